//! The places of the open slot: their names where the card's top-left square would lie, with the points where these are not what most
//! places bring.

use render::parts::change;
use render::{Color, Group, Node, Plate, Point, Role, Scene, TextBox, Weight, text_width, theme::INK};

use super::super::trial;
use super::super::view::View;
use super::land::Chart;
use super::marks::candidate;
use rules::Coordinate;
use tabletop::Focus;

/// The room next to a name or a number on its plate.
const PAD: f32 = 3.0;
/// The smallest and the largest names of places, and the least size of what is there to be read.
const NAMES: (f32, f32) = (12.0, 30.0);
const READ: f32 = 18.0;
/// The smallest and the largest points.
const POINTS: (f32, f32) = (24.0, 34.0);
/// The height of a line, in sizes of its letters.
const LINE: f32 = 1.17;

/// The height of a plate.
fn height(size: f32) -> f32 {
    size * LINE + 3.5
}

/// Marks the places of the open slot on a land's grid; says whether there are any.
pub(super) fn draw(scene: &mut Scene, chart: &Chart, view: &View, focus: Focus<'_>) -> bool {
    let places: Vec<Coordinate> = places(focus).filter(|&place| chart.holds(place)).collect();
    let gains = gains(view, focus, &places);
    let name = |place: Coordinate| place.to_string().to_uppercase();
    let width = |text: &str, size| text_width(text, size, Weight::Bold).ceil() + 2.0 * PAD + 4.0;
    let fits = |text: &str, size| width(text, size) <= chart.size;
    let fitting = |texts: &[String], (least, most): (f32, f32)| {
        let mut sizes = (least as u8..=most as u8).rev().map(f32::from);
        sizes.find(|&size| texts.iter().all(|text| fits(text, size)))
    };
    let names: Vec<String> = places.iter().map(|&place| name(place)).collect();
    let wide = fitting(&names, NAMES).unwrap_or(NAMES.0);
    let told: Vec<String> = gains.iter().flatten().map(|&gain| change(gain)).collect();
    // Points stand below the name if both have room; elsewhere the name's plate has their colour.
    let points =
        fitting(&told, POINTS).map(|points| points.min(chart.size / LINE / 2.0)).filter(|it| *it >= POINTS.0);
    let size = points.map_or(wide, |points| wide.min((chart.size - height(points)) / LINE - 3.0).floor());
    let points = points.filter(|_| size >= READ);
    let size = if points.is_some() { size } else { wide };
    let common = gains.as_ref().and_then(|gains| commonest(gains));
    for (index, (&place, name)) in places.iter().zip(&names).enumerate() {
        let corner = chart.corner(place);
        let gain = gains.as_ref().map(|gains| gains[index]).filter(|gain| Some(*gain) != common);
        // At the top, so that the square stays in sight.
        let at = corner.offset(chart.size / 2.0, height(size) / 2.0);
        let colours = match gain.filter(|_| points.is_none()) {
            Some(gain) => (Color::WHITE, ground(gain), Color::WHITE),
            None => (INK, Color::WHITE, INK),
        };
        let role = if size < READ { Role::Ornament } else { Role::Label };
        let mut nodes = vec![plate(name, at, size, colours, role)];
        nodes.extend(points.zip(gain).map(|(points, gain)| {
            let at = at.offset(0.0, (height(size) + height(points)) / 2.0);
            plate(&change(gain), at, points, (Color::WHITE, ground(gain), Color::WHITE), Role::Label)
        }));
        scene.push(Group::new(nodes).shows(candidate(place)));
    }
    !places.is_empty()
}

/// The places of the open slot.
pub(super) fn places(focus: Focus<'_>) -> impl Iterator<Item = Coordinate> {
    focus.candidates.iter().filter_map(|slot| slot.parse::<Coordinate>().ok())
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

/// The ground of points.
fn ground(gain: i32) -> Color {
    match gain {
        0 => Color::hex(0x4A4A4A),
        1.. => Color::hex(0x1F5B1F),
        _ => Color::hex(0xA81E12),
    }
}

/// A small plate: ink, ground and edge.
fn plate(text: &str, at: Point, size: f32, (ink, ground, edge): (Color, Color, Color), role: Role) -> Node {
    let text = TextBox::centered(at, text, size, Weight::Bold).color(ink);
    let plate = Plate { pad_x: PAD, pad_y: 1.0, radius: 6.0, ..Plate::new(ground) };
    text.plate(plate.stroke(edge, 1.5)).role(role).into()
}
