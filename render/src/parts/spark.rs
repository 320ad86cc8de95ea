//! How one number has gone lately: a small line next to it.

use crate::color::Color;
use crate::geometry::{Point, Rect};
use crate::look::Look;
use crate::scene::{Group, Node, Path, Shape};
use crate::style::Stroke;

/// The fewest steps that the whole width stands for: what has just begun is a short line.
const SHORT: usize = 10;

impl Look {
    /// A small line through the values, the oldest one first, with a dot at the last one at the right; one value is a dot alone, none is
    /// nothing. `least` is the difference that the whole height stands for at least, so that small changes look small.
    pub fn spark(self, rect: Rect, values: &[i64], least: i64, color: Color) -> Option<Node> {
        let last = values.len().checked_sub(1)?;
        let (low, high) = (values.iter().min()?, values.iter().max()?);
        let dot = self.px(6.0);
        let plot = rect.inset(dot + 1.0);
        let scale = plot.h / (high - low).max(least).max(1) as f32;
        let middle = (low + high) as f32 / 2.0;
        let step = plot.w / last.max(SHORT) as f32;
        let at = |number: usize, value: i64| {
            Point::new(
                plot.right() - step * (last - number) as f32,
                plot.center().y - (value as f32 - middle) * scale,
            )
        };
        let path = Path::polyline(values.iter().enumerate().map(|(number, value)| at(number, *value)));
        let mut nodes: Vec<Node> = Vec::new();
        if last > 0 {
            nodes.push(Shape::new(path).stroke(Stroke::new(color, self.px(3.5))).into());
        }
        nodes.push(Shape::new(Path::circle(at(last, values[last]), dot)).fill(color).into());
        Some(Group::new(nodes).id("spark").into())
    }
}

#[cfg(test)]
mod tests {
    use crate::geometry::Rect;
    use crate::scene::Scene;
    use crate::theme::{INK, Theme};

    #[test]
    fn a_spark_stays_in_its_place_and_small_changes_look_small() {
        let look = Scene::new(Scene::TABLE, Theme::Paper).look();
        let rect = Rect::new(50.0, 50.0, 200.0, 40.0);
        let extent = |values: &[i64]| look.spark(rect, values, 100, INK).expect("a line").extent();
        for values in [&[7][..], &[1, 2], &[-900, 900, 0], &[5; 30]] {
            assert!(rect.encloses(extent(values), 0.1), "{values:?}");
        }
        assert!(extent(&[0, 10]).h < extent(&[0, 100]).h);
        assert!(extent(&[0, 1]).w < extent(&[0; 20]).w);
        assert_eq!(look.spark(rect, &[], 100, INK), None);
    }
}
