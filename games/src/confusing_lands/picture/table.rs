//! The table of two players: the middle above, both lands side by side.

use render::{Align, Fit, Point, Rect, Scene, TextBox};

use super::super::card::{Face, Quarter};
use super::super::say::Say;
use super::super::view::{Place, View};
use super::card::{card_node, number_plate};
use super::header::{GAP, begin, body, player_panel};
use super::land::Chart;
use super::list::{self, Listed};
use crate::core::Frame;

/// The side of the squares of the deck's top card.
const DECK_SQUARE: f32 = 36.0;

/// The part of a player's column that the list of conditions may take below the land.
const LIST: f32 = 0.48;

/// Squares so large, or at least nearly as large as they can be, leave room for a list that says more.
const ENOUGH: f32 = 48.0;
const NEARLY: f32 = 0.85;

/// One player's column.
struct Column<'a> {
    place: &'a Place,
    top: Rect,
    chart: Chart,
    listed: Vec<Listed>,
    list: Rect,
}

/// Draws both lands with all that everybody may know.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let (middle, rest) = body(&scene).split_top(3.0 * DECK_SQUARE + 6.0);
    let rects = rest.split_top(GAP).1.grid(2, 1, 28.0);
    let look = scene.look();
    let columns: Vec<Column<'_>> = view
        .places
        .iter()
        .zip(rects)
        .map(|(place, rect)| Column::new(place, rect, look.panel_height(1), frame))
        .collect();
    // A layer a card, in the order of the game: what lay there before is kept while squares keep their size.
    let mut cards: Vec<_> =
        columns.iter().map(|column| column.chart.cards(&column.place.land, None).into_iter()).collect();
    loop {
        let round: Vec<_> = cards.iter_mut().filter_map(Iterator::next).collect();
        if round.is_empty() {
            break;
        }
        scene.fixed(round);
    }
    begin(&mut scene, view, frame);
    let (shared, deck) = rest_for(middle, middle.w * 0.36);
    shared_condition(&mut scene, view, frame, shared);
    top_card(&mut scene, view, frame, deck);
    columns.iter().for_each(|column| column.draw(&mut scene, view, frame));
    scene
}

impl<'a> Column<'a> {
    fn new(place: &'a Place, rect: Rect, strip: f32, frame: &Frame<'_>) -> Self {
        let (top, rest) = rect.split_top(strip);
        let listed: Vec<Listed> = place.tally.conditions().collect();
        let heights = list::heights(&listed, Rect { h: rest.h * LIST, ..rest }, frame.words);
        let ways = heights.into_iter().map(|height| {
            let (land, list) = rest.split_top(rest.h - height);
            (Chart::new(&place.land, land.inset_by(0.0, 6.0), 0), list)
        });
        let charts: Vec<(Chart, Rect)> = ways.collect();
        let largest = charts.iter().map(|(chart, _)| chart.size()).fold(0.0, f32::max);
        let found = charts.into_iter().find(|(chart, _)| chart.size() >= ENOUGH.min(NEARLY * largest));
        let (chart, list) = found.unwrap_or_else(|| (Chart::new(&place.land, rest, 0), rest));
        Column { place, top, chart, listed, list }
    }

    fn draw(&self, scene: &mut Scene, view: &View, frame: &Frame<'_>) {
        let look = scene.look();
        scene.push(look.player_panel(self.top, &player_panel(view, self.place, frame)));
        if self.place.land.is_empty() {
            scene.push(self.chart.places(frame.theme));
        }
        scene.extend(self.chart.rim(look));
        if let Some(laid) = self.place.land.laid().next_back().filter(|_| self.place.fresh) {
            self.chart.mark_last(scene, laid);
        }
        list::draw(scene, &self.listed, self.list, frame.words);
    }
}

/// Draws the shared condition: title, number, name, gist.
fn shared_condition(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let look = scene.look();
    let theme = scene.theme;
    let wide = rect.w > 500.0;
    let (name_size, size) = if wide { (28.0, 22.0) } else { (22.0, 18.0) };
    scene.push(look.card(rect));
    // The lines share the room that is left below the text.
    let lines = if wide { 1.0 } else { 2.0 };
    let gap = ((rect.h - 25.0 - 36.0 - lines * size * 1.2) / 4.0).clamp(4.0, 12.0);
    let inner = rect.inset_by(16.0, gap);
    let (title, rest) = inner.split_top(25.0 + gap * 0.6);
    let text = TextBox::new(title, frame.words.text("confusing-lands-picture-shared", &[]), size);
    scene.push(text.color(theme.muted()).on(theme.panel()));
    let (line, below) = rest.split_top(36.0);
    let (plate, name) = line.split_left(54.0);
    scene.extend(number_plate(plate.center().offset(-4.0, 0.0), view.shared, 32.0));
    let text = TextBox::new(name, Say(frame.words).condition(view.shared), name_size).bold();
    let text = text.color(theme.ink()).on(theme.panel());
    scene.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    let below = below.split_top(gap * 0.8).1;
    let text = TextBox::new(below, Say(frame.words).short(view.shared), size);
    let fit = if wide { Fit::Shrink { min: 18.0 } } else { Fit::Wrap { max_lines: 3 } };
    scene.push(text.color(theme.ink()).on(theme.panel()).fit(fit));
}

/// Height of [`middle`].
pub(super) const MIDDLE: f32 = 142.0;

/// Draws the middle of the table in little room: the shared condition and the deck.
pub(super) fn middle(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let (shared, deck) = rest_for(rect, 2.0 * DECK_SQUARE + 34.0);
    shared_condition(scene, view, frame, shared);
    let text = frame.words.text("confusing-lands-picture-deck", &[("left", view.deck.into())]);
    let (caption, below) = deck.split_top(28.0);
    let text = TextBox::new(caption, text, 18.0).color(scene.theme.muted()).on(scene.theme.background());
    scene.push(text.align(Align::Middle, Align::Start));
    let at = Point::new(below.center().x - DECK_SQUARE, below.y);
    scene.push(card_node(view.top, Face::Back, Quarter::None, at, DECK_SQUARE));
}

/// A rectangle without so much at its right, and that.
fn rest_for(rect: Rect, width: f32) -> (Rect, Rect) {
    rect.split_left(rect.w - width)
}

/// Draws the deck: number of cards, and the plain face of the top one.
fn top_card(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let theme = scene.theme;
    let width = 2.0 * DECK_SQUARE;
    let at = Point::new(rect.right() - width - 4.0, rect.y + 2.0);
    for lift in (1..view.deck.min(4)).rev() {
        let shift = lift as f32 * 3.0;
        scene.push(card_node(view.top, Face::Back, Quarter::None, at.offset(-shift, shift), DECK_SQUARE));
    }
    scene.push(card_node(view.top, Face::Back, Quarter::None, at, DECK_SQUARE));
    let words = Rect { w: rect.w - width - 40.0, x: rect.x + 18.0, ..rect };
    let lines = [
        (
            frame.words.text("confusing-lands-picture-deck", &[("left", view.deck.into())]),
            20.0,
            theme.muted(),
        ),
        (Say(frame.words).card(view.top), 22.0, theme.ink()),
        (frame.words.text("confusing-lands-picture-plain", &[]), 18.0, theme.muted()),
    ];
    let mut rest = words.split_top(10.0).1;
    for (text, size, color) in lines {
        let (line, below) = rest.split_top(32.0);
        rest = below;
        let text = TextBox::new(line, text, size).color(color).on(theme.background());
        scene.push(text.align(Align::End, Align::Middle).fit(Fit::Shrink { min: 18.0 }));
    }
}
