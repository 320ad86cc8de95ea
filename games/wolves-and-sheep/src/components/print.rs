//! What is printed on the tiles: the areas of each face, with the edges that they reach and the sheep that they hold.
//!
//! Counts, double faces and fences are those of the published game; the faces of the sixty landscape tiles are our own set.

use super::colour::{Colour, Ground};
use super::tile::Tile;

/// An area of a face. Areas are parted by fences, except that a meadow touches every forest of its own face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) ground: Ground,
    /// The edges that it reaches, one bit each: north, east, south, west.
    pub(crate) edges: u8,
    pub(crate) sheep: u8,
}

/// One face of a tile, not turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Print {
    areas: [Area; 4],
    count: u8,
    /// The number of the area that reaches each edge.
    at: [u8; 4],
}

impl Print {
    /// The areas, in the order of their first edges.
    #[inline]
    pub(crate) fn areas(&self) -> &[Area] {
        &self.areas[..usize::from(self.count)]
    }

    /// The area of that number.
    #[inline]
    pub(crate) const fn area(&self, number: usize) -> &Area {
        &self.areas[number]
    }

    /// The number of the area that reaches that edge.
    #[inline]
    pub(crate) const fn area_at(&self, edge: usize) -> usize {
        self.at[edge] as usize
    }

    /// The ground of that edge.
    #[inline]
    pub(crate) const fn ground(&self, edge: usize) -> Ground {
        self.areas[self.area_at(edge)].ground
    }

    /// Reads `k02+3 f1 f3`: ground, edges and sheep of every area. Grounds: v f, and k y r b for the colours.
    const fn read(text: &str) -> Print {
        let bytes = text.as_bytes();
        let mut print = Print { areas: [BARE; 4], count: 0, at: [0; 4] };
        let mut at = 0;
        while at < bytes.len() {
            let area = &mut print.areas[print.count as usize];
            area.ground = ground(bytes[at]);
            at += 1;
            while at < bytes.len() && bytes[at] != b' ' {
                if bytes[at] == b'+' {
                    area.sheep = bytes[at + 1] - b'0';
                    at += 1;
                } else {
                    area.edges |= 1 << (bytes[at] - b'0');
                    print.at[(bytes[at] - b'0') as usize] = print.count;
                }
                at += 1;
            }
            print.count += 1;
            at += 1;
        }
        print
    }
}

/// An area of which nothing has been read yet.
const BARE: Area = Area { ground: Ground::Village, edges: 0, sheep: 0 };

const fn ground(letter: u8) -> Ground {
    match letter {
        b'v' => Ground::Village,
        b'f' => Ground::Forest,
        b'k' => Ground::Meadow(Colour::Black),
        b'y' => Ground::Meadow(Colour::Yellow),
        b'r' => Ground::Meadow(Colour::Red),
        _ => Ground::Meadow(Colour::Blue),
    }
}

/// Both faces of every tile, by [`Tile::index`].
pub(crate) static PRINTS: [[Print; 2]; Tile::COUNT] = read_all();

const fn read_all() -> [[Print; 2]; Tile::COUNT] {
    let mut prints = [[Print::read(""); 2]; Tile::COUNT];
    let mut tile = 0;
    while tile < Tile::COUNT {
        let faces = match tile {
            0 => ["v0123"; 2],
            1..=60 => LANDSCAPES[tile - 1],
            69 => ["k0123+4"; 2],
            70 => ["y0123+4"; 2],
            71 => ["r0123+4"; 2],
            72 => ["b0123+4"; 2],
            _ => ["f0123"; 2],
        };
        prints[tile] = [Print::read(faces[0]), Print::read(faces[1])];
        tile += 1;
    }
    prints
}

