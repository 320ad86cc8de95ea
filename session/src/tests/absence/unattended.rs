//! The last person leaves, and watches how computers play the game out.

use super::*;
use crate::absence::unattended;
use crate::testing::toy::RULES_2;

const RESIGN: Intent = Intent::ResignAndWatch;
const AWAY: Intent = Intent::HandOverAndWatch;

impl Play {
    /// Lets the computers make that move, one after the other, so many times.
    #[track_caller]
    fn computers_do(&mut self, text: &str, times: usize) {
        for _ in 0..times {
            let seat = self.session.computers_to_act().iter().next().expect("a computer is waited for");
            self.computes(self.session.seats[seat.index()].sitter.number(), text);
        }
    }

    /// Whether nobody is called, reminded or asked, now or later.
    fn is_calm(&self) -> bool {
        let told = self.effects.iter().all(|effect| match effect {
            Effect::Board { ping, .. } => ping.is_empty(),
            Effect::Notice(note) => note.calls.is_empty(),
            _ => true,
        });
        told && self.session.timers().is_empty()
    }
}

#[test]
fn computers_play_a_game_out_behind_the_last_person_who_resigns_and_it_is_nobodys() {
    let mut play = Play::with_computers(2, 2);
    assert!(!unattended::may_resign_to_watch(&play.session, 1), "somebody else plays");
    play.does(1, &Intent::Resign);
    assert!(unattended::may_resign_to_watch(&play.session, 2));
    play.does(2, &RESIGN);
    assert_eq!((play.notices(), play.session.status), (vec!["notice-resigned-watching"], Status::Live));
    assert!(unattended::is_unattended(&play.session) && play.is_calm());
    for times in 0..6 {
        play.computers_do("step; done", 1);
        assert!(play.is_calm(), "turn {times}");
    }
    play.computers_do("end", 1);
    assert_eq!((play.session.status, play.board()), (Status::Over, Some(SeatSet::EMPTY)));
    assert_eq!((play.results.len(), play.session.counts()), (0, false), "as if it had been ended");
    let outcome = play.session.outcome().expect("it is over");
    let places: Vec<u8> = (0..4)
        .map(|seat| outcome.standings.iter().find(|it| it.seat == Seat(seat)).expect("it has a place").place)
        .collect();
    assert_eq!(places[..2], [4, 3], "whoever resigned is last, the later the better");
}

#[test]
fn without_the_wish_or_with_others_about_all_is_as_ever() {
    let mut play = Play::with_computers(1, 2);
    play.does(1, &Intent::Resign);
    assert_eq!(play.session.status, Status::Ended);
    // Of two, the other wins at once, and that counts.
    let mut play = Play::with_computers(1, 1);
    assert!(!unattended::may_resign_to_watch(&play.session, 1));
    play.does(1, &RESIGN);
    assert_eq!((play.session.status, play.notices()), (Status::Over, vec!["notice-resigned"]));
    assert_eq!(play.results.iter().map(|row| (row.place, row.counted)).collect::<Vec<_>>(), [(2, true)]);
    // Where another person plays, a person who wishes to watch only leaves.
    for intent in [RESIGN, AWAY] {
        let mut play = Play::with_computers(2, 2);
        play.does(1, &intent);
        assert!(!unattended::is_unattended(&play.session));
    }
    // Another person's game is not played out over their head.
    let mut play = Play::with_computers(2, 2);
    play.does(2, &Intent::HandOver);
    play.denies(1, &AWAY, "the last person");
    play.does(1, &RESIGN);
    assert_eq!((play.session.status, play.session.people()), (Status::Live, SeatSet::one(Seat(1))));
    // Nobody else plays at a table for one.
    let mut play = Play::lobby(RULES_1[0], 1);
    play.does(1, &Intent::Start);
    play.denies(1, &AWAY, "the last person");
    play.does(1, &RESIGN);
    assert_ne!(play.session.status, Status::Live);
}

#[test]
fn whoever_hands_over_last_is_asked_watches_and_comes_back() {
    let mut play = Play::with_computers(1, 1);
    play.plays(1, "step; done");
    play.computes(2, "done");
    play.denies(1, &Intent::HandOver, "not sure: LeaveToComputers");
    play.does(1, &AWAY);
    assert_eq!(play.notices(), ["notice-handed-over-watching"]);
    assert!(unattended::is_unattended(&play.session) && play.is_calm());
    play.computers_do("done", 3);
    play.denies(1, &Intent::Offer, "the last person");
    play.does(1, &Intent::ComeBack);
    assert_eq!((unattended::is_unattended(&play.session), play.notices()), (false, vec!["notice-came-back"]));
    play.denies_as(&Person::computer(1), &moves("done"), "not asked");
    play.computers_do("done", 1);
    play.does(1, &AWAY);
    play.computers_do("step; step; end", 1);
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "they hear of the end");
    let results: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.counted)).collect();
    assert_eq!(results, [(1, 2, true)], "a computer has finished it for them");
}

