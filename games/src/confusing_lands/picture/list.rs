//! Conditions in a list: number, name, value, gist.

use render::{Align, Fit, Node, Rect, Role, Scene, TextBox, Weight, text_width};

use super::super::card::Card;
use super::super::say::{Say, signed};
use super::card::number_plate;
use crate::core::Words;

/// A condition and its value.
pub(super) type Listed = (Card, i32);

/// The style of a list: its columns, its lines for a name and for the gist of a condition.
#[derive(Clone, Copy)]
struct Style {
    columns: usize,
    names: usize,
    lines: usize,
}

const STYLES: [Style; 6] = [
    Style { columns: 1, names: 1, lines: 1 },
    Style { columns: 1, names: 1, lines: 2 },
    Style { columns: 2, names: 1, lines: 2 },
    Style { columns: 2, names: 1, lines: 0 },
    Style { columns: 1, names: 1, lines: 0 },
    Style { columns: 2, names: 2, lines: 0 },
];

/// Font sizes for names, all of a list alike.
const NAMES: [f32; 3] = [24.0, 22.0, 20.0];
const VALUE: f32 = 28.0;
const SHORT: f32 = 18.0;
const LEADING: f32 = 21.0;
/// The room for a number plate.
const PLATE: f32 = 48.0;
/// The gap between two columns.
const GUTTER: f32 = 24.0;

impl Style {
    fn height(self) -> f32 {
        self.head() + self.lines as f32 * LEADING
    }

    /// Height of plate, name and value.
    fn head(self) -> f32 {
        if self.names == 1 { 36.0 } else { 48.0 }
    }

    fn whole(self, listed: usize) -> f32 {
        listed.div_ceil(self.columns) as f32 * self.height()
    }

    fn width(self, rect: Rect) -> f32 {
        if self.columns == 1 { rect.w } else { rect.w / self.columns as f32 - GUTTER }
    }

    /// Whether all names and explanations fit.
    fn fits(self, listed: &[Listed], rect: Rect, words: &dyn Words) -> bool {
        let width = self.width(rect);
        let said = |(card, _): &Listed| {
            let lines = render::font::wrap(&Say(words).short(*card), SHORT, Weight::Regular, width);
            self.lines == 0 || lines.len() <= self.lines
        };
        self.whole(listed.len()) <= rect.h
            && self.name_size(listed, rect, words).is_some()
            && listed.iter().all(said)
    }

    /// The largest size in which every name stands beside its value.
    fn name_size(self, listed: &[Listed], rect: Rect, words: &dyn Words) -> Option<f32> {
        let width = self.width(rect);
        let stands = |size: f32, (card, value): &Listed| {
            let room = width - PLATE - value_width(*value) - 4.0;
            let name = Say(words).condition(*card);
            let lines = render::font::wrap(&name, size, Weight::Bold, room);
            lines.len() <= self.names && lines.iter().all(|line| text_width(line, size, Weight::Bold) <= room)
        };
        let sizes = if self.names == 1 { NAMES.as_slice() } else { &NAMES[NAMES.len() - 1..] };
        sizes.iter().copied().find(|&size| listed.iter().all(|one| stands(size, one)))
    }
}

fn value_width(value: i32) -> f32 {
    text_width(&signed(value), VALUE, Weight::Bold).ceil() + 4.0
}

/// The richest style that fits.
fn style(listed: &[Listed], rect: Rect, words: &dyn Words) -> Style {
    let fitting = STYLES.into_iter().find(|style| style.fits(listed, rect, words));
    fitting.unwrap_or(STYLES[STYLES.len() - 1])
}

/// Heights of the styles that fit into that rectangle, the richest first.
pub(super) fn heights(listed: &[Listed], rect: Rect, words: &dyn Words) -> Vec<f32> {
    let fitting = STYLES.into_iter().filter(|style| style.fits(listed, rect, words));
    fitting.map(|style| style.whole(listed.len())).collect()
}

/// Draws the list.
pub(super) fn draw(scene: &mut Scene, listed: &[Listed], rect: Rect, words: &dyn Words) {
    let style = style(listed, rect, words);
    let names = style.name_size(listed, rect, words).unwrap_or(SHORT);
    let rows = listed.len().div_ceil(style.columns).max(1);
    let width = rect.w / style.columns as f32;
    for (index, one) in listed.iter().enumerate() {
        let (column, row) = (index / rows, index % rows);
        let cell = Rect::new(
            rect.x + column as f32 * width,
            rect.y + row as f32 * style.height(),
            style.width(rect),
            style.height(),
        );
        scene.extend(nodes(scene, *one, cell, (names, style), words));
    }
}

fn nodes(
    scene: &Scene,
    (card, value): Listed,
    cell: Rect,
    (size, style): (f32, Style),
    words: &dyn Words,
) -> Vec<Node> {
    let theme = scene.theme;
    let ground = theme.background();
    let (line, below) = cell.split_top(style.head());
    let (plate, line) = line.split_left(PLATE);
    let (rest, at) = line.split_left(line.w - value_width(value));
    let name = Rect { w: (rest.w - 4.0).max(0.0), ..rest };
    let mut nodes = number_plate(plate.center().offset(-4.0, 0.0), card, 30.0);
    let number = TextBox::new(at, signed(value), VALUE).bold().color(theme.ink()).on(ground);
    nodes.push(number.role(Role::Vital).align(Align::End, Align::Middle).into());
    let text = TextBox::new(name, Say(words).condition(card), size).bold().color(theme.ink()).on(ground);
    nodes.push(
        text.align(Align::Start, Align::Middle)
            .fit(if style.names == 1 {
                Fit::Shrink { min: SHORT }
            } else {
                Fit::Wrap { max_lines: style.names }
            })
            .into(),
    );
    if style.lines > 0 {
        let text = TextBox::new(below, Say(words).short(card), SHORT).color(theme.muted()).on(ground);
        nodes.push(text.fit(Fit::Wrap { max_lines: style.lines }).into());
    }
    nodes
}
