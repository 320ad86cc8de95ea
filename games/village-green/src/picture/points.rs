//! The end of the game: who won, and every part of the points.

use render::parts::laurel;
use render::{Align, Color, Fit, Look, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox};

use super::super::components::place::Line;
use super::super::say::{Say, head};
use super::super::view::{SeatView, View};
use super::feature;
use super::tones::{GOLD, SUNNY};
use rules::{Seat, minus};
use tabletop::Frame;

/// The columns of points: the village card, ponds, six lines, the total.
const COLUMNS: usize = 9;

/// Draws a table of the points by category, the best first.
pub(super) fn table(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    if view.is_solo() {
        return verdict(look, view, frame, rect);
    }
    let rows = ranked(view);
    if rect.w < look.px(700.0) {
        return upright(look, view, &rows, rect);
    }
    let height = (rect.h / (rows.len() + 1) as f32).min(look.px(56.0));
    let used = Rect { h: height * (rows.len() + 1) as f32, ..rect };
    let used = used.offset(0.0, ((rect.h - used.h) / 2.0).max(0.0));
    let mut nodes = vec![look.card(used)];
    let cells = used.grid(1, rows.len() + 1, 0.0);
    nodes.extend(signs(look, &split(look, cells[0]).1));
    for ((seat, place), &cell) in rows.iter().zip(&cells[1..]) {
        nodes.extend(row(look, view.seat(*seat), *place, frame, cell));
    }
    nodes
}

/// The seats with their places, the winners first; in seat order if there is no result.
fn ranked(view: &View) -> Vec<(Seat, Option<u8>)> {
    let Some(outcome) = &view.outcome else {
        return view.seats.iter().map(|here| (here.seat, None)).collect();
    };
    let mut rows: Vec<(Seat, Option<u8>)> =
        outcome.standings.iter().map(|standing| (standing.seat, Some(standing.place))).collect();
    rows.sort_by_key(|&(seat, place)| (place, seat));
    rows
}

/// The room for the place and the name, and the columns of points.
fn split(look: Look, row: Rect) -> (Rect, Vec<Rect>) {
    let (name, points) = row.split_left(row.w * 0.34);
    (name, points.inset_by(look.px(4.0), 0.0).grid(COLUMNS, 1, 0.0))
}

/// Draws the table with a column for everybody, for a narrow place.
fn upright(look: Look, view: &View, rows: &[(Seat, Option<u8>)], rect: Rect) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let (names, rest) = rect.inset(look.px(10.0)).split_left(look.px(46.0));
    // Places and marks take two lines.
    let parted = |column: Rect| column.split_top((column.h / (COLUMNS + 2) as f32 * 2.0).min(look.px(96.0)));
    nodes.extend(signs(look, &parted(names).1.grid(1, COLUMNS, 0.0)));
    for ((seat, place), column) in rows.iter().zip(rest.grid(rows.len(), 1, look.px(4.0))) {
        let won = *place == Some(1);
        nodes.extend(won.then(|| gold(look, column)));
        let (ground, ink) = colors(look, won);
        let (top, cells) = parted(column);
        let (above, below) = top.split_top(top.h * 0.5);
        nodes.push(placed(look, *place, above, ground, ink));
        nodes.push(seat.player().mark(below.center(), look.px(32.0)));
        for (points, cell) in parts(view.seat(*seat)).zip(cells.grid(1, COLUMNS, 0.0)) {
            nodes.push(figure(look, minus(points), cell, ground, ink));
        }
    }
    nodes
}

/// Every part of the points, and their sum.
fn parts(here: &SeatView) -> impl Iterator<Item = i32> {
    let score = here.score;
    let lines = Line::all().map(move |line| score.line(line));
    [score.village, score.ponds].into_iter().chain(lines).chain([score.total()])
}

/// Draws what the points are for.
fn signs(look: Look, cells: &[Rect]) -> Vec<Node> {
    let side = cells[0].h.min(cells[0].w).min(look.px(50.0)) * 0.8;
    let mut nodes =
        vec![super::emblem::house_sign(cells[0].center(), side), feature::pond(cells[1].center(), side)];
    for (line, cell) in Line::all().zip(&cells[2..]) {
        nodes.push(figure(look, head(line), *cell, look.theme.panel(), look.theme.muted()));
    }
    nodes.push(figure(look, "Σ".to_owned(), cells[COLUMNS - 1], look.theme.panel(), look.theme.ink()));
    nodes
}

