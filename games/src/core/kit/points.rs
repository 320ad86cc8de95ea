//! Points are shown as they are, and previews come true.

use super::super::{AnyTable as _, Draft, Part, Present, Preview, Seat, Viewer};
use super::spot::{Spot, Step};
use super::{Names, ensure};

/// Characters in the name of a category.
const LABEL: usize = 24;
/// The number of actions at a position whose previews are looked at.
const PREVIEWS: usize = 12;

/// What a seat sees of its own points adds up to them, and a preview starts from there.
pub(super) fn points_add_up<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Long);
    let scores = spot.table.scores();
    let over = spot.table.turn().outcome().is_some();
    for seat in Seat::first(spot.case.seats) {
        let sight = spot.sight(Viewer::Seat(seat));
        let own = sight.breakdown(seat, &words);
        ensure!(!own.is_empty(), "seat {} has no points at all", seat.0);
        named(&own)?;
        ensure!(sum(&own) == scores[seat.index()], "{own:?} is not {}", scores[seat.index()]);
        for other in Seat::first(spot.case.seats) {
            let parts = sight.breakdown(other, &words);
            ensure!(labels(&parts).eq(labels(&own)), "the categories differ: {parts:?} and {own:?}");
            ensure!(!over || sum(&parts) == scores[other.index()], "at the end {parts:?} hides points");
        }
        let actions = spot.sight(Viewer::Seat(seat)).actions();
        let stride = actions.len().div_ceil(PREVIEWS).max(1);
        for action in actions.iter().skip(spot.number % stride).step_by(stride) {
            let draft = sight.draft(action).unwrap_or_default();
            previewed(sight.preview(&draft, &words).as_ref(), &own)
                .map_err(|what| format!("{action}: {what}"))?;
        }
    }
    Ok(())
}

/// What an action was said to do to the points of whoever did it, it does.
pub(super) fn a_preview_comes_true<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let words = step.before.case.kit.library.speaker(step.before.number, Names::Short);
    let before = step.before.sight(Viewer::Seat(step.seat));
    let draft: Draft = before.draft(&step.played.action).unwrap_or_default();
    let Some(preview) = before.preview(&draft, &words) else { return Ok(()) };
    let now = step.after.sight(Viewer::Seat(step.seat)).breakdown(step.seat, &words);
    // A choice that can still be replaced has done nothing yet.
    let waits = step.after.turn().may().contains(step.seat) && now == preview.before;
    ensure!(now == preview.after || waits, "{:?} was said to come, {now:?} came", preview.after);
    Ok(())
}

fn previewed(preview: Option<&Preview>, own: &[Part]) -> Result<(), String> {
    let Some(preview) = preview else { return Ok(()) };
    ensure!(preview.before == own, "the preview begins with {:?}, the points are {own:?}", preview.before);
    ensure!(labels(&preview.after).eq(labels(own)), "the preview has other categories: {:?}", preview.after);
    Ok(())
}

fn named(parts: &[Part]) -> Result<(), String> {
    for (number, part) in parts.iter().enumerate() {
        let length = part.label.chars().count();
        ensure!((1..=LABEL).contains(&length), "a category is called \"{}\"", part.label);
        let same = parts[..number].iter().any(|other| other.label == part.label);
        ensure!(!same, "two categories are called \"{}\"", part.label);
    }
    Ok(())
}

fn sum(parts: &[Part]) -> i32 {
    parts.iter().map(|part| part.points).sum()
}

fn labels(parts: &[Part]) -> impl Iterator<Item = &str> {
    parts.iter().map(|part| part.label.as_str())
}
