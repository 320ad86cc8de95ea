//! Cards: number, animal, habitat, and the ladder with the cubes left.

use render::{Align, Color, Group, Look, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Weight};

use super::super::components::card::{CardId, Effect, Held};
use super::super::components::habitat::turned;
use super::super::components::token::{Element, Token};
use super::marks::faced;
use super::worth::{Ladder, NUMBER, Reward};
use super::{emblem, token};

/// The stripe that tells on which colour the cube goes.
fn stripe(card: CardId) -> Color {
    let top = card.card().home.stacks()[0].tokens().last().copied();
    top.map_or(Color::WHITE, Token::color)
}

/// What a card lacks on its owner's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lacking {
    /// Nothing: a cube can be placed.
    Nothing,
    /// A single token.
    Token,
}

/// Draws a card as large as `rect`, with its name if all of it finds room. Upright cards have the animal above the habitat, wide ones
/// next to it.
pub(super) fn card(look: Look, held: Held, name: &str, rect: Rect, lack: Option<Lacking>) -> Node {
    let pad = look.px(5.0);
    let body = Path::round_rect(rect, look.px(10.0));
    let band = Rect { w: look.px(9.0), ..rect };
    let stripe = Shape::new(Path::rect(band)).fill(stripe(held.card));
    let mut nodes = vec![look.card(rect), Group::new(vec![stripe.into()]).clip(body).into()];
    let inner = Rect { x: band.right(), w: rect.w - band.w, ..rect }.inset_by(pad, pad);
    let taken = if lack.is_some() { look.px(MARK.1) } else { 0.0 };
    let title = Title { card: held.card, name, named: rect.h >= look.px(NAMED) };
    let corner = match held.card.card().effect {
        None => animal(look, held, title, inner, taken, &mut nodes),
        Some(effect) => spirit(look, held, effect, title, inner, taken, &mut nodes),
    };
    if let Some(lack) = lack {
        nodes.push(lacking(look, lack, Point::new(rect.right(), corner)));
    }
    Group::new(nodes).shows(faced(&held)).into()
}

/// The height from which a card may have its name next to its number, in pixels of a picture 1200 wide.
const NAMED: f32 = 90.0;
/// The height of number and name.
const HEAD: f32 = 28.0;
/// The size of a name.
const NAME: f32 = 18.0;

/// The number of a card and its name.
#[derive(Clone, Copy)]
struct Title<'a> {
    card: CardId,
    name: &'a str,
    /// Whether the card is high enough for the name.
    named: bool,
}

impl Title<'_> {
    /// The width of the number.
    fn number(self, look: Look) -> f32 {
        let number = self.card.number().to_string();
        render::text_width(&number, look.px(NUMBER), Weight::Bold).ceil() + look.px(4.0)
    }

    /// Whether number and name find room.
    fn fits(self, look: Look, width: f32) -> bool {
        let name = render::text_width(self.name, look.px(NAME), Weight::Regular).ceil();
        self.named && self.number(look) + name <= width
    }

    /// Draws the number, and the name if there is room for all of it.
    fn draw(self, look: Look, rect: Rect) -> Node {
        // Digits are lower than a line of text.
        let line = rect.inset_by(0.0, -look.px(5.0));
        let (number, name) = (Rect { w: self.number(look), ..line }, line.split_left(self.number(look)).1);
        let text = |rect, words: &str, size| {
            let text = TextBox::new(rect, words, look.px(size)).color(look.theme.ink());
            text.on(look.theme.panel()).align(Align::Start, Align::Middle)
        };
        let number = text(number, &self.card.number().to_string(), NUMBER).bold().role(Role::Vital);
        let mut nodes = vec![number.into()];
        if self.fits(look, rect.w) {
            nodes.push(text(name, self.name, NAME).into());
        }
        Group::new(nodes).into()
    }
}

/// Draws what is on an animal's card; gives the top of what is left for a mark.
fn animal(look: Look, held: Held, title: Title<'_>, inner: Rect, taken: f32, nodes: &mut Vec<Node>) -> f32 {
    let ladder = Ladder::within(look, held, inner.h, taken);
    let (head, below) = inner.split_top(look.px(HEAD));
    // The name reaches up to the edge.
    let head = Rect { w: head.w + look.px(4.0), ..head };
    let lower = Ladder::within(look, held, below.h, taken);
    let is_above = !title.fits(look, inner.w - ladder.width(look) - look.px(5.0))
        && title.fits(look, head.w)
        && lower.fits(look, below.h)
        && inner.w - lower.width(look) >= look.px(40.0);
    let (ladder, room) = if is_above { (lower, below) } else { (ladder, inner) };
    let (left, rungs) = room.split_left(room.w - ladder.width(look));
    nodes.extend(ladder.draw(look, rungs));
    if is_above {
        nodes.push(title.draw(look, head));
        drawn(look, held.card, left, nodes);
        return room.y;
    }
    let number = title.number(look);
    let (head, rest) = left.split_top(look.px(HEAD));
    if title.fits(look, left.w - look.px(5.0)) || left.w - number < look.px(24.0) {
        nodes.push(title.draw(look, head));
        drawn(look, held.card, rest, nodes);
    } else {
        let (head, habitat) = left.split_top((left.h * 0.42).max(look.px(HEAD)));
        let (place, figure) = head.split_left(number);
        nodes.push(title.draw(look, place));
        nodes.push(emblem::animal(held.card, figure.center(), figure.w.min(figure.h)));
        nodes.extend(pattern(look, held.card, habitat));
    }
    room.y
}

