//! One land, large, with its scores; on the private panel also hand and draft.

use render::{Align, Rect, Scene, TextBox};

use super::super::action::Action;
use super::super::land::Laid;
use super::super::view::{Place, View};
use super::header::{GAP, begin, body, player_panel};
use super::land::{Chart, drafted};
use super::list::{self, Listed};
use super::{hand, table};
use crate::core::Frame;

/// The width of the column beside the land.
const SIDE: f32 = 420.0;

/// Draws the land of one seat; with `draft`, also its player's unfinished choice.
pub(super) fn scene(view: &View, frame: &Frame<'_>, place: &Place, draft: bool) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let rest = body(&scene);
    let (land, side) = rest.split_left(rest.w - SIDE - GAP);
    let acting = draft && !view.is_over();
    let chart = Chart::new(&place.land, land, if acting && !place.land.is_empty() { 2 } else { 0 });
    let ghost = if acting { drafted_or_committed(frame, place) } else { None };
    if acting {
        scene.fixed(vec![chart.places(frame.theme)]);
    }
    chart.cards(&place.land, ghost).into_iter().for_each(|card| scene.fixed(vec![card]));
    begin(&mut scene, view, frame);
    scene.extend(chart.rim(scene.look()));
    if let Some(laid) = place.land.laid().next_back().filter(|_| place.fresh) {
        chart.mark_last(&mut scene, laid);
    }
    match ghost {
        Some(laid) => chart.ghost(&mut scene, laid, frame.focus.refused),
        None if acting => chart.candidates(&mut scene, frame.focus),
        None => {}
    }
    beside(&mut scene, view, frame, place, Rect { x: side.x + GAP, w: SIDE, ..side }, acting);
    scene
}

/// The card on trial: the draft's, or else the committed choice's.
fn drafted_or_committed(frame: &Frame<'_>, place: &Place) -> Option<Laid> {
    let committed = match place.chosen {
        Some(Action::Lay(laid)) if frame.focus.draft.len() < 2 => Some(laid),
        _ => None,
    };
    drafted(frame.focus.draft).or(committed)
}

fn beside(scene: &mut Scene, view: &View, frame: &Frame<'_>, place: &Place, rect: Rect, acting: bool) {
    let look = scene.look();
    let (top, mut rest) = rect.split_top(look.panel_height(1));
    scene.push(look.player_panel(top, &player_panel(view, place, frame)));
    rest = rest.split_top(GAP).1;
    if acting && place.hand.is_some_and(|hand| !hand.is_empty()) {
        let (cards, below) = rest.split_top(hand::BESIDE);
        hand::draw(scene, frame, place, cards, hand::SQUARE);
        rest = below.split_top(GAP).1;
    }
    let (middle, below) = rest.split_top(table::MIDDLE);
    table::middle(scene, view, frame, middle);
    let listed: Vec<Listed> = place.tally.conditions().collect();
    let below = below.split_top(12.0).1;
    if listed.is_empty() {
        let text = frame.words.text("confusing-lands-picture-none", &[]);
        let text = TextBox::new(below.split_top(30.0).0, text, 20.0).color(scene.theme.muted());
        scene.push(text.on(scene.theme.background()).align(Align::Start, Align::Middle));
    }
    list::draw(scene, &listed, below, frame.words);
}
