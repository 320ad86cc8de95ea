//! A player's actions and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::components::card::{Card, Face, Quarter};
use super::components::land::Laid;
use rules::{Coordinate, Refusal};

/// An action: `lay 7 front 90 n14` or `aside 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Action {
    /// Lay a card so.
    Lay(Laid),
    /// Put a card aside that has no legal place.
    Aside(Card),
}

impl Action {
    /// The card that the action lays or puts aside.
    pub(super) const fn card(self) -> Card {
        match self {
            Action::Lay(laid) => laid.card,
            Action::Aside(card) => card,
        }
    }
}

/// The slot of a card with its face and turn: `7 front 90`.
pub(super) fn posture(card: Card, face: Face, turn: Quarter) -> String {
    format!("{card} {} {}", face.word(), turn.degrees())
}

/// Reads what [`posture`] wrote.
pub(super) fn read_posture(slot: &str) -> Option<(Card, Face, Quarter)> {
    let mut words = slot.split_whitespace();
    let posture = (card(words.next()?)?, face(words.next()?)?, turn(words.next()?)?);
    words.next().is_none().then_some(posture)
}

fn card(word: &str) -> Option<Card> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| plain).and_then(Card::numbered)
}

fn face(word: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|face| face.word().eq_ignore_ascii_case(word))
}

fn turn(word: &str) -> Option<Quarter> {
    Quarter::ALL.into_iter().find(|turn| word == ["0", "90", "180", "270"][*turn as usize])
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(Laid { card, face, turn, place }) => {
                write!(f, "lay {card} {} {} {place}", face.word(), turn.degrees())
            }
            Action::Aside(card) => write!(f, "aside {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = || match words.as_slice() {
            [verb, number, side, degrees, at] if verb.eq_ignore_ascii_case("lay") => {
                Some(Action::Lay(Laid {
                    card: card(number)?,
                    face: face(side)?,
                    turn: turn(degrees)?,
                    place: at.parse::<Coordinate>().ok()?,
                }))
            }
            [verb, number] if verb.eq_ignore_ascii_case("aside") => Some(Action::Aside(card(number)?)),
            _ => None,
        };
        read().ok_or(Refusal::new("refusal-unreadable"))
    }
}

impl From<Action> for String {
    fn from(action: Action) -> String {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Self, Refusal> {
        text.parse()
    }
}
