//! The table of two players: the middle above, both lands side by side at one scale.

use render::{Align, Fit, Group, PlayerPanel, Point, Rect, Scene, TextBox};

use super::super::components::card::{Face, Quarter};
use super::super::say::Say;
use super::super::view::{SeatView, View};
use super::card::{card_node, number_plate};
use super::header::{begin, body, player_panel};
use super::land::{Chart, Span};
use super::list;
use super::list::{Row, STYLES, Style};
use super::tint::SHARED;
use crate::core::Frame;

/// The side of the squares of the deck's top card, which lies on its side.
pub(super) const DECK: f32 = 56.0;

/// The height of a line beside the deck.
const LINE: f32 = 33.0;

/// The part of a player's column that the list of conditions may take below the land.
const LIST: f32 = 0.45;

/// The least width of a player's column.
const NARROWEST: f32 = 450.0;

/// Squares so large, or at least nearly as large as they can be, leave room for a list that says more.
const ENOUGH: f32 = 76.0;
const NEARLY: f32 = 0.85;

/// One player's column.
struct Column<'a> {
    place: &'a SeatView,
    panel: PlayerPanel,
    rows: Vec<Row>,
    top: Rect,
    rest: Rect,
}

/// Draws both lands with all that everybody may know.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    if view.places.iter().all(|place| place.land.is_empty()) {
        opening(&mut scene, view, frame);
        return scene;
    }
    let (middle, rest) = body(&scene).split_top(2.0 * DECK + 6.0);
    let columns = columns(&scene, view, frame, rest.split_top(14.0).1);
    let (style, size) = fitted(&columns);
    let styles = columns.iter().map(|column| column.richest(size).unwrap_or(style));
    let laid: Vec<(Chart, (Rect, Style))> =
        columns.iter().zip(styles).map(|(column, style)| column.laid(style, size)).collect();
    // A layer a card, in the order of the game: what lay there before is kept while squares keep their size.
    let mut cards: Vec<_> = columns
        .iter()
        .zip(&laid)
        .map(|(column, (chart, _))| chart.cards(&column.place.land, None).into_iter())
        .collect();
    loop {
        let round: Vec<_> = cards.iter_mut().filter_map(Iterator::next).collect();
        if round.is_empty() {
            break;
        }
        scene.fixed(round);
    }
    begin(&mut scene, view, frame);
    let (shared, deck) = middle.split_left(middle.w * 0.53);
    shared_condition(&mut scene, view, frame, shared);
    top_card(&mut scene, view, frame, deck);
    for (column, (chart, (below, style))) in columns.iter().zip(&laid) {
        let look = scene.look();
        // Nobody has an empty box because the other one has something to be told.
        let top = Rect { h: look.panel_height(column.panel.lines.len()), ..column.top };
        scene.push(look.player_panel(top, &column.panel));
        if column.place.land.is_empty() {
            scene.push(chart.places(frame.theme));
        }
        scene.extend(chart.rim(look));
        chart.mark_last(&mut scene, column.place);
        let room = Rect { h: below.y - column.rest.y, ..column.rest };
        chart.gain(&mut scene, view, column.place, room);
        list::draw(&mut scene, &column.rows, *below, *style);
    }
    scene
}

