//! Badges of meadows: how many sheep, and whether they count; next to the meadow where there is room, else where they hide no sheep.

use std::cmp::Reverse;

use render::parts::{Look, Places};
use render::theme::INK;
use render::{Color, Node, Plate, Player, Point, Rect, TextBox, Weight, text_width};

use super::super::components::colour::{Colour, Ground};
use super::super::components::landscape::Root;
use super::super::score::Meadow;
use super::land::{ALARM, Land, plot};

use super::flock;

/// The sheep from which meadows other than the largest of a colour have a badge.
pub(super) const TOLD: u16 = 5;

/// The badge of a meadow.
pub(super) struct Badge<'a> {
    pub(super) meadow: &'a Meadow,
    /// Whose best one it is.
    pub(super) owner: Option<Player>,
    /// Whether it is the largest of its colour, or the largest that counts.
    pub(super) leads: bool,
}

impl Land<'_> {
    /// The meadows worth a badge while the game goes on: the largest of each colour, the largest that counts, and other large ones.
    pub(super) fn told(&self) -> Vec<Badge<'_>> {
        let leads = |meadow: &Meadow| {
            let lead = |other: Option<&Meadow>| other.is_some_and(|other| other.root == meadow.root);
            lead(self.survey.best(meadow.colour)) || lead(self.survey.largest(meadow.colour))
        };
        let badges = self.survey.meadows.iter().map(|meadow| {
            let leads = leads(meadow) && meadow.sheep >= TOLD - 1;
            Badge { meadow, owner: None, leads }
        });
        badges.filter(|badge| badge.leads || badge.meadow.sheep >= TOLD).collect()
    }

    /// Draws badges, those of owners and the leading ones first; what finds no room is left out, the small ones first.
    pub(super) fn badges(&self, look: Look, mut badges: Vec<Badge<'_>>, places: &mut Places) -> Vec<Node> {
        badges.sort_by_key(|badge| {
            let meadow = badge.meadow;
            (badge.owner.is_none(), !badge.leads, Reverse(meadow.sheep), !meadow.counts(), meadow.root)
        });
        badges.iter().flat_map(|badge| self.badge(look, badge, places)).collect()
    }

    fn badge(&self, look: Look, badge: &Badge<'_>, places: &mut Places) -> Vec<Node> {
        let meadow = badge.meadow;
        let size = match (badge.owner, badge.leads) {
            (Some(_), _) => look.px(32.0),
            (None, _) => look.px(30.0),
        };
        // The sheep of a small meadow can be counted, and their colour can be seen.
        let text = match sign(meadow) {
            sign if meadow.sheep < TOLD => format!("{}{sign}", meadow.sheep),
            sign => format!("{} {}{sign}", self.say.letter(Ground::Meadow(meadow.colour)), meadow.sheep),
        };
        let words = text_width(&text, size, Weight::Bold) + size * 0.9;
        let width = if badge.owner.is_some() { words + size * 1.6 } else { words };
        let (w, h) = (width, size * 1.34);
        let most = if badge.leads { 9.0 } else { 0.3 };
        let Some(at) = places.take((w, h), most, self.spots(meadow.root, (w, h))) else { return Vec::new() };
        let mut nodes = vec![plate(
            meadow,
            text,
            at.offset(if badge.owner.is_some() { size * 0.8 } else { 0.0 }, 0.0),
            size,
        )];
        if let Some(player) = badge.owner {
            nodes.push(player.mark(Point::new(at.x - w / 2.0 + size * 0.72, at.y), size * 1.5));
        }
        nodes
    }

    /// Places for a badge of that size: before an open edge, else in the meadow and around it, with what speaks against each.
    fn spots(&self, root: Root, (w, h): (f32, f32)) -> Vec<(Point, f32)> {
        let mut spots = Vec::new();
        for (edge, (right, down)) in self.gates(root) {
            let off = |reach: f32| edge.offset(right * (w / 2.0 + reach), down * (h / 2.0 + reach));
            spots.push((off(5.0), 0.0));
            spots.push((off(self.chart.side * 0.14), 0.1));
        }
        let mut inside = Vec::new();
        for standing in self.landscape.visible().filter(|standing| self.chart.holds(standing.laid.place)) {
            let plot = plot(standing.laid, standing.under.is_some(), &self.chart);
            for area in 0..plot.areas.len() {
                if self.landscape.root(standing.number, area) == root {
                    inside.extend(plot.lot.inside(area as u8));
                }
            }
        }
        let count = inside.len().max(1) as f32;
        let sum = inside.iter().fold((0.0, 0.0), |(x, y), at| (x + at.x, y + at.y));
        let middle = Point::new(sum.0 / count, sum.1 / count);
        let side = self.chart.side;
        for at in inside {
            let far = 0.15 * at.distance(middle) / side;
            spots.push((at, 0.3 + far));
            // A little outside, the badge still touches its meadow.
            let around = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
            let reach = (w / 2.0, h / 2.0);
            spots.extend(around.map(|(x, y)| (at.offset(x * reach.0, y * reach.1), 0.7 + far)));
        }
        spots
    }

    /// The room for badges: they hide as few sheep and figures as possible, and no place where a tile may lie next.
    pub(super) fn places(&self, mut taken: Vec<Rect>, is_over: bool) -> Places {
        let mut spared = self.spared();
        for open in self.landscape.open().iter().filter(|_| !is_over) {
            let place = self.chart.rect(open.place);
            taken.push(place.inset(self.chart.side * 0.3));
            // A badge may touch the rim of a place.
            spared.push(place.inset(self.chart.side * 0.16));
        }
        Places::new(self.chart.ground(), taken, spared)
    }

    /// The sheep and the figures that can be seen.
    fn spared(&self) -> Vec<Rect> {
        let mut spared = Vec::new();
        for standing in self.landscape.visible().filter(|standing| self.chart.holds(standing.laid.place)) {
            let plot = plot(standing.laid, standing.under.is_some(), &self.chart);
            for area in 0..plot.areas.len() as u8 {
                let sheep = plot.sheep(area);
                spared.extend(sheep.map(|sheep| Rect::around(sheep.at, sheep.size * 0.9, sheep.size * 0.8)));
            }
            if plot.figure.is_some() {
                let side = self.chart.side;
                spared.push(Rect::around(self.chart.center(standing.laid.place), side * 0.5, side * 0.6));
            }
        }
        spared
    }
}

/// The sign of a meadow that counts, or is in danger.
const fn sign(meadow: &Meadow) -> &'static str {
    match (meadow.closed, meadow.safe) {
        (true, true) => "✓",
        (_, false) => "⚠",
        (false, true) => "",
    }
}

fn plate(meadow: &Meadow, text: String, at: Point, size: f32) -> Node {
    let fill = if meadow.colour == Colour::Black { Color::hex(0x2A2729) } else { flock::wool(meadow.colour) };
    let (line, width) = match (meadow.closed, meadow.safe) {
        (true, true) => (Color::WHITE, 3.0),
        (_, false) => (ALARM, 3.5),
        (false, true) if meadow.colour == Colour::Black => (Color::hex(0xB9B4B8), 2.0),
        (false, true) => (fill.mix(INK, 0.5), 2.0),
    };
    let plate = Plate { pad_x: size * 0.30, pad_y: size * 0.10, ..Plate::new(fill) };
    let text = TextBox::centered(at, text, size, Weight::Bold).color(fill.legible());
    text.plate(plate.stroke(line, width)).into()
}
