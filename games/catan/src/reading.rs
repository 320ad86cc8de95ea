//! What people may write for the notation, and places that are none.

use super::action::{COLOURS, colour};
use super::components::board::{Corner, Edge, Hex};
use super::components::cards::Resource;
use super::state::Catan;
use super::view::View;
use rules::{Refusal, Seat};
use tabletop::{Lexeme, Reads, is_placelike};

/// The verbs, and the words between cards.
const WORDS: &[&str] = &[
    "roll",
    "build",
    "road",
    "settlement",
    "city",
    "build road",
    "build settlement",
    "build city",
    "buy card",
    "bank",
    "play",
    "knight",
    "play knight",
    "roads",
    "play roads",
    "plenty",
    "play plenty",
    "monopoly",
    "play monopoly",
    "robber",
    "accept",
    "decline",
    "confirm",
    "cancel",
    "stop",
    "end",
    "trade",
    "counter",
    "for",
    "to",
    "discard",
    "1 wood 1 brick 1 wool 1 grain 1 ore",
];

impl Reads for Catan {
    /// Every word of the notation but places and numbers.
    fn lexemes() -> Vec<Lexeme> {
        let kinds = Resource::ALL.map(Resource::word);
        let own = WORDS.iter().chain(&kinds).chain(&COLOURS).map(|word| Lexeme::of("catan", word));
        own.chain([Lexeme::shared("discard")]).collect()
    }

    /// The colour of a seat at the table.
    fn seat_word(view: &View, seat: Seat) -> Option<String> {
        view.seats().any(|known| known == seat).then(|| colour(seat).to_owned())
    }

    /// Refuses a place that the island does not have.
    fn nowhere(_: &View, word: &str) -> Option<Refusal> {
        let is_known = |word: &str| word.parse::<Corner>().is_ok() || word.parse::<Hex>().is_ok();
        let is_edge = word.split_once('-').is_some_and(|(one, _)| is_placelike(one));
        let key = if is_edge && word.parse::<Edge>().is_err() {
            "catan-refusal-no-edge"
        } else if is_placelike(word) && !is_known(word) {
            "catan-refusal-no-place"
        } else {
            return None;
        };
        Some(Refusal::new(key).with("place", word.to_uppercase()))
    }
}
