//! The landscape in a picture: the country itself, what each meadow is worth, the last tiles laid, places to choose from.

use render::parts::{Fresh, Look};
use render::theme::INK;
use render::{
    Color, Group, Node, Path, Point, Rect, Role, Scene, Shape, Stroke, TextBox, Weight, text_width,
};

use super::super::components::landscape::{Laid, Landscape, Visible};
use super::super::say::Say;
use super::super::score::{Meadow, Survey};
use super::super::view::View;
use super::chart::Chart;
use super::country;
use super::marks::{choosable, moved, tiled};
use super::plot::{Mood, Plot, seed};
use rules::Coordinate;

/// The distance of lines of capitals and digits, in sizes of their type.
const LINE: f32 = 0.86;
/// The danger of a wolf.
pub(super) const ALARM: Color = Color::hex(0xC62828);

/// A landscape, what it is worth, and where it lies in the picture.
pub(super) struct Land<'a> {
    pub(super) landscape: &'a Landscape,
    pub(super) survey: &'a Survey,
    pub(super) chart: Chart,
    pub(super) say: Say<'a>,
    /// The meadows with a border in their colour.
    pub(super) outlined: Vec<Meadow>,
}

impl Land<'_> {
    /// The country: it looks the same until a tile is laid.
    pub(super) fn country(&self) -> Node {
        let shown = || self.landscape.visible().filter(|standing| self.chart.holds(standing.laid.place));
        let plots: Vec<Plot> = shown().map(|standing| self.plot(&standing)).collect();
        let traced =
            self.outlined.iter().flat_map(|meadow| self.traced(meadow.colour, meadow.root)).collect();
        let country = Group::new(country::draw(&plots, self.chart.side, self.say, traced));
        country.shows_at(shown().map(|standing| tiled(&self.chart, standing.laid.place))).into()
    }

    fn plot(&self, standing: &Visible) -> Plot {
        let mut moods = [Mood::Plain; 4];
        for (area, mood) in moods.iter_mut().enumerate().take(standing.laid.posture().areas().len()) {
            if let Some(meadow) = self.survey.meadow(self.landscape.root(standing.number, area)) {
                *mood = mood_of(meadow);
            }
        }
        plot(standing.laid, standing.under.is_some(), &self.chart).moods(moods)
    }

    /// Marks the tiles laid last, and in pale gold those that others laid before, by a line around them.
    pub(super) fn mark_last(&self, look: Look, view: &View) -> Vec<Node> {
        let earlier = view.earlier.iter().map(|laid| (laid.place, Fresh::Earlier));
        let last = view.last.iter().map(|laid| (laid.place, Fresh::Last));
        let shown = earlier.chain(last).filter(|(place, _)| self.chart.holds(*place));
        let line = |(place, fresh)| {
            let line = look.moved(&Path::rect(self.chart.rect(place)), fresh);
            Group::new(vec![line]).shows(moved(place)).into()
        };
        shown.map(line).collect()
    }

    /// Shows a tile on trial; hatched if it is not allowed there.
    pub(super) fn ghost(&self, scene: &mut Scene, laid: Laid, refused: bool) {
        if !self.chart.holds(laid.place) {
            return;
        }
        let rect = self.chart.rect(laid.place);
        if refused {
            let plot = plot(laid, false, &self.chart);
            scene.extend(country::draw(&[plot], self.chart.side, self.say, Vec::new()));
            scene.push(hatched(rect));
        }
        let (inner, width) = if refused { (ALARM, 6.0) } else { (Color::WHITE, 5.0) };
        let outline = Path::rect(rect);
        scene.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, width + 4.0)));
        scene.push(Shape::new(outline).stroke(Stroke::new(inner, width)));
    }

    /// Marks the places of the open slot by a ring, their names and, where there is room, what each brings.
    pub(super) fn candidates(&self, scene: &mut Scene, places: &[(Coordinate, Option<i32>)]) {
        let look = scene.look();
        for &(place, gain) in places.iter().filter(|(place, _)| self.chart.holds(*place)) {
            let rect = self.chart.rect(place).inset(self.chart.side * 0.06);
            let outline = Path::round_rect(rect, self.chart.side * 0.1);
            let line = |color, width: f32| Shape::new(outline.clone()).stroke(Stroke::new(color, width));
            scene.push(line(INK, look.px(9.0)));
            scene.push(line(Color::WHITE, look.px(5.0)));
            let name = place.to_string().to_uppercase();
            let center = self.chart.center(place);
            match gain.filter(|_| self.chart.side > look.px(86.0)) {
                Some(gain) => {
                    let badge = look.candidate_gain(center, 0.0, &name, Some(gain));
                    scene.push(Group::new(vec![badge]).shows(choosable(&name)));
                }
                None if self.landscape.at(place).is_some() => scene.push(inscribed(look, rect, &name)),
                None => scene.push(named(look, rect, self.chart.side, &name)),
            }
        }
    }
}

