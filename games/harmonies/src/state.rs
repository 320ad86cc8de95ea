//! A position of the game.

use serde::{Deserialize, Serialize};

use super::components::card::{CardId, Cards};
use super::components::cell::{Cells, Side};
use super::components::realm::Realm;
use super::components::space::Space;
use super::components::token::{Token, Tokens};
use rules::{Seat, SeatSet};

/// A position of Harmonies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Harmonies {
    pub(super) realms: Vec<Realm>,
    /// The first player; a round ends before this seat's turn.
    pub(super) first: Seat,
    /// The seat whose turn it is.
    pub(super) current: Seat,
    /// Rounds completed.
    pub(super) rounds: u16,
    pub(super) central: [Option<[Token; 3]>; Space::COUNT],
    pub(super) bag: Tokens,
    /// Tokens out of the game, in a solo game.
    pub(super) gone: Tokens,
    /// The face-up animal cards, where they lie.
    pub(super) row: [Option<CardId>; Space::COUNT],
    pub(super) deck: Cards,
    /// Animal cards out of the game, in a solo game.
    pub(super) discarded: Cards,
    /// The current turn.
    pub(super) steps: Steps,
    /// The turn before it.
    pub(super) last: Option<Steps>,
    /// The last turn of each seat.
    #[serde(default)]
    pub(super) turns: [Option<Steps>; 4],
    pub(super) ending: Option<Ending>,
    pub(super) over: bool,
    pub(super) resigned: SeatSet,
}

/// The steps of one turn so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Steps {
    pub(super) seat: Seat,
    /// The central space of the tokens taken.
    pub(super) space: Option<Space>,
    /// Tokens taken and not yet placed.
    pub(super) hand: Tokens,
    /// Spaces of the tokens placed.
    pub(super) placed: Cells,
    /// Spaces of the cubes placed.
    pub(super) cubes: Cells,
    pub(super) animal: Option<CardId>,
    pub(super) discarded: Option<CardId>,
}

impl Steps {
    /// The beginning of a turn.
    pub(super) const fn new(seat: Seat) -> Steps {
        Steps {
            seat,
            space: None,
            hand: [0; 6],
            placed: Cells::EMPTY,
            cubes: Cells::EMPTY,
            animal: None,
            discarded: None,
        }
    }

    /// Counts the tokens taken and not yet placed.
    pub(super) fn in_hand(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// Whether the turn still has its one step with a card of the row: taking it or, solo, discarding it.
    pub(super) fn has_card_step(&self) -> bool {
        self.animal.is_none() && self.discarded.is_none()
    }

    /// Whether the player has taken and placed the three tokens.
    pub(super) fn is_full(&self) -> bool {
        self.space.is_some() && self.in_hand() == 0
    }
}

/// The reason why the current round is the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// The bag could not refill the central board.
    Bag,
    /// A seat had two or fewer empty spaces.
    Land(Seat),
}

impl Harmonies {
    pub(super) fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    pub(super) fn is_solo(&self) -> bool {
        self.realms.len() == 1
    }

    /// Number of spaces of the central board and of the card row.
    pub(super) fn spaces(&self) -> usize {
        if self.is_solo() { Space::SOLO } else { Space::COUNT }
    }

    /// The side of the personal boards in play.
    pub(super) fn side(&self) -> Side {
        self.realms[0].land.side
    }
}
