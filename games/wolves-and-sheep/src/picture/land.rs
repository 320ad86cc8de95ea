//! The landscape in a picture: the country itself, what each meadow is worth, the last tiles laid, places to choose from.

use render::parts::{Fresh, Look};
use render::theme::INK;
use render::{Color, Group, Node, Path, Point, Rect, Scene, Shape, Stroke, Weight, text_width};

use super::super::components::landscape::{Laid, Landscape, Visible};
use super::super::say::Say;
use super::super::score::{Meadow, Survey};
use super::super::view::View;
use super::chart::Chart;
use super::country;
use super::marks::{moved, tiled};
use super::plot::{Mood, Plot, seed};
use rules::Coordinate;

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

    /// Marks the places of the open slot with their names and with what each brings, where there is room, else with a ring.
    pub(super) fn candidates(&self, scene: &mut Scene, places: &[(Coordinate, Option<i32>)]) {
        let look = scene.look();
        let shown = || places.iter().copied().filter(|&(place, _)| self.chart.holds(place));
        let name = |place: Coordinate| place.to_string().to_uppercase();
        let widest = shown()
            .map(|(place, _)| text_width(&name(place), look.vital(), Weight::Bold))
            .fold(20.0, f32::max);
        let (on_plate, bare) =
            (widest + look.px(22.0) < self.chart.side, widest + look.px(12.0) < self.chart.side);
        for (place, gain) in shown() {
            let rect = self.chart.rect(place).inset(self.chart.side * 0.06);
            let outline = Path::round_rect(rect, self.chart.side * 0.1);
            let line = |color, width: f32| Shape::new(outline.clone()).stroke(Stroke::new(color, width));
            scene.push(line(INK, look.px(9.0)));
            scene.push(line(Color::WHITE, look.px(5.0)));
            // With the points there are two plates, one above the other.
            let gain = gain.filter(|_| self.chart.side > look.px(86.0));
            if on_plate {
                scene.push(look.candidate_gain(self.chart.center(place), 0.0, &name(place), gain));
            } else if bare {
                scene.push(look.place_coordinate(self.chart.center(place), &name(place)));
            }
        }
    }
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
