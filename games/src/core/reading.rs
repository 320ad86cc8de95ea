//! From what a person wrote to the notation: the one reader of typed moves, for every game.
//!
//! Exact notation always wins. Otherwise the words are put into notation by the [`Lexicon`], in every way in which they can be;
//! if that says no action, they are held against the legal actions and the labels that those have in menus. A reading must account for
//! every word but those that say nothing. What fits no action is answered with the nearest legal ones, what fits several with
//! their names: nothing is guessed.

mod complete;
mod fill;
mod lexicon;
mod nearest;
mod read;
mod reader;
mod search;
mod text;
mod wording;

pub use complete::Completion;
pub(super) use complete::complete;
pub(super) use lexicon::people;
pub(super) use reader::Reader;
pub(crate) use text::is_placelike;
pub use wording::Shelf;
