//! The head of every picture.

use render::{Header, Pennant, Player, Rect, Scene};

use super::super::say::Say;
use super::super::view::View;
use crate::core::{Frame, Outcome, Seat};

/// The space beneath the head.
pub(super) fn body(scene: &Scene) -> Rect {
    let look = scene.look();
    scene.content().split_top(look.header_height() + look.px(8.0)).1
}

/// Puts the head on a picture: the game and its bag, the last lay, the seat to act or the winner. The result is left out where a `banner` tells it.
pub(super) fn begin(scene: &mut Scene, view: &View, frame: &Frame<'_>, banner: bool) {
    let say = Say(frame.words);
    let look = scene.look();
    let title = match view.current {
        Some(_) => say.text("wolves-and-sheep-picture-bag", &[("count", view.bag.into())]),
        None => say.plain("wolves-and-sheep-picture-end"),
    };
    let winner = view.outcome.as_ref().and_then(Outcome::winner);
    let turn = match view.bonus.or(view.current) {
        Some(seat) => Some(Pennant::to_act(Some(player(seat)), say.name(seat))),
        None => winner.map(|seat| Pennant::won(player(seat), say.name(seat))),
    };
    let last = match view.current {
        Some(_) => say.last(view).unwrap_or_else(|| say.plain("wolves-and-sheep-picture-first")),
        None if banner => String::new(),
        None => say.result(view),
    };
    let top = scene.content().split_top(look.header_height()).0;
    scene.push(look.header(top, &Header { title, turn, last: vec![last.into()] }));
}

/// The colour and mark of a seat.
pub(super) fn player(seat: Seat) -> Player {
    Player::of(seat.index())
}
