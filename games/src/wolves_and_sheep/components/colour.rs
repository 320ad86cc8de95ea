//! The four flocks, and what an edge of a tile shows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

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

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Colour>", into = "Vec<Colour>")]
pub(crate) struct Colours(u8);

impl Colours {
    /// No colour.
    pub(crate) const NONE: Colours = Colours(0);
    /// All four.
    pub(crate) const ALL: Colours = Colours(15);

    /// The set with that colour.
    #[must_use]
    pub(crate) const fn with(self, colour: Colour) -> Colours {
        Colours(self.0 | 1 << colour as u8)
    }

    /// The set without those of another.
    #[must_use]
    pub(crate) const fn without(self, others: Colours) -> Colours {
        Colours(self.0 & !others.0)
    }

    /// Whether the colour is in the set.
    pub(crate) const fn has(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    /// Whether the set holds nothing.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Counts the colours.
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The colours, in the order of the box.
    pub(crate) fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.has(*colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Colours::NONE, Colours::with)
    }
}

impl From<Vec<Colour>> for Colours {
    fn from(colours: Vec<Colour>) -> Self {
        colours.into_iter().collect()
    }
}

impl From<Colours> for Vec<Colour> {
    fn from(colours: Colours) -> Self {
        colours.iter().collect()
    }
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
