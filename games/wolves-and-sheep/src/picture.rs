//! The pictures: the landscape with its meadows, forests and villages, and the people who lay it.

mod badge;
mod board;
mod chart;
mod column;
mod country;
mod end;
mod figure;
mod flock;
mod flocks;
pub(super) mod hand;
mod header;
mod land;
mod lot;
pub(super) mod marks;
mod outline;
mod panel;
mod plot;
mod shown;
mod swatches;
mod table;
#[cfg(test)]
mod tests;
mod wood;

use render::Scene;

pub(super) use shown::shown;
pub(super) use swatches::SWATCHES;

use super::view::View;
use tabletop::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::Table => table::scene(view, frame),
        Picture::Board(seat) => board::scene(view, frame, seat),
        Picture::Hand => hand::scene(view, frame),
        Picture::End => end::scene(view, frame),
        Picture::Panel if frame.viewer.seat().is_some() => panel::scene(view, frame),
        Picture::Panel => table::scene(view, frame),
    }
}
