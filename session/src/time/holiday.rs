//! Holidays: the days of a year on which a person is away, and no clock runs for them.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::availability::Availability;
use super::units::DAY;

/// The days of a calendar year on which a person can be away.
pub const HOLIDAYS: i64 = 28;

/// The holidays that a person has taken, each from and until, in seconds since 1970; the last one may still go on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holidays(Vec<(i64, i64)>);

/// A holiday is too long: its year has only so many days left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// The whole days that are left.
    pub left: i64,
    /// The year.
    pub year: i16,
}

impl Holidays {
    /// The holidays with one from now until then, which replaces one that is not over.
    ///
    /// # Errors
    /// [`TooLong`] names the first year that lacks the days.
    pub fn take(&self, now: i64, until: i64, availability: &Availability) -> Result<Holidays, TooLong> {
        let mut taken = self.end(now);
        taken.0.push((now, until));
        for year in years(now, until, availability) {
            if taken.used(year, availability) > HOLIDAYS * DAY {
                return Err(TooLong { left: self.end(now).left(year, availability), year });
            }
        }
        // Holidays of past years are never counted again.
        let this_year = year_of(now, availability);
        taken.0.retain(|&(_, until)| year_of(until, availability) >= this_year);
        Ok(taken)
    }

    /// The holidays with the last one ended at that moment.
    #[must_use]
    pub fn end(&self, now: i64) -> Holidays {
        let cut = self.0.iter().map(|&(from, until)| (from, until.min(now)));
        Holidays(cut.filter(|(from, until)| from < until).collect())
    }

    /// The whole days that are left of the year of a moment.
    pub fn left_in_year_of(&self, now: i64, availability: &Availability) -> i64 {
        year_of(now, availability).map_or(0, |year| self.left(year, availability))
    }

    fn left(&self, year: i16, availability: &Availability) -> i64 {
        (HOLIDAYS * DAY - self.used(year, availability)).max(0) / DAY
    }

    /// The seconds of a year that are taken.
    fn used(&self, year: i16, availability: &Availability) -> i64 {
        let (Some(begin), Some(end)) = (new_year(year, availability), new_year(year + 1, availability))
        else {
            return 0;
        };
        self.0.iter().map(|&(from, until)| (until.min(end) - from.max(begin)).max(0)).sum()
    }
}

/// The years that a span of time touches.
fn years(from: i64, until: i64, availability: &Availability) -> impl Iterator<Item = i16> {
    let last = year_of(until.saturating_sub(1), availability);
    year_of(from, availability).zip(last).into_iter().flat_map(|(first, last)| first..=last)
}

fn year_of(at: i64, availability: &Availability) -> Option<i16> {
    Some(availability.date(at)?.year())
}

/// The beginning of a year.
fn new_year(year: i16, availability: &Availability) -> Option<i64> {
    availability.moment(Date::new(year, 1, 1).ok()?, 0)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_second()
    }

    #[test]
    fn a_year_has_twenty_eight_days_and_what_is_not_used_is_given_back() {
        let (availability, none) = (Availability::default(), Holidays::default());
        let start = at("2026-06-01T00:00:00Z");
        assert_eq!(none.left_in_year_of(start, &availability), 28);
        let all = none.take(start, start + 28 * DAY, &availability).expect("it is as long as can be");
        assert_eq!(all.left_in_year_of(start, &availability), 0);
        let longer = none.take(start, start + 28 * DAY + 1, &availability);
        assert_eq!(longer, Err(TooLong { left: 28, year: 2026 }));
        // Back after ten days, away again for eighteen.
        let back = all.end(start + 10 * DAY);
        assert_eq!(back.left_in_year_of(start, &availability), 18);
        let later = start + 40 * DAY;
        assert!(back.take(later, later + 18 * DAY, &availability).is_ok());
        assert_eq!(back.take(later, later + 19 * DAY, &availability), Err(TooLong { left: 18, year: 2026 }));
        // One that is changed counts once.
        let changed = all.take(start + DAY, start + 28 * DAY, &availability).expect("it is no longer");
        assert_eq!(changed.left_in_year_of(start, &availability), 0);
    }

    #[test]
    fn a_holiday_over_new_year_takes_of_both_years() {
        let availability = Availability { zone: Some("Europe/Warsaw".to_owned()), ..Availability::default() };
        // Warsaw is an hour ahead: the year begins at eleven in the evening, by UTC.
        let (from, until) = (at("2026-12-21T23:00:00Z"), at("2027-01-11T23:00:00Z"));
        let taken = Holidays::default().take(from, until, &availability).expect("neither year is used up");
        assert_eq!(taken.left_in_year_of(from, &availability), 18);
        assert_eq!(taken.left_in_year_of(until, &availability), 17);
        let spring = at("2027-03-01T00:00:00Z");
        assert_eq!(
            taken.take(spring, spring + 18 * DAY, &availability),
            Err(TooLong { left: 17, year: 2027 })
        );
    }
}
