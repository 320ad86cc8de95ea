//! The question to a viewer.

use super::super::say::Say;
use super::super::view::View;
use crate::core::{Seat, Viewer, Words};

/// Asks the viewer for an action, or says whom the game waits for.
pub(crate) fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    let say = Say(words);
    let Some(current) = view.current else { return say.result(view) };
    if !viewer.is(current) {
        return say.text("harmonies-prompt-wait", &[("player", current.into())]);
    }
    let steps = &view.steps;
    let asked = if view.owes_spirit() {
        return say.plain("harmonies-prompt-spirit");
    } else if steps.space.is_none() {
        say.plain("harmonies-prompt-take")
    } else if steps.in_hand() > 0 {
        say.text("harmonies-prompt-place", &[("tokens", say.tokens(&view.in_hand()).into())])
    } else {
        say.plain("harmonies-prompt-done")
    };
    match ready(view, current) {
        0 => asked,
        count => format!("{asked} {}", say.text("harmonies-prompt-ready", &[("count", count.into())])),
    }
}

/// Counts the habitats of that seat that could take a cube now, by card and space.
pub(super) fn ready(view: &View, seat: Seat) -> usize {
    let seat = view.seat(seat);
    seat.held.iter().map(|held| view.homes(held.card)).sum()
}

/// What the game asks of a seat, for everybody to read.
pub(crate) fn call(view: &View, _seat: Seat, words: &dyn Words) -> Option<String> {
    view.owes_spirit().then(|| Say(words).plain("harmonies-call-spirit"))
}
