//! An award card: its rule as a small drawing.

use render::{
    Align, Color, Fit, Group, Look, Node, Path, Rect, Role, Shape, Stroke, TextBox, Weight, text_width,
};

use super::super::components::award::{AwardId, Term, Thing};
use super::super::components::green::{Colour, Flower, Tree};
use super::super::say::{Say, signed};
use super::icon::{Icon, row, width};
use super::mark::NUMBER;
use super::marks::printed;
use super::tones::{GAIN, GOLD, GROUND, INK, LOSS};

/// A line of an award's drawing.
#[derive(Clone, Debug, PartialEq)]
enum Item {
    /// So many points for these things.
    Pays(Vec<Icon>, i32),
    /// Points by number: "0", "1", "2–4".
    Table(Vec<Icon>, Vec<(String, i32)>),
}

/// The face of an award card.
#[derive(Clone, Copy)]
pub(super) struct Face<'a> {
    pub(super) id: AwardId,
    /// The words for its rule, where there is room for them.
    pub(super) say: Option<Say<'a>>,
    /// The heights at the top and at the foot that something else will cover.
    pub(super) head: f32,
    pub(super) foot: f32,
}

/// Draws the card: its rule as a drawing, and in words where they find room.
pub(super) fn card(look: Look, face: Face<'_>, rect: Rect) -> Node {
    let size = rect.w.min(rect.h);
    let mut nodes = vec![ground(look, rect)];
    let frame = size * 0.085;
    let inner = rect.inset(frame);
    let inner = inner.split_top((face.head - frame).max(0.0)).1;
    let inner = inner.split_top(inner.h - (face.foot - frame * 0.6).max(0.0)).0;
    let words = face.say.and_then(|say| in_words(look, say.rule(face.id), inner));
    let height = words.as_ref().map_or(0.0, |text| text.rect.h + look.px(3.0));
    let room = inner.split_top(inner.h - height).0;
    let pen = Drawing { look, id: face.id };
    nodes.extend(pen.rule(&items(face.id), room));
    nodes.extend(words.map(Node::from));
    Group::new(nodes).shows(format!("award {}", face.id)).into()
}

/// The rule in words at the foot of the room, if it takes no more than half of it.
fn in_words(look: Look, rule: String, room: Rect) -> Option<TextBox> {
    let (size, room) = (look.px(18.0), room.inset_by(look.px(2.0), 0.0));
    let lines = render::font::wrap(&rule, size, Weight::Regular, room.w);
    let height = (lines.len() as f32 * 1.22 * size).ceil();
    if widest(&rule, size, room.w) > room.w || height > room.h * 0.56 {
        return None;
    }
    // Lines of like length look better than a full one and a rest.
    let like = |w: f32| render::font::wrap(&rule, size, Weight::Regular, w).len() == lines.len();
    let longest = widest(&rule, size, room.w);
    let least = (longest * 0.5).max(1.0);
    let width = (0..20)
        .map(|step| least + (room.w - least) * step as f32 / 20.0)
        .find(|&w| like(w) && widest(&rule, size, w) <= w)
        .unwrap_or(room.w);
    let foot = room.split_top(room.h - height).1;
    let foot = Rect::around(foot.center(), width, foot.h);
    let text = TextBox::new(foot, rule, size).color(INK).on(GROUND).align(Align::Middle, Align::Middle);
    Some(text.fit(Fit::Wrap { max_lines: lines.len() }))
}

/// The width of the longest line of a text wrapped to that width.
fn widest(text: &str, size: f32, width: f32) -> f32 {
    let lines = render::font::wrap(text, size, Weight::Regular, width);
    lines.iter().map(|line| text_width(line, size, Weight::Regular)).fold(0.0, f32::max)
}

/// The drawing of an award, from its terms.
fn items(id: AwardId) -> Vec<Item> {
    id.terms().iter().flat_map(items_of).collect()
}

/// Whether the drawing is a table or has many lines: small on a small card.
pub(super) fn is_fine(id: AwardId) -> bool {
    let items = items(id);
    items.len() > 2 || items.iter().any(|item| matches!(item, Item::Table(..)))
}

