//! Whole actions in words, for the buttons that do them, and how they stand among the others.

use super::super::action::Action;
use super::super::say::{Say, at, head};
use super::super::state::VillageGreen;
use super::super::view::{Step, View};
use super::menus;
use rules::Words;
use tabletop::{Buttons, ChoiceButton, Draft, Label, Menus, Weight};

impl Buttons for VillageGreen {
    fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
        let say = Say(words);
        match *action {
            Action::Arrange(order) => {
                let numbers = order.numbers().iter().map(ToString::to_string);
                let named =
                    ["a", "b", "c"].into_iter().zip(numbers).map(|(name, number)| (name, number.into()));
                say.text("village-green-label-arrange", &named.collect::<Vec<_>>())
            }
            Action::Lay(number, place) => {
                let card =
                    menus::held(view, &number.to_string()).map_or_else(String::new, |card| say.green(card));
                let args = [("number", number.into()), ("place", at(place).into())];
                Label::named(&say.text("village-green-whole-lay", &args), &card, String::new()).text
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
            _ => VillageGreen::label(view, &[], &action.to_string(), words).text,
        }
    }

    /// Weighs an action: every turn begins with a card that is taken, and a solo game that is stopped is over.
    fn weight(_view: &View, action: &Action) -> Weight {
        match action {
            Action::Take(_) | Action::Award(_) | Action::Place(_) => Weight::Leading,
            Action::Stop => Weight::Grave,
            _ => Weight::Usual,
        }
    }

    /// Whether a button of its own does it, with a preview before: what is laid, and the end of a solo game.
    fn confirms(action: &Action) -> bool {
        matches!(action, Action::Lay(..) | Action::Stop)
    }

    /// The uses of the village card as buttons, while nothing is chosen.
    fn adjust(view: &View, draft: &Draft, words: &dyn Words) -> Vec<ChoiceButton> {
        let turned = menus::own(view).is_none_or(|village| village.turned);
        if view.step != Step::Act || turned || !draft.0.is_empty() || view.viewer.seat() != view.current {
            return Vec::new();
        }
        let greens = view.greens.row.iter().any(Option::is_some);
        let uses = [
            ("renew green", "village-green-label-renew-green", greens),
            ("renew awards", "village-green-label-renew-awards", view.awards.row.iter().any(Option::is_some)),
            ("cover", "village-green-label-cover", greens || view.greens.deck > 0),
        ];
        let button = |(slot, key, open): (&str, &str, bool)| ChoiceButton {
            label: Say(words).plain(key),
            draft: open.then(|| Draft(vec![slot.to_owned()])),
        };
        uses.map(button).into()
    }
}
