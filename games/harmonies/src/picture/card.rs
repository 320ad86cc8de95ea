//! Cards: number, animal, habitat, and the ladder with the cubes left.

use render::{Align, Color, Fit, Group, Look, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Weight};

use super::super::components::card::{CardId, Effect, Held, Like};
use super::super::components::habitat::turned;
use super::super::components::token::{Element, Token};
use super::marks::faced;
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

/// Draws a card as large as `rect`, with its name if there is room. Upright cards have the animal above the habitat, wide ones next to
/// it.
pub(super) fn card(look: Look, held: Held, name: &str, rect: Rect, lack: Option<Lacking>) -> Node {
    let pad = look.px(7.0);
    let body = Path::round_rect(rect, look.px(10.0));
    let band = Rect { w: look.px(9.0), ..rect };
    let mut nodes = vec![look.card(rect)];
    nodes.push(
        Group::new(vec![Shape::new(Path::rect(band)).fill(stripe(held.card)).into()]).clip(body).into(),
    );
    let inner = Rect { x: band.right(), w: rect.w - band.w, ..rect }.inset_by(pad, pad * 0.7);
    let (wide, share) = if held.card.is_spirit() { (64.0, 0.68) } else { (50.0, 0.57) };
    let number = held.card.number().to_string();
    let number_width = render::text_width(&number, look.vital(), Weight::Bold).ceil() + look.px(2.0);
    let ladder_width = look.px(wide).min(inner.w * share).min(inner.w - number_width);
    let (left, ladder) = inner.split_left(inner.w - ladder_width);
    let upright = rect.h > rect.w * 0.95;
    let named = rect.h >= look.px(NAMED) || rect.h >= look.px(LOW) && rect.w >= rect.h * 1.4;
    let (figure, habitat) = if named {
        let (head, left) = left.split_top(look.vital());
        nodes.push(title(
            look,
            held.card,
            name,
            // Up to the edge, less the mark if there is one.
            Rect { w: inner.w + if lack.is_some() { -look.px(38.0) } else { pad * 0.6 }, ..head },
        ));
        if upright { left.split_top(left.h * 0.42) } else { left.split_left(left.w * 0.44) }
    } else {
        let (head, habitat) = left.split_top((left.h * 0.42).max(look.vital()));
        let (place, figure) = head.split_left(number_width);
        let text = TextBox::new(place, number, look.vital()).bold().color(look.theme.ink());
        let text = text.on(look.theme.panel()).align(Align::Start, Align::Middle);
        nodes.push(text.role(Role::Vital).into());
        (figure, habitat)
    };
    nodes.push(emblem::animal(held.card, figure.center(), figure.w.min(figure.h)));
    nodes.extend(pattern(look, held.card, habitat));
    let ladder = ladder.split_top(if named || lack.is_some() { look.px(22.0) } else { 0.0 }).1;
    match held.card.card().effect {
        None => nodes.extend(rungs(look, held, ladder)),
        Some(effect) => nodes.extend(payment(look, effect, ladder, held.is_complete())),
    }
    if let Some(lack) = lack {
        nodes.push(lacking(look, lack, Point::new(rect.right(), rect.y)));
    }
    Group::new(nodes).shows(faced(&held)).into()
}

/// The size of the numbers on a card and in a line of points.
const NUMBER: f32 = 24.0;
/// The height from which a card has its name next to its number, in pixels of a picture 1200 wide; and that of broad cards.
const NAMED: f32 = 112.0;
const LOW: f32 = 88.0;

/// Draws the number and the name on one line.
fn title(look: Look, card: CardId, name: &str, rect: Rect) -> Node {
    let number = card.number().to_string();
    let width = render::text_width(&number, look.vital(), Weight::Bold).ceil() + look.px(5.0);
    let (number_at, name_at) = rect.split_left(width);
    let text = |rect, words: &str, size| {
        let text = TextBox::new(rect, words, size).color(look.theme.ink()).on(look.theme.panel());
        text.align(Align::Start, Align::Middle)
    };
    let mut nodes = vec![text(number_at, &number, look.vital()).bold().role(Role::Vital).into()];
    let size = look.px(18.0);
    // A few letters would name nothing.
    if name_at.w >= look.px(62.0) || render::text_width(name, size, Weight::Regular) < name_at.w {
        nodes.push(text(name_at, name, size).fit(Fit::Ellipsis).into());
    }
    Group::new(nodes).into()
}

