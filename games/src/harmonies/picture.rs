//! The pictures: tables, large boards and hands.

mod board;
mod card;
mod central;
mod emblem;
mod hand;
mod large;
mod realm;
mod table;
mod token;

use render::{Header, Player, Scene, Turn};

use super::say::Say;
use super::state::Ending;
use super::view::View;
use crate::core::{Frame, Outcome, Picture, Seat};

/// Draws the picture asked for.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    match frame.picture {
        Picture::Table => table::scene(view, frame),
        Picture::Panel => large::scene(view, frame.viewer.seat().unwrap_or(view.steps.seat), frame),
        Picture::Board(seat) => large::scene(view, seat, frame),
        Picture::Hand => hand::scene(view, frame),
    }
}

/// The top of a picture: the round, what just happened, whose turn it is.
fn header(view: &View, frame: &Frame<'_>) -> Header {
    let say = Say(frame.words);
    let title = match (view.current, view.ending) {
        (None, _) => say.plain("harmonies-picture-end"),
        (Some(_), None) => say.text("harmonies-picture-round", &[("round", view.round.into())]),
        (Some(_), Some(Ending::Bag | Ending::Land(_))) => say.plain("harmonies-picture-last-round"),
    };
    let winner = view.outcome.as_ref().and_then(Outcome::winner);
    let turn = match (view.current, winner) {
        (Some(seat), _) => Some(Turn::to_act(Some(player(seat)), say.name(seat))),
        (None, winner) => winner.map(|seat| Turn::won(player(seat), say.name(seat))),
    };
    let told = match view.current {
        None => say.result(view),
        Some(_) => say.last(view).unwrap_or_default(),
    };
    Header { title, turn, last: told }
}

fn player(seat: Seat) -> Player {
    Player::of(seat.index())
}
