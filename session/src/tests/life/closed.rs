//! Closed channels: what stands still there, what goes on, and what happens when they open.

use super::*;

const PARK: Intent = Intent::Park;
const UNPARK: Intent = Intent::Unpark;

fn parked(seats: u8) -> Play {
    let mut play = Play::started(seats);
    play.does_as(&Person::bot(), &PARK);
    play
}

/// Does what is noted in no row.
fn settles(play: &mut Play, who: &Person, intent: &Intent) {
    let change = play.tries_as(who, intent).expect("the intent is granted");
    assert_eq!(change.rows, []);
    (play.session, play.effects) = (change.session, change.effects);
    play.now += 1;
}

#[test]
fn only_that_the_channel_opens_lets_a_table_go_on() {
    let mut play = parked(2);
    for intent in [moves("step"), Intent::HandOver, Intent::ComeBack] {
        play.does(1, &intent);
        assert!(play.session.parked, "{intent:?}");
    }
    settles(&mut play, &person(1), &Intent::Availability(Box::default()));
    play.does_as(&Person::clock(), &Intent::Grace { from: 0, until: 90 });
    assert!(play.session.parked);
    play.does_as(&Person::bot(), &UNPARK);
    assert!(!play.session.parked);
    assert!(play.tries_as(&Person::bot(), &UNPARK).is_err(), "it is open already");
}

#[test]
fn the_board_calls_whoever_is_waited_for_and_silence_begins_anew() {
    let mut play = parked(2);
    play.plays(1, "done");
    play.now += 5 * 24 * 60 * 60;
    assert_eq!(play.session.timers(), [], "nothing is due where nothing can be posted");
    play.does_as(&Person::bot(), &UNPARK);
    assert_eq!(play.effects, [Effect::Board { since: play.session.next - 1, ping: SeatSet::one(Seat(1)) }]);
    let row = play.session.seat(Seat(1)).expect("a seat");
    assert_eq!(
        (row.asked_since, row.reminders.since, row.reminders.sent),
        (Some(play.now), Some(play.now), 0)
    );
    assert!(play.session.timers().iter().all(|timer| timer.due > play.now), "{:?}", play.session.timers());
}

#[test]
fn whoever_has_direct_messages_is_called_and_reminded_while_the_channel_is_closed() {
    let mut play = Play::started(3);
    let direct = Availability { direct: true, ..Availability::default() };
    settles(&mut play, &person(2), &Intent::Availability(Box::new(direct)));
    play.does_as(&Person::bot(), &PARK);
    play.plays(1, "done");
    let calls = play.effects.iter().filter(|effect| matches!(effect, Effect::Call(_)));
    assert_eq!(calls.collect::<Vec<_>>(), [&Effect::Call(Seat(1))]);
    assert_eq!(play.board(), Some(SeatSet::EMPTY));
    let reminded =
        |play: &Play| play.session.timers().iter().filter_map(|timer| timer.seat).collect::<Vec<_>>();
    assert_eq!(reminded(&play), [Seat(1)]);
    play.now += 2 * 24 * 60 * 60;
    settles(&mut play, &Person::clock(), &Intent::Remind(Seat(1)));
    assert_eq!(play.effects, [Effect::Call(Seat(1))]);
    let mut again = Play { session: play.session.clone(), rows: play.rows.clone(), ..Play::started(3) };
    again.does_as(&Person::bot(), &UNPARK);
    assert_eq!(again.board(), Some(SeatSet::EMPTY), "who has a direct message before them has heard");
    play.plays(2, "done");
    assert_eq!(play.effects.last(), Some(&Effect::TakeCallAway(Seat(1))));
    assert_eq!(
        (play.board(), reminded(&play)),
        (Some(SeatSet::one(Seat(2))), vec![]),
        "it waits for the channel"
    );
    play.does_as(&Person::bot(), &UNPARK);
    assert_eq!(play.board(), Some(SeatSet::one(Seat(2))));
}

#[test]
fn what_has_ended_behind_a_closed_channel_still_shows_its_last_board() {
    let mut play = parked(2);
    play.plays(1, "end");
    assert_eq!((play.session.status, play.session.parked), (Status::Over, true));
    play.does_as(&Person::bot(), &UNPARK);
    assert_eq!((play.session.parked, play.effects.len()), (false, 0), "it waits in the outbox");
    play.does_as(&Person::bot(), &PARK);
    assert!(play.session.parked, "the last board was refused again");
}

#[test]
fn a_table_that_is_brought_elsewhere_goes_on_there() {
    let mut play = parked(2);
    play.plays(1, "done");
    play.does(1, &Intent::Bring { channel: 3, allowed: false });
    assert!(!play.session.parked);
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))), "nobody was called where nothing could be posted");
    play.does(1, &Intent::Bring { channel: PLACE.channel, allowed: false });
    assert_eq!(play.board(), Some(SeatSet::EMPTY));
}

#[test]
fn no_time_runs_and_nobody_declines_while_the_channel_is_closed() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(1, &Intent::Configure { key: "pace".to_owned(), value: "brisk".to_owned() });
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    play.plays(1, "done");
    let left = play.session.deadline(Seat(1)).expect("their time runs") - play.now;
    play.does_as(&Person::bot(), &PARK);
    assert_eq!(play.session.deadline(Seat(1)), None);
    play.now += 30 * 24 * 60 * 60;
    play.does_as(&Person::bot(), &UNPARK);
    assert_eq!(
        play.session.deadline(Seat(1)),
        Some(play.now + left - 1),
        "what ran before is all that is gone"
    );
}

#[test]
fn a_table_without_a_board_says_why() {
    let told = |play: &Play| play.session.boardless().to_string();
    let mut play = Play::lobby(RULES_1[0], 2);
    assert_eq!(told(&play), "not started");
    play.does(2, &Intent::Join);
    play.takes(play.tries(1, &Intent::Start).expect("two are enough"));
    assert_eq!(told(&play), "starting");
    play.does(1, &END);
    assert_eq!(told(&play), "closed", "no game began");
    let mut frozen = Play::frozen();
    assert_eq!(told(&frozen), "frozen");
    frozen.does(9, &SETTLE);
    assert_eq!(told(&frozen), "frozen", "its log does not replay, though it is over");
}
