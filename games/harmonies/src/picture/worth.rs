//! What a card pays: the ladder of an animal, the reward of a spirit. Every value stands there, however small the card is.

use render::{Align, Group, Look, Node, Path, Rect, Shape, Stroke, TextBox, Weight};

use super::super::components::card::{CardId, Effect, Held, Like};
use super::marks::pays;
use super::token::{icon, sign};

/// The size of the numbers on a card and in a line of points.
pub(super) const NUMBER: f32 = 30.0;
/// The size of a spirit's numbers where its habitat would have no room next to them.
const LEAST: f32 = 24.0;
/// The height of a line of numbers, which reach no lower than the line.
const LINE: f32 = 24.0;
/// The room of a cube next to a value.
const CUBE: f32 = 16.0;
/// The room between the two columns of a ladder.
const GAP: f32 = 5.0;

fn wide(look: Look, words: &str) -> f32 {
    render::text_width(words, look.px(NUMBER), Weight::Bold).ceil()
}

/// The ladder of an animal: one column, or two where one would be too high.
#[derive(Clone, Copy)]
pub(super) struct Ladder {
    held: Held,
    columns: usize,
    /// The height at the top that something else covers.
    head: f32,
}

impl Ladder {
    /// The ladder in that height, of which `taken` is covered at the upper right.
    pub(super) fn within(look: Look, held: Held, height: f32, taken: f32) -> Ladder {
        let steps = held.card.card().ladder.len();
        if look.px(LINE) * steps as f32 <= height - taken {
            return Ladder { held, columns: 1, head: taken };
        }
        // The right column of an odd number has one value less: what is covered lies there.
        Ladder { held, columns: 2, head: if steps % 2 == 1 { 0.0 } else { taken } }
    }

    fn steps(&self) -> &'static [i32] {
        self.held.card.card().ladder
    }

    fn rows(&self) -> usize {
        self.steps().len().div_ceil(self.columns)
    }

    /// Whether that height has room for all of it.
    pub(super) fn fits(&self, look: Look, height: f32) -> bool {
        look.px(LINE) * self.rows() as f32 <= height - self.head
    }

    /// The width of each column.
    fn widths(&self, look: Look) -> Vec<f32> {
        let cube = if self.columns == 1 { look.px(CUBE) } else { 0.0 };
        let widest =
            |steps: &[i32]| steps.iter().map(|points| wide(look, &points.to_string())).fold(0.0, f32::max);
        self.steps().chunks(self.rows()).map(|steps| cube + widest(steps)).collect()
    }

    pub(super) fn width(&self, look: Look) -> f32 {
        let widths = self.widths(look);
        widths.iter().sum::<f32>() + look.px(GAP) * (widths.len() - 1) as f32
    }

    /// Draws it upwards from the lowest value: a plate under the value reached, those below it faint, a cube next to the others where
    /// there is room.
    pub(super) fn draw(&self, look: Look, rect: Rect) -> Vec<Node> {
        let rect = rect.split_top(self.head).1;
        let rows = self.rows();
        let step = (rect.h / rows as f32).min(look.px(31.0));
        let bottom = rect.center().y + step * rows as f32 / 2.0;
        let size = look.px(NUMBER).min(step * NUMBER / LINE);
        let placed = usize::from(self.held.placed());
        let (mut x, mut nodes) = (rect.x, Vec::new());
        let columns = self.steps().chunks(rows).zip(self.widths(look)).enumerate();
        for (column, (steps, width)) in columns {
            let (parted, ground) = (self.columns > 1, look.theme.hollow());
            if parted {
                let high = step * steps.len() as f32;
                let back = Rect::new(x, bottom - high, width, high).inset_by(-look.px(2.0), 0.0);
                nodes.push(Shape::new(Path::round_rect(back, look.px(6.0))).fill(ground).into());
            }
            let ground = if parted { ground } else { look.theme.panel() };
            for (row, points) in steps.iter().enumerate() {
                let index = column * rows + row;
                let cell = Rect::new(x, bottom - step * (row as f32 + 1.0), width, step);
                let cube = if self.columns == 1 { look.px(CUBE) } else { 0.0 };
                let (cube, number) = cell.split_left(cube);
                let mut drawn = Vec::new();
                if cube.w > 0.0 && index >= placed {
                    drawn.push(sign(look, cube.center(), look.px(13.0)));
                }
                let (fill, ink) = match index + 1 {
                    it if it == placed => (look.theme.to_act(), look.theme.on_to_act()),
                    it if it < placed => (ground, look.theme.muted()),
                    _ => (ground, look.theme.ink()),
                };
                if index + 1 == placed {
                    let plate = number.inset_by(-look.px(2.0), 0.0);
                    drawn.push(Shape::new(Path::round_rect(plate, look.px(6.0))).fill(fill).into());
                }
                let room = number.inset_by(0.0, -look.px(4.0));
                let text = TextBox::new(room, points.to_string(), size).bold().color(ink).on(fill);
                drawn.push(text.align(Align::End, Align::Middle).into());
                nodes.push(Group::new(drawn).shows(pays(self.held.card, index as u8 + 1, *points)).into());
            }
            x += width + look.px(GAP);
        }
        nodes
    }
}

