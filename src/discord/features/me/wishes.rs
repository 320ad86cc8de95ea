//! What people write about when they are there, and how to call them.

use crate::discord::features::me::zones;
use crate::discord::features::me::zones::written_minute;
use session::Availability;

const MINUTE: i64 = 60;

const HOUR: i64 = 60 * MINUTE;

const DAY: i64 = 24 * HOUR;

/// The minutes of a day.
const MINUTES: u16 = 24 * 60;

/// The longest quiet hours, in minutes: longer ones could stop the time of a table for ever.
pub(crate) const LONGEST_QUIET: u16 = 12 * 60;

/// The shortest and the longest time before a reminder.
const REMINDED: std::ops::RangeInclusive<i64> = HOUR..=14 * DAY;

/// The most reminders that can be wished for.
const REMINDERS: std::ops::RangeInclusive<u8> = 1..=10;

/// The word by which something is switched off.
pub(crate) const OFF: &str = "off";

/// The key of each wish, as in the command.
pub(crate) const ZONE: &str = "zone";

pub(crate) const QUIET: &str = "quiet";

pub(crate) const WEEKENDS: &str = "weekends";

pub(crate) const REMIND: &str = "remind";

pub(crate) const DIGEST: &str = "digest";

pub(crate) const BY: &str = "by";

/// Values of some of them.
pub(crate) const FREE: &str = "free";

pub(crate) const USUAL: &str = "usual";

pub(crate) const CHANNEL: &str = "channel";

pub(crate) const DIRECT: &str = "direct";

/// The reason why a wish is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WishError {
    /// It cannot be read.
    Unread,
    /// There is no such time zone.
    NoZone,
    /// Quiet hours that are too long.
    TooQuiet,
}

/// An availability with that wish.
pub(crate) fn wished(availability: &Availability, key: &str, value: &str) -> Result<Availability, WishError> {
    let mut wished = availability.clone();
    let value = value.trim();
    match key {
        ZONE => wished.zone = Some(zones::named(value).ok_or(WishError::NoZone)?),
        QUIET if is_off(value) => wished.quiet = None,
        QUIET => wished.quiet = Some(quiet(value)?),
        WEEKENDS if value == FREE => wished.weekends = true,
        WEEKENDS if value == USUAL => wished.weekends = false,
        REMIND if is_off(value) => wished.most = 0,
        REMIND => {
            (wished.first, wished.again, wished.most) = reminders(value).ok_or(WishError::Unread)?;
        }
        DIGEST if is_off(value) => wished.digest = None,
        DIGEST => wished.digest = Some(minute(value).ok_or(WishError::Unread)?),
        BY if value == DIRECT => wished.direct = true,
        BY if value == CHANNEL => wished.direct = false,
        _ => return Err(WishError::Unread),
    }
    Ok(wished)
}

/// Whether a text says "off", in any of our languages.
pub(crate) fn is_off(text: &str) -> bool {
    [OFF, "nie", "ne", "no", "-", "–"].contains(&text.to_lowercase().as_str())
}

/// Quiet hours: from and to, such as `22-7` or `22:30–7:00`.
fn quiet(text: &str) -> Result<(u16, u16), WishError> {
    let (from, to) = text.split_once(['-', '–', '—']).ok_or(WishError::Unread)?;
    let (from, to) = (minute(from).ok_or(WishError::Unread)?, minute(to).ok_or(WishError::Unread)?);
    match (to + MINUTES - from) % MINUTES {
        0 => Err(WishError::Unread),
        long if long > LONGEST_QUIET => Err(WishError::TooQuiet),
        _ => Ok((from, to)),
    }
}

/// A minute of the day: `8`, `8:30`, `8.30`; midnight is `0` or `24`.
fn minute(text: &str) -> Option<u16> {
    let text = text.trim();
    let (hours, minutes) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let (hours, minutes): (u16, u16) = (hours.trim().parse().ok()?, minutes.trim().parse().ok()?);
    (minutes < 60 && (hours < 24 || hours == 24 && minutes == 0)).then_some((hours * 60 + minutes) % MINUTES)
}

