//! The head of every picture.

use render::{Header, Pennant, Piece, Point};

use super::super::say::Say;
use super::super::state::Ending;
use super::super::view::View;
use rules::Outcome;
use tabletop::Frame;

/// Heads a picture: the round, the last turn, the seat to act or the winner.
pub(super) fn header(view: &View, frame: &Frame<'_>) -> Header {
    let say = Say(frame.words);
    let title = match (view.current, view.ending) {
        (None, _) => say.plain("harmonies-picture-end"),
        (Some(_), None) => say.text("harmonies-picture-round", &[("round", view.round.into())]),
        (Some(_), Some(Ending::Bag | Ending::Land(_))) => say.plain("harmonies-picture-last-round"),
    };
    let winner = view.outcome.as_ref().and_then(Outcome::winner);
    let turn = match (view.current, winner) {
        (Some(seat), _) => Some(Pennant::to_act(Some(seat.player()), say.name(seat))),
        (None, winner) => winner.map(|seat| Pennant::won(seat.player(), say.name(seat))),
    };
    let last = match view.current {
        None => vec![say.result(view).into()],
        Some(_) => last(view, say),
    };
    Header { title, turn, last }
}

/// Tells the last turn after the mark of whose it was.
fn last(view: &View, say: Say<'_>) -> Vec<Piece> {
    let told = view.latest().and_then(|steps| Some((steps.seat, say.last(view)?)));
    told.map_or_else(Vec::new, |(seat, words)| {
        vec![Piece::Sign(seat.player().mark(Point::new(50.0, 50.0), 92.0)), words.into()]
    })
}