/// Draws the first round, in which no land has a card yet: the seats, and large what both may build for.
fn opening(scene: &mut Scene, view: &View, frame: &Frame<'_>) {
    begin(scene, view, frame);
    let look = scene.look();
    let panels: Vec<PlayerPanel> =
        view.places.iter().map(|place| player_panel(view, place, frame, true)).collect();
    let lines = panels.iter().map(|panel| panel.lines.len()).max().unwrap_or(0);
    let (strip, rest) = body(scene).split_top(look.panel_height(lines));
    for (panel, cell) in panels.iter().zip(strip.grid(panels.len(), 1, 28.0)) {
        scene.push(look.player_panel(Rect { h: look.panel_height(panel.lines.len()), ..cell }, panel));
    }
    let (shared, deck) = rest.split_top(24.0).1.split_top(272.0);
    shared_condition(scene, view, frame, shared);
    let (words, card) = deck.split_top(30.0).1.split_left(deck.w * 0.36);
    let words = Rect::around(words.center(), words.w - 24.0, 3.0 * LARGE_LINE);
    lines_of(scene, &deck_lines(view, frame), words, (LARGE_LINE, Align::Start));
    let size = ((card.w - 40.0) / 3.0).min((card.h - 40.0) / 2.0).floor();
    let at = Point::new(card.center().x - 1.5 * size, card.center().y - size);
    pile(scene, view, at, size);
}

/// The height of a line beside the deck of the first round.
const LARGE_LINE: f32 = 56.0;

/// Shares the width between the lands as they need it.
fn columns<'a>(scene: &Scene, view: &'a View, frame: &Frame<'_>, rect: Rect) -> Vec<Column<'a>> {
    let gap = 28.0;
    let wide = |place: &SeatView| Span::of(&place.land).size().0 + 0.5;
    let all: f32 = view.places.iter().map(wide).sum();
    let room = rect.w - gap;
    let panels: Vec<PlayerPanel> =
        view.places.iter().map(|place| player_panel(view, place, frame, true)).collect();
    let lines = panels.iter().map(|panel| panel.lines.len()).max().unwrap_or(0);
    let strip = scene.look().panel_height(lines);
    let mut x = rect.x;
    let mut columns = Vec::new();
    for (place, panel) in view.places.iter().zip(panels) {
        let w = (room * wide(place) / all).clamp(NARROWEST, room - NARROWEST);
        let (top, rest) = Rect { x, w, ..rect }.split_top(strip);
        x += w + gap;
        columns.push(Column { place, panel, rows: list::own(place, frame), top, rest });
    }
    columns
}

/// The richest style of both lists that leaves the lands large, and the side of their squares.
fn fitted(columns: &[Column<'_>]) -> (Style, f32) {
    let fits = |style: &Style| columns.iter().all(|column| column.fits(*style));
    let size = |style: Style| columns.iter().map(|column| column.square(style)).fold(f32::MAX, f32::min);
    let ways: Vec<(Style, f32)> = STYLES.into_iter().filter(fits).map(|style| (style, size(style))).collect();
    let largest = ways.iter().map(|(_, size)| *size).fold(0.0, f32::max);
    let found = ways.into_iter().find(|(_, size)| *size >= ENOUGH.min(NEARLY * largest));
    let least = STYLES[STYLES.len() - 1];
    found.unwrap_or((least, size(least)))
}

impl Column<'_> {
    /// The room for the land above the list.
    fn land(&self, style: Style) -> Rect {
        let list = style.height(&self.rows, self.rest);
        self.rest.split_top(self.rest.h - list).0.inset_by(0.0, 6.0)
    }

    fn fits(&self, style: Style) -> bool {
        style.fits(&self.rows, Rect { h: self.rest.h * LIST, ..self.rest })
    }

    /// The side of the squares above a list of that style.
    fn square(&self, style: Style) -> f32 {
        Span::of(&self.place.land).square(self.land(style))
    }

    /// The richest style of the list above which squares have that side.
    fn richest(&self, size: f32) -> Option<Style> {
        STYLES.into_iter().find(|style| self.fits(*style) && self.square(*style) >= size)
    }

    /// The grid, and the room and the style of the list.
    fn laid(&self, style: Style, size: f32) -> (Chart, (Rect, Style)) {
        let chart = Chart::sized(Span::of(&self.place.land), self.land(style), size);
        let list = self.rest.split_top(self.rest.h - style.height(&self.rows, self.rest)).1;
        (chart, (list, style))
    }
}

