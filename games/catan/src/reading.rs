//! What people may write for the notation, and places that are none.

use super::action::{COLOURS, colour};
use super::components::board::{Corner, Edge, Hex};
use super::components::cards::Resource;
use super::state::Catan;
use super::view::View;
use rules::{Refusal, Seat};
use tabletop::{Lexeme, Reads};

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
    fn off_board(_: &View, place: &str) -> Option<Refusal> {
        let (key, is_known) = if place.contains('-') {
            ("catan-refusal-no-edge", place.parse::<Edge>().is_ok())
        } else {
            ("catan-refusal-no-place", place.parse::<Corner>().is_ok() || place.parse::<Hex>().is_ok())
        };
        (!is_known).then(|| Refusal::new(key).with("place", place.to_uppercase()))
    }
}
