//! The view of one viewer, field by field.

use serde::Serialize;

use super::action::{Deal, colour};
use super::components::board::{Corner, CornerSet, EdgeSet, Hex};
use super::components::cards::{Cards, Development};
use super::components::land::{Land, Rates};
use super::components::player::Player;
use super::config::Agreed;
use super::event::Event;
use super::state::{Catan, Offer, Phase};
use rules::{Game as _, Outcome, Seat, SeatSet, Viewer};

/// The view of one viewer: everything public, the viewer's own secrets, and everything once the game is over.
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
    /// The winner, if the game is over and anybody has won.
    pub(super) winner: Option<Seat>,
    /// The result; none also if the game was ended without one.
    pub(super) outcome: Option<Outcome>,
    /// The seats that the game waits for.
    pub(super) must: SeatSet,
    pub(super) dice: Option<(u8, u8)>,
    pub(super) built: bool,
    /// Whether a development card was played this turn.
    pub(super) carded: bool,
    pub(super) offer: Option<Offer>,
    pub(super) sums: [u16; 11],
    pub(super) turns: u16,
    /// The last builder's roads and corners, to be marked.
    pub(super) fresh_roads: EdgeSet,
    pub(super) fresh_corners: CornerSet,
    /// What others built in their last turn before.
    pub(super) earlier_roads: EdgeSet,
    pub(super) earlier_corners: CornerSet,
    /// The cards that the last roll has brought to each seat.
    pub(super) yields: [Cards; 4],
    pub(super) robbed: bool,
    /// The viewer's last offer and those it addressed, to be made again.
    pub(super) offered: Option<(Deal, SeatSet)>,
    pub(super) news: Option<Event>,
}

/// The view of one player.
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
    /// The number of resource cards.
    pub(super) hand_size: u8,
    /// The number of development cards bought and not played.
    pub(super) unplayed: u8,
    /// The number of cards due on a seven.
    pub(super) due: u8,
    pub(super) produced: [u16; 5],
    /// The cards that the dice could be expected to bring so far, in 36ths; and the variance of their number, in 1296ths.
    pub(super) expected: u32,
    pub(super) variance: u64,
    /// The secrets, for the player alone.
    pub(super) secret: Option<Secret>,
}

/// The secrets of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Secret {
    pub(super) hand: Cards,
    /// Development cards that may be played, and those bought this turn.
    pub(super) cards: [u8; 5],
    pub(super) fresh: [u8; 5],
    /// The discard chosen.
    pub(super) chosen: Option<Cards>,
    /// Points with the hidden ones.
    pub(super) points: u8,
}

impl Secret {
    /// Whether one of the development cards could be played, were it the time.
    pub(super) fn holds_playable(&self) -> bool {
        let playable = |card: &Development| *card != Development::Point && self.cards[*card as usize] > 0;
        Development::ALL.iter().any(playable)
    }
}

impl View {
    /// The owner of the building on a corner.
    pub(super) fn builder(&self, corner: Corner) -> Option<Seat> {
        let builds = |seat: &Seat| {
            let player = self.player(*seat);
            player.settlements.contains(corner) || player.cities.contains(corner)
        };
        self.seats().find(builds)
    }

    /// The view's own player, if the viewer sits at the table.
    pub(super) fn own(&self) -> Option<(Seat, &PlayerView)> {
        let seat = self.viewer.seat()?;
        self.players.get(seat.index()).map(|player| (seat, player))
    }

    /// The view of that seat.
    pub(super) fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// The seat of that colour.
    pub(super) fn named(&self, word: &str) -> Option<Seat> {
        self.seats().find(|&seat| colour(seat) == word)
    }

    /// The seats, in order.
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(self.players.len() as u8)
    }
}

/// Shows the position to that viewer.
pub(super) fn view(position: &Catan, viewer: Viewer) -> View {
    let over = position.phase == Phase::Over;
    View {
        viewer,
        agreed: position.agreed,
        land: position.land,
        robber: position.robber,
        bank: position.bank,
        deck: position.deck.iter().sum(),
        players: Seat::first(position.seats)
            .map(|seat| player_seen(position, seat, over || viewer.is(seat)))
            .collect(),
        resigned: position.resigned,
        longest: position.longest,
        army: position.army,
        first: position.first,
        current: position.current,
        phase: position.phase,
        winner: over.then_some(position.current),
        outcome: position.turn().outcome().cloned(),
        must: position.turn().must(),
        dice: position.dice,
        built: position.built,
        carded: position.carded,
        offer: position.offer,
        sums: position.chronicle.sums,
        turns: position.chronicle.turns,
        fresh_roads: position.chronicle.roads,
        fresh_corners: position.chronicle.corners,
        earlier_roads: position.chronicle.earlier.iter().fold(EdgeSet::EMPTY, |all, built| all.or(built.0)),
        earlier_corners: position
            .chronicle
            .earlier
            .iter()
            .fold(CornerSet::EMPTY, |all, built| all.or(built.1)),
        yields: position.chronicle.yields,
        robbed: position.chronicle.robbed,
        offered: viewer.seat().and_then(|seat| *position.chronicle.offers.get(seat.index())?),
        news: position.chronicle.news,
    }
}

fn player_seen(position: &Catan, seat: Seat, open: bool) -> PlayerView {
    let player: &Player = position.player(seat);
    let secret = || Secret {
        hand: player.hand,
        cards: player.cards,
        fresh: player.fresh,
        chosen: player.chosen,
        points: position.points(seat),
    };
    PlayerView {
        roads: player.roads,
        settlements: player.settlements,
        cities: player.cities,
        rates: player.rates,
        knights: player.knights,
        length: player.length,
        points: position.visible_points(seat),
        hand_size: player.hand.total(),
        unplayed: player.unplayed(),
        due: player.due,
        produced: player.produced,
        expected: player.expected,
        variance: player.variance,
        secret: open.then(secret),
    }
}