#[test]
fn what_is_played_out_is_ended_by_whoever_watches_the_host_or_a_moderator_alone() {
    for (first, last) in [(1, 2), (2, 1)] {
        let mut play = Play::with_computers(2, 2);
        assert_eq!(play.session.host, 1);
        play.does(first, &Intent::Resign);
        play.denies(first, &END, "resigned");
        play.does(last, &RESIGN);
        play.computers_do("done", 3);
        play.denies(9, &END, "not seated");
        if first != 1 {
            play.denies(first, &END, "resigned");
        }
        for (user, intent) in [(1, END), (last, END), (9, SETTLE)] {
            if intent == END {
                play.denies(user, &Intent::End { sure: false }, "not sure: EndAlone");
            }
            let change = play.tries(user, &intent).expect("they may");
            assert_eq!((change.session.status, change.results.len()), (Status::Ended, 0));
            assert!(change.session.computers_to_act().is_empty());
        }
    }
    let mut play = Play::with_computers(1, 2);
    play.does(1, &AWAY);
    play.does(1, &END);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn whoever_has_left_does_nothing_else_there_and_sees_no_more_than_everybody() {
    let mut play = Play::with_computers(1, 2);
    play.plays(1, "step; done");
    play.computers_do("done", 2);
    play.does(1, &RESIGN);
    for intent in [
        moves("step"),
        UNDO,
        AGREE,
        Intent::Hint { sure: true },
        Intent::Pause,
        Intent::HandOver,
        Intent::ComeBack,
    ] {
        let denied = play.tries(1, &intent).err().map(|denied| denied.to_string());
        let expected = if intent == AGREE { "no question is open" } else { "resigned" };
        assert_eq!(denied.as_deref(), Some(expected), "{intent:?}");
    }
    play.computers_do("vote", 1);
    let computer = play.session.computers_to_act().iter().next().expect("both choose");
    let computer = Person::computer(play.session.seats[computer.index()].sitter.number());
    let seen = ["pick heads", "pick tails"].map(|pick| {
        let session = play.tries_as(&computer, &moves(pick)).expect("it chooses").session;
        let position = |viewer| session.position(viewer).expect("it goes on").seq;
        assert_eq!(position(Viewer::Seat(Seat(0))), position(Viewer::Public));
        session.sight(Viewer::Seat(Seat(0))).expect("it goes on").digest()
    });
    assert_eq!(seen[0], seen[1], "the choice of a computer is not shown");
}

#[test]
fn what_nobody_can_see_waits_and_goes_on() {
    let mut play = Play::with_computers(1, 2);
    play.does(1, &RESIGN);
    play.computers_do("done", 1);
    play.does_as(&Person::bot(), &Intent::Park);
    assert!(!play.session.waits_for_computers(), "the channel is closed");
    play.does_as(&Person::bot(), &Intent::Unpark);
    assert!(play.is_calm());
    play.computers_do("done", 1);
    play = play.vanishes();
    assert!(!play.session.waits_for_computers());
    play.does(1, &Intent::Bring { channel: 77, allowed: false });
    assert_eq!(play.session.status, Status::Live);
    play.computers_do("end", 1);
    let again = play.tries(1, &Intent::Rematch).expect("whoever sat there plays again");
    assert!(again.session.is_starting(), "with the same computers, at once");
}

#[test]
fn a_table_that_freezes_is_played_out_when_it_thaws() {
    let mut play = Play::with_computers(1, 2);
    play.plays(1, "cheat");
    play.does(1, &RESIGN);
    play.loaded_by(RULES_2);
    assert_eq!(play.session.status, Status::Frozen);
    assert!(!play.session.waits_for_computers());
    assert!(play.tries(1, &END).is_ok(), "whoever watches need not wait");
    play.loaded_by(RULES_1);
    play.computers_do("end", 1);
    assert_eq!((play.session.status, play.results.len()), (Status::Over, 0));
}

#[test]
fn whoever_takes_an_offered_seat_has_a_game_again() {
    let mut play = Play::with_computers(2, 2);
    play.does(9, &Intent::Free { number: 2, offered: true });
    play.does(1, &RESIGN);
    play.computers_do("done", 2);
    play.does(8, &Intent::Take { offer: None });
    assert!(!unattended::is_unattended(&play.session));
    while play.session.table().is_some_and(|table| !table.turn().must().contains(Seat(1))) {
        play.computers_do("done", 1);
    }
    play.plays(8, "step; step; end");
    let results: Vec<_> = play.results.iter().map(|row| (row.user, row.place)).collect();
    assert_eq!(results, [(1, 4), (8, 1)]);
    assert!(play.session.counts());
}

#[test]
fn time_that_stood_still_runs_again_where_nobody_is_left_to_let_it() {
    let mut play = Play::with_computers(2, 2);
    play.does(1, &Intent::Pause);
    play.does(2, &AGREE);
    assert!(play.session.paused);
    play.does(1, &Intent::Resign);
    play.does(2, &RESIGN);
    assert!(!play.session.paused);
}

#[test]
fn a_game_that_computers_play_without_end_is_ended() {
    let mut play = Play::with_computers(1, 2);
    play.does(1, &RESIGN);
    let many = vec!["step".to_owned(); 2_500];
    let seat = play.session.computers_to_act().iter().next().expect("one is waited for");
    let computer = Person::computer(play.session.seats[seat.index()].sitter.number());
    let steps = Intent::Act { moves: many, decision: None };
    for _ in 0..2 {
        play.does_as(&computer, &steps);
        assert_eq!(play.session.status, Status::Live);
    }
    play.does_as(&computer, &moves("step"));
    assert_eq!((play.session.status, play.results.len()), (Status::Ended, 0));
    assert_eq!(play.notices(), ["notice-unending"]);
}
