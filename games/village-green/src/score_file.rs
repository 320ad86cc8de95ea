//! Scoring a village that someone has written down.

use serde_json::Value;

use super::components::award::AwardId;
use super::components::card::{Card, Cards};
use super::components::green::GreenId;
use super::components::place::{Line, Place};
use super::components::village::Village;
use super::report;
use super::score::Score;
use rules::{Fields, ScoreError, quoted, shown};

/// Scores a village written as `docs/positions.md` says.
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position).map(|village| report::score(&Score::of(&village))).map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<Village, String> {
    let written = Fields::read(position, "", &["village_turned", "green", "col_awards", "row_awards"])?;
    let mut village = Village { turned: written.flag("village_turned")?, ..Village::default() };
    let mut seen = Cards::EMPTY;
    for (key, number) in written.places("green")?.into_iter().flatten() {
        let place = place(key).ok_or_else(|| {
            format!(
                "\"{}\" is no place: a place is \"row,column\", each 1 to 3, such as \"2,3\"",
                quoted(key)
            )
        })?;
        if let Some(card) =
            card::<GreenId>(number, &mut seen, "green card", &format!("\"green\", \"{key}\""))?
        {
            village.lay(card, place);
        }
    }
    let mut seen = Cards::EMPTY;
    head(&mut village, Line::columns(), written.list("col_awards")?, &mut seen, "col_awards")?;
    head(&mut village, Line::rows(), written.list("row_awards")?, &mut seen, "row_awards")?;
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
    for (at, (line, number)) in (1..).zip(lines.zip(numbers)) {
        if let Some(award) = card::<AwardId>(number, seen, "award", &format!("\"{key}\", place {at}"))? {
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

/// The card with the number that stands at a place, which must not have been seen before; none for `null`.
fn card<C: Card>(number: &Value, seen: &mut Cards<C>, name: &str, at: &str) -> Result<Option<C>, String> {
    if number.is_null() {
        return Ok(None);
    }
    let small = number.as_u64().and_then(|number| u8::try_from(number).ok());
    let card = small.and_then(|number| C::try_from(number).ok());
    let card = card.ok_or_else(|| {
        format!("{at}: {} is no {name}: that is a number from 1 to {}", shown(number), C::COUNT)
    })?;
    if seen.contains(card) {
        return Err(format!("{at}: {name} {number} is there twice"));
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
