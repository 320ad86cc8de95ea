//! The places of the open slot: small marks where the card's top-left square would lie, with the points where these are not what
//! most places bring.

use render::parts::change;
use render::{
    Color, Node, Path, Plate, Point, Role, Scene, Shape, Stroke, TextBox, Weight, text_width, theme::INK,
};

use super::super::trial;
use super::super::view::View;
use super::land::Chart;
use rules::Coordinate;
use tabletop::Focus;

/// The room next to them on their plate.
const PAD: f32 = 5.0;

/// Marks the places of the open slot on a land's grid; says whether there are any.
pub(super) fn draw(scene: &mut Scene, chart: &Chart, view: &View, focus: Focus<'_>) -> bool {
    let read = |slot: &String| slot.parse::<Coordinate>().ok().filter(|&place| chart.holds(place));
    let places: Vec<Coordinate> = focus.candidates.iter().filter_map(read).collect();
    let gains = gains(view, focus, &places);
    let look = scene.look();
    let name = |place: Coordinate| place.to_string().to_uppercase();
    let widest = places.iter().map(|&place| text_width(&name(place), look.vital(), Weight::Bold));
    // Neighbours must not touch: a badge is as wide as its text and 22 pixels more.
    let named = widest.fold(20.0, f32::max) + 22.0 < chart.size;
    let common = gains.as_ref().and_then(|gains| commonest(gains));
    let size = (chart.size * 0.32).clamp(20.0, 28.0).floor();
    let roomy =
        gains.iter().flatten().map(|&gain| plate_width(gain, size)).fold(0.0, f32::max) + 8.0 < chart.size;
    for (index, &place) in places.iter().enumerate() {
        let corner = chart.corner(place);
        let center = corner.offset(chart.size / 2.0, chart.size / 2.0);
        let gain = gains.as_ref().map(|gains| gains[index]);
        match gain {
            Some(gain) if roomy && Some(gain) != common => scene.push(points(corner, gain, size)),
            None if named => scene.push(look.candidate(center, 0.0, &name(place))),
            _ => scene.extend(ring(corner.offset(chart.size * 0.24, chart.size * 0.24), chart.size * 0.13)),
        }
    }
    !places.is_empty()
}

/// The change that most places bring.
fn commonest(gains: &[i32]) -> Option<i32> {
    let count = |gain: i32| gains.iter().filter(|other| **other == gain).count();
    gains.iter().copied().max_by_key(|&gain| (count(gain), -gain))
}

/// What the draft with each place would bring; `None` if that does not differ.
fn gains(view: &View, focus: Focus<'_>, places: &[Coordinate]) -> Option<Vec<i32>> {
    let now = view.own()?.tally.total();
    let gain = |place: &Coordinate| {
        let draft: Vec<String> = focus.draft.iter().cloned().chain([place.to_string()]).collect();
        Some(trial::after(view, &draft)?.total() - now)
    };
    let gains: Vec<i32> = places.iter().map(gain).collect::<Option<_>>()?;
    gains.windows(2).any(|pair| pair[0] != pair[1]).then_some(gains)
}

/// The width of a small plate.
fn plate_width(gain: i32, size: f32) -> f32 {
    text_width(&change(gain), size, Weight::Bold).ceil() + 2.0 * PAD
}

/// A small plate with points in a square's top-left corner.
fn points(corner: Point, gain: i32, size: f32) -> Node {
    let fill = match gain {
        0 => Color::hex(0x4A4A4A),
        1.. => Color::hex(0x1F5B1F),
        _ => Color::hex(0xA81E12),
    };
    let at = corner.offset(plate_width(gain, size) / 2.0 + 4.0, size * 0.5 + 7.0);
    let text = TextBox::centered(at, change(gain), size, Weight::Bold);
    let plate = Plate { pad_x: PAD, pad_y: 2.0, radius: 8.0, ..Plate::new(fill) };
    text.color(Color::WHITE).plate(plate.stroke(Color::WHITE, 2.0)).role(Role::Label).into()
}

fn ring(center: Point, radius: f32) -> Vec<Node> {
    let line =
        |color, width| Node::from(Shape::new(Path::circle(center, radius)).stroke(Stroke::new(color, width)));
    vec![line(INK, 7.0), line(Color::WHITE, 4.0)]
}
