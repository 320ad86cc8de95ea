//! The part of the landscape that a picture shows, and where it lies on the cloth.

use render::parts::Look;
use render::{Color, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Theme, Weight, text_width};

use rules::Coordinate;

/// The largest side of a tile where the landscape does not grow any more, in pixels of a picture 1200 wide.
const LARGEST: f32 = 236.0;
/// The numbers of tiles that may fit into the shorter side of the room: coarse steps, so that tiles keep their size while the landscape
/// grows.
const FITS: [u8; 9] = [5, 6, 8, 10, 12, 14, 16, 18, 20];
/// The smallest side of a tile, in pixels: below, a part of the landscape is shown.
pub(super) const SMALLEST: f32 = 44.0;
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
        let middle = follow.unwrap_or(Coordinate::START);
        Chart { rim: chart.rim, cloth: rect, ..Chart::steady(bounds, room(rect, look), SMALLEST, middle) }
    }

    /// Fits all that lies within the bounds into a rectangle, with a free place on every side, however small the tiles become.
    pub(super) fn whole(bounds: Bounds, rect: Rect, look: Look) -> Chart {
        let (rim, room) = ((look.px(RIM.0), look.px(RIM.1)), room(rect, look));
        let (columns, rows) = size(widened(bounds));
        let fits = |side: &f32| f32::from(columns) * side <= room.w && f32::from(rows) * side <= room.h;
        let shorter = room.w.min(room.h);
        let side = FITS.map(|count| (shorter / f32::from(count)).floor()).into_iter().find(fits);
        let chart = match side {
            Some(side) => Chart::steady(bounds, room, side, Coordinate::START),
            None => Chart::centred(widened(bounds), room, look.px(LARGEST)),
        };
        Chart { rim, cloth: rect, ..chart }
    }

    /// As many squares of that side as a room holds, always at the same pixels: the window stays where it is for as long as it can
    /// while the landscape grows. `middle` is in it if the landscape is larger.
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

    /// All that lies within the bounds as large as it can be, where nobody needs names at a rim.
    pub(super) fn bare(bounds: Bounds, rect: Rect, look: Look) -> Chart {
        let air = look.px(AIR);
        Chart { cloth: rect, ..Chart::centred(bounds, rect.inset(air), look.px(LARGEST)) }
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

    /// All squares of the window.
    pub(super) fn area(&self) -> Rect {
        let (from, to) = (self.corner(self.low), self.corner(self.high.shifted(1, 1)));
        Rect::new(from.x, from.y, to.x - from.x, to.y - from.y)
    }

    /// The width of the cloth that no column within the bounds needs, nor the next one.
    pub(super) fn spare(&self, bounds: Bounds) -> f32 {
        (self.ground().w - f32::from(size(bounds).0 + 1) * self.side - self.rim.0 * 0.5).max(0.0)
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

/// The bounds with the places around them, where tiles may be laid next.
const fn widened((low, high): Bounds) -> Bounds {
    (low.shifted(-1, -1), high.shifted(1, 1))
}

/// The number of columns and rows within the bounds.
const fn size((low, high): Bounds) -> (i16, i16) {
    (high.column - low.column + 1, high.row - low.row + 1)
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
