//! The pictures: tables, large villages and hands.

mod award;
mod emblem;
mod end;
mod feature;
mod flower;
mod green;
mod hand;
mod header;
mod icon;
mod large;
mod mark;
pub(super) mod marks;
mod middle;
mod panel;
mod pen;
mod points;
mod shown;
mod side;
mod swatches;
mod table;
mod tones;
mod village;

use render::Scene;

pub(super) use shown::shown;
pub(super) use swatches::SWATCHES;

use super::view::View;
use rules::Seat;
use tabletop::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::Table => table::scene(view, frame),
        Picture::End => end::scene(view, frame),
        Picture::Panel => large::scene(view, frame.viewer.seat().or(view.current).unwrap_or(Seat(0)), frame),
        Picture::Board(seat) => large::scene(view, seat, frame),
        Picture::Hand => hand::scene(view, frame),
    }
}
