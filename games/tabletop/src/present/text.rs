//! The table written out.

use rules::{Game, Words};

/// A game in letters, for people who do not look at its pictures.
pub trait Text: Game {
    /// The board as text, complete, in lines of at most 34 characters.
    fn board_text(view: &Self::View, words: &dyn Words) -> String;

    /// The picture's alternative text, at most 1024 characters: whose turn, what just happened, scores, the board in
    /// reading order.
    fn alt_text(view: &Self::View, words: &dyn Words) -> String;
}