fn items_of(term: &Term) -> Vec<Item> {
    use Icon::{Bloom, Empty, Equals, NoTree, Pond, Structure};
    let tree = Icon::Tree(None);
    match *term {
        Term::Each(thing, points) => vec![Item::Pays(vec![of(thing)], points)],
        Term::AllColours(points) => {
            vec![Item::Pays(Colour::ALL.map(|colour| Bloom(None, Some(colour))).to_vec(), points)]
        }
        Term::AllFlowers(points) => {
            vec![Item::Pays(Flower::ALL.map(|flower| Bloom(Some(flower), None)).to_vec(), points)]
        }
        Term::ByNumber(thing, points) => vec![Item::Table(vec![of(thing)], numbered(points))],
        Term::BySpecies(points) => {
            vec![Item::Table(Tree::ALL.map(|tree| Icon::Tree(Some(tree))).to_vec(), numbered(&points))]
        }
        Term::Pairs(points) => vec![Item::Pays(vec![tree, Equals, tree], points)],
        Term::Trios(points) => vec![Item::Pays(vec![tree, Equals, tree, Equals, tree], points)],
        Term::ThreeStructures(points) => vec![Item::Pays(vec![Structure; 3], points)],
        Term::OneOfEach(points) => vec![
            Item::Pays(vec![Structure, tree, Pond], points),
            Item::Pays(vec![Structure, tree, Empty], points),
        ],
        Term::Together { bare, two, both } => vec![
            Item::Pays(vec![Structure, NoTree], bare),
            Item::Pays(vec![Structure, tree, tree], two),
            Item::Pays(vec![Structure, Structure, tree, tree], both),
        ],
    }
}

const fn of(thing: Thing) -> Icon {
    match thing {
        Thing::Card => Icon::Card,
        Thing::Empty => Icon::Empty,
        Thing::Pond => Icon::Pond,
        Thing::Structure => Icon::Structure,
        Thing::Lawn => Icon::Lawn,
        Thing::AnyTree => Icon::Tree(None),
        Thing::Tree(tree) => Icon::Tree(Some(tree)),
        Thing::Flower(flower) => Icon::Bloom(Some(flower), None),
        Thing::Colour(colour) => Icon::Bloom(None, Some(colour)),
        Thing::Kind(flower, colour) => Icon::Bloom(Some(flower), Some(colour)),
    }
}

/// Points by number, equal neighbours as one: "2–4".
fn numbered(points: &[i32]) -> Vec<(String, i32)> {
    let mut pairs: Vec<(usize, usize, i32)> = Vec::new();
    for (number, &paid) in points.iter().enumerate() {
        match pairs.last_mut() {
            Some((_, to, last)) if *last == paid => *to = number,
            _ => pairs.push((number, number, paid)),
        }
    }
    let name = |from: usize, to: usize| if from == to { from.to_string() } else { format!("{from}–{to}") };
    pairs.into_iter().map(|(from, to, paid)| (name(from, to), paid)).collect()
}

/// Draws the empty card: cream with a double golden line.
fn ground(look: Look, rect: Rect) -> Node {
    let size = rect.w.min(rect.h);
    let radius = size * 0.1;
    let back =
        Shape::new(Path::round_rect(rect, radius)).fill(GROUND).shadow(look.theme.shadow(look.px(4.0)));
    let inner = Path::round_rect(rect.inset(size * 0.05), radius * 0.6);
    Group::new(vec![
        back.stroke(Stroke::new(GOLD.darker(0.25), (size * 0.028).max(2.0))).into(),
        Shape::new(inner).stroke(Stroke::new(GOLD.mix(GROUND, 0.25), (size * 0.014).max(1.0))).into(),
    ])
    .into()
}

/// The height in widths from which a drawing stands upright: points next to numbers, one below the other.
const HIGH: f32 = 1.15;

/// What all of a drawing has in common.
#[derive(Clone, Copy)]
struct Drawing {
    look: Look,
    id: AwardId,
}

impl Face<'_> {
    /// An award with nothing else on its card.
    pub(super) const fn bare(id: AwardId) -> Face<'static> {
        Face { id, say: None, head: 0.0, foot: 0.0 }
    }
}

