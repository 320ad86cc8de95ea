//! What a pace gives, and what stops its clock.

use super::*;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

impl Play {
    fn bank(&self, seat: u8) -> i64 {
        self.session.seats[usize::from(seat)].bank.left
    }

    /// The hours after which the clock asks the others about a seat, if nobody does anything for so many days.
    pub(super) fn asked_after(&mut self, days: i64) -> Vec<i64> {
        let deeds = self.passes(days * DAY + MINUTE);
        deeds.into_iter().filter(|deed| deed.0 == TimerKind::TimeUp).map(|deed| deed.2).collect()
    }

    /// That person says when they are there.
    pub(super) fn is_there(&mut self, user: u64, availability: Availability) {
        let intent = Intent::Availability(Box::new(availability));
        self.session = self.tries(user, &intent).expect("they sit here").session;
    }

    /// The first person, who is late, answers what the second asks everybody.
    fn shows_up(&mut self) {
        self.does(2, &Intent::Pause);
        self.does(1, &DECLINE);
    }
}

#[test]
fn every_turn_adds_the_bonus_up_to_the_most_and_time_that_was_given_stays_above_it() {
    let mut play = Play::agreed(2, &[("pace", "10h+4h<16h")]);
    // A second of every turn runs.
    for left in [14 * HOUR - 1, 16 * HOUR, 16 * HOUR] {
        play.plays(1, "done");
        assert_eq!(play.bank(0), left);
        play.plays(2, "done");
    }
    play.does(2, &Intent::MoreTime(Seat(0)));
    play.plays(1, "done");
    assert_eq!(play.bank(0), 26 * HOUR - 2, "what was given, and no bonus");
}

#[test]
fn a_person_who_is_late_has_time_to_look_once_for_each_thing_that_the_game_asks() {
    let mut play = Play::agreed(3, &[("pace", "live")]);
    assert_eq!(play.asked_after(1), [0]);
    play.shows_up();
    assert_eq!((play.left(0), play.session.absences.len()), (Some(10 * MINUTE), 0));
    assert_eq!(play.asked_after(1), [0], "their time is up again");
    play.shows_up();
    assert!(play.left(0) <= Some(0), "nothing has been played since");
    assert_eq!(play.session.absences.len(), 1, "the others are still asked");
    play.plays(1, "step");
    assert_eq!(play.left(0), Some(10 * MINUTE), "the game asks something new");
    assert_eq!(play.asked_after(1), [0]);
    play.does(1, &UNDO);
    play.plays(1, "step");
    assert!(play.left(0) <= Some(0), "taking back and playing the same gives no time");
    play.plays(1, "step");
    assert_eq!(play.left(0), Some(10 * MINUTE));
}

#[test]
fn a_late_act_that_ends_the_turn_earns_the_bonus() {
    let mut play = Play::agreed(3, &[("pace", "8h+4h<12h")]);
    play.passes(8 * HOUR + MINUTE);
    play.plays(1, "done");
    assert_eq!((play.bank(0), play.session.absences.len()), (4 * HOUR, 0));
    let mut play = Play::agreed(3, &[("pace", "8h+1m<12h")]);
    play.passes(8 * HOUR + MINUTE);
    play.plays(1, "done");
    assert_eq!(play.bank(0), 10 * MINUTE, "and ten minutes at least");
    play.does(1, &UNDO);
    play.plays(1, "done");
    assert!(play.bank(0) < 10 * MINUTE, "once");
}

#[test]
fn the_clock_stands_still_on_saturdays_and_sundays_where_the_table_agreed_so() {
    for (weekends, hours, left) in [("no", 24, 16), ("yes", 72, 20)] {
        let mut play = Play::agreed(2, &[("pace", "daily"), ("weekends", weekends)]);
        // The first of January 1970 was a Thursday: it is noon on Friday.
        play.now = DAY + 12 * HOUR - 1;
        play.plays(1, "done");
        assert_eq!(play.left(1), Some(hours * HOUR));
        let mut late = Play::agreed(2, &[("pace", "daily"), ("weekends", weekends)]);
        (late.session, late.rows, late.now) = (play.session.clone(), play.rows.clone(), play.now);
        assert_eq!(late.asked_after(4), [hours]);
        // At eight on Friday evening, and at eight on Saturday morning: twelve hours have run, or twenty.
        play.now += 20 * HOUR - 1;
        play.plays(2, "done");
        assert_eq!(play.bank(1), (left - if weekends == "no" { 4 } else { 0 }) * HOUR);
    }
}

#[test]
fn the_clock_stands_still_in_quiet_hours_and_on_holiday() {
    let night = Availability { quiet: Some((0, 8 * 60)), ..Availability::default() };
    let holiday = Availability { away: Some((0, 2 * DAY)), ..Availability::default() };
    // It is shortly after midnight: sixteen hours until the next one, and eight after it.
    for (availability, until) in [(night, DAY + 16 * HOUR), (holiday, 3 * DAY)] {
        let mut play = Play::agreed(2, &[("pace", "daily"), ("holidays", "wait")]);
        play.is_there(1, availability);
        // A second has run before they say so.
        assert_eq!(play.left(0), Some(until - 1 - play.now));
        play.now = until - HOUR - 2;
        play.plays(1, "done");
        assert_eq!(play.bank(0), 9 * HOUR, "an hour was left");
    }
}

#[test]
fn a_turn_that_a_computer_ends_for_a_person_who_has_handed_over_earns_nothing() {
    let mut play = Play::agreed(3, &[("pace", "10h+4h<16h")]);
    play.does(1, &Intent::HandOver);
    play.computes(1, "step; done");
    play.does(1, &Intent::ComeBack);
    assert_eq!(play.bank(0), 10 * HOUR - 1, "a second ran before they left");
}
