//! What people may write for the notation, and places that are none.

use super::action::outside;
use super::components::place::{Line, Place};
use super::say::Say;
use super::state::VillageGreen;
use super::view::{Step, View};
use rules::{Refusal, Words};
use tabletop::{Lexeme, Reads};

impl Reads for VillageGreen {
    /// Every word of the notation, with what the numbers, lines and places are called; cards are known by their labels.
    fn lexemes() -> Vec<Lexeme> {
        let own =
            ["arrange", "award", "renew", "renew green", "renew awards", "green", "awards", "cover", "deck"];
        let lines = Line::all().map(|line| line.to_string());
        let places = Place::all().map(|place| place.to_string());
        let own = own
            .into_iter()
            .chain(["place award", "take", "place", "4", "arrange 1 2 3"])
            .map(str::to_owned)
            .chain(lines)
            .chain(places);
        let own = own.map(|word| Lexeme::of("village-green", &word));
        own.chain(["take", "lay", "discard", "place", "stop"].map(Lexeme::shared)).collect()
    }

    /// The award that is to be laid.
    fn implied(view: &View, slot: &str, words: &dyn Words) -> String {
        match view.step {
            Step::Place { award: Some(award), .. } if slot.starts_with("place ") => {
                format!("{} {}", Say(words).award(award), Say(words).rule(award))
            }
            _ => String::new(),
        }
    }

    /// Refuses a place that no village has.
    fn off_board(_: &View, word: &str) -> Option<Refusal> {
        let is_known = Place::read(word).is_some() || Line::read(word).is_some();
        (!is_known).then(|| outside("village-green-refusal-place-outside", word))
    }
}
