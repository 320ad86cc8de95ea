//! The menus: verb and card in one slot, then the place.

use super::super::action::{Action, Kind, Sequence, Source};
use super::super::components::award::AwardId;
use super::super::components::green::GreenId;
use super::super::components::place::{Line, Place};
use super::super::components::village::Village;
use super::super::say::{Say, at, head};
use super::super::score::Score;
use super::super::state::VillageGreen;
use super::super::view::{Step, View};
use rules::{Words, shorten};
use tabletop::{Label, Menus};

impl Menus for VillageGreen {
    /// Parts an action's notation: a usual turn is a row of choices of one or two presses.
    fn slots(action: &Action) -> Vec<String> {
        match action {
            Action::Arrange(order) => {
                let mut slots: Vec<String> = order.numbers().iter().map(ToString::to_string).collect();
                slots[0] = format!("arrange {}", slots[0]);
                slots
            }
            Action::Lay(number, place) => vec![format!("lay {number}"), place.to_string()],
            Action::Renew(kind, order) => vec![format!("renew {}", kind.word()), order.to_string()],
            whole => vec![whole.to_string()],
        }
    }

    fn ask(view: &View, before: &[String], words: &dyn Words) -> String {
        let say = Say(words);
        let Some(first) = before.first() else { return say.plain(asked(view)) };
        match first.split_once(' ') {
            Some(("arrange", _)) => {
                let column = char::from(b'A' + before.len() as u8).to_string();
                say.text("village-green-ask-arrange", &[("column", column.into())])
            }
            Some(("lay", number)) => {
                let card = held(view, number).map_or_else(String::new, |card| say.green(card));
                say.text("village-green-ask-lay", &[("card", card.into())])
            }
            _ => say.plain("village-green-ask-renew"),
        }
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        let say = Say(words);
        let known = match before.first() {
            None => first(view, slot, say),
            Some(first) => match first.split_once(' ') {
                Some(("arrange", number)) => arranged(view, number, &before[1..], slot, say),
                Some(("lay", number)) => laid(view, number, slot, say),
                Some(("renew", kind)) => renewed(view, kind, slot, say),
                _ => None,
            },
        };
        known.unwrap_or_else(|| Label::from(slot.to_owned()))
    }
}

/// The message key of the first question.
const fn asked(view: &View) -> &'static str {
    match view.step {
        Step::Arrange => "village-green-ask-arrange-first",
        Step::Cover => "village-green-ask-take",
        Step::Lay { .. } => "village-green-ask-card",
        Step::Structure => "village-green-ask-award",
        Step::Place { .. } => "village-green-ask-place",
        Step::Act | Step::Over => "village-green-ask-action",
    }
}

/// The village of the viewer.
pub(super) fn own(view: &View) -> Option<&Village> {
    let seat = view.viewer.seat().or(view.current)?;
    view.seats.get(seat.index()).map(|seat| &seat.village)
}

/// The card of the hand with that number.
pub(super) fn held(view: &View, number: &str) -> Option<GreenId> {
    let number: usize = number.parse().ok()?;
    view.hand().get(number.checked_sub(1)?).copied()
}

fn labelled(text: String, description: String) -> Option<Label> {
    Some(Label::new(text, shorten(description, 100)))
}

/// Labels a first slot: the verb, and the card.
fn first(view: &View, slot: &str, say: Say<'_>) -> Option<Label> {
    let (verb, what) = slot.split_once(' ').unwrap_or((slot, ""));
    match verb {
        "arrange" => dealt(view, what, say),
        "take" => take(view, read(what)?, say),
        "award" => award(view, read(what)?, say),
        "lay" => {
            let card = held(view, what)?;
            let deed = say.text("village-green-label-lay", &[("number", what.into())]);
            Some(Label::named(&deed, &say.green(card), fits(view, card, say)?).drawn(Say::signs(card)))
        }
        "discard" => {
            let card = held(view, what)?;
            let deed = say.text("village-green-label-discard", &[("number", what.into())]);
            Some(Label::named(&deed, &say.green(card), String::new()).drawn(Say::signs(card)))
        }
        "place" => headed(view, Line::read(what)?, say),
        "renew" => {
            let kind = Kind::ALL.into_iter().find(|kind| kind.word() == what)?;
            let text = say.plain(&format!("village-green-label-renew-{}", kind.word()));
            labelled(text, say.plain("village-green-label-card-used"))
        }
        "cover" => {
            let text = say.plain("village-green-label-cover");
            labelled(text, say.plain("village-green-label-card-used"))
        }
        "stop" => labelled(say.plain("village-green-label-stop"), String::new()),
        _ => None,
    }
}

fn read(word: &str) -> Option<Source> {
    Source::ALL.into_iter().find(|source| source.to_string() == word)
}

/// One of the awards dealt, by its number.
fn dealt(view: &View, number: &str, say: Say<'_>) -> Option<Label> {
    let award = dealt_award(view, number)?;
    Some(Label::named(number, &say.award(award), say.rule(award)))
}

