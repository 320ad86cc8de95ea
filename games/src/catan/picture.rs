//! The pictures: the island in its sea, the players' panels, bank or hand below.

mod hand;
mod header;
mod icons;
mod island;
mod panels;
mod pieces;
mod strip;
mod table;

use render::Scene;

use super::view::View;
use crate::core::{Frame, Picture};

/// Draws the picture asked for. A single seat's board is the table: all play on one.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    if frame.picture == Picture::Hand { hand::scene(view, frame) } else { table::scene(view, frame) }
}
