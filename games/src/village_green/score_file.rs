//! Scoring a village that someone has written down.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::award::AwardId;
use super::card::{Card, Cards};
use super::green::GreenId;
use super::place::{Line, Place};
use super::report;
use super::score::Score;
use super::village::Village;
use crate::core::ScoreError;

/// A village in writing: what shows, `{"village_turned":false,"green":{"1,3":17},"col_awards":[null,2,24],"row_awards":[20,13]}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    village_turned: bool,
    /// Row and column, counted from 1, and the number of the green card.
    #[serde(default)]
    green: Map<String, Value>,
    #[serde(default)]
    col_awards: Vec<Value>,
    #[serde(default)]
    row_awards: Vec<Value>,
}

/// Scores such a village.
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position).map(|village| report::score(&Score::of(&village))).map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<Village, String> {
    if !position.is_object() {
        return Err("a village is an object".to_owned());
    }
    let written = Written::deserialize(position).map_err(|error| error.to_string())?;
    let mut village = Village { turned: written.village_turned, ..Village::default() };
    let mut seen = Cards::NONE;
    for (key, number) in &written.green {
        let place = place(key).ok_or_else(|| {
            format!("\"{key}\" is no place: a place is \"row,column\", each 1 to 3, such as \"2,3\"")
        })?;
        if let Some(card) = card::<GreenId>(number, &mut seen, "green card")? {
            village.lay(card, place);
        }
    }
    let mut seen = Cards::NONE;
    head(&mut village, Line::columns(), &written.col_awards, &mut seen, "col_awards")?;
    head(&mut village, Line::rows(), &written.row_awards, &mut seen, "row_awards")?;
    match village.strangers() {
        None => Ok(village),
        Some([one, other]) => Err(format!(
            "{} and {} are neighbours, but have neither flower nor colour in common",
            named(one),
            named(other)
        )),
    }
}

/// Lays the awards of the columns or of the rows.
fn head(
    village: &mut Village,
    lines: impl ExactSizeIterator<Item = Line>,
    numbers: &[Value],
    seen: &mut Cards<AwardId>,
    key: &str,
) -> Result<(), String> {
    if numbers.len() > lines.len() {
        return Err(format!("\"{key}\" has {} places, but there are 3", numbers.len()));
    }
    for (line, number) in lines.zip(numbers) {
        if let Some(award) = card::<AwardId>(number, seen, "award")? {
            village.head(line, award);
        }
    }
    Ok(())
}

/// The place that `row,column` names.
fn place(key: &str) -> Option<Place> {
    match *key.as_bytes() {
        [row @ b'1'..=b'3', b',', column @ b'1'..=b'3'] => {
            Place::at(usize::from(column - b'1'), usize::from(row - b'1'))
        }
        _ => None,
    }
}

/// The card with that number, which must not have been seen before; none for `null`.
fn card<C: Card>(number: &Value, seen: &mut Cards<C>, name: &str) -> Result<Option<C>, String> {
    if number.is_null() {
        return Ok(None);
    }
    let small = number.as_u64().and_then(|number| u8::try_from(number).ok());
    let card = small.and_then(|number| C::try_from(number).ok());
    let card =
        card.ok_or_else(|| format!("there is no {name} {number}: they are numbered 1 to {}", C::COUNT))?;
    if seen.has(card) {
        return Err(format!("{name} {number} is there twice"));
    }
    seen.insert(card);
    Ok(Some(card))
}

fn named((place, card): (Place, GreenId)) -> String {
    let flower = card
        .card()
        .flower
        .map_or("lawn".to_owned(), |(flower, colour)| format!("{} {}", colour.word(), flower.word()));
    format!("\"{},{}\" (card {card}, {flower})", place.row() + 1, place.column() + 1)
}
