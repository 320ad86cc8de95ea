//! The places where a tile can be laid, by the edges that they require.

use super::super::colour::{Colour, Ground};
use super::super::posture::{Face, Posture, Quarter};
use super::super::tile::{Tile, Tiles};
use crate::core::Coordinate;

/// The requirement of a side beyond which no tile lies.
const ANY: u8 = Ground::COUNT as u8;

/// A place without a tile that touches one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) place: Coordinate,
    /// The ground required at each side, as a place in [`Ground::ALL`], or [`ANY`].
    needs: [u8; 4],
}

impl Open {
    /// Takes a place off the list, where it may be.
    pub(super) fn close(open: &mut Vec<Open>, place: Coordinate) {
        if let Ok(at) = open.binary_search_by_key(&place, |open| open.place) {
            open.remove(at);
        }
    }

    /// Notes what the side of a place requires, and the place if it is new.
    pub(super) fn require(open: &mut Vec<Open>, place: Coordinate, side: usize, ground: Ground) {
        let at = open.binary_search_by_key(&place, |open| open.place).unwrap_or_else(|at| {
            open.insert(at, Open { place, needs: [ANY; 4] });
            at
        });
        open[at].needs[side] = ground.index() as u8;
    }

    /// The canonical postures of a tile whose edges match, one bit each: face × 4 + quarters.
    pub(crate) fn postures(&self, tile: Tile) -> u8 {
        let [north, east, south, west] = self.needs.map(usize::from);
        let [by_north, by_east, by_south, by_west] = &MATCHES[tile.index()];
        by_north[north] & by_east[east] & by_south[south] & by_west[west]
    }

    /// Counts the tiles of a set whose edges match in some posture.
    pub(crate) fn fitting(&self, tiles: Tiles) -> usize {
        tiles.iter().filter(|&tile| self.postures(tile) != 0).count()
    }

    /// Whether a shepherd of that colour matches.
    pub(crate) fn admits_shepherd(&self, colour: Colour) -> bool {
        self.postures(Tile::shepherd(colour)) != 0
    }
}

/// The postures in such a set of bits, in order.
pub(crate) fn postures(tile: Tile, bits: u8) -> impl Iterator<Item = Posture> {
    let posture = move |at: u8| Posture { tile, face: Face::ALL[usize::from(at / 4)], turn: Quarter::of(at) };
    (0..8).filter(move |at| bits & 1 << at != 0).map(posture)
}

/// The postures of every tile that show a ground at a side, by side and ground; for [`ANY`] all canonical ones.
static MATCHES: [[[u8; Ground::COUNT + 1]; 4]; Tile::COUNT] = matches();

const fn matches() -> [[[u8; Ground::COUNT + 1]; 4]; Tile::COUNT] {
    let mut table = [[[0; Ground::COUNT + 1]; 4]; Tile::COUNT];
    let mut tile = 0;
    while tile < Tile::COUNT {
        let mut at = 0;
        while at < 8 {
            if Posture::first_equal(tile, at) == at {
                let mut side = 0;
                while side < 4 {
                    table[tile][side][Posture::ground_index(tile, at, side)] |= 1 << at;
                    table[tile][side][ANY as usize] |= 1 << at;
                    side += 1;
                }
            }
            at += 1;
        }
        tile += 1;
    }
    table
}
