//! The card of the flocks: the largest meadow that counts, the largest of all where that is another one, and whose they are.

use render::parts::{Look, change};
use render::theme::{INK, LAST_MOVE};
use render::{Align, Color, Fit, Node, Path, Plate, Point, Rect, Role, Shape, TextBox, Weight, text_width};

use super::super::components::colour::{Colour, Ground};
use super::super::say::{Say, sign};
use super::super::score::Meadow;
use super::super::view::View;
use super::header::icon;
use super::land::ALARM;
use rules::Seat;
use tabletop::Frame;

/// The height of a flock's line, in pixels of a picture 1200 wide.
const ROW: f32 = 44.0;
/// The height of the line that explains the signs.
const SIGNS: f32 = 26.0;
/// The size of the numbers.
const NUMBER: f32 = 30.0;
/// The room around them.
const PAD: f32 = 10.0;

/// The height of [`draw`] with so many flocks side by side.
pub(super) fn height(look: Look, columns: usize) -> f32 {
    look.px(ROW) * 4_usize.div_ceil(columns) as f32 + look.px(SIGNS) + look.px(PAD) * 2.0
}

/// Draws the flocks in so many columns; one's own stand on a ground of their own.
pub(super) fn draw(look: Look, view: &View, frame: &Frame<'_>, rect: Rect, columns: usize) -> Vec<Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(look.px(12.0), look.px(PAD));
    let (signs, rows) = (Rect { y: inner.bottom() - look.px(SIGNS), h: look.px(SIGNS), ..inner }, inner);
    let rows = rows.split_top(inner.h - look.px(SIGNS)).0;
    let cells = rows.grid(columns, 4_usize.div_ceil(columns), look.px(if columns > 1 { 14.0 } else { 0.0 }));
    for (colour, row) in Colour::ALL.into_iter().zip(cells) {
        nodes.extend(flock(look, view, frame, colour, row));
    }
    let text = Say(frame.words).plain("wolves-and-sheep-report-signs");
    let text = TextBox::new(signs, text, look.px(18.0)).color(look.theme.muted()).on(look.theme.panel());
    nodes.push(text.align(Align::Middle, Align::End).into());
    nodes
}

fn flock(look: Look, view: &View, frame: &Frame<'_>, colour: Colour, row: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = Vec::new();
    let mut ground = look.theme.panel();
    if view.colours.contains(colour) {
        ground = look.theme.hollow();
        let own = Path::round_rect(row.inset_by(-look.px(6.0), look.px(1.0)), look.px(10.0));
        nodes.push(Shape::new(own).fill(ground).into());
    }
    let (left, rest) = row.split_left(look.px(46.0));
    nodes.extend(icon(colour, left.center(), look.px(42.0)));
    let (rest, mark) = rest.split_left(rest.w - look.px(32.0));
    let owner = Seat::first(view.seats.len() as u8).find(|&seat| view.seat(seat).colours.contains(colour));
    if let Some(seat) = owner {
        nodes.push(seat.player().mark(mark.center().offset(look.px(3.0), 0.0), look.px(28.0)));
    }
    let best = view.survey.best(colour);
    let largest = view.survey.largest(colour).filter(|largest| best.is_none_or(|best| best != *largest));
    let mut right = rest;
    for meadow in [largest, best].into_iter().flatten() {
        let text = format!("{}{}", meadow.sheep, sign(meadow));
        let width = text_width(&text, look.px(NUMBER), Weight::Bold).ceil() + 2.0;
        let (left, place) = right.split_left((right.w - width).max(0.0));
        let text = TextBox::new(place, text, look.px(NUMBER)).bold().color(ink(look, meadow)).on(ground);
        nodes.push(text.align(Align::End, Align::Middle).role(Role::Vital).into());
        right = left.split_left((left.w - look.px(8.0)).max(0.0)).0;
    }
    // What the last lay changed.
    let change = view.gains().into_iter().find(|(changed, _)| *changed == colour && view.current.is_some());
    if let Some((_, change)) = change {
        let chip = gain(look, Point::default(), change).extent();
        let (left, place) = right.split_left((right.w - chip.w).max(0.0));
        nodes.push(gain(look, place.center(), change).into());
        right = left.split_left((left.w - look.px(8.0)).max(0.0)).0;
    }
    let letter = say.letter(Ground::Meadow(colour));
    let named = format!("{letter} {}", say.colour(colour));
    // Where large numbers leave no room for the name, the sheep says it.
    let fits = text_width(&named, look.px(18.0), Weight::Regular) < right.w;
    let text = TextBox::new(right, if fits { named } else { letter }, look.px(22.0));
    let text = text.color(look.theme.ink()).on(ground);
    nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) }).into());
    nodes
}

/// The sheep that count more or fewer since the last lay, in the colours of the last move.
fn gain(look: Look, at: Point, number: i32) -> TextBox {
    let (fill, color) = if number < 0 { (ALARM, Color::WHITE) } else { (LAST_MOVE, INK) };
    let plate = Plate { pad_x: look.px(7.0), pad_y: 0.0, ..Plate::new(fill) };
    let text = TextBox::centered(at, change(number), look.px(NUMBER), Weight::Bold).color(color);
    text.plate(plate.stroke(INK, look.px(2.5))).role(Role::Vital)
}

/// The colour of a meadow's number; the sign next to it says the same.
fn ink(look: Look, meadow: &Meadow) -> Color {
    match (meadow.closed, meadow.safe) {
        (true, true) => look.change_color(1),
        (_, false) => look.change_color(-1),
        (false, true) => look.theme.ink(),
    }
}