/// Draws the shared condition: title, number, name, rule; larger in a high room.
fn shared_condition(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let (look, theme) = (scene.look(), scene.theme);
    let scale = (rect.h / (2.0 * DECK + 6.0)).clamp(1.0, 1.7);
    scene.push(look.card(rect));
    let inner = Rect::around(rect.center(), rect.w - 36.0 * scale, 100.0 * scale);
    let (title, rest) = inner.split_top(27.0 * scale);
    let text = TextBox::new(title, frame.words.text("confusing-lands-picture-shared", &[]), 20.0 * scale);
    scene.push(text.color(theme.muted()).on(theme.panel()));
    let (line, below) = rest.split_top(40.0 * scale);
    let (plate, name) = line.split_left(56.0 * scale);
    let plate =
        number_plate(plate.center().offset(-5.0 * scale, 0.0), view.shared, (34.0 * scale).round(), SHARED);
    scene.push(Group::new(plate).shows(format!("shared {}", view.shared)));
    let text = TextBox::new(name, Say(frame.words).condition(view.shared), (30.0 * scale).round()).bold();
    let text = text.color(theme.ink()).on(theme.panel());
    scene.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    let below = below.split_top(4.0).1;
    let text = TextBox::new(below, Say(frame.words).short(view.shared), (24.0 * scale).round());
    scene.push(text.color(theme.ink()).on(theme.panel()).fit(Fit::Shrink { min: 18.0 }));
}

/// Draws the deck: number of cards, and the plain face of the top one, which lies on its side; below its words if there is room.
pub(super) fn top_card(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let said = deck_lines(view, frame);
    let (size, words) = if rect.h > 3.0 * DECK {
        let (words, below) = rect.split_top(3.0 * LINE + 8.0);
        lines_of(scene, &said, words, (LINE, Align::Start));
        (((rect.w - 14.0) / 3.0).min((below.h - 4.0) / 2.0).floor(), below)
    } else {
        let words = Rect { w: rect.w - 3.0 * DECK - 34.0, x: rect.x + 14.0, ..rect };
        lines_of(scene, &said, words.split_top(8.0).1, (LINE, Align::End));
        (DECK, rect)
    };
    let at = if rect.h > 3.0 * DECK {
        Point::new(rect.x + 10.0, words.y)
    } else {
        Point::new(rect.right() - 3.0 * size - 4.0, rect.y + 1.0)
    };
    pile(scene, view, at, size);
}

/// Draws the deck with the plain face of its top card, which lies on its side.
fn pile(scene: &mut Scene, view: &View, at: Point, size: f32) {
    let card = |at| card_node(view.top, Face::Back, Quarter::One, (at, size), SHARED);
    for lift in (1..view.deck.min(4)).rev() {
        let shift = lift as f32 * 3.0;
        scene.push(card(at.offset(-shift, shift)));
    }
    scene.push(Group::new(vec![card(at)]).shows(format!("deck {} {}", view.deck, view.top)));
}

/// What is to be said of the deck.
fn deck_lines(view: &View, frame: &Frame<'_>) -> [String; 3] {
    [
        frame.words.text("confusing-lands-picture-deck", &[("left", view.deck.into())]),
        Say(frame.words).card(view.top),
        frame.words.text("confusing-lands-picture-plain", &[]),
    ]
}

/// Writes lines of that height, the second one first to be read.
fn lines_of(scene: &mut Scene, said: &[String; 3], rect: Rect, (height, align): (f32, Align)) {
    let (theme, scale) = (scene.theme, height / LINE);
    let mut rest = rect;
    for (text, (size, color)) in
        said.iter().zip([(20.0, theme.muted()), (24.0, theme.ink()), (20.0, theme.muted())])
    {
        let (line, below) = rest.split_top(height);
        rest = below;
        let text = TextBox::new(line, text.as_str(), (size * scale).round());
        let text = text.color(color).on(theme.background());
        scene.push(text.align(align, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    }
}
