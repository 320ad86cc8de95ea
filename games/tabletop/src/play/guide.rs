//! A guide through a first game: what is told at which decision.

use super::table::AnyTable;
use crate::present::Guidance;
use rules::Seat;

/// Follows one seat through a game. Every situation is told once, at the first decision at which nothing goes before it; so what has been
/// told follows from the game as it was played, and an action that is taken back has told nothing.
#[derive(Clone, Debug)]
pub struct Guide {
    seat: Seat,
    told: Vec<&'static str>,
}

impl Guide {
    /// The guide of a seat at the beginning of its game.
    pub fn new(seat: Seat) -> Guide {
        Guide { seat, told: Vec::new() }
    }

    /// What is told at the seat's decision.
    pub fn tells(&self, table: &dyn AnyTable) -> Option<Guidance> {
        table.situations(self.seat).into_iter().find(|it| !self.told.contains(&it.key))
    }

    /// Follows the seat past its decision at that table: what was told there is not told again.
    pub fn goes_on(&mut self, table: &dyn AnyTable) {
        self.told.extend(self.tells(table).map(|it| it.key));
    }

    /// What has been told, in order.
    pub fn told(&self) -> &[&'static str] {
        &self.told
    }
}
