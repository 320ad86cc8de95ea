//! The menus: card with face and turn, then the place; buttons turn, flip and nudge.

use super::super::action::{Action, posture, read_posture};
use super::super::board::SIDE;
use super::super::card::{Card, Face, Quarter};
use super::super::land::Laid;
use super::super::say::Say;
use super::super::view::View;
use crate::core::{ChoiceButton, Coordinate, Draft, Label, Words};

/// Parts an action's notation: the verb, the card as it will lie, the place.
pub(crate) fn slots(action: &Action) -> Vec<String> {
    match action {
        Action::Lay(Laid { card, face, turn, place }) => {
            vec!["lay".to_owned(), posture(*card, *face, *turn), place.to_string()]
        }
        Action::Aside(card) => vec!["aside".to_owned(), card.to_string()],
    }
}

/// Asks for the slot after `before`.
pub(crate) fn ask(before: &[String], words: &dyn Words) -> String {
    let key = match before {
        [verb] if verb == "aside" => "confusing-lands-ask-aside",
        [_, _, ..] => "confusing-lands-ask-place",
        _ => "confusing-lands-ask-card",
    };
    words.text(key, &[])
}

/// Labels a choice for the slot after `before`.
pub(crate) fn label(before: &[String], slot: &str, words: &dyn Words) -> Label {
    match before {
        [] if slot == "aside" => words.text("confusing-lands-verb-aside", &[]).into(),
        [] => words.text("confusing-lands-verb-lay", &[]).into(),
        [verb] if verb == "aside" => match slot.parse().ok().and_then(Card::numbered) {
            Some(card) => Say(words).card(card).into(),
            None => slot.to_owned().into(),
        },
        [_] => match read_posture(slot) {
            Some(chosen) => posture_label(chosen, Say(words)),
            None => slot.to_owned().into(),
        },
        _ => slot.to_uppercase().into(),
    }
}

/// Labels a card as it will lie: number, name, face and turn; below them the squares, row by row.
fn posture_label((card, face, turn): (Card, Face, Quarter), say: Say<'_>) -> Label {
    let args = [("number", card.number().into()), ("name", say.condition(card).into())];
    let side = match face {
        Face::Front => say.text("confusing-lands-choice-front", &args),
        Face::Back => say.text("confusing-lands-choice-back", &args),
    };
    let turned = if turn == Quarter::None { String::new() } else { format!(" ↻{}°", turn.degrees()) };
    Label::new(side + &turned, say.face(card, face, turn)).drawn(Say::signs(card, face))
}

/// Groups places by their row.
pub(crate) fn region(before: &[String], slot: &str) -> Option<String> {
    let [_, _] = before else { return None };
    slot.parse::<Coordinate>().ok().map(|place| place.row.to_string())
}

/// Labels a row of places.
pub(crate) fn region_label(region: &str, words: &dyn Words) -> Label {
    words.text("confusing-lands-region", &[("row", region.into())]).into()
}

/// Whether the action wants a button of its own: the picture shows a card on trial before the player lays it.
pub(crate) fn confirms(action: &Action) -> bool {
    matches!(action, Action::Lay(_))
}

/// Offers the four nudges, turn and flip.
pub(crate) fn adjust(view: &View, draft: &Draft, words: &dyn Words) -> Vec<ChoiceButton> {
    let [verb, chosen, rest @ ..] = draft.0.as_slice() else { return Vec::new() };
    let Some((card, face, turn)) = read_posture(chosen).filter(|_| verb == "lay") else { return Vec::new() };
    let place = rest.first().and_then(|place| place.parse::<Coordinate>().ok());
    let again = |face, turn, place: Option<Coordinate>| {
        let slots = [verb.clone(), posture(card, face, turn)];
        Draft(slots.into_iter().chain(place.map(|place| place.to_string())).collect())
    };
    let mut buttons = Vec::new();
    // The first card of a land has no other place to go.
    if view.own().is_some_and(|own| !own.land.is_empty()) {
        buttons.extend([("←", -1, 0), ("↑", 0, -1), ("↓", 0, 1), ("→", 1, 0)].map(|(arrow, right, down)| {
            let moved = place.map(|place| place.shifted(right, down)).filter(|place| on_board(*place));
            let draft = moved.map(|place| again(face, turn, Some(place)));
            ChoiceButton { label: arrow.to_owned(), draft }
        }));
    }
    let button = |key, draft| ChoiceButton { label: words.text(key, &[]), draft: Some(draft) };
    buttons.push(button("confusing-lands-adjust-turn", again(face, turn.next(), place)));
    buttons.push(button("confusing-lands-adjust-flip", again(face.flipped(), turn, place)));
    buttons
}

/// Whether the notation has a name for a place.
const fn on_board(place: Coordinate) -> bool {
    let side = SIDE as i16;
    0 <= place.row && place.row < side && 0 <= place.column && place.column < side
}
