//! The sandbox's clock: real time plus what was added by hand, so that a test need not wait fifteen minutes.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment, in milliseconds after 1970.
pub(crate) type Millis = u64;

/// Real time, moved forward by [`Clock::advance`].
#[derive(Debug, Default)]
pub(crate) struct Clock {
    ahead: Duration,
}

impl Clock {
    pub(crate) fn now(&self) -> Millis {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from((real + self.ahead).as_millis()).unwrap_or(u64::MAX)
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        self.ahead += by;
    }
}

/// A moment as ISO 8601 in UTC.
pub(crate) fn iso(millis: Millis) -> String {
    let (days, rest) = (millis / 86_400_000, millis % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}Z")
}

/// The date that many days after 1970-01-01, in the Gregorian calendar (years counted from March, in eras of 400).
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::iso;

    #[test]
    fn moments_are_written_in_the_gregorian_calendar() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000Z");
        assert_eq!(iso(1_769_860_799_999), "2026-01-31T11:59:59.999Z");
    }
}
