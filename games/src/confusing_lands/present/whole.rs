//! Whole actions in words, for the buttons that do them.

use super::super::action::{Action, posture};
use super::super::land::Laid;
use super::menus;
use crate::core::{Words, shorten};

/// Says a whole action.
pub(crate) fn whole(action: Action, words: &dyn Words) -> String {
    match action {
        Action::Lay(Laid { card, face, turn, place }) => {
            let label = menus::label(&["lay".to_owned()], &posture(card, face, turn), words);
            let place = place.to_string().to_uppercase();
            let args = [("place", place.into()), ("card", shorten(label.text, 60).into())];
            words.text("confusing-lands-whole-lay", &args)
        }
        Action::Aside(card) => {
            let label = menus::label(&["aside".to_owned()], &card.to_string(), words);
            words.text("confusing-lands-whole-aside", &[("card", label.text.into())])
        }
    }
}
