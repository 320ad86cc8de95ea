//! A port of the value function that catanatron's ValueFunctionPlayer plays by, one action ahead: somebody to measure against. It takes no
//! part in trade between players.

use super::super::components::board::{Corner, CornerSet, EdgeSet, Hex};
use super::super::legal::places::settlement_places;
use super::*;

/// A card for one in 36 rolls.
const PIP: f64 = 2.778 / 100.0;

/// The action that is worth most to the function, which sees all hands.
pub(super) fn choose(position: &Catan, seat: Seat, luck: &mut Quick) -> Action {
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    let (mut best, mut most) = (actions[0], f64::MIN);
    for action in actions {
        let mut after = position.clone();
        after.apply(seat, &action, luck, &mut Vec::new()).expect("there is chance");
        let worth = value(&after, seat);
        if worth > most {
            (best, most) = (action, worth);
        }
    }
    best
}

/// The value of a position: the weights make it nearly lexicographic.
fn value(position: &Catan, seat: Seat) -> f64 {
    let player = position.player(seat);
    let own = production(position, seat);
    let kinds = own.iter().filter(|&&brought| brought > 0.0).count() as f64;
    let next: f64 = production(position, seat.next(position.seats)).iter().sum();
    let corners = settlement_places(position, seat).len();
    let [_, _, wool, grain, ore] = player.hand.0.map(f64::from);
    let [wood, brick, ..] = player.hand.0.map(f64::from);
    let lack = |held: f64, cost: f64| (cost - held).max(0.0);
    let city = (lack(grain, 2.0) + lack(ore, 3.0)) / 5.0;
    let settlement = (lack(grain, 1.0) + lack(wool, 1.0) + lack(brick, 1.0) + lack(wood, 1.0)) / 4.0;
    let cards = f64::from(player.hand.total());
    let hexes = Hex::all().filter(|hex| position.harvest[hex.index()].0[seat.index()] > 0).count() as f64;
    3e14 * f64::from(position.visible_points(seat)) + 1e8 * (own.iter().sum::<f64>() + kinds * 4.0 * PIP)
        - 1e8 * next
        + 1e4 * near_production(position, seat)
        + 1e3 * f64::from(corners)
        + 1e2 * (2.0 - city - settlement) / 2.0
        + hexes
        + cards
        - if cards > 7.0 { 5.0 } else { 0.0 }
        + f64::from(player.length) * if corners == 0 { 10.0 } else { 0.1 }
        + 10.0 * f64::from(player.unplayed())
        + 10.1 * f64::from(player.knights)
}

fn pips(position: &Catan, hex: Hex) -> f64 {
    match position.land.numbers[hex.index()] {
        0 => 0.0,
        number => f64::from(6 - (7 - i32::from(number)).abs()) / 36.0,
    }
}

/// The cards of each kind that a roll brings; the robber's hex brings none.
fn production(position: &Catan, seat: Seat) -> [f64; 5] {
    let mut sums = [0.0; 5];
    for hex in Hex::all().filter(|&hex| hex != position.robber) {
        if let Some(kind) = position.land.terrain[hex.index()] {
            let count = position.harvest[hex.index()].0[seat.index()];
            sums[kind as usize] += f64::from(count) * pips(position, hex);
        }
    }
    sums
}

/// The production of the corners that are built on, or that could be with one road more.
fn near_production(position: &Catan, seat: Seat) -> f64 {
    let player = position.player(seat);
    let starts = CornerSet((player.reach.0 | player.buildings().0) & !position.foreign(seat).0);
    let mut near = starts;
    for corner in starts.iter() {
        let free = EdgeSet(corner.edges().0 & !position.roads().0);
        free.iter().for_each(|edge| near.insert(edge.beyond(corner)));
    }
    let brings = |corner: Corner| corner.hexes().iter().map(|hex| pips(position, hex)).sum::<f64>();
    let places = CornerSet(near.0 & !position.blocked.0 | player.buildings().0);
    places.iter().map(brings).sum()
}
