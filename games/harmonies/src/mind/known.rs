//! Worths that are known already: other ways of the same turn have come to the same board.

use super::super::components::cell::{Cell, Cells};
use super::super::components::token::Token;
use super::plot::Plot;

/// The worth that is not known yet.
const UNKNOWN: i32 = i32::MIN;

/// The worths of placing one token more, for every plot from which that was tried.
pub(super) struct Known {
    /// The plots, with their own worths.
    from: Vec<(i32, Plot)>,
    /// For each of them, a worth for every token and space.
    worths: Vec<i32>,
}

impl Known {
    /// The number of worths for each plot.
    const EACH: usize = Token::ALL.len() * Cells::BITS;

    /// The plots that a turn of which one way is followed comes to, at most.
    const USUAL: usize = 11;

    /// Nothing.
    pub(super) fn nothing() -> Known {
        Known { from: Vec::with_capacity(Self::USUAL), worths: Vec::with_capacity(Self::USUAL * Self::EACH) }
    }

    /// The first of the worths from that plot.
    pub(super) fn from(&mut self, worth: i32, plot: &Plot) -> usize {
        let known = self.from.iter().rposition(|(other, from)| *other == worth && from == plot);
        let at = known.unwrap_or_else(|| {
            self.from.push((worth, *plot));
            self.worths.resize(self.from.len() * Self::EACH, UNKNOWN);
            self.from.len() - 1
        });
        at * Self::EACH
    }

    /// The worth once a token is placed, judged if it is not known.
    pub(super) fn placed(
        &mut self,
        first: usize,
        token: Token,
        cell: Cell,
        judge: impl FnOnce() -> i32,
    ) -> i32 {
        let worth = &mut self.worths[first + token as usize * Cells::BITS + cell.index()];
        if *worth == UNKNOWN {
            *worth = judge();
        }
        *worth
    }
}
