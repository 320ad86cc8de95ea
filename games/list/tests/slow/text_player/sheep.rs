//! Wolves and Sheep as it is read: one's own meadows as the alternative text lists them, and what a tile would make of them.

use super::heard::{Heard, Way};
use super::tastes::number;

/// A meadow of the own colour: sheep, places to fill before it is closed, whether a wolf is near.
#[derive(Clone, Copy)]
struct Meadow {
    sheep: i32,
    gaps: i32,
    beset: bool,
}

/// The chance in percent that a place is filled, and that a hunter comes where a wolf is near.
const FILLED: i32 = 68;
const RESCUED: i32 = 30;
/// The tiles in the bag with which anything may still come.
const PLENTY: i32 = 12;
/// The sheep that are enough to stop for good, and the tiles of the other with which it is time to: the first to stop gets most.
const ENOUGH: i32 = 14;
const LATE: i32 = 4;

/// What meadows may come to, in hundredths of a sheep: the largest if it is closed, else the next one.
fn prospect(meadows: &[Meadow], bag: i32) -> i32 {
    let future = if bag > PLENTY { 100 } else { 40 + 5 * bag };
    let way = |meadow: &Meadow| {
        let open = if meadow.gaps == 0 { 100 } else { future };
        let closed = (0..meadow.gaps).fold(open, |likely, _| likely * FILLED / 100);
        let growth = if bag > PLENTY { meadow.gaps } else { 0 };
        (meadow.sheep + growth, if meadow.beset { closed * RESCUED / 100 } else { closed })
    };
    let mut ways: Vec<(i32, i32)> = meadows.iter().map(way).collect();
    ways.sort_unstable_by(|one, other| other.cmp(one));
    let (mut sum, mut left) = (0, 100);
    for (sheep, likely) in ways {
        sum += sheep * likely * left / 100;
        left = left * (100 - likely) / 100;
    }
    sum
}

/// The part of the alternative text behind those words.
fn behind<'a>(heard: &'a Heard, words: &str) -> &'a str {
    heard.alt.split_once(words).map_or("", |(_, rest)| rest)
}

/// The name of the reader's flock.
fn colour(heard: &Heard) -> &str {
    let own = behind(heard, &format!("{}: ", heard.own));
    let flock = own.split_once("sheep: ").map_or("", |(_, flock)| flock);
    flock.split([' ', ',', '.']).next().unwrap_or("")
}

/// The reader's meadows, each with the names of the places to fill: "9 ○ P9 Q10, 4 ✓".
fn meadows(heard: &Heard) -> Vec<(Meadow, Vec<&str>)> {
    let listed = behind(heard, "Meadows: ").split_once(&format!("{}: ", colour(heard)));
    let texts = listed.and_then(|(_, rest)| rest.split([';', '.']).next()).unwrap_or("").split(", ");
    let meadow = |text| {
        let mut words = str::split(text, ' ');
        let (sheep, beset) = (words.next()?.parse().ok()?, words.next()? == "⚠");
        let places: Vec<&str> = words.collect();
        Some((Meadow { sheep, gaps: places.len() as i32, beset }, places))
    };
    texts.filter_map(meadow).collect()
}

/// The tiles in the bag.
fn bag(heard: &Heard) -> i32 {
    heard
        .alt
        .split(". ")
        .find(|text| text.contains(" in the bag"))
        .and_then(|text| number(text, ""))
        .unwrap_or(0)
}

/// The tiles of the other player; many if they lay no more.
fn rival(heard: &Heard) -> i32 {
    let other = |text: &str| {
        let (name, held) = text.split_once(": ")?;
        let tiles = held.split_once(" tile")?.0.parse().ok()?;
        (name != heard.own).then_some(tiles)
    };
    heard.alt.split(". ").find_map(other).unwrap_or(i32::MAX)
}

/// A meadow of that colour in what is said of a place: "here: black – 9 sheep: 2 to close".
fn told(part: &str, colour: &str) -> Option<Meadow> {
    let new = part.split(" (now ").next()?;
    let (_, told) = new.split_once(&format!("{colour} – "))?;
    // A second line that is cut does not say all.
    let unsaid = if part.ends_with('…') { 3 } else { 0 };
    let gaps = told.split_once(" to close").and_then(|(before, _)| before.rsplit(' ').next()?.parse().ok());
    Some(Meadow { sheep: number(told, "")?, gaps: gaps.unwrap_or(unsaid), beset: told.contains("wolf") })
}

/// What the own meadows may come to with a tile more, wolves near others, and tiles that are drawn.
pub(super) fn wolves_and_sheep(heard: &Heard, way: &Way) -> i32 {
    let (colour, bag, own) = (colour(heard), bag(heard), meadows(heard));
    let now: Vec<Meadow> = own.iter().map(|(meadow, _)| *meadow).collect();
    let first = way.said.first().map_or("", |said| said.label.as_str());
    if first.starts_with("Stop for good") {
        let counting =
            now.iter().filter(|meadow| meadow.gaps == 0 && !meadow.beset).map(|meadow| meadow.sheep);
        let counts = counting.max().unwrap_or(0);
        let hopes = prospect(&now, bag) >= 100 * (counts + 1);
        let stops = counts >= ENOUGH || (bag == 0 && (rival(heard) <= LATE || !hopes));
        return if stops { 50_000 } else { -50_000 };
    }
    let last = way.last();
    let place = last.label.split(' ').next().unwrap_or("");
    let untouched = own.iter().filter(|(_, places)| !places.contains(&place)).map(|(meadow, _)| *meadow);
    let mut then: Vec<Meadow> = untouched.collect();
    let mut worth = 25 * number(&last.label, "draws ").unwrap_or(0);
    for part in last.more.split(" · ").filter(|part| !part.contains("(as before)")) {
        let is_own = part.contains(colour);
        match part.split(' ').next() {
            Some("endangers") => worth += if is_own { -200 } else { 15 },
            Some("saves") => worth += if is_own { 100 } else { -15 },
            _ => then.extend(told(part, colour)),
        }
    }
    worth + prospect(&then, bag) - prospect(&now, bag)
}
