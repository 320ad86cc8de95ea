//! Badges on meadows: how many sheep, and whether they count.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use render::parts::Look;
use render::{Color, Node, Plate, Player, Point, Rect, TextBox, Weight, text_width, theme::INK};

use super::super::colour::{Colour, Ground};
use super::super::landscape::{Root, Standing};
use super::super::score::Meadow;
use super::flock;
use super::land::{ALARM, Land, plot};
use crate::core::Coordinate;

/// Meadows with fewer sheep have no badge while they are open.
const TOLD: u16 = 3;
/// Meadows with fewer sheep have no letter on their badge.
const LETTERED: u16 = 4;

impl Land<'_> {
    /// Badges with the sheep of the meadows that `choose` picks, those that count first. A meadow with an `owner` is somebody's best
    /// one.
    pub(super) fn badges(
        &self,
        look: Look,
        choose: impl Fn(&Meadow) -> bool,
        owner: &dyn Fn(&Meadow) -> Option<Player>,
    ) -> Vec<Node> {
        let mut meadows: Vec<&Meadow> = self.survey.meadows.iter().filter(|meadow| choose(meadow)).collect();
        meadows.sort_by_key(|meadow| {
            (owner(meadow).is_none(), !meadow.counts(), Reverse(meadow.sheep), meadow.root)
        });
        let spots = self.spots();
        let mut taken = self.avoid.clone();
        let mut nodes = Vec::new();
        for meadow in meadows {
            let owner = owner(meadow);
            let text = badge_text(meadow, &self.say.letter(Ground::Meadow(meadow.colour)));
            let size = match owner {
                Some(_) => look.px(30.0),
                None => (self.chart.side * 0.22).clamp(look.px(18.0), look.px(26.0)).floor(),
            };
            let width = text_width(&text, size, Weight::Bold) + size * 0.9;
            let width = if owner.is_some() { width + size * 1.9 } else { width };
            let free = |at: &Point| {
                let rect = Rect::around(*at, width, size * 1.45);
                let lies_free = !taken.iter().any(|other| other.intersection(rect).is_some());
                (lies_free && self.chart.area().encloses(rect, 4.0)).then_some(rect)
            };
            let own = spots.iter().filter(|spot| spot.root == meadow.root);
            let found = best(own, self.chart.side).into_iter().find_map(|at| Some((at, free(&at)?)));
            let Some((at, rect)) = found else { continue };
            taken.push(rect);
            nodes.push(badge(
                meadow,
                text,
                at.offset(if owner.is_some() { size * 0.6 } else { 0.0 }, 0.0),
                size,
            ));
            if let Some(player) = owner {
                let mark = Point::new(rect.x + size * 0.75, at.y);
                nodes.push(player.mark(mark, size * 1.5));
            }
        }
        nodes
    }

    /// Places for badges in every meadow of the window.
    fn spots(&self) -> Vec<Spot> {
        let shown = || self.landscape.standing().filter(|standing| self.chart.holds(standing.laid.place));
        let plot = |standing: &Standing| plot(standing.laid, standing.under.is_some(), &self.chart);
        let areas = |standing: &Standing| {
            let areas = standing.laid.posture().areas().enumerate();
            areas.filter(|(_, area)| matches!(area.ground, Ground::Meadow(_))).map(|(number, _)| number as u8)
        };
        let mut sheep: BTreeMap<Coordinate, Vec<Point>> = BTreeMap::new();
        for standing in shown() {
            let plot = plot(&standing);
            let here = areas(&standing).flat_map(|area| plot.sheep(area)).map(|sheep| sheep.at);
            sheep.insert(standing.laid.place, here.collect());
        }
        let mut spots = Vec::new();
        for standing in shown() {
            let (plot, place) = (plot(&standing), standing.laid.place);
            let near: Vec<Point> = (-1..=1)
                .flat_map(|right| (-1..=1).map(move |down| place.shifted(right, down)))
                .filter_map(|place| sheep.get(&place))
                .flatten()
                .copied()
                .collect();
            for area in areas(&standing) {
                let root = self.landscape.root(standing.number, usize::from(area));
                let free = |at: &Point| near.iter().map(|sheep| sheep.distance(*at)).fold(f32::MAX, f32::min);
                let inside = plot.lot.inside(area);
                spots.extend(inside.into_iter().map(|at| Spot {
                    root,
                    at,
                    free: free(&at) / self.chart.side,
                }));
            }
        }
        spots
    }
}

/// A place in a meadow.
struct Spot {
    root: Root,
    at: Point,
    /// The distance to the nearest sheep, in sides of a tile.
    free: f32,
}

/// The places in a meadow: those with room and near its middle first.
fn best<'a>(spots: impl Iterator<Item = &'a Spot>, side: f32) -> Vec<Point> {
    let mut spots: Vec<&Spot> = spots.collect();
    let count = spots.len().max(1) as f32;
    let sum = spots.iter().fold((0.0, 0.0), |(x, y), spot| (x + spot.at.x, y + spot.at.y));
    let middle = Point::new(sum.0 / count, sum.1 / count);
    let rank = |spot: &Spot| 0.12 * spot.at.distance(middle) / side - spot.free.min(0.34);
    spots.sort_by(|a, b| rank(a).total_cmp(&rank(b)));
    spots.iter().map(|spot| spot.at).collect()
}

/// Whether a meadow is worth a badge while the game goes on.
pub(super) fn is_told(meadow: &Meadow) -> bool {
    meadow.sheep >= TOLD || meadow.counts()
}

fn badge_text(meadow: &Meadow, letter: &str) -> String {
    let sign = match (meadow.closed, meadow.safe) {
        (true, true) => "✓",
        (_, false) => "⚠",
        (false, true) => "",
    };
    // The sheep of small ones can be counted, and their colour can be seen.
    if meadow.sheep < LETTERED {
        format!("{}{sign}", meadow.sheep)
    } else {
        format!("{letter} {}{sign}", meadow.sheep)
    }
}

fn badge(meadow: &Meadow, text: String, at: Point, size: f32) -> Node {
    let fill = if meadow.colour == Colour::Black { Color::hex(0x2A2729) } else { flock::wool(meadow.colour) };
    let (line, width) = match (meadow.closed, meadow.safe) {
        (true, true) => (Color::WHITE, 3.0),
        (_, false) => (ALARM, 3.5),
        (false, true) => (fill.mix(INK, 0.5), 1.5),
    };
    let plate = Plate { pad_x: size * 0.30, pad_y: size * 0.12, ..Plate::new(fill) };
    let text = TextBox::centered(at, text, size, Weight::Bold).color(fill.legible());
    text.plate(plate.stroke(line, width)).into()
}
