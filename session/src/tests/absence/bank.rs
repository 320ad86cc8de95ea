//! What is left in a bank after an outage, and after a clock was set back.

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::*;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

fn paces() -> impl Strategy<Value = &'static str> {
    prop_oneof![Just("live"), Just("brisk"), Just("daily"), Just("relaxed")]
}

/// A game of two on that pace, and the first one's starting time.
fn begun(pace: &str) -> (Play, i64) {
    let play = Play::agreed(2, &[("pace", pace)]);
    let left = play.session.seats[0].bank.left;
    (play, left)
}

#[test]
fn an_outage_gives_back_what_ran_meanwhile_and_never_more_than_there_was() {
    let worlds = (paces(), 0..4 * DAY, 5 * 60..30 * DAY, 0..60i64);
    let held = TestRunner::default().run(&worlds, |(pace, ran, away, late)| {
        let (mut play, start) = begun(pace);
        let begins = play.session.seats[0].bank.since.expect("it runs");
        let (from, until) = (begins + ran, begins + ran + away);
        play.now = until + late;
        for _ in 0..2 {
            play.clocked(&Intent::Grace { from, until });
            let left = play.session.deadline(Seat(0)).expect("it runs") - until;
            prop_assert_eq!(left, (start - ran).max(HOUR), "{} s of {} s ran", ran, start);
        }
        // A person who took over later has lost nothing.
        let (mut play, start) = begun(pace);
        let begins = play.session.seats[0].bank.since.expect("it runs");
        play.now = begins + late;
        play.clocked(&Intent::Grace { from: begins - away, until: begins - 1 });
        prop_assert_eq!(play.session.deadline(Seat(0)), Some(begins + start));
        Ok(())
    });
    held.expect("it holds for every outage");
}

#[test]
fn an_outage_puts_a_bank_right_that_runs_from_the_future() {
    let (mut play, start) = begun("daily");
    play.session.seats[0].bank.since = Some(play.now + DAY);
    let until = play.now;
    play.clocked(&Intent::Grace { from: until - HOUR, until });
    assert_eq!(play.session.deadline(Seat(0)), Some(until + start));
}

#[test]
fn a_clock_that_is_set_back_makes_no_deadline_longer() {
    let worlds = (paces(), 1..30 * DAY);
    let held = TestRunner::default().run(&worlds, |(pace, back)| {
        let (mut play, start) = begun(pace);
        let set_right = |play: &mut Play| {
            let now = play.now;
            play.clocked(&Intent::Grace { from: now, until: now });
        };
        play.now = play.session.seats[0].bank.since.expect("it runs") - back;
        let now = play.now;
        set_right(&mut play);
        prop_assert_eq!(play.session.deadline(Seat(0)), Some(now + start), "no more and no less");
        // Then it is right.
        let again = Intent::Grace { from: play.now, until: play.now };
        prop_assert!(play.tries_as(&Person::clock(), &again).is_err());
        Ok(())
    });
    held.expect("it holds for every clock");
}

#[test]
fn what_was_left_before_a_clock_was_set_back_is_left_behind_it() {
    let worlds = (paces(), 0..4 * DAY, 11 * 60..30 * DAY, 0..60i64);
    let held = TestRunner::default().run(&worlds, |(pace, ran, back, late)| {
        let (mut play, start) = begun(pace);
        let begins = play.session.seats[0].bank.since.expect("it runs");
        let (from, until) = (begins + ran, begins + ran - back);
        play.now = until + late;
        // What began to run shortly before that counts as noted by the new clock.
        prop_assume!(!(until - 5 * 60..=play.now).contains(&begins));
        let grace = Intent::Grace { from, until };
        play.clocked(&grace);
        let left = play.session.deadline(Seat(0)).expect("it runs") - until;
        prop_assert_eq!(left, (start - ran).max(0), "{} s of {} s ran", ran, start);
        prop_assert!(play.tries_as(&Person::clock(), &grace).is_err(), "nothing is wrong any more");
        Ok(())
    });
    held.expect("it holds for every clock");
}

#[test]
fn whoever_is_voted_about_is_called() {
    for (availability, called) in [
        (Availability::default(), true),
        (Availability { digest: Some(480), ..Availability::default() }, false),
    ] {
        let mut play = Play::started(3);
        play.session =
            play.tries(1, &Intent::Availability(Box::new(availability))).expect("they sit here").session;
        play.now += 10;
        let due = |play: &Play| {
            let timers = play.session.timers().into_iter();
            timers.filter(|timer| timer.kind != TimerKind::Order).min_by_key(|timer| timer.due)
        };
        while play.session.absences.is_empty() {
            let timer = due(&play).expect("something is due");
            play.now = play.now.max(timer.due - 1);
            let change =
                play.tries_as(&Person::clock(), &timer.intent().expect("a seat's")).expect("it is due");
            (play.session, play.effects) = (change.session, change.effects);
        }
        assert_eq!(play.effects.contains(&Effect::Call(Seat(0))), called, "{:?}", play.effects);
    }
}

#[test]
fn neither_an_outage_nor_a_clock_that_is_set_back_concerns_a_table_at_which_no_time_runs() {
    let mut lobby = Play::lobby(RULES_1[0], 2);
    lobby.does(2, &Intent::Join);
    let mut over = Play::agreed(2, &[("pace", "daily")]);
    over.plays(1, "end");
    (lobby.now, over.now) = (300, 300);
    let (outage, set_back) =
        (Intent::Grace { from: 110, until: 300 }, Intent::Grace { from: 400, until: 299 });
    for (play, grace) in [(&lobby, &outage), (&over, &outage), (&over, &set_back)] {
        play.denies_as(&Person::clock(), grace, "not asked");
    }
}
