//! The meadows and forests of a table that someone has written down.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::colour::Colour;
use super::landscape::{Laid, Landscape, SIDES, STEPS};
use super::posture::{Face, Posture, Quarter};
use super::report;
use super::score::Survey;
use super::tile::{Kind, Tile};
use crate::core::ScoreError;

/// An example of a written table.
const EXAMPLE: &str = r#"[{"x": 0, "y": 0, "tile": "village_square", "face": 0, "turn": 0}, {"x": 1, "y": 0, "tile": 35, "face": 0, "turn": 1}]"#;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    x: i64,
    y: i64,
    tile: Value,
    #[serde(default)]
    face: u8,
    #[serde(default)]
    turn: u8,
    under: Option<u8>,
}

/// A tile as written.
struct Written {
    posture: Posture,
    /// The wolf below it.
    under: Option<Tile>,
}

/// Row and column, as written.
type Place = (i64, i64);

/// Surveys a table written as in [`EXAMPLE`].
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position).map(|landscape| report::survey(&Survey::of(&landscape))).map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<Landscape, String> {
    let entries: Vec<Entry> = serde_json::from_value(position.clone())
        .map_err(|error| format!("{error}; a table is written as {EXAMPLE}"))?;
    let mut used = BTreeSet::new();
    let mut table: BTreeMap<Place, Written> = BTreeMap::new();
    for entry in &entries {
        let at = format!("x {}, y {}", entry.x, entry.y);
        let written = written(entry).map_err(|error| format!("{at}: {error}"))?;
        for tile in [Some(written.posture.tile), written.under].into_iter().flatten() {
            if !used.insert(tile) {
                return Err(format!("{at}: {} is there twice", name(tile)));
            }
        }
        if table.insert((entry.y, entry.x), written).is_some() {
            return Err(format!("{at}: two tiles on one place"));
        }
    }
    table.iter().try_for_each(|(&place, written)| matches(&table, place, written))?;
    Ok(landscape(&table))
}

fn written(entry: &Entry) -> Result<Written, String> {
    let tile = tile(&entry.tile)?;
    let faces = if matches!(tile.kind(), Kind::Shepherd(_)) { 1 } else { 2 };
    let face = Face::ALL[..faces].get(usize::from(entry.face));
    let face = *face.ok_or_else(|| format!("{} has no face {}", name(tile), entry.face))?;
    let turn = Quarter::ALL.get(usize::from(entry.turn));
    let turn = *turn.ok_or_else(|| format!("a turn is 0 to 3 quarters, not {}", entry.turn))?;
    let under = entry.under.map(|number| wolf_under(tile, number)).transpose()?;
    Ok(Written { posture: Posture { tile, face, turn }, under })
}

/// Checks that a hunter lies over a wolf, and nothing else over anything.
fn wolf_under(tile: Tile, number: u8) -> Result<Tile, String> {
    if !tile.is_hunter() {
        return Err(format!("only a hunter lies over another tile, not {}", name(tile)));
    }
    let wolf = Tile::numbered(number).filter(|under| under.is_wolf());
    wolf.ok_or_else(|| format!("{} is over {number}, which is no wolf", name(tile)))
}

/// Reads an id of the data file.
fn tile(id: &Value) -> Result<Tile, String> {
    let number = id.as_u64().and_then(|number| u8::try_from(number).ok()).and_then(Tile::numbered);
    let named = || match id.as_str()? {
        "village_square" => Some(Tile::SQUARE),
        text => text.strip_prefix("shepherd_")?.parse::<Colour>().ok().map(Tile::shepherd),
    };
    number.or_else(named).ok_or_else(|| format!("there is no tile {id}"))
}

/// A tile's id in the data file.
fn name(tile: Tile) -> String {
    match tile.kind() {
        Kind::Square => "village_square".to_owned(),
        Kind::Shepherd(colour) => format!("shepherd_{colour}"),
        _ => format!("tile {tile}"),
    }
}

/// Checks the edges of a tile against its neighbours.
fn matches(table: &BTreeMap<Place, Written>, place: Place, written: &Written) -> Result<(), String> {
    for (side, (right, down)) in STEPS.into_iter().enumerate() {
        let beyond = place.0.checked_add(down.into()).zip(place.1.checked_add(right.into()));
        let Some(other) = beyond.and_then(|beyond| table.get(&beyond)) else { continue };
        let (own, there) = (written.posture.ground(side), other.posture.ground((side + 2) % 4));
        if own != there {
            let (y, x) = place;
            let (own, there, side) = (own.word(), there.word(), SIDES[side]);
            return Err(format!("x {x}, y {y}: {own} in the {side} meets {there}"));
        }
    }
    Ok(())
}

/// The table as a landscape. Where it lies does not matter, nor how far apart its parts are: wider gaps are drawn together.
fn landscape(table: &BTreeMap<Place, Written>) -> Landscape {
    let rows = narrowed(table.keys().map(|place| place.0));
    let columns = narrowed(table.keys().map(|place| place.1));
    let mut landscape = Landscape::empty();
    for ((row, column), written) in table {
        let place = Landscape::CORNER.shifted(columns[column], rows[row]);
        if let Some(wolf) = written.under {
            landscape.lay(Laid::even(wolf, place));
        }
        landscape.lay(Laid::at(written.posture, place));
    }
    landscape
}

/// New numbers for rows or columns, from 0: neighbours stay neighbours, and other gaps become one wide.
fn narrowed(lines: impl Iterator<Item = i64>) -> BTreeMap<i64, i16> {
    let sorted: BTreeSet<i64> = lines.collect();
    let mut next = 0;
    let mut last = None;
    let mut narrow = BTreeMap::new();
    for line in sorted {
        next += match last.map(|last: i64| line.checked_sub(last)) {
            None => 0,
            Some(Some(1)) => 1,
            Some(_) => 2,
        };
        narrow.insert(line, next);
        last = Some(line);
    }
    narrow
}
