//! Offers and the answers to them.

use super::order::{Trading, user};
use super::*;
use crate::play::appeal;

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
    assert_eq!(appeal::appeal_narration(&play.session, number, &Keys).expect("it replays"), ["1 offer"]);
    play.denies(1, &answer(number, "accept"), "not asked");
    play.denies(4, &answer(number, "accept"), "not seated");
    play.denies(2, &answer(number - 1, "accept"), "no question is open");
    play.plays(1, "step");
    assert_eq!(play.appeals(), [0; 0], "what does not change it is not told");
    play.does(2, &answer(number, "reject"));
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "whoever asked is called");
    assert_eq!(
        appeal::appeal_narration(&play.session, number, &Keys).expect("it replays"),
        ["1 offer", "2 reject"]
    );
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
    assert_eq!(appeal::appeal_narration(&play.session, number, &Keys).expect("it replays"), [""; 0]);
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

#[test]
fn an_answer_leaves_the_others_the_patience_that_they_have() {
    let mut trading = Trading::begun().offered();
    let first = trading.first;
    let (other, third) = (trading.other(), trading.other().next(3));
    let play = &mut trading.play;
    let (number, offered) = (play.open_appeal(), play.now);
    play.does(user(first), &Intent::HandOver);
    let waits = |play: &Play| -> Vec<(Seat, i64)> {
        let timers = play.session.timers().into_iter().filter(|timer| timer.kind == TimerKind::Patience);
        timers.filter_map(|timer| Some((timer.seat?, timer.due))).collect()
    };
    assert!(waits(play).contains(&(third, offered + 120)), "{:?}", waits(play));
    play.now += 50;
    play.does(user(other), &answer(number, "decline"));
    assert_eq!(waits(play), [(third, offered + 120)], "from the offer on");
    play.now = offered + 119;
    play.does_as(&Person::clock(), &Intent::Unanswered(third));
    assert_eq!(play.session.appeal(), None);
}

#[test]
fn whoever_asked_is_called_when_somebody_agrees_and_when_all_have_answered() {
    let mut trading = Trading::begun().offered();
    let first = trading.first;
    let (other, third) = (trading.other(), trading.other().next(3));
    let play = &mut trading.play;
    let number = play.open_appeal();
    let calls = |play: &Play| play.effects.contains(&Effect::Call(first));
    let owed = |play: &Play| {
        let timers = play.session.timers();
        timers.iter().any(|timer| (timer.kind, timer.seat) == (TimerKind::Call, Some(first)))
    };
    assert!(!owed(play), "nobody has answered");
    play.does(user(third), &answer(number, "decline"));
    assert!(!calls(play) && !owed(play), "there is nothing to choose");
    let resting =
        Availability { quiet: Some((0, 0)), away: Some((0, play.now + 900)), ..Availability::default() };
    let rests = play.tries(user(first), &Intent::Availability(Box::new(resting))).expect("they sit here");
    let accepts = |session: &Session, now| {
        let moment = Moment { now, secret: [8; 32], availability: Availability::default() };
        decide(session, &answer(number, "accept"), &person(user(other)), &moment).expect("it is granted")
    };
    let quiet = accepts(&rests.session, play.now + 1);
    assert!(!quiet.effects.contains(&Effect::Call(first)), "they rest");
    assert!(matches!(quiet.session.seats[first.index()].call, Call::Owed(_)));
    play.does(user(other), &answer(number, "accept"));
    assert!(calls(play) || play.board() == Some(SeatSet::one(first)), "{:?}", play.effects);
}

#[test]
fn whoever_asked_is_called_while_others_are_silent_as_soon_as_somebody_agrees() {
    let mut trading = Trading::begun().offered();
    let first = trading.first;
    let other = trading.other();
    let play = &mut trading.play;
    let number = play.open_appeal();
    play.does(user(other), &answer(number, "accept"));
    assert_eq!(play.session.appeal().map(|(_, appeal)| appeal.open.len()), Some(1), "the third is silent");
    assert!(play.effects.contains(&Effect::Call(first)), "{:?}", play.effects);
    play.does(user(other.next(3)), &answer(number, "decline"));
    assert!(
        play.effects.iter().any(|effect| match effect {
            Effect::Call(seat) => *seat == first,
            Effect::Board { ping, .. } => ping.contains(first),
            _ => false,
        }),
        "and when all have answered: {:?}",
        play.effects
    );
}
