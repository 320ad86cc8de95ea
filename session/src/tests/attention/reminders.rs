//! Reminders come, and end.

use super::*;

const HOUR: i64 = 60 * 60;

impl Play {
    /// The reminders that the clock will send: which seat, and in how many hours.
    fn reminders(&self) -> Vec<(u8, i64)> {
        let reminders = self.session.timers().into_iter().filter(|timer| timer.kind == TimerKind::Reminder);
        reminders.filter_map(|timer| Some((timer.seat?.0, (timer.due - self.now) / HOUR))).collect()
    }

    /// Lets the clock remind that seat, so many hours later.
    fn reminded(&mut self, seat: u8, hours: i64) {
        self.now += hours * HOUR;
        let change = self.tries_as(&Person::clock(), &Intent::Remind(Seat(seat))).expect("a reminder is due");
        assert_eq!(
            (change.rows.len(), change.session.touched),
            (0, self.session.touched),
            "nobody has acted"
        );
        assert!(matches!(change.effects[..], [Effect::Call(called)] if called == Seat(seat)));
        self.session = change.session;
    }
}

#[test]
fn whoever_lets_others_wait_is_reminded_four_times_and_then_left_in_peace() {
    let mut play = Play::started(3);
    assert_eq!(play.reminders(), [(0, 12)]);
    play.denies_as(&Person::clock(), &Intent::Remind(Seat(0)), "not asked");
    play.reminded(0, 12);
    assert_eq!(play.reminders(), [(0, 24)]);
    play.denies_as(&Person::clock(), &Intent::Remind(Seat(0)), "not asked");
    play.reminded(0, 24);
    // A bot that was away does not make up for missed reminders.
    play.reminded(0, 100);
    assert_eq!(play.reminders(), [(0, 24)]);
    play.reminded(0, 24);
    assert_eq!(play.reminders(), []);
    assert!(play.session.seats[0].reminders.are_over());
    play.plays(1, "done");
    assert_eq!(play.reminders(), [(1, 12)], "the next one");
    play.plays(2, "done");
    play.plays(3, "done");
    assert_eq!(play.reminders(), [(0, 12)], "a new turn is something else");
}

#[test]
fn who_goes_on_is_given_the_whole_time_again() {
    let mut play = Play::started(2);
    play.now += 11 * HOUR;
    play.plays(1, "step");
    assert_eq!(play.reminders(), [(0, 12)]);
    play.reminded(0, 12);
    play.plays(1, "step");
    assert_eq!((play.reminders(), play.session.seats[0].reminders.sent), (vec![(0, 12)], 0));
}

#[test]
fn everybody_who_is_waited_for_is_reminded() {
    let mut play = Play::started(3);
    play.plays(1, "vote");
    assert_eq!(play.reminders(), [(0, 12), (1, 12), (2, 12)]);
    play.reminded(1, 12);
    play.plays(3, "pick heads");
    assert_eq!(play.reminders(), [(0, 0), (1, 24)], "the others' time goes on");
}

#[test]
fn nobody_is_reminded_for_whom_no_other_person_waits() {
    assert_eq!(Play::started(1).reminders(), []);
    let mut play = Play::started(3);
    play.plays(1, "done");
    play.does(2, &Intent::HandOver);
    assert_eq!(play.reminders(), [], "a computer plays there");
    play.does(2, &Intent::ComeBack);
    assert_eq!(play.reminders(), [(1, 12)]);
    play.does(1, &Intent::HandOver);
    play.does(3, &Intent::HandOver);
    assert_eq!(play.reminders(), [], "computers do not mind");
}

#[test]
fn a_holiday_made_shorter_brings_its_reminder_forward() {
    let mut play = Play::started(2);
    let day = 24 * 60 * 60;
    let first = Availability::default().first;
    for (days, reminder) in [(7, 7 * day), (1, day)] {
        let until = play.now + days * day;
        let availability = Availability { away: Some((play.now, until)), ..Availability::default() };
        play.session =
            play.tries(2, &Intent::Availability(Box::new(availability))).expect("they sit here").session;
        if days == 7 {
            play.plays(1, "done");
        }
        let next = play.session.seats[1].reminders.next.expect("they are reminded") - play.now;
        assert!(next <= reminder.max(first), "after {next} s");
    }
}

#[test]
fn a_clock_that_is_set_back_leaves_nothing_late_and_is_set_right_once() {
    let mut play = Play::started(3);
    play.does(2, &Intent::MoreTime(Seat(0)));
    play.does(2, &END);
    play.now += 3 * HOUR;
    let (from, until) = (play.now, play.now - 2 * HOUR);
    let due = |play: &Play| -> Vec<(TimerKind, i64)> {
        let timers = play.session.timers().into_iter().filter(|timer| timer.kind != TimerKind::Call);
        timers.map(|timer| (timer.kind, timer.due - play.now)).collect()
    };
    let (before, respite) = (due(&play), play.session.seats[0].respite);
    assert!(before.contains(&(TimerKind::Reminder, 9 * HOUR - 2)), "{before:?}");
    play.now = until - 1;
    play.does_as(&Person::clock(), &Intent::Grace { from, until });
    assert_eq!(due(&play), before);
    assert_eq!(play.session.seats[0].respite, respite.map(|at| at - 2 * HOUR));
    play.denies_as(&Person::clock(), &Intent::Grace { from, until }, "not asked");
    // A lobby, too.
    let mut lobby = Play::lobby(RULES_1[0], 2);
    lobby.now += HOUR;
    lobby.does(2, &Intent::Join);
    let (before, from) = (due(&lobby), lobby.now);
    lobby.now -= HOUR + 1;
    lobby.does_as(&Person::clock(), &Intent::Grace { from, until: from - HOUR });
    assert_eq!(due(&lobby), before);
}
