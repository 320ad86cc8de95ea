//! The question to a viewer.

use super::super::say::Say;
use super::super::view::{Step, View};
use crate::core::{Arg, Seat, SeatSet, Viewer, Words};

/// Asks the viewer for an action, or says whom the game waits for.
pub(crate) fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
    let say = Say(words);
    if view.is_over() {
        return say.result(view);
    }
    let asked = if view.step == Step::Arrange { arrange(view, viewer, say) } else { turn(view, viewer, say) };
    match view.ending {
        Some(_) => format!("{asked} {}", say.plain("village-green-prompt-last-round")),
        None => asked,
    }
}

/// All lay their awards at once.
fn arrange(view: &View, viewer: Viewer, say: Say<'_>) -> String {
    let count = view.arranging.iter().count();
    let args = [("players", names(view.arranging, say)), ("count", count.into())];
    match viewer.seat() {
        Some(seat) if view.arranging.contains(seat) => say.plain("village-green-prompt-arrange"),
        Some(seat) if !view.resigned.contains(seat) => say.text("village-green-prompt-arranged", &args),
        _ => say.text("village-green-prompt-wait-arrange", &args),
    }
}

fn names(seats: SeatSet, say: Say<'_>) -> Arg {
    seats.iter().map(|seat| say.name(seat)).collect::<Vec<_>>().join(", ").into()
}

fn turn(view: &View, viewer: Viewer, say: Say<'_>) -> String {
    let Some(current) = view.current else { return say.result(view) };
    if !viewer.is(current) {
        return say.text("village-green-prompt-wait", &[("player", current.into())]);
    }
    let turned = view.seat(current).village.turned;
    match view.step {
        Step::Act if view.steps.used.is_some() => say.plain("village-green-prompt-renewed"),
        Step::Act if turned => say.plain("village-green-prompt-act"),
        Step::Act => say.plain("village-green-prompt-act-unturned"),
        Step::Cover => say.plain("village-green-prompt-cover"),
        Step::Lay { .. } if view.is_solo() => say.plain("village-green-prompt-lay-solo"),
        Step::Lay { covering: true, .. } => say.plain("village-green-prompt-lay-over"),
        Step::Lay { .. } => say.plain("village-green-prompt-lay"),
        Step::Structure => say.plain("village-green-prompt-structure"),
        Step::Place { award, .. } => {
            let award = award.map_or_else(String::new, |award| say.award(award));
            say.text("village-green-prompt-place", &[("award", award.into())])
        }
        Step::Arrange | Step::Over => say.result(view),
    }
}

/// What the game asks of a seat, for everybody to read.
pub(crate) fn call(view: &View, _seat: Seat, words: &dyn Words) -> Option<String> {
    let say = Say(words);
    match view.step {
        Step::Arrange => Some(say.plain("village-green-call-arrange")),
        _ => view.ending.is_some().then(|| say.plain("village-green-call-last-round")),
    }
}
