//! Whole actions in words, for the buttons that do them, and how they stand among the others.

use super::super::action::Action;
use super::super::components::landscape::Laid;
use super::super::components::posture::{Posture, Quarter};
use super::super::components::tile::Kind;
use super::super::say::{Say, turned};
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::menus::{face, read, spot};
use rules::Words;
use tabletop::{Buttons, ChoiceButton, Draft, Menus, Weight};

impl Buttons for WolvesAndSheep {
    fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
        let say = Say(words);
        let laid = |key, laid: Laid| {
            let tile = say.face(laid.tile, laid.face);
            say.text(key, &[("place", turned(laid).into()), ("tile", tile.into())])
        };
        match action {
            Action::Lay(tile) => laid("wolves-and-sheep-whole-lay", *tile),
            Action::Interrupt(tile) => laid("wolves-and-sheep-whole-interrupt", *tile),
            Action::Chain(chain) => {
                let tiles: Vec<String> = chain
                    .iter()
                    .map(|&tile| format!("{} {}", say.face(tile.tile, tile.face), turned(tile)))
                    .collect();
                say.text("wolves-and-sheep-choice-interrupt", &[("tile", tiles.join(", ").into())])
            }
            Action::Reveal(colour, at) => laid("wolves-and-sheep-whole-reveal", Laid::shepherd(*colour, *at)),
            Action::Pass | Action::Retire => {
                WolvesAndSheep::label(view, &[], &action.to_string(), words).text
            }
        }
    }

    /// Weighs an action: who stops, stops for good, and a colour once shown is known.
    fn weight(_view: &View, action: &Action) -> Weight {
        match action {
            Action::Retire => Weight::Grave,
            _ => Weight::Usual,
        }
    }

    /// Whether the action wants a button of its own: whatever lays a tile also draws, and who stops, stops for good.
    fn confirms(action: &Action) -> bool {
        !matches!(action, Action::Pass)
    }

    /// Offers to turn and to flip a landscape tile where it lies on trial.
    fn adjust(_view: &View, draft: &Draft, words: &dyn Words) -> Vec<ChoiceButton> {
        let [chosen, slot] = draft.0.as_slice() else { return Vec::new() };
        let Some(laid) = read(chosen, slot).filter(|laid| laid.tile.kind() == Kind::Landscape) else {
            return Vec::new();
        };
        let again = |key, posture: Posture| {
            let laid = Laid::at(posture.canonical(), laid.place);
            let draft = Draft(vec![format!("lay {}", face(laid)), spot(laid)]);
            ChoiceButton { label: words.text(key, &[]), draft: Some(draft) }
        };
        let posture = laid.posture();
        let next = (1..4).map(|by| Posture { turn: Quarter::of(posture.turn.count() as u8 + by), ..posture });
        let next = next.map(Posture::canonical).find(|next| *next != posture);
        let flipped = Posture { face: posture.face.flipped(), ..posture };
        let turn = next.map(|next| again("wolves-and-sheep-adjust-turn", next));
        turn.into_iter().chain([again("wolves-and-sheep-adjust-flip", flipped)]).collect()
    }
}
