//! The pictures: the landscape with its meadows, forests and villages, and the people who lay it.

mod badge;
mod chart;
mod column;
mod country;
mod figure;
mod flock;
mod hand;
mod header;
mod land;
mod lot;
mod panel;
mod plot;
mod table;
#[cfg(test)]
mod tests;
mod wood;

use render::Scene;

use super::view::View;
use crate::core::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::Table | Picture::End => table::scene(view, frame),
        Picture::Board(_) => table::whole(view, frame),
        Picture::Hand => hand::scene(view, frame),
        Picture::Panel if frame.viewer.seat().is_some() => panel::scene(view, frame),
        Picture::Panel => table::scene(view, frame),
    }
}
