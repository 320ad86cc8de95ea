//! The places where something may be put, and the seats that may be asked.

use super::super::components::board::{CORNERS, CornerSet, EdgeSet, Hex, HexSet};
use super::super::components::supply::ROADS;
use super::super::state::Catan;
use rules::{Seat, SeatSet};

/// The friendly robber spares players with at most this many visible points.
const SPARED_POINTS: u8 = 2;

/// The edges for that seat's roads, apart from price and pieces: free edges at an own road or building, not through
/// another's building.
pub(crate) fn road_places(position: &Catan, seat: Seat) -> EdgeSet {
    let player = position.player(seat);
    let starts = CornerSet(player.reach.0 & !position.foreign(seat).0 | player.buildings().0);
    let touched = starts.iter().fold(0, |edges, corner| edges | corner.edges().0);
    EdgeSet(touched & !position.roads().0)
}

/// The corners for that seat's settlements, apart from price and pieces.
pub(crate) fn settlement_places(position: &Catan, seat: Seat) -> CornerSet {
    CornerSet(position.player(seat).reach.0 & !position.blocked.0)
}

/// The corners for a founding settlement.
pub(crate) fn founding_places(position: &Catan) -> CornerSet {
    CornerSet(!position.blocked.0 & ((1 << CORNERS) - 1))
}

/// Whether there is a road in the supply and a place for it.
pub(crate) fn can_lay_road(position: &Catan, seat: Seat) -> bool {
    position.player(seat).roads.len() < ROADS && road_places(position, seat).0 != 0
}

/// Whether the friendly robber spares somebody at that hex.
fn spares(position: &Catan, hex: Hex) -> bool {
    position.harvest[hex.index()].seats().any(|seat| position.visible_points(seat) <= SPARED_POINTS)
}

/// The hexes for the robber: not the one where it is; with the friendly robber not next to the poor, unless no hex is left.
pub(crate) fn robber_places(position: &Catan) -> HexSet {
    let moves = HexSet::ALL.without(position.robber);
    if !position.agreed.friendly {
        return moves;
    }
    let friendly: HexSet = moves.iter().filter(|&hex| !spares(position, hex)).collect();
    if friendly == HexSet::default() { moves } else { friendly }
}

/// The seats that can be robbed at that hex: all others with a building there.
pub(crate) fn victims(position: &Catan, seat: Seat, hex: Hex) -> SeatSet {
    position.harvest[hex.index()].without(seat).seats().collect()
}

/// The seats that can be asked: the others that have not resigned.
pub(crate) fn addressable(position: &Catan, seat: Seat) -> SeatSet {
    position.others(seat).iter().filter(|&other| !position.resigned.contains(other)).collect()
}