/// The faces of the landscape tiles 1 to 60.
const LANDSCAPES: [[&str; 2]; 60] = [
    ["f02 k1+1 k3+1", "r01+2 k2+1 b3+1"],
    ["f02 r1+1 r3+1", "k01+2 y2+1 b3+1"],
    ["f02 b1+1 b3+1", "k0+1 b1+1 r2+1 y3+1"],
    ["f0123", "b02+3 y1+1 y3+1"],
    ["f0123", "y02+3 r1+1 r3+1"],
    ["y0+1 f123", "b0123+4"],
    ["k0+1 f123", "r01+2 k2+1 y3+1"],
    ["b0+1 f123", "k01+2 r2+1 b3+1"],
    ["k02+3 f1 f3", "y01+2 b23+2"],
    ["r02+3 f1 f3", "b01+2 k2+1 y3+1"],
    ["k02+3 r1+1 r3+1", "y012+3 r3+1"],
    ["b02+3 r1+1 r3+1", "k012+3 b3+1"],
    ["b01+2 f23", "k012+3 r3+1"],
    ["y01+2 f23", "r012+3 k3+1"],
    ["b01+3 f23", "k01+2 r23+2"],
    ["y01+3 f23", "k01+2 r23+2"],
    ["k01+2 f23", "y01+2 k2+1 r3+1"],
    ["y012+3 f3", "r02+3 k1+1 k3+1"],
    ["b012+3 f3", "r012+3 y3+1"],
    ["y0123+4", "k02+3 b1+1 b3+1"],
    ["r0123+4", "b012+3 r3+1"],
    ["r012+3 v3", "f02 y1+1 y3+1"],
    ["b012+3 v3", "r01+2 f23"],
    ["k012+3 v3", "k0+1 y1+1 r2+1 b3+1"],
    ["y012+3 v3", "k0+1 r1+1 b2+1 y3+1"],
    ["b012+3 y3+1", "r02+3 y1+1 y3+1"],
    ["y012+3 b3+1", "k01+2 b23+2"],
    ["k012+3 y3+1", "y01+2 k2+1 b3+1"],
    ["k01+2 v23", "r01+3 f23"],
    ["b01+2 v23", "b0+1 r1+1 f23"],
    ["y01+2 v23", "b0+1 y1+1 f23"],
    ["r01+2 v23", "k0+1 y1+1 b2+1 r3+1"],
    ["y01+2 r23+2", "b01+2 y2+1 r3+1"],
    ["y01+2 b23+2", "k0+1 r1+1 y2+1 b3+1"],
    ["y0+1 v123", "b012+3 k3+1"],
    ["b0+1 v123", "k01+2 b23+2"],
    ["r0+1 v123", "b01+2 k2+1 r3+1"],
    ["k0+1 v123", "y0+1 r1+1 f23"],
    ["k0+1 r1+1 f23", "y02+3 b1+1 b3+1"],
    ["r0+1 b1+1 f23", "k02+3 y1+1 y3+1"],
    ["y0+1 b1+1 f23", "y02+3 k1+1 k3+1"],
    ["r0+1 y1+1 f23", "k0123+4"],
    ["k0+1 y1+1 f23", "y01+2 r23+2"],
    ["b0+1 k1+1 f23", "k01+2 y23+2"],
    ["k0+1 b1+1 f23", "k01+2 y2+1 r3+1"],
    ["r0+1 k1+1 f23", "r01+2 y2+1 b3+1"],
    ["y0+1 k1+1 f23", "y01+2 r2+1 b3+1"],
    ["y0+1 b1+1 v23", "r0+1 f123"],
    ["k0+1 r1+1 v23", "y02+3 f1 f3"],
    ["r0+1 y1+1 v23", "b02+3 f1 f3"],
    ["y0+1 r1+1 v23", "b02+3 k1+1 k3+1"],
    ["b0+1 y1+1 v23", "k01+3 f23"],
    ["k0+1 y1+1 v23", "r012+3 f3"],
    ["b0+1 r1+1 v23", "k012+3 f3"],
    ["k0+1 b1+1 v23", "y012+3 k3+1"],
    ["r0+1 b1+1 v23", "r012+3 b3+1"],
    ["b0+1 k1+1 v23", "k01+2 y23+2"],
    ["r0+1 k1+1 v23", "r01+2 b23+2"],
    ["y0+1 k1+1 v23", "r01+2 b23+2"],
    ["k0+1 b1+1 y2+1 r3+1", "r02+3 b1+1 b3+1"],
];
