//! The question to a viewer.

use super::super::say::{Say, card_args, other};
use super::super::state::Step;
use super::super::view::{Place, View};
use crate::core::{Seat, Viewer, Words};

/// Asks the viewer for an action, or says whom the game waits for.
pub(crate) fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    let say = Say(words);
    if let Some(outcome) = view.turn.outcome() {
        return say.result(view, outcome);
    }
    let own = viewer.seat().and_then(|seat| view.place(seat));
    match own {
        Some(place) if view.must().contains(place.seat) => question(view, place, say),
        Some(place) => committed(view, place, say),
        None => waiting(view, say),
    }
}

/// Asks a seat that must act.
fn question(view: &View, place: &Place, say: Say<'_>) -> String {
    let card = place.hand.and_then(|hand| hand.iter().next());
    match (view.step, card) {
        (Step::Receive, Some(card)) if !place.blocked => {
            say.text("confusing-lands-prompt-receive", &card_args(card))
        }
        (Step::Receive, _) => say.plain("confusing-lands-prompt-forced"),
        _ if place.blocked => say.plain("confusing-lands-prompt-blocked"),
        _ if view.is_solo() => say.plain("confusing-lands-prompt-choose-solo"),
        _ => say.text("confusing-lands-prompt-choose", &[("other", other(place.seat).into())]),
    }
}

/// Reminds a seat of its choice while the other one still chooses.
fn committed(view: &View, place: &Place, say: Say<'_>) -> String {
    match place.chosen {
        // A forced answer cannot be replaced.
        Some(action) if !(place.blocked && view.step == Step::Receive) => {
            let args = [("choice", say.action(action).into()), ("other", other(place.seat).into())];
            say.text("confusing-lands-prompt-committed", &args)
        }
        _ => waiting(view, say),
    }
}

/// Says whom the game waits for.
fn waiting(view: &View, say: Say<'_>) -> String {
    let waited: Vec<Seat> = view.must().iter().collect();
    match (view.step, waited.as_slice()) {
        (Step::Choose, &[one, other]) => {
            say.text("confusing-lands-wait-choose-both", &[("one", one.into()), ("other", other.into())])
        }
        (_, &[one, other]) => {
            say.text("confusing-lands-wait-receive-both", &[("one", one.into()), ("other", other.into())])
        }
        (Step::Choose, &[seat]) => say.text("confusing-lands-wait-choose", &[("name", seat.into())]),
        (_, seats) => {
            let seat = seats.first().copied().unwrap_or(Seat(0));
            say.text("confusing-lands-wait-receive", &[("name", seat.into())])
        }
    }
}

/// What the game asks of a seat, for everybody to read.
pub(crate) fn call(view: &View, _seat: Seat, words: &dyn Words) -> Option<String> {
    match view.step {
        Step::Choose => Some(Say(words).plain("confusing-lands-call-choose")),
        Step::Receive => Some(Say(words).plain("confusing-lands-call-receive")),
        Step::Over => None,
    }
}
