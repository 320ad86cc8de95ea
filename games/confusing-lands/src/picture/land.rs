//! A land with its coordinates and marks.

use render::parts::Places;
use render::theme::INK;
use render::{Color, Group, Node, Path, Point, Rect, Role, Scene, Shape, Stroke, TextBox, Theme, Weight};

use super::super::components::board::SIDE;
use super::super::components::card::Outline;
use super::super::components::land::{Laid, Land};
use super::super::components::square::Square;
use super::super::score::condition::counted;
use super::super::score::field::Field;
use super::super::trial;
use super::super::view::{SeatView, View};
use super::card::{card_beneath, card_node};
use super::marks::coordinate;
use super::tint::{dots, next, tint};
use rules::Coordinate;

/// The largest side of a square, in pixels.
const LARGEST: f32 = 150.0;
/// The room for numbers at the left, and for letters at the top.
const RIM: (f32, f32) = (50.0, 44.0);

/// The smallest and the largest names of rows and columns.
const NAMES: (f32, f32) = (18.0, 30.0);
/// From this size on they are as large as all that is needed to move.
const VITAL: f32 = 26.0;
/// Smaller squares leave too little room for their names side by side.
const CROWDED: f32 = 24.0;

/// Rows and columns that are shown of a grid.
#[derive(Clone, Copy)]
pub(super) struct Span {
    low: Coordinate,
    high: Coordinate,
}

impl Span {
    /// The squares of a land; without a card, the room that the first one may take.
    pub(super) fn of(land: &Land) -> Span {
        let (low, high) = land.bounds().unwrap_or((Coordinate::START, Coordinate::START.shifted(1, 2)));
        Span { low, high }
    }

    /// With the places that a card with that outline may take too.
    pub(super) fn reaching(self, land: &Land, outline: Outline) -> Span {
        let (rows, columns) = outline.size();
        let places = land.places(outline);
        places.iter().fold(self, |span, (row, column)| {
            let first = Coordinate { row: row as i16, column: column as i16 };
            span.with(first).with(first.shifted(columns as i16 - 1, rows as i16 - 1))
        })
    }

    /// With the squares of a card too, as far as the notation has names for them.
    pub(super) fn around(self, laid: Laid) -> Span {
        let (rows, columns) = laid.turn.outline().size();
        let end = laid.place.shifted(columns as i16 - 1, rows as i16 - 1);
        if is_named(laid.place) && is_named(end) { self.with(laid.place).with(end) } else { self }
    }

    fn with(self, place: Coordinate) -> Span {
        let Span { low, high } = self;
        Span {
            low: Coordinate { row: low.row.min(place.row), column: low.column.min(place.column) },
            high: Coordinate { row: high.row.max(place.row), column: high.column.max(place.column) },
        }
    }

    /// Columns and rows.
    pub(super) fn size(self) -> (f32, f32) {
        (f32::from(self.high.column - self.low.column + 1), f32::from(self.high.row - self.low.row + 1))
    }

    /// The largest side of its squares in a rectangle, with coordinates next to them.
    pub(super) fn square(self, rect: Rect) -> f32 {
        let (columns, rows) = self.size();
        ((rect.w - RIM.0) / columns).min((rect.h - RIM.1) / rows).min(LARGEST).floor()
    }

    /// The largest side of its squares in a rectangle, without coordinates.
    pub(super) fn bare_square(self, rect: Rect) -> f32 {
        let (columns, rows) = self.size();
        (rect.w / columns).min(rect.h / rows).min(LARGEST).floor()
    }

    fn holds(self, place: Coordinate) -> bool {
        (self.low.row..=self.high.row).contains(&place.row)
            && (self.low.column..=self.high.column).contains(&place.column)
    }
}

const fn is_named(place: Coordinate) -> bool {
    let side = SIDE as i16;
    0 <= place.row && place.row < side && 0 <= place.column && place.column < side
}

/// The grid of a land in the picture.
pub(super) struct Chart {
    span: Span,
    origin: Point,
    /// The side of a square.
    pub(super) size: f32,
}

impl Chart {
    /// Fits a grid into the middle of a rectangle, its coordinates with it.
    pub(super) fn new(span: Span, rect: Rect) -> Chart {
        Chart::sized(span, rect, span.square(rect))
    }

