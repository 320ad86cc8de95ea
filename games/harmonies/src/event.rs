//! Events at the table, for narration.

use super::components::card::{CardId, Held};
use super::components::cell::Cell;
use super::components::space::Space;
use super::components::token::{Stack, Token};
use super::state::Ending;
use rules::Seat;

/// An event at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A seat has chosen a spirit; only its owner knows which until it lies face up.
    SpiritKept(Seat, CardId),
    SpiritShown(Seat, CardId),
    Taken(Seat, Space, [Token; 3]),
    /// A seat has placed a token; the stack that now stands there.
    Placed(Seat, Token, Cell, Stack),
    AnimalTaken(Seat, CardId),
    /// A seat has placed a cube; the card as it now is.
    CubePlaced(Seat, Held, Cell),
    Discarded(Seat, CardId),
    TurnEnded(Seat),
    Refilled(Space, [Token; 3]),
    /// A new card lies in the row.
    Revealed(CardId),
    LastRound(Ending),
    Resigned(Seat),
    Over,
}