/// Draws the animal and its habitat, one above the other where there is more height.
fn drawn(look: Look, card: CardId, room: Rect, nodes: &mut Vec<Node>) {
    let (figure, habitat) =
        if room.h > room.w * 0.8 { room.split_top(room.h * 0.42) } else { room.split_left(room.w * 0.44) };
    nodes.push(emblem::animal(card, figure.center(), figure.w.min(figure.h)));
    nodes.extend(pattern(look, card, habitat));
}

/// Draws what is on a spirit's card; gives the top of what is left for a mark.
fn spirit(
    look: Look,
    held: Held,
    effect: Effect,
    title: Title<'_>,
    inner: Rect,
    taken: f32,
    nodes: &mut Vec<Node>,
) -> f32 {
    let (head, below) = inner.split_top(look.px(HEAD));
    let icon = look.px(32.0);
    let reward = Reward::within(look, held, effect, below.h - icon, inner.w);
    let height = taken + icon + reward.height(look);
    let roomy = inner.w - reward.width() >= look.px(56.0);
    if roomy && height <= inner.h {
        let head = Rect { w: head.w + look.px(4.0), ..head };
        let is_above = title.fits(look, head.w) && height <= below.h;
        let room = if is_above { below } else { inner };
        let (left, right) = room.split_left(room.w - reward.width());
        let right = right.split_top(taken).1;
        let (top, lines) = right.split_top((right.h - reward.height(look)).clamp(icon, icon * 1.6));
        nodes.extend(reward.icon(look, top));
        nodes.extend(reward.draw(look, Rect { h: lines.h.min(reward.height(look) * 1.2), ..lines }));
        let (head, left) = if is_above { (head, left) } else { left.split_top(head.h) };
        nodes.push(title.draw(look, head));
        drawn(look, held.card, left, nodes);
        return room.y;
    }
    // Animal and reward stand next to the number, or below it where a mark does.
    let least = |wide: f32| Reward::within(look, held, effect, below.h, inner.w - look.px(wide));
    let reward = Some(least(28.0)).filter(|it| taken == 0.0 || it.height(look) + look.px(HEAD) <= below.h);
    let reward = reward.unwrap_or_else(|| least(44.0));
    // A low card has a lower head.
    let (head, below) = inner.split_top((inner.h - reward.height(look)).clamp(look.px(22.0), look.px(HEAD)));
    let (number, rest) = head.split_left(title.number(look));
    nodes.push(Title { named: false, ..title }.draw(look, number));
    let (left, _) = below.split_left(below.w - reward.width());
    let (figures, below, beside) = match taken > 0.0 {
        false => (rest, below, left),
        true if left.w >= look.px(40.0) => {
            let (figures, beside) = left.split_top(look.px(HEAD));
            (figures, below, beside)
        }
        true => {
            let (figures, below) = below.split_top(look.px(HEAD));
            (figures, below, Rect { w: left.w, ..below })
        }
    };
    let cells = figures.grid(2, 1, look.px(3.0));
    nodes.push(emblem::animal(held.card, cells[0].center(), cells[0].w.min(cells[0].h)));
    nodes.extend(reward.icon(look, cells[1]));
    let (above, foot) = below.split_top(below.h - reward.height(look));
    let size = |rect: Rect| largest(held.card, rect).map_or(0.0, |it| it.0.min(rect.w / 2.9));
    let is_beside = size(beside) >= size(above);
    nodes.extend(pattern(look, held.card, if is_beside { beside } else { above }));
    let lines = if is_beside { below } else { foot };
    nodes.extend(reward.draw(look, lines.split_left(lines.w - reward.width()).1));
    inner.y
}

/// The width and the height of a mark on a card.
const MARK: (f32, f32) = (46.0, 28.0);

/// Marks a card whose cube can be placed by a tick, one that lacks a single token by "−1", above what it pays, within the card: the next
/// one may lie right next to it.
fn lacking(look: Look, lack: Lacking, corner: Point) -> Node {
    // A tick reaches lower than a number, and no value below may touch it.
    let (sign, size, fill) = match lack {
        Lacking::Nothing => ("✓", 18.0, Color::hex(0x1F5B1F)),
        Lacking::Token => ("−1", NUMBER, Color::hex(0x4A4A4A)),
    };
    let (w, h) = (look.px(MARK.0), look.px(MARK.1) - look.px(2.0));
    let rect = Rect::new(corner.x - w - look.px(2.0), corner.y - look.px(1.0), w, h);
    let plate = Shape::new(Path::round_rect(rect, h * 0.3)).fill(fill);
    let text = TextBox::centered(rect.center(), sign, look.px(size), Weight::Bold).color(Color::WHITE);
    let plate = plate.stroke(Stroke::new(Color::WHITE, look.px(1.5)));
    Group::new(vec![plate.into(), text.on(fill).into()]).id("lacking").into()
}

