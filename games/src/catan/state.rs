//! A position.

use serde::{Deserialize, Serialize};

use super::action::Deal;
use super::board::{Corner, CornerSet, EdgeSet, HEXES, Hex};
use super::cards::{Cards, Development, Resource};
use super::config::Agreed;
use super::event::Event;
use super::land::{Land, Rates};
use crate::{Seat, SeatSet};

/// A position of the game: everything that is the case. Plain data of less than a KiB, without heap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Catan {
    pub(super) agreed: Agreed,
    pub(super) land: Land,
    pub(super) seats: u8,
    /// Whom the lot made first.
    pub(super) first: Seat,
    /// The first `seats` of them play.
    pub(super) players: [Player; 4],
    pub(super) resigned: SeatSet,
    pub(super) bank: Cards,
    /// What is left of each development card.
    pub(super) deck: [u8; 5],
    pub(super) robber: Hex,
    /// How many cards each hex yields to each seat, the robber left aside.
    pub(super) harvest: [Harvest; HEXES],
    /// Corners that are built on or next to a building.
    pub(super) blocked: CornerSet,
    pub(super) longest: Option<Seat>,
    pub(super) army: Option<Seat>,
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// What the dice showed last in this turn, or none before the roll.
    pub(super) dice: Option<(u8, u8)>,
    /// Something was built or bought this turn: with strict order, trading is over.
    pub(super) built: bool,
    /// A development card was played this turn.
    pub(super) carded: bool,
    pub(super) offer: Option<Offer>,
    pub(super) chronicle: Chronicle,
}

/// How many cards a hex yields to each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Harvest(pub(super) [u8; 4]);

impl Harvest {
    /// The same without that seat's.
    #[must_use]
    pub(super) const fn without(self, seat: Seat) -> Harvest {
        Harvest((u32::from_le_bytes(self.0) & !(0xff << (8 * seat.0 as u32))).to_le_bytes())
    }

    /// The seats that have a building there, in seat order.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        // No count reaches 128, so the highest bit of its byte tells of each whether it is more than 0.
        let mut rest = (u32::from_le_bytes(self.0) + 0x7f7f_7f7f) & 0x8080_8080;
        std::iter::from_fn(move || {
            let seat = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8 / 8))?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

/// What everybody knows of the past and the picture shows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chronicle {
    /// How often each sum of the dice came, from 2.
    pub(super) sums: [u16; 11],
    /// The turns begun so far.
    pub(super) turns: u16,
    /// The roads of the last builder's turn.
    pub(super) roads: EdgeSet,
    /// The corners of the last builder's turn.
    pub(super) corners: CornerSet,
    /// Whether the robber was moved since the last roll.
    pub(super) robbed: bool,
    /// What happened last, without secrets.
    pub(super) news: Option<Event>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(super) hand: Cards,
    /// Development cards that may be played.
    pub(super) cards: [u8; 5],
    /// Development cards bought this turn.
    pub(super) fresh: [u8; 5],
    /// Knights played.
    pub(super) knights: u8,
    pub(super) roads: EdgeSet,
    /// Corners that the own roads touch.
    pub(super) reach: CornerSet,
    pub(super) settlements: CornerSet,
    pub(super) cities: CornerSet,
    /// Points of the buildings, without the special cards.
    pub(super) built: u8,
    pub(super) rates: Rates,
    /// Length of the longest continuous road.
    pub(super) length: u8,
    /// What is due on a seven, 0 for nothing.
    pub(super) due: u8,
    /// What was chosen for it.
    pub(super) chosen: Option<Cards>,
    /// What the dice have brought so far.
    pub(super) produced: [u16; 5],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// A founding settlement; how many have been founded.
    Found(u8),
    /// The road at a founding settlement; how many had been founded before.
    Pave(u8, Corner),
    /// The dice, or a development card before them.
    Roll,
    /// Those with too many cards discard.
    Discard,
    /// The robber is moved, after a seven or a knight.
    Robber,
    /// Trading and building.
    Main,
    /// Free roads by a card: how many are left.
    FreeRoads(u8),
    /// The game is over.
    Over,
}

/// The open trade offer of the current player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offer {
    /// What for what, as the offerer says it.
    pub(super) deal: Deal,
    /// To whom.
    pub(super) to: SeatSet,
    /// What each seat has answered.
    pub(super) answers: [Answer; 4],
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Answer {
    /// None yet.
    #[default]
    Open,
    /// Agreed.
    Accepted,
    /// Turned down.
    Declined,
    /// Another offer, as the answering player says it.
    Countered(Deal),
}

impl Player {
    /// Corners with an own building.
    pub(super) fn buildings(&self) -> CornerSet {
        CornerSet(self.settlements.0 | self.cities.0)
    }

    /// Victory point cards.
    pub(super) fn point_cards(&self) -> u8 {
        self.cards[Development::Point as usize] + self.fresh[Development::Point as usize]
    }

    /// Development cards that were bought and not played.
    pub(super) fn unplayed(&self) -> u8 {
        let [a, b, c, d, e] = self.cards;
        let [v, w, x, y, z] = self.fresh;
        a + b + c + d + e + v + w + x + y + z
    }
}

impl Catan {
    /// The players, in seat order.
    pub(super) fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everybody but that seat.
    pub(super) fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::all(self.seats).without(seat)
    }

    /// Corners with a building of anybody but that seat.
    pub(super) fn foreign(&self, seat: Seat) -> CornerSet {
        let others = Seat::first(self.seats).filter(|&other| other != seat);
        CornerSet(others.fold(0, |all, other| all | self.player(other).buildings().0))
    }

    /// Edges with a road.
    pub(super) fn roads(&self) -> EdgeSet {
        EdgeSet(self.players().iter().fold(0, |all, player| all | player.roads.0))
    }

    /// Whose building stands there.
    pub(super) fn owner(&self, corner: Corner) -> Option<Seat> {
        Seat::first(self.seats).find(|&seat| self.player(seat).buildings().contains(corner))
    }

    /// Points that everybody sees: buildings and special cards (2 each).
    pub(super) fn visible_points(&self, seat: Seat) -> u8 {
        let special = u8::from(self.longest == Some(seat)) + u8::from(self.army == Some(seat));
        self.player(seat).built + 2 * special
    }

    /// All points, victory point cards included.
    pub(super) fn points(&self, seat: Seat) -> u8 {
        self.visible_points(seat) + self.player(seat).point_cards()
    }

    /// The rate at which that seat trades a kind with the bank.
    pub(super) fn rate(&self, seat: Seat, kind: Resource) -> u8 {
        self.player(seat).rates.0[kind]
    }
}
