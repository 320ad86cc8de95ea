//! How the game is shown: texts here and beneath, pictures in [`picture`](super::picture).

mod habitat;
mod menu;
mod say;
mod stats;
mod tell;
mod text;

use render::Scene;

use crate::{Frame, Label, Outcome, Present, Report, Viewer, Words};

use super::{Action, Event, Harmonies, View, picture};

use habitat::habitat;
pub(super) use menu::{in_hand, prompt};
pub(super) use say::{Say, place};
pub(super) use text::last;

impl Present for Harmonies {
    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.current = None;
        view.outcome = Some(outcome.clone()).filter(|outcome| !outcome.standings.is_empty());
    }

    fn board_text(view: &View, words: &dyn Words) -> String {
        text::board(view, Say(words))
    }

    fn alt_text(view: &View, words: &dyn Words) -> String {
        text::alt(view, Say(words))
    }

    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        menu::prompt(view, viewer, Say(words))
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        tell::tell(event, viewer, Say(words))
    }

    /// What is done, with what (one slot), then where: a whole turn is a row of choices of one or two presses.
    fn slots(action: &Action) -> Vec<String> {
        match action {
            Action::Place(token, cell) => vec![format!("place {token}"), cell.to_string()],
            Action::Cube(card, cell) => vec![format!("cube {card}"), cell.to_string()],
            whole => vec![whole.to_string()],
        }
    }

    fn ask(view: &View, before: &[String], words: &dyn Words) -> String {
        menu::ask(view, before, Say(words))
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        menu::label(view, before, slot, Say(words))
    }

    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        stats::reports(view, Say(words))
    }

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "tokens", "animals", "end", "scoring", "spirits", "solo", "notation"]
    }
}
