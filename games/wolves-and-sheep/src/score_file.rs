//! The meadows and forests of a table that someone has written down.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::components::colour::Colour;
use super::components::landscape::{Laid, Landscape, SIDES, STEPS};
use super::components::posture::{Face, Posture, Quarter};
use super::components::tile::{Kind, Tile};
use super::report;
use super::score::Survey;
use rules::{Fields, ScoreError, shown};

/// The keys of a tile.
const KEYS: [&str; 6] = ["x", "y", "tile", "face", "turn", "under"];

/// A tile as written.
struct Written {
    posture: Posture,
    /// The wolf below it.
    under: Option<Tile>,
}

/// Row and column, as written.
type Place = (i64, i64);

/// Surveys a table written as `docs/positions.md` says.
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position).map(|landscape| report::survey(&Survey::of(&landscape))).map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<Landscape, String> {
    let entries = position.as_array().ok_or_else(|| {
        format!(
            "a table is written as a list of tiles, each an object with \"x\", \"y\" and \"tile\", not as {}",
            shown(position)
        )
    })?;
    let mut used = BTreeSet::new();
    let mut table: BTreeMap<Place, Written> = BTreeMap::new();
    for (number, entry) in (1..).zip(entries) {
        let entry = Fields::read(entry, &format!("entry {number}"), &KEYS)?;
        let (x, y) = (entry.whole("x")?, entry.whole("y")?);
        let entry = entry.renamed(format!("x {x}, y {y}"));
        let written = written(&entry)?;
        for tile in [Some(written.posture.tile), written.under].into_iter().flatten() {
            if !used.insert(tile) {
                return Err(entry.wrong(&format!("{} is there twice", name(tile))));
            }
        }
        if table.insert((y, x), written).is_some() {
            return Err(entry.wrong("two tiles on one place"));
        }
    }
    table.iter().try_for_each(|(&place, written)| matches(&table, place, written))?;
    Ok(landscape(&table))
}

fn written(entry: &Fields<'_>) -> Result<Written, String> {
    let id = entry.need("tile")?;
    let tile = tile(id).ok_or_else(|| entry.wrong(&format!("there is no tile {}", shown(id))))?;
    let faces = if matches!(tile.kind(), Kind::Shepherd(_)) { 1 } else { 2 };
    let face = usize::from(entry.number("face", 0..=1)?.unwrap_or(0));
    let face = Face::ALL[..faces]
        .get(face)
        .ok_or_else(|| entry.wrong(&format!("{} has no face {face}", name(tile))))?;
    let turn = Quarter::of(entry.number("turn", 0..=3)?.unwrap_or(0));
    let under = entry.find("under").map(|wolf| wolf_under(tile, wolf).map_err(|what| entry.wrong(&what)));
    Ok(Written { posture: Posture { tile, face: *face, turn }, under: under.transpose()? })
}

/// Checks that a hunter lies over a wolf, and nothing else over anything.
fn wolf_under(hunter: Tile, id: &Value) -> Result<Tile, String> {
    if !hunter.is_hunter() {
        return Err(format!("only a hunter lies over another tile, not {}", name(hunter)));
    }
    let wolf = tile(id).filter(|under| under.is_wolf());
    wolf.ok_or_else(|| format!("{} is over {}, which is no wolf", name(hunter), shown(id)))
}

/// Reads an id of the data file.
fn tile(id: &Value) -> Option<Tile> {
    let number = || id.as_u64().and_then(|number| u8::try_from(number).ok()).and_then(Tile::numbered);
    let named = || match id.as_str()? {
        "village_square" => Some(Tile::SQUARE),
        text => text.strip_prefix("shepherd_")?.parse::<Colour>().ok().map(Tile::shepherd),
    };
    number().or_else(named)
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
