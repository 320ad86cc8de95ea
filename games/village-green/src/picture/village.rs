//! A village: 4 × 4 places with the village card, the awards at the rim, the green cards inside.

use render::parts::{Fresh, Places};
use render::{
    Color, Group, Look, Node, Path, Player, Point, Rect, Shape, Stroke, TextBox, Weight, text_width,
};

use super::super::components::place::{Line, Place};
use super::super::components::village::Village;
use super::super::say::{Say, at as named, head};
use super::super::score::Score;
use super::mark::{NUMBER, RIBBON, candidate, outline, plated, ribbon, ring};
use super::marks::{home, pays};
use super::tones::standing;
use super::{award, emblem, green};
use rules::minus;

/// The room for letters and numbers at the rim.
const RIM: f32 = 34.0;
/// The distance of letters and numbers from the cards: beyond the line around an award.
const AWAY: f32 = 21.0;
/// The rims of small villages, above and left: the points stand there too.
const POINTS: (f32, f32) = (32.0, 40.0);
/// The distance of a column's points from its award: the line around the award covers no letter.
const LIFT: f32 = 17.0;
/// The room for letters and numbers beyond the points where they find none next to them.
const BEYOND: f32 = 33.0;
/// How much deeper than a green card an award of a small village is: its digits are to be read.
const DEEP: f32 = 1.45;
/// Cards smaller than this have no room for points.
const SMALL: f32 = 105.0;
/// Next to cards smaller than this only their points have room, and awards are no deeper than they.
const TINY: f32 = 62.0;

/// The places of a village in the picture.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    left: f32,
    top: f32,
    cell: f32,
    /// The depth of the village card's row and column, with the awards.
    deep: f32,
    gap: f32,
    /// Whether the points stand at the rim and not on the cards.
    is_small: bool,
    /// Whether letters and numbers stand beyond the points.
    is_tiny: bool,
    room: Rect,
}

