//! How everybody's points went over a game, as lines.

use super::gain::points;
use crate::font::{Weight, text_width};
use crate::geometry::{Point, Rect};
use crate::look::Look;
use crate::player::Player;
use crate::scene::{Align, Group, Node, Path, Shape, TextBox};
use crate::style::{Join, Stroke};

/// The points of one player over a game, at even steps.
#[derive(Clone, Debug, PartialEq)]
pub struct CourseLine {
    /// Colour and mark.
    pub player: Player,
    /// The points at every step.
    pub points: Vec<i32>,
}

impl Look {
    /// A line for every player from the beginning to the end of a game, its mark at the end. Nothing if there are fewer than two steps.
    pub fn course(self, rect: Rect, lines: &[CourseLine]) -> Vec<Node> {
        let steps = lines.iter().map(|line| line.points.len()).max().unwrap_or(0);
        if steps < 2 {
            return Vec::new();
        }
        let all = || lines.iter().flat_map(|line| line.points.iter().copied());
        let low = all().min().unwrap_or(0).min(0);
        let high = all().max().unwrap_or(0).max(0).max(low + 1);
        let mark = self.px(30.0);
        let labels = self.label_width(low).max(self.label_width(high));
        let plot = Rect {
            x: rect.x + labels,
            y: rect.y + mark / 2.0,
            w: rect.w - labels - mark * 1.2,
            h: rect.h - mark,
        };
        let height = |value: i32| plot.bottom() - plot.h * (value - low) as f32 / (high - low) as f32;
        let mut nodes = Vec::new();
        let mut levels = vec![low, 0, high];
        levels.dedup();
        for value in levels {
            let y = height(value);
            nodes.push(self.rule((plot.x, y), (plot.right(), y)));
            // The least and the most have their labels; none stands between them where there is no room.
            let near = |other: i32| other != 0 && (height(other) - y).abs() < self.px(24.0);
            let crowded = value == 0 && (near(low) || near(high));
            if !crowded {
                let label = Rect::new(rect.x, y - self.px(14.0), labels - self.px(8.0), self.px(28.0));
                let text = TextBox::new(label, points(value), self.small()).color(self.theme.muted());
                nodes.push(text.on(self.theme.panel()).align(Align::End, Align::Middle).into());
            }
        }
        // Steps closer than a line's width would run into one another.
        let stride = (steps as f32 * self.px(9.0) / plot.w).ceil().max(1.0) as usize;
        // The first of all is drawn last, in front.
        let mut order: Vec<&CourseLine> = lines.iter().filter(|line| !line.points.is_empty()).collect();
        order.sort_by_key(|line| line.points.last().copied());
        for line in &order {
            let value = |step: usize| line.points[step.min(line.points.len() - 1)];
            let at = |step: usize| {
                Point::new(plot.x + plot.w * step as f32 / (steps - 1) as f32, height(value(step)))
            };
            // Where several steps share a place, the one that stands out is drawn, so that no peak is lost.
            let outstanding = |from: usize| {
                let within = from..(from + stride).min(steps);
                within.max_by_key(|&step| (value(step) - value(from.saturating_sub(1))).abs()).unwrap_or(from)
            };
            let shown = (0..steps).step_by(stride).map(outstanding);
            let path = Path::polyline([0].into_iter().chain(shown).chain([steps - 1]).map(at));
            let stroke = |color, width| Stroke { join: Join::Round, ..Stroke::new(color, self.px(width)) };
            nodes.push(Shape::new(path.clone()).stroke(stroke(self.theme.panel(), 7.5)).into());
            let line_of = stroke(line.player.color(), 4.5);
            let drawn = match line.player.dashes() {
                Some((dash, gap)) => line_of.dashed(self.px(dash), self.px(gap)),
                None => line_of,
            };
            nodes.push(Shape::new(path).stroke(drawn).into());
        }
        nodes.extend(self.ends(&order, plot, mark, height));
        vec![Group::new(nodes).id("course").into()]
    }

    /// The marks at the ends of the lines, apart from one another.
    fn ends(self, order: &[&CourseLine], plot: Rect, mark: f32, height: impl Fn(i32) -> f32) -> Vec<Node> {
        let mut free = plot.bottom() + mark / 2.0;
        let mut nodes = Vec::new();
        for (number, line) in order.iter().enumerate() {
            let above = (order.len() - 1 - number) as f32 * mark * 0.8;
            let wanted = height(line.points.last().copied().unwrap_or(0));
            let y = wanted.min(free - mark / 2.0).max(plot.y + above);
            free = y - mark * 0.3;
            nodes.push(line.player.mark(Point::new(plot.right() + mark * 0.7, y), mark * 0.85));
        }
        nodes
    }

    fn label_width(self, value: i32) -> f32 {
        text_width(&points(value), self.small(), Weight::Regular).ceil() + self.px(12.0)
    }
}
