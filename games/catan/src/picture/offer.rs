//! The open offer on the table: what is given for what, and who has answered how.

use render::theme::INK;
use render::{Align, Color, Fit, Group, Look, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox};

use super::super::action::Deal;
use super::super::components::cards::Cards;
use super::super::say::player_mark;
use super::super::state::{Answer, Offer};
use super::super::view::View;
use super::icons;
use rules::Seat;
use tabletop::Frame;

/// The offer in two lines: the deal, and the answers.
pub(super) fn strip(view: &View, offer: &Offer, frame: &Frame<'_>, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let (upper, lower) = rect.inset_by(16.0, 4.0).split_top(rect.h * 0.5 - 4.0);
    nodes.push(player_mark(view.current).mark(Point::new(upper.x + 16.0, upper.center().y), 32.0));
    let words = frame.words.name(view.current);
    let width = render::text_width(&words, 26.0, render::Weight::Bold).ceil() + 2.0;
    let (name, cards) = upper.split_left(42.0).1.split_left(width.min(260.0));
    let cards = cards.split_left(18.0).1;
    let text = TextBox::new(name, words, 26.0).bold().color(look.theme.ink());
    let text = text.on(look.theme.panel()).align(Align::Start, Align::Middle);
    nodes.push(text.fit(Fit::Ellipsis).role(Role::Vital).into());
    nodes.extend(deal(look, cards, offer.deal));
    let asked: Vec<Seat> = offer.to.iter().collect();
    for (cell, seat) in lower.grid(asked.len().max(1), 1, 8.0).into_iter().zip(asked) {
        nodes.extend(answer(look, cell, seat, offer.answers[seat.index()]));
    }
    nodes
}

/// The offer one below the other: the deal, and the answers.
pub(super) fn card(view: &View, offer: &Offer, look: Look, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let rows = rect.inset_by(14.0, 6.0).grid(1, 4, 0.0);
    let asked = offer.to.iter().map(|seat| (seat, offer.answers[seat.index()]));
    let (mark, rest) = rows[0].split_left(42.0);
    nodes.push(player_mark(view.current).mark(mark.center().offset(-5.0, 0.0), 32.0));
    nodes.extend(deal(look, rest, offer.deal));
    for (row, (seat, said)) in rows.iter().skip(1).zip(asked) {
        nodes.extend(answer(look, *row, seat, said));
    }
    nodes
}

/// The sizes of drawings and numbers, the largest first.
pub(super) const SIZES: [(f32, f32); 6] =
    [(36.0, 30.0), (28.0, 30.0), (27.0, 26.0), (25.0, 22.0), (22.0, 18.0), (16.0, 16.0)];

/// "2 wool → 1 ore" in drawings, smaller where there are many.
fn deal(look: Look, rect: Rect, deal: Deal) -> Vec<Node> {
    let mut row = rect;
    let counts = || deal.give.iter().chain(deal.want.iter());
    let needed = |size: (f32, f32)| counts().map(|(_, count)| width(count, size)).sum::<f32>() + size.0;
    let (icon, text) = SIZES.into_iter().find(|&size| needed(size) <= rect.w).unwrap_or(SIZES[5]);
    let mut nodes = cards(look, &mut row, deal.give, icon, text);
    let (place, rest) = row.split_left(icon.min(row.w));
    nodes.push(arrow(place.center().offset(-2.0, 0.0), icon * 0.72, look));
    row = rest;
    nodes.extend(cards(look, &mut row, deal.want, icon, text));
    nodes
}

/// Counts and drawings of cards from left to right; takes their room from `row`.
pub(super) fn cards(look: Look, row: &mut Rect, cards: Cards, icon: f32, size: f32) -> Vec<Node> {
    let counted = |(kind, count)| {
        let counted = counted(look, row, count, |at, size| icons::resource(kind, at, size), (icon, size));
        Group::new(counted).shows(format!("{count} {kind}")).into()
    };
    cards.iter().map(counted).collect()
}

/// The gap after a drawing, in its widths.
const BESIDE: f32 = 0.25;

