//! Availability: when a person is there, and how to call them.

use jiff::civil::{Date, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use serde::{Deserialize, Serialize};

/// The time after which a person is first reminded, in seconds: twelve hours.
const FIRST: i64 = 12 * 60 * 60;
/// The time from one reminder to the next, in seconds: a day.
const AGAIN: i64 = 24 * 60 * 60;
/// The most reminders for the same thing.
const MOST: u8 = 4;
/// The most stops to look at, so that every question has an answer: more than ten years of nights.
const STOPS: usize = 4_000;

/// When a person is there, and how to call them. By default they are always there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Availability {
    /// The time zone, by its IANA name; none: UTC.
    pub zone: Option<String>,
    /// The quiet hours of every day: from and to, in minutes since midnight. They go past midnight if the second is smaller.
    pub quiet: Option<(u16, u16)>,
    /// Whether they are not called on Saturdays and Sundays.
    pub weekends: bool,
    /// Their holiday: from and until, in seconds since 1970.
    pub away: Option<(i64, i64)>,
    /// The time before the first reminder, in seconds.
    pub first: i64,
    /// The time from one reminder to the next, in seconds.
    pub again: i64,
    /// The most reminders for the same thing.
    pub most: u8,
    /// The minute of the day at which one message lists all tables that wait for them, instead of calls.
    pub digest: Option<u16>,
    /// Whether calls come as direct messages.
    pub direct: bool,
}

impl Default for Availability {
    fn default() -> Availability {
        Availability {
            zone: None,
            quiet: None,
            weekends: false,
            away: None,
            first: FIRST,
            again: AGAIN,
            most: MOST,
            digest: None,
            direct: false,
        }
    }
}

impl Availability {
    /// The time zone; UTC if it names none, or an unknown one.
    pub fn time_zone(&self) -> TimeZone {
        let named = self.zone.as_deref().and_then(|zone| TimeZone::get(zone).ok());
        named.unwrap_or(TimeZone::UTC)
    }

    /// Whether they must not be called at that moment: in quiet hours, on holiday, on a weekend of theirs.
    pub fn rests(&self, at: i64) -> bool {
        self.stopped_until(at, self.weekends).is_some()
    }

    /// Whether they may be called at that moment. A person who gets one message a day is never called.
    pub fn may_be_called(&self, at: i64) -> bool {
        self.digest.is_none() && !self.rests(at)
    }

    /// Whether they are on holiday at that moment.
    pub fn is_away(&self, at: i64) -> bool {
        self.away.is_some_and(|(from, until)| (from..until).contains(&at))
    }

    /// The first moment from then on at which they may be called.
    pub fn wakes(&self, from: i64) -> i64 {
        self.runs_out(from, 0, self.weekends)
    }

    /// The moment at which so many seconds have passed for them: quiet hours and holidays do not count, nor do weekends if `weekends`.
    pub fn runs_out(&self, from: i64, seconds: i64, weekends: bool) -> i64 {
        let (mut at, mut left) = (from, seconds.max(0));
        for _ in 0..STOPS {
            if let Some(until) = self.stopped_until(at, weekends) {
                at = until;
                continue;
            }
            match self.next_stop(at, weekends) {
                // If the last second falls just before a stop, time runs out there.
                Some(stop) if stop - at < left => {
                    left -= stop - at;
                    at = stop;
                }
                _ => return at.saturating_add(left),
            }
        }
        i64::MAX
    }

    /// The seconds that have passed for them between two moments.
    pub fn passed(&self, from: i64, to: i64, weekends: bool) -> i64 {
        let (mut at, mut passed) = (from, 0);
        for _ in 0..STOPS {
            if at >= to {
                break;
            }
            if let Some(until) = self.stopped_until(at, weekends) {
                at = until;
                continue;
            }
            let stop = self.next_stop(at, weekends).map_or(to, |stop| stop.min(to));
            passed += stop - at;
            at = stop;
        }
        passed
    }

    /// The next moment, from then on, at which their day has that minute.
    pub fn next_at(&self, minute: u16, from: i64) -> i64 {
        let Some(today) = self.date(from) else { return from };
        let days = (0..=2).filter_map(|days| self.moment(today.checked_add(days.days()).ok()?, minute));
        days.into_iter().find(|&at| at >= from).unwrap_or(from)
    }

    /// When the stop of their time at that moment ends; none if there is none.
    fn stopped_until(&self, at: i64, weekends: bool) -> Option<i64> {
        let away = self.away.filter(|_| self.is_away(at)).map(|(_, until)| until);
        let quiet =
            self.nights(at).find(|(from, until)| (from..until).contains(&&at)).map(|(_, until)| until);
        let weekend = if weekends { self.weekend(at) } else { None };
        let weekend = weekend.filter(|(from, until)| (from..until).contains(&&at));
        [away, quiet, weekend.map(|(_, until)| until)].into_iter().flatten().max()
    }

    /// The next moment at which their time stops.
    fn next_stop(&self, at: i64, weekends: bool) -> Option<i64> {
        let away = self.away.map(|(from, _)| from);
        let weekend = if weekends { self.weekend(at) } else { None }.map(|(from, _)| from);
        let starts = self.nights(at).map(|(from, _)| from).chain(away).chain(weekend);
        starts.filter(|&from| from > at).min()
    }

