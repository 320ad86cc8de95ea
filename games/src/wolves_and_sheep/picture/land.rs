//! The landscape in a picture: the country itself, what each meadow is worth, the last tiles laid, places to choose from.

use render::parts::Look;
use render::{
    Color, Node, Path, Plate, Point, Rect, Scene, Shape, Stroke, TextBox, Weight, text_width, theme::INK,
};

use super::super::colour::{Colour, Ground};
use super::super::landscape::{Laid, Landscape, Root, Standing};
use super::super::score::{Meadow, Survey};
use super::chart::Chart;
use super::country::{self, Mood, Plot};
use super::flock;
use crate::core::Coordinate;

/// Meadows with fewer sheep have no badge while they are open.
const TOLD: u16 = 3;
/// The danger of a wolf.
const ALARM: Color = Color::hex(0xC62828);

/// A landscape, what it is worth, and where it lies in the picture.
pub(super) struct Land<'a> {
    pub(super) landscape: &'a Landscape,
    pub(super) survey: &'a Survey,
    pub(super) chart: Chart,
    /// A space that something else covers.
    pub(super) avoid: Option<Rect>,
}

impl Land<'_> {
    /// The country: it looks the same until a tile is laid.
    pub(super) fn country(&self) -> Vec<Node> {
        let shown = self.landscape.standing().filter(|standing| self.chart.holds(standing.laid.place));
        let plots: Vec<Plot> = shown.map(|standing| self.plot(&standing)).collect();
        country::draw(&plots, self.chart.side)
    }

    fn plot(&self, standing: &Standing) -> Plot {
        let mut moods = [Mood::Plain; 4];
        for (area, mood) in moods.iter_mut().enumerate().take(standing.laid.posture().areas().len()) {
            if let Some(meadow) = self.survey.meadow(self.landscape.root(standing.number, area)) {
                *mood = mood_of(meadow);
            }
        }
        plot(standing.laid, standing.under.is_some(), &self.chart).moods(moods)
    }

    /// Marks tiles by a golden line around them.
    pub(super) fn mark_last(&self, look: Look, places: &[Coordinate]) -> Vec<Node> {
        let shown = places.iter().copied().filter(|&place| self.chart.holds(place));
        shown.map(|place| look.last_move(&Path::rect(self.chart.rect(place).inset(1.0)))).collect()
    }

    /// Badges with the sheep of each meadow worth telling: those that `choose`, the largest first. Returns the space that they take.
    pub(super) fn badges(
        &self,
        look: Look,
        choose: impl Fn(&Meadow) -> bool,
        letter: &dyn Fn(Colour) -> String,
    ) -> Vec<Node> {
        let mut meadows: Vec<&Meadow> = self.survey.meadows.iter().filter(|meadow| choose(meadow)).collect();
        meadows.sort_by_key(|meadow| (!meadow.counts(), std::cmp::Reverse(meadow.sheep), meadow.root));
        let spots = self.spots();
        let mut taken: Vec<Rect> = self.avoid.into_iter().collect();
        let mut nodes = Vec::new();
        for meadow in meadows {
            let text = badge_text(meadow, &letter(meadow.colour));
            let size = (self.chart.side * 0.29).clamp(look.px(18.0), look.px(26.0)).floor();
            let own = spots.iter().filter(|spot| spot.root == meadow.root);
            let free = |at: &Point| {
                let rect = Rect::around(*at, text_width(&text, size, Weight::Bold) + size * 1.1, size * 1.6);
                (!taken.iter().any(|other| other.intersection(rect).is_some())
                    && self.chart.area().encloses(rect, self.chart.side * 0.3))
                .then_some(rect)
            };
            let Some((at, rect)) = best(own).into_iter().find_map(|at| Some((at, free(&at)?))) else {
                continue;
            };
            taken.push(rect);
            nodes.push(badge(meadow, text, at, size));
        }
        nodes
    }

    /// The places of every meadow in the window.
    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for standing in self.landscape.standing().filter(|standing| self.chart.holds(standing.laid.place)) {
            let plot = plot(standing.laid, standing.under.is_some(), &self.chart);
            for (number, area) in standing.laid.posture().areas().enumerate() {
                if matches!(area.ground, Ground::Meadow(_)) {
                    let at = plot.lot.middle_of(number as u8);
                    let root = self.landscape.root(standing.number, number);
                    spots.push(Spot { root, at, edges: area.edges.count_ones() });
                }
            }
        }
        spots
    }

    /// Shows a tile on trial; hatched if it is not allowed there.
    pub(super) fn ghost(&self, scene: &mut Scene, laid: Laid, refused: bool) {
        if !self.chart.holds(laid.place) {
            return;
        }
        let rect = self.chart.rect(laid.place);
        if refused {
            let plot = plot(laid, false, &self.chart);
            scene.extend(country::draw(&[plot], self.chart.side));
            scene.push(hatched(rect));
        }
        let (inner, width) = if refused { (ALARM, 6.0) } else { (Color::WHITE, 5.0) };
        let outline = Path::rect(rect);
        scene.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, width + 4.0)));
        scene.push(Shape::new(outline).stroke(Stroke::new(inner, width)));
    }

    /// Marks the places of the open slot with their names where there is room, else with a ring.
    pub(super) fn candidates(&self, scene: &mut Scene, places: &[Coordinate]) {
        let look = scene.look();
        let shown: Vec<Coordinate> =
            places.iter().copied().filter(|&place| self.chart.holds(place)).collect();
        let name = |place: Coordinate| place.to_string().to_uppercase();
        let hidden = |place: Coordinate| {
            self.avoid.is_some_and(|avoid| avoid.intersection(self.chart.rect(place)).is_some())
        };
        let widest = shown
            .iter()
            .map(|&place| text_width(&name(place), look.vital(), Weight::Bold))
            .fold(20.0, f32::max);
        let fits = widest + look.px(22.0) < self.chart.side;
        for place in shown {
            let outline =
                Path::round_rect(self.chart.rect(place).inset(self.chart.side * 0.06), self.chart.side * 0.1);
            if fits && !hidden(place) {
                scene.push(look.candidate_outline(&outline, self.chart.center(place), &name(place)));
            } else {
                let line = |color, width: f32| Shape::new(outline.clone()).stroke(Stroke::new(color, width));
                scene.push(line(INK, look.px(7.0)));
                scene.push(line(Color::WHITE, look.px(4.0)));
            }
        }
    }
}

