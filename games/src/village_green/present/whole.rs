//! Whole actions in words, for the buttons that do them, and how they stand among the others.

use super::super::action::Action;
use super::super::say::{Say, at, head};
use super::super::view::View;
use super::menus;
use crate::core::{Weight, Words};

/// Says a whole action.
pub(crate) fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
    let say = Say(words);
    match *action {
        Action::Arrange(order) => {
            let numbers = order.numbers().iter().map(ToString::to_string);
            let named = ["a", "b", "c"].into_iter().zip(numbers).map(|(name, number)| (name, number.into()));
            say.text("village-green-label-arrange", &named.collect::<Vec<_>>())
        }
        Action::Lay(number, place) => {
            let card =
                menus::held(view, &number.to_string()).map_or_else(String::new, |card| say.green(card));
            let args = [("number", number.into()), ("place", at(place).into()), ("card", card.into())];
            say.text("village-green-whole-lay", &args)
        }
        Action::Place(line) => {
            let key =
                if line.is_column() { "village-green-whole-above" } else { "village-green-whole-beside" };
            say.text(key, &[("line", head(line).into())])
        }
        Action::Renew(kind, order) => {
            let order = order.to_string().replace(' ', ", ");
            say.text(&format!("village-green-whole-renew-{}", kind.word()), &[("order", order.into())])
        }
        _ => menus::label(view, &[], &action.to_string(), words).text,
    }
}

/// Weighs an action: every turn begins with a card that is taken, and a solo game that is stopped is over.
pub(crate) const fn weight(action: &Action) -> Weight {
    match action {
        Action::Take(_) | Action::Award(_) | Action::Place(_) => Weight::Leading,
        Action::Stop => Weight::Grave,
        _ => Weight::Usual,
    }
}
