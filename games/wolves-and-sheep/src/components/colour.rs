//! The four flocks, and what an edge of a tile shows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::bit_set;

/// The colour of a flock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Colour {
    Black,
    Yellow,
    Red,
    Blue,
}

impl Colour {
    /// All colours, in the order of the box.
    pub(crate) const ALL: [Colour; 4] = [Colour::Black, Colour::Yellow, Colour::Red, Colour::Blue];

    /// The word of the notation.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
            Colour::Blue => "blue",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The word is no colour.
pub(crate) struct NotAColour;

impl FromStr for Colour {
    type Err = NotAColour;

    fn from_str(word: &str) -> Result<Self, NotAColour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word).ok_or(NotAColour)
    }
}

bit_set! {
    /// A set of colours, in the order of the box.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Colour>", into = "Vec<Colour>")]
    pub(crate) struct Colours(u8), usize; |colour: Colour| colour as u8; |number| Colour::ALL[number as usize]
}

impl Colours {
    /// All four.
    pub(crate) const ALL: Colours = Colours(15);
}

/// The kind of an area, and of the edges that it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) enum Ground {
    Village,
    Forest,
    /// A meadow with sheep of that colour.
    Meadow(Colour),
}

impl Ground {
    /// All kinds.
    pub(crate) const ALL: [Ground; Ground::COUNT] = [
        Ground::Village,
        Ground::Forest,
        Ground::Meadow(Colour::Black),
        Ground::Meadow(Colour::Yellow),
        Ground::Meadow(Colour::Red),
        Ground::Meadow(Colour::Blue),
    ];
    /// The number of kinds.
    pub(crate) const COUNT: usize = 6;

    /// The place of the kind in [`Ground::ALL`].
    pub(crate) const fn index(self) -> usize {
        match self {
            Ground::Village => 0,
            Ground::Forest => 1,
            Ground::Meadow(colour) => 2 + colour as usize,
        }
    }

    /// The colour of the sheep, if there are any.
    pub(crate) const fn colour(self) -> Option<Colour> {
        match self {
            Ground::Meadow(colour) => Some(colour),
            _ => None,
        }
    }

    /// The English word, as in the data file.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Ground::Village => "village",
            Ground::Forest => "forest",
            Ground::Meadow(colour) => colour.word(),
        }
    }
}
