//! The pictures: cards as they lie on a table, with conditions and scores next to them.

mod candidates;
mod card;
mod end;
mod hand;
mod header;
mod inset;
mod land;
mod list;
pub(super) mod marks;
mod middle;
mod opening;
mod panel;
mod shown;
mod swatches;
mod table;
mod tint;

use render::Scene;

pub(super) use shown::shown;
pub(super) use swatches::SWATCHES;

use super::view::View;
use tabletop::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::End => end::scene(view, frame),
        Picture::Table if view.is_solo() => panel::scene(view, frame, &view.places[0], false),
        Picture::Table => table::scene(view, frame),
        Picture::Hand => hand::scene(view, frame),
        Picture::Board(seat) => match view.place(seat) {
            Some(place) => panel::scene(view, frame, place, false),
            None => table::scene(view, frame),
        },
        Picture::Panel => match view.own() {
            Some(place) => panel::scene(view, frame, place, true),
            None => table::scene(view, frame),
        },
    }
}
