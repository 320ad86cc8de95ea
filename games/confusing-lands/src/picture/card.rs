//! Cards and their squares.

use render::Cap;
use render::{
    Color, Emblem, Group, Node, Path, Point, Rect, Role, Shape, Stroke, Terrain, TextBox, Theme, Weight,
};

use super::super::components::card::{Card, Face, Quarter};
use super::super::components::faces;
use super::super::components::square::{Sides, Square, Symbol};

/// The open land between the symbols.
const MEADOW: Color = Color::hex(0xC3D793);
const TUFT: Color = Color::hex(0x8FAE5A);
const BANK: Color = Color::hex(0x2F6488);
const WATER: Color = Color::hex(0x3D7EA6);
const SHALLOW: Color = Color::hex(0x62A5CC);
const FOAM: Color = Color::hex(0xBFE0EE);
const EDGE: Color = Color::hex(0x3A3326);

/// Draws a card as it lies, its top-left corner at `at`, squares of `size` pixels; its condition's plate is `tinted`.
pub(super) fn card_node(
    card: Card,
    face: Face,
    turn: Quarter,
    (at, size): (Point, f32),
    tint: Color,
) -> Node {
    card_beneath(card, face, turn, (at, size), tint, None)
}

/// Draws a card with something `over` a part of it, which may hide its number.
pub(super) fn card_beneath(
    card: Card,
    face: Face,
    turn: Quarter,
    (at, size): (Point, f32),
    tint: Color,
    over: Option<Rect>,
) -> Node {
    let (rows, columns) = turn.outline().size();
    let rect = Rect::new(at.x, at.y, columns as f32 * size, rows as f32 * size);
    let outline = Path::round_rect(rect, size * 0.09);
    let ground = Shape::new(outline.clone()).fill(MEADOW).shadow(Theme::Paper.shadow((size * 0.07).max(2.0)));
    let squares = faces::squares(card, face, turn);
    let mut drawn = Vec::new();
    let mut halves = Vec::new();
    for (row, line) in squares.iter().enumerate().take(rows) {
        for (column, &square) in line.iter().enumerate().take(columns) {
            let (x, y) = (at.x + column as f32 * size, at.y + row as f32 * size);
            let place = Rect::new(x, y, size, size);
            let seed = u32::from(card.number()) * 64 + face as u32 * 32 + (row * 3 + column) as u32;
            match square {
                Square::Condition(_) => halves.push(place),
                _ => drawn.extend(square_nodes(square, place, seed)),
            }
        }
    }
    drawn.extend(rules(rect, rows, columns, size));
    let edge = Shape::new(outline.clone()).stroke(Stroke::new(EDGE, (size * 0.05).max(2.0)));
    let mut nodes = vec![ground.into(), Group::new(drawn).clip(outline).into(), edge.into()];
    if let Some(plate) = halves.into_iter().reduce(Rect::union) {
        let hidden = over.is_some_and(|over| over.intersection(plate).is_some());
        let role = if hidden { Role::Ornament } else { Role::Vital };
        nodes.extend(plate_nodes(card, plate, size, tint, role));
    }
    Group::new(nodes).into()
}

/// Thin lines between the squares of a card.
fn rules(rect: Rect, rows: usize, columns: usize, size: f32) -> Vec<Node> {
    let stroke = || Stroke::new(EDGE.alpha(0.28), 1.0).cap(Cap::Butt);
    let line = |from: (f32, f32), to: (f32, f32)| {
        Node::from(Shape::new(Path::line(from.into(), to.into())).stroke(stroke()))
    };
    let across =
        (1..rows).map(|row| rect.y + row as f32 * size).map(|y| line((rect.x, y), (rect.right(), y)));
    let down =
        (1..columns).map(|at| rect.x + at as f32 * size).map(|x| line((x, rect.y), (x, rect.bottom())));
    across.chain(down).collect()
}

