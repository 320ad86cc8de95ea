//! A position of the game.

use serde::{Deserialize, Serialize};

use super::action::Sequence;
use super::components::award::AwardId;
use super::components::card::Cards;
use super::components::green::GreenId;
use super::components::place::{Line, Place};
use super::components::supply::{Known, Supply};
use super::components::village::Village;
use rules::{Seat, SeatSet};

/// A position of Village Green.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct VillageGreen {
    pub(super) sides: Vec<Side>,
    pub(super) greens: Supply<GreenId>,
    pub(super) awards: Supply<AwardId>,
    /// The first player: drawn when all have laid the awards dealt.
    pub(super) first: Option<Seat>,
    /// The seat whose turn it is, once there is a first player.
    pub(super) current: Seat,
    /// Rounds completed.
    pub(super) rounds: u16,
    pub(super) phase: Phase,
    /// The current turn.
    pub(super) steps: Steps,
    /// The turn before it.
    pub(super) last: Option<Steps>,
    /// The last turn of each seat.
    #[serde(default)]
    pub(super) turns: [Option<Steps>; 5],
    pub(super) ending: Option<Ending>,
    pub(super) resigned: SeatSet,
}

/// The things in front of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Side {
    pub(super) village: Village,
    /// The green cards in hand; one just taken is the last.
    pub(super) hand: Vec<Held>,
    /// The awards dealt, until they are laid.
    pub(super) dealt: Option<[AwardId; 3]>,
    /// How the seat will lay the awards dealt, unknown to everybody else.
    pub(super) chosen: Option<Sequence>,
    /// Green cards that it has put into the box, unseen by others.
    pub(super) discarded: Cards<GreenId>,
    /// Green cards in the village that others cover.
    pub(super) covered: Cards<GreenId>,
    /// Awards in the village that others cover.
    pub(super) covered_awards: Cards<AwardId>,
    /// The award that was in its hand when it resigned.
    pub(super) lost: Option<(AwardId, Known)>,
    /// Green cards and awards taken unseen.
    pub(super) blind: [u8; 2],
}

/// A green card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Held {
    pub(super) card: GreenId,
    /// Who else knows that it is there.
    pub(super) known: Known,
}

/// The things that may come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// All lay the awards dealt.
    Arrange,
    /// The current seat's action, or a use of its village card before it.
    Act,
    /// The village card's second use has been declared: a green card is to be taken.
    Cover,
    /// A green card has been taken: one is to be laid, or discarded.
    Lay { covering: bool },
    /// A structure has been laid: an award is to be taken.
    Structure,
    /// An award has been taken: it is to be laid.
    Place { award: AwardId, known: Known, structure: bool },
    /// The game is over.
    Over,
}

/// The steps of one turn so far, as everybody may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Steps {
    pub(crate) seat: Seat,
    /// The use that the village card was turned for.
    pub(crate) used: Option<Use>,
    pub(crate) green: Option<Taken<GreenId>>,
    /// The green card laid, where, and the one that it covers.
    pub(crate) laid: Option<(GreenId, Place, Option<GreenId>)>,
    pub(crate) discarded: bool,
    pub(crate) award: Option<Taken<AwardId>>,
    /// The award laid, where, and the one that it covers.
    pub(crate) headed: Option<(AwardId, Line, Option<AwardId>)>,
}

/// A use of a village card (rulebook, *Village cards*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Use {
    /// The green row under its deck, and a new one.
    Greens,
    /// The awards under their deck, and new ones.
    Awards,
    /// A green card may be laid over any other.
    Cover,
}

/// A card taken, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Taken<C> {
    /// From that place of the row, counted from 1.
    Row(u8, C),
    /// The top of the deck, unseen.
    Deck,
}

/// The reason for which the round at hand is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// That seat has filled its nine places.
    Village(Seat),
    /// The green deck is empty.
    Greens,
    /// The award deck is empty.
    Awards,
}

impl Steps {
    /// The beginning of a turn.
    pub(super) const fn new(seat: Seat) -> Steps {
        Steps { seat, used: None, green: None, laid: None, discarded: false, award: None, headed: None }
    }

    /// Whether the seat has not done anything yet.
    pub(crate) fn is_blank(&self) -> bool {
        *self == Steps::new(self.seat)
    }

    /// The village as it was before those steps.
    pub(crate) fn undone(&self, village: &Village) -> Village {
        let mut before = *village;
        if let Some((_, place, below)) = self.laid {
            before.greens[place.index()] = below;
        }
        if let Some((_, line, below)) = self.headed {
            before.awards[line.index()] = below;
        }
        before.turned &= self.used.is_none();
        before
    }
}

impl VillageGreen {
    /// The number of seats.
    pub(super) fn count(&self) -> u8 {
        self.sides.len() as u8
    }

    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    pub(super) fn is_solo(&self) -> bool {
        self.sides.len() == 1
    }

    /// The seats that have chosen how to lay the awards dealt.
    pub(super) fn arranged(&self) -> SeatSet {
        Seat::first(self.count()).filter(|&seat| self.side(seat).chosen.is_some()).collect()
    }

    /// The villages in seat order; those of seats that have resigned score nothing (our ruling).
    pub(super) fn scoring(&self) -> Vec<Option<Village>> {
        let village = |seat: Seat| (!self.resigned.contains(seat)).then(|| self.side(seat).village);
        Seat::first(self.count()).map(village).collect()
    }
}
