//! A land with its coordinates and marks.

use render::parts::Look;
use render::{
    Color, Group, Node, Path, Point, Rect, Scene, Shape, Stroke, Theme, Weight, text_width, theme::INK,
};

use super::super::action::read_posture;
use super::super::land::{Laid, Land};
use super::card::{card_beneath, card_node};
use crate::core::{Coordinate, Focus};

/// The largest side of a square, in pixels.
const LARGEST: f32 = 86.0;
/// The room for coordinates at the left and at the top.
const RIM: f32 = 50.0;

/// The grid of a land in the picture.
pub(super) struct Chart {
    low: Coordinate,
    high: Coordinate,
    origin: Point,
    /// The side of a square.
    size: f32,
}

impl Chart {
    /// Fits a land into a rectangle, with `around` free squares on every side; without a card, the room that the first one may take.
    pub(super) fn new(land: &Land, rect: Rect, around: i16) -> Chart {
        let (low, high) = land.bounds().unwrap_or((Coordinate::START, Coordinate::START.shifted(2, 2)));
        let last = super::super::board::SIDE as i16 - 1;
        let low = Coordinate { row: (low.row - around).max(0), column: (low.column - around).max(0) };
        let high =
            Coordinate { row: (high.row + around).min(last), column: (high.column + around).min(last) };
        let (columns, rows) = (f32::from(high.column - low.column + 1), f32::from(high.row - low.row + 1));
        let size = ((rect.w - RIM) / columns).min((rect.h - RIM) / rows).min(LARGEST).floor();
        let (w, h) = (columns * size + RIM, rows * size + RIM);
        let corner = Point::new(rect.x + (rect.w - w) / 2.0, rect.y + (rect.h - h) / 2.0);
        Chart { low, high, origin: corner.offset(RIM, RIM), size }
    }

    /// The side of a square, in pixels.
    pub(super) const fn size(&self) -> f32 {
        self.size
    }

    fn corner(&self, place: Coordinate) -> Point {
        let (right, down) = (place.column - self.low.column, place.row - self.low.row);
        self.origin.offset(f32::from(right) * self.size, f32::from(down) * self.size)
    }

    fn holds(&self, place: Coordinate) -> bool {
        (self.low.row..=self.high.row).contains(&place.row)
            && (self.low.column..=self.high.column).contains(&place.column)
    }

    /// Draws the cards, the first one laid first. A ghost will lie `over` them.
    pub(super) fn cards(&self, land: &Land, over: Option<Laid>) -> Vec<Node> {
        let over = over.map(|laid| self.rect(laid));
        let node = |laid: Laid| {
            card_beneath(laid.card, laid.face, laid.turn, self.corner(laid.place), self.size, over)
        };
        land.laid().map(node).collect()
    }

    /// Letters above, numbers at the left; thinned out where squares are small.
    pub(super) fn rim(&self, look: Look) -> Vec<Node> {
        let every = (40.0 / self.size.max(4.0)).ceil() as i16;
        let half = self.size / 2.0;
        let column = |column: i16| {
            let at = self.corner(Coordinate { row: self.low.row, column }).offset(half, -RIM * 0.52);
            look.coordinate(at, &Coordinate::column_name(column).to_uppercase())
        };
        let row = |row: i16| {
            let at = self.corner(Coordinate { row, column: self.low.column }).offset(-RIM * 0.58, half);
            look.coordinate(at, &row.to_string())
        };
        let columns = (self.low.column..=self.high.column).filter(|at| at % every == 0).map(column);
        let rows = (self.low.row..=self.high.row).filter(|at| at % every == 0).map(row);
        columns.chain(rows).collect()
    }

    fn rect(&self, laid: Laid) -> Rect {
        let (rows, columns) = laid.turn.outline().size();
        let at = self.corner(laid.place);
        Rect::new(at.x, at.y, columns as f32 * self.size, rows as f32 * self.size)
    }

    /// Around a card, so many pixels outside it.
    fn outline(&self, laid: Laid, beyond: f32) -> Path {
        Path::round_rect(self.rect(laid).inset(-beyond), self.size * 0.09 + beyond)
    }

