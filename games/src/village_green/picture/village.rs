//! A village: 4 × 4 places with the village card, the awards at the rim, the green cards inside.

use render::{Color, Group, Look, Node, Path, Player, Point, Rect, Shape, Stroke, TextBox, Weight};

use super::super::components::place::{Line, Place};
use super::super::components::village::Village;
use super::super::say::{Say, at as named, head};
use super::super::score::Score;
use super::mark::{RIBBON, candidate, gained, outline, plated, ribbon, ring};
use super::marks::{home, pays};
use super::tones::standing;
use super::{award, emblem, green};

/// The room for letters and numbers at the rim.
const RIM: f32 = 28.0;
/// The rims of small villages, above and left: the points stand there too.
const POINTS: (f32, f32) = (33.0, 46.0);
/// Cards smaller than this have no room for points.
const SMALL: f32 = 105.0;
/// Beside cards smaller than this only their points have room.
const TINY: f32 = 62.0;

/// The places of a village in the picture.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    left: f32,
    top: f32,
    cell: f32,
    gap: f32,
    /// Whether the points stand at the rim and not on the cards.
    is_small: bool,
}

/// What is marked on a village.
#[derive(Clone, Copy, Default)]
pub(super) struct Marks<'a> {
    /// Where the last turn laid green cards.
    pub(super) laid: &'a [Place],
    /// Where it laid awards.
    pub(super) headed: &'a [Line],
    /// Places to choose, with the points that they would bring.
    pub(super) places: &'a [(Place, i32)],
    /// Where the draft lays a green card.
    pub(super) drafted: Option<Place>,
    /// Award places to choose, with the points that they would bring.
    pub(super) lines: &'a [(Line, Option<i32>)],
    /// The points before the move that the draft shows.
    pub(super) before: Option<Score>,
    /// The points that the last turn has brought.
    pub(super) gained: Option<i32>,
    /// Whether there is room for the awards' rules in words.
    pub(super) large: bool,
}

impl Grid {
    /// The largest grid that finds room, centred.
    pub(super) fn within(look: Look, room: Rect) -> Grid {
        let gap = look.px(5.0);
        let cell = |rim: (f32, f32)| {
            let side = (room.w - look.px(rim.1)).min(room.h - look.px(rim.0));
            ((side - 3.0 * gap) / 4.0).floor()
        };
        let is_small = cell((RIM, RIM)) < look.px(SMALL);
        let rim = if is_small { POINTS } else { (RIM, RIM) };
        let cell = cell(rim);
        let side = 4.0 * cell + 3.0 * gap;
        let rim = (look.px(rim.0), look.px(rim.1));
        let left = room.x + (room.w - side - rim.1) / 2.0 + rim.1;
        let top = room.y + (room.h - side - rim.0) / 2.0 + rim.0;
        Grid { left, top, cell, gap, is_small }
    }

    fn rect(self, column: usize, row: usize) -> Rect {
        let at = |index: usize| (self.cell + self.gap) * index as f32;
        Rect::new(self.left + at(column), self.top + at(row), self.cell, self.cell)
    }

    /// The place of a green card.
    pub(super) fn green(self, place: Place) -> Rect {
        self.rect(place.column() + 1, place.row() + 1)
    }

    /// The place of an award.
    pub(super) fn award(self, line: Line) -> Rect {
        let along = line.index() % 3 + 1;
        if line.is_column() { self.rect(along, 0) } else { self.rect(0, along) }
    }

    /// Draws the ground, the empty places, and the letters and numbers at the rim.
    pub(super) fn ground(self, look: Look) -> Vec<Node> {
        let mut nodes = Vec::new();
        let inner = self.rect(1, 1).union(self.rect(3, 3)).inset(-self.gap);
        let meadow = match look.theme {
            render::Theme::Paper => Color::hex(0xD5DDB4),
            render::Theme::Night => Color::hex(0x33402F),
        };
        let edge = meadow.mix(look.theme.ink(), 0.25);
        let ground = Shape::new(Path::round_rect(inner, look.px(14.0))).fill(meadow);
        nodes.push(ground.stroke(Stroke::new(edge, look.px(1.5))).into());
        for place in Place::all() {
            let rect = self.green(place).inset(self.gap * 0.5);
            let hollow = Shape::new(Path::round_rect(rect, self.cell * 0.1))
                .fill(meadow.mix(look.theme.hollow(), 0.35));
            let dashes = Stroke::new(edge, look.px(1.5)).dashed(look.px(7.0), look.px(6.0));
            nodes.push(hollow.stroke(dashes).into());
        }
        for line in Line::all() {
            let rect = self.award(line);
            nodes.push(look.hollow(Path::round_rect(rect, self.cell * 0.1)));
            nodes.extend(self.is_named(look).then(|| self.name(look, line)));
        }
        nodes
    }