    /// Puts a grid of squares of that size into the middle of a rectangle, its coordinates with it.
    pub(super) fn sized(span: Span, rect: Rect, size: f32) -> Chart {
        let (columns, rows) = span.size();
        let (w, h) = (columns * size + RIM.0, rows * size + RIM.1);
        let corner = Point::new(rect.x + (rect.w - w) / 2.0, rect.y + (rect.h - h) / 2.0);
        Chart { span, origin: corner.offset(RIM.0, RIM.1), size }
    }

    /// Puts a grid of squares of that size into the middle of a rectangle, without coordinates.
    pub(super) fn bare(span: Span, rect: Rect, size: f32) -> Chart {
        let (columns, rows) = span.size();
        let free = Point::new(rect.w - columns * size, rect.h - rows * size);
        Chart { span, origin: Point::new(rect.x + free.x / 2.0, rect.y + free.y / 2.0), size }
    }

    /// The top-left corner of a place.
    pub(super) fn corner(&self, place: Coordinate) -> Point {
        let (right, down) = (place.column - self.span.low.column, place.row - self.span.low.row);
        self.origin.offset(f32::from(right) * self.size, f32::from(down) * self.size)
    }

    /// Whether a place is shown.
    pub(super) fn holds(&self, place: Coordinate) -> bool {
        self.span.holds(place)
    }

    /// Draws the cards, the first one laid first. A ghost will lie `over` them.
    pub(super) fn cards(&self, land: &Land, over: Option<Laid>) -> Vec<Node> {
        let over = over.map(|laid| self.rect(laid));
        let node = |laid: Laid| {
            let at = (self.corner(laid.place), self.size);
            let card = card_beneath(laid.card, laid.face, laid.turn, at, tint(land, laid.card), over);
            Group::new(vec![card]).shows(format!("card {} {}", laid.card, laid.place)).into()
        };
        land.laid().map(node).collect()
    }

    /// Letters above, numbers at the left: all of them, smaller where squares are small, in two lines where they are smaller still.
    pub(super) fn rim(&self, theme: Theme, place: &SeatView) -> Vec<Node> {
        let half = self.size / 2.0;
        let Span { low, high } = self.span;
        let size = (self.size * 0.9).floor().clamp(NAMES.0, NAMES.1);
        let crowded = self.size < CROWDED;
        let away = |at: i16| match crowded {
            false => 0.55,
            true if at % 2 == 0 => 0.3,
            true => 0.75,
        };
        let name = |at: Point, name: String| {
            let role = if size < VITAL { Role::Label } else { Role::Vital };
            let text = TextBox::centered(at, name.clone(), size, Weight::Bold).color(theme.muted());
            let text = text.on(theme.background()).role(role);
            Group::new(vec![text.into()]).shows(coordinate(place.seat, &name)).into()
        };
        let column = |column: i16| {
            let at = self.corner(Coordinate { row: low.row, column }).offset(half, -RIM.1 * away(column));
            name(at, Coordinate::column_name(column).to_uppercase())
        };
        let row = |row: i16| {
            let at = self.corner(Coordinate { row, column: low.column }).offset(-RIM.0 * away(row), half);
            name(at, row.to_string())
        };
        (low.column..=high.column).map(column).chain((low.row..=high.row).map(row)).collect()
    }

    fn rect(&self, laid: Laid) -> Rect {
        let (rows, columns) = laid.turn.outline().size();
        let at = self.corner(laid.place);
        Rect::new(at.x, at.y, columns as f32 * self.size, rows as f32 * self.size)
    }

    /// The edge of a card.
    fn outline(&self, laid: Laid) -> Path {
        Path::round_rect(self.rect(laid), (self.size * 0.09).max(4.0))
    }

    /// Draws the places of the grid, faintly, for cards to come.
    pub(super) fn places(&self, theme: Theme) -> Node {
        let Span { low, high } = self.span;
        let end = self.corner(high.shifted(1, 1));
        let line = |from: (f32, f32), to: (f32, f32)| Path::line(from.into(), to.into());
        let down = (low.column..=high.column + 1).map(|column| {
            let x = self.corner(Coordinate { row: low.row, column }).x;
            line((x, self.origin.y), (x, end.y))
        });
        let across = (low.row..=high.row + 1).map(|row| {
            let y = self.corner(Coordinate { row, column: low.column }).y;
            line((self.origin.x, y), (end.x, y))
        });
        let lines = down.chain(across).fold(Path::new(), Path::and);
        Shape::new(lines).stroke(Stroke::new(theme.line().alpha(0.7), 1.5)).into()
    }

