//! What people may write for the notation, and places that are none.

use super::components::card::CardId;
use super::components::cell::Cell;
use super::components::token::Token;
use super::state::Harmonies;
use super::view::View;
use rules::Refusal;
use tabletop::{Lexeme, Reads};

impl Reads for Harmonies {
    /// Every word of the notation but places, and the names of the cards.
    fn lexemes() -> Vec<Lexeme> {
        let own = ["spirit", "animal", "cube", "done", "discard"].map(|word| Lexeme::of("harmonies", word));
        let shared =
            ["take", "place", "discard"].into_iter().chain(Token::ALL.map(Token::word)).map(Lexeme::shared);
        let named = |verb: &str, card: CardId| {
            let key = format!("harmonies-card-{}", card.number());
            Lexeme::named(format!("{verb}{}", card.number()), key)
        };
        // A card's name alone takes it.
        let taken = CardId::animals().map(|card| named("animal ", card));
        let taken = taken.chain(CardId::spirits().map(|card| named("spirit ", card)));
        let cards = CardId::animals().chain(CardId::spirits()).map(|card| named("", card)).chain(taken);
        let more = ["take", "blue", "grey", "yellow", "red"].map(|word| Lexeme::of("harmonies", word));
        own.into_iter().chain(shared).chain(more).chain(cards).collect()
    }

    /// Refuses a space that no board has: a letter alone is a space of the central board.
    fn off_board(view: &View, word: &str) -> Option<Refusal> {
        let place = ("place", word.to_uppercase());
        if let [_] = word.as_bytes() {
            let last = view.spaces().last().map(|(space, _)| space.letter())?;
            let refusal = Refusal::new("harmonies-refusal-no-space").with(place.0, place.1);
            return (!(b'a'..=last as u8).contains(&word.as_bytes()[0]))
                .then(|| refusal.with("last", last.to_ascii_uppercase().to_string()));
        }
        let cell = word.parse::<Cell>().ok().filter(|cell| view.side.spaces().contains(*cell));
        let last = char::from(b'A' + view.side.columns() - 1).to_string();
        let refusal = Refusal::new("harmonies-refusal-no-cell").with(place.0, place.1).with("last", last);
        cell.is_none().then(|| refusal.with("rows", view.side.rows()))
    }
}
