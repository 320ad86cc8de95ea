//! The options, and the explicit layouts of logs.

use serde::{Deserialize, Serialize};

use super::components::board::{CornerSet, Edge, HEXES, Hex};
use super::components::cards::Resource;
use super::components::land::{BEGINNER, FIXED, Harbour, Printed, Terrain};
use rules::{OptionSpec, Options, Refusal, Values};

/// The options, in the order of the lobby; the last four are for logs and the command line.
pub(super) static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "layout",
        values: Values::OneOf(&["beginner", "fixed", "variable"]),
        default: "beginner",
    },
    OptionSpec { key: "tokens", values: Values::OneOf(&["spiral", "random"]), default: "spiral" },
    OptionSpec { key: "points", values: Values::OneOf(&["5", "8", "10", "12", "14"]), default: "10" },
    OptionSpec { key: "friendly", values: Values::OneOf(&["no", "yes"]), default: "no" },
    OptionSpec { key: "order", values: Values::OneOf(&["strict", "free"]), default: "strict" },
    OptionSpec { key: "trade", values: Values::OneOf(&["players", "people", "bank"]), default: "players" },
    OptionSpec { key: "terrain", values: Values::Text, default: "" },
    OptionSpec { key: "numbers", values: Values::Text, default: "" },
    OptionSpec { key: "harbours", values: Values::Text, default: "" },
    OptionSpec { key: "robber", values: Values::Text, default: "" },
];

/// The options that matter after the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Agreed {
    /// Victory points that win.
    pub(super) points: u8,
    /// The robber spares players with at most two visible points.
    pub(super) friendly: bool,
    /// Trading and building in any order.
    pub(super) free: bool,
    /// Whether players trade with each other.
    pub(super) domestic: bool,
    /// Whether computers make offers, or only answer those of people.
    pub(super) computers_offer: bool,
}

/// The options, read.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    pub(super) agreed: Agreed,
    /// Whether all start with given pieces instead of founding.
    pub(super) fixed_start: bool,
    /// `None`: shuffled.
    pub(super) terrain: Option<[Terrain; HEXES]>,
    pub(super) numbers: Numbers,
    /// `None`: shuffled on the frame's slots.
    pub(super) harbours: Option<[(Edge, Harbour); 9]>,
    /// `None`: on the desert.
    pub(super) robber: Option<Hex>,
}

/// The way in which the number tokens are laid.
#[derive(Clone, Debug)]
pub(crate) enum Numbers {
    /// As written; 0 for none.
    Given([u8; HEXES]),
    /// In the order A–R along the spiral from a random corner.
    Spiral,
    /// At random, no two of 6 and 8 adjacent.
    Random,
}

/// Reads the options.
///
/// # Errors
/// `catan-refusal-layout` for a layout that cannot be read or does not fit together.
pub(super) fn config(options: &Options) -> Result<Config, Refusal> {
    let value = |key| options.value(OPTIONS, key);
    let wrong = |part: &'static str| move || Refusal::new("catan-refusal-layout").with("part", part);
    let printed = match value("layout") {
        "beginner" => Some(&BEGINNER),
        "fixed" => Some(&FIXED),
        _ => None,
    };
    let text = |key, part: fn(&Printed) -> &'static str| match value(key) {
        "" => printed.map(part),
        text => Some(text),
    };
    let terrain = text("terrain", |printed| printed.terrain);
    let terrain = terrain.map(|text| read_terrain(text).ok_or_else(wrong("terrain"))).transpose()?;
    let own_terrain = !value("terrain").is_empty();
    // A terrain of one's own without numbers has its tokens laid by the rules.
    let numbers = match value("numbers") {
        "" if own_terrain => None,
        _ => text("numbers", |printed| printed.numbers),
    };
    let numbers = match numbers {
        None if value("tokens") == "random" => Numbers::Random,
        None => Numbers::Spiral,
        Some(text) => {
            let numbers = read_numbers(text).ok_or_else(wrong("numbers"))?;
            let terrain = terrain.ok_or_else(wrong("numbers"))?;
            let fits = |hex: usize| (numbers[hex] == 0) == terrain[hex].is_none();
            (0..HEXES).all(fits).then_some(Numbers::Given(numbers)).ok_or_else(wrong("numbers"))?
        }
    };
    let deserts = terrain.map(|terrain| terrain.iter().filter(|hex| hex.is_none()).count());
    if !matches!(numbers, Numbers::Given(_)) && deserts.is_some_and(|deserts| deserts != 1) {
        return Err(wrong("numbers")());
    }
    let harbours = text("harbours", |printed| printed.harbours);
    let harbours = harbours.map(|text| read_harbours(text).ok_or_else(wrong("harbours"))).transpose()?;
    let robber = match value("robber") {
        "" => None,
        text => Some(text.parse().map_err(|_| wrong("robber")())?),
    };
    if robber.is_none() && deserts == Some(0) {
        return Err(wrong("robber")());
    }
    let agreed = Agreed {
        points: value("points").parse().map_err(|_| wrong("points")())?,
        friendly: value("friendly") == "yes",
        free: value("order") == "free",
        domestic: value("trade") != "bank",
        computers_offer: value("trade") == "players",
    };
    Ok(Config { agreed, fixed_start: value("layout") == "fixed", terrain, numbers, harbours, robber })
}

fn read_terrain(text: &str) -> Option<[Terrain; HEXES]> {
    let read = |word: &str| match word {
        "desert" => Some(None),
        word => Resource::read(word).map(Some),
    };
    text.split_whitespace().map(read).collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn read_numbers(text: &str) -> Option<[u8; HEXES]> {
    let read = |word: &str| match word {
        "-" => Some(0),
        word => word.parse().ok().filter(|number| matches!(number, 2..=6 | 8..=12)),
    };
    text.split_whitespace().map(read).collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// Nine kinds for the frame's slots; `wool@c1-d1` puts a harbour elsewhere on the coast. No corner has two.
fn read_harbours(text: &str) -> Option<[(Edge, Harbour); 9]> {
    let read = |(word, slot): (&str, &&str)| {
        let (kind, edge) = word.split_once('@').unwrap_or((word, slot));
        let harbour = match kind {
            "any" => Harbour(None),
            kind => Harbour(Some(Resource::read(kind)?)),
        };
        let edge: Edge = edge.parse().ok()?;
        let coast =
            Hex::all().filter(|hex| edge.corners().iter().all(|&end| hex.mask().contains(end))).count();
        (coast == 1).then_some((edge, harbour))
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != 9 {
        return None;
    }
    let harbours: Vec<(Edge, Harbour)> =
        words.into_iter().zip(&Harbour::SLOTS).map(read).collect::<Option<_>>()?;
    // A building at a corner serves one harbour.
    let mut served = CornerSet::default();
    for corner in harbours.iter().flat_map(|(edge, _)| edge.corners()) {
        if served.contains(corner) {
            return None;
        }
        served.insert(corner);
    }
    harbours.try_into().ok()
}
