//! Time zones: found by parts of their names.

use jiff::Timestamp;
use jiff::tz::{TimeZone, db};

use words::Lang;

/// The first parts under which zones are best known; older names of the same zones lack them.
const WORLD: [&str; 10] = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
];

const UTC: &str = "UTC";

/// The zone that a name means: the whole name, or its last part if only one zone has it, in any spelling.
pub(crate) fn named(text: &str) -> Option<String> {
    let text = folded(text);
    let known = known();
    let whole = known.iter().find(|name| folded(name) == text);
    let mut cities = known.iter().filter(|name| is_of_the_world(name) && city(name) == text);
    let only = cities.next().filter(|_| cities.next().is_none());
    whole.or(only).cloned()
}

/// The zones whose names contain the typed text, first those that speakers of that language most likely mean.
pub(crate) fn matching(typed: &str, lang: Lang) -> Vec<String> {
    let typed = folded(typed);
    let rank = |name: &str| {
        let near = likely(lang).iter().position(|likely| *likely == name).unwrap_or(usize::MAX);
        (!city(name).starts_with(&typed), near, !is_of_the_world(name))
    };
    let mut found: Vec<String> = known().into_iter().filter(|name| folded(name).contains(&typed)).collect();
    found.sort_by_cached_key(|name| (rank(name), name.clone()));
    found
}

/// A zone in a list, with the time there.
pub(crate) fn labelled(name: &str, now: i64) -> String {
    let time = TimeZone::get(name).ok().and_then(|zone| clock(&zone, now));
    time.map_or_else(|| name.to_owned(), |time| format!("{name} – {time}"))
}

/// The time of the day in a zone.
pub(crate) fn clock(zone: &TimeZone, now: i64) -> Option<String> {
    let there = Timestamp::from_second(now).ok()?.to_zoned(zone.clone());
    let [hour, minute] = [there.hour(), there.minute()].map(|part| u16::from(part.unsigned_abs()));
    Some(written_minute(hour * 60 + minute))
}

/// A minute of the day as it is written.
pub(crate) fn written_minute(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}

/// The names of all zones, except mere offsets.
fn known() -> Vec<String> {
    let names = db().available().map(|name| name.as_str().to_owned());
    names
        .filter(|name| name == UTC || name.starts_with(char::is_uppercase) && !name.starts_with("Etc/"))
        .collect()
}

/// The zones in which most speakers of a language live.
const fn likely(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "Europe/London",
            "America/New_York",
            "America/Chicago",
            "America/Denver",
            "America/Los_Angeles",
            UTC,
        ],
        Lang::Pl => &["Europe/Warsaw", "Europe/London", UTC],
        Lang::Cs => &["Europe/Prague", "Europe/Bratislava", UTC],
    }
}

fn is_of_the_world(name: &str) -> bool {
    name == UTC || name.split_once('/').is_some_and(|(part, _)| WORLD.contains(&part))
}

/// The last part of a name.
fn city(name: &str) -> String {
    folded(name.rsplit('/').next().unwrap_or(name))
}

/// A name in lower case, with underscores for spaces and hyphens.
fn folded(text: &str) -> String {
    text.trim().to_lowercase().replace([' ', '-'], "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_found_by_any_part_of_its_name() {
        assert_eq!(matching("", Lang::Pl)[0], "Europe/Warsaw");
        assert_eq!(matching("", Lang::Cs)[0], "Europe/Prague");
        assert_eq!(matching("prag", Lang::En)[0], "Europe/Prague");
        assert_eq!(matching("new y", Lang::Cs)[0], "America/New_York");
        assert!(matching("europe/", Lang::En).len() > 30);
        assert!(matching("nowhere", Lang::En).is_empty());
    }

    #[test]
    fn a_zone_is_taken_as_it_is_typed_if_only_one_is_meant() {
        assert_eq!(named("EUROPE/warsaw").as_deref(), Some("Europe/Warsaw"));
        assert_eq!(named("new york").as_deref(), Some("America/New_York"));
        assert_eq!(named("utc").as_deref(), Some("UTC"));
        assert_eq!(named("Etc/GMT+5"), None);
        assert_eq!(named(""), None);
    }

    #[test]
    fn a_zone_is_listed_with_its_time() {
        assert_eq!(labelled("Europe/Warsaw", 1_000_000_000), "Europe/Warsaw – 3:46");
    }
}
