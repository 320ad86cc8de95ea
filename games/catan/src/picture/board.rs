//! One seat's network, as large as it can be: what pays it, its harbours and its expected yield.

use render::theme::INK;
use render::{Align, Group, Look, Node, Path, Point, Rect, Role, Scene, Shape, Stroke, TextBox};

use super::super::components::board::{Corner, Edge, Hex};
use super::super::components::cards::Resource;
use super::super::say::{Say, player_mark};
use super::super::view::View;
use super::header::header;
use super::island::Island;
use super::room::Room;
use super::strip::caption;
use super::table::{GAP, SEA};
use super::{icons, panels, pieces, sea};
use rules::Seat;
use tabletop::Frame;

/// The largest hexes.
const LARGEST: f32 = 118.0;
/// The height of the seat's panel.
const PANEL: f32 = 204.0;
/// The outcomes of two dice.
const OUTCOMES: u16 = 36;

/// Draws that seat's board.
pub(super) fn scene(view: &View, frame: &Frame<'_>, seat: Seat) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height() + 4.0);
    let (left, right) = rest.split_left(SEA);
    network(&mut scene, left, view, frame, seat);
    scene.push(look.header(top, &header(view, frame)));
    let (panel, below) = right.split_left(12.0).1.split_top(PANEL);
    scene.extend(panels::player(view, frame, look, seat, panel));
    let below = below.split_top(GAP).1;
    let harbours = panels::harbours(view, seat);
    let (upper, lower) = if harbours.is_empty() {
        (below, None)
    } else {
        let (upper, lower) = below.split_top(below.h - 110.0);
        (upper, Some(lower.split_top(GAP).1))
    };
    scene.extend(expected(view, frame, look, seat, upper));
    if let Some(lower) = lower {
        scene.push(look.card(lower));
        let step = (lower.w - 20.0) / harbours.len().max(4) as f32;
        for (number, harbour) in harbours.into_iter().enumerate() {
            let at = Point::new(lower.x + 10.0 + step * (number as f32 + 0.5), lower.center().y);
            scene.push(sea::rate(harbour, at, -12.0));
        }
    }
    scene
}

/// The hexes at which a seat has buildings or roads.
pub(super) fn around(view: &View, seat: Seat) -> Vec<Hex> {
    let player = view.player(seat);
    let touched = |corner: &Corner| {
        player.settlements.contains(*corner)
            || player.cities.contains(*corner)
            || !player.roads.and(corner.edges()).is_empty()
    };
    let corners: Vec<Corner> = Corner::all().filter(touched).collect();
    Hex::all().filter(|hex| corners.iter().any(|&corner| hex.mask().contains(corner))).collect()
}

/// Draws the part of the island in which the network lies.
fn network(scene: &mut Scene, rect: Rect, view: &View, frame: &Frame<'_>, seat: Seat) {
    let edges: Vec<Edge> = panels::served(view, seat).map(|(edge, _)| edge).collect();
    let close = Island::close(rect, view, (&around(view, seat), &edges), LARGEST);
    let island = close.unwrap_or_else(|| Island::new(rect, view, false));
    let mut room = Room::new(&island);
    scene.fixed(island.land(None));
    let mut nodes = island.shade();
    let player = view.player(seat);
    let pays =
        Hex::all().filter(|hex| !player.settlements.misses(hex.mask()) || !player.cities.misses(hex.mask()));
    let rings = pays.fold(Path::new(), |all, hex| all.and(island.outline(hex, 8.0)));
    if rings != Path::new() {
        let line = |color, width| Node::from(Shape::new(rings.clone()).stroke(Stroke::new(color, width)));
        nodes.extend([line(INK, 9.0), line(player_mark(seat).color().lighter(0.3), 5.0)]);
    }
    nodes.extend(pieces::all(&island, Some(seat)));
    let frame_of_sea = Path::round_rect(rect.inset(3.0), 23.0);
    scene.push(Group::new(nodes).clip(frame_of_sea));
    let robber = island.robber(&mut room);
    scene.extend(island.letters(&mut room));
    scene.extend(island.signs(frame.words, &mut room));
    scene.extend(robber);
}

/// The pips of the number tokens at which a seat has buildings, by kind; cities count twice, the robber's hex not at all.
fn pips(view: &View, seat: Seat) -> [u16; 5] {
    let player = view.player(seat);
    let mut pips = [0; 5];
    for hex in Hex::all().filter(|&hex| hex != view.robber) {
        let number = i16::from(view.land.numbers[hex.index()]);
        if let Some(kind) = view.land.terrain[hex.index()].filter(|_| number > 0) {
            let buildings =
                player.settlements.and(hex.mask()).len() + 2 * player.cities.and(hex.mask()).len();
            pips[kind as usize] += u16::from(buildings) * (6 - (number - 7).unsigned_abs());
        }
    }
    pips
}

/// How many cards of each kind a roll brings on average, as bars of pips.
fn expected(view: &View, frame: &Frame<'_>, look: Look, seat: Seat, rect: Rect) -> Vec<Node> {
    let pips = pips(view, seat);
    let mut nodes = vec![look.card(rect)];
    let (title, rows) = rect.inset_by(18.0, 10.0).split_top(34.0);
    nodes.push(caption(look, title, &Say(frame.words).plain("catan-panel-expected")));
    let most = pips.iter().copied().max().unwrap_or(0).max(1);
    let number = |pips: u16| format!("{}.{:02}", pips / OUTCOMES, pips % OUTCOMES * 100 / OUTCOMES);
    for (row, kind) in rows.grid(1, 6, 4.0).iter().zip(Resource::ALL) {
        let pips = pips[kind as usize];
        let icon = icons::resource(kind, Point::new(row.x + 24.0, row.center().y), 42.0);
        nodes.push(if pips == 0 { look.faded(vec![icon]) } else { icon });
        let (bar, words) = row.split_left(56.0).1.split_left(row.w - 56.0 - 76.0);
        let length = bar.w * f32::from(pips) / f32::from(most);
        if pips > 0 {
            let bar = Rect { w: length.max(14.0), ..Rect::around(bar.center(), bar.w, 22.0) };
            let fill = player_mark(seat).color();
            let shape = Shape::new(Path::round_rect(bar, 7.0)).fill(fill);
            nodes.push(shape.stroke(Stroke::new(super::panels::rim(look, seat), 2.0)).into());
        }
        nodes.push(figure(look, words, number(pips)));
    }
    let sum = rows.grid(1, 6, 4.0)[5];
    nodes.push(look.rule((sum.x, sum.y - 2.0), (sum.right(), sum.y - 2.0)));
    nodes.push(icons::hand(Point::new(sum.x + 24.0, sum.center().y), 42.0));
    nodes.push(figure(look, sum.split_left(sum.w - 76.0).1, number(pips.iter().sum())));
    nodes
}

fn figure(look: Look, rect: Rect, words: String) -> Node {
    let text = TextBox::new(rect, words, 30.0).bold().color(look.theme.ink()).on(look.theme.panel());
    text.align(Align::End, Align::Middle).role(Role::Vital).into()
}
