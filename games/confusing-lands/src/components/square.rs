//! One square of a card or land.

use serde::{Deserialize, Serialize};

use super::board::SIDE;
use super::card::Card;

/// A set of the four sides of a square: bit 0 north, 1 east, 2 south, 3 west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Sides(pub(crate) u8);

impl Sides {
    /// The sides' names in position files.
    pub(crate) const NAMES: [&'static str; 4] = ["N", "E", "S", "W"];

    /// The sides after a quarter turn clockwise.
    #[inline]
    pub(crate) const fn turned(self) -> Sides {
        Sides((self.0 << 1 | self.0 >> 3) & 15)
    }

    /// The sides by their first letters: "ns".
    pub(crate) fn word(self) -> String {
        (0..4)
            .filter(|&side| self.has(side))
            .map(|side| Sides::NAMES[side])
            .collect::<String>()
            .to_lowercase()
    }

    /// Whether that side (0 north, 1 east, 2 south, 3 west) is in the set.
    #[inline]
    pub(crate) const fn has(self, side: usize) -> bool {
        self.0 >> side & 1 == 1
    }
}

/// A symbol on a square, in the order of every list of symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Symbol {
    River,
    Forest,
    Mountain,
    Village,
    Deer,
    Wolf,
    Crystal,
}

impl Symbol {
    /// All seven.
    pub(crate) const ALL: [Symbol; 7] = [
        Symbol::River,
        Symbol::Forest,
        Symbol::Mountain,
        Symbol::Village,
        Symbol::Deer,
        Symbol::Wolf,
        Symbol::Crystal,
    ];

    /// Its name in position files and in message keys.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Symbol::River => "river",
            Symbol::Forest => "forest",
            Symbol::Mountain => "mountain",
            Symbol::Village => "village",
            Symbol::Deer => "deer",
            Symbol::Wolf => "wolf",
            Symbol::Crystal => "crystal",
        }
    }

    /// Its emoji in menus.
    pub(crate) const fn emoji(self) -> &'static str {
        match self {
            Symbol::River => "🌊",
            Symbol::Forest => "🌲",
            Symbol::Mountain => "⛰️",
            Symbol::Village => "🏠",
            Symbol::Deer => "🦌",
            Symbol::Wolf => "🐺",
            Symbol::Crystal => "💎",
        }
    }
}

/// One place of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Square {
    /// No square: outside the land.
    Outside,
    /// A square without symbol ("empty" in the rulebook).
    Blank,
    /// A river square with its two ends.
    River(Sides),
    /// A square with any symbol but a river.
    Shows(Symbol),
    /// One half of that card's condition.
    Condition(Card),
}

impl Square {
    /// The square after a quarter turn clockwise.
    pub(crate) const fn turned(self) -> Square {
        match self {
            Square::River(ends) => Square::River(ends.turned()),
            other => other,
        }
    }

    /// Reads the character of a written card or land: `.` blank, `F M V D W C` symbols, `│ ─ └ ┘ ┌ ┐`
    /// rivers by their ends, `#` a half of `condition`.
    pub(crate) fn read(letter: char, condition: Card) -> Option<Square> {
        Some(match letter {
            ' ' => Square::Outside,
            '.' => Square::Blank,
            '#' => Square::Condition(condition),
            'F' => Square::Shows(Symbol::Forest),
            'M' => Square::Shows(Symbol::Mountain),
            'V' => Square::Shows(Symbol::Village),
            'D' => Square::Shows(Symbol::Deer),
            'W' => Square::Shows(Symbol::Wolf),
            'C' => Square::Shows(Symbol::Crystal),
            _ => Square::River(RIVERS.iter().find(|(drawn, _)| *drawn == letter)?.1),
        })
    }

    /// The character that [`read`](Square::read) takes.
    pub(crate) fn letter(self) -> char {
        match self {
            Square::Outside => ' ',
            Square::Blank => '.',
            Square::Condition(_) => '#',
            Square::River(ends) => RIVERS.iter().find(|(_, known)| *known == ends).map_or('~', |(c, _)| *c),
            Square::Shows(Symbol::Forest) => 'F',
            Square::Shows(Symbol::Mountain) => 'M',
            Square::Shows(Symbol::Village) => 'V',
            Square::Shows(Symbol::Deer) => 'D',
            Square::Shows(Symbol::Wolf) => 'W',
            Square::Shows(Symbol::Crystal) => 'C',
            Square::Shows(Symbol::River) => '~',
        }
    }
}

/// Squares by row and column of the whole grid.
pub(crate) type Grid = [[Square; SIDE]; SIDE];

/// River squares by the character that draws them.
const RIVERS: [(char, Sides); 6] = [
    ('│', Sides(0b0101)),
    ('─', Sides(0b1010)),
    ('└', Sides(0b0011)),
    ('┘', Sides(0b1001)),
    ('┌', Sides(0b0110)),
    ('┐', Sides(0b1100)),
];
