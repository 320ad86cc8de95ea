//! The tiles by number, apart from what is printed on them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::colour::Colour;
use rules::bit_set;

/// A tile: the bag's are 1 to 68, as in the data file; 0 is the village square, 69 to 72 are the shepherds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct Tile(u8);

/// The use of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The village square, from which the landscape grows.
    Square,
    Landscape,
    Wolf,
    Hunter,
    /// The back of a "?" tile.
    Shepherd(Colour),
}

impl Tile {
    /// The village square.
    pub(crate) const SQUARE: Tile = Tile(0);
    /// Number of tiles in the bag.
    pub(crate) const IN_BAG: usize = 68;
    /// Number of tiles that can be laid.
    pub(crate) const COUNT: usize = 73;

    /// The tile of the bag with that number.
    pub(crate) const fn numbered(number: u8) -> Option<Tile> {
        if 1 <= number && number as usize <= Tile::IN_BAG { Some(Tile(number)) } else { None }
    }

    /// The shepherd of that colour.
    pub(crate) const fn shepherd(colour: Colour) -> Tile {
        Tile(69 + colour as u8)
    }

    /// The number: 1 to 68 for a tile of the bag.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The place of the tile in tables of all tiles.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile with that place in tables of all tiles.
    pub(crate) const fn of_index(index: usize) -> Tile {
        Tile(index as u8)
    }

    /// The use of the tile.
    pub(crate) const fn kind(self) -> Kind {
        match self.0 {
            0 => Kind::Square,
            1..=60 => Kind::Landscape,
            61..=64 => Kind::Wolf,
            65..=68 => Kind::Hunter,
            69 => Kind::Shepherd(Colour::Black),
            70 => Kind::Shepherd(Colour::Yellow),
            71 => Kind::Shepherd(Colour::Red),
            _ => Kind::Shepherd(Colour::Blue),
        }
    }

    /// Whether the tile is a wolf.
    #[inline]
    pub(crate) const fn is_wolf(self) -> bool {
        matches!(self.kind(), Kind::Wolf)
    }

    /// Whether the tile is a hunter.
    #[inline]
    pub(crate) const fn is_hunter(self) -> bool {
        matches!(self.kind(), Kind::Hunter)
    }

    /// Whether the tile may be laid at any moment.
    #[inline]
    pub(crate) const fn interrupts(self) -> bool {
        self.is_wolf() || self.is_hunter()
    }
}

impl TryFrom<u8> for Tile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < Tile::COUNT {
            Ok(Tile(number))
        } else {
            Err(format!("there is no tile {number}"))
        }
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.0
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

bit_set! {
    /// A set of tiles, by number.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
    pub(crate) struct Tiles(u128), usize; |tile: Tile| tile.0; |number| Tile(number)
}

impl Tiles {
    /// All tiles of the bag.
    pub(crate) const BAG: Tiles = Tiles(((1 << Tile::IN_BAG) - 1) << 1);
    /// The wolves.
    pub(crate) const WOLVES: Tiles = Tiles(0x0f << 61);
    /// The hunters.
    pub(crate) const HUNTERS: Tiles = Tiles(0x0f << 65);
    /// The wolves and the hunters.
    pub(crate) const INTERRUPTING: Tiles = Tiles(0xff << 61);

    /// The tile at that place of the set, which must have so many.
    pub(crate) const fn nth(self, place: usize) -> Tile {
        let (mut rest, mut before) = (self.0, place);
        while before > 0 {
            rest &= rest - 1;
            before -= 1;
        }
        Tile(rest.trailing_zeros() as u8)
    }
}
