//! The pictures: tables, large boards and hands.

mod board;
mod card;
mod central;
mod emblem;
mod end;
mod hand;
mod header;
mod large;
pub(super) mod marks;
mod realm;
mod scoring;
mod shown;
mod swatches;
mod table;
mod token;
mod worth;

use render::Scene;

pub(super) use shown::shown;
pub(super) use swatches::SWATCHES;

use super::view::View;
use rules::Seat;
use tabletop::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::Table if view.seats.len() == 1 => large::scene(view, Seat(0), frame),
        Picture::Table => table::scene(view, frame),
        Picture::End => end::scene(view, frame),
        Picture::Panel => large::scene(view, frame.viewer.seat().unwrap_or(view.steps.seat), frame),
        Picture::Board(seat) => large::scene(view, seat, frame),
        Picture::Hand => hand::scene(view, frame),
    }
}
