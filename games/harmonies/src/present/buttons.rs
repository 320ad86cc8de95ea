//! Whole actions in words, for the buttons that do them, and how they stand among the others.

use super::super::action::Action;
use super::super::say::{Say, place};
use super::super::state::Harmonies;
use super::super::view::View;
use super::tell::ready;
use rules::Words;
use tabletop::{Buttons, Draft, Menus, Weight};

impl Buttons for Harmonies {
    /// Begins with the first of the tokens in hand, which only wants a space.
    fn start(view: &View) -> Draft {
        let token = view.in_hand().first().copied();
        Draft(token.map(|token| format!("place {token}")).into_iter().collect())
    }

    fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
        let say = Say(words);
        match *action {
            Action::Place(token, cell) => {
                let args = [("token", say.placed(token).into()), ("cell", place(cell).into())];
                say.text("harmonies-whole-place", &args)
            }
            Action::Cube(card, cell) => {
                let args = [("card", say.card(card).into()), ("cell", place(cell).into())];
                say.text("harmonies-whole-cube", &args)
            }
            _ => Harmonies::label(view, &[], &action.to_string(), words).text,
        }
    }

    /// Weighs an action: a turn begins with tokens, and ends at one's own risk while a cube could be placed.
    fn weight(view: &View, action: &Action) -> Weight {
        match action {
            Action::Spirit(_) | Action::Take(_) => Weight::Leading,
            Action::Done if ready(view, view.steps.seat) > 0 => Weight::Grave,
            Action::Done => Weight::Closing,
            _ => Weight::Usual,
        }
    }
}
