//! The part of the landscape that a picture shows, and where it lies on the cloth.

use render::parts::Look;
use render::{Color, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Theme, Weight, text_width};

use crate::core::Coordinate;

/// The largest side of a tile, in pixels of a picture 1200 wide.
const LARGEST: f32 = 236.0;
/// The smallest side of a tile, in pixels: below, a part of the landscape is shown.
pub(super) const SMALLEST: f32 = 56.0;
/// The room for the coordinates at the left and at the top, in pixels of a picture 1200 wide.
const RIM: (f32, f32) = (48.0, 40.0);
/// The room around the tiles, for trees that rise above them and for their thickness.
const AIR: f32 = 12.0;

/// The first and the last row and column of a window.
pub(super) type Bounds = (Coordinate, Coordinate);

/// The bounds with further places in them.
pub(super) fn including(bounds: Bounds, places: &[Coordinate]) -> Bounds {
    places.iter().fold(bounds, |(low, high), place| {
        let (row, column) = (low.row.min(place.row), low.column.min(place.column));
        let last = Coordinate { row: high.row.max(place.row), column: high.column.max(place.column) };
        (Coordinate { row, column }, last)
    })
}

/// A window on the landscape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chart {
    pub(super) low: Coordinate,
    pub(super) high: Coordinate,
    origin: Point,
    pub(super) side: f32,
    /// The cloth on which the tiles lie, with its rim.
    cloth: Rect,
    rim: (f32, f32),
}

impl Chart {
    /// Fits what lies within the bounds into a rectangle; `follow` stays in sight when not all of it can be shown.
    pub(super) fn new(bounds: Bounds, rect: Rect, look: Look, follow: Option<Coordinate>) -> Chart {
        let chart = Chart::whole(bounds, rect, look);
        if chart.side >= SMALLEST {
            return chart;
        }
        let (room, (low, high)) = (room(rect, look), bounds);
        let fit = |length: f32| (length / SMALLEST).floor() as i16;
        let middle = follow.unwrap_or(Coordinate::START);
        let (left, right) = window(low.column, high.column, middle.column, fit(room.w));
        let (top, bottom) = window(low.row, high.row, middle.row, fit(room.h));
        let (low, high) = (Coordinate { row: top, column: left }, Coordinate { row: bottom, column: right });
        Chart { rim: chart.rim, cloth: rect, ..Chart::centred((low, high), room, SMALLEST) }
    }

    /// Fits all that lies within the bounds into a rectangle, however small the tiles become.
    pub(super) fn whole(bounds: Bounds, rect: Rect, look: Look) -> Chart {
        let rim = (look.px(RIM.0), look.px(RIM.1));
        Chart { rim, cloth: rect, ..Chart::centred(bounds, room(rect, look), look.px(LARGEST)) }
    }

    /// A map that shows everything, however small; without names at its rim.
    pub(super) fn small(bounds: Bounds, rect: Rect) -> Chart {
        Chart::centred(bounds, rect, SMALLEST)
    }

    /// All that lies within the bounds as large as it can be, where nobody needs names at a rim.
    pub(super) fn bare(bounds: Bounds, rect: Rect, look: Look) -> Chart {
        let air = look.px(AIR);
        Chart { cloth: rect, ..Chart::centred(bounds, rect.inset(air), look.px(LARGEST)) }
    }

    /// Everything within the bounds in the middle of a rectangle.
    fn centred((low, high): Bounds, room: Rect, largest: f32) -> Chart {
        let (columns, rows) = (f32::from(high.column - low.column + 1), f32::from(high.row - low.row + 1));
        let side = (room.w / columns).min(room.h / rows).min(largest).floor().max(1.0);
        let (w, h) = (columns * side, rows * side);
        // Whole pixels, so that neighbours join without a seam.
        let origin = Point::new((room.x + (room.w - w) / 2.0).round(), (room.y + (room.h - h) / 2.0).round());
        Chart { low, high, origin, side, cloth: room, rim: (0.0, 0.0) }
    }

