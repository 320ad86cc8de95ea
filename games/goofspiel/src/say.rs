//! Sentences that texts and pictures share.

use rules::{Outcome, Words};

use crate::Round;

/// Cards in a row: "3, 7".
pub(crate) fn listed<'a>(cards: impl IntoIterator<Item = &'a u8>) -> String {
    cards.into_iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// What came of a round, in a sentence.
pub(crate) fn result(round: &Round, words: &dyn Words) -> String {
    let prizes = ("prizes", listed(&round.prizes).into());
    match round.winner {
        Some(seat) => words.text("goofspiel-won", &[("player", seat.into()), prizes]),
        None => words.text("goofspiel-tied", &[prizes]),
    }
}

/// Who has won, in a sentence; nothing if there is no result.
pub(crate) fn ended(outcome: &Outcome, words: &dyn Words) -> String {
    let winners = outcome.winners();
    let players = ("players", words.names(winners).into());
    if winners.is_empty() {
        words.plain("goofspiel-closed")
    } else {
        words.text("goofspiel-over", &[players])
    }
}