/// Marks a card whose cube can be placed by a tick, one that lacks a single token by "−1", in the corner,
/// within the card: the next one may lie right next to it.
fn lacking(look: Look, lack: Lacking, corner: Point) -> Node {
    let (sign, fill) = match lack {
        Lacking::Nothing => ("✓", Color::hex(0x1F5B1F)),
        Lacking::Token => ("−1", Color::hex(0x4A4A4A)),
    };
    let at = corner.offset(-look.px(22.0), look.px(14.0));
    let plate = render::Plate { pad_x: look.px(6.0), pad_y: look.px(1.0), ..render::Plate::new(fill) };
    let text = TextBox::centered(at, sign, look.px(NUMBER), Weight::Bold).color(Color::WHITE);
    text.plate(plate.stroke(Color::WHITE, look.px(1.5))).id("lacking").into()
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
            nodes.push(sign(look, top.offset(0.0, -radius * 0.12), radius * 0.5));
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

/// The sign of a cube.
pub(super) fn sign(look: Look, center: Point, size: f32) -> Node {
    let rect = Rect::around(center, size, size);
    let shape = Shape::new(Path::round_rect(rect, size * 0.15)).fill(Color::hex(0xFFF3D6));
    shape.stroke(Stroke::new(Color::hex(0x5A3A12), look.px(2.0))).into()
}

/// Draws the ladder: the lowest value at the bottom, a cube next to each value that it covers, a plate under the value reached.
fn rungs(look: Look, held: Held, rect: Rect) -> Vec<Node> {
    let ladder = held.card.card().ladder;
    let placed = usize::from(held.placed());
    // A small card has the value reached and those that come next.
    let room = ((rect.h / look.px(NUMBER)) as usize).clamp(1, ladder.len());
    let lowest = placed.saturating_sub(1).min(ladder.len() - room);
    let step = (rect.h / room as f32).min(look.px(30.0));
    let size = look.px(NUMBER);
    let bottom = rect.center().y + step * room as f32 / 2.0;
    let mut nodes = Vec::new();
    for (index, points) in ladder.iter().enumerate().skip(lowest).take(room) {
        let row = Rect::new(rect.x, bottom - step * ((index - lowest) as f32 + 1.0), rect.w, step);
        let (cube, number) = row.split_left(look.px(16.0));
        let (fill, ink) = if index + 1 == placed {
            (look.theme.to_act(), look.theme.on_to_act())
        } else {
            (look.theme.panel(), look.theme.ink())
        };
        if index >= placed {
            nodes.push(sign(look, cube.center(), look.px(13.0)));
        }
        if index + 1 == placed {
            let plate = number.inset_by(0.0, look.px(1.0));
            nodes.push(Shape::new(Path::round_rect(plate, look.px(6.0))).fill(fill).into());
        }
        let text = TextBox::new(number, points.to_string(), size).bold().color(ink).on(fill);
        nodes.push(text.align(Align::Middle, Align::Middle).into());
    }
    nodes
}

/// Draws a spirit's reward: the element, then points by height or by size of the group.
fn payment(look: Look, effect: Effect, rect: Rect, earned: bool) -> Vec<Node> {
    let (like, points, groups) = match effect {
        Effect::Groups(like, points) => (like, points, true),
        Effect::Heights(like, points) => (like, points, false),
    };
    let lines: Vec<String> = match (like, groups) {
        (Like::Water, false) => vec![format!("+{}", points[0])],
        (_, true) if points[0] == points[1] && points[1] == points[2] => vec![format!("1+:{}", points[0])],
        (_, true) => {
            (1..).zip(points).map(|(n, p)| format!("{n}{}:{p}", if n == 3 { "+" } else { "" })).collect()
        }
        (_, false) => (1..).zip(points).map(|(n, p)| format!("{n}:{p}")).collect(),
    };
    let (head, rest) = rect.split_top((rect.h * 0.36).min(rect.w * 0.95));
    // A small card has the element alone: `/board` and the panel say the rest.
    let wide = |line: &String| render::text_width(line, look.px(NUMBER), Weight::Bold).ceil() > rest.w;
    let is_small = rest.h < look.px(NUMBER) * lines.len() as f32 || lines.iter().any(wide);
    let (head, lines) = if is_small { (rect, Vec::new()) } else { (head, lines) };
    let size = (head.h * 0.42).min(rect.w * 0.36);
    let mut nodes = vec![icon(look, like, head.center().offset(0.0, head.h * 0.1), size)];
    if groups {
        let ring = Path::round_rect(head.inset_by(rect.w * 0.06, 0.0), look.px(8.0));
        let dashes = Stroke::new(look.theme.muted(), look.px(2.0)).dashed(look.px(5.0), look.px(4.0));
        nodes.push(Shape::new(ring).stroke(dashes).into());
    }
    let ink = if earned { look.theme.ink() } else { look.theme.muted() };
    let step = (rest.h / lines.len().max(1) as f32).min(look.px(28.0));
    for (index, line) in lines.iter().enumerate() {
        let row = Rect::new(rest.x, rest.y + step * index as f32, rest.w, step);
        let text = TextBox::new(row, line.as_str(), look.px(NUMBER)).bold().color(ink).on(look.theme.panel());
        nodes.push(text.align(Align::Middle, Align::Middle).into());
    }
    nodes
}

/// A small sign of a kind of landscape.
pub(super) fn icon(look: Look, like: Like, center: Point, size: f32) -> Node {
    let tokens: &[Token] = match like {
        Like::Water => &[Token::Blue],
        Like::Field => &[Token::Yellow],
        Like::Building => &[Token::Brown, Token::Red],
        Like::Tree => &[Token::Brown, Token::Green],
        Like::Mountain => &[Token::Grey, Token::Grey],
    };
    let rise = tokens.len() as f32 * token::THICK * size / 2.0;
    token::stack(look, tokens, center.offset(0.0, rise), size)
}

/// A text in bold next to an icon.
pub(super) fn figure(look: Look, at: Point, text: &str) -> Node {
    let text = TextBox::centered(at, text, look.px(NUMBER), Weight::Bold).color(look.theme.ink());
    text.on(look.theme.panel()).into()
}
