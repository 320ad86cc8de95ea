//! A position of the game.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::components::card::{Card, CardSet};
use super::components::land::Land;
use super::score::Tally;
use super::score::field::Field;
use rules::{Seat, SeatSet};

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ConfusingLands {
    /// Number of seats: 1 or 2.
    pub(super) seats: u8,
    /// The card in the middle, condition side up.
    pub(super) shared: Card,
    /// The deck's top card, plain side up.
    pub(super) top: Card,
    /// The rest of the deck, in no order.
    pub(super) deck: CardSet,
    /// Rounds finished: 0 to [`ROUNDS`].
    pub(super) round: u8,
    pub(super) step: Step,
    pub(super) places: Vec<Side>,
    /// Solo: the deck's top cards that the player discarded, for all to see.
    pub(super) topped: CardSet,
}

/// Land and cards of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Side {
    pub(super) land: Land,
    /// In the choice: two cards. After the swap: the one received.
    pub(super) hand: CardSet,
    /// The choice that the seat has committed to, still unknown to everybody else.
    pub(super) chosen: Option<Action>,
    /// Cards that had no legal place; they lie open.
    pub(super) aside: CardSet,
    /// Solo: the cards discarded from the hand, unseen by others.
    pub(super) discarded: CardSet,
    /// Whether the seat's last action laid a card: the picture then marks that card.
    pub(super) fresh: bool,
}

/// Steps of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// Choose one of two cards and lay it.
    Choose,
    /// Lay the card that was received.
    Receive,
    /// The game is over.
    Over,
}

/// Number of rounds in a game.
pub(super) const ROUNDS: u8 = 4;

impl ConfusingLands {
    pub(super) fn side(&self, seat: Seat) -> Option<&Side> {
        self.places.get(seat.index())
    }

    /// The seats that have committed to a choice in this step.
    pub(super) fn committed(&self) -> SeatSet {
        let chosen = |seat: &Seat| self.places[seat.index()].chosen.is_some();
        Seat::first(self.seats).filter(chosen).collect()
    }

    /// The forced choice of a seat: putting aside a received card without legal place.
    pub(super) fn forced(&self, seat: Seat) -> Option<Action> {
        let side = self.side(seat)?;
        if self.step != Step::Receive || !side.land.is_blocked() {
            return None;
        }
        side.hand.iter().next().map(Action::Aside)
    }

    /// Scores a seat's land.
    pub(super) fn tally(&self, seat: Seat) -> Tally {
        Tally::of(&Field::of(&self.places[seat.index()].land), self.shared)
    }

    /// Scores every seat's land, in seat order.
    pub(super) fn tallies(&self) -> Vec<Tally> {
        Seat::first(self.seats).map(|seat| self.tally(seat)).collect()
    }
}
