//! Points by category, and what a move being made would do to them.

use super::super::action::Action;
use super::super::components::board::{Corner, CornerSet, Edge, EdgeSet};
use super::super::components::cards::{Cards, Development};
use super::super::components::player::Player;
use super::super::components::supply::{
    CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS,
};
use super::super::score::{SPECIAL, Specials, largest_army, longest, longest_road};
use super::super::state::{Catan, Phase};
use super::super::view::View;
use super::Say;
use crate::core::{Part, Points, Preview, Seat, Words};

impl Points for Catan {
    /// The points of a seat: settlements, cities, Longest Road, Largest Army, and the victory point cards that the viewer knows of.
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        Count::of(view).parts(view, seat, Say(words))
    }

    /// What a piece or a knight does to the viewer's points.
    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let (seat, _) = view.own()?;
        let action: Action = draft.join(" ").parse().ok()?;
        let mut count = Count::of(view);
        let before = count.parts(view, seat, Say(words));
        match action {
            Action::Road(edge) if can_pave(view, seat, edge) => count.pave(seat, edge),
            Action::Settlement(corner) if can_settle(view, seat, corner) => count.settle(seat, corner),
            Action::City(corner) if can_raise(view, seat, corner) => count.raise(seat, corner),
            Action::Knight if can_play_knight(view, seat) => count.arm(seat),
            _ => return None,
        }
        Some(Preview { before, after: count.parts(view, seat, Say(words)) })
    }
}

/// The pieces and special cards as they lie, and as they would lie.
struct Count {
    players: Vec<Player>,
    specials: Specials,
}

impl Count {
    fn of(view: &View) -> Count {
        let player = |seat: Seat| {
            let seen = view.player(seat);
            Player {
                roads: seen.roads,
                settlements: seen.settlements,
                cities: seen.cities,
                length: seen.length,
                knights: seen.knights,
                ..Player::default()
            }
        };
        let specials = Specials { longest: view.longest, army: view.army };
        Count { players: view.seats().map(player).collect(), specials }
    }

    fn parts(&self, view: &View, seat: Seat, say: Say<'_>) -> Vec<Part> {
        let player = &self.players[seat.index()];
        let held = |holder: Option<Seat>| if holder == Some(seat) { SPECIAL } else { 0 };
        let point = Development::Point as usize;
        let secret = view.player(seat).secret.as_ref();
        let cards = secret.map_or(0, |secret| secret.cards[point] + secret.fresh[point]);
        [
            ("catan-part-settlements", player.settlements.len()),
            ("catan-part-cities", 2 * player.cities.len()),
            ("catan-part-road", held(self.specials.longest)),
            ("catan-part-army", held(self.specials.army)),
            ("catan-part-cards", cards),
        ]
        .map(|(key, points)| Part::new(say.plain(key), points.into()))
        .into()
    }

    fn pave(&mut self, seat: Seat, edge: Edge) {
        self.players[seat.index()].roads.insert(edge);
        self.measure();
    }

    fn settle(&mut self, seat: Seat, corner: Corner) {
        self.players[seat.index()].settlements.insert(corner);
        self.measure();
    }

    fn raise(&mut self, seat: Seat, corner: Corner) {
        let player = &mut self.players[seat.index()];
        player.settlements.remove(corner);
        player.cities.insert(corner);
    }

    fn arm(&mut self, seat: Seat) {
        self.players[seat.index()].knights += 1;
        self.specials.army = largest_army(&self.players, self.specials.army, seat);
    }

    /// Measures all roads anew: a road lengthens one, a settlement may cut one.
    fn measure(&mut self) {
        for at in 0..self.players.len() {
            let others = self.players.iter().enumerate().filter(|&(other, _)| other != at);
            let barred = others.fold(0, |all, (_, player)| all | player.buildings().0);
            self.players[at].length = longest(self.players[at].roads, CornerSet(barred));
        }
        self.specials.longest = longest_road(&self.players, self.specials.longest).0;
    }
}

/// Whether the seat is on turn and can pay for what it does in its main phase.
fn can_pay(view: &View, seat: Seat, price: Cards) -> bool {
    let hand = view.player(seat).secret.as_ref().map(|secret| secret.hand);
    view.current == seat && view.phase == Phase::Main && hand.is_some_and(|hand| hand.holds(price))
}

fn can_pave(view: &View, seat: Seat, edge: Edge) -> bool {
    let own = view.player(seat);
    let taken = view.seats().any(|other| view.player(other).roads.contains(edge));
    let reaches = |corner: Corner| match builder(view, corner) {
        Some(owner) => owner == seat,
        None => own.roads.and(corner.edges()) != EdgeSet::default(),
    };
    let allowed = match view.phase {
        Phase::Pave(_, corner) => edge.corners().contains(&corner),
        Phase::FreeRoads(_) => edge.corners().into_iter().any(reaches),
        _ => can_pay(view, seat, ROAD_PRICE) && edge.corners().into_iter().any(reaches),
    };
    view.current == seat && !taken && own.roads.len() < ROADS && allowed
}

fn can_settle(view: &View, seat: Seat, corner: Corner) -> bool {
    let own = view.player(seat);
    let near = |other: Corner| builder(view, other).is_some();
    let free = !near(corner) && !corner.neighbours().iter().any(near);
    let reached = own.roads.and(corner.edges()) != EdgeSet::default();
    let allowed = match view.phase {
        Phase::Found(_) => view.current == seat,
        _ => reached && own.settlements.len() < SETTLEMENTS && can_pay(view, seat, SETTLEMENT_PRICE),
    };
    free && allowed
}

fn can_raise(view: &View, seat: Seat, corner: Corner) -> bool {
    let own = view.player(seat);
    own.settlements.contains(corner) && own.cities.len() < CITIES && can_pay(view, seat, CITY_PRICE)
}

fn can_play_knight(view: &View, seat: Seat) -> bool {
    let held = view.player(seat).secret.as_ref().is_some_and(|it| it.cards[Development::Knight as usize] > 0);
    let time = matches!(view.phase, Phase::Roll | Phase::Main);
    held && time && !view.carded && view.current == seat
}

/// The owner of the building on a corner.
pub(crate) fn builder(view: &View, corner: Corner) -> Option<Seat> {
    let builds = |seat: &Seat| {
        let player = view.player(*seat);
        player.settlements.contains(corner) || player.cities.contains(corner)
    };
    view.seats().find(builds)
}
