//! The head of every picture.

use render::{Header, Pennant, Piece, Point};

use super::super::say::Say;
use super::super::view::{Step, View};
use rules::Outcome;
use tabletop::Frame;

/// Heads a picture: the round, the last turn, the seat to act or the winner.
pub(super) fn header(view: &View, frame: &Frame<'_>) -> Header {
    let say = Say(frame.words);
    let title = match (view.is_over(), view.ending) {
        (true, _) => say.plain("village-green-picture-end"),
        (false, Some(_)) => say.plain("village-green-picture-last-round"),
        (false, None) if view.step == Step::Arrange => say.plain("village-green-name"),
        (false, None) => say.text("village-green-picture-round", &[("round", view.round.into())]),
    };
    let winner = view.outcome.as_ref().and_then(Outcome::winner).filter(|_| !view.is_solo());
    let turn = match (view.current, winner) {
        (Some(seat), _) => Some(Pennant::to_act(Some(seat.player()), say.name(seat))),
        (None, Some(seat)) => Some(Pennant::won(seat.player(), say.name(seat))),
        (None, None) => arranging(view, say),
    };
    Header { title, turn, last: last(view, say) }
}

/// Tells what the last turn laid and what that brought, though the next one has begun; or how the game ended.
fn last(view: &View, say: Say<'_>) -> Vec<Piece> {
    if view.is_over() {
        return vec![say.result(view).into()];
    }
    let marked = view.marked().and_then(|steps| Some((steps, say.turn(view, steps)?)));
    let Some((steps, words)) = marked else { return say.last(view).map(Piece::from).into_iter().collect() };
    let mut pieces = vec![Piece::Sign(steps.seat.player().mark(Point::new(50.0, 50.0), 92.0))];
    pieces.push(words.into());
    pieces
}

/// Those who have still to lay the awards dealt: one by name, several at once.
fn arranging(view: &View, say: Say<'_>) -> Option<Pennant> {
    let mut open = view.arranging.iter();
    let first = open.next()?;
    Some(match open.next() {
        None => Pennant::to_act(Some(first.player()), say.name(first)),
        Some(_) => Pennant::to_act(None, say.plain("village-green-picture-all")),
    })
}
