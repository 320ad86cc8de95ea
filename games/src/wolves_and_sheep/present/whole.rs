//! Whole actions in words, for the buttons that do them, and how they stand among the others.

use super::super::action::Action;
use super::super::landscape::Laid;
use super::super::say::{Say, turned};
use super::super::view::View;
use super::menus;
use crate::core::{Weight, Words};

/// Says a whole action.
pub(crate) fn whole(view: &View, action: &Action, words: &dyn Words) -> String {
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
        Action::Pass | Action::Retire => menus::label(view, &[], &action.to_string(), words).text,
    }
}

/// Weighs an action: who stops, stops for good, and a colour once shown is known.
pub(crate) const fn weight(action: &Action) -> Weight {
    match action {
        Action::Retire => Weight::Grave,
        _ => Weight::Usual,
    }
}
