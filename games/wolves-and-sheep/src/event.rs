//! Events at the table, for narration.

use super::components::colour::{Colour, Colours};
use super::components::landscape::Laid;
use super::components::tile::{Tile, Tiles};
use rules::Seat;

/// An event at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Event {
    /// A seat has laid a tile and matched so many edges.
    Laid { seat: Seat, laid: Laid, how: How, matched: u8, drawn: u8, under: Option<Tile> },
    /// The tiles that a seat has drawn; nobody else is to know which.
    Drew { seat: Seat, tiles: Tiles },
    /// A meadow has been closed by the last lay.
    Closed { colour: Colour, sheep: u16 },
    /// No tile of the seat's hand fits as the bonus tile.
    NoBonus { seat: Seat },
    /// A seat has passed.
    Passed { seat: Seat },
    /// Nobody could open the game: the hands were drawn anew.
    Redrawn,
    /// A seat has stopped for good, the n-th to do so.
    Stopped { seat: Seat, why: Why, place: u8, bonus: i32 },
    /// A seat has resigned.
    Resigned { seat: Seat },
    /// Nobody plays on. The colours of a seat are known now.
    Ended { seat: Seat, colours: Colours },
}

/// The occasion of a lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// The turn's tile.
    Turn,
    /// The tile after a reveal.
    Bonus,
    /// A wolf or hunter that broke in.
    Interrupt,
    /// The own shepherd.
    Reveal,
}

/// The reason for which somebody stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// By choice.
    Choice,
    /// Nothing is left to lay.
    Out,
    /// Everybody still in has passed.
    PassRow,
}
