//! The part of the landscape that a picture shows, and where it lies there.

use render::parts::Look;
use render::{Node, Point, Rect, Weight, text_width};

use super::super::landscape::Landscape;
use crate::core::Coordinate;

/// The largest side of a tile, in pixels.
const LARGEST: f32 = 160.0;
/// The smallest side of a tile, in pixels: below, a part of the landscape is shown.
pub(super) const SMALLEST: f32 = 56.0;
/// The room for coordinates at the left and at the top, in pixels of a picture 1200 wide.
const RIM: f32 = 46.0;

/// A window on the landscape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chart {
    pub(super) low: Coordinate,
    pub(super) high: Coordinate,
    origin: Point,
    pub(super) side: f32,
    rim: f32,
}

impl Chart {
    /// Fits the landscape into a rectangle, with `around` free places on every side; `follow` stays in sight when not all of it can be
    /// shown.
    pub(super) fn new(
        landscape: &Landscape,
        rect: Rect,
        look: Look,
        around: i16,
        follow: &[Coordinate],
    ) -> Chart {
        let rim = look.px(RIM);
        let room = Rect::new(rect.x + rim, rect.y + rim, rect.w - rim, rect.h - rim);
        let (low, high) = landscape.bounds();
        let (low, high) = (low.shifted(-around, -around), high.shifted(around, around));
        let chart = Chart { rim, ..Chart::centred(low, high, room, look.px(LARGEST)) };
        if chart.side >= SMALLEST {
            return chart;
        }
        let fit = |length: f32| (length / SMALLEST).floor() as i16;
        let middle = follow.first().copied().unwrap_or(Coordinate::START);
        let (left, right) = window(low.column, high.column, middle.column, fit(room.w));
        let (top, bottom) = window(low.row, high.row, middle.row, fit(room.h));
        let (low, high) = (Coordinate { row: top, column: left }, Coordinate { row: bottom, column: right });
        Chart { rim, ..Chart::centred(low, high, room, SMALLEST) }
    }

    /// Fits all of the landscape into a rectangle, however small its tiles become.
    pub(super) fn whole(landscape: &Landscape, rect: Rect, look: Look) -> Chart {
        let rim = look.px(RIM);
        let room = Rect::new(rect.x + rim, rect.y + rim, rect.w - rim, rect.h - rim);
        let (low, high) = landscape.bounds();
        Chart { rim, ..Chart::centred(low, high, room, look.px(LARGEST)) }
    }

    /// Everything from one place to another in the middle of a rectangle.
    fn centred(low: Coordinate, high: Coordinate, room: Rect, largest: f32) -> Chart {
        let (columns, rows) = (f32::from(high.column - low.column + 1), f32::from(high.row - low.row + 1));
        let side = (room.w / columns).min(room.h / rows).min(largest).floor().max(1.0);
        let (w, h) = (columns * side, rows * side);
        // Whole pixels, so that neighbours join without a seam.
        let origin = Point::new((room.x + (room.w - w) / 2.0).round(), (room.y + (room.h - h) / 2.0).round());
        Chart { low, high, origin, side, rim: 0.0 }
    }

    /// A map that shows everything, however small; without names at its rim.
    pub(super) fn small(landscape: &Landscape, rect: Rect) -> Chart {
        let (low, high) = landscape.bounds();
        Chart::centred(low, high, rect, SMALLEST)
    }

    /// Whether some tiles lie beyond the window.
    pub(super) fn is_partial(&self, landscape: &Landscape) -> bool {
        let (low, high) = landscape.bounds();
        !self.holds(low) || !self.holds(high)
    }

    /// The upper left corner of a place.
    pub(super) fn corner(&self, place: Coordinate) -> Point {
        let (right, down) = (place.column - self.low.column, place.row - self.low.row);
        self.origin.offset(f32::from(right) * self.side, f32::from(down) * self.side)
    }

    /// The middle of a place.
    pub(super) fn center(&self, place: Coordinate) -> Point {
        self.corner(place).offset(self.side / 2.0, self.side / 2.0)
    }

    /// The square of a place.
    pub(super) fn rect(&self, place: Coordinate) -> Rect {
        let corner = self.corner(place);
        Rect::new(corner.x, corner.y, self.side, self.side)
    }

    /// All squares of the window.
    pub(super) fn area(&self) -> Rect {
        let (from, to) = (self.corner(self.low), self.corner(self.high.shifted(1, 1)));
        Rect::new(from.x, from.y, to.x - from.x, to.y - from.y)
    }

    /// Whether a place is in the window.
    pub(super) fn holds(&self, place: Coordinate) -> bool {
        (self.low.row..=self.high.row).contains(&place.row)
            && (self.low.column..=self.high.column).contains(&place.column)
    }

    /// Letters above and numbers at the left; thinned out where squares are small.
    pub(super) fn names(&self, look: Look) -> Vec<Node> {
        let name = |column: i16| Coordinate::column_name(column).to_uppercase();
        let widest = (self.low.column..=self.high.column)
            .map(|column| text_width(&name(column), look.vital(), Weight::Bold))
            .fold(0.0, f32::max);
        let every = ((widest + look.px(8.0)) / self.side).ceil().max(1.0) as i16;
        let column = |column: i16| {
            let at = self.corner(Coordinate { row: self.low.row, column });
            look.coordinate(at.offset(self.side / 2.0, -self.rim * 0.56), &name(column))
        };
        let row = |row: i16| {
            let at = self.corner(Coordinate { row, column: self.low.column });
            let text = Coordinate::row_name(row);
            let width = text_width(&text, look.vital(), Weight::Bold);
            look.coordinate(at.offset(-width / 2.0 - look.px(8.0), self.side / 2.0), &text)
        };
        let columns = (self.low.column..=self.high.column).filter(|at| at.rem_euclid(every) == 0).map(column);
        let every = (look.vital() * 1.15 / self.side).ceil().max(1.0) as i16;
        let rows = (self.low.row..=self.high.row).filter(|at| at.rem_euclid(every) == 0).map(row);
        columns.chain(rows).collect()
    }
}

/// The first and last of so many columns (or rows) around the middle, within those that there are.
fn window(low: i16, high: i16, middle: i16, fit: i16) -> (i16, i16) {
    if high - low < fit {
        return (low, high);
    }
    let first = (middle - fit / 2).clamp(low, high - fit + 1);
    (first, first + fit - 1)
}
