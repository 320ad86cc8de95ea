//! The private panel: the island, the own hand below it, at its right the own points, the others, prices or the offer, and what the
//! move being made brings.

use render::{Look, Rect, Scene};

use super::super::components::cards::Resource;
use super::super::say::Say;
use super::super::state::Catan;
use super::super::view::{Secret, View};
use super::header::header;
use super::table::{GAP, SEA, island};
use super::{cards, offer, panels, prices};
use rules::Seat;
use tabletop::{Frame, Points};

/// The height of the hand.
const HAND: f32 = 132.0;
/// The height of the own panel, and of another's.
const OWN: f32 = 194.0;
const OTHER: f32 = 104.0;
/// The most height of the prices.
const PRICES: f32 = 316.0;

/// Draws the panel of somebody who plays.
pub(super) fn scene(view: &View, frame: &Frame<'_>, seat: Seat, secret: &Secret) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height() + 4.0);
    let (left, right) = rest.split_left(SEA);
    let (sea, below) = left.split_top(left.h - HAND - GAP);
    island(&mut scene, sea, view, frame);
    scene.push(look.header(top, &header(view, frame)));
    scene.extend(hand(view, frame, look, below.split_top(GAP).1, (seat, secret)));
    let (own, mut rest) = right.split_left(12.0).1.split_top(OWN);
    scene.extend(panels::player(view, frame, look, seat, own));
    for other in view.seats().filter(|&other| other != seat) {
        let (place, below) = rest.split_top(10.0).1.split_top(OTHER);
        scene.extend(panels::player(view, frame, look, other, place));
        rest = below;
    }
    let mut lower = rest.split_top(10.0).1;
    let changes = Catan::preview(view, frame.focus.draft, frame.words).filter(|it| it.change() != 0);
    if let Some(changes) = changes {
        let (upper, below) = lower.split_top(lower.h - look.preview_height() - 10.0);
        scene.push(look.preview(below.split_top(10.0).1, &changes.gains()));
        lower = upper;
    }
    let lower = Rect { h: lower.h.min(PRICES), ..lower };
    match &view.offer {
        Some(open) => scene.extend(offer::card(view, open, look, lower)),
        None => {
            scene.push(look.card(lower));
            let cells = lower.inset_by(14.0, 8.0).grid(1, 4, 2.0);
            scene.extend(prices::list(look, cells, seat, Some(secret.hand)));
        }
    }
    scene
}

/// The own cards, as large as there is room.
fn hand(
    view: &View,
    frame: &Frame<'_>,
    look: Look,
    rect: Rect,
    (seat, secret): (Seat, &Secret),
) -> Vec<render::Node> {
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(14.0, 8.0);
    let held = cards::held(view, seat, secret);
    let count = 5 + held.len();
    let cells = inner.grid(count, 1, 6.0);
    for (cell, kind) in cells.iter().zip(Resource::ALL) {
        nodes.push(cards::pile(look, *cell, kind, secret.hand[kind]));
    }
    for (cell, held) in cells.iter().skip(5).zip(held) {
        nodes.push(cards::face(look, *cell, held, seat, Some(Say(frame.words).development(held.card))));
    }
    nodes
}