/// The name of a place on a badge in its ring; where that is narrow, the letters stand above the digits, and the badge fills the ring.
fn named(look: Look, ring: Rect, side: f32, name: &str) -> Node {
    let (center, whole) = (ring.center(), look.px(30.0));
    let width = text_width(name, whole, Weight::Bold);
    let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let (plate, size, lines) = match width + look.px(4.0) <= ring.w {
        true => (Rect::around(center, width + look.px(4.0), whole * 1.1), whole, vec![name]),
        false => (ring, (side * 0.57).min(whole), vec![letters, &name[letters.len()..]]),
    };
    // Capitals and digits reach less far down than the boxes of their lines, which would touch those of the next row.
    let role = if lines.len() > 1 { Role::Ornament } else { Role::Vital };
    let plate = Shape::new(Path::round_rect(plate, look.px(8.0))).fill(Color::WHITE);
    let middle = (lines.len() as f32 - 1.0) / 2.0;
    let text = |(line, text): (usize, &str)| {
        let at = center.offset(0.0, (line as f32 - middle) * size * LINE);
        let text = TextBox::centered(at, text, size, Weight::Bold).color(INK).on(Color::WHITE);
        Node::from(text.role(role))
    };
    let texts = lines.into_iter().enumerate().map(text);
    Group::new(std::iter::once(plate.into()).chain(texts).collect()).shows(choosable(name)).into()
}

/// The name of a place at the foot of its ring, so that the wolf there can be seen.
fn inscribed(look: Look, ring: Rect, name: &str) -> Node {
    let size = look.px(30.0).min(ring.w * 0.5);
    let at = Point::new(ring.center().x, ring.bottom() - size * 0.5);
    let text = TextBox::centered(at, name, size, Weight::Bold).color(Color::WHITE).outline(INK, look.px(4.0));
    let role = if size < look.vital() { Role::Ornament } else { Role::Vital };
    Group::new(vec![text.role(role).into()]).shows(choosable(name)).into()
}

fn mood_of(meadow: &Meadow) -> Mood {
    match (meadow.closed, meadow.safe) {
        (_, false) => Mood::Unsafe,
        (true, true) => Mood::Glows,
        (false, true) => Mood::Plain,
    }
}

/// Slanted red lines over a square.
fn hatched(rect: Rect) -> Node {
    let step = rect.w / 6.0;
    let lines = (1..12).map(|at| {
        let at = at as f32 * step;
        let from = Point::new(rect.x + (at - rect.w).max(0.0), rect.y + at.min(rect.h));
        let to = Point::new(rect.x + at.min(rect.w), rect.y + (at - rect.h).max(0.0));
        Path::line(from, to)
    });
    Shape::new(lines.fold(Path::new(), Path::and)).stroke(Stroke::new(ALARM.alpha(0.8), 4.0)).into()
}

/// A face as it lies.
pub(super) fn plot(laid: Laid, covers: bool, chart: &Chart) -> Plot {
    Plot::new(laid.posture(), covers, chart.corner(laid.place), chart.side, seed(laid))
}
