//! Roads, settlements and cities, the last moves, and the places that may be chosen.

use render::{
    Align, Color, Group, Node, Path, Plate, Player, Point, Rect, Role, Shadow, Shape, Stroke, TextBox,
    Weight,
    theme::{INK, LAST_MOVE, LAST_MOVE_EDGE},
};

use super::super::board::{Corner, Edge, Hex};
use super::super::say::player_mark;
use super::icons;
use super::island::Island;
use crate::core::Frame;

/// Hexes that may be chosen lie below, so that it can be seen whom the robber would rob; then roads, buildings, and the corners and
/// edges that may be chosen.
pub(super) fn all(island: &Island<'_>, frame: &Frame<'_>) -> Vec<Node> {
    let view = island.view;
    let mut nodes = free_hexes(island, frame.focus.candidates);
    for seat in view.seats() {
        let (fresh, old): (Vec<Edge>, Vec<Edge>) =
            view.player(seat).roads.iter().partition(|&edge| view.fresh_roads.contains(edge));
        nodes.extend(roads(island, &old, player_mark(seat), false));
        nodes.extend(roads(island, &fresh, player_mark(seat), true));
    }
    for seat in view.seats() {
        let player = view.player(seat);
        for corner in player.settlements.iter() {
            let outline = icons::settlement(island.corner(corner), 36.0);
            nodes.push(building(
                &outline,
                island.corner(corner).offset(0.0, 3.0),
                player_mark(seat),
                view.fresh_corners.contains(corner),
            ));
        }
        for corner in player.cities.iter() {
            let at = island.corner(corner).offset(0.0, 2.0);
            nodes.push(building(
                &icons::city(at, 44.0),
                at.offset(0.0, 8.0),
                player_mark(seat),
                view.fresh_corners.contains(corner),
            ));
        }
    }
    // Names of corners and edges need the room of the hexes' letters.
    let places = |name: &String| name.parse::<Corner>().is_ok() || name.parse::<Edge>().is_ok();
    if !frame.focus.candidates.iter().any(places) {
        nodes.extend(island.letters(frame.words));
    }
    nodes.extend(candidates(island, frame));
    nodes
}

/// A player's roads, in as few strokes as possible.
fn roads(island: &Island<'_>, edges: &[Edge], player: Player, fresh: bool) -> Option<Node> {
    if edges.is_empty() {
        return None;
    }
    let path = edges.iter().fold(Path::new(), |all, &edge| {
        let [one, other] = island.edge(edge);
        all.and(Path::line(one.lerp(other, 0.2), one.lerp(other, 0.8)))
    });
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width)));
    let mut nodes = Vec::new();
    if fresh {
        nodes.extend([line(LAST_MOVE_EDGE, 28.0), line(LAST_MOVE, 24.0)]);
    } else {
        nodes.push(line(Color::WHITE.alpha(0.85), 21.0));
    }
    nodes.extend([line(player.edge(), 17.0), line(player.color(), 11.0)]);
    let signs: Vec<Point> = edges.iter().map(|&edge| sign(island, edge)).collect();
    nodes.push(player.signs(&signs, 20.0));
    Some(Group::new(nodes).into())
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

fn building(outline: &Path, at: Point, player: Player, fresh: bool) -> Node {
    let line = |color, width| Node::from(Shape::new(outline.clone()).stroke(Stroke::new(color, width)));
    let mut nodes = Vec::new();
    if fresh {
        nodes.extend([line(LAST_MOVE_EDGE, 17.0), line(LAST_MOVE, 12.0)]);
    } else {
        nodes.push(line(Color::WHITE, 9.0));
    }
    let shadow = Shadow { dx: 0.0, dy: 3.0, blur: 4.0, color: Color::BLACK.alpha(0.45) };
    let body = Shape::new(outline.clone()).fill(player.color()).stroke(Stroke::new(player.edge(), 4.0));
    nodes.push(body.shadow(shadow).into());
    nodes.push(player.signs(&[at], 22.0));
    Group::new(nodes).into()
}

/// The corners and edges of the open choice, with their names as in the menu.
fn candidates(island: &Island<'_>, frame: &Frame<'_>) -> Vec<Node> {
    let names = frame.focus.candidates;
    let edges: Vec<Edge> = names.iter().filter_map(|name| name.parse().ok()).collect();
    let mut nodes: Vec<Node> = edges.iter().map(|&edge| free_edge(island, edge)).collect();
    nodes.extend(edges.iter().map(|&edge| edge_name(island, edge)));
    for corner in names.iter().filter_map(|name| name.parse::<Corner>().ok()) {
        nodes.push(corner_name(island, corner));
    }
    nodes
}

/// Rings in the hexes that may be chosen; their letters are their names.
fn free_hexes(island: &Island<'_>, names: &[String]) -> Vec<Node> {
    let mut nodes = Vec::new();
    for hex in names.iter().filter_map(|name| name.parse::<Hex>().ok()) {
        let outline = island.outline(hex, 9.0);
        let line = |color, width| Node::from(Shape::new(outline.clone()).stroke(Stroke::new(color, width)));
        nodes.extend([line(INK, 9.0), line(Color::WHITE, 5.0)]);
    }
    nodes
}

/// A white badge with the corner's name; tighter than the family's, so that all 54 fit.
fn corner_name(island: &Island<'_>, corner: Corner) -> Node {
    let name = corner.to_string().to_uppercase();
    let plate = Plate { pad_x: 4.0, pad_y: 2.0, ..Plate::new(Color::WHITE) }.stroke(INK, 2.5);
    let text = TextBox::centered(island.corner(corner), name, 26.0, Weight::Bold).color(INK).plate(plate);
    text.role(Role::Vital).into()
}

/// A white bar along the edge.
fn free_edge(island: &Island<'_>, edge: Edge) -> Node {
    let [one, other] = island.edge(edge);
    let path = Path::line(one.lerp(other, 0.18), one.lerp(other, 0.82));
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width)));
    Group::new(vec![line(INK, 30.0), line(Color::WHITE, 25.0)]).into()
}

/// Its name along it, readable from left to right or upwards.
fn edge_name(island: &Island<'_>, edge: Edge) -> Node {
    let [one, other] = island.edge(edge);
    let at = one.lerp(other, 0.5);
    let (dx, dy) = (other.x - one.x, other.y - one.y);
    let degrees = if dx.abs() < 1.0 { -90.0 } else { dy.atan2(dx).to_degrees() };
    let text = TextBox::new(Rect::around(at, 80.0, 22.0), edge.short(), 19.0).color(INK).on(Color::WHITE);
    let text = text.align(Align::Middle, Align::Middle).role(Role::Label);
    Group::new(vec![text.into()]).rotate_at(degrees, at).into()
}
