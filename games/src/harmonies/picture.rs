//! The pictures: tables, large boards and hands.

mod board;
mod card;
mod central;
mod emblem;
mod hand;
mod header;
mod large;
mod realm;
mod table;
mod token;

use render::Scene;

use super::view::View;
use crate::core::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::Table | Picture::End => table::scene(view, frame),
        Picture::Panel => large::scene(view, frame.viewer.seat().unwrap_or(view.steps.seat), frame),
        Picture::Board(seat) => large::scene(view, seat, frame),
        Picture::Hand => hand::scene(view, frame),
    }
}
