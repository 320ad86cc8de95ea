//! A personal board: hexes, stacks, cubes, coordinates.

use render::parts::{Fresh, Places};
use render::theme::INK;
use render::{
    Color, Group, Look, Node, Path, Player, Point, Rect, Role, Shape, Stroke, TextBox, Theme, Weight,
};

use super::super::components::cell::{Cell, Cells, Side};
use super::super::components::token::Stack;
use super::super::say::place;
use super::super::view::SeatView;
use super::marks::{settled, stacked};
use super::{emblem, token};

/// The board's height by its width, as seen at an angle.
const FLAT: f32 = 0.8;
/// Half the height of a hex, in its radius.
const HALF: f32 = 0.866 * FLAT;
/// Half the width of a token, in the hex's radius.
const TOKEN: f32 = 0.58;

/// The room for letters and numbers at the rim.
const RIM: f32 = 26.0;

/// Width and height of a side, in radii. A tower with a cube reaches above its hex.
fn extent(side: Side) -> (f32, f32) {
    (1.5 * f32::from(side.columns()) + 0.5, f32::from(side.rows()) * 2.0 * HALF + 0.55)
}

/// The grid of a board in the picture.
#[derive(Clone, Copy)]
pub(super) struct Board {
    side: Side,
    origin: Point,
    pub(super) radius: f32,
}

/// Marks on a board.
#[derive(Clone, Copy)]
pub(super) struct Marks<'a> {
    /// Spaces of the last turn's tokens.
    pub(super) placed: Cells,
    /// Spaces of the last turn's cubes.
    pub(super) cubes: Cells,
    /// Whether that turn was the last of all.
    pub(super) fresh: Fresh,
    /// The open slot's choices, in notation.
    pub(super) candidates: &'a [String],
    /// Whether nothing but the pieces is drawn: no coordinates, no last turn.
    pub(super) bare: bool,
    /// Whether everything that scores is marked, and not what the last turn's cubes have brought.
    pub(super) scored: bool,
    /// What each of them would bring, where that differs.
    pub(super) gains: &'a [Option<i32>],
}

impl Default for Marks<'_> {
    fn default() -> Self {
        let (placed, cubes, candidates, gains) = (Cells::EMPTY, Cells::EMPTY, &[][..], &[][..]);
        Marks { placed, cubes, fresh: Fresh::Last, candidates, bare: false, scored: false, gains }
    }
}

impl Board {
    /// The largest board that finds room, centred.
    pub(super) fn within(look: Look, side: Side, room: Rect) -> Board {
        let rim = look.px(RIM);
        let (wide, high) = extent(side);
        let radius = ((room.w - rim) / wide).min((room.h - rim) / high);
        let size = (radius * wide + rim, radius * high + rim);
        let left = room.x + (room.w - size.0) / 2.0 + rim;
        let top = room.y + (room.h - size.1) / 2.0 + rim + 0.45 * radius;
        Board { side, origin: Point::new(left, top), radius }
    }

    /// Height of a board that takes all of that width.
    pub(super) fn height(look: Look, side: Side, width: f32) -> f32 {
        let (wide, high) = extent(side);
        (width - look.px(RIM)) / wide * high + look.px(RIM)
    }

    pub(super) fn center(&self, cell: Cell) -> Point {
        let (column, row) = (f32::from(cell.column()), f32::from(cell.row()));
        let down = row + 0.5 + if cell.column() % 2 == 1 { 0.5 } else { 0.0 };
        self.origin.offset((1.5 * column + 1.0) * self.radius, down * 2.0 * HALF * self.radius)
    }

    fn hex(&self, cell: Cell, share: f32) -> Path {
        let c = self.center(cell);
        let (r, h) = (self.radius * share, self.radius * HALF * share);
        let corners = [(r, 0.0), (r / 2.0, h), (-r / 2.0, h), (-r, 0.0), (-r / 2.0, -h), (r / 2.0, -h)];
        Path::polygon(corners.map(|(x, y)| c.offset(x, y)))
    }

    /// The place of a badge that belongs to a space, at its upper right.
    pub(super) fn corner(&self, cell: Cell) -> Point {
        self.center(cell).offset(self.radius * 0.55, -self.radius * 0.4)
    }

    /// The sides of a space: the space beyond each, if there is one, and its ends.
    pub(super) fn edges(&self, cell: Cell) -> [(Option<Cell>, Point, Point); 6] {
        let center = self.center(cell);
        let (r, h) = (self.radius, self.radius * HALF);
        let corner = [(r, 0.0), (r / 2.0, h), (-r / 2.0, h), (-r, 0.0), (-r / 2.0, -h), (r / 2.0, -h)]
            .map(|(x, y)| center.offset(x, y));
        // Clockwise from the lower right, as the corners are.
        let steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        std::array::from_fn(|side| (cell.stepped(steps[side]), corner[side], corner[(side + 1) % 6]))
    }

