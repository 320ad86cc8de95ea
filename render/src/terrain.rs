//! The drawn land: every terrain has a colour and a pattern of its own.
//!
//! ```text
//! scene.push(Terrain::Forest.tile(Path::hexagon_pointed(center, 75.0), 7));
//! ```

mod cover;
mod ground;
mod relief;
mod tile;

use serde::{Deserialize, Serialize};

pub use tile::Tile;

use crate::color::Color;
use crate::scene::{Node, Path};

/// A kind of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Conifers.
    Forest,
    /// Tufts of grass and flowers: pasture, meadow.
    Pasture,
    /// Rows of wheat.
    Fields,
    /// Courses of brick.
    Hills,
    /// Peaks with snow.
    Mountains,
    /// Dunes.
    Desert,
    /// Wave lines.
    Water,
    /// Roofs.
    Village,
    /// Grey cobbles.
    Stone,
    /// Brown furrows.
    Soil,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Forest,
        Self::Pasture,
        Self::Fields,
        Self::Hills,
        Self::Mountains,
        Self::Desert,
        Self::Water,
        Self::Village,
        Self::Stone,
        Self::Soil,
    ];

    /// The flat colour beneath the pattern.
    pub const fn color(self) -> Color {
        match self {
            Self::Forest => Color::hex(0x275C32),
            Self::Pasture => Color::hex(0x9CC65B),
            Self::Fields => Color::hex(0xE3B23C),
            Self::Hills => Color::BRICK,
            Self::Mountains => Color::hex(0x7C7F87),
            Self::Desert => Color::hex(0xD9C08C),
            Self::Water => Color::hex(0x3D7EA6),
            Self::Village => Color::hex(0xC98B5E),
            Self::Stone => Color::hex(0x8C8C94),
            Self::Soil => Color::hex(0x8B6244),
        }
    }

    /// The darker edge of a tile.
    pub fn edge(self) -> Color {
        self.color().mix(Color::hex(0x1E1914), 0.5)
    }

    /// The light upper rim of a tile.
    pub fn rim(self) -> Color {
        self.color().lighter(0.38)
    }

    /// A tile of this land with pattern, edge, rim and shadow. Tiles of equal `seed` look equal.
    pub fn tile(self, outline: Path, seed: u32) -> Node {
        Tile::new(self, outline).seed(seed).node()
    }

    /// The pattern alone, cut to the outline: for land drawn by the game itself.
    pub fn pattern(self, outline: Path, seed: u32) -> Node {
        Tile::new(self, outline).seed(seed).pattern()
    }
}

#[cfg(test)]
mod tests;
