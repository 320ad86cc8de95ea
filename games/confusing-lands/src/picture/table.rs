//! The table of two players: the middle above, both lands side by side at one scale.

use render::{PlayerPanel, Rect, Scene};

use super::super::view::{SeatView, View};
use super::header::{begin, body, player_panel};
use super::land::{Chart, Span};
use super::list::{Row, STYLES, Style};
use super::middle::{DECK, shared_condition, top_card};
use super::{list, opening};
use tabletop::Frame;

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
        opening::draw(&mut scene, view, frame);
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
        scene.extend(chart.rim(frame.theme, column.place));
        chart.mark_last(&mut scene, column.place);
        let room = Rect { h: below.y - column.rest.y, ..column.rest };
        chart.gain(&mut scene, view, column.place, room);
        list::draw(&mut scene, &column.rows, *below, *style);
    }
    scene
}

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
