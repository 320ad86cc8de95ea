//! The people next to the landscape, with what the flocks are worth.

use render::parts::Look;
use render::{Align, Fit, Group, Node, Path, PlayerPanel, Point, Rect, Role, Shape, Stroke, TextBox, Weight};

use super::super::say::Say;
use super::super::view::View;
use super::flocks;
use super::header::{fitting, icon};
use super::marks::herded;
use rules::Seat;
use tabletop::Frame;

/// The width of the column, in pixels of a picture 1200 wide.
pub(super) const WIDTH: f32 = 332.0;
/// The height of the line below a person's name.
const ROW: f32 = 48.0;
/// The gap between cards.
const GAP: f32 = 12.0;

/// Draws everybody in the order of the seats, at the end of the ranking, one below the other, and the flocks beneath.
pub(super) fn column(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut rest = rect;
    for seat in order(view) {
        let (top, below) = rest.split_top(person_height(look));
        nodes.extend(person(look, view, frame, seat, top));
        rest = below.split_top(look.px(GAP)).1;
    }
    let card = rest.split_top((flocks::height(look, 1) * 1.3).min(rest.h)).0;
    nodes.extend(flocks::draw(look, view, frame, card, 1));
    nodes
}

/// The height of [`strip`].
pub(super) fn strip_height(look: Look, seats: usize) -> f32 {
    match seats {
        0..=2 => flocks::height(look, 2),
        _ => person_height(look) * 2.0 + look.px(GAP),
    }
}

/// Draws everybody side by side, with the flocks at the right.
pub(super) fn strip(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let (rows, columns) = if view.seats.len() > 2 { (2, 1) } else { (1, 2) };
    let gap = look.px(GAP);
    let width = if columns == 2 { rect.w * 0.48 } else { look.px(WIDTH) };
    let (people, card) = rect.split_left(rect.w - width - gap);
    let mut nodes = Vec::new();
    for (seat, cell) in order(view).into_iter().zip(people.grid(2, rows, gap)) {
        let cell = Rect { h: cell.h.min(person_height(look)), ..cell };
        nodes.extend(person(look, view, frame, seat, cell));
    }
    nodes.extend(flocks::draw(look, view, frame, card.split_left(gap).1, columns));
    nodes
}

fn person_height(look: Look) -> f32 {
    look.panel_strip() + look.px(ROW)
}

/// The seats in their order; once the game is over, the best first.
fn order(view: &View) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::first(view.seats.len() as u8).collect();
    if let Some(outcome) = &view.outcome {
        seats.sort_by_key(|seat| outcome.standings.get(seat.index()).map(|standing| standing.place));
    }
    seats
}

/// Draws a person: name and points; flocks, "?" tiles, and tiles in hand.
fn person(look: Look, view: &View, frame: &Frame<'_>, seat: Seat, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let here = view.seat(seat);
    let over = view.current.is_none();
    let line = match &here.tally {
        Some(tally) if over => say.parts(tally),
        _ => say.standing(view, seat, 0),
    };
    let name = match view.outcome.as_ref().and_then(|outcome| outcome.standings.get(seat.index())) {
        Some(standing) => format!("{}. {}", standing.place, say.name(seat)),
        None => say.name(seat),
    };
    let panel = PlayerPanel {
        player: seat.player(),
        name,
        score: here.tally.as_ref().map_or_else(String::new, |tally| tally.total().to_string()),
        to_act: view.bonus.or(view.current) == Some(seat),
        faded: view.resigned.contains(seat),
        lines: Vec::new(),
    };
    let mut nodes = vec![look.player_panel(rect, &panel)];
    let row = rect.split_top(look.panel_strip()).1.inset_by(look.px(20.0), 0.0);
    let (signs, used) = signs(look, view, seat, row);
    nodes.extend(signs);
    let words = row.split_left(used).1;
    let size = fitting(look, &line, words.w);
    let text = TextBox::new(words, line, size).color(look.theme.ink());
    let text = text.on(look.theme.panel()).align(Align::End, Align::Middle);
    nodes.push(text.fit(Fit::Wrap { max_lines: 2 }).into());
    nodes
}

/// The flocks of a person and the "?" tiles that are not laid, and the width that they take.
fn signs(look: Look, view: &View, seat: Seat, row: Rect) -> (Vec<Node>, f32) {
    let here = view.seat(seat);
    let mut nodes = Vec::new();
    let mut at = Point::new(row.x, row.center().y);
    for colour in here.colours.iter() {
        let sheep = icon(colour, at.offset(look.px(24.0), 0.0), look.px(46.0));
        nodes.push(Group::new(sheep).shows(herded(seat, colour)).into());
        at = at.offset(look.px(54.0), 0.0);
        if !here.revealed.contains(colour) && view.current.is_some() {
            nodes.extend(question(look, at.offset(look.px(9.0), look.px(4.0)), look.px(28.0)));
            at = at.offset(look.px(30.0), 0.0);
        }
    }
    for _ in here.colours.len()..usize::from(view.herds) {
        nodes.extend(question(look, at.offset(look.px(17.0), 0.0), look.px(34.0)));
        at = at.offset(look.px(44.0), 0.0);
    }
    (nodes, at.x - row.x + look.px(4.0))
}

/// A "?" tile, face down.
fn question(look: Look, at: Point, size: f32) -> Vec<Node> {
    let card = Path::round_rect(Rect::around(at, size, size), size * 0.16);
    let card =
        Shape::new(card).fill(look.theme.hollow()).stroke(Stroke::new(look.theme.muted(), look.px(2.0)));
    let text = TextBox::centered(at, "?", size * 0.7, Weight::Bold).color(look.theme.ink());
    vec![card.into(), text.role(Role::Ornament).into()]
}