    /// Whether something within the bounds lies beyond the window.
    pub(super) fn is_partial(&self, (low, high): Bounds) -> bool {
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

    /// The width of the cloth that no column of the window needs.
    pub(super) fn spare(&self) -> f32 {
        (self.ground().w - self.area().w - self.rim.0 * 0.5).max(0.0)
    }

    /// The cloth without the rim that holds the coordinates.
    pub(super) fn ground(&self) -> Rect {
        let (left, top) = self.rim;
        let Rect { x, y, w, h } = self.cloth;
        Rect::new(x + left, y + top, w - left, h - top)
    }

    /// Whether a place is in the window.
    pub(super) fn holds(&self, place: Coordinate) -> bool {
        (self.low.row..=self.high.row).contains(&place.row)
            && (self.low.column..=self.high.column).contains(&place.column)
    }

    /// The cloth with the squares of its places, beneath everything.
    pub(super) fn cloth(&self, look: Look) -> Vec<Node> {
        let ground = self.ground();
        let fill = Shape::new(Path::round_rect(self.cloth, look.px(16.0))).fill(cloth(look.theme));
        let steps = |from: f32, least: f32, most: f32| {
            let first = ((least - from) / self.side).ceil() as i32;
            (first..).map(move |step| from + step as f32 * self.side).take_while(move |&at| at < most)
        };
        let mut lines = Path::new();
        for x in steps(self.origin.x, ground.x, ground.right()) {
            lines = lines.and(Path::line(Point::new(x, ground.y), Point::new(x, ground.bottom())));
        }
        for y in steps(self.origin.y, ground.y, ground.bottom()) {
            lines = lines.and(Path::line(Point::new(ground.x, y), Point::new(ground.right(), y)));
        }
        let seam = match look.theme {
            Theme::Paper => cloth(look.theme).darker(0.06),
            Theme::Night => cloth(look.theme).lighter(0.07),
        };
        vec![fill.into(), Shape::new(lines).stroke(Stroke::new(seam, look.px(2.0))).into()]
    }

    /// Letters above and numbers at the left; thinned out where squares are small.
    pub(super) fn names(&self, look: Look) -> Vec<Node> {
        let name = |column: i16| Coordinate::column_name(column).to_uppercase();
        let widest = (self.low.column..=self.high.column)
            .map(|column| text_width(&name(column), look.vital(), Weight::Bold))
            .fold(0.0, f32::max);
        let label = |at: Point, text: &str| {
            let text = TextBox::centered(at, text, look.vital(), Weight::Bold).color(look.theme.muted());
            Node::from(text.on(cloth(look.theme)).role(Role::Vital))
        };
        let every = ((widest + look.px(8.0)) / self.side).ceil().max(1.0) as i16;
        let column = |column: i16| {
            let at = self.center(Coordinate { row: self.low.row, column });
            label(Point::new(at.x, self.cloth.y + self.rim.1 * 0.54), &name(column))
        };
        let row = |row: i16| {
            let at = self.center(Coordinate { row, column: self.low.column });
            label(Point::new(self.cloth.x + self.rim.0 * 0.52, at.y), &Coordinate::row_name(row))
        };
        let columns = (self.low.column..=self.high.column).filter(|at| at.rem_euclid(every) == 0).map(column);
        let every = (look.vital() * 1.15 / self.side).ceil().max(1.0) as i16;
        let rows = (self.low.row..=self.high.row).filter(|at| at.rem_euclid(every) == 0).map(row);
        columns.chain(rows).collect()
    }
}

/// The colour of the cloth on which the tiles lie.
pub(super) const fn cloth(theme: Theme) -> Color {
    match theme {
        Theme::Paper => Color::hex(0xDCE2CC),
        Theme::Night => Color::hex(0x26352F),
    }
}

/// The room for tiles on a cloth.
fn room(cloth: Rect, look: Look) -> Rect {
    let (left, top, air) = (look.px(RIM.0), look.px(RIM.1), look.px(AIR));
    Rect::new(cloth.x + left, cloth.y + top + air, cloth.w - left - air, cloth.h - top - air * 2.0)
}

/// The first and last of so many columns (or rows) around the middle, within those that there are.
fn window(low: i16, high: i16, middle: i16, fit: i16) -> (i16, i16) {
    if high - low < fit {
        return (low, high);
    }
    let first = (middle - fit / 2).clamp(low, high - fit + 1);
    (first, first + fit - 1)
}