    /// Draws the places around the land, faintly, for a card on trial.
    pub(super) fn places(&self, theme: Theme) -> Node {
        let end = self.corner(self.high.shifted(1, 1));
        let line = |from: (f32, f32), to: (f32, f32)| Path::line(from.into(), to.into());
        let down = (self.low.column..=self.high.column + 1).map(|column| {
            let x = self.corner(Coordinate { row: self.low.row, column }).x;
            line((x, self.origin.y), (x, end.y))
        });
        let across = (self.low.row..=self.high.row + 1).map(|row| {
            let y = self.corner(Coordinate { row, column: self.low.column }).y;
            line((self.origin.x, y), (end.x, y))
        });
        let lines = down.chain(across).fold(Path::new(), Path::and);
        Shape::new(lines).stroke(Stroke::new(theme.line().alpha(0.8), 1.5)).into()
    }

    /// Marks the card laid last.
    pub(super) fn mark_last(&self, scene: &mut Scene, laid: Laid) {
        let look = scene.look();
        scene.push(look.last_move(&self.outline(laid, (self.size * 0.06).min(3.0))));
    }

    /// Shows a card on trial; hatched if it is illegal there.
    pub(super) fn ghost(&self, scene: &mut Scene, laid: Laid, refused: bool) {
        let (rows, columns) = laid.turn.outline().size();
        let end = laid.place.shifted(columns as i16 - 1, rows as i16 - 1);
        if !self.holds(laid.place) || !self.holds(end) {
            return;
        }
        let card = card_node(laid.card, laid.face, laid.turn, self.corner(laid.place), self.size);
        scene.push(card);
        let outline = self.outline(laid, 0.0);
        if refused {
            scene.push(hatched(&outline));
        }
        let (inner, width) = if refused { (Color::hex(0xC62828), 6.0) } else { (Color::WHITE, 5.0) };
        scene.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, width + 4.0)));
        scene.push(Shape::new(outline).stroke(Stroke::new(inner, width)));
    }

    /// Marks the places of the open slot, labelled as in the menu where there is room.
    pub(super) fn candidates(&self, scene: &mut Scene, focus: Focus<'_>) {
        let look = scene.look();
        let places: Vec<Coordinate> = focus.candidates.iter().filter_map(|slot| slot.parse().ok()).collect();
        let one_row = places.iter().all(|place| Some(place.row) == places.first().map(|first| first.row));
        let whole: fn(Coordinate) -> String = |place| place.to_string().to_uppercase();
        let column: fn(Coordinate) -> String = |place| Coordinate::column_name(place.column).to_uppercase();
        // Neighbours must not touch: a badge is as wide as its text and 22 pixels more.
        let fits = |name: fn(Coordinate) -> String| {
            let widest = places.iter().map(|&place| text_width(&name(place), look.vital(), Weight::Bold));
            widest.fold(20.0, f32::max) + 22.0 < self.size
        };
        let name = if fits(whole) { Some(whole) } else { Some(column).filter(|_| one_row && fits(column)) };
        for place in places.iter().copied().filter(|&place| self.holds(place)) {
            let center = self.corner(place).offset(self.size / 2.0, self.size / 2.0);
            match name {
                Some(name) => scene.push(look.candidate(center, 0.0, &name(place))),
                None => scene.extend(ring(center, self.size * 0.22)),
            }
        }
    }
}

fn ring(center: Point, radius: f32) -> Vec<Node> {
    let line =
        |color, width| Node::from(Shape::new(Path::circle(center, radius)).stroke(Stroke::new(color, width)));
    vec![line(INK, 8.0), line(Color::WHITE, 4.5)]
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

/// The card that a finished draft would lay.
pub(super) fn drafted(draft: &[String]) -> Option<Laid> {
    let [_, posture, place] = draft else { return None };
    let (card, face, turn) = read_posture(posture)?;
    Some(Laid { card, face, turn, place: place.parse().ok()? })
}
