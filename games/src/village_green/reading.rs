//! What people may write for the notation, and places that are none.

use super::action::outside;
use super::components::place::{Line, Place};
use super::state::VillageGreen;
use super::view::View;
use crate::core::{Lexeme, Reads, Refusal, is_placelike};

impl Reads for VillageGreen {
    /// Every word of the notation but places and numbers; cards are known by their labels.
    fn lexemes() -> Vec<Lexeme> {
        let own =
            ["arrange", "award", "renew", "renew green", "renew awards", "green", "awards", "cover", "deck"];
        let own = own.into_iter().chain(["place award"]).map(|word| Lexeme::of("village-green", word));
        own.chain(["take", "lay", "discard", "place", "stop"].map(Lexeme::shared)).collect()
    }

    /// Refuses a place that no village has.
    fn nowhere(_: &View, word: &str) -> Option<Refusal> {
        let is_known = Place::read(word).is_some() || Line::read(word).is_some();
        (is_placelike(word) && !is_known).then(|| outside("village-green-refusal-place-outside", word))
    }
}
