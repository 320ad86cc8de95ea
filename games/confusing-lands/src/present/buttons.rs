//! Whole actions in words, for the buttons that do them.

use super::super::action::{Action, posture, read_posture};
use super::super::components::board::SIDE;
use super::super::components::card::Face;
use super::super::components::land::Laid;
use super::super::state::ConfusingLands;
use super::super::view::View;
use super::menus::turned;
use rules::{Coordinate, Words};
use tabletop::{Buttons, ChoiceButton, Draft, Menus};

impl Buttons for ConfusingLands {
    fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
        match action {
            Action::Lay(Laid { card, face, turn, place }) => {
                let place = place.to_string().to_uppercase() + &turned(*turn);
                let key = match face {
                    Face::Front => "confusing-lands-whole-front",
                    Face::Back => "confusing-lands-whole-back",
                };
                words.text(key, &[("number", card.number().into()), ("place", place.into())])
            }
            Action::Aside(card) => {
                let label = Self::label(view, &["aside".to_owned()], &card.to_string(), words);
                words.text("confusing-lands-whole-aside", &[("card", label.text.into())])
            }
        }
    }

    /// Whether the action wants a button of its own: the picture shows a card on trial before the player lays it.
    fn confirms(action: &Action) -> bool {
        matches!(action, Action::Lay(_))
    }

    /// Offers the four nudges, turn and flip.
    fn adjust(view: &View, draft: &Draft, words: &dyn Words) -> Vec<ChoiceButton> {
        let [verb, chosen, rest @ ..] = draft.0.as_slice() else { return Vec::new() };
        let Some((card, face, turn)) = read_posture(chosen).filter(|_| verb == "lay") else {
            return Vec::new();
        };
        let place = rest.first().and_then(|place| place.parse::<Coordinate>().ok());
        let again = |face, turn, place: Option<Coordinate>| {
            let slots = [verb.clone(), posture(card, face, turn)];
            Draft(slots.into_iter().chain(place.map(|place| place.to_string())).collect())
        };
        let mut buttons = Vec::new();
        // The first card of a land has no other place to go.
        if view.own().is_some_and(|own| !own.land.is_empty()) {
            buttons.extend([("←", -1, 0), ("↑", 0, -1), ("↓", 0, 1), ("→", 1, 0)].map(
                |(arrow, right, down)| {
                    let moved =
                        place.map(|place| place.shifted(right, down)).filter(|place| on_board(*place));
                    let draft = moved.map(|place| again(face, turn, Some(place)));
                    ChoiceButton { label: arrow.to_owned(), draft }
                },
            ));
        }
        let button = |key, draft| ChoiceButton { label: words.text(key, &[]), draft: Some(draft) };
        buttons.push(button("confusing-lands-adjust-turn", again(face, turn.next(), place)));
        buttons.push(button("confusing-lands-adjust-flip", again(face.flipped(), turn, place)));
        buttons
    }
}

/// Whether the notation has a name for a place.
const fn on_board(place: Coordinate) -> bool {
    let side = SIDE as i16;
    0 <= place.row && place.row < side && 0 <= place.column && place.column < side
}
