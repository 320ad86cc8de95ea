//! The pictures: the island in its sea, the players' panels, bank or hand below.

mod board;
mod cards;
mod chart;
mod choices;
mod end;
mod hand;
mod header;
mod icons;
mod island;
mod luck;
mod offer;
mod panel;
mod panels;
mod pieces;
mod prices;
mod room;
mod sea;
mod shown;
mod strip;
mod swatches;
mod table;
mod wood;

use render::Scene;

pub(super) use shown::shown;
pub(super) use swatches::SWATCHES;

use super::view::View;
use tabletop::{Frame, Picture};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let own = view.own().and_then(|(seat, player)| Some((seat, player.secret.as_ref()?)));
    match (frame.picture, own) {
        (Picture::End, _) => end::scene(view, frame),
        (Picture::Board(seat), _) if seat.index() < view.players.len() => board::scene(view, frame, seat),
        (Picture::Hand, _) => hand::scene(view, frame),
        (Picture::Panel, Some((seat, secret))) => panel::scene(view, frame, seat, secret),
        _ => table::scene(view, frame),
    }
}
