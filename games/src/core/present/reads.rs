//! What people may write.

use super::super::{Game, Refusal, Seat, Term};

/// The words that a game adds to what is read of people's own.
pub trait Reads: Game {
    /// The words of the notation with what people may write for them: every verb, and whatever has a name. Without any, the notation
    /// and the words of labels are read.
    fn terms() -> Vec<Term> {
        Vec::new()
    }

    /// The word of the notation that stands for whoever sits there, if seats have such words: the person's name is read for it.
    fn seat_word(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The refusal of a word that looks like a place but is none, with the board's reach as the viewer sees it.
    fn nowhere(_view: &Self::View, _word: &str) -> Option<Refusal> {
        None
    }
}
