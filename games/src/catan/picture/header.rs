//! The head of the table's pictures.

use render::{Header, Pennant};

use super::super::say::event::last;
use super::super::say::{Say, player_mark};
use super::super::state::Phase;
use super::super::view::View;
use crate::core::Frame;

/// Heads a picture: the turn, the last event, the seat to act or the winner.
pub(super) fn header(view: &View, frame: &Frame<'_>) -> Header {
    let words = frame.words;
    let say = Say(words);
    let over = view.phase == Phase::Over;
    let several = view.must.len() > 1;
    let acting = view.must.iter().next().filter(|_| !several);
    let turn = match acting {
        _ if over => view.winner.map(|seat| Pennant::won(player_mark(seat), words.name(seat))),
        Some(seat) => Some(Pennant::to_act(Some(player_mark(seat)), words.name(seat))),
        None => {
            let count = view.must.len().into();
            Some(Pennant::to_act(None, words.text("catan-heading-discards", &[("count", count)])))
        }
    };
    let told = match last(view, say) {
        _ if over => say.result(view),
        said if !said.is_empty() => said,
        _ => say.waiting(view),
    };
    Header { title: say.heading(view), turn, last: vec![told.into()] }
}
