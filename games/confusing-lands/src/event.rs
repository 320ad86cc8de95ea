//! Events at the table, for narration.

use super::components::card::{Card, CardSet};
use super::components::land::Laid;
use rules::Seat;

/// An event at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Event {
    /// A seat has committed to a choice and another one has not yet; again if it replaced an earlier one.
    Chosen { seat: Seat, again: bool },
    /// A seat has laid a card.
    Laid { seat: Seat, laid: Laid },
    /// A seat has put a card aside that has no legal place.
    Aside { seat: Seat, card: Card },
    /// A seat received a card from the other one.
    Received { seat: Seat, card: Card },
    /// Solo: the card not chosen is gone.
    Discarded { seat: Seat, card: Card },
    /// Solo: the deck's top card is gone.
    Topped { card: Card },
    /// Solo: the seat has taken the card below, and the next one shows.
    Took { seat: Seat, card: Card, top: Card },
    /// A new round has begun (counted from 1), with new cards for that seat.
    Dealt { seat: Seat, round: u8, hand: CardSet },
    /// The last card lies.
    Ended,
}
