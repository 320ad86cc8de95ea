//! Taking back: freely, and by asking.

use super::far::played_on;
use super::*;
use crate::play::undo;

#[test]
fn steps_of_ones_own_turn_are_taken_back_freely_one_by_one() {
    let mut play = Play::started(2);
    let (start, public) = (play.points(), play.public());
    play.denies(1, &UNDO, "nothing to take back");
    play.plays(1, "step; step");
    assert!(undo::can_take_back(&play.session, Seat(0)));
    assert!(!undo::can_take_back(&play.session, Seat(1)));
    play.does(1, &UNDO);
    assert_eq!(play.points()[0], start[0] + 1);
    assert_eq!(play.board(), None, "nobody has seen it");
    play.does(1, &UNDO);
    assert_eq!((play.points(), play.public()), (start, public));
    play.denies(1, &UNDO, "nothing to take back");
}

#[test]
fn the_games_own_answer_goes_back_with_its_cause() {
    let mut play = Play::started(2);
    let start = play.points();
    play.plays(1, "toll");
    play.does(1, &UNDO);
    assert_eq!(play.points(), start);
    assert_eq!(play.session.log.len(), 1);
}

#[test]
fn a_secret_choice_is_withdrawn_until_the_last_one_is_in() {
    let mut play = Play::started(3);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    play.plays(2, "pick heads");
    assert!(undo::can_take_back(&play.session, Seat(0)));
    play.does(1, &UNDO);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some([Seat(0), Seat(2)].into_iter().collect()));
    assert!(play.board().is_some(), "all may see who still chooses");
    assert_eq!(play.session.log.last().map(|line| line.entry.to_string()), Some("2 pick heads".to_owned()));
    play.plays(1, "pick tails");
    play.plays(1, "pick heads");
    play.plays(3, "pick tails");
    assert!(!undo::can_take_back(&play.session, Seat(1)), "it is revealed");
    assert_eq!(play.board(), Some(SeatSet::EMPTY.with(Seat(0))));
}

#[test]
fn an_answered_offer_is_not_taken_back_freely() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    assert!(undo::can_take_back(&play.session, Seat(0)));
    play.does(1, &UNDO);
    play.plays(1, "offer");
    play.plays(2, "reject");
    assert!(!undo::can_take_back(&play.session, Seat(0)));
    assert!(undo::can_take_back(&play.session, Seat(1)), "nobody has done anything on the answer");
    let appeal = play.appeals()[0];
    play.does(2, &UNDO);
    assert_eq!(play.session.appeal().map(|(number, _)| number), Some(appeal), "the same offer waits again");
    assert!(play.notices().is_empty());
    play.plays(2, "reject");
    play.plays(1, "step");
    assert!(!undo::can_take_back(&play.session, Seat(1)));
}

#[test]
fn a_turn_that_was_ended_is_withdrawn_until_anybody_has_acted() {
    let mut play = Play::started(3);
    play.plays(1, "step; done");
    assert!(undo::can_take_back(&play.session, Seat(0)));
    assert!(!undo::can_take_back(&play.session, Seat(1)));
    play.does(1, &UNDO);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some(SeatSet::one(Seat(0))));
    assert_eq!(play.notices(), ["notice-turn-taken-back"]);
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "whoever was called sees that it is not their turn");
    play.plays(1, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))), "and is called when it is");
    play.plays(2, "step");
    assert!(!undo::can_take_back(&play.session, Seat(0)));
    play.denies(1, &ASK, "not sure: AskUndo");
    let mut play = Play::started(2);
    play.plays(1, "roll");
    assert!(!undo::can_take_back(&play.session, Seat(0)), "a draw cannot be withdrawn");
    let rolled = play.entries();
    play.plays(1, "done");
    play.does(1, &UNDO);
    assert_eq!(play.entries(), rolled, "the end of the turn alone");
}

