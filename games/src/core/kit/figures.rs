//! The figures of finished games are those that the title promises.

use super::super::{AnyTable as _, Present, Seat, Table};
use super::ensure;
use super::logs::WalkCheck;
use super::random::Walk;
use super::spot::Case;

pub(super) fn checks<G: Present>() -> [WalkCheck<G>; 1] {
    [("figures_add_up", figures_add_up)]
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
        let parts = || G::figure_specs().iter().zip(&figures).filter(|(spec, _)| spec.is_part);
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
