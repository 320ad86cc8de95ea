//! What people may write for the notation, and places that are none.

use super::components::colour::Colour;
use super::say::place;
use super::state::WolvesAndSheep;
use super::view::View;
use rules::{Coordinate, Refusal};
use tabletop::{Lexeme, Reads};

impl Reads for WolvesAndSheep {
    /// Every word of the notation but tiles and places.
    fn lexemes() -> Vec<Lexeme> {
        let own = ["interrupt", "reveal", "pass", "retire"].map(|word| Lexeme::of("wolves-and-sheep", word));
        let shared = ["lay", "0", "90", "180", "270"]
            .into_iter()
            .chain(Colour::ALL.map(Colour::word))
            .map(Lexeme::shared);
        own.into_iter().chain(shared).collect()
    }

    /// Refuses a place that has no name, with the reach of the landscape.
    fn off_board(view: &View, word: &str) -> Option<Refusal> {
        if word.parse::<Coordinate>().is_ok() {
            return None;
        }
        let (from, to) = view.landscape.bounds();
        let refusal = Refusal::new("wolves-and-sheep-refusal-no-place").with("place", word.to_uppercase());
        Some(refusal.with("from", place(from)).with("to", place(to)))
    }
}
