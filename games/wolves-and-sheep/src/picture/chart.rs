//! The part of the landscape that a picture shows, and where it lies on the cloth.

use render::parts::Look;
use render::{Color, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Theme, Weight, text_width};

use rules::Coordinate;

/// The largest side of a tile where the landscape does not grow any more, in pixels of a picture 1200 wide.
const LARGEST: f32 = 236.0;
/// The sides that tiles may have, in pixels of a picture 1200 wide: in steps, so that tiles keep their size while the landscape grows.
const SIDES: [f32; 14] =
    [144.0, 118.0, 98.0, 84.0, 76.0, 69.0, 63.0, 58.0, 53.0, 48.0, 44.0, 40.0, 36.0, 33.0];
/// The least room around the landscape, in sides of a tile: places to lay next reach beyond the cloth.
pub(super) const AROUND: f32 = 0.25;
/// The least room around bounds that hold the places to lay next.
pub(super) const WITHIN: f32 = 0.05;
/// The parts of a tile in which a window moves.
const PARTS: f32 = 2.0;
/// The share of a place that must be seen for it to have its name.
const SEEN: f32 = 0.45;
/// The smallest side of a tile, in pixels: below, a part of the landscape is shown.
pub(super) const SMALLEST: f32 = 44.0;
/// The room for the coordinates at the left and at the top, in pixels of a picture 1200 wide.
const RIM: (f32, f32) = (46.0, 38.0);
/// The size of the coordinates.
const NAME: f32 = 30.0;
/// The room around the tiles, for trees that rise above them and for their thickness.
const AIR: f32 = 7.0;

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
    pub(super) fn new(
        bounds: Bounds,
        margin: f32,
        rect: Rect,
        look: Look,
        follow: Option<Coordinate>,
    ) -> Chart {
        let chart = Chart::whole(bounds, margin, rect, look);
        if chart.side >= SMALLEST {
            return chart;
        }
        let middle = follow.unwrap_or(Coordinate::START);
        Chart { rim: chart.rim, cloth: rect, ..Chart::steady(bounds, room(rect, look), SMALLEST, middle) }
    }

    /// Fits all that lies within the bounds into a rectangle, however small the tiles become. The window stays where it is for as long
    /// as it can while the landscape grows.
    pub(super) fn whole(bounds: Bounds, margin: f32, rect: Rect, look: Look) -> Chart {
        let (rim, room) = ((look.px(RIM.0), look.px(RIM.1)), room(rect, look));
        let (columns, rows) = size(bounds);
        let needed = |count: i16| f32::from(count) + 2.0 * margin;
        let fits = |side: &f32| needed(columns) * side <= room.w && needed(rows) * side <= room.h;
        let Some(side) = SIDES.map(|side| look.px(side).floor()).into_iter().find(fits) else {
            return Chart { rim, cloth: rect, ..Chart::centred(bounds, room, look.px(LARGEST)) };
        };
        let (wide, high) = (room.w / side, room.h / side);
        let (low, last) = bounds;
        let left = from((low.column, last.column), margin, wide);
        let top = from((low.row, last.row), margin, high);
        let seen =
            |from: f32, count: f32| ((from - 1.0 + SEEN).ceil() as i16, (from + count - SEEN).floor() as i16);
        let ((first_column, last_column), (first_row, last_row)) = (seen(left, wide), seen(top, high));
        let low = Coordinate { row: first_row, column: first_column };
        let high = Coordinate { row: last_row, column: last_column };
        // Whole pixels, so that neighbours join without a seam.
        let at = |start: f32, first: i16, from: f32| (start + (f32::from(first) - from) * side).round();
        let origin = Point::new(at(room.x, first_column, left), at(room.y, first_row, top));
        Chart { low, high, origin, side, cloth: rect, rim }
    }

    /// As many whole squares of that side as a room holds, always at the same pixels; `middle` is in it if the landscape is larger.
    fn steady((low, high): Bounds, room: Rect, side: f32, middle: Coordinate) -> Chart {
        let (columns, rows) = ((room.w / side).floor().max(1.0), (room.h / side).floor().max(1.0));
        let left = first(low.column, high.column, middle.column, columns as i16);
        let top = first(low.row, high.row, middle.row, rows as i16);
        let (w, h) = (columns * side, rows * side);
        // Whole pixels, so that neighbours join without a seam.
        let origin = Point::new((room.x + (room.w - w) / 2.0).round(), (room.y + (room.h - h) / 2.0).round());
        let low = Coordinate { row: top, column: left };
        let high = low.shifted(columns as i16 - 1, rows as i16 - 1);
        Chart { low, high, origin, side, cloth: room, rim: (0.0, 0.0) }
    }

    /// A map that shows everything, however small; without names at its rim.
    pub(super) fn small(bounds: Bounds, rect: Rect) -> Chart {
        Chart::centred(bounds, rect, SMALLEST)
    }

    /// All that lies within the bounds as large as it can be, where the landscape does not grow any more.
    pub(super) fn full(bounds: Bounds, rect: Rect, look: Look) -> Chart {
        let rim = (look.px(RIM.0), look.px(RIM.1));
        Chart { rim, cloth: rect, ..Chart::centred(bounds, room(rect, look), look.px(LARGEST)) }
    }

    /// Everything within the bounds in the middle of a rectangle.
    fn centred(bounds: Bounds, room: Rect, largest: f32) -> Chart {
        let ((low, high), (columns, rows)) = (bounds, size(bounds));
        let (columns, rows) = (f32::from(columns), f32::from(rows));
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

    /// What can be seen of a place.
    pub(super) fn seen(&self, place: Coordinate) -> Rect {
        let rect = self.rect(place);
        rect.intersection(self.ground()).unwrap_or(rect)
    }

    /// All that can be seen of the window.
    pub(super) fn area(&self) -> Rect {
        let (from, to) = (self.corner(self.low), self.corner(self.high.shifted(1, 1)));
        let all = Rect::new(from.x, from.y, to.x - from.x, to.y - from.y);
        all.intersection(self.ground()).unwrap_or(all)
    }

    /// The width of the cloth that no column within the bounds needs.
    pub(super) fn spare(&self, bounds: Bounds) -> f32 {
        (self.ground().w - f32::from(size(bounds).0) * self.side - self.rim.0 * 0.5).max(0.0)
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
            .map(|column| text_width(&name(column), look.px(NAME), Weight::Bold))
            .fold(0.0, f32::max);
        let label = |at: Point, text: &str| {
            let text = TextBox::centered(at, text, look.px(NAME), Weight::Bold).color(look.theme.muted());
            Node::from(text.on(cloth(look.theme)).role(Role::Vital))
        };
        let every = ((widest + look.px(8.0)) / self.side).ceil().max(1.0) as i16;
        let column = |column: i16| {
            let at = self.seen(Coordinate { row: self.low.row, column }).center();
            label(Point::new(at.x, self.cloth.y + self.rim.1 * 0.54), &name(column))
        };
        let row = |row: i16| {
            let at = self.seen(Coordinate { row, column: self.low.column }).center();
            label(Point::new(self.cloth.x + self.rim.0 * 0.52, at.y), &Coordinate::row_name(row))
        };
        let columns = (self.low.column..=self.high.column).filter(|at| at.rem_euclid(every) == 0).map(column);
        let every = (look.px(NAME) * 1.1 / self.side).ceil().max(1.0) as i16;
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

/// The number of columns and rows within the bounds.
const fn size((low, high): Bounds) -> (i16, i16) {
    (high.column - low.column + 1, high.row - low.row + 1)
}

/// Where a window of so many columns (or rows) begins that shows those from `low` to `last`. Of the places that leave room at both
/// ends it is the roundest: what was chosen is chosen again for as long as it fits.
fn from((low, last): (i16, i16), margin: f32, count: f32) -> f32 {
    let (least, most) = (f32::from(last) + 1.0 + margin - count, f32::from(low) - margin);
    let (first, end) = ((least * PARTS).ceil() as i32, (most * PARTS).floor() as i32);
    let room = (end - first) / 8;
    let chosen = (first + room..=end - room).max_by_key(|at| at.trailing_zeros());
    chosen.map_or((least + most) / 2.0, |at| at as f32 / PARTS)
}

/// The first of so many columns (or rows) that show those from `low` to `high`, or those around `middle` if there are more. Of
/// those that leave room for a tile at both ends it is the roundest number: what was chosen is chosen again for as long as it fits.
fn first(low: i16, high: i16, middle: i16, count: i16) -> i16 {
    let spare = count - (high - low + 1);
    let (from, to) = if spare >= 0 {
        let room = (spare / 4).max(1).min(spare / 2);
        (high - count + 1 + room, low - room)
    } else {
        let within = |first: i16| first.clamp(low, high - count + 1);
        (within(middle - count * 7 / 8), within(middle - count / 8))
    };
    (from..=to).max_by_key(|at| at.trailing_zeros()).unwrap_or(from)
}
