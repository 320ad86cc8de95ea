//! The position, and whom it waits for.

use serde::{Deserialize, Serialize};

use super::action::Deal;
use super::components::board::{Corner, CornerSet, EdgeSet, HEXES, Hex};
use super::components::cards::{Cards, Resource};
use super::components::land::Land;
use super::components::player::Player;
use super::config::Agreed;
use super::event::Event;
use super::score;
use super::score::Specials;
use rules::{Seat, SeatSet};

/// A position of the game: everything that is the case. Plain data of less than a KiB, without heap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Catan {
    pub(super) agreed: Agreed,
    pub(super) land: Land,
    pub(super) seats: u8,
    /// The first player, drawn by lot.
    pub(super) first: Seat,
    /// The first `seats` of them play.
    pub(super) players: [Player; 4],
    pub(super) resigned: SeatSet,
    pub(super) bank: Cards,
    /// The development cards left, by kind.
    pub(super) deck: [u8; 5],
    pub(super) robber: Hex,
    /// The cards that each hex yields to each seat, the robber left aside.
    pub(super) harvest: [Harvest; HEXES],
    /// Corners that are built on or next to a building.
    pub(super) blocked: CornerSet,
    pub(super) longest: Option<Seat>,
    pub(super) army: Option<Seat>,
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// The dice of this turn, or none before the roll.
    pub(super) dice: Option<(u8, u8)>,
    /// Whether anything was built or bought this turn: with strict order, trading is over then.
    pub(super) built: bool,
    /// A development card was played this turn.
    pub(super) carded: bool,
    pub(super) offer: Option<Offer>,
    pub(super) chronicle: Chronicle,
}

/// The number of cards that a hex yields to each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Harvest(pub(super) [u8; 4]);

impl Harvest {
    /// All of them but that seat's.
    #[must_use]
    pub(super) const fn without(self, seat: Seat) -> Harvest {
        Harvest((u32::from_le_bytes(self.0) & !(0xff << (8 * seat.0 as u32))).to_le_bytes())
    }

    /// The seats that have a building there, in seat order.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        // No count reaches 128, so the highest bit of its byte says of each whether it is more than 0.
        let mut rest = (u32::from_le_bytes(self.0) + 0x7f7f_7f7f) & 0x8080_8080;
        std::iter::from_fn(move || {
            let seat = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8 / 8))?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

/// The past as everybody knows it and the picture shows it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chronicle {
    /// The count of each sum of the dice, from 2.
    pub(super) sums: [u16; 11],
    /// The turns begun so far.
    pub(super) turns: u16,
    /// The roads of the last builder's turn.
    pub(super) roads: EdgeSet,
    /// The corners of the last builder's turn.
    pub(super) corners: CornerSet,
    /// What each seat built in its last turn, while others have had theirs since.
    #[serde(default)]
    pub(super) earlier: [(EdgeSet, CornerSet); 4],
    /// The cards that the last roll has brought to each seat.
    #[serde(default)]
    pub(super) yields: [Cards; 4],
    /// Whether the robber was moved since the last roll.
    pub(super) robbed: bool,
    /// The most important event of a turn, without secrets.
    pub(super) news: Option<Event>,
    /// The turn that it is of.
    #[serde(default)]
    pub(super) told: u16,
    /// The last offer of each seat and those it addressed; the empty set is everybody.
    #[serde(default)]
    pub(super) offers: [Option<(Deal, SeatSet)>; 4],
    /// The turn of each one's last offer.
    #[serde(default)]
    pub(super) offered: [u16; 4],
    /// The numbers of the first deals that each seat has offered, 0 for none: computers make as many offers a game as there is room for,
    /// and none twice.
    #[serde(default)]
    pub(super) asked: [[u8; 4]; 4],
}

/// A phase: the thing that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// A founding settlement; how many have been founded.
    Found(u8),
    /// The road at a founding settlement; how many had been founded before.
    Pave(u8, Corner),
    /// The dice, or a development card before them.
    Roll,
    /// The discards of those with too many cards.
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
    /// The deal, as the offerer says it.
    pub(super) deal: Deal,
    /// The seats addressed.
    pub(super) to: SeatSet,
    /// The answer of each seat.
    pub(super) answers: [Answer; 4],
    /// The cards that everybody knows the offerer to hold: those offered, as far as none has been paid since.
    #[serde(default)]
    pub(super) shown: Cards,
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

impl Offer {
    /// Whether anybody has answered.
    pub(super) fn is_answered(&self) -> bool {
        self.to.iter().any(|seat| self.answers[seat.index()] != Answer::Open)
    }

    /// Notes that the offerer has paid with cards.
    pub(super) fn pay(&mut self, price: Cards) {
        self.shown = self.shown.less(price);
    }

    /// The deal of the offerer with that seat, if it has accepted or countered.
    pub(super) fn agreed_with(&self, with: Seat) -> Option<Deal> {
        match self.answers.get(with.index())? {
            Answer::Accepted => Some(self.deal),
            Answer::Countered(deal) => Some(Deal { give: deal.want, want: deal.give }),
            Answer::Open | Answer::Declined => None,
        }
    }
}

impl Catan {
    /// The players, in seat order.
    pub(super) fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The player on that seat.
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player on that seat, to be changed.
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats but that one.
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

    /// The owner of the building there.
    pub(super) fn owner(&self, corner: Corner) -> Option<Seat> {
        Seat::first(self.seats).find(|&seat| self.player(seat).buildings().contains(corner))
    }

    /// Points that everybody sees: buildings and special cards (2 each).
    pub(super) fn visible_points(&self, seat: Seat) -> u8 {
        score::visible_points(self.players(), self.specials(), seat)
    }

    /// All points, victory point cards included.
    pub(super) fn points(&self, seat: Seat) -> u8 {
        score::points(self.players(), self.specials(), seat)
    }

    /// The rate at which that seat trades a kind with the bank.
    pub(super) fn rate(&self, seat: Seat, kind: Resource) -> u8 {
        self.player(seat).rates.0[kind]
    }

    /// The holders of the special cards.
    pub(super) fn specials(&self) -> Specials {
        Specials { longest: self.longest, army: self.army }
    }

    /// Whether the founding goes on.
    pub(super) fn founding(&self) -> bool {
        matches!(self.phase, Phase::Found(_) | Phase::Pave(..))
    }

    /// The seats that the open offer waits for, and those that may still change an answer.
    pub(super) fn answering(&self) -> SeatSet {
        let Some(offer) = &self.offer else { return SeatSet::EMPTY };
        let open = |seat: &Seat| offer.answers[seat.index()] != Answer::Declined;
        offer.to.iter().filter(open).collect()
    }

    /// The deal of the current player with that seat, if it has accepted or countered the open offer.
    pub(super) fn agreed_deal(&self, with: Seat) -> Option<Deal> {
        self.offer.as_ref()?.agreed_with(with)
    }
}
