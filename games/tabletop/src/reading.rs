//! From what a person wrote to the notation: the one reader of typed moves, for every game.
//!
//! Exact notation always wins. Otherwise the words are put into notation by the [`lexicon`], in every way in which they can be;
//! if that says no action, they are held against the legal actions and the labels that those have in menus ([`search`]). A reading
//! must account for every word but those that say nothing, so that a negation is never passed over. What fits no action is tried
//! again with slips put right ([`mend`]), and then answered with the nearest legal ones; what fits several with these: nothing is
//! guessed. What begins a move leaves a question ([`sentence`]): that of the slot that is open. People are shown moves as sentences,
//! never in notation. Only where a place, a card or a name is said may the verb be missing, if one action fits.

mod complete;
mod fill;
mod lexicon;
mod mend;
mod nearest;
mod read;
mod reader;
mod said;
mod search;
mod sentence;
mod text;
mod wording;

pub use complete::Completion;
pub use fill::compose;
pub(super) use lexicon::people;
pub(super) use reader::Reader;
pub(super) use sentence::as_typed;
pub(super) use text::tokens;
pub use text::{is_placelike, plain};