    fn base(&self, cell: Cell) -> Point {
        self.center(cell).offset(0.0, self.radius * 0.14)
    }

    /// Draws the empty board.
    pub(super) fn ground(&self, look: Look) -> Vec<Node> {
        let (fill, line) = match look.theme {
            Theme::Paper => (Color::hex(0xE9E3C9), Color::hex(0xB9AC86)),
            Theme::Night => (Color::hex(0x39423F), Color::hex(0x566159)),
        };
        let depth = self.radius * 0.12;
        let mut nodes: Vec<Node> = Vec::new();
        for cell in self.side.spaces().iter() {
            let foot = Shape::new(self.hex(cell, 1.0)).fill(line.darker(0.25));
            nodes.push(Group::new(vec![foot.into()]).translate(0.0, depth).into());
        }
        for cell in self.side.spaces().iter() {
            let top = Shape::new(self.hex(cell, 0.99)).fill(fill).stroke(Stroke::new(line, look.px(1.5)));
            nodes.push(top.into());
        }
        for column in 0..self.side.columns() {
            let at = Point::new(self.origin.x + (1.5 * f32::from(column) + 1.0) * self.radius, self.origin.y);
            let letter = char::from(b'A' + column).to_string();
            let lift = 0.45 * self.radius + look.px(RIM / 2.0);
            nodes.push(rim(look, at.offset(0.0, -lift), &letter));
        }
        for row in 0..self.side.rows() {
            let down = (f32::from(row) + 0.5) * 2.0 * HALF * self.radius;
            let at = self.origin.offset(-look.px(RIM / 2.0), down);
            nodes.push(rim(look, at, &(row + 1).to_string()));
        }
        nodes
    }

    /// Draws the stacks, from the back to the front, and the marks.
    pub(super) fn pieces(&self, look: Look, here: &SeatView, owner: Player, marks: Marks<'_>) -> Vec<Node> {
        let placed = |cell: Cell| {
            let line = look.moved(&self.hex(cell, 0.88), marks.fresh);
            Group::new(vec![line]).shows(owner.moved(cell)).into()
        };
        let mut nodes: Vec<Node> = marks.placed.iter().map(placed).collect();
        let mut cells: Vec<(Cell, Stack)> =
            self.side.spaces().iter().filter_map(|cell| Some((cell, here.land.at(cell)?))).collect();
        cells.sort_by(|one, other| self.center(one.0).y.total_cmp(&self.center(other.0).y));
        let rx = self.radius * TOKEN;
        for &(cell, stack) in &cells {
            let base = self.base(cell);
            let drawn = token::stack(look, stack.tokens(), base, rx);
            nodes.push(Group::new(vec![drawn]).shows(stacked(owner, cell, stack)).into());
            if let Some(card) = here.cube(cell) {
                let (at, size) = self.cube(cell, stack);
                let fresh = marks.cubes.contains(cell).then_some(marks.fresh);
                let cube = emblem::cube(look, card, at, size, fresh);
                nodes.push(Group::new(vec![cube]).shows(settled(owner, cell, card)).into());
            }
        }
        let gained = if marks.fresh == Fresh::Last { self.gains(look, here, marks) } else { Vec::new() };
        // What has been gained stands above numbers and letters.
        let is_clear =
            |text: &Node| !gained.iter().any(|it| it.extent().intersection(text.extent()).is_some());
        let is_plain = |cell: &Cell| !marks.candidates.contains(&cell.to_string());
        let tallied = cells.iter().filter(|(cell, _)| is_plain(cell));
        let tallies = tallied.filter_map(|&(cell, stack)| self.tally(look, cell, stack, marks.bare));
        nodes.extend(tallies.filter(is_clear));
        // On a small board the letters at its rim are enough.
        let labelled = !marks.bare && self.radius >= look.px(32.0);
        let free = self.side.spaces().iter().filter(|&cell| labelled && here.land.at(cell).is_none());
        nodes.extend(free.filter(is_plain).map(|cell| self.coordinate(look, cell)).filter(is_clear));
        nodes.extend(gained);
        let gains = marks.candidates.iter().zip(marks.gains.iter().copied().chain(std::iter::repeat(None)));
        nodes.extend(
            gains.filter_map(|(text, gain)| Some(self.candidate(look, text.parse().ok()?, here, gain))),
        );
        nodes
    }

