//! The special cards: Longest Road and Largest Army.

use super::board::{Corner, CornerSet, Edge, EdgeSet};
use super::event::Event;
use super::state::Catan;
use crate::Seat;

/// The first continuous road of that many segments is the longest.
const ROAD_LEAST: u8 = 5;
/// The first army of that many knights is the largest.
const ARMY_LEAST: u8 = 3;

/// The length of the longest continuous road: no segment twice, forks do not add, none goes through a barred corner.
pub(super) fn longest(roads: EdgeSet, barred: CornerSet) -> u8 {
    // A longest road ends where an odd number of segments meet or where it is barred, unless it closes a ring.
    let touched = roads.iter().fold(0, |all, edge| all | 1 << edge.corners()[0].0 | 1 << edge.corners()[1].0);
    let ends = |corner: &Corner| barred.contains(*corner) || corner.edges().and(roads).len() % 2 == 1;
    let (mut best, mut seen) = (0, EdgeSet::default());
    for corner in CornerSet(touched).iter().filter(ends) {
        best = best.max(walk(corner, roads, barred, &mut seen));
    }
    while let Some(edge) = EdgeSet(roads.0 & !seen.0).iter().next() {
        best = best.max(walk(edge.corners()[0], roads, barred, &mut seen));
    }
    best
}

/// The longest way on from a corner over the segments left.
fn walk(from: Corner, left: EdgeSet, barred: CornerSet, seen: &mut EdgeSet) -> u8 {
    let ways = from.edges().and(left);
    seen.0 |= ways.0;
    let mut best = 0;
    for edge in ways.iter() {
        let to = edge.beyond(from);
        let more = if barred.contains(to) { 0 } else { walk(to, left.without(edge), barred, seen) };
        best = best.max(1 + more);
    }
    best
}

/// The length of the longest continuous road after `edge` was added to roads whose longest was `before`.
pub(super) fn lengthened(before: u8, roads: EdgeSet, edge: Edge, barred: CornerSet) -> u8 {
    let [one, other] = edge.corners();
    let (others, mut seen) = (roads.without(edge), CornerSet::default());
    let mut branch = |from| branch(from, others, barred, &mut seen);
    match (branch(one), branch(other)) {
        // The new segment joins the longest branches at its ends.
        (Some(one), Some(other)) => before.max(one + 1 + other),
        _ => longest(roads, barred),
    }
}

/// The longest way on from a corner over the segments left, or `None` if they close a ring.
fn branch(from: Corner, left: EdgeSet, barred: CornerSet, seen: &mut CornerSet) -> Option<u8> {
    if barred.contains(from) {
        return Some(0);
    }
    if seen.contains(from) {
        return None;
    }
    seen.insert(from);
    let mut best = 0;
    for edge in from.edges().and(left).iter() {
        best = best.max(1 + branch(edge.beyond(from), left.without(edge), barred, seen)?);
    }
    Some(best)
}

impl Catan {
    /// Measures that seat's longest road anew.
    pub(super) fn measure(&mut self, seat: Seat) {
        let length = longest(self.player(seat).roads, self.foreign(seat));
        self.player_mut(seat).length = length;
    }

    /// Gives the Longest Road to whom it belongs: the holder keeps it while among the longest, else a single longest takes
    /// it, else it is set aside.
    pub(super) fn award_road(&mut self, events: &mut Vec<Event>) {
        let best = self.players().iter().map(|player| player.length).max().unwrap_or(0);
        let reaches = |seat: &Seat| best >= ROAD_LEAST && self.player(*seat).length == best;
        let holder = self.longest.filter(reaches).or_else(|| {
            let mut longest = Seat::first(self.seats).filter(reaches);
            longest.next().filter(|_| longest.next().is_none())
        });
        if holder != self.longest {
            self.longest = holder;
            events.push(Event::LongestRoad(holder, best));
        }
    }

    /// Gives the Largest Army to that seat if its knights are enough, and more than the holder's.
    pub(super) fn award_army(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let knights = self.player(seat).knights;
        let beaten = self.army.map_or(ARMY_LEAST - 1, |holder| self.player(holder).knights);
        if self.army != Some(seat) && knights > beaten {
            self.army = Some(seat);
            events.push(Event::LargestArmy(seat, knights));
        }
    }
}
