//! Doing an action by a button.

use super::draft::{ChoiceButton, Draft, Weight};
use rules::{Game, Words};

/// The buttons of a panel: those that do a whole action, and those that change the draft of one.
pub trait Buttons: Game {
    /// The draft with which a new panel begins. The default begins with nothing chosen.
    fn start(_view: &Self::View) -> Draft {
        Draft::default()
    }

    /// The whole action in words, for the button that does it: "Give 4 wool for 1 ore". At most 80 characters; what is longer is cut.
    fn whole(view: &Self::View, action: &Self::Action, words: &dyn Words) -> String;

    /// How an action stands among the others.
    fn weight(_view: &Self::View, _action: &Self::Action) -> Weight {
        Weight::Usual
    }

    /// Whether an action, once its last slot is chosen, is confirmed by a button of its own (with a preview before);
    /// otherwise choosing the last slot does it.
    fn confirms(_action: &Self::Action) -> bool {
        false
    }

    /// Further changes to a draft: turn, flip, four nudges … At most eight. They may lead to a draft that is illegal; the
    /// panel then says which rule forbids it.
    fn adjust(_view: &Self::View, _draft: &Draft, _words: &dyn Words) -> Vec<ChoiceButton> {
        Vec::new()
    }
}
