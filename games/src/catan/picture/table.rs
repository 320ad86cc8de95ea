//! The whole table: the island, a strip below it, the players at its right.

use render::Scene;

use super::super::view::View;
use super::header::header;
use super::island::Island;
use super::{panels, pieces, strip};
use crate::core::{Frame, Picture};

/// The width of the sea at the left of the panels.
const SEA: f32 = 822.0;
/// The height of the strip below it.
const STRIP: f32 = 88.0;
const GAP: f32 = 14.0;

/// Draws the table; for a player the own hand takes the place of the bank.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let (top, rest) = scene.content().split_top(scene.look().header_height());
    let (left, right) = rest.split_left(SEA);
    let (sea, below) = left.split_top(left.h - STRIP - GAP);
    let island = Island::new(sea, view);
    scene.fixed(island.land());
    scene.extend(island.luck());
    scene.extend(pieces::all(&island, frame));
    scene.push(scene.look().header(top, &header(view, frame)));
    let strip = below.split_top(GAP).1;
    let own = view.own().filter(|_| frame.picture == Picture::Panel);
    match own.and_then(|(_, player)| player.secret.as_ref()) {
        Some(secret) => scene.extend(strip::hand(secret, frame, scene.look(), strip)),
        None => scene.extend(strip::bank(view, frame, scene.look(), strip)),
    }
    scene.extend(panels::players(view, frame, scene.look(), right.split_left(12.0).1));
    scene
}