/// What is marked on a village.
#[derive(Clone, Copy, Default)]
pub(super) struct Marks<'a> {
    /// Where the turn that is told laid a green card.
    pub(super) laid: Option<(Place, Fresh)>,
    /// Where it laid an award.
    pub(super) headed: Option<(Line, Fresh)>,
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
        let side = |rim: (f32, f32)| (room.w - look.px(rim.1)).min(room.h - look.px(rim.0));
        let cell = |rim, gap: f32, deep: f32| ((side(rim) - 3.0 * gap) / (3.0 + deep)).floor();
        let is_small = cell((RIM, RIM), look.px(5.0), 1.0) < look.px(SMALL);
        let is_tiny = cell(POINTS, look.px(3.0), 1.0) < look.px(TINY);
        let (rim, gap, deep) = match (is_small, is_tiny) {
            (false, _) => ((RIM, RIM), look.px(5.0), 1.0),
            (true, false) => (POINTS, look.px(3.0), DEEP),
            (true, true) => ((POINTS.0 + BEYOND, POINTS.1 + BEYOND), look.px(3.0), 1.0),
        };
        let cell = cell(rim, gap, deep);
        let deep = (cell * deep).floor();
        let side = deep + 3.0 * (cell + gap);
        let rim = (look.px(rim.0), look.px(rim.1));
        let left = room.x + (room.w - side - rim.1) / 2.0 + rim.1;
        let top = room.y + (room.h - side - rim.0) / 2.0 + rim.0;
        Grid { left, top, cell, deep, gap, is_small, is_tiny, room }
    }

    /// The square of all places.
    #[cfg(test)]
    pub(super) fn side(self) -> f32 {
        self.deep + 3.0 * (self.cell + self.gap)
    }

    fn rect(self, column: usize, row: usize) -> Rect {
        let at = |index: usize| match index {
            0 => (0.0, self.deep),
            _ => (self.deep + self.gap + (self.cell + self.gap) * (index - 1) as f32, self.cell),
        };
        let ((x, w), (y, h)) = (at(column), at(row));
        Rect::new(self.left + x, self.top + y, w, h)
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
            let hollow = Path::round_rect(rect.inset(self.gap * 0.5), self.cell * 0.1);
            let dashes = Stroke::new(look.theme.line(), look.px(1.5)).dashed(look.px(7.0), look.px(6.0));
            nodes.push(Shape::new(hollow).stroke(dashes).into());
            nodes.push(self.name(look, line));
        }
        nodes
    }

    /// Draws a line's letter or number; smaller where its points stand next to it.
    fn name(self, look: Look, line: Line) -> Node {
        let at = self.letter(look, line);
        let size = match (self.is_tiny, line.is_column() && self.is_small) {
            (true, _) => 22.0,
            (false, true) => 24.0,
            (false, false) => NUMBER,
        };
        let size = look.px(size);
        let text = TextBox::centered(at, head(line), size, Weight::Bold);
        text.color(look.theme.muted()).on(look.theme.background()).into()
    }

    /// The place of a line's letter or number at the rim.
    fn letter(self, look: Look, line: Line) -> Point {
        let rect = self.award(line);
        let away = look.px(AWAY);
        let (above, beside) = if self.is_tiny {
            (POINTS.0 + BEYOND / 2.0, POINTS.1 + BEYOND / 2.0)
        } else {
            (LIFT, POINTS.1 / 2.0)
        };
        let aside = if self.is_tiny { 0.0 } else { self.cell };
        match (line.is_column(), self.is_small) {
            (true, false) => rect.center().offset(0.0, -rect.h / 2.0 - away),
            (false, false) => rect.center().offset(-rect.w / 2.0 - away, 0.0),
            (true, true) => rect.center().offset(-aside * 0.41, -rect.h / 2.0 - look.px(above)),
            (false, true) => rect.center().offset(-rect.w / 2.0 - look.px(beside), -aside * 0.3),
        }
    }

    /// The points of a line at the rim of a small village, next to its letter or beneath its number.
    fn rim_points(self, look: Look, line: Line, points: i32) -> Node {
        let rect = self.award(line);
        let aside = if self.is_tiny { 0.0 } else { self.cell * 0.165 };
        let at = if line.is_column() {
            // Broad points end with their column: the next letter stands right next to it.
            let half = text_width(&minus(points), look.px(NUMBER), Weight::Bold) / 2.0 + look.px(3.0);
            let aside = aside.min((self.cell / 2.0 - half).max(0.0));
            rect.center().offset(aside, -rect.h / 2.0 - look.px(LIFT))
        } else {
            rect.center().offset(-rect.w / 2.0 - look.px(POINTS.1) / 2.0, aside)
        };
        let fill = standing(points);
        plated(look, at, points, fill, self.cell)
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
        if self.is_small {
            let own = score.village + score.ponds;
            let at = Point::new(corner.x - look.px(POINTS.1) / 2.0, corner.center().y);
            nodes.push(plated(look, at, own, standing(own), self.cell));
        } else {
            nodes.push(emblem::parts(look, village.turned, &score, corner));
        }
        for line in Line::all() {
            nodes.extend(
                self.headed(say, village, line, &marks).map(|face| award::card(look, face, self.award(line))),
            );
        }
        for place in Place::all() {
            nodes.extend(village.green(place).map(|id| green::card(look, id, self.green(place))));
        }
        let told = [
            marks.laid.map(|(place, fresh)| (self.green(place), fresh, named(place))),
            marks.headed.map(|(line, fresh)| (self.award(line), fresh, head(line))),
        ];
        let told = || told.iter().flatten();
        nodes.extend(told().map(|(rect, fresh, name)| {
            let line = look.moved(&outline(*rect), *fresh);
            Group::new(vec![line]).shows(player.moved(name)).into()
        }));
        nodes.extend(Line::all().filter_map(|line| self.paid(look, village, line, &marks)));
        if let (Some(points), Some((card, ..))) = (marks.gained, told().next()) {
            let at = self.free(look, village, &marks).beside(
                *card,
                self.gap + look.px(2.0),
                look.gain_size(points),
            );
            nodes.extend(at.map(|at| look.gain(at, points)));
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

    /// The places for what is said of a card next to it: cards, candidates and the rim are taken. The header tells it, too.
    fn free(self, look: Look, village: &Village, marks: &Marks<'_>) -> Places {
        let (left, top) = (self.rect(0, 0).x, self.rect(0, 0).y);
        let awards = Line::all().filter(|line| village.award(*line).is_some()).map(|line| self.award(line));
        let rim = [Rect { w: left - self.room.x, ..self.room }, Rect { h: top - self.room.y, ..self.room }];
        let places = marks.places.iter().map(|(place, _)| self.green(*place));
        let lines = marks.lines.iter().map(|(line, _)| self.award(*line));
        let taken = rim.into_iter().chain([self.rect(0, 0)]).chain(awards).chain(places).chain(lines);
        let cards =
            Place::all().filter(|place| village.green(*place).is_some()).map(|place| self.green(place));
        let edge = look.px(2.0);
        Places::new(self.room.inset(-edge), taken.chain(cards).collect(), Vec::new())
    }

    /// The face of the award of a line.
    fn headed<'a>(
        self,
        say: Say<'a>,
        village: &Village,
        line: Line,
        marks: &Marks<'_>,
    ) -> Option<award::Face<'a>> {
        let foot = if self.is_small { 0.0 } else { self.cell * RIBBON };
        let id = village.award(line)?;
        Some(award::Face { say: marks.large.then_some(say), foot, ..award::Face::bare(id) })
    }

    /// Draws the points of a line's award; nothing where badges will lie instead.
    fn paid(self, look: Look, village: &Village, line: Line, marks: &Marks<'_>) -> Option<Node> {
        let (id, rect) = (village.award(line)?, self.award(line));
        let points = Score::of(village).line(line);
        let paid = |node| Some(Group::new(vec![node]).shows(pays(id, points)).into());
        if self.is_small {
            return paid(self.rim_points(look, line, points));
        }
        let is_open = marks.lines.iter().any(|(open, _)| *open == line);
        if is_open {
            None
        } else {
            paid(ribbon(look, points, marks.before.map(|before| before.line(line)), rect))
        }
    }
}
