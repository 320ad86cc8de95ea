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
    // Answers that follow one another are one call.
    let early = play.tries(user(other.next(3)), &answer(number, "decline")).expect("it is granted").effects;
    assert!(early.contains(&Effect::UpdateCall(first)) && !early.contains(&Effect::Call(first)), "{early:?}");
    play.now += 599;
    play.does(user(other.next(3)), &answer(number, "decline"));
    assert!(play.effects.contains(&Effect::Call(first)), "a later one calls anew: {:?}", play.effects);
    assert!(!play.effects.contains(&Effect::UpdateCall(first)));
    play.does(user(first), &moves("cancel"));
    assert!(play.effects.contains(&Effect::TakeCallAway(first)), "{:?}", play.effects);
}

#[test]
fn somebody_who_rests_when_another_agrees_is_called_later_although_a_third_is_silent() {
    let mut trading = Trading::begun().offered();
    let (first, other) = (trading.first, trading.other());
    let play = &mut trading.play;
    let number = play.open_appeal();
    let rests = Availability { away: Some((0, play.now + 900)), ..Availability::default() };
    let rests = Intent::Availability(Box::new(rests));
    play.session = play.tries(user(first), &rests).expect("they sit here").session;
    play.does(user(other), &answer(number, "accept"));
    let calls = [TimerKind::Call, TimerKind::Wake];
    let timers = play.session.timers();
    assert!(
        timers.iter().any(|timer| timer.seat == Some(first) && calls.contains(&timer.kind)),
        "{timers:?}"
    );
}

#[test]
fn a_call_goes_when_the_agreement_is_taken_back_or_the_offer_is_called_off() {
    for taken_back in [true, false] {
        let mut trading = Trading::begun().offered();
        let (first, other) = (trading.first, trading.other());
        let play = &mut trading.play;
        let number = play.open_appeal();
        play.does(user(other), &answer(number, "accept"));
        assert!(play.effects.contains(&Effect::Call(first)));
        play.does(user(if taken_back { other } else { first }), &UNDO);
        for seat in [first, other, other.next(3)] {
            if play.session.question.as_ref().is_some_and(|question| question.missing().contains(seat)) {
                play.does(user(seat), &AGREE);
            }
        }
        assert_eq!(play.session.appeal().is_some(), taken_back);
        assert!(play.effects.contains(&Effect::TakeCallAway(first)), "{taken_back}: {:?}", play.effects);
        assert!(!play.effects.contains(&Effect::Call(first)));
    }
}

#[test]
fn a_typed_answer_does_not_count_for_an_offer_that_came_in_the_place_of_another() {
    let mut trading = Trading::begun().offered();
    let (first, other) = (trading.first, trading.other());
    let was = trading.play.session.appeal();
    let kinds = ["wood", "brick", "wool", "grain", "ore"];
    let offers =
        kinds.iter().flat_map(|give| kinds.map(|want| format!("cancel;trade 1 {give} for 1 {want}")));
    // Another offer that the same person can accept.
    let can = |play: &Play, offer: &String| {
        let change = play.tries(user(first), &moves(offer)).ok()?;
        let sight = change.session.sight(Viewer::Seat(other))?;
        let state = |appeal: Option<(i64, tabletop::Appeal)>| appeal.map(|(_, appeal)| appeal.state);
        (sight.allows("accept") && state(change.session.appeal()) != state(was.clone())).then_some(())
    };
    let offer =
        offers.clone().find(|offer| can(&trading.play, offer).is_some()).expect("there is another one");
    let play = &mut trading.play;
    play.plays(user(first), &offer);
    let decision = play.session.decision(other);
    play.denies(user(other), &moves("accept"), &format!("stale; the decision is now {decision}"));
    let number = play.open_appeal();
    play.does(user(other), &answer(number, "accept"));
    // Somebody who has answered the first one can only mean the second.
    let mut trading = Trading::begun().offered();
    let play = &mut trading.play;
    let number = play.open_appeal();
    play.does(user(other), &answer(number, "decline"));
    play.plays(user(first), &offer);
    play.plays(user(other), "accept");
}

#[test]
fn a_call_says_who_has_declined_meanwhile_while_others_are_still_silent() {
    let begun = |secret: u8| {
        let mut play = Play::lobby(games::title("catan").expect("there is Catan"), 4);
        play.session.options = Options::default().with("layout", "fixed").with("trade", "players");
        play.session.secret = [secret; 32];
        (2..=4).for_each(|user| play.does(user, &Intent::Join));
        play.does(1, &Intent::Start);
        let first = play.session.table().expect("it has begun").turn().must().iter().next();
        let mut trading = Trading { play, first: first.expect("somebody begins") };
        trading.play.plays(user(trading.first), "roll");
        (trading.turn().must() == SeatSet::one(trading.first)).then_some(trading)
    };
    let mut trading = (1..9).find_map(begun).expect("not every roll is a seven");
    let (first, [accepts, declines]) =
        (trading.first, [1, 2].map(|after| Seat((trading.first.0 + after) % 4)));
    let kinds = ["wood", "brick", "wool", "grain", "ore"];
    let mut offers = kinds.iter().flat_map(|give| kinds.map(|want| format!("trade 1 {give} for 1 {want}")));
    let acceptable = |offer: &String| {
        let offered = trading.play.tries(user(first), &moves(offer)).ok();
        let sight = offered.and_then(|change| change.session.sight(Viewer::Seat(accepts)));
        sight.is_some_and(|sight| sight.allows("accept"))
    };
    let offer = offers.find(acceptable).expect("there is a card that the next one has");
    let play = &mut trading.play;
    play.plays(user(first), &offer);
    let number = play.open_appeal();
    play.does(user(accepts), &answer(number, "accept"));
    assert!(play.effects.contains(&Effect::Call(first)));
    play.does(user(declines), &answer(number, "decline"));
    assert!(play.session.appeal().is_some_and(|(_, appeal)| !appeal.open.is_empty()), "the last is silent");
    assert!(play.effects.contains(&Effect::UpdateCall(first)), "{:?}", play.effects);
    assert!(!play.effects.contains(&Effect::Call(first)));
    play.plays(user(first), "cancel");
    assert!(play.effects.contains(&Effect::TakeCallAway(first)), "{:?}", play.effects);
}
