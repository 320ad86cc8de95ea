//! One player's things: the board, the cards, the nature spirits.

use serde::{Deserialize, Serialize};

use super::card::{CardId, Cards, Held};
use super::cell::Cells;
use super::land::Land;

/// A player's nature spirits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spirits {
    /// The two cards dealt, lower number first.
    pub(crate) dealt: [CardId; 2],
    /// The one that the player keeps. It turns face up at the end of the player's first turn and then lies among the
    /// cards; before, no habitat of a spirit can be built, for each takes more than three tokens.
    pub(crate) kept: Option<CardId>,
    /// Whether the kept one lies face up.
    pub(crate) shown: bool,
}

/// The things of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Realm {
    pub(crate) land: Land,
    /// The card taken first lies first; completed ones stay.
    pub(crate) held: Vec<Held>,
    pub(crate) spirits: Option<Spirits>,
}

/// The most uncompleted cards that a player may have, the spirit included.
pub(crate) const MOST_CARDS: usize = 4;

impl Realm {
    /// Every space with a cube.
    pub(crate) fn cubes(&self) -> Cells {
        self.held.iter().fold(Cells::EMPTY, |cells, held| cells.or(held.cubes))
    }

    /// Counts the cards that count towards the limit.
    pub(crate) fn uncompleted(&self) -> usize {
        let hidden = self.spirits.is_some_and(|spirits| spirits.kept.is_some() && !spirits.shown);
        self.held.iter().filter(|held| !held.is_complete()).count() + usize::from(hidden)
    }

    /// The uncompleted face-up cards.
    pub(crate) fn open_cards(&self) -> Cards {
        self.held.iter().filter(|held| !held.is_complete()).map(|held| held.card).collect()
    }

    /// Whether the player owes the choice of a nature spirit before anything else.
    #[inline]
    pub(crate) fn owes_spirit(&self) -> bool {
        self.spirits.is_some_and(|spirits| spirits.kept.is_none())
    }

    /// The card in front of the player, the spirit that is not yet face up included.
    pub(crate) fn holding(&self, card: CardId) -> Option<Held> {
        let hidden = || self.spirits.filter(|spirits| spirits.kept == Some(card)).map(|_| Held::new(card));
        self.held.iter().find(|held| held.card == card).copied().or_else(hidden)
    }

    /// Animal cubes on the board, for the tie-break; spirit cubes are none.
    pub(crate) fn animal_cubes(&self) -> u8 {
        self.held.iter().filter(|held| !held.card.is_spirit()).map(Held::placed).sum()
    }
}