/// A place of a meadow.
struct Spot {
    root: Root,
    at: Point,
    edges: u32,
}

/// The places of a meadow, the most central and roomy first.
fn best<'a>(spots: impl Iterator<Item = &'a Spot>) -> Vec<Point> {
    let mut spots: Vec<&Spot> = spots.collect();
    let count = spots.len().max(1) as f32;
    let sum = spots.iter().fold((0.0, 0.0), |(x, y), spot| (x + spot.at.x, y + spot.at.y));
    let middle = Point::new(sum.0 / count, sum.1 / count);
    let rank = |spot: &Spot| spot.at.distance(middle) - spot.edges as f32 * 30.0;
    spots.sort_by(|a, b| rank(a).total_cmp(&rank(b)));
    spots.iter().map(|spot| spot.at).collect()
}

fn mood_of(meadow: &Meadow) -> Mood {
    match (meadow.closed, meadow.safe) {
        (_, false) => Mood::Unsafe,
        (true, true) => Mood::Glows,
        (false, true) => Mood::Plain,
    }
}

/// Whether a meadow is worth a badge while the game goes on.
pub(super) fn is_told(meadow: &Meadow) -> bool {
    meadow.sheep >= TOLD || meadow.counts()
}

fn badge_text(meadow: &Meadow, letter: &str) -> String {
    let sign = match (meadow.closed, meadow.safe) {
        (true, true) => "✓",
        (_, false) => "⚠",
        (false, true) => "…",
    };
    format!("{letter} {}{sign}", meadow.sheep)
}

fn badge(meadow: &Meadow, text: String, at: Point, size: f32) -> Node {
    let fill = if meadow.colour == Colour::Black { Color::hex(0x2A2729) } else { flock::wool(meadow.colour) };
    let (line, width) = match (meadow.closed, meadow.safe) {
        (true, true) => (Color::WHITE, 3.0),
        (_, false) => (ALARM, 3.5),
        (false, true) => (fill.mix(INK, 0.5), 1.5),
    };
    let plate = Plate { pad_x: size * 0.36, pad_y: size * 0.16, ..Plate::new(fill) };
    let text = TextBox::centered(at, text, size, Weight::Bold).color(fill.legible());
    text.plate(plate.stroke(line, width)).into()
}

/// A face as it lies.
pub(super) fn plot(laid: Laid, covers: bool, chart: &Chart) -> Plot {
    Plot::new(laid.posture(), covers, chart.corner(laid.place), chart.side, seed(laid))
}

/// Varies trees and grass from tile to tile; the same tile always looks the same.
pub(super) fn seed(laid: Laid) -> u32 {
    let number = u32::from(laid.tile.number()) * 8 + laid.face as u32 * 4 + laid.turn.count() as u32;
    number.wrapping_mul(0x9E37_79B9) >> 7
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