impl Drawing {
    /// Draws the rule, as large as the room allows.
    fn rule(self, items: &[Item], room: Rect) -> Vec<Node> {
        let columns = if items.len() > 3 && room.h < room.w * HIGH { 2 } else { 1 };
        let rows = items.len().div_ceil(columns);
        let mut cells = room.grid(columns, rows, room.h * 0.03);
        if let ([Item::Table(..), Item::Pays(..)], [upper, lower]) = (items, &mut cells[..]) {
            // A table needs more height than a line.
            (*upper, *lower) = room.split_top(room.h * 0.66);
        }
        let draw = |(item, cell): (&Item, Rect)| match item {
            Item::Pays(icons, points) => self.pays(icons, *points, cell),
            Item::Table(icons, pairs) => self.table(icons, pairs, cell),
        };
        items.iter().zip(cells).flat_map(draw).collect()
    }

    /// Draws things and their points: next to them where there is room, else beneath.
    fn pays(self, icons: &[Icon], points: i32, room: Rect) -> Vec<Node> {
        let beneath = room.h > room.w * if icons.len() > 1 { 0.7 } else { HIGH };
        let (figures, value) = if beneath {
            room.split_top(room.h * 0.52)
        } else {
            // As wide as the icons need, so that both stand together in the middle.
            let width = (room.h * 0.94 * width(icons)).min(room.w * if icons.len() > 1 { 0.62 } else { 0.5 });
            let slack = ((room.w - width - room.w * 0.48) / 2.0).max(0.0);
            room.inset_by(slack, 0.0).split_left(width)
        };
        let mut nodes = row(self.look, icons, figures);
        let most = if beneath { value.h * 0.85 } else { value.h * 0.9 };
        nodes.push(self.number(points, value, most.min(room.w * 0.4)));
        nodes
    }

    /// Draws what is counted, and below it each number with its points, in two columns where there is no height for one.
    fn table(self, icons: &[Icon], pairs: &[(String, i32)], room: Rect) -> Vec<Node> {
        let columns = if room.h > room.w * HIGH { 1 } else { 2 };
        let count = pairs.len().div_ceil(columns);
        let (figures, rest) = room.split_top(room.h / (count + 1) as f32);
        let mut nodes = row(self.look, icons, figures);
        let wide = |text: &str| text_width(text, 1.0, Weight::Bold);
        let heads = pairs.iter().map(|(head, _)| wide(head)).fold(0.0, f32::max);
        let values = pairs.iter().map(|(_, points)| wide(&signed(*points))).fold(0.0, f32::max);
        let cells = rest.grid(columns, count, room.w * 0.04);
        let size = (rest.h / count as f32 * 1.05).min(cells[0].w / (heads + values + 0.2));
        for (index, (head, points)) in pairs.iter().enumerate() {
            // Digits are lower than a line of text.
            let cell = cells[index % count * columns + index / count].inset_by(0.0, -size * 0.25);
            let (left, right) = cell.split_left(cell.w * (heads + 0.1) / (heads + values + 0.2));
            nodes.push(self.text(head, left, size, INK.lighter(0.25), Weight::Regular));
            nodes.push(self.number(*points, right, size));
        }
        nodes
    }

    /// Writes points with their sign, gains and losses in colours of their own.
    fn number(self, points: i32, rect: Rect, size: f32) -> Node {
        let color = if points < 0 { LOSS } else { GAIN };
        let text = self.text(&signed(points), rect, size, color, Weight::Bold);
        Group::new(vec![text]).shows(printed(self.id, points)).into()
    }

    /// Writes a short text in the middle; too small to be read on a phone it is ornament, and said elsewhere.
    fn text(self, words: &str, rect: Rect, size: f32, color: Color, weight: Weight) -> Node {
        let size = size.min(rect.w / text_width(words, 1.0, weight)).floor();
        let small = size < self.look.px(NUMBER);
        let role = if small { Role::Ornament } else { Role::Label };
        let text = TextBox::new(rect, words, size).color(color).on(GROUND).role(role);
        TextBox { weight, ..text }.align(Align::Middle, Align::Middle).into()
    }
}