impl Play {
    /// Lets the clock act for a seat. No timer does so yet: the rows are written by hand.
    #[track_caller]
    pub(super) fn times_out(&mut self, seat: u8, action: &str) {
        let mut change = self.tries(u64::from(seat) + 1, &moves(action)).expect("it is legal");
        for row in &mut change.rows {
            (row.author, row.user) = (Author::Clock, 0);
        }
        self.rows.extend(change.rows);
        assemble(&mut self.session, &self.rows, None).expect("the log replays");
    }

    pub(super) fn entries(&self) -> Vec<String> {
        self.session.log.iter().skip(1).map(|logged| logged.entry.to_string()).collect()
    }
}

#[test]
fn what_the_clock_did_for_a_seat_is_not_its_persons_to_take_back() {
    let mut play = Play::started(2);
    play.times_out(0, "step");
    assert!(!undo::can_take_back(&play.session, Seat(0)));
    play.denies(1, &UNDO, "nothing to take back");
    play.plays(1, "step");
    play.times_out(0, "toll");
    assert_eq!(play.entries(), ["1 step", "1 step", "1 toll", "auto 2 pay"]);
    assert!(!undo::can_take_back(&play.session, Seat(0)), "the toll went through another's hands");
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    assert_eq!(play.entries(), ["1 step"], "the person's own step and everything since, whole");
}

#[test]
fn a_free_take_back_leaves_what_the_clock_did_meanwhile() {
    let mut play = Play::started(2);
    play.plays(1, "step");
    play.times_out(0, "step");
    let seqs: Vec<_> = play.session.log.iter().map(|logged| logged.seq).collect();
    play.does(1, &UNDO);
    assert_eq!(play.session.log.iter().map(|logged| logged.seq).collect::<Vec<_>>(), [seqs[0], seqs[2]]);
    assert_eq!(play.session.log[1].author, Author::Clock);
    play.denies(1, &UNDO, "nothing to take back");
}

#[test]
fn what_depends_on_an_action_is_taken_back_with_it_by_all() {
    let mut play = Play::started(3);
    play.plays(1, "offer");
    play.times_out(1, "accept");
    assert!(!undo::can_take_back(&play.session, Seat(0)), "without the offer there is nothing to accept");
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    play.does(3, &AGREE);
    assert_eq!(play.entries(), [""; 0]);
}

#[test]
fn a_choice_is_taken_back_with_those_that_computers_made_after_it() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Seat(Level::Random));
    play.does(1, &Intent::Start);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    play.does_as(&Person::computer(3), &moves("pick tails"));
    assert!(undo::can_take_back(&play.session, Seat(0)));
    assert!(!undo::can_take_back(&play.session, Seat(2)), "a computer takes nothing back");
    play.does(1, &UNDO);
    assert_eq!(play.entries(), ["1 vote"]);
}

#[test]
fn the_answers_to_an_action_go_with_it_whoever_spoke_in_between() {
    let mut play = Play::started(3);
    play.does(3, &Intent::Resign);
    play.plays(1, "vote");
    assert_eq!(play.entries(), ["3 resign", "1 vote", "auto 3 pick tails"]);
    play.times_out(1, "pick heads");
    assert!(!undo::can_take_back(&play.session, Seat(0)), "the other's pick would stand without a vote");
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    assert_eq!(
        play.entries(),
        ["3 resign"],
        "the vote goes with its answer, and with the pick that depended on it"
    );
}

#[test]
fn what_goes_is_told_with_what_is_drawn_again() {
    let mut play = played_on("round");
    let reach = undo::reach_of(&play.session, Seat(0)).expect("it is within a round");
    assert_eq!(
        reach.moves,
        [(Seat(0), 1), (Seat(1), 2), (Seat(2), 1)],
        "the last move is the end of the turn"
    );
    assert_eq!((reach.drew, reach.uncounted), (SeatSet::EMPTY, false));
    let rolled = play.session.log.iter().find(|logged| logged.entry.to_string().starts_with("1 roll"));
    let rolled = rolled.expect("a die was rolled").seq;
    assert_eq!(undo::reach(&play.session, &[rolled]).drew, SeatSet::one(Seat(0)));
    play.does(1, &UNDO);
    assert!(play.session.question.is_some());
}

