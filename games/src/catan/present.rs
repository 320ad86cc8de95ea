use render::Scene;

use super::state::{Offer, Phase};
use super::{Action, Catan, Event, View, look, menus, narrate, text_board};
use crate::{Appeal, Frame, Label, Outcome, Present, Report, SeatSet, Viewer, Words};

impl Present for Catan {
    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        look::scene(view, frame)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.phase = Phase::Over;
        view.must = SeatSet::EMPTY;
        view.offer = None;
        view.winner = outcome.winner();
    }

    fn board_text(view: &View, words: &dyn Words) -> String {
        text_board::board_text(view, words)
    }

    fn alt_text(view: &View, words: &dyn Words) -> String {
        text_board::alt_text(view, words)
    }

    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        narrate::prompt(view, viewer, words)
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        narrate::narrate(event, viewer, words)
    }

    fn slots(action: &Action) -> Vec<String> {
        menus::slots(action)
    }

    fn ask(_view: &View, before: &[String], words: &dyn Words) -> String {
        menus::ask(before, words)
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        menus::label(view, before, slot, words)
    }

    fn region(_view: &View, before: &[String], slot: &str) -> Option<String> {
        menus::region(before, slot)
    }

    fn region_label(_view: &View, region: &str, words: &dyn Words) -> Label {
        menus::region_label(region, words)
    }

    /// What cannot be taken back is confirmed.
    fn confirms(action: &Action) -> bool {
        matches!(action, Action::Discard(_) | Action::Robber { .. } | Action::Monopoly(_))
    }

    fn appeal(view: &View) -> Option<Appeal> {
        view.offer.as_ref().map(Offer::appeal)
    }

    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        text_board::reports(view, words)
    }

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "building", "trade", "robber", "cards", "notation", "options"]
    }
}
