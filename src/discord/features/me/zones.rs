//! Time zones: found by parts of their names.

use jiff::Timestamp;
use jiff::tz::{TimeZone, db};

use tabletop::plain;
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

/// Cities by zone, as people call them: `Europe/Prague: Praga, Praha, Brno`.
const CITIES: &str = include_str!("cities.txt");

/// The zone that a name means: the whole name, its last part if only one zone has it, or a city there, in any spelling.
pub(crate) fn named(text: &str) -> Option<String> {
    let text = folded(text);
    let known = known();
    let whole = known.iter().find(|name| folded(name) == text);
    let mut cities = known.iter().filter(|name| is_of_the_world(name) && city(name) == text);
    let only = cities.next().filter(|_| cities.next().is_none());
    let called = || called(|city| city == text).map(|(zone, _)| zone.to_owned()).next();
    whole.or(only).cloned().or_else(called)
}

/// The zones whose names contain the typed text, or that have a city so called, first those that speakers of that language most likely
/// mean; with the city by which a zone was found.
pub(crate) fn matching(typed: &str, lang: Lang) -> Vec<(String, Option<&'static str>)> {
    let typed = folded(typed);
    let rank = |name: &str, found: &str| {
        let near = likely(lang).iter().position(|likely| *likely == name).unwrap_or(usize::MAX);
        (!found.starts_with(&typed), near, !is_of_the_world(name))
    };
    let by_name = known().into_iter().filter(|name| folded(name).contains(&typed));
    let mut found: Vec<_> = by_name.map(|name| (rank(&name, &city(&name)), name, None)).collect();
    for (zone, called) in called(|city| city.starts_with(&typed)) {
        if !found.iter().any(|(_, name, _)| name == zone) {
            found.push((rank(zone, &folded(called)), zone.to_owned(), Some(called)));
        }
    }
    found.sort();
    found.into_iter().map(|(_, name, called)| (name, called)).collect()
}

/// The zones with a city whose name fits.
fn called(fits: impl Fn(&str) -> bool) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = CITIES.lines().filter_map(|line| line.split_once(": "));
    let cities = lines.flat_map(|(zone, cities)| cities.split(", ").map(move |city| (zone, city)));
    cities.filter(move |(zone, city)| fits(&folded(city)) && TimeZone::get(zone).is_ok())
}

/// A zone in a list, with the city by which it was found, and the time that it is there.
pub(crate) fn labelled(name: &str, called: Option<&str>, now: i64) -> String {
    let time = TimeZone::get(name).ok().and_then(|zone| clock(&zone, now));
    let name = called.map_or_else(|| name.to_owned(), |city| format!("{city} ({name})"));
    time.map_or_else(|| name.clone(), |time| format!("{name} – {time}"))
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
    plain(text.trim()).replace([' ', '-'], "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_found_by_any_part_of_its_name() {
        let first = |typed, lang| matching(typed, lang).swap_remove(0);
        assert_eq!(first("", Lang::Pl).0, "Europe/Warsaw");
        assert_eq!(first("", Lang::Cs).0, "Europe/Prague");
        assert_eq!(first("prag", Lang::En), ("Europe/Prague".to_owned(), None));
        assert_eq!(first("new y", Lang::Cs).0, "America/New_York");
        assert_eq!(first("pra", Lang::Cs).0, "Europe/Prague");
        assert_eq!(first("brno", Lang::En), ("Europe/Prague".to_owned(), Some("Brno")));
        assert!(matching("europe/", Lang::En).len() > 30);
        assert!(matching("nowhere", Lang::En).is_empty());
    }

    #[test]
    fn a_zone_is_taken_as_it_is_typed_if_only_one_is_meant() {
        assert_eq!(named("EUROPE/warsaw").as_deref(), Some("Europe/Warsaw"));
        assert_eq!(named("new york").as_deref(), Some("America/New_York"));
        assert_eq!(named("utc").as_deref(), Some("UTC"));
        for (city, zone) in [
            ("Warszawa", "Europe/Warsaw"),
            ("varšava", "Europe/Warsaw"),
            ("lodz", "Europe/Warsaw"),
            ("Praha", "Europe/Prague"),
            ("BRNO", "Europe/Prague"),
            ("Kyjev", "Europe/Kiev"),
            ("Wiedeń", "Europe/Vienna"),
            ("Vídeň", "Europe/Vienna"),
            ("Boston", "America/New_York"),
        ] {
            assert_eq!(named(city).as_deref(), Some(zone), "{city}");
        }
        assert_eq!(named("Etc/GMT+5"), None);
        assert_eq!(named(""), None);
    }

    #[test]
    fn every_zone_of_a_city_is_known() {
        for (zone, _) in CITIES.lines().filter_map(|line| line.split_once(": ")) {
            assert!(TimeZone::get(zone).is_ok(), "{zone}");
        }
    }

    #[test]
    fn a_zone_is_listed_with_its_time() {
        assert_eq!(labelled("Europe/Warsaw", None, 1_000_000_000), "Europe/Warsaw – 3:46");
        assert_eq!(labelled("Europe/Warsaw", Some("Łódź"), 1_000_000_000), "Łódź (Europe/Warsaw) – 3:46");
    }
}