/// The width that a count and a drawing take.
pub(super) fn width(count: u8, (icon, size): (f32, f32)) -> f32 {
    number(count, size) + icon * (1.0 + BESIDE)
}

fn number(count: u8, size: f32) -> f32 {
    render::text_width(&count.to_string(), size, render::Weight::Bold).ceil() + 4.0
}

/// A count and a drawing at the left of `row`, taking their room from it; nothing if there is too little.
pub(super) fn counted(
    look: Look,
    row: &mut Rect,
    count: u8,
    sign: impl Fn(Point, f32) -> Node,
    (icon, size): (f32, f32),
) -> Vec<Node> {
    let width = number(count, size);
    if row.w < width + icon {
        return Vec::new();
    }
    let (number, rest) = row.split_left(width);
    let text =
        TextBox::new(number, count.to_string(), size).bold().color(look.theme.ink()).on(look.theme.panel());
    let (place, rest) = rest.split_left(icon);
    *row = rest.split_left((icon * BESIDE).min(rest.w)).1;
    vec![text.align(Align::Start, Align::Middle).into(), sign(place.center(), icon * 0.92)]
}

fn answer(look: Look, cell: Rect, seat: Seat, answer: Answer) -> Vec<Node> {
    let (place, rest) = cell.split_left(36.0);
    let mut nodes = vec![player_mark(seat).mark(place.center(), 32.0)];
    let (sign, rest) = rest.split_left(40.0);
    let at = sign.center();
    nodes.extend(match answer {
        Answer::Open => {
            let dot = |x: f32| Path::circle(at.offset(x, 0.0), 3.5);
            let dots = [-10.0, 0.0, 10.0].map(dot).into_iter().fold(Path::new(), Path::and);
            vec![Shape::new(dots).fill(look.theme.muted()).into()]
        }
        Answer::Accepted => tick(at, 1.0),
        Answer::Declined => cross(at),
        Answer::Countered(counter) => {
            let mut nodes = vec![swap(at, look)];
            nodes.extend(deal(look, rest, counter));
            nodes
        }
    });
    nodes
}

fn lines(path: &Path, color: u32) -> Vec<Node> {
    let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width)));
    vec![line(Color::WHITE, 10.0), line(Color::hex(color), 5.5)]
}

/// A green tick.
pub(super) fn tick(at: Point, scale: f32) -> Vec<Node> {
    let corners = [(-11.0, 1.0), (-3.0, 10.0), (12.0, -10.0)];
    lines(&Path::polyline(corners.map(|(x, y)| at.offset(x * scale, y * scale))), 0x1E7B3A)
}

fn cross(at: Point) -> Vec<Node> {
    let line = |dy: f32| Path::line(at.offset(-9.0, -dy), at.offset(9.0, dy));
    lines(&line(9.0).and(line(-9.0)), 0xB3261E)
}

/// An arrow to the right.
fn arrow(at: Point, size: f32, look: Look) -> Node {
    let half = size / 2.0;
    let path = Path::line(at.offset(-half, 0.0), at.offset(half, 0.0));
    let head = [(half - 8.0, -8.0), (half, 0.0), (half - 8.0, 8.0)].map(|(x, y)| at.offset(x, y));
    Shape::new(path.and(Path::polyline(head))).stroke(Stroke::new(look.theme.muted(), 4.0)).into()
}

/// Two arrows in opposite ways: another offer.
fn swap(at: Point, look: Look) -> Node {
    let one = |way: f32| {
        let at = at.offset(0.0, -7.0 * way);
        let head = [(5.0, -6.0), (13.0, 0.0), (5.0, 6.0)].map(|(x, y)| at.offset(x * way, y * way));
        Path::line(at.offset(-13.0 * way, 0.0), at.offset(13.0 * way, 0.0)).and(Path::polyline(head))
    };
    let ink = if look.theme == render::Theme::Paper { INK } else { Color::WHITE };
    Shape::new(one(1.0).and(one(-1.0))).stroke(Stroke::new(ink, 4.0)).into()
}