/// A condition over its two squares: a dark plate with the number.
fn plate_nodes(card: Card, rect: Rect, size: f32, tint: Color, role: Role) -> Vec<Node> {
    let plate = Path::round_rect(rect.inset(size * 0.07), size * 0.16);
    let rim = Stroke::new(tint.lighter(0.55), (size * 0.05).max(1.5));
    let shape = Shape::new(plate).fill(tint).stroke(rim);
    // On the smallest squares the number is an ornament: the list next to the land says it too.
    let (text, role) =
        if size < 40.0 { ((size * 0.72).max(13.0), Role::Ornament) } else { ((size * 0.62).max(30.0), role) };
    let number = TextBox::centered(rect.center(), card.to_string(), text.round(), Weight::Bold);
    vec![shape.into(), number.color(Color::WHITE).on(tint).role(role).into()]
}

/// Three conifers, the nearest in front.
fn forest(rect: Rect) -> Vec<Node> {
    let size = rect.w;
    let ground = Shape::new(Path::rect(rect)).fill(Terrain::Forest.color());
    let tree = |x: f32, y: f32, height: f32| {
        let center = Point::new(rect.x + x * size, rect.y + y * size);
        Emblem::Conifer.node(center, size * height)
    };
    vec![ground.into(), tree(0.26, 0.36, 0.66), tree(0.74, 0.38, 0.66), tree(0.5, 0.62, 0.76)]
}

fn square_nodes(square: Square, rect: Rect, seed: u32) -> Vec<Node> {
    match square {
        Square::Outside | Square::Condition(_) => Vec::new(),
        Square::Blank => tufts(rect, seed, 3),
        Square::River(ends) => tufts(rect, seed, 1).into_iter().chain(river(ends, rect)).collect(),
        Square::Shows(Symbol::Forest) => forest(rect),
        Square::Shows(Symbol::Mountain) => figure(Emblem::Mountain, rect, Terrain::Mountains.rim()),
        Square::Shows(Symbol::Village) => figure(Emblem::House, rect, Color::hex(0xE7C79B)),
        Square::Shows(Symbol::Deer) => figure(Emblem::Deer, rect, MEADOW),
        Square::Shows(Symbol::Wolf) => figure(Emblem::Wolf, rect, MEADOW),
        Square::Shows(Symbol::Crystal) => figure(Emblem::Crystal, rect, MEADOW),
        Square::Shows(Symbol::River) => Vec::new(),
    }
}

/// One figure on its ground.
fn figure(emblem: Emblem, rect: Rect, ground: Color) -> Vec<Node> {
    vec![Shape::new(Path::rect(rect)).fill(ground).into(), emblem.node(rect.center(), rect.w * 0.86)]
}

/// A few blades of grass, so that empty land is land.
fn tufts(rect: Rect, seed: u32, count: u32) -> Vec<Node> {
    let mut path = Path::new();
    for at in 0..count {
        let noise = (seed * 7 + at * 3 + 1).wrapping_mul(2_654_435_761);
        let share = |bits: u32| 0.18 + 0.64 * ((noise >> bits & 255) as f32 / 255.0);
        let foot = Point::new(rect.x + rect.w * share(3), rect.y + rect.h * share(13));
        let blade = rect.w * 0.09;
        for lean in [-0.6, 0.0, 0.6] {
            path = path.and(Path::line(foot, foot.offset(lean * blade, -blade)));
        }
    }
    vec![Shape::new(path).stroke(Stroke::new(TUFT, (rect.w * 0.022).max(1.0))).into()]
}

