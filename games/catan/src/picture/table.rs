//! The whole table: the island, a strip below it, the players at its right.

use render::{Rect, Scene};

use super::super::view::View;
use super::header::header;
use super::island::Island;
use super::room::Room;
use super::{choices, offer, panels, pieces, strip};
use tabletop::{Frame, Picture};

/// The width of the sea at the left of the panels.
pub(super) const SEA: f32 = 788.0;
/// The height of the strip below it.
const STRIP: f32 = 82.0;
pub(super) const GAP: f32 = 12.0;

/// Draws the table for everybody.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height() + 4.0);
    let (left, right) = rest.split_left(SEA);
    let (sea, below) = left.split_top(left.h - STRIP - GAP);
    island(&mut scene, sea, view, frame);
    scene.push(look.header(top, &header(view, frame)));
    let strip = below.split_top(GAP).1;
    match &view.offer {
        Some(offer) => scene.extend(offer::strip(view, offer, frame, look, strip)),
        None => scene.extend(strip::bank(view, frame, look, strip)),
    }
    scene.extend(panels::players(view, frame, look, right.split_left(12.0).1));
    scene
}

/// Draws the island with its chart, its pieces and what may be chosen.
pub(super) fn island(scene: &mut Scene, sea: Rect, view: &View, frame: &Frame<'_>) {
    let island = Island::new(sea, view, true);
    let mut room = Room::new(&island);
    let (lines, names) = island.graticule();
    let mut land = island.land(Some(lines));
    land.extend(names);
    scene.fixed(land);
    scene.extend(island.shade());
    scene.extend(choices::hexes(&island, frame));
    scene.extend(pieces::all(&island, None));
    let robber = island.robber(&mut room);
    if frame.picture == Picture::Panel && choices::are_places(frame) {
        scene.extend(robber);
        scene.extend(choices::places(&island, frame, &mut room));
    } else {
        scene.extend(island.letters(&mut room));
        scene.extend(island.signs(frame.words, &mut room));
        scene.extend(robber);
    }
}
