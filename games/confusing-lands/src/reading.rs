//! What people may write for the notation, and places that are none.

use super::components::card::Card;
use super::state::ConfusingLands;
use super::view::View;
use rules::{Coordinate, Refusal};
use tabletop::{Lexeme, Reads};

impl Reads for ConfusingLands {
    /// Every word of the notation but places, and the names of the cards.
    fn lexemes() -> Vec<Lexeme> {
        let own = ["aside", "front", "back"].map(|word| Lexeme::of("confusing-lands", word));
        let cards = Card::all().map(|card| {
            let number = card.number().to_string();
            let key = format!("confusing-lands-condition-{number}");
            Lexeme::named(number, key)
        });
        own.into_iter().chain(["lay", "0", "90", "180", "270"].map(Lexeme::shared)).chain(cards).collect()
    }

    /// Refuses a place that has no name, with the reach of the own land.
    fn off_board(view: &View, word: &str) -> Option<Refusal> {
        if word.parse::<Coordinate>().is_ok() {
            return None;
        }
        let place = |place: Coordinate| place.to_string().to_uppercase();
        let start = (Coordinate::START, Coordinate::START);
        let (from, to) = view.own().and_then(|own| own.land.bounds()).unwrap_or(start);
        let refusal = Refusal::new("confusing-lands-refusal-no-place").with("place", word.to_uppercase());
        Some(refusal.with("from", place(from)).with("to", place(to)))
    }
}
