//! One player's board and cards, small enough to be tried on by the thousand.

use super::super::components::card::{CardId, Effect, Held};
use super::super::components::cell::Cells;
use super::super::components::land::Land;
use super::super::components::realm::{MOST_CARDS, Realm};

/// A player's board and cards; completed cards are kept as points alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plot {
    pub(super) land: Land,
    /// Every space with a cube.
    pub(super) cubes: Cells,
    /// The uncompleted cards.
    pub(super) open: [Option<Held>; MOST_CARDS],
    /// Points of completed animal cards.
    pub(super) earned: i32,
    /// The nature spirit whose cube is on the board.
    pub(super) spirit: Option<Effect>,
    /// The nature spirit that lies face down yet: it holds a place among the cards.
    pub(super) hidden: bool,
}

impl Plot {
    /// What a player has.
    pub(super) fn of(realm: &Realm) -> Plot {
        let hidden = realm.spirits.filter(|spirits| !spirits.shown).and_then(|spirits| spirits.kept);
        let mut plot = Plot {
            land: realm.land,
            cubes: realm.cubes(),
            open: [None; MOST_CARDS],
            earned: 0,
            spirit: None,
            hidden: hidden.is_some(),
        };
        let held = realm.held.iter().copied().chain(hidden.map(Held::new));
        held.for_each(|held| plot.keep(held));
        plot
    }

    /// Puts a card among the open ones, or counts it if it is completed.
    fn keep(&mut self, held: Held) {
        if !held.is_complete() {
            if let Some(free) = self.open.iter_mut().find(|slot| slot.is_none()) {
                *free = Some(held);
            }
            return;
        }
        self.earned += held.card.points(held.placed());
        self.spirit = self.spirit.or(held.card.card().effect);
    }

    /// Number of uncompleted cards.
    pub(super) fn uncompleted(&self) -> usize {
        self.open.iter().flatten().count()
    }

    /// Whether a further card may be taken.
    pub(super) fn has_slot(&self) -> bool {
        self.uncompleted() < MOST_CARDS
    }

    /// Takes an animal card.
    pub(super) fn take(&mut self, card: CardId) {
        self.keep(Held::new(card));
    }

    /// Places a cube of an open card.
    pub(super) fn cube(&mut self, card: CardId, cell: Cells) {
        self.cubes = self.cubes.or(cell);
        let Some(slot) = self.open.iter_mut().find(|slot| slot.is_some_and(|held| held.card == card)) else {
            return;
        };
        if let Some(mut held) = slot.take() {
            held.cubes = held.cubes.or(cell);
            if held.is_complete() { self.keep(held) } else { *slot = Some(held) }
        }
    }
}