    /// Whether the rim has room for letters and numbers besides the points.
    fn is_named(self, look: Look) -> bool {
        self.cell >= look.px(TINY)
    }

    /// Draws a line's letter or number; smaller where its points stand beside it.
    fn name(self, look: Look, line: Line) -> Node {
        let at = self.letter(look, line);
        if !self.is_small {
            return look.coordinate(at, &head(line));
        }
        let text = TextBox::centered(at, head(line), look.small(), Weight::Bold);
        text.color(look.theme.muted()).on(look.theme.background()).into()
    }

    /// The place of a line's letter or number at the rim.
    fn letter(self, look: Look, line: Line) -> Point {
        let rect = self.award(line);
        let half = look.px(RIM) / 2.0;
        match (line.is_column(), self.is_small) {
            (true, false) => rect.center().offset(0.0, -rect.h / 2.0 - half),
            (false, false) => rect.center().offset(-rect.w / 2.0 - half, 0.0),
            (true, true) => rect.center().offset(-rect.w * 0.4, -rect.h / 2.0 - look.px(POINTS.0) / 2.0),
            (false, true) => rect.center().offset(-rect.w / 2.0 - look.px(POINTS.1) / 2.0, -rect.h * 0.3),
        }
    }

    /// The points of a line at the rim of a small village, beside its letter or beneath its number.
    fn rim_points(self, look: Look, line: Line, points: i32) -> Node {
        let at = self.letter(look, line);
        let rect = self.award(line);
        let aside = if self.is_named(look) { rect.w * 0.165 } else { 0.0 };
        let at = if line.is_column() {
            Point::new(rect.center().x + aside, at.y)
        } else {
            Point::new(at.x, rect.center().y + aside)
        };
        let fill = standing(points);
        plated(look, at, points, fill)
    }

    /// Draws the cards and the marks.
    pub(super) fn cards(
        self,
        look: Look,
        say: Say<'_>,
        player: Player,
        village: &Village,
        marks: Marks<'_>,
    ) -> Vec<Node> {
        let score = Score::of(village);
        let corner = self.rect(0, 0);
        let house = emblem::village(look, player, village.turned, corner);
        let mut nodes = vec![Group::new(vec![house]).shows(home(player, village)).into()];
        // Beside the card that brought them, where there is room.
        let beside = marks.laid.first().filter(|_| !self.is_small);
        nodes.extend(marks.gained.filter(|_| beside.is_none()).map(|points| gained(look, corner, points)));
        if self.is_small {
            let own = score.village + score.ponds;
            let at = Point::new(corner.x - look.px(POINTS.1) / 2.0, corner.center().y);
            nodes.push(plated(look, at, own, standing(own)));
        } else {
            nodes.push(emblem::parts(look, village.turned, &score, corner));
        }
        for line in Line::all() {
            let rect = self.award(line);
            nodes.extend(self.headed(look, say, village, line, &marks));
            if marks.headed.contains(&line) {
                nodes.push(look.last_move(&outline(rect)));
            }
        }
        for place in Place::all() {
            let rect = self.green(place);
            nodes.extend(village.green(place).map(|id| green::card(look, id, rect)));
            if marks.laid.contains(&place) {
                nodes.push(look.last_move(&outline(rect)));
            }
        }
        if let (Some(&place), Some(points)) = (beside, marks.gained) {
            let card = self.green(place);
            nodes.push(look.gain(Point::new(card.right() - look.px(44.0), card.y + look.px(27.0)), points));
        }
        nodes.extend(marks.drafted.map(|place| ring(look, self.green(place))));
        for &(place, gain) in marks.places {
            nodes.push(candidate(look, self.green(place), &named(place), Some(gain), false));
        }
        for &(line, gain) in marks.lines {
            let occupied = village.award(line).is_some();
            nodes.push(candidate(look, self.award(line), &head(line), gain, occupied));
        }
        nodes
    }

    /// Draws the award of a line with its points; where badges will lie instead, without them.
    fn headed(
        self,
        look: Look,
        say: Say<'_>,
        village: &Village,
        line: Line,
        marks: &Marks<'_>,
    ) -> Option<Node> {
        let (id, rect) = (village.award(line)?, self.award(line));
        let foot = if self.is_small { 0.0 } else { rect.h * RIBBON };
        let face = award::Face { say: marks.large.then_some(say), foot, ..award::Face::bare(id) };
        let mut nodes = vec![award::card(look, face, rect)];
        let points = Score::of(village).line(line);
        let paid = |node| Node::from(Group::new(vec![node]).shows(pays(id, points)));
        if self.is_small {
            nodes.push(paid(self.rim_points(look, line, points)));
        } else if !marks.lines.iter().any(|(open, _)| *open == line) {
            nodes.push(paid(ribbon(look, points, marks.before.map(|before| before.line(line)), rect)));
        }
        Some(Group::new(nodes).into())
    }
}
