//! What a person who plays alone may do, and what does not count then.

use super::*;

/// Person 1 alone, with that many computers.
fn alone(computers: u8) -> Play {
    let mut play = Play::lobby(RULES_1[0], computers + 1);
    for _ in 0..computers {
        play.does(1, &Intent::Seat(Level::Random));
    }
    play.does(1, &Intent::Start);
    play
}

impl Play {
    /// Whether the game would count if it ended now.
    fn counts(&mut self) -> bool {
        self.plays(1, "end");
        assert!(!self.results.is_empty());
        let counted: Vec<bool> = self.results.iter().map(|row| row.counted).collect();
        assert!(counted.iter().all(|counts| *counts == counted[0]));
        counted[0]
    }

    fn regrets(&self) -> usize {
        let told = narration(&self.session, Viewer::Public, &Keys, -1).expect("it replays");
        told.iter().filter(|line| *line == "story-taken-back").count()
    }
}

#[test]
fn what_was_drawn_and_is_taken_back_alone_is_told_and_the_game_does_not_count() {
    for computers in [0, 1] {
        let mut play = alone(computers);
        for times in 1..=2 {
            play.plays(1, "roll");
            play.does(1, &UNDO);
            assert_eq!((play.regrets(), play.session.taken_back()), (times, times));
        }
        assert!(!play.counts(), "{computers} computers");
    }
}

#[test]
fn what_was_chosen_and_shown_is_like_what_was_drawn() {
    let mut play = alone(1);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    if play.session.computers_to_act().contains(Seat(1)) {
        let computer = Person::computer(play.session.seats[1].sitter.number());
        play.does_as(&computer, &moves("pick tails"));
    }
    play.does(1, &UNDO);
    assert_eq!(play.regrets(), 1);
}

#[test]
fn what_is_taken_back_freely_does_not_matter() {
    for computers in [0, 1] {
        let mut play = alone(computers);
        play.plays(1, "step; step");
        play.does(1, &UNDO);
        assert_eq!(play.regrets(), 0);
        assert!(play.counts(), "{computers} computers");
    }
}

#[test]
fn what_other_people_agree_on_counts_as_ever() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    assert_eq!(play.regrets(), 0, "everybody knows");
    assert!(play.counts());
}

#[test]
fn a_hint_alone_keeps_a_game_from_counting_and_one_that_others_hear_of_does_not() {
    let mut play = alone(1);
    play.does(1, &Intent::Hint { sure: true });
    assert!(!play.counts());
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Configure { key: "hints".to_owned(), value: "yes".to_owned() });
    play.does(1, &Intent::Start);
    play.does(1, &Intent::Hint { sure: true });
    assert_eq!(play.session.own_hints(), 0);
    assert!(play.counts());
}

#[test]
fn whoever_is_left_with_caretakers_takes_back_alone() {
    let mut play = Play::started(2);
    play.does(2, &Intent::HandOver);
    play.plays(1, "roll");
    play.does(1, &UNDO);
    assert!(play.session.question.is_none(), "nobody else is there");
    assert_eq!(play.regrets(), 1);
    assert!(!play.counts());
}

#[test]
fn a_game_that_an_older_version_has_taken_back_counts_as_it_did() {
    let mut play = alone(1);
    play.plays(1, "roll");
    play.does(1, &UNDO);
    for row in play.rows.iter_mut().filter(|row| row.kind() == Kind::Undo) {
        (row.deed, row.verbatim) = Deed::read(Kind::Undo, row.body().trim_end_matches(" alone").to_owned());
    }
    let mut again = play.session.clone();
    assemble(&mut again, &play.rows, None).expect("the log replays");
    play.session = again;
    assert!(play.counts());
}

#[test]
fn what_computers_have_played_since_goes_back_and_counts_where_nothing_was_drawn() {
    let mut play = Play::with_computers(1, 1);
    play.plays(1, "step; done");
    play.computes(2, "step; done");
    play.does(1, &UNDO);
    assert_eq!((play.entries(), play.regrets()), (vec!["1 step".to_owned()], 0));
    assert!(play.counts());
}
