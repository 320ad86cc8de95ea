use render::Scene;

use super::rules::Event;
use super::state::ConfusingLands;
use super::view::View;
use super::{Action, menus, picture, sentences, text_board};
use crate::core::{ChoiceButton, Draft, Frame, Label, Outcome, Present, Report, Turn, Viewer, Words};

impl Present for ConfusingLands {
    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn board_text(view: &View, words: &dyn Words) -> String {
        text_board::board_text(view, words)
    }

    fn alt_text(view: &View, words: &dyn Words) -> String {
        text_board::alt_text(view, words)
    }

    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        sentences::prompt(view, viewer, words)
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        sentences::narrate(event, viewer, words)
    }

    fn slots(action: &Action) -> Vec<String> {
        menus::slots(action)
    }

    fn ask(_view: &View, before: &[String], words: &dyn Words) -> String {
        menus::ask(before, words)
    }

    fn label(_view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        menus::label(before, slot, words)
    }

    fn region(_view: &View, before: &[String], slot: &str) -> Option<String> {
        menus::region(before, slot)
    }

    fn region_label(_view: &View, region: &str, words: &dyn Words) -> Label {
        words.text("confusing-lands-region", &[("row", region.into())]).into()
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.turn = Turn::Over(outcome.clone());
        view.places.iter_mut().for_each(|place| place.ready = false);
    }

    fn confirms(action: &Action) -> bool {
        matches!(action, Action::Lay(_))
    }

    fn adjust(view: &View, draft: &Draft, words: &dyn Words) -> Vec<ChoiceButton> {
        menus::adjust(view, draft, words)
    }

    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        text_board::reports(view, words)
    }

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "conditions", "terms", "scoring", "solo"]
    }
}
