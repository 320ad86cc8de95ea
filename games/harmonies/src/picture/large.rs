//! One board, large: the panel of the seat to act, and `/board player:`.

use render::{Align, Color, Fit, Group, Look, Node, Path, Rect, Scene, Shape, Stroke, TextBox};

use super::super::components::card::Held;
use super::super::say::Say;
use super::super::state::Harmonies;
use super::super::view::View;
use super::board::{Board, Marks};
use super::header::header;
use super::{card, central, emblem, realm, scoring, token};
use rules::Seat;
use tabletop::{Frame, Picture, Points};

/// Draws the board of one seat with cards and points; on the private panel also the tokens to place.
pub(super) fn scene(view: &View, seat: Seat, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let look = scene.look();
    let seat = if seat.index() < view.seats.len() { seat } else { Seat(0) };
    let here = view.seat(seat);
    let (top, rest) = scene.content().split_top(look.header_height());
    let rest = rest.split_top(look.px(6.0)).1;
    let (left, right) = rest.split_left(rest.w - look.px(388.0));
    let (strip, left) = left.split_top(look.panel_strip());
    let (points, left) = left.split_top(look.px(6.0)).1.split_top(look.px(46.0));
    // A board that its width limits leaves room for larger cards.
    let spare = left.h - Board::height(look, view.side, left.w) - look.px(8.0);
    let (room, cards) = left.split_top(left.h - spare.clamp(look.px(160.0), look.px(210.0)));
    let mut fresh: Vec<Node> = vec![look.header(top, &header(view, frame))];
    fresh.push(realm::strip(look, view, seat, frame, strip));
    let gains = frame.focus.gains(|draft| Harmonies::preview(view, draft, frame.words));
    let preview = Harmonies::preview(view, frame.focus.draft, frame.words).filter(|_| frame.viewer.is(seat));
    match preview.filter(|_| frame.picture == Picture::Panel) {
        Some(preview) => fresh.push(look.preview(points, &preview.gains())),
        None => fresh.extend(realm::points(look, here, points)),
    }
    let scored = matches!(frame.picture, Picture::Board(_));
    let marks = Marks { candidates: frame.focus.candidates, gains: &gains, scored, ..Marks::default() };
    let (ground, pieces) = realm::board(look, view, seat, marks, room.inset_by(0.0, look.px(4.0)));
    fresh.extend(pieces);
    if scored {
        let board = Board::within(look, view.side, room.inset_by(0.0, look.px(4.0)));
        fresh.extend(scoring::groups(look, &board, here));
    }
    let cells = cards.grid(4, 1, look.px(8.0));
    fresh.extend(own_cards(look, view, seat, frame, &cells));
    fresh.extend(aside(look, view, seat, frame, right.split_left(look.px(16.0)).1));
    scene.fixed(ground);
    scene.extend(fresh);
    scene
}

/// The seat's cards; before the first turn the two spirits to choose from, for their owner.
fn own_cards(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, cells: &[Rect]) -> Vec<Node> {
    let hidden = view.spirits.filter(|spirits| frame.viewer.is(seat) && !spirits.shown);
    let Some(spirits) = hidden else {
        let mut nodes = realm::cards(look, view.seat(seat), frame, cells);
        let places = realm::places(view.seat(seat), cells.len());
        for (held, &cell) in places.into_iter().zip(cells).filter_map(|(held, cell)| Some((held?, cell))) {
            if frame.focus.draft.first() == Some(&format!("cube {}", held.card)) {
                nodes.push(central::outline(look, cell));
            }
        }
        return nodes;
    };
    let shown = spirits.dealt.iter().filter(|card| spirits.kept.is_none_or(|kept| kept == **card));
    let mut nodes = Vec::new();
    let mut rest = cells.iter();
    for (&id, &cell) in shown.zip(rest.by_ref()) {
        nodes.push(card::card(look, Held::new(id), &Say(frame.words).card(id), cell, None));
        if frame.focus.candidates.contains(&format!("spirit {id}")) {
            nodes.push(central::outline(look, cell));
        }
    }
    nodes.extend(realm::cards(look, view.seat(seat), frame, rest.as_slice()));
    nodes
}

