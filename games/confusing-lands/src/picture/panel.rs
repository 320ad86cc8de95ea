//! One land, large, with its scores; on the private panel also hand, draft and the other land.

use render::{Gain, Rect, Scene};

use super::super::action::{Action, read_posture};
use super::super::components::land::Laid;
use super::super::say::points;
use super::super::trial;
use super::super::view::{SeatView, View};
use super::header::{GAP, begin, body, player_panel};
use super::land::{Chart, Span};
use super::list::Row;
use super::{candidates, hand, inset, list, middle};
use tabletop::Frame;

/// The width of the column next to the land.
const SIDE: f32 = 440.0;

/// The least squares of a hand that are worth looking at.
const HAND: f32 = 60.0;

/// Squares of the land so large leave room for the other land below it.
const ENOUGH: f32 = 76.0;

/// The height of the deck with its top card.
const DECK: f32 = 2.0 * middle::DECK + 8.0;
const LARGE_DECK: f32 = 290.0;

/// Draws the land of one seat; with `draft`, also its player's unfinished choice.
pub(super) fn scene(view: &View, frame: &Frame<'_>, place: &SeatView, draft: bool) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let acting = draft && !view.is_over();
    let ghost = if acting { drafted_or_committed(frame, place) } else { None };
    let span = span(frame, place, acting, ghost);
    let layout = Layout::new(&scene, view, frame, place, (span, acting, ghost));
    let chart = Chart::new(span, layout.land);
    if acting || place.land.is_empty() {
        scene.fixed(vec![chart.places(frame.theme)]);
    }
    chart.cards(&place.land, ghost).into_iter().for_each(|card| scene.fixed(vec![card]));
    begin(&mut scene, view, frame);
    scene.extend(chart.rim(frame.theme, place));
    match ghost {
        Some(laid) => {
            chart.ghost(&mut scene, &place.land, laid, frame.focus.refused);
            let mut land = place.land.clone();
            if land.admit(laid.turn.outline(), laid.place).is_ok() {
                land.lay(laid);
                chart.dots(&mut scene, &land, view);
            }
        }
        None => {
            chart.mark_last(&mut scene, place);
            chart.dots(&mut scene, &place.land, view);
            // Where places to choose are marked, they show points.
            if !acting || !candidates::draw(&mut scene, &chart, view, frame.focus) {
                chart.gain(&mut scene, view, place, layout.land);
            }
        }
    }
    layout.draw(&mut scene, view, frame, place);
    scene
}

/// The squares to be shown: the land, and the card on trial or what it can reach.
fn span(frame: &Frame<'_>, place: &SeatView, acting: bool, ghost: Option<Laid>) -> Span {
    let span = Span::of(&place.land);
    if !acting {
        return span;
    }
    if let Some(laid) = ghost {
        return span.around(laid);
    }
    let chosen = frame.focus.draft.get(1).and_then(|slot| read_posture(slot));
    chosen.map_or(span, |(_, _, turn)| span.reaching(&place.land, turn.outline()))
}

/// The card on trial: the draft's, or else the committed choice's.
fn drafted_or_committed(frame: &Frame<'_>, place: &SeatView) -> Option<Laid> {
    let committed = match place.chosen {
        Some(Action::Lay(laid)) if frame.focus.draft.len() < 2 => Some(laid),
        _ => None,
    };
    trial::drafted(frame.focus.draft).or(committed)
}

/// The places of everything but the header.
struct Layout {
    land: Rect,
    strip: Rect,
    preview: Option<(Rect, Vec<Gain>)>,
    hand: Option<Rect>,
    rows: Vec<Row>,
    list: Rect,
    /// The other land, or alone the deck.
    other: Option<Rect>,
}

impl Layout {
    fn new(
        scene: &Scene,
        view: &View,
        frame: &Frame<'_>,
        place: &SeatView,
        (span, acting, ghost): (Span, bool, Option<Laid>),
    ) -> Layout {
        let look = scene.look();
        let (land, side) = body(scene).split_left(scene.content().w - SIDE - GAP);
        let side = Rect { x: side.x + GAP, w: SIDE, ..side };
        let lines = player_panel(view, place, frame, false).lines.len();
        let (strip, mut rest) = below(side, look.panel_height(lines));
        let tally = ghost.filter(|_| !frame.focus.refused).and_then(|laid| trial::tally(view, laid));
        let preview = tally.as_ref().map(|tally| {
            let (preview, below) = below(rest, look.preview_height());
            rest = below;
            (
                preview,
                points::compared(view, tally, frame.words).map_or_else(Vec::new, |preview| preview.gains()),
            )
        });
        let rows = list::all(view, place, tally.as_ref(), frame);
        let held = acting && place.hand.is_some_and(|hand| !hand.is_empty());
        let least = if held { hand::height(frame, place, SIDE, HAND) } else { 0.0 };
        // A long list says less before the hand gets too small to be read.
        let room = Rect { h: rest.h - least - GAP, ..rest };
        let wanted = list::style(&rows, room).height(&rows, room);
        let (mut land, mut other) = (land, None);
        if view.is_solo() || acting {
            let small = if view.is_solo() { LARGE_DECK } else { inset::height(view, place, false) };
            let wide = if view.is_solo() { DECK } else { inset::height(view, place, true) };
            let cramped = span.square(Rect { h: land.h - wide - GAP, ..land }) < ENOUGH;
            let beside = (cramped || view.is_solo()) && rest.h - wanted - least - 2.0 * GAP >= small;
            let (from, needs) = if beside { (&mut rest, small) } else { (&mut land, wide) };
            let (upper, lower) = from.split_top(from.h - needs);
            *from = Rect { h: upper.h - GAP, ..upper };
            other = Some(lower);
        }
        let hand = held.then(|| {
            let most = hand::height(frame, place, SIDE, hand::largest(SIDE));
            let (hand, below) = below(rest, (rest.h - wanted - GAP).min(most.max(least)));
            rest = below;
            hand
        });
        Layout { land, strip, preview, hand, rows, list: rest, other }
    }

    fn draw(&self, scene: &mut Scene, view: &View, frame: &Frame<'_>, place: &SeatView) {
        let look = scene.look();
        scene.push(look.player_panel(self.strip, &player_panel(view, place, frame, false)));
        if let Some((rect, gains)) = &self.preview {
            scene.push(look.preview(*rect, gains));
        }
        if let Some(rect) = self.hand {
            hand::draw(scene, frame, place, rect);
        }
        list::draw(scene, &self.rows, self.list, list::large(&self.rows, self.list));
        match self.other {
            Some(rect) if view.is_solo() => middle::top_card(scene, view, frame, rect),
            Some(rect) => inset::draw(scene, view, frame, place, rect),
            None => {}
        }
    }
}

/// A block of that height, and what is left below it.
fn below(rect: Rect, height: f32) -> (Rect, Rect) {
    let (block, rest) = rect.split_top(height);
    (block, rest.split_top(GAP).1)
}
