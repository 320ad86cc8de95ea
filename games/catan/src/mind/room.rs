//! Room to grow: free corners, and how near they are.

use super::super::components::board::CornerSet;
use super::super::components::supply::SETTLEMENTS;
use super::super::legal::places::settlement_places;
use super::super::state::Catan;
use super::weights::{Stage, WEIGHTS};
use super::yields::{Ground, Yields};
use rules::Seat;

/// The free corners of a seat, by the number of roads that still lead there.
pub(super) fn free_corners(position: &Catan, seat: Seat) -> [CornerSet; 3] {
    let player = position.player(seat);
    let (roads, foreign) = (position.roads().0, position.foreign(seat).0);
    let reached = player.reach.0 | player.buildings().0;
    let step = |from: u64, known: u64| {
        let mut next = 0;
        for corner in CornerSet(from & !foreign).iter() {
            let edges = super::super::components::board::EdgeSet(corner.edges().0 & !roads);
            edges.iter().for_each(|edge| next |= 1 << edge.beyond(corner).0);
        }
        next & !known
    };
    let one = step(reached, reached);
    let two = step(one, reached | one);
    [
        settlement_places(position, seat),
        CornerSet(one & !position.blocked.0),
        CornerSet(two & !position.blocked.0),
    ]
}

/// What the room of a seat is worth.
pub(super) fn room(position: &Catan, seat: Seat, yields: &Yields, stage: Stage) -> i32 {
    if position.player(seat).settlements.len() == SETTLEMENTS {
        return 0;
    }
    let (free, ground) = (free_corners(position, seat), Ground::new(&position.land, yields));
    let best = |set: CornerSet| set.iter().map(|place| ground.corner(place)).max();
    let (mut room, mut most) = (0, 0);
    for (set, weight) in free.into_iter().zip(WEIGHTS.corners) {
        let best = best(set).unwrap_or(0).max(most);
        room += stage.of(weight) * (best - most) / 1_000;
        most = best;
    }
    room + stage.of(WEIGHTS.reached) * i32::from(free[0].len().min(2))
        + stage.of(WEIGHTS.near) * i32::from(free[1].len().min(4))
}