/// A line of a spirit's reward: for which numbers it is, and how it is written.
struct Line {
    from: u8,
    to: u8,
    points: i32,
    words: String,
}

/// The reward of a spirit: what it is for, and how many points by height or by size of the group.
pub(super) struct Reward {
    card: CardId,
    like: Like,
    is_group: bool,
    lines: Vec<Line>,
    size: f32,
}

impl Reward {
    /// The narrowest way to write the reward in that height; smaller where it would be broader than `most`.
    pub(super) fn within(look: Look, held: Held, effect: Effect, height: f32, most: f32) -> Reward {
        let (like, points, is_group) = match effect {
            Effect::Groups(like, points) => (like, points, true),
            Effect::Heights(like, points) => (like, points, false),
        };
        let reward = |joined: bool| Reward {
            card: held.card,
            like,
            is_group,
            lines: lines(like, points, is_group, joined),
            size: look.px(NUMBER),
        };
        let (parted, joined) = (reward(false), reward(true));
        let narrow = parted.height(look) <= height && parted.width() < joined.width();
        let reward = if narrow { parted } else { joined };
        let size = (reward.size * most / reward.width()).floor().clamp(look.px(LEAST), look.px(NUMBER));
        Reward { size, ..reward }
    }

    pub(super) fn height(&self, look: Look) -> f32 {
        look.px(LINE) * self.lines.len() as f32
    }

    pub(super) fn width(&self) -> f32 {
        let wide = |line: &Line| render::text_width(&line.words, self.size, Weight::Bold).ceil();
        self.lines.iter().map(wide).fold(0.0, f32::max)
    }

    /// Draws what is rewarded, in a dashed ring if groups are.
    pub(super) fn icon(&self, look: Look, rect: Rect) -> Vec<Node> {
        let size = (rect.h * 0.42).min(rect.w * 0.36);
        let mut nodes = vec![icon(look, self.like, rect.center().offset(0.0, rect.h * 0.1), size)];
        if self.is_group {
            let ring = Path::round_rect(rect.inset_by(rect.w * 0.04, 0.0), look.px(8.0));
            let dashes = Stroke::new(look.theme.muted(), look.px(2.0)).dashed(look.px(5.0), look.px(4.0));
            nodes.push(Shape::new(ring).stroke(dashes).into());
        }
        nodes
    }

    /// Writes the lines in the middle of the height.
    pub(super) fn draw(&self, look: Look, rect: Rect) -> Vec<Node> {
        let step = (rect.h / self.lines.len() as f32).min(look.px(30.0));
        let top = rect.center().y - step * self.lines.len() as f32 / 2.0;
        let mut nodes = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            let row = Rect::new(rect.x, top + step * index as f32, rect.w, step);
            let text = TextBox::new(row.inset_by(0.0, -look.px(4.0)), line.words.as_str(), self.size)
                .bold()
                .color(look.theme.ink());
            let text = text.on(look.theme.panel()).align(Align::Middle, Align::Middle);
            let marks = (line.from..=line.to).map(|number| pays(self.card, number, line.points));
            nodes.push(marks.fold(Group::new(vec![text.into()]), Group::shows).into());
        }
        nodes
    }
}

/// The reward in lines, without what pays nothing: equal neighbours as one, or only those up to the highest number.
fn lines(like: Like, points: [i32; 3], is_group: bool, joined: bool) -> Vec<Line> {
    if (like, is_group) == (Like::Water, false) {
        return vec![Line { from: 1, to: 1, points: points[0], words: format!("+{}", points[0]) }];
    }
    let mut lines: Vec<Line> = Vec::new();
    for (number, points) in (1u8..).zip(points) {
        match lines.last_mut() {
            Some(last) if last.points == points && (joined || points == 0 || number == 3) => last.to = number,
            _ => lines.push(Line { from: number, to: number, points, words: String::new() }),
        }
    }
    lines.retain(|line| line.points != 0);
    for line in &mut lines {
        let head = match (line.from, line.to) {
            // No landscape is higher than 3, but groups grow.
            (from, 3) if from < 3 || is_group => format!("{from}+"),
            (from, to) if from == to => from.to_string(),
            (from, to) => format!("{from}–{to}"),
        };
        line.words = format!("{head}:{}", line.points);
    }
    lines
}
