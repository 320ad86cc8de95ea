//! What the rules force, from what everybody knows.

use super::action::{Action, Source};
use super::view::{Middle, Step, View};
use crate::core::Seat;

/// The only card that is left to take, where one must be taken. Alone one may stop instead, or must find a card that fits.
pub(super) fn forced(public: &View) -> Option<(Seat, Action)> {
    let seat = public.current.filter(|_| public.seats.len() > 1 && public.outcome.is_none())?;
    let greens = || sources(&public.greens).map(Action::Take);
    let awards = || sources(&public.awards).map(Action::Award);
    let mut open: Vec<Action> = match public.step {
        // The other use of the village card.
        Step::Act if !public.seats[seat.index()].village.turned => return None,
        Step::Act => greens().chain(awards()).collect(),
        Step::Cover => greens().collect(),
        Step::Structure => awards().collect(),
        Step::Arrange | Step::Lay { .. } | Step::Place { .. } | Step::Over => return None,
    };
    if open.len() == 1 { open.pop().map(|action| (seat, action)) } else { None }
}

/// Whence a card can be taken.
fn sources<C>(middle: &Middle<C>) -> impl Iterator<Item = Source> {
    let row =
        (1..).zip(&middle.row).filter(|(_, card)| card.is_some()).map(|(number, _)| Source::Row(number));
    row.chain((middle.deck > 0).then_some(Source::Deck))
}