#[test]
fn whoever_was_told_how_much_goes_takes_back_just_that() {
    let sure = |going| Intent::Undo { decision: None, sure: true, going: Some(going) };
    let mut play = played_on("round");
    play.denies(1, &sure(1), "not sure: AskUndo");
    play.does(1, &sure(4));
    assert!(play.session.question.is_some());
}

#[test]
fn a_secret_choice_counts_once_however_often_it_was_changed() {
    let mut play = Play::lobby(games::title("confusing-lands").expect("there is one"), 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let chooses = |play: &mut Play, number: usize| {
        let sight = play.session.sight(Viewer::Seat(Seat(1))).expect("it has begun");
        play.plays(2, &sight.actions()[number]);
    };
    (0..3).for_each(|number| chooses(&mut play, number));
    let all: Vec<i64> = play.session.log.iter().map(|logged| logged.seq).collect();
    assert_eq!(undo::reach(&play.session, &all).moves, [(Seat(1), 1)], "{:?}", play.entries());
}

#[test]
fn alone_somebody_is_asked_before_computers_moves_go_or_the_game_no_longer_counts() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(1, &Intent::Seat(Level::Random));
    play.does(1, &Intent::Start);
    play.plays(1, "roll");
    play.denies(1, &ASK, "not sure: UndoAlone");
    assert!(undo::reach_of(&play.session, Seat(0)).expect("there is something").uncounted);
    play.does(1, &UNDO);
    play.plays(1, "roll");
    assert!(
        !undo::reach_of(&play.session, Seat(0)).expect("there is something").uncounted,
        "it does not count already"
    );
    play.does(1, &ASK);
}

#[test]
fn a_bare_answer_means_the_only_thing_that_was_asked() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    assert!(!play.session.asked_several(Seat(1)));
    play.plays(2, "reject");
    play.does(1, &Intent::Pause);
    assert!(!play.session.asked_several(Seat(1)), "the offer was answered");
    // The offer replaces the question.
    play.plays(1, "offer");
    assert!(play.session.asked_several(Seat(1)));
    assert!(!play.session.asked_several(Seat(0)), "one's own questions are no riddle");
    play.plays(2, "accept");
    assert!(!play.session.asked_several(Seat(1)));
    // What others answer asks nobody.
    let mut play = Play::started(3);
    play.does(1, &END);
    play.does(3, &AGREE);
    assert!(!play.session.asked_several(Seat(1)));
}

#[test]
fn what_a_former_sitter_did_is_not_for_the_next_to_take_back() {
    for (did, kept) in [("step", "1 step"), ("step; done", "1 done")] {
        let mut play = Play::started(3);
        play.plays(1, did);
        play.does(1, &Intent::Offer);
        play.does(9, &Intent::Take { offer: None });
        assert!(!undo::can_take_back(&play.session, Seat(0)) && !undo::can_ask_back(&play.session, Seat(0)));
        play.denies(9, &UNDO, "nothing to take back");
        assert_eq!(play.entries().last().map(String::as_str), Some(kept));
        // Nor for its own person when they are back.
        play.does(9, &Intent::Offer);
        play.does(1, &Intent::Take { offer: None });
        play.denies(1, &UNDO, "nothing to take back");
    }
    let mut play = Play::started(3);
    play.plays(1, "roll");
    play.does(1, &Intent::Offer);
    play.does(9, &Intent::Take { offer: None });
    play.plays(9, "roll");
    play.does(9, &UNDO);
    play.does(2, &AGREE);
    play.does(3, &AGREE);
    assert_eq!(play.entries().len(), 1, "their own roll alone: {:?}", play.entries());
    play.denies(9, &UNDO, "nothing to take back");
}

#[test]
fn a_question_lapses_when_somebody_takes_something_back_freely() {
    for ask in [END, Intent::Pause] {
        let mut play = Play::started(3);
        play.plays(1, "step");
        play.does(2, &ask);
        play.does(1, &UNDO);
        assert_eq!(play.session.question, None);
        assert_eq!(play.told().1, [("notice-lapsed", vec![Seat(1)])]);
        play.denies(3, &AGREE, "no question is open");
    }
}
