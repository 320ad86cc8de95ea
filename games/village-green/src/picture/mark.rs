//! Marks on a village: points, places to choose, what the draft lays.

use render::{
    Align, Color, Fit, Group, Look, Node, Path, Plate, Point, Rect, Role, Shape, Stroke, TextBox, Weight,
    theme,
};

use super::super::components::green::GreenId;
use super::super::components::place::Place;
use super::super::components::village::Village;
use super::super::say::signed;
use super::tones::{GAIN, INK, LOSS, standing};
use rules::minus;

/// The part of an award card that its points take.
pub(super) const RIBBON: f32 = 0.26;
/// The size of numbers that are needed to decide.
pub(super) const NUMBER: f32 = 30.0;

/// The outline of a card in a place, for marks.
pub(super) fn outline(rect: Rect) -> Path {
    Path::round_rect(rect, rect.w * 0.1)
}

/// Draws a place to choose: its name, and the points that it would bring; at the foot of what lies there, if anything does.
pub(super) fn candidate(look: Look, rect: Rect, name: &str, gain: Option<i32>, occupied: bool) -> Node {
    let center = rect.center();
    let (first, second) = match (occupied, gain) {
        (true, _) => {
            let (side, down) = (rect.w * 0.2, rect.h * (0.5 - RIBBON / 2.0) - look.px(4.0));
            (center.offset(-side, down), center.offset(side, down))
        }
        (false, Some(_)) => (center.offset(0.0, -look.px(21.0)), center.offset(0.0, look.px(21.0))),
        (false, None) => (center, center),
    };
    let mut nodes = vec![look.candidate_outline(&outline(rect.inset(look.px(5.0))), first, name)];
    nodes.extend(gain.map(|gain| {
        let ground = if gain < 0 { LOSS } else { GAIN };
        look.colored_badge(second, &signed(gain), ground)
    }));
    Group::new(nodes).into()
}

/// Draws the line around a card that the draft lays.
pub(super) fn ring(look: Look, rect: Rect) -> Node {
    let path = outline(rect.inset(look.px(2.0)));
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, look.px(width))));
    Group::new(vec![line(theme::INK, 9.0), line(Color::WHITE, 5.0)]).into()
}

/// Draws a number on a round plate, or what a card is called by.
pub(super) fn badge(look: Look, center: Point, text: &str) -> Node {
    let fill = look.theme.panel();
    let plate = Plate { pad_x: look.px(7.0), pad_y: look.px(2.0), ..Plate::new(fill) };
    let text = TextBox::centered(center, text, look.px(NUMBER), Weight::Bold).color(fill.legible());
    text.plate(plate.stroke(fill.mix(INK, 0.55), look.px(2.0))).role(Role::Vital).into()
}

/// Draws points on a plate next to cards of that size, which it must not outgrow.
pub(super) fn plated(look: Look, center: Point, points: i32, fill: Color, cell: f32) -> Node {
    let plate = Plate { pad_x: look.px(2.0), pad_y: look.px(1.0), radius: look.px(7.0), ..Plate::new(fill) };
    let plate = plate.stroke(fill.mix(INK, 0.55), look.px(1.5));
    let size = look.px(NUMBER).min(cell * 0.6);
    // In the smallest closing pictures a table says the sums too.
    let role = if size < look.px(NUMBER) { Role::Label } else { Role::Vital };
    let text = TextBox::centered(center, minus(points), size, Weight::Bold).color(fill.legible());
    text.plate(plate).role(role).into()
}

/// Draws the points that an award pays as it stands, on a ribbon at the foot of its card.
pub(super) fn ribbon(look: Look, points: i32, before: Option<i32>, card: Rect) -> Node {
    let (_, foot) = card.split_top(card.h * (1.0 - RIBBON));
    let band = foot.inset_by(-look.px(2.0), 0.0);
    let changed = before.filter(|&before| before != points);
    let fill = match (changed, points) {
        (Some(before), _) if before < points => GAIN,
        (Some(_), _) => LOSS,
        (None, points) => standing(points),
    };
    let words = match changed {
        Some(before) => format!("{} → {}", minus(before), minus(points)),
        None => minus(points),
    };
    let shape = Shape::new(Path::round_rect(band, card.w * 0.07)).fill(fill);
    let edge = Stroke::new(fill.mix(INK, 0.55), look.px(1.5));
    let text =
        TextBox::new(band, words, look.px(NUMBER)).bold().color(fill.legible()).on(fill).role(Role::Vital);
    let text = text.align(Align::Middle, Align::Middle).fit(Fit::Shrink { min: look.vital() });
    Group::new(vec![shape.stroke(edge).into(), text.into()]).into()
}

/// Draws the places of a village on which a card fits, as nine small squares.
pub(super) fn fits(look: Look, village: &Village, card: GreenId, covering: bool, rect: Rect) -> Node {
    let open = village.open_to(card, covering);
    let plate =
        Shape::new(Path::round_rect(rect.inset(-look.px(3.0)), look.px(5.0))).fill(Color::hex(0xFFFDF6));
    let mut nodes: Vec<Node> = vec![plate.stroke(Stroke::new(theme::INK, look.px(1.5))).into()];
    for (place, cell) in Place::all().zip(rect.grid(3, 3, look.px(2.0))) {
        let fill = if open.contains(place) { Color::hex(0x2F7D32) } else { Color::hex(0xD9D2C2) };
        nodes.push(Shape::new(Path::rect(cell)).fill(fill).into());
    }
    Group::new(nodes).into()
}
