//! Conditions in a list: number, name, points, rule.

use render::{Align, Color, Fit, Group, Node, Rect, Role, Scene, TextBox, Weight, text_width};

use super::super::components::card::Card;
use super::super::say::Say;
use super::super::score::Tally;
use super::super::view::{SeatView, View};
use super::card::number_plate;
use super::marks::counts;
use super::tint::{SHARED, next, tint};
use rules::minus;
use tabletop::Frame;

/// A line of the list.
#[derive(Clone)]
pub(super) struct Row {
    /// The condition and its colour; none for what is no condition.
    plate: Option<(Card, Color)>,
    name: String,
    value: i32,
    /// The points that a card on trial would make of it, if it changes them.
    after: Option<i32>,
    rule: String,
}

impl Row {
    fn text(&self) -> String {
        match self.after {
            Some(after) => format!("{} → {}", minus(self.value), minus(after)),
            None => minus(self.value),
        }
    }

    fn value_width(&self, scale: f32) -> f32 {
        text_width(&self.text(), (VALUE * scale).round(), Weight::Bold).ceil() + 4.0
    }

    fn indent(&self, scale: f32) -> f32 {
        if self.plate.is_some() { PLATE * scale } else { 0.0 }
    }
}

/// The own conditions of a seat.
pub(super) fn own(place: &SeatView, frame: &Frame<'_>) -> Vec<Row> {
    let say = Say(frame.words);
    let row = |(card, value)| Row {
        plate: Some((card, tint(&place.land, card))),
        name: say.condition(card),
        value,
        after: None,
        rule: say.short(card),
    };
    let mut rows: Vec<(usize, Row)> = place
        .tally
        .conditions()
        .map(|(card, value)| (super::tint::rank(&place.land, card).unwrap_or(0), row((card, value))))
        .collect();
    rows.sort_by_key(|(rank, _)| *rank);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The own conditions, the shared one and the price, as they stand and as a card on trial would leave them.
pub(super) fn all(view: &View, place: &SeatView, trial: Option<&Tally>, frame: &Frame<'_>) -> Vec<Row> {
    let say = Say(frame.words);
    let changed = |before: i32, after: i32| Some(after).filter(|&after| after != before);
    let mut rows = own(place, frame);
    for row in &mut rows {
        let card = row.plate.map(|(card, _)| card);
        let found = trial.and_then(|tally| tally.conditions().find(|(own, _)| Some(*own) == card));
        row.after = found.and_then(|(_, after)| changed(row.value, after));
    }
    let is_new = |card: &Card| place.tally.conditions().all(|(own, _)| own != *card);
    let new = trial.into_iter().flat_map(Tally::conditions).filter(|(card, _)| is_new(card));
    rows.extend(new.map(|(card, after)| Row {
        plate: Some((card, next(&place.land))),
        name: say.condition(card),
        value: 0,
        after: Some(after),
        rule: say.short(card),
    }));
    rows.push(Row {
        plate: Some((view.shared, SHARED)),
        name: say.condition(view.shared),
        value: place.tally.shared,
        after: trial.and_then(|tally| changed(place.tally.shared, tally.shared)),
        rule: say.text("confusing-lands-picture-rule-shared", &[("rule", say.short(view.shared).into())]),
    });
    let tally = trial.unwrap_or(&place.tally);
    if tally.penalty() != 0 {
        let count = tally.conditions().count();
        rows.push(Row {
            plate: None,
            name: say.text("confusing-lands-text-penalty", &[("count", count.into())]),
            value: place.tally.penalty(),
            after: changed(place.tally.penalty(), tally.penalty()),
            rule: String::new(),
        });
    }
    rows
}

/// The style of a list: its scale, its columns, its lines for a name and for the rule of a condition, the size of these.
#[derive(Clone, Copy)]
pub(super) struct Style {
    scale: f32,
    columns: usize,
    names: usize,
    lines: usize,
    size: f32,
}

impl Style {
    const fn new(columns: usize, names: usize, lines: usize, size: f32) -> Style {
        Style { scale: 1.0, columns, names, lines, size }
    }

    const fn scaled(scale: f32, lines: usize, size: f32) -> Style {
        Style { scale, columns: 1, names: 1, lines, size }
    }
}

/// For a land that has its column to itself, the richest first.
const LARGE: [Style; 5] = [
    Style::scaled(1.4, 2, 28.0),
    Style::scaled(1.25, 2, 26.0),
    Style::scaled(1.1, 2, 24.0),
    Style::scaled(1.25, 3, 26.0),
    Style::scaled(1.1, 3, 24.0),
];

/// The richest first.
pub(super) const STYLES: [Style; 11] = [
    Style::new(1, 1, 1, 22.0),
    Style::new(1, 1, 1, 20.0),
    Style::new(1, 1, 2, 22.0),
    Style::new(1, 1, 2, 20.0),
    Style::new(1, 1, 1, 18.0),
    Style::new(2, 1, 2, 20.0),
    Style::new(2, 1, 2, 18.0),
    Style::new(2, 1, 0, 18.0),
    Style::new(1, 1, 0, 18.0),
    Style::new(2, 2, 0, 18.0),
    Style::new(1, 2, 0, 18.0),
];

/// Font sizes for names, all of a list alike.
const NAMES: [f32; 3] = [24.0, 22.0, SMALLEST];
const SMALLEST: f32 = 20.0;
const VALUE: f32 = 30.0;
/// The room for a number plate.
const PLATE: f32 = 48.0;
/// The gap between two columns.
const GUTTER: f32 = 24.0;

impl Style {
    /// The height of a list of that width in this style.
    pub(super) fn height(self, rows: &[Row], rect: Rect) -> f32 {
        let width = self.width(rect);
        let column = |rows: &[Row]| rows.iter().map(|row| self.row(row, width)).sum();
        rows.chunks(rows.len().div_ceil(self.columns).max(1)).map(column).fold(0.0, f32::max)
    }

    /// The height of a line of the list.
    fn row(self, row: &Row, width: f32) -> f32 {
        if self.lines == 0 || row.rule.is_empty() {
            return self.head(row, width) + if self.lines > 0 { 6.0 } else { 0.0 };
        }
        self.head(row, width)
            + self.rule(row, width) as f32 * self.leading()
            + (8.0 * self.scale.powi(3)).round()
    }

    /// The lines of a rule.
    fn rule(self, row: &Row, width: f32) -> usize {
        render::font::wrap(&row.rule, self.size, Weight::Regular, width).len()
    }

    fn leading(self) -> f32 {
        (self.size * 1.2).ceil()
    }

    /// Height of plate, name and value.
    fn head(self, row: &Row, width: f32) -> f32 {
        let one = self.names == 1 || self.name(row, width, SMALLEST).len() == 1;
        if one { (36.0 * self.scale).round() } else { 48.0 }
    }

    /// The lines of a name of that size next to its value.
    fn name(self, row: &Row, width: f32, size: f32) -> Vec<String> {
        render::font::wrap(&row.name, size, Weight::Bold, self.name_room(row, width))
    }

    fn name_room(self, row: &Row, width: f32) -> f32 {
        width - row.indent(self.scale) - row.value_width(self.scale) - 4.0
    }

    fn width(self, rect: Rect) -> f32 {
        if self.columns == 1 { rect.w } else { rect.w / self.columns as f32 - GUTTER / 2.0 }
    }

    /// Whether all names and rules fit.
    pub(super) fn fits(self, rows: &[Row], rect: Rect) -> bool {
        let width = self.width(rect);
        let said = |row: &Row| self.lines == 0 || self.rule(row, width) <= self.lines;
        self.height(rows, rect) <= rect.h && self.name_size(rows, rect).is_some() && rows.iter().all(said)
    }

    /// The largest size in which every name stands next to its value.
    fn name_size(self, rows: &[Row], rect: Rect) -> Option<f32> {
        let width = self.width(rect);
        let stands = |size: f32, row: &Row| {
            let (room, lines) = (self.name_room(row, width), self.name(row, width, size));
            lines.len() <= self.names && lines.iter().all(|line| text_width(line, size, Weight::Bold) <= room)
        };
        let sizes = if self.names == 1 { NAMES.as_slice() } else { &[SMALLEST] };
        let mut sizes = sizes.iter().map(|size| (size * self.scale).round());
        sizes.find(|&size| rows.iter().all(|row| stands(size, row)))
    }
}

/// The richest style that fits, if any does.
pub(super) fn fitting(rows: &[Row], rect: Rect) -> Option<Style> {
    STYLES.into_iter().find(|style| style.fits(rows, rect))
}

/// The richest style that fits, a large one before all others, or else the least.
pub(super) fn large(rows: &[Row], rect: Rect) -> Style {
    LARGE.into_iter().find(|style| style.fits(rows, rect)).unwrap_or_else(|| style(rows, rect))
}

/// The richest style that fits, or else the least.
pub(super) fn style(rows: &[Row], rect: Rect) -> Style {
    fitting(rows, rect).unwrap_or(STYLES[STYLES.len() - 1])
}

/// Draws the list.
pub(super) fn draw(scene: &mut Scene, rows: &[Row], rect: Rect, style: Style) {
    let names = style.name_size(rows, rect).unwrap_or(18.0);
    let width = style.width(rect);
    let columns = rows.chunks(rows.len().div_ceil(style.columns).max(1));
    for (column, rows) in columns.enumerate() {
        let mut y = rect.y;
        for row in rows {
            let x = rect.x + column as f32 * (width + GUTTER);
            let height = style.row(row, width);
            let drawn = Group::new(nodes(scene, row, Rect::new(x, y, width, height), (names, style)));
            scene.push(match row.plate {
                Some((card, _)) => drawn.shows(counts(card, row.value)),
                None => drawn.shows(format!("price {}", row.value)),
            });
            y += height;
        }
    }
}

fn nodes(scene: &Scene, row: &Row, cell: Rect, (size, style): (f32, Style)) -> Vec<Node> {
    let (theme, look) = (scene.theme, scene.look());
    let ground = theme.background();
    let (line, below) = cell.split_top(style.head(row, cell.w));
    let (plate, line) = line.split_left(row.indent(style.scale));
    let (rest, at) = line.split_left(line.w - row.value_width(style.scale));
    let name = Rect { w: (rest.w - 4.0).max(0.0), ..rest };
    let plate_at = plate.center().offset(-4.0, 0.0);
    let mut nodes: Vec<Node> = row
        .plate
        .into_iter()
        .flat_map(|(card, tint)| number_plate(plate_at, card, (30.0 * style.scale).round(), tint))
        .collect();
    let color = row.after.map_or(theme.ink(), |after| look.change_color(after - row.value));
    let number = TextBox::new(at, row.text(), (VALUE * style.scale).round()).bold().color(color).on(ground);
    nodes.push(number.role(Role::Vital).align(Align::End, Align::Middle).into());
    let fit = match style.names {
        1 => Fit::Shrink { min: 18.0 },
        lines => Fit::Wrap { max_lines: lines },
    };
    // The price is a number itself.
    let size = if row.plate.is_some() { size } else { (VALUE * style.scale).round() };
    let text = TextBox::new(name, row.name.as_str(), size).bold().color(theme.ink()).on(ground);
    nodes.push(text.align(Align::Start, Align::Middle).fit(fit).into());
    if style.lines > 0 && !row.rule.is_empty() {
        let text = TextBox::new(below, row.rule.as_str(), style.size).color(theme.muted()).on(ground);
        nodes.push(text.fit(Fit::Wrap { max_lines: style.lines }).into());
    }
    nodes
}
