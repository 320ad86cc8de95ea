//! Pieces put on the board, with all that follows at once: points, yields, rates, blocked corners, lengths of roads.

use super::components::board::{Corner, Edge};
use super::score::{lengthened, longest};
use super::state::Catan;
use rules::Seat;

/// Lays a road on the board.
pub(super) fn put_road(position: &mut Catan, seat: Seat, edge: Edge) {
    let barred = position.foreign(seat);
    let player = position.player_mut(seat);
    player.roads.insert(edge);
    edge.corners().into_iter().for_each(|corner| player.reach.insert(corner));
    player.length = lengthened(player.length, player.roads, edge, barred);
}

/// Places a settlement on the board.
pub(super) fn put_settlement(position: &mut Catan, seat: Seat, corner: Corner) {
    raise(position, seat, corner);
    let player = &mut position.players[seat.index()];
    player.settlements.insert(corner);
    position.land.open_harbour(&mut player.rates, corner);
    position.blocked.0 |= corner.neighbours().0;
    position.blocked.insert(corner);
    // It cuts a road that goes through the corner, not one that ends there.
    for other in position.others(seat).iter() {
        if position.player(other).roads.and(corner.edges()).len() > 1 {
            measure(position, other);
        }
    }
}

/// Replaces a settlement on the board by a city.
pub(super) fn put_city(position: &mut Catan, seat: Seat, corner: Corner) {
    raise(position, seat, corner);
    let player = position.player_mut(seat);
    player.settlements.remove(corner);
    player.cities.insert(corner);
}

/// Counts a point more, and a card more of every hex at that corner.
fn raise(position: &mut Catan, seat: Seat, corner: Corner) {
    position.player_mut(seat).built += 1;
    for hex in corner.hexes().iter() {
        position.harvest[hex.index()].0[seat.index()] += 1;
    }
}

/// Measures that seat's longest road anew.
fn measure(position: &mut Catan, seat: Seat) {
    let length = longest(position.player(seat).roads, position.foreign(seat));
    position.player_mut(seat).length = length;
}
