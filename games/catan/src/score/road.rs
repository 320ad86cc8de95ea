//! The longest continuous road.

use super::super::components::board::{Corner, CornerSet, Edge, EdgeSet};

/// The length of the longest continuous road: no segment twice, forks do not add, none goes through a barred corner.
pub(crate) fn longest(roads: EdgeSet, barred: CornerSet) -> u8 {
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
pub(crate) fn lengthened(before: u8, roads: EdgeSet, edge: Edge, barred: CornerSet) -> u8 {
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

/// The segments of a longest continuous road: one of them if several are equally long.
pub(crate) fn longest_way(roads: EdgeSet, barred: CornerSet) -> EdgeSet {
    let least = longest(roads, barred);
    let touched = roads.iter().fold(0, |all, edge| all | 1 << edge.corners()[0].0 | 1 << edge.corners()[1].0);
    let mut ways = CornerSet(touched).iter().filter_map(|from| way(from, roads, barred, least));
    ways.next().unwrap_or_default()
}

/// A way of so many segments on from a corner.
fn way(from: Corner, left: EdgeSet, barred: CornerSet, length: u8) -> Option<EdgeSet> {
    if length == 0 {
        return Some(EdgeSet::default());
    }
    from.edges().and(left).iter().find_map(|edge| {
        let to = edge.beyond(from);
        let rest = if barred.contains(to) { EdgeSet::default() } else { left.without(edge) };
        let mut all = way(to, rest, barred, length - 1)?;
        all.insert(edge);
        Some(all)
    })
}
