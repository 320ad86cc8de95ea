//! Points are shown as they are, previews come true, and the figures of finished games are those that the title promises.

use super::logs::WalkCheck;
use super::random::Walk;
use super::spot::{Case, Spot, Step};
use super::{Names, ensure};
use rules::{Seat, Viewer};
use tabletop::{
    AnySight, AnyTable as _, Draft, FigureKind, Part, Present, Preview, Table, Timeline, TitleOf, replay,
};

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

/// What the points and figures of games that have ended must be.
pub(super) fn end_checks<G: Present>() -> [WalkCheck<G>; 2] {
    [
        ("figures_add_up", figures_add_up),
        ("an_early_end_tells_the_same_points_everywhere", an_early_end_tells_the_same_points_everywhere),
    ]
}

/// Wherever a game is ended without a result, the ranking, the course and the moments tell the viewer the same points.
fn an_early_end_tells_the_same_points_everywhere<G: Present>(
    case: &Case<'_, G>,
    walk: &Walk<G>,
) -> Result<(), String> {
    let words = case.kit.library.speaker(case.seed as usize, Names::Short);
    for quarter in 1..=3 {
        let mut log = walk.log.clone();
        log.entries.truncate(log.entries.len() * quarter / 4 + 1);
        for viewer in case.viewers() {
            let mut timeline = Timeline::of(viewer);
            let end = replay(&TitleOf::<G>::NEW, &log, |table, entry, played| {
                timeline.note(table, entry, played);
            })
            .map_err(|error| error.to_string())?;
            if end.turn().outcome().is_some() {
                continue;
            }
            let (sight, history) = (end.closed_sight(viewer), timeline.told());
            let listed: Vec<i32> = Seat::first(case.seats)
                .map(|seat| sum(&AnySight::breakdown(sight.as_ref(), seat, &words)))
                .collect();
            let drawn = history.points().last();
            ensure!(drawn == Some(&listed), "{viewer:?} reads {listed:?} and sees {drawn:?}");
            for turning in history.turnings() {
                let told = sum(&turning.scored(&words));
                ensure!(told == turning.gain, "{viewer:?} is told of {told} points and of {}", turning.gain);
            }
        }
    }
    Ok(())
}

/// At the end, and not before, every seat has its figures, and the parts among them are its points.
fn figures_add_up<G: Present>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let (Some(first), Some(last)) = (walk.tables.first(), walk.tables.last()) else { return Ok(()) };
    figures_are_those_promised(last)?;
    let turn = last.turn();
    for seat in Seat::first(case.seats) {
        ensure!(first.figures(seat).is_empty(), "seat {seat} has figures before the end");
        let figures = last.figures(seat);
        let standings = turn.outcome().map_or(&[][..], |outcome| &outcome.standings);
        let score = standings.iter().find(|standing| standing.seat == seat).map(|standing| standing.score);
        let parts =
            || G::figure_specs().iter().zip(&figures).filter(|(spec, _)| spec.kind == FigureKind::Part);
        let sum: i32 = parts().map(|(_, (_, points))| points).sum();
        let adds_up = parts().next().is_none() || score.is_none_or(|score| score == sum);
        ensure!(adds_up, "the parts of seat {seat} in {figures:?} are not {score:?}");
    }
    ensure!(last.figures(Seat(case.seats)).is_empty(), "there are figures of a seat that is not there");
    Ok(())
}

/// At the end of a game every seat has the figures that the title promises.
pub(super) fn figures_are_those_promised<G: Present>(table: &Table<G>) -> Result<(), String> {
    if table.turn().outcome().is_none() {
        return Ok(());
    }
    for seat in Seat::first(table.seats()) {
        let figures = table.figures(seat);
        let promised = G::figure_specs().iter().map(|spec| spec.key);
        ensure!(
            figures.iter().map(|(key, _)| *key).eq(promised),
            "the figures of seat {seat} are {figures:?}"
        );
    }
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