/// Reminders: the first, the next and how many, such as `12h/24h/4`.
fn reminders(text: &str) -> Option<(i64, i64, u8)> {
    let mut parts = text.split('/').map(str::trim);
    let (first, again, most) = (span(parts.next()?)?, span(parts.next()?)?, parts.next()?.parse().ok()?);
    let fits = REMINDED.contains(&first) && REMINDED.contains(&again) && REMINDERS.contains(&most);
    (fits && parts.next().is_none()).then_some((first, again, most))
}

/// A span of time in seconds: `90m`, `12h`, `2d`; a number alone is hours.
fn span(text: &str) -> Option<i64> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let unit = match unit.trim() {
        "m" | "min" => MINUTE,
        "" | "h" => HOUR,
        "d" => DAY,
        _ => return None,
    };
    number.parse::<i64>().ok()?.checked_mul(unit)
}

/// Quiet hours as they are written.
pub(crate) fn written_quiet((from, to): (u16, u16)) -> String {
    format!("{}–{}", written_minute(from), written_minute(to))
}

/// Reminders as they are written in a command.
pub(crate) fn written_reminders(availability: &Availability) -> String {
    if availability.most == 0 {
        return OFF.to_owned();
    }
    format!("{}/{}/{}", written_span(availability.first), written_span(availability.again), availability.most)
}

/// A span of time as it is written in a command.
fn written_span(seconds: i64) -> String {
    if seconds % HOUR == 0 { format!("{}h", seconds / HOUR) } else { format!("{}m", seconds / MINUTE) }
}

/// A span of time as people read it: alike in every language.
pub(crate) fn spoken_span(seconds: i64) -> String {
    if seconds % HOUR == 0 { format!("{} h", seconds / HOUR) } else { format!("{} min", seconds / MINUTE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(key: &str, value: &str) -> Result<Availability, WishError> {
        wished(&Availability::default(), key, value)
    }

    #[test]
    fn quiet_hours_are_read_as_people_write_them_and_leave_half_of_the_day() {
        for (text, hours) in
            [("22-7", (1320, 420)), ("22:30–7:00", (1350, 420)), ("0 - 8", (0, 480)), ("24-8.15", (0, 495))]
        {
            assert_eq!(with(QUIET, text).map(|availability| availability.quiet), Ok(Some(hours)), "{text}");
        }
        assert_eq!(with(QUIET, "20-8").map(|availability| availability.quiet), Ok(Some((1200, 480))));
        assert_eq!(with(QUIET, "20-8:01"), Err(WishError::TooQuiet));
        for text in ["", "22", "22-22", "25-7", "22:60-7", "22-7-9", "at night"] {
            assert_eq!(with(QUIET, text), Err(WishError::Unread), "{text}");
        }
        let quiet = Availability { quiet: Some((1320, 420)), ..Availability::default() };
        assert_eq!(wished(&quiet, QUIET, " Off "), Ok(Availability::default()));
    }

    #[test]
    fn reminders_are_read_as_they_are_written() {
        for text in ["12h/24h/4", "90m/2h/1", "off"] {
            assert_eq!(
                with(REMIND, text).map(|availability| written_reminders(&availability)),
                Ok(text.to_owned())
            );
        }
        assert_eq!(
            with(REMIND, "6 / 1d / 2").map(|availability| written_reminders(&availability)),
            Ok("6h/24h/2".to_owned())
        );
        for text in ["", "12h", "12h/24h", "12h/24h/0", "12h/24h/11", "1m/24h/4", "12h/99d/4", "12h/24h/4/4"]
        {
            assert_eq!(with(REMIND, text), Err(WishError::Unread), "{text}");
        }
        assert_eq!(with(REMIND, "99999999999999999999h/1h/1"), Err(WishError::Unread));
    }

    #[test]
    fn the_other_wishes_are_read() {
        assert_eq!(with(DIGEST, "8:30").map(|availability| availability.digest), Ok(Some(510)));
        assert_eq!(with(DIGEST, "noon"), Err(WishError::Unread));
        assert!(with(WEEKENDS, FREE).expect("it is known").weekends);
        assert!(with(BY, DIRECT).expect("it is known").direct);
        assert_eq!(with(BY, "pigeon"), Err(WishError::Unread));
        assert_eq!(
            with(ZONE, "europe/warsaw").map(|availability| availability.zone),
            Ok(Some("Europe/Warsaw".to_owned()))
        );
        assert_eq!(with(ZONE, "Nowhere"), Err(WishError::NoZone));
    }
}
