//! What one viewer may know.

use serde::Serialize;

use super::board::{CornerSet, EdgeSet, Hex};
use super::cards::Cards;
use super::config::Agreed;
use super::event::Event;
use super::land::{Land, Rates};
use super::state::{Catan, Offer, Phase, Player};
use crate::{Seat, SeatSet, Viewer};

/// What one viewer may know: everything public, the viewer's own secrets, and everything once the game is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(super) viewer: Viewer,
    pub(super) agreed: Agreed,
    pub(super) land: Land,
    pub(super) robber: Hex,
    pub(super) bank: Cards,
    /// Development cards left in the bank.
    pub(super) deck: u8,
    /// In seat order.
    pub(super) players: Vec<PlayerView>,
    pub(super) resigned: SeatSet,
    pub(super) longest: Option<Seat>,
    pub(super) army: Option<Seat>,
    pub(super) first: Seat,
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// Who has won, if the game is over and anybody has.
    pub(super) winner: Option<Seat>,
    /// Whom the game waits for.
    pub(super) must: SeatSet,
    pub(super) dice: Option<(u8, u8)>,
    pub(super) built: bool,
    pub(super) offer: Option<Offer>,
    pub(super) sums: [u16; 11],
    pub(super) turns: u16,
    /// The last builder's roads and corners, to be marked.
    pub(super) fresh_roads: EdgeSet,
    pub(super) fresh_corners: CornerSet,
    pub(super) robbed: bool,
    pub(super) news: Option<Event>,
}

/// What a viewer may know of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct PlayerView {
    pub(super) roads: EdgeSet,
    pub(super) settlements: CornerSet,
    pub(super) cities: CornerSet,
    pub(super) rates: Rates,
    pub(super) knights: u8,
    pub(super) length: u8,
    /// Points that everybody sees.
    pub(super) points: u8,
    /// How many resource cards.
    pub(super) hand_size: u8,
    /// How many development cards not played.
    pub(super) unplayed: u8,
    /// How many cards are due on a seven.
    pub(super) due: u8,
    pub(super) produced: [u16; 5],
    /// What only the player knows.
    pub(super) secret: Option<Secret>,
}

/// What only a player knows of its own side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Secret {
    pub(super) hand: Cards,
    /// Development cards that may be played, and those bought this turn.
    pub(super) cards: [u8; 5],
    pub(super) fresh: [u8; 5],
    /// What was chosen to be discarded.
    pub(super) chosen: Option<Cards>,
    /// Points with the hidden ones.
    pub(super) points: u8,
}

impl View {
    /// The view's own player, if the viewer sits at the table.
    pub(super) fn own(&self) -> Option<(Seat, &PlayerView)> {
        let seat = self.viewer.seat()?;
        self.players.get(seat.index()).map(|player| (seat, player))
    }

    pub(super) fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(self.players.len() as u8)
    }
}

impl Catan {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        View {
            viewer,
            agreed: self.agreed,
            land: self.land,
            robber: self.robber,
            bank: self.bank,
            deck: self.deck.iter().sum(),
            players: Seat::first(self.seats)
                .map(|seat| self.player_seen(seat, over || viewer.is(seat)))
                .collect(),
            resigned: self.resigned,
            longest: self.longest,
            army: self.army,
            first: self.first,
            current: self.current,
            phase: self.phase,
            winner: over.then_some(self.current),
            must: self.whose_turn().must(),
            dice: self.dice,
            built: self.built,
            offer: self.offer,
            sums: self.chronicle.sums,
            turns: self.chronicle.turns,
            fresh_roads: self.chronicle.roads,
            fresh_corners: self.chronicle.corners,
            robbed: self.chronicle.robbed,
            news: self.chronicle.news,
        }
    }

    fn player_seen(&self, seat: Seat, open: bool) -> PlayerView {
        let player: &Player = self.player(seat);
        let secret = || Secret {
            hand: player.hand,
            cards: player.cards,
            fresh: player.fresh,
            chosen: player.chosen,
            points: self.points(seat),
        };
        PlayerView {
            roads: player.roads,
            settlements: player.settlements,
            cities: player.cities,
            rates: player.rates,
            knights: player.knights,
            length: player.length,
            points: self.visible_points(seat),
            hand_size: player.hand.total(),
            unplayed: player.unplayed(),
            due: player.due,
            produced: player.produced,
            secret: open.then(secret),
        }
    }
}
