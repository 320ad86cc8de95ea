//! The column beside the landscape: the people, and what the flocks are worth.

use render::parts::Look;
use render::{Align, Fit, Node, Path, PlayerPanel, Point, Rect, Role, Shape, Stroke, TextBox};

use super::super::colour::{Colour, Ground};
use super::super::say::{Say, sign};
use super::super::view::View;
use super::flock::{self, Sheep};
use super::header::player;
use crate::core::{Frame, Seat};

/// The width of the column, in pixels of a picture 1200 wide.
pub(super) const WIDTH: f32 = 316.0;
/// The room for the flocks of a person.
const MARKERS: f32 = 44.0;
/// The height of a line of the flocks' card.
const ROW: f32 = 38.0;

/// Draws everybody in the order of the seats, at the end of the ranking, and the flocks beneath. Returns what is left below.
pub(super) fn draw(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> (Vec<Node>, Rect) {
    let mut nodes = Vec::new();
    let mut rest = rect;
    let gap = look.px(12.0);
    for seat in order(view) {
        let (top, below) = rest.split_top(panel_height(look));
        nodes.extend(person(look, view, frame, seat, top));
        rest = below.split_top(gap).1;
    }
    let (card, below) = rest.split_top(flocks_height(look));
    nodes.extend(flocks(look, view, frame, card));
    (nodes, below.split_top(gap).1)
}

fn panel_height(look: Look) -> f32 {
    look.panel_height(1) + look.px(MARKERS)
}

/// The height of [`flocks`].
pub(super) fn flocks_height(look: Look) -> f32 {
    look.px(ROW) * 4.0 + look.px(20.0)
}

/// The seats in their order; once the game is over, the best first.
fn order(view: &View) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::first(view.seats.len() as u8).collect();
    if let Some(outcome) = &view.outcome {
        seats.sort_by_key(|seat| outcome.standings.get(seat.index()).map(|standing| standing.place));
    }
    seats
}

/// Draws a person: name, points, tiles in hand, markers and "?" tiles.
fn person(look: Look, view: &View, frame: &Frame<'_>, seat: Seat, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let here = view.seat(seat);
    let over = view.current.is_none();
    let line = match &here.tally {
        Some(tally) if over => {
            let sheep = tally.sheep.first().copied().unwrap_or(0);
            let args = [("sheep", sheep.into()), ("bonus", tally.bonus.into())];
            say.text("wolves-and-sheep-picture-parts", &args)
        }
        _ => say.standing(view, seat, 0),
    };
    let name = match view.outcome.as_ref().and_then(|outcome| outcome.standings.get(seat.index())) {
        Some(standing) => format!("{}. {}", standing.place, say.name(seat)),
        None => say.name(seat),
    };
    let panel = PlayerPanel {
        player: player(seat),
        name,
        score: here.tally.as_ref().map_or_else(String::new, |tally| tally.total().to_string()),
        to_act: view.bonus.or(view.current) == Some(seat),
        faded: view.resigned.contains(seat),
        lines: vec![line],
    };
    let mut nodes = vec![look.player_panel(rect, &panel)];
    let row =
        Rect::new(rect.x + look.px(22.0), rect.bottom() - look.px(MARKERS + 4.0), rect.w, look.px(MARKERS));
    let mut at = Point::new(row.x + look.px(22.0), row.center().y);
    for colour in here.colours.iter() {
        nodes.extend(icon(colour, at, look.px(46.0)));
        at = at.offset(look.px(34.0), 0.0);
        // Two flocks leave no room for their names, which stand on the card of the flocks.
        if view.herds == 1 {
            let place = Rect::new(at.x, row.y, look.px(130.0), row.h);
            let text = TextBox::new(place, say.colour(colour), look.px(20.0)).color(look.theme.ink());
            let text = text.on(look.theme.panel()).align(Align::Start, Align::Middle);
            nodes.push(text.fit(Fit::Shrink { min: look.px(18.0) }).into());
            at = at.offset(look.px(136.0), 0.0);
        }
        if !here.revealed.has(colour) && !over {
            nodes.extend(question(look, at.offset(look.px(4.0), 0.0), look.px(32.0)));
            at = at.offset(look.px(42.0), 0.0);
        }
        at = at.offset(look.px(12.0), 0.0);
    }
    let unknown = usize::from(view.herds).saturating_sub(here.colours.len());
    for _ in 0..unknown {
        nodes.extend(question(look, at, look.px(34.0)));
        at = at.offset(look.px(44.0), 0.0);
    }
    nodes
}

/// A sheep as a sign of its flock.
pub(super) fn icon(colour: Colour, at: Point, size: f32) -> Vec<Node> {
    flock::flock(colour, &[Sheep { at, size, right: false }])
}

/// A "?" tile, face down.
fn question(look: Look, at: Point, size: f32) -> Vec<Node> {
    let card = Path::round_rect(Rect::around(at, size, size), size * 0.16);
    let card =
        Shape::new(card).fill(look.theme.hollow()).stroke(Stroke::new(look.theme.muted(), look.px(2.0)));
    let text = TextBox::centered(at, "?", size * 0.7, render::Weight::Bold).color(look.theme.ink());
    vec![card.into(), text.role(Role::Ornament).into()]
}

/// Draws the flocks: the largest meadow that counts, and the largest of all where that is another one.
pub(super) fn flocks(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(look.px(12.0), look.px(10.0));
    for (colour, row) in Colour::ALL.into_iter().zip(inner.grid(1, 4, 0.0)) {
        let (left, rest) = row.split_left(look.px(50.0));
        nodes.extend(icon(colour, left.center(), look.px(42.0)));
        let best = view.survey.best(colour);
        let largest = view.survey.largest(colour).filter(|largest| best.is_none_or(|best| best != *largest));
        let told: Vec<String> =
            best.into_iter().chain(largest).map(|m| format!("{}{}", m.sheep, sign(m))).collect();
        let told = if told.is_empty() { "–".to_owned() } else { told.join("  ") };
        let (name, worth) = rest.split_left(rest.w * 0.48);
        let text = format!("{} {}", say.letter(Ground::Meadow(colour)), say.colour(colour));
        let label = |rect, text: String, h| {
            let text = TextBox::new(rect, text, look.px(22.0)).color(look.theme.ink()).on(look.theme.panel());
            text.align(h, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) })
        };
        nodes.push(label(name, text, Align::Start).into());
        let owner = Seat::first(view.seats.len() as u8).find(|&seat| view.seat(seat).colours.has(colour));
        let (worth, mark) = worth.split_left(worth.w - look.px(34.0));
        nodes.push(label(worth, told, Align::End).bold().into());
        if let Some(seat) = owner {
            nodes.push(player(seat).mark(mark.center().offset(look.px(6.0), 0.0), look.px(26.0)));
        }
    }
    nodes
}
