//! Offers and the answers to them.

use super::order::{Trading, user};
use super::*;

impl Play {
    pub(crate) fn appeals(&self) -> Vec<i64> {
        let number = |effect: &Effect| match effect {
            Effect::Appeal(number) => Some(*number),
            _ => None,
        };
        self.effects.iter().filter_map(number).collect()
    }

    /// The number of the appeal that is open.
    #[track_caller]
    pub(crate) fn open_appeal(&self) -> i64 {
        self.session.appeal().expect("one is open").0
    }
}

fn answer(appeal: i64, action: &str) -> Intent {
    Intent::Answer { appeal, action: action.to_owned() }
}

#[test]
fn an_offer_is_announced_answered_where_it_stands_and_over_then() {
    let mut play = Play::started(3);
    play.plays(1, "step; offer");
    let number = play.open_appeal();
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.session.appeal().map(|(open, appeal)| (open, appeal.open.len())), Some((number, 2)));
    assert_eq!(play.session.appeal_narration(number, &Keys).expect("it replays"), ["1 offer"]);
    play.denies(1, &answer(number, "accept"), "not asked");
    play.denies(4, &answer(number, "accept"), "not seated");
    play.denies(2, &answer(number - 1, "accept"), "no question is open");
    play.plays(1, "step");
    assert_eq!(play.appeals(), [0; 0], "what does not change it is not told");
    play.does(2, &answer(number, "reject"));
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "whoever asked is called");
    assert_eq!(play.session.appeal_narration(number, &Keys).expect("it replays"), ["1 offer", "2 reject"]);
    play.denies(3, &answer(number, "accept"), "no question is open");
}

#[test]
fn an_offer_dies_with_the_turn_and_the_next_has_a_message_of_its_own() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let first = play.open_appeal();
    play.plays(1, "done");
    assert_eq!(play.appeals(), [first]);
    play.denies(2, &answer(first, "accept"), "no question is open");
    play.plays(2, "offer");
    let second = play.open_appeal();
    assert_eq!(play.appeals(), [second]);
    play.denies(1, &answer(first, "accept"), "no question is open");
    play.does(1, &answer(second, "accept"));
}

#[test]
fn an_offer_that_is_taken_back_is_told_so() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let number = play.open_appeal();
    play.does(1, &UNDO);
    if play.session.question.is_some() {
        play.does(2, &AGREE);
    }
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.session.appeal_narration(number, &Keys).expect("it replays"), [""; 0]);
}

#[test]
fn an_offer_dies_with_the_game() {
    for (seats, last) in [(3, vec![(1, SETTLE)]), (3, vec![(2, Intent::Resign), (3, Intent::Resign)])] {
        let mut play = Play::started(seats);
        play.plays(1, "offer");
        let number = play.open_appeal();
        for (user, intent) in &last {
            play.does(*user, intent);
        }
        assert!(!play.session.status.is_open());
        assert_eq!(play.appeals(), [number], "its message is told");
        assert_eq!(play.session.appeal(), None);
        play.denies(1, &answer(number, "accept"), "over");
    }
}

#[test]
fn a_computer_keeps_to_an_offer_once_the_first_has_agreed_and_waits_for_nobody_else() {
    let mut trading = Trading::begun().offered();
    let (first, other) = (trading.first, trading.other());
    let play = &mut trading.play;
    let number = play.open_appeal();
    play.does(user(first), &Intent::HandOver);
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY, "two people are asked");
    play.does(user(other), &answer(number, "accept"));
    assert_eq!(play.session.computers_to_act(), SeatSet::one(first), "the third has not answered");
    let advice = play.session.table().expect("it goes on").advise(first, Level::Easy, 1);
    assert!(advice[0].moves[0].starts_with("confirm"), "{advice:?}");
    play.computes(user(first), &advice[0].moves[0]);
    play.denies(user(other.next(3)), &answer(number, "accept"), "no question is open");
}
