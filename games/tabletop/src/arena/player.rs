//! Players: our own levels, and whatever plays from outside.

use serde::Serialize;

use crate::log::Header;
use crate::play::AnyTable;
use rules::Seat;
use thinking::{Analysis, Level};

/// Somebody who plays, of our own or from outside.
pub trait Player {
    /// Its name in the figures; players of one name are counted together.
    fn name(&self) -> String;

    /// The level of a player of our own, whose thoughts can be computed again.
    fn level(&self) -> Option<Level> {
        None
    }

    /// A game begins, and this player has that seat.
    fn begin(&mut self, _header: &Header, _seat: Seat) {}

    /// Decides for a seat that is asked. An answer without moves lets the others go on, if that is allowed. `table` is the true one:
    /// it is dealt anew before a player from outside is shown it.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing;

    /// The game is over.
    fn end(&mut self, _table: &dyn AnyTable) {}
}

/// The decision of a [`Player`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choosing {
    /// The moves to do one after the other, in notation.
    pub moves: Vec<String>,
    /// The number of actions that were applied in imagination.
    pub work: u64,
    /// The reason for which the player gives no answer.
    pub failing: Option<Failing>,
}

/// A way in which a player can fail to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Failing {
    /// The answer is a move that the rules do not allow, or none where one must be made.
    Illegal,
    /// The answer is not in the form of one.
    Nonsense,
    /// No answer came in time.
    Silent,
    /// The player is no longer there.
    Gone,
}

impl Player for Level {
    fn name(&self) -> String {
        self.to_string()
    }

    fn level(&self) -> Option<Level> {
        Some(*self)
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        let Analysis { advice, work } = table.analyse(seat, *self, seed);
        let moves = advice.into_iter().next().map_or_else(Vec::new, |best| best.moves);
        Choosing { moves, work, failing: None }
    }
}
