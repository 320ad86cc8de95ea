//! Roads, settlements and cities, the last moves, the longest road.

use render::parts::Fresh;
use render::{Color, Group, Join, Node, Path, Player, Point, Rect, Shape, Stroke};

use super::super::components::board::{Corner, CornerSet, Edge, EdgeSet};
use super::super::say::player_mark;
use super::super::score::longest_way;
use super::island::Island;
use super::wood;
use rules::Seat;

/// The width of a road.
const ROAD: f32 = 19.0;
/// The sizes of buildings.
pub(super) const SETTLEMENT: f32 = 42.0;
pub(super) const CITY: f32 = 48.0;

/// All pieces; those of seats that are not asked for are faint.
pub(super) fn all(island: &Island<'_>, of: Option<Seat>) -> Vec<Node> {
    let view = island.view;
    let mut nodes = Vec::new();
    let faint = |seat: Seat| of.is_some_and(|of| of != seat);
    let put = |nodes: &mut Vec<Node>, seat: Seat, drawn: Vec<Node>| {
        if faint(seat) { nodes.push(Group::new(drawn).opacity(0.4).into()) } else { nodes.extend(drawn) }
    };
    nodes.extend(view.longest.filter(|&seat| !faint(seat)).map(|seat| longest(island, seat)));
    for seat in view.seats() {
        let own = view.player(seat).roads;
        let told = view.fresh_roads.or(view.earlier_roads);
        let drawn = [
            (own.but(told), None),
            (own.and(view.earlier_roads), Some(Fresh::Earlier)),
            (own.and(view.fresh_roads), Some(Fresh::Last)),
        ];
        let drawn = drawn.map(|(edges, fresh)| (edges.iter().collect::<Vec<Edge>>(), fresh));
        let drawn = drawn.iter().filter_map(|(edges, fresh)| roads(island, edges, player_mark(seat), *fresh));
        put(&mut nodes, seat, drawn.collect());
    }
    for seat in view.seats() {
        let player = view.player(seat);
        let drawn = player.settlements.iter().map(|corner| building(island, corner, seat, false));
        put(
            &mut nodes,
            seat,
            drawn.chain(player.cities.iter().map(|corner| building(island, corner, seat, true))).collect(),
        );
    }
    nodes
}

/// A player's roads, in as few strokes as possible.
fn roads(island: &Island<'_>, edges: &[Edge], player: Player, fresh: Option<Fresh>) -> Option<Node> {
    let lines: Vec<[Point; 2]> = edges
        .iter()
        .map(|&edge| island.edge(edge))
        .map(|[one, other]| [one.lerp(other, 0.2), one.lerp(other, 0.8)])
        .collect();
    if lines.is_empty() {
        return None;
    }
    let path = lines.iter().fold(Path::new(), |all, &[one, other]| all.and(Path::line(one, other)));
    let width = island.px(ROAD);
    let line = |color, more| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width + more)));
    let mut nodes = match fresh.map(Fresh::colors) {
        Some((edge, gold)) => vec![line(edge, 11.0), line(gold, 7.0)],
        None => vec![line(Color::WHITE.alpha(0.85), 4.0)],
    };
    nodes.push(wood::roads(player, &lines, width));
    let signs: Vec<Point> = edges.iter().map(|&edge| sign(island, edge)).collect();
    nodes.push(player.signs(&signs, island.px(20.0)));
    let places = edges.iter().zip(&lines).filter_map(|(edge, &ends)| {
        let place = Rect::enclosing(ends)?.inset(-width / 2.0);
        let built = (format!("road {} {edge}", player.symbol()), place);
        Some([Some(built), fresh.map(|_| (player.moved(edge), place))])
    });
    Some(Group::new(nodes).shows_at(places.flatten().flatten()).into())
}

/// The place of a road's mark: in the middle, but a city at one end would hide half of it there.
fn sign(island: &Island<'_>, edge: Edge) -> Point {
    let view = island.view;
    let city = |corner: Corner| view.seats().any(|seat| view.player(seat).cities.contains(corner));
    let share = match edge.corners().map(city) {
        [true, false] => 0.66,
        [false, true] => 0.34,
        _ => 0.5,
    };
    let [one, other] = island.edge(edge);
    one.lerp(other, share)
}

/// A band beneath the roads that are the longest, from end to end.
fn longest(island: &Island<'_>, seat: Seat) -> Node {
    let view = island.view;
    let foreign = view.seats().filter(|&other| other != seat);
    let barred =
        foreign.fold(0, |all, other| all | view.player(other).settlements.0 | view.player(other).cities.0);
    let way: EdgeSet = longest_way(view.player(seat).roads, CornerSet(barred));
    let path = way.iter().fold(Path::new(), |all, edge| {
        let [one, other] = island.edge(edge);
        all.and(Path::line(one, other))
    });
    let player = player_mark(seat);
    let line = |color, width: f32| {
        let stroke = Stroke { join: Join::Round, ..Stroke::new(color, island.px(width)) };
        Node::from(Shape::new(path.clone()).stroke(stroke))
    };
    Group::new(vec![line(player.edge(), 37.0), line(player.color().lighter(0.6), 32.0)])
        .id("longest road")
        .into()
}

fn building(island: &Island<'_>, corner: Corner, seat: Seat, city: bool) -> Node {
    let (at, player) = (island.corner(corner), player_mark(seat));
    let size = island.px(if city { CITY } else { SETTLEMENT });
    let outline = if city { wood::city_outline(at, size) } else { wood::settlement_outline(at, size) };
    let line = |color, width| Node::from(Shape::new(outline.clone()).stroke(Stroke::new(color, width)));
    let view = island.view;
    let last = view.fresh_corners.contains(corner).then_some(Fresh::Last);
    let fresh = last.or_else(|| view.earlier_corners.contains(corner).then_some(Fresh::Earlier));
    let mut nodes = match fresh.map(Fresh::colors) {
        Some((edge, gold)) => vec![line(edge, 17.0), line(gold, 12.0)],
        None => vec![line(Color::WHITE, 9.0)],
    };
    nodes.push(if city { wood::city(player, at, size) } else { wood::settlement(player, at, size) });
    let what = if city { "city" } else { "settlement" };
    let built = Group::new(nodes).shows(format!("{what} {} {corner}", player.symbol()));
    if fresh.is_some() { built.shows(player.moved(corner)).into() } else { built.into() }
}
