//! What happens at the table, to be told.

use super::card::{CardId, Held};
use super::cell::Cell;
use super::space::Space;
use super::state::Ending;
use super::token::{Stack, Token};
use crate::core::Seat;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A spirit was chosen; only its owner knows which until it is shown.
    SpiritKept(Seat, CardId),
    SpiritShown(Seat, CardId),
    Taken(Seat, Space, [Token; 3]),
    /// A token was placed, and what now stands there.
    Placed(Seat, Token, Cell, Stack),
    AnimalTaken(Seat, CardId),
    /// A cube was placed; the card as it now is.
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
