//! A player's actions and their notation.

use std::fmt;
use std::str::FromStr;

use super::components::card::CardId;
use super::components::cell::Cell;
use super::components::space::Space;
use super::components::token::Token;
use rules::Refusal;

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Action {
    /// `spirit 33`: keeps one of the two nature spirits dealt.
    Spirit(CardId),
    /// `take c`: takes the three tokens of a central space.
    Take(Space),
    /// `place grey d2`: places one of the tokens taken.
    Place(Token, Cell),
    /// `animal 12`: takes an animal card of the row.
    Animal(CardId),
    /// `cube 12 d2`: places the lowest cube of a card.
    Cube(CardId, Cell),
    /// `discard 12`: solo, puts a card of the row out of the game.
    Discard(CardId),
    /// `done`: ends the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Spirit(card) => write!(f, "spirit {card}"),
            Action::Take(space) => write!(f, "take {}", space.letter()),
            Action::Place(token, cell) => write!(f, "place {token} {cell}"),
            Action::Animal(card) => write!(f, "animal {card}"),
            Action::Cube(card, cell) => write!(f, "cube {card} {cell}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        read(text).ok_or(Refusal::new("refusal-unreadable"))
    }
}

fn read(text: &str) -> Option<Action> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let card =
        |word: &str, spirit: bool| word.parse().ok().filter(|card: &CardId| card.is_spirit() == spirit);
    match words[..] {
        ["spirit", word] => card(word, true).map(Action::Spirit),
        ["take", word] => Space::all().find(|space| word == space.letter().to_string()).map(Action::Take),
        ["place", token, cell] => Some(Action::Place(token.parse().ok()?, cell.parse().ok()?)),
        ["animal", word] => card(word, false).map(Action::Animal),
        ["cube", card, cell] => Some(Action::Cube(card.parse().ok()?, cell.parse().ok()?)),
        ["discard", word] => card(word, false).map(Action::Discard),
        ["done"] => Some(Action::Done),
        _ => None,
    }
}