    /// The place and the size of a cube on a stack.
    fn cube(&self, cell: Cell, stack: Stack) -> (Point, f32) {
        let top = token::top(self.base(cell), self.radius * TOKEN, stack.tokens().len());
        let size = self.radius * 0.66;
        (top.offset(0.0, -size * 0.38), size)
    }

    /// The board without its letters and numbers.
    fn area(&self) -> Rect {
        let (wide, high) = extent(self.side);
        let top = self.origin.y - 0.45 * self.radius;
        Rect::new(self.origin.x, top, wide * self.radius, high * self.radius)
    }

    /// The points that the last turn's cubes have brought, next to the last cube of each card where they hide nothing; none while a space
    /// is being chosen.
    fn gains(&self, look: Look, here: &SeatView, marks: Marks<'_>) -> Vec<Node> {
        if marks.scored || !marks.candidates.is_empty() || marks.cubes.is_empty() {
            return Vec::new();
        }
        let drawn = self.side.spaces().iter().filter_map(|cell| Some((cell, here.land.at(cell)?)));
        let rx = self.radius * TOKEN;
        let spared = drawn.flat_map(|(cell, stack)| {
            let (base, top) = (self.base(cell), token::top(self.base(cell), rx, stack.tokens().len()));
            let (at, size) = self.cube(cell, stack);
            let cube = here.cube(cell).map(|_| Rect::around(at, size, size * 1.2));
            let tokens = Rect::new(base.x - rx, top.y - rx * 0.6, 2.0 * rx, base.y - top.y + rx * 1.2);
            [Some(tokens), cube].into_iter().flatten()
        });
        let mut places = Places::new(self.area(), Vec::new(), spared.collect());
        let gained = here.held.iter().filter_map(|held| {
            let cubes = marks.cubes.and(held.cubes);
            let cell = cubes.iter().last()?;
            let gain = held.card.points(held.placed()) - held.card.points(held.placed() - cubes.len());
            let (at, size) = self.cube(cell, here.land.at(cell)?);
            let cube = Rect::around(at, size * 1.1, size * 1.2);
            let at = (gain > 0).then(|| places.beside(cube, look.px(3.0), look.gain_size(gain)))?;
            at.map(|at| look.gain(at, gain))
        });
        gained.collect()
    }

    /// The number of tokens in a stack of several.
    fn tally(&self, look: Look, cell: Cell, stack: Stack, bare: bool) -> Option<Node> {
        let count = stack.tokens().len();
        if count < 2 {
            return None;
        }
        let at = self.center(cell).offset(self.radius * 0.3, self.radius * 0.38);
        let size = look.px(if bare { 24.0 } else { 30.0 }).max(self.radius * 0.34);
        let text = TextBox::centered(at, count.to_string(), size, Weight::Bold).color(Color::WHITE);
        Some(text.outline(INK, look.px(3.0)).into())
    }

    fn coordinate(&self, look: Look, cell: Cell) -> Node {
        let text = TextBox::centered(self.center(cell), place(cell), look.vital(), Weight::Bold);
        let (muted, ground) = match look.theme {
            Theme::Paper => (Color::hex(0x6D6346), Color::hex(0xE9E3C9)),
            Theme::Night => (Color::hex(0xB9C0B4), Color::hex(0x39423F)),
        };
        text.color(muted).on(ground).role(Role::Vital).into()
    }

    /// Marks a space that may be chosen; its badge lies on the stack there.
    fn candidate(&self, look: Look, cell: Cell, here: &SeatView, gain: Option<i32>) -> Node {
        let height = here.land.at(cell).map_or(0, |stack| stack.tokens().len());
        let at = if height == 0 {
            self.center(cell)
        } else {
            token::top(self.base(cell), self.radius * TOKEN, height)
        };
        let Some(gain) = gain else { return look.candidate_outline(&self.hex(cell, 0.9), at, &place(cell)) };
        let line = |color, width| {
            Node::from(Shape::new(self.hex(cell, 0.9)).stroke(Stroke::new(color, look.px(width))))
        };
        // Badges of two lines keep the distance of their spaces, whatever stands there.
        let badge = look.candidate_gain(self.center(cell), 0.0, &place(cell), Some(gain));
        Group::new(vec![line(INK, 9.0), line(Color::WHITE, 5.0), badge]).into()
    }
}

/// A letter or a number at the rim.
fn rim(look: Look, center: Point, text: &str) -> Node {
    let text = TextBox::centered(center, text, look.px(30.0), Weight::Bold).color(look.theme.muted());
    text.on(look.theme.background()).role(Role::Vital).into()
}
