//! The cards apart from what their faces show: numbers, sets, sides, turns.

use std::fmt;

use serde::{Deserialize, Serialize};

use rules::bit_set;

/// A card, named by the number of its condition: 1 to 18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct Card(u8);

/// Number of cards in the deck.
pub(crate) const CARDS: u8 = 18;

impl Card {
    /// The card with that number, if there is one.
    pub(crate) const fn numbered(number: u8) -> Option<Card> {
        if 1 <= number && number <= CARDS { Some(Card(number)) } else { None }
    }

    /// All cards, by number.
    pub(crate) fn all() -> impl Iterator<Item = Card> + Clone {
        (1..=CARDS).map(Card)
    }

    /// The number printed next to the condition.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Card::numbered(number).ok_or_else(|| format!("there is no card {number}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

bit_set! {
    /// A set of cards, by number.
    pub(crate) struct CardSet(u32), usize; |card: Card| (card.0 - 1); |number| Card(number + 1)
}

impl CardSet {
    /// The whole deck.
    pub(crate) const fn all() -> CardSet {
        CardSet((1 << CARDS) - 1)
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Face {
    /// The face with the condition.
    Front,
    /// The plain face.
    Back,
}

impl Face {
    /// Both.
    pub(crate) const ALL: [Face; 2] = [Face::Front, Face::Back];

    /// Its word in the notation.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Face::Front => "front",
            Face::Back => "back",
        }
    }

    /// The other face.
    pub(crate) const fn flipped(self) -> Face {
        match self {
            Face::Front => Face::Back,
            Face::Back => Face::Front,
        }
    }
}

/// A card's turn in quarters, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Quarter {
    None,
    One,
    Two,
    Three,
}

impl Quarter {
    /// All four.
    pub(crate) const ALL: [Quarter; 4] = [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three];

    /// The turn in degrees.
    #[inline]
    pub(crate) const fn degrees(self) -> u16 {
        self as u16 * 90
    }

    /// One quarter further.
    #[inline]
    pub(crate) const fn next(self) -> Quarter {
        Quarter::ALL[(self as usize + 1) % 4]
    }

    /// The outline of a card turned so.
    pub(crate) const fn outline(self) -> Outline {
        match self {
            Quarter::None | Quarter::Two => Outline::Tall,
            Quarter::One | Quarter::Three => Outline::Wide,
        }
    }
}

/// The shape of a card as it lies: all that matters for its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outline {
    /// Two columns, three rows.
    Tall,
    /// Three columns, two rows.
    Wide,
}

impl Outline {
    /// Both.
    pub(crate) const ALL: [Outline; 2] = [Outline::Tall, Outline::Wide];

    /// Rows and columns.
    pub(crate) const fn size(self) -> (usize, usize) {
        match self {
            Outline::Tall => (3, 2),
            Outline::Wide => (2, 3),
        }
    }
}
