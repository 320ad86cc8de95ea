//! The places that may be chosen, with their names as in the menu.

use render::parts::change;
use render::theme::INK;
use render::{Color, Group, Node, Path, Plate, Point, Role, Shape, Stroke, TextBox, Weight, text_width};

use super::super::components::board::{Corner, Edge, Hex};
use super::super::state::Catan;
use super::island::Island;
use super::room::Room;
use tabletop::{Frame, Points};

/// The size of an edge's name.
const EDGE: f32 = 24.0;
/// The size of a corner's name.
const CORNER: f32 = 28.0;
/// The ground of points that a place would bring.
const BRINGS: Color = Color::hex(0x1F5B1F);

/// Rings in the hexes that may be chosen; their letters are their names. They lie below the pieces, so that it can be seen whom the
/// robber would rob.
pub(super) fn hexes(island: &Island<'_>, frame: &Frame<'_>) -> Vec<Node> {
    let named = frame.focus.candidates.iter().filter_map(|name| name.parse::<Hex>().ok());
    let path = named.fold(Path::new(), |all, hex| all.and(island.outline(hex, 9.0)));
    lines(&path, 9.0, 5.0)
}

/// Whether there are corners or edges to be chosen: their names need the room of the hexes' letters.
pub(super) fn are_places(frame: &Frame<'_>) -> bool {
    let place = |name: &String| name.parse::<Corner>().is_ok() || name.parse::<Edge>().is_ok();
    frame.focus.candidates.iter().any(place)
}

/// The corners and edges of the open choice.
pub(super) fn places(island: &Island<'_>, frame: &Frame<'_>, room: &mut Room) -> Vec<Node> {
    let names = frame.focus.candidates;
    let edges: Vec<(Edge, &String)> =
        names.iter().filter_map(|name| Some((name.parse().ok()?, name))).collect();
    let bars = edges.iter().fold(Path::new(), |all, (edge, _)| {
        let [one, other] = island.edge(*edge);
        all.and(Path::line(one.lerp(other, 0.22), one.lerp(other, 0.78)))
    });
    let gains = Gains::of(island, frame);
    let mut nodes = lines(&bars, 17.0, 11.0);
    for (edge, name) in edges {
        let label = Name { text: edge.short(), size: EDGE, gain: gains.at(name) };
        let places = beside(island, edge);
        nodes.extend(room.take(label.size(), places).map(|at| label.node(at, name)));
    }
    for name in names {
        let Ok(corner) = name.parse::<Corner>() else { continue };
        let label = Name { text: name.to_uppercase(), size: CORNER, gain: gains.at(name) };
        let at = island.corner(corner);
        // The longest names have no room side by side, nor next to a harbour.
        let (x, y) = match corner.position() {
            (2, 10) => (0.0, -7.0),
            (3, 10) => (0.0, 7.0),
            (_, 11) => (-6.0, 0.0),
            _ => (0.0, 0.0),
        };
        // A settlement that may become a city stays in sight.
        let around = (0..12).map(|turn| at.polar(island.px(46.0), 30.0 * turn as f32 + 90.0));
        let places: Vec<Point> =
            if island.view.builder(corner).is_some() { around.collect() } else { vec![at.offset(x, y)] };
        nodes.extend(room.take(label.size(), places).map(|at| label.node(at, name)));
    }
    nodes
}

/// The places for the name of an edge: on it, then ever further next to it.
fn beside(island: &Island<'_>, edge: Edge) -> Vec<Point> {
    let [one, other] = island.edge(edge);
    let (middle, length) = (one.lerp(other, 0.5), one.distance(other).max(1.0));
    let (along, across) = (
        ((other.x - one.x) / length, (other.y - one.y) / length),
        ((one.y - other.y) / length, (other.x - one.x) / length),
    );
    let mut places = Vec::new();
    for away in [0.0, 10.0, -10.0, 18.0, -18.0, 26.0, -26.0, 34.0, -34.0] {
        for shift in [0.0, 8.0, -8.0, 16.0, -16.0] {
            let (away, shift) = (island.px(away), island.px(shift));
            places.push(middle.offset(across.0 * away + along.0 * shift, across.1 * away + along.1 * shift));
        }
    }
    places
}

/// White lines with a dark edge.
fn lines(path: &Path, outer: f32, inner: f32) -> Vec<Node> {
    if *path == Path::new() {
        return Vec::new();
    }
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width)));
    vec![Group::new(vec![line(INK, outer), line(Color::WHITE, inner)]).into()]
}

/// The points that each candidate would bring, if they differ.
struct Gains<'a>(Vec<(&'a str, i32)>);

impl<'a> Gains<'a> {
    fn of(island: &Island<'_>, frame: &Frame<'a>) -> Gains<'a> {
        let gains = frame.focus.gains(|draft| Catan::preview(island.view, draft, frame.words));
        let named = frame.focus.candidates.iter().map(String::as_str).zip(gains);
        Gains(named.map(|(name, gain)| (name, gain.unwrap_or(0))).collect())
    }

    fn at(&self, name: &str) -> Option<i32> {
        self.0.iter().find(|(at, gain)| *at == name && *gain != 0).map(|(_, gain)| *gain)
    }
}

/// A white plate with a place's name, and what choosing it would bring.
struct Name {
    text: String,
    size: f32,
    gain: Option<i32>,
}

impl Name {
    fn width(&self, text: &str) -> f32 {
        text_width(text, self.size, Weight::Bold).ceil() + 10.0
    }

    fn gain_width(&self) -> f32 {
        self.gain.map_or(0.0, |gain| self.width(&change(gain)))
    }

    fn size(&self) -> (f32, f32) {
        (self.width(&self.text) + self.gain_width(), self.size + 6.0)
    }

    fn node(&self, at: Point, place: &str) -> Node {
        let left = at.offset(-self.gain_width() / 2.0, 0.0);
        let role = if self.size < 26.0 { Role::Label } else { Role::Vital };
        let plate = |text: String, at, ink, ground| {
            let plate = Plate { pad_x: 4.0, pad_y: 2.0, radius: 7.0, ..Plate::new(ground) }.stroke(INK, 2.0);
            TextBox::centered(at, text, self.size, Weight::Bold).color(ink).plate(plate).role(role)
        };
        let mut nodes: Vec<Node> = vec![plate(self.text.clone(), left, INK, Color::WHITE).into()];
        if let Some(gain) = self.gain {
            let right = at.offset(self.width(&self.text) / 2.0, 0.0);
            nodes.push(
                plate(change(gain), right, Color::WHITE, BRINGS).id(format!("gain/{}", self.text)).into(),
            );
        }
        Group::new(nodes).shows(format!("candidate {place}")).into()
    }
}