    /// The quiet hours around a moment: of the day before, its day, and the next.
    fn nights(&self, at: i64) -> impl Iterator<Item = (i64, i64)> {
        let night = move |days: i64| {
            let (from, to) = self.quiet.filter(|(from, to)| from != to)?;
            let day = self.date(at)?.checked_add(days.days()).ok()?;
            let end = if from < to { day } else { day.tomorrow().ok()? };
            Some((self.moment(day, from)?, self.moment(end, to)?))
        };
        (-1..=1).filter_map(night)
    }

    /// The weekend in which a moment lies, or the next one.
    fn weekend(&self, at: i64) -> Option<(i64, i64)> {
        let day = self.date(at)?;
        let saturday = match day.weekday() {
            Weekday::Saturday => day,
            Weekday::Sunday => day.yesterday().ok()?,
            _ => day.nth_weekday(1, Weekday::Saturday).ok()?,
        };
        Some((self.moment(saturday, 0)?, self.moment(saturday.checked_add(2.days()).ok()?, 0)?))
    }

    /// The date for them.
    pub fn date(&self, at: i64) -> Option<Date> {
        Some(Timestamp::from_second(at).ok()?.to_zoned(self.time_zone()).date())
    }

    /// The moment at which their day has that minute. A minute that a change of clocks skips comes as much later.
    pub fn moment(&self, day: Date, minute: u16) -> Option<i64> {
        let minute = minute % (24 * 60);
        let time = Time::new((minute / 60) as i8, (minute % 60) as i8, 0, 0).ok()?;
        Some(day.to_datetime(time).to_zoned(self.time_zone()).ok()?.timestamp().as_second())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * 60;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_second()
    }

    fn warsaw() -> Availability {
        Availability {
            zone: Some("Europe/Warsaw".to_owned()),
            quiet: Some((22 * 60, 7 * 60)),
            ..Availability::default()
        }
    }

    #[test]
    fn nobody_is_called_in_quiet_hours_and_they_end_by_the_clock_on_the_wall() {
        let availability = warsaw();
        assert!(!availability.rests(at("2026-11-23T20:59:59Z")));
        assert!(availability.rests(at("2026-11-23T21:00:00Z")));
        assert_eq!(availability.wakes(at("2026-11-23T23:30:00Z")), at("2026-11-24T06:00:00Z"));
        assert_eq!(availability.wakes(at("2026-11-24T06:00:00Z")), at("2026-11-24T06:00:00Z"));
        // Summer time began in this night: it was an hour shorter.
        assert_eq!(availability.wakes(at("2026-03-28T22:00:00Z")), at("2026-03-29T05:00:00Z"));
        assert_eq!(
            availability.passed(at("2026-03-28T20:00:00Z"), at("2026-03-29T06:00:00Z"), false),
            2 * HOUR
        );
        let unknown = Availability { zone: Some("Nowhere/At_All".to_owned()), ..warsaw() };
        assert!(unknown.rests(at("2026-11-23T22:00:00Z")) && !unknown.rests(at("2026-11-23T21:30:00Z")));
    }

    #[test]
    fn time_runs_out_over_nights_weekends_and_a_holiday() {
        let availability = warsaw();
        // Friday noon in Warsaw: ten hours until ten, fourteen on the next day.
        let friday = at("2026-11-20T11:00:00Z");
        assert_eq!(availability.runs_out(friday, 10 * HOUR, false), at("2026-11-20T21:00:00Z"));
        assert_eq!(availability.runs_out(friday, 24 * HOUR, false), at("2026-11-21T20:00:00Z"));
        assert_eq!(availability.runs_out(friday, 24 * HOUR, true), at("2026-11-23T20:00:00Z"));
        let away = Some((at("2026-11-20T12:00:00Z"), at("2026-11-25T12:00:00Z")));
        let gone = Availability { away, ..warsaw() };
        assert_eq!(gone.runs_out(friday, 2 * HOUR, false), at("2026-11-25T13:00:00Z"));
        assert!(gone.is_away(at("2026-11-25T11:59:59Z")) && !gone.is_away(at("2026-11-25T12:00:00Z")));
        let always = Availability::default();
        assert_eq!(always.runs_out(friday, 72 * HOUR, false), friday + 72 * HOUR);
    }

    #[test]
    fn what_has_passed_when_time_runs_out_is_all_of_it() {
        let availability = Availability { quiet: Some((13 * 60, 15 * 60)), weekends: true, ..warsaw() };
        let start = at("2026-03-20T08:17:11Z");
        for step in 0..200 {
            let (from, seconds) = (start + 4_999 * step, 3_600 * (step % 50));
            for weekends in [false, true] {
                let until = availability.runs_out(from, seconds, weekends);
                assert_eq!(availability.passed(from, until, weekends), seconds, "{from} {seconds}");
            }
        }
    }

    #[test]
    fn a_minute_of_the_day_comes_once_a_day() {
        let availability = warsaw();
        assert_eq!(availability.next_at(8 * 60, at("2026-11-23T06:59:59Z")), at("2026-11-23T07:00:00Z"));
        assert_eq!(availability.next_at(8 * 60, at("2026-11-23T07:00:01Z")), at("2026-11-24T07:00:00Z"));
    }
}