fn dealt_award(view: &View, number: &str) -> Option<AwardId> {
    let number: usize = number.parse().ok()?;
    view.own.as_ref()?.dealt?.get(number.checked_sub(1)?).copied()
}

/// The award above the next column; the last one stands for all three.
fn arranged(view: &View, a: &str, later: &[String], slot: &str, say: Say<'_>) -> Option<Label> {
    let [b] = later else { return dealt(view, slot, say) };
    let rules = |number: &str| Some(say.rule(dealt_award(view, number)?));
    let args = [("a", a.into()), ("b", b.as_str().into()), ("c", slot.into())];
    let rules = format!("A: {} · B: {} · C: {}", rules(a)?, rules(b)?, rules(slot)?);
    labelled(say.text("village-green-label-arrange", &args), rules)
}

fn take(view: &View, source: Source, say: Say<'_>) -> Option<Label> {
    let Source::Row(number) = source else {
        let left = say.text("village-green-label-left", &[("count", view.greens.deck.into())]);
        return labelled(say.plain("village-green-label-take-deck"), left);
    };
    let card = view.greens.row[usize::from(number) - 1]?;
    let deed = say.text("village-green-label-take", &[("number", number.into())]);
    Some(Label::named(&deed, &say.green(card), fits(view, card, say)?).drawn(Say::signs(card)))
}

fn award(view: &View, source: Source, say: Say<'_>) -> Option<Label> {
    let Source::Row(number) = source else {
        let left = say.text("village-green-label-left", &[("count", view.awards.deck.into())]);
        return labelled(say.plain("village-green-label-award-deck"), left);
    };
    let award = view.awards.row[usize::from(number) - 1]?;
    let deed = say.text("village-green-label-award", &[("number", number.into())]);
    Some(Label::named(&deed, &say.award(award), say.rule(award)))
}

/// The places of the own village on which a card fits.
fn fits(view: &View, card: GreenId, say: Say<'_>) -> Option<String> {
    let covering = matches!(view.step, Step::Cover | Step::Lay { covering: true, .. });
    let places: Vec<String> = own(view)?.open_to(card, covering).iter().map(at).collect();
    if places.is_empty() {
        return Some(say.plain("village-green-label-fits-nowhere"));
    }
    Some(say.text("village-green-label-fits", &[("places", places.join(", ").into())]))
}

/// A place for a card of the hand, and what the awards would then pay.
fn laid(view: &View, number: &str, slot: &str, say: Say<'_>) -> Option<Label> {
    let (card, place) = (held(view, number)?, Place::read(slot)?);
    let before = own(view)?;
    let mut after = *before;
    let over = after.lay(card, place);
    let mut notes = vec![say.changes(&Score::of(before), &Score::of(&after))];
    if let Some(over) = over {
        notes.push(say.text("village-green-label-over", &[("card", say.green(over).into())]));
    }
    notes.retain(|note| !note.is_empty());
    labelled(say.text("village-green-label-lay-at", &[("place", at(place).into())]), notes.join(" · "))
}

/// A place for the award taken, and what it would pay there.
fn headed(view: &View, line: Line, say: Say<'_>) -> Option<Label> {
    let Step::Place { award: Some(award), .. } = view.step else { return None };
    let before = own(view)?;
    let mut after = *before;
    let over = after.head(line, award);
    let mut notes = vec![say.changes(&Score::of(before), &Score::of(&after))];
    if let Some(over) = over {
        notes.push(say.text("village-green-label-over", &[("card", say.award(over).into())]));
    }
    notes.retain(|note| !note.is_empty());
    let key = if line.is_column() { "village-green-label-above" } else { "village-green-label-beside" };
    labelled(say.text(key, &[("line", head(line).into())]), notes.join(" · "))
}

/// An order in which a row goes under its deck.
fn renewed(view: &View, kind: &str, slot: &str, say: Say<'_>) -> Option<Label> {
    let numbers: Option<Vec<u8>> = slot.split(' ').map(|word| word.parse().ok()).collect();
    let order = Sequence::of(&numbers?)?;
    let name = |place: usize| match kind {
        "green" => view.greens.row[place].map(|card| say.green(card)),
        _ => view.awards.row[place].map(|award| say.award(award)),
    };
    let names: Vec<String> = order.places().filter_map(name).collect();
    let text = say.text("village-green-label-order", &[("order", slot.replace(' ', ", ").into())]);
    labelled(text, names.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::super::super::action::{Action, Sequence};
    use super::super::super::components::place::Place;
    use super::super::super::state::VillageGreen;
    use tabletop::{Buttons, Menus};

    #[test]
    fn slots_joined_are_the_notation() {
        for action in [
            Action::Arrange(Sequence::ALL[7]),
            Action::Lay(3, Place::at(1, 1).expect("b2 is a place")),
            Action::Renew(super::Kind::Green, Sequence::ALL[9]),
            Action::Stop,
        ] {
            assert_eq!(VillageGreen::slots(&action).join(" "), action.to_string());
        }
    }

    #[test]
    fn the_end_of_a_solo_game_is_confirmed() {
        assert!(VillageGreen::confirms(&Action::Stop) && !VillageGreen::confirms(&Action::Cover));
    }
}
