//! A draft on trial: the pieces and special cards that a move would leave. Made from the view alone.

use super::action::Action;
use super::components::board::{Corner, CornerSet, Edge, EdgeSet};
use super::components::cards::{Cards, Development};
use super::components::player::Player;
use super::components::supply::{CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS};
use super::score::{Specials, largest_army, longest, longest_road};
use super::state::Phase;
use super::view::View;
use rules::Seat;

/// What the seats have after the viewer's piece or knight; `None` if it is not the viewer's to lay or play.
pub(super) fn after(view: &View, draft: &[String]) -> Option<Holdings> {
    let (seat, _) = view.own()?;
    let mut holdings = Holdings::of(view);
    match draft.join(" ").parse().ok()? {
        Action::Road(edge) if can_pave(view, seat, edge) => holdings.pave(seat, edge),
        Action::Settlement(corner) if can_settle(view, seat, corner) => holdings.settle(seat, corner),
        Action::City(corner) if can_raise(view, seat, corner) => holdings.raise(seat, corner),
        Action::Knight if can_play_knight(view, seat) => holdings.arm(seat),
        _ => return None,
    }
    Some(holdings)
}

/// The pieces, knights and special cards of all seats.
pub(super) struct Holdings {
    pub(super) players: Vec<Player>,
    pub(super) specials: Specials,
}

impl Holdings {
    /// What the seats have now.
    pub(super) fn of(view: &View) -> Holdings {
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
        Holdings { players: view.seats().map(player).collect(), specials }
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
    let reaches = |corner: Corner| match view.builder(corner) {
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
    let near = |other: Corner| view.builder(other).is_some();
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
