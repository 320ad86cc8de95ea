//! Pauses: what they subtract, once, and that nobody forgets one.

use super::*;
use crate::tests::play::order::{Trading, user};
use crate::time::DAY;

const HOUR: i64 = 60 * 60;

impl Play {
    /// The timer of that kind, in seconds from now.
    pub(super) fn timer(&self, kind: TimerKind, seat: Option<u8>) -> Option<i64> {
        let timers = self.session.timers().into_iter();
        let mut due = timers.filter(|timer| timer.kind == kind && timer.seat == seat.map(Seat));
        due.next().map(|timer| timer.due - self.now)
    }

    /// Lets time stand still, with everybody's agreement.
    #[track_caller]
    fn pauses(&mut self) {
        let people = self.session.users(self.session.people());
        self.does(people[0], &Intent::Pause);
        people[1..].iter().for_each(|&user| self.does(user, &AGREE));
        assert!(self.session.paused);
    }

    /// Does what the clock does.
    #[track_caller]
    pub(super) fn clock(&mut self, intent: &Intent) {
        let change = self.tries_as(&Person::clock(), intent).expect("it is due");
        self.session = change.session;
        self.rows.extend(change.rows);
        self.effects = change.effects;
        self.now += 1;
        self.stands();
    }

    fn is_away_for(&mut self, user: u64, away: (i64, i64)) {
        let availability = Availability { away: Some(away), ..Availability::default() };
        self.session =
            self.tries(user, &Intent::Availability(Box::new(availability))).expect("they sit here").session;
    }
}

#[test]
fn a_pause_within_a_holiday_is_subtracted_from_the_time_for_which_the_others_wait() {
    for pace in ["none", "daily"] {
        let mut play = Play::lobby(RULES_1[0], 3);
        play.does(1, &Intent::Configure { key: "pace".to_owned(), value: pace.to_owned() });
        play.does(2, &Intent::Join);
        play.does(3, &Intent::Join);
        play.does(1, &Intent::Start);
        play.is_away_for(1, (play.now, play.now + 20 * DAY));
        assert_eq!(play.timer(TimerKind::TimeUp, Some(0)), Some(DAY), "{pace}");
        play.now += 12 * HOUR;
        play.pauses();
        assert_eq!(play.timer(TimerKind::TimeUp, Some(0)), None);
        play.now += 5 * DAY;
        play.does(2, &Intent::Resume);
        assert_eq!(play.timer(TimerKind::TimeUp, Some(0)), Some(DAY), "{pace}: not overdue at once");
        assert_eq!(play.session.seats[0].asked_since, Some(play.now), "nobody was late in a pause");
        // After the holiday their own time begins, less nothing of the pause.
        let left = play.session.seats[0].bank.left;
        assert_eq!(left, if pace == "daily" { DAY - 1 } else { 0 });
    }
}

#[test]
fn what_is_left_before_the_others_are_asked_again_is_left_after_a_pause_and_a_closed_channel_at_once() {
    let mut play = Play::started(3);
    let left = |play: &Play| play.session.seats[0].respite.expect("it is given") - play.now;
    play.does(2, &Intent::MoreTime(Seat(0)));
    assert_eq!(left(&play), DAY);
    play.now += 10 * HOUR - 4;
    play.pauses();
    let before = left(&play);
    play.now += 3 * DAY;
    play.does_as(&Person::bot(), &Intent::Park);
    play.now += 2 * DAY;
    play.does(2, &Intent::Resume);
    play.now += DAY;
    play.does_as(&Person::bot(), &Intent::Unpark);
    assert_eq!(left(&play), before);
    // The other way round: the pause outlasts the closed channel.
    play.pauses();
    let before = left(&play);
    play.does_as(&Person::bot(), &Intent::Park);
    play.now += DAY;
    play.does_as(&Person::bot(), &Intent::Unpark);
    play.now += DAY;
    play.does(2, &Intent::Resume);
    assert_eq!(left(&play), before);
}

#[test]
fn a_question_within_a_pause_is_not_decided_before_it_ends() {
    let mut play = Play::started(3);
    play.is_away_for(3, (play.now, play.now + 20 * DAY));
    play.pauses();
    play.does(1, &END);
    play.does(2, &AGREE);
    assert_eq!(play.timer(TimerKind::Verdict, None), None, "no time runs");
    play.now += 5 * DAY;
    play.does(1, &Intent::Resume);
    assert!(play.session.question.is_some(), "the third has not been asked for long");
    assert_eq!(play.timer(TimerKind::Verdict, None), Some(3 * DAY));
}

#[test]
fn computers_wait_for_answers_anew_when_a_pause_is_over() {
    let mut trading = Trading::begun().offered();
    let first = trading.first;
    let play = &mut trading.play;
    let second = user(first.next(3));
    play.does(user(first), &Intent::HandOver);
    let waits = |play: &Play| play.timer(TimerKind::Patience, Some(first.next(3).0));
    assert!(waits(play).is_some_and(|due| due <= 120));
    play.pauses();
    play.now += DAY;
    play.does(second, &Intent::Resume);
    assert_eq!(waits(play), Some(120));
    // Also after a question that everybody declines.
    play.does(second, &END);
    play.now += HOUR;
    play.does(second, &DECLINE);
    assert_eq!(waits(play), Some(120));
}

#[test]
fn everybody_is_reminded_of_a_pause_at_growing_distances_and_whoever_is_waited_for_called_when_it_ends() {
    let mut play = Play::started(3);
    play.pauses();
    let since = play.now;
    for weeks in [1, 3, 7, 15] {
        let due = play.timer(TimerKind::StillPaused, None).expect("it is not forgotten");
        assert_eq!(play.now + due, since + 7 * DAY * weeks);
        play.denies_as(&Person::clock(), &Intent::StillPaused, "not asked");
        play.now += due - 1;
        play.clock(&Intent::StillPaused);
        assert_eq!(play.told(), (None, vec![("notice-still-paused", vec![Seat(0), Seat(1), Seat(2)])]));
    }
    assert_eq!(play.session.timers(), [], "and left in peace then");
    play.does(2, &Intent::Resume);
    assert_eq!(play.told(), (None, vec![("notice-resumed", vec![Seat(0)])]));
    play.pauses();
    assert_eq!(play.timer(TimerKind::StillPaused, None), Some(7 * DAY), "the next one is another");
}

#[test]
fn a_pause_is_recalled_when_the_first_of_them_wakes() {
    let mut play = Play::started(2);
    play.pauses();
    let week = play.now + 7 * DAY;
    play.is_away_for(1, (week - DAY, week + 2 * DAY));
    play.is_away_for(2, (week - DAY, week + DAY));
    assert_eq!(play.timer(TimerKind::StillPaused, None), Some(8 * DAY));
    play.now = week + DAY - 1;
    play.clock(&Intent::StillPaused);
    assert_eq!(play.told(), (None, vec![("notice-still-paused", vec![Seat(1)])]), "the other rests");
}