/// The ground and the letters of a row.
fn colors(look: Look, won: bool) -> (Color, Color) {
    if won { (SUNNY, render::theme::INK) } else { (look.theme.panel(), look.theme.ink()) }
}

/// Draws the golden ground of a winner's row.
fn gold(look: Look, rect: Rect) -> Node {
    let band = Path::round_rect(rect.inset(look.px(2.0)), look.px(10.0));
    let line = Stroke::new(GOLD.darker(0.3), look.px(2.0));
    Shape::new(band).fill(colors(look, true).0).stroke(line).into()
}

/// Draws a place in the ranking; the first is a wreath.
fn placed(look: Look, place: Option<u8>, rect: Rect, ground: Color, ink: Color) -> Node {
    match place {
        Some(1) => laurel(rect.center(), rect.w.min(rect.h) * 0.9),
        place => {
            let words = place.map_or_else(String::new, |place| format!("{place}."));
            figure(look, words, rect, ground, ink)
        }
    }
}

fn row(look: Look, here: &SeatView, place: Option<u8>, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let (name, cells) = split(look, rect);
    let won = place == Some(1);
    let (ground, ink) = colors(look, won);
    let mut nodes: Vec<Node> = won.then(|| gold(look, rect)).into_iter().collect();
    let (first, rest) = name.split_left(look.px(46.0));
    nodes.push(placed(look, place, first, ground, ink));
    let (mark, rest) = rest.split_left(look.px(38.0));
    nodes.push(here.seat.player().mark(Point::new(mark.x + look.px(17.0), mark.center().y), look.px(32.0)));
    let text = TextBox::new(rest.inset_by(look.px(6.0), 0.0), Say(frame.words).name(here.seat), look.vital());
    nodes.push(text.bold().color(ink).on(ground).align(Align::Start, Align::Middle).into());
    nodes.extend(parts(here).zip(cells).map(|(points, cell)| figure(look, minus(points), cell, ground, ink)));
    nodes
}

/// Writes a number, or a short word.
fn figure(look: Look, words: String, rect: Rect, ground: Color, ink: Color) -> Node {
    let text = TextBox::new(rect, words, look.vital()).bold().color(ink).on(ground).role(Role::Vital);
    text.align(Align::Middle, Align::Middle).into()
}

/// Draws the result of a solo game: the verdict in a wreath, and the points by category.
pub(super) fn verdict(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let (say, here) = (Say(frame.words), &view.seats[0]);
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset(look.px(16.0));
    let (top, rest) = inner.split_top(inner.w.min(look.px(300.0)));
    nodes.push(laurel(top.center(), top.h));
    let total = TextBox::new(top, minus(here.score.total()), look.px(90.0)).bold().color(look.theme.ink());
    let total = total.on(look.theme.panel()).align(Align::Middle, Align::Middle).role(Role::Vital);
    nodes.push(total.into());
    let (words, rest) = rest.split_top(look.px(84.0));
    if let Some(verdict) = view.outcome.as_ref().and_then(|outcome| outcome.verdict.as_deref()) {
        let text = TextBox::new(words, say.plain(verdict), look.px(34.0)).bold().color(look.theme.ink());
        let text = text.on(look.theme.panel()).align(Align::Middle, Align::Middle);
        nodes.push(text.fit(Fit::Wrap { max_lines: 2 }).role(Role::Vital).into());
    }
    let score = &here.score;
    let mut lines = vec![
        (say.plain("village-green-score-village"), score.village),
        (say.plain("village-green-score-ponds"), score.ponds),
    ];
    lines.extend(Line::all().map(|line| (say.line(line), score.line(line))));
    let cells = rest.grid(1, lines.len(), 0.0);
    for ((name, points), cell) in lines.into_iter().zip(cells) {
        let (words, number) = cell.split_left(cell.w - look.px(70.0));
        let text = TextBox::new(words, name, look.px(24.0)).color(look.theme.ink()).on(look.theme.panel());
        nodes.push(text.align(Align::Start, Align::Middle).into());
        nodes.push(figure(look, minus(points), number, look.theme.panel(), look.theme.ink()));
    }
    nodes
}