/// The height of a small hex in parts of a regular one's.
const FLAT: f32 = 0.8;

/// A hex of a drawn habitat: its element, the step to it, and whether it is the home.
type Spot = (Element, (i8, i8), bool);

/// The middle of the hex after that step, in radii.
fn at((q, r): (i8, i8)) -> Point {
    let (q, r) = (f32::from(q), f32::from(r));
    Point::new(1.5 * q, 1.732 * (r + q / 2.0) * FLAT)
}

/// Finds, of the six ways to turn a habitat, the one that fits in with the largest hexes: their radius, the hexes, their middle.
fn largest(card: CardId, rect: Rect) -> Option<(f32, Vec<Spot>, Point)> {
    let printed = card.card();
    let ways = (0..6).map(|turns| {
        let turn = |step: (i8, i8)| (0..turns).fold(step, |step, _| turned(step));
        let mut spots: Vec<Spot> = vec![(printed.home, (0, 0), true)];
        spots.extend(printed.around.iter().map(|&(element, step)| (element, turn(step), false)));
        let bounds = Rect::enclosing(spots.iter().map(|spot| at(spot.1))).unwrap_or_default();
        // A hex reaches one radius sideways; towers stand higher than their hex.
        let radius = (rect.w / (bounds.w + 2.0)).min(rect.h / (bounds.h + 2.0 * 0.866 * FLAT + 0.75));
        (radius, spots, bounds.center())
    });
    ways.reduce(|best, way| if way.0 > best.0 + 0.01 { way } else { best })
}

/// Draws the habitat: small stacks on their hexes; the home has a cube on it.
pub(super) fn pattern(look: Look, card: CardId, rect: Rect) -> Vec<Node> {
    let Some((radius, mut spots, middle)) = largest(card, rect) else { return Vec::new() };
    let radius = radius.min(rect.w / 2.9);
    let put = |step: (i8, i8)| {
        let p = at(step);
        rect.center().offset((p.x - middle.x) * radius, (p.y - middle.y + 0.32) * radius)
    };
    spots.sort_by(|one, other| at(one.1).y.total_cmp(&at(other.1).y));
    let mut nodes: Vec<Node> =
        spots.iter().map(|&(_, step, home)| hex(look, put(step), radius, home)).collect();
    let rx = radius * 0.6;
    for &(element, step, home) in &spots {
        let base = put(step).offset(0.0, radius * 0.12);
        let tokens = shown(element);
        nodes.push(if element == Element::Building {
            building(look, base, rx)
        } else {
            token::stack(look, tokens, base, rx)
        });
        if home {
            let top = token::top(base, rx, tokens.len());
            nodes.push(token::sign(look, top.offset(0.0, -radius * 0.12), radius * 0.5));
        }
    }
    nodes
}

/// Draws a small hex; the home's has a stronger line.
fn hex(look: Look, c: Point, radius: f32, home: bool) -> Node {
    let (r, h) = (radius * 0.97, radius * 0.866 * FLAT * 0.97);
    let corners = [(r, 0.0), (r / 2.0, h), (-r / 2.0, h), (-r, 0.0), (-r / 2.0, -h), (r / 2.0, -h)];
    let line = if home {
        Stroke::new(look.theme.ink(), look.px(2.5))
    } else {
        Stroke::new(look.theme.line(), look.px(1.5))
    };
    let path = Path::polygon(corners.map(|(x, y)| c.offset(x, y)));
    Shape::new(path).fill(look.theme.hollow()).stroke(line).into()
}

/// The tokens that stand for an element.
fn shown(element: Element) -> &'static [Token] {
    element.stacks()[0].tokens()
}

/// A building on anything: the lower token is three-coloured.
fn building(look: Look, base: Point, rx: f32) -> Node {
    let whole = token::stack(look, &[Token::Grey, Token::Red], base, rx);
    let part = |token: Token, from: f32, to: f32| {
        let clip =
            Rect::new(base.x + rx * from, base.y - rx * (token::THICK - 0.02), rx * (to - from), rx * 1.4);
        let lower = token::stack(look, &[token], base, rx);
        Node::from(Group::new(vec![lower]).clip(Path::rect(clip)))
    };
    let upper = token::stack(look, &[Token::Red], base.offset(0.0, -rx * token::THICK), rx);
    Group::new(vec![whole, part(Token::Brown, -1.1, -0.34), part(Token::Red, 0.34, 1.1), upper]).into()
}

/// A text in bold next to an icon.
pub(super) fn figure(look: Look, at: Point, text: &str) -> Node {
    let text = TextBox::centered(at, text, look.px(NUMBER), Weight::Bold).color(look.theme.ink());
    text.on(look.theme.panel()).into()
}