    /// Marks the card laid last.
    pub(super) fn mark_last(&self, scene: &mut Scene, place: &SeatView) {
        if let Some(laid) = trial::last(place) {
            let line = scene.look().last_move(&self.outline(laid));
            scene.push(Group::new(vec![line]).shows(place.seat.player().moved(laid.place)));
        }
    }

    /// Shows the points that the card laid last has brought, next to it within the room, where they hide no symbol.
    pub(super) fn gain(&self, scene: &mut Scene, view: &View, place: &SeatView, room: Rect) {
        let gain = trial::gain(view, place);
        let Some(laid) = trial::last(place).filter(|_| gain != 0) else { return };
        let look = scene.look();
        let Span { low, high } = self.span;
        let named = self.origin.offset(-RIM.0, -RIM.1);
        let (letters, numbers) = (
            Rect { h: RIM.1, ..Rect::new(named.x, named.y, room.right() - named.x, 0.0) },
            Rect { w: RIM.0, ..Rect::new(named.x, named.y, 0.0, room.bottom() - named.y) },
        );
        let squares =
            (low.row..=high.row).flat_map(|row| (low.column..=high.column).map(move |column| (row, column)));
        let mut taken = vec![letters, numbers];
        let mut spared = Vec::new();
        for (row, column) in squares {
            let at = self.corner(Coordinate { row, column });
            let drawn = Rect::new(at.x, at.y, self.size, self.size).inset(self.size * 0.06);
            match place.land.square(row, column) {
                Square::Outside | Square::Blank => {}
                Square::Condition(_) => taken.push(drawn),
                Square::River(_) | Square::Shows(_) => spared.push(drawn),
            }
        }
        let card = self.rect(laid);
        let mut places = Places::new(room, taken, spared);
        let away = look.last_move_width(card) + look.px(4.0);
        let at = places.beside(card, away, look.gain_size(gain));
        scene.extend(at.map(|at| look.gain(at, gain)));
    }

    /// Marks the squares that count for the conditions of a land, each with a dot in the condition's colour.
    pub(super) fn dots(&self, scene: &mut Scene, land: &Land, view: &View) {
        let field = Field::of(land);
        if field.own.is_empty() {
            return;
        }
        for card in field.own.iter().chain([view.shared]) {
            let squares = counted(card, &field);
            let corners: Vec<Point> = squares
                .iter()
                .map(super::super::components::land::coordinate)
                .map(|place| self.corner(place))
                .collect();
            if !corners.is_empty() {
                scene.extend(dots(land, card, &corners, self.size));
            }
        }
    }

    /// Shows a card on trial; hatched if it is illegal there.
    pub(super) fn ghost(&self, scene: &mut Scene, land: &Land, laid: Laid, refused: bool) {
        let (rows, columns) = laid.turn.outline().size();
        let end = laid.place.shifted(columns as i16 - 1, rows as i16 - 1);
        if !self.holds(laid.place) || !self.holds(end) {
            return;
        }
        let at = (self.corner(laid.place), self.size);
        scene.push(card_node(laid.card, laid.face, laid.turn, at, next(land)));
        let outline = self.outline(laid);
        if refused {
            scene.push(hatched(&outline));
        }
        let (inner, width) = if refused { (Color::hex(0xC62828), 6.0) } else { (Color::WHITE, 5.0) };
        scene.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, width + 4.0)));
        scene.push(Shape::new(outline).stroke(Stroke::new(inner, width)));
    }
}

/// Slanted red lines over an outline.
fn hatched(outline: &Path) -> Node {
    let bounds = outline.bounds();
    let steps = ((bounds.w + bounds.h) / 18.0).ceil() as i16;
    let line = |step: i16| {
        let x = bounds.x + f32::from(step) * 18.0;
        Path::line(Point::new(x, bounds.y), Point::new(x - bounds.h, bounds.bottom()))
    };
    let lines = (0..=steps).map(line).fold(Path::new(), Path::and);
    let stroke = Stroke::new(Color::hex(0xC62828).alpha(0.75), 4.0);
    Group::new(vec![Shape::new(lines).stroke(stroke).into()]).clip(outline.clone()).into()
}