/// A river from one end to the other; at the edges it is as wide as its neighbours, so that rivers join.
fn river(ends: Sides, rect: Rect) -> Vec<Node> {
    let center = rect.center();
    let gate = |side: usize| match side {
        0 => Point::new(center.x, rect.y),
        1 => Point::new(rect.right(), center.y),
        2 => Point::new(center.x, rect.bottom()),
        _ => Point::new(rect.x, center.y),
    };
    let gates: Vec<Point> = (0..4).filter(|&side| ends.has(side)).map(gate).collect();
    let [from, to] = gates[..] else { return Vec::new() };
    let bed = Path::new().move_to(from.x, from.y).quad_to(center.x, center.y, to.x, to.y);
    let line = |color, share: f32| Stroke::new(color, rect.w * share).cap(Cap::Butt);
    let along = bed.flatten().concat();
    let mut nodes: Vec<Node> = [line(BANK, 0.48), line(WATER, 0.40), line(SHALLOW, 0.20)]
        .map(|stroke| Shape::new(bed.clone()).stroke(stroke).into())
        .into();
    nodes.push(ripples(&along, rect.w));
    nodes
}

/// Short waves across the current, at a third and two thirds of the way.
fn ripples(along: &[Point], size: f32) -> Node {
    let length: f32 = along.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut path = Path::new();
    for (share, aside) in [(0.28, -0.10), (0.5, 0.09), (0.74, -0.06)] {
        let (at, degrees) = walked(along, length * share);
        let middle = at.polar(aside * size, degrees + 90.0);
        let (back, front) = (middle.polar(-0.09 * size, degrees), middle.polar(0.09 * size, degrees));
        let bulge = middle.polar(0.045 * size, degrees + 90.0);
        path = path.and(Path::new().move_to(back.x, back.y).quad_to(bulge.x, bulge.y, front.x, front.y));
    }
    Shape::new(path).stroke(Stroke::new(FOAM, (size * 0.03).max(1.2))).into()
}

/// The point so far along a line, and the direction there in degrees.
fn walked(along: &[Point], mut left: f32) -> (Point, f32) {
    let mut end = (along.first().copied().unwrap_or_default(), 0.0);
    for pair in along.windows(2) {
        let step = pair[0].distance(pair[1]);
        let degrees = (pair[1].y - pair[0].y).atan2(pair[1].x - pair[0].x).to_degrees();
        if left <= step {
            return (pair[0].lerp(pair[1], left / step.max(0.01)), degrees);
        }
        left -= step;
        end = (pair[1], degrees);
    }
    end
}

/// A number on the plate of a condition, for lists.
pub(super) fn number_plate(center: Point, card: Card, size: f32, tint: Color) -> Vec<Node> {
    let rect = Rect::around(center, size * 1.35, size);
    let rim = Stroke::new(tint.lighter(0.55), 2.0);
    let plate = Shape::new(Path::round_rect(rect, size * 0.2)).fill(tint).stroke(rim);
    let number = TextBox::centered(center, card.to_string(), (size * 0.87).round().max(30.0), Weight::Bold);
    vec![plate.into(), number.color(Color::WHITE).on(tint).role(Role::Vital).into()]
}

#[cfg(test)]
mod tests {
    use render::paint::contrast::{LINE, SIDE, prominence};
    use render::{Fill, Painter};

    use super::*;

    #[test]
    fn every_symbol_stands_out_from_its_own_ground() {
        let (painter, rect) = (Painter::new(), Rect::new(0.0, 0.0, SIDE, SIDE));
        let mut faint = Vec::new();
        for symbol in [Symbol::Mountain, Symbol::Village, Symbol::Deer, Symbol::Wolf, Symbol::Crystal] {
            let mut nodes = square_nodes(Square::Shows(symbol), rect, 1);
            let Node::Shape(Shape { fill: Some(Fill::Solid(ground)), .. }) = nodes.remove(0) else {
                panic!("{symbol:?} lies on a plain ground");
            };
            let share = prominence(&painter, nodes, ground).expect("it can be painted");
            faint.extend((share < LINE).then(|| format!("{symbol:?} on {ground:?}: {share}")));
        }
        assert!(faint.is_empty(), "{faint:#?}");
    }
}
