//! The closing picture: both lands with their conditions, and on each square for what it counts.

use render::{Align, Fit, Group, Rect, Scene, TextBox, Weight, text_width};

use super::super::say::Say;
use super::super::score::VERDICTS;
use super::super::state::ConfusingLands;
use super::super::view::{SeatView, View};
use super::card::number_plate;
use super::land::{Chart, Span};
use super::list;
use super::list::{Row, STYLES, Style};
use super::tint::SHARED;
use rules::{Outcome, Seat};
use tabletop::{Closing, ClosingPlace, Frame, Points};

/// The height of the line with the shared condition.
const SHARED_LINE: f32 = 46.0;
/// The least size of its words; they take two lines where one is too short.
const SMALL: f32 = 18.0;
/// The height of the line with a player's mark and name.
const NAME: f32 = 44.0;
/// The gap between two lands.
const GAP: f32 = 26.0;
/// The least part of the width that a land takes next to another.
const NARROWEST: f32 = 0.43;
/// The part of a column that the list of conditions may take.
const LIST: f32 = 0.72;
/// Squares so large leave room for a list that says more.
const ENOUGH: f32 = 38.0;

/// Draws the closing picture.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let say = Say(frame.words);
    let outcome = view.turn.outcome();
    let ending = Closing {
        frame,
        result: outcome.map_or_else(String::new, |outcome| say.result(view, outcome)),
        above: outcome.and_then(|outcome| outcome.standings.first()).and_then(|it| VERDICTS.above(it.score)),
        outcome: outcome.filter(|outcome: &&Outcome| !outcome.standings.is_empty()),
        parts: Seat::first(view.places.len() as u8)
            .map(|seat| ConfusingLands::breakdown(view, seat, frame.words))
            .collect(),
        signs: Vec::new(),
        mark: Seat::player,
        reveals: false,
        place: ClosingPlace::Beside,
    };
    let stage = ending.lay(&mut scene);
    let (shared, rest) = stage.board.split_top(SHARED_LINE);
    shared_condition(&mut scene, view, frame, shared);
    let columns = columns(view, frame, rest);
    let (style, size) = fitted(&columns);
    for column in &columns {
        let style = column.richest(size).unwrap_or(style);
        column.draw(&mut scene, view, frame, (style, size));
    }
    scene
}

/// Shares the width between the lands as they need it.
fn columns<'a>(view: &'a View, frame: &Frame<'_>, rect: Rect) -> Vec<Column<'a>> {
    let room = rect.w - GAP * (view.places.len() - 1) as f32;
    let least = if view.is_solo() { room } else { room * NARROWEST };
    let wide = |place: &SeatView| Span::of(&place.land).size().0.max(5.0);
    let all: f32 = view.places.iter().map(wide).sum();
    let mut x = rect.x;
    let column = |place: &'a SeatView| {
        let w = (room * wide(place) / all).clamp(least, (room - least).max(least));
        let rect = Rect { x, w, ..rect };
        x += w + GAP;
        Column { place, rect, rows: list::own(place, frame) }
    };
    view.places.iter().map(column).collect()
}

/// A player's land above the conditions in it.
struct Column<'a> {
    place: &'a SeatView,
    rect: Rect,
    rows: Vec<Row>,
}

/// The richest style of the lists that leaves the lands large, and the side of their squares.
fn fitted(columns: &[Column<'_>]) -> (Style, f32) {
    let size = |style: Style| columns.iter().map(|column| column.square(style)).fold(f32::MAX, f32::min);
    let fits = |style: &Style| columns.iter().all(|column| column.fits(*style));
    let ways: Vec<(Style, f32)> = STYLES.into_iter().filter(fits).map(|style| (style, size(style))).collect();
    let largest = ways.iter().max_by(|one, other| one.1.total_cmp(&other.1)).copied();
    let found = ways.iter().copied().find(|(_, size)| *size >= ENOUGH).or(largest);
    found.unwrap_or((STYLES[STYLES.len() - 1], size(STYLES[STYLES.len() - 1])))
}

impl Column<'_> {
    /// The room of the list, at the bottom.
    fn lower(&self, style: Style) -> Rect {
        let height = style.height(&self.rows, self.rect).min(self.rect.h * LIST);
        self.rect.split_top(self.rect.h - height).1
    }

    /// The room of the land.
    fn upper(&self, style: Style) -> Rect {
        let body = self.rect.split_top(NAME).1;
        Rect { h: body.h - self.lower(style).h, ..body }.inset_by(0.0, 8.0)
    }

    fn square(&self, style: Style) -> f32 {
        Span::of(&self.place.land).square(self.upper(style))
    }

    fn fits(&self, style: Style) -> bool {
        style.fits(&self.rows, self.lower(style))
    }

    /// The richest style of the list above which squares have that side.
    fn richest(&self, size: f32) -> Option<Style> {
        STYLES.into_iter().find(|style| self.fits(*style) && self.square(*style) >= size)
    }

    fn draw(&self, scene: &mut Scene, view: &View, frame: &Frame<'_>, (style, size): (Style, f32)) {
        let theme = scene.theme;
        let (line, _) = self.rect.split_top(NAME);
        let (mark, name) = line.split_left(46.0);
        scene.push(self.place.seat.player().mark(mark.center().offset(-4.0, 0.0), 34.0));
        let text = TextBox::new(name, frame.words.name(self.place.seat), 26.0).bold();
        scene.push(text.color(theme.ink()).on(theme.background()).align(Align::Start, Align::Middle));
        let chart = Chart::sized(Span::of(&self.place.land), self.upper(style), size);
        if self.place.land.is_empty() {
            scene.push(chart.places(theme));
        }
        scene.extend(chart.cards(&self.place.land, None));
        // The story of the game names places.
        scene.extend(chart.rim(theme, self.place));
        chart.dots(scene, &self.place.land, view);
        list::draw(scene, &self.rows, self.lower(style), style);
    }
}

/// Draws the shared condition in one line: number, name, rule.
fn shared_condition(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let theme = scene.theme;
    let say = Say(frame.words);
    let (plate, line) = rect.split_left(56.0);
    let plate = number_plate(plate.center().offset(-5.0, 0.0), view.shared, 34.0, SHARED);
    scene.push(Group::new(plate).shows(format!("shared {}", view.shared)));
    let rule = say.text("confusing-lands-picture-rule-shared", &[("rule", say.short(view.shared).into())]);
    let words = format!("{} · {rule}", say.condition(view.shared));
    let (size, fit) = match text_width(&words, SMALL, Weight::Regular) <= line.w {
        true => (24.0, Fit::Shrink { min: SMALL }),
        false => (SMALL, Fit::Wrap { max_lines: 2 }),
    };
    let text = TextBox::new(line, words, size).color(theme.ink()).on(theme.background());
    scene.push(text.align(Align::Start, Align::Middle).fit(fit));
}