/// The right column: central board, card row, and at its foot the tokens to place or the completed cards: whatever comes and goes
/// leaves the others in their places.
fn aside(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let mut nodes = Vec::new();
    if view.current.is_none() {
        return completed(look, view, seat, frame, rect);
    }
    let (spaces, below) = rest_of(look, rect).split_top(look.px(206.0));
    nodes.extend(central::spaces(look, view, frame, spaces));
    let below = below.split_top(look.px(8.0)).1;
    // Five cards, or three: one cell of the grid is left for what is completed.
    let cells = below.grid(2, view.row.len().div_ceil(2), look.px(8.0));
    nodes.extend(central::row(look, view, frame, &cells));
    if let Some(&cell) = cells.get(view.row.len()) {
        nodes.extend(completed(look, view, seat, frame, cell));
    }
    let hand = rect.split_top(rect.h - look.px(HAND)).1;
    if view.current == Some(seat) && !view.in_hand().is_empty() {
        nodes.extend(hand_of(look, view, frame, hand));
    } else {
        nodes.extend(spirit_of(look, view, seat, frame, hand));
    }
    nodes
}

/// The height of the tokens to place.
const HAND: f32 = 122.0;

/// The room above the tokens to place.
fn rest_of(look: Look, rect: Rect) -> Rect {
    rect.split_top(rect.h - look.px(HAND) - look.px(8.0)).0
}

/// The effect of the seat's face-up spirit in words; nothing if there is none.
fn spirit_of(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let held = view.seat(seat).held.iter().find(|held| held.card.is_spirit());
    let Some((held, effect)) = held.and_then(|held| Some((held, held.card.card().effect?))) else {
        return Vec::new();
    };
    let inner = rect.inset_by(look.px(14.0), look.px(8.0));
    let (figure, words) = inner.split_left(inner.h);
    let text = TextBox::new(words.split_left(look.px(10.0)).1, Say(frame.words).effect(effect), look.small());
    let text = text.color(look.theme.ink()).on(look.theme.panel()).align(Align::Start, Align::Middle);
    vec![
        look.card(rect),
        emblem::animal(held.card, figure.center(), figure.h),
        text.fit(Fit::Wrap { max_lines: 4 }).into(),
    ]
}

/// Draws the tokens in the player's hand, the chosen one in a ring.
fn hand_of(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let (title, body) = rect.inset(look.px(8.0)).split_top(look.px(28.0));
    let text = Say(frame.words).plain("harmonies-picture-to-place");
    let text = TextBox::new(title, text, look.small()).bold().color(look.theme.ink()).on(look.theme.panel());
    nodes.push(text.align(Align::Middle, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) }).into());
    let tokens = view.in_hand();
    let cells = body.grid(tokens.len().max(1), 1, look.px(6.0));
    let mut chosen = false;
    for (&token, &cell) in tokens.iter().zip(&cells) {
        let rx = look.px(34.0);
        let now = !chosen && frame.focus.draft.first() == Some(&format!("place {token}"));
        if now {
            chosen = true;
            let ring = Path::ellipse(cell.center(), rx * 1.5, rx * 1.02);
            let line = |color: Color, width: f32| {
                Shape::new(ring.clone()).stroke(Stroke::new(color, look.px(width)))
            };
            nodes.extend([line(render::theme::INK, 7.0).into(), line(Color::WHITE, 4.0).into()]);
        }
        let drawn = token::stack(look, &[token], cell.center().offset(0.0, rx * 0.2), rx);
        nodes.push(Group::new(vec![drawn]).shows(format!("to place {token}")).into());
    }
    nodes
}

/// The completed cards, each as one of its cubes.
fn completed(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let done: Vec<&Held> = realm::completed(view.seat(seat)).collect();
    if done.is_empty() {
        return Vec::new();
    }
    let mut nodes = vec![look.card(rect)];
    let (title, body) = rect.inset(look.px(8.0)).split_top(look.px(28.0));
    let text = Say(frame.words).plain("harmonies-picture-completed");
    let text = TextBox::new(title, text, look.small()).color(look.theme.ink()).on(look.theme.panel());
    nodes.push(text.align(Align::Middle, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) }).into());
    let columns = if done.len() <= 6 { 3 } else { 5 };
    let cells = body.grid(columns, done.len().div_ceil(columns).max(2), look.px(4.0));
    for (held, cell) in done.iter().zip(cells) {
        let cube = emblem::cube(look, held.card, cell.center(), cell.w.min(cell.h) * 0.8, None);
        nodes.push(Group::new(vec![cube]).shows(format!("completed {}", held.card)).into());
    }
    vec![Group::new(nodes).into()]
}
