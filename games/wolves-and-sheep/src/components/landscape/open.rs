//! The places where a tile can be laid, by the edges that they require.

use super::super::colour::{Colour, Ground};
use super::super::posture::{Face, Posture, Quarter};
use super::super::tile::{Tile, Tiles};
use rules::Coordinate;

/// The requirement of a side beyond which no tile lies.
const ANY: u8 = Ground::COUNT as u8;

/// A place without a tile that touches one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) place: Coordinate,
    /// The ground required at each side, as a place in [`Ground::ALL`], or [`ANY`].
    needs: [u8; 4],
    /// What is required at all sides in one number, for tables of all requirements.
    code: u16,
    /// The number of tiles of the bag that have not been laid and match in some posture.
    fitting: u8,
    /// The area beyond each side, as [`Areas::node`] numbers it; [`NONE`] where no tile lies.
    beside: [u16; 4],
}

/// The number of no area.
const NONE: u16 = u16::MAX;

impl Open {
    /// Takes a place off the list, where it may be.
    pub(super) fn close(open: &mut Vec<Open>, place: Coordinate) {
        if let Ok(at) = open.binary_search_by_key(&place, |open| open.place) {
            open.remove(at);
        }
    }

    /// Notes what the side of a place requires and the area there, and the place if it is new. `left` are the tiles that may come.
    pub(super) fn require(
        open: &mut Vec<Open>,
        place: Coordinate,
        side: usize,
        (ground, area): (Ground, u16),
        left: Tiles,
    ) {
        let at = open.binary_search_by_key(&place, |open| open.place).unwrap_or_else(|at| {
            open.insert(at, Open { place, needs: [ANY; 4], code: 0, fitting: 0, beside: [NONE; 4] });
            at
        });
        let open = &mut open[at];
        open.needs[side] = ground.index() as u8;
        open.beside[side] = area;
        open.code = code(open.needs) as u16;
        open.fitting = left.and(FITTING[usize::from(open.code)]).len() as u8;
    }

    /// Takes note that a tile which might have come to lie here lies elsewhere.
    pub(super) fn miss(&mut self, tile: Tile) {
        self.fitting -= u8::from(self.postures(tile) != 0);
    }

    /// The ground required at a side; none beyond which no tile lies.
    pub(crate) fn ground(&self, side: usize) -> Option<Ground> {
        Ground::ALL.get(usize::from(self.needs[side])).copied()
    }

    /// The areas beyond its sides.
    pub(super) fn beside(&self) -> impl Iterator<Item = u16> {
        self.beside.iter().copied().filter(|&area| area != NONE)
    }

    /// The canonical postures of a tile whose edges match, one bit each: face × 4 + quarters.
    pub(crate) fn postures(&self, tile: Tile) -> u8 {
        let [north, east, south, west] = self.needs.map(usize::from);
        let [by_north, by_east, by_south, by_west] = &MATCHES[tile.index()];
        by_north[north] & by_east[east] & by_south[south] & by_west[west]
    }

    /// The number of tiles of the bag that have not been laid and match in some posture.
    #[inline]
    pub(crate) fn fitting(&self) -> usize {
        self.fitting.into()
    }

    /// Whether some tile of a set matches in some posture.
    #[inline]
    pub(crate) fn fits_any(&self, tiles: Tiles) -> bool {
        !tiles.and(FITTING[usize::from(self.code)]).is_empty()
    }

    /// Whether a shepherd of that colour matches.
    #[inline]
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

/// The number of requirements that a place can have.
const CODES: usize = (Ground::COUNT + 1).pow(4);

/// The place of what the four sides require in tables of all requirements.
const fn code(needs: [u8; 4]) -> usize {
    let (mut code, mut side) = (0, 0);
    while side < 4 {
        code = code * (Ground::COUNT + 1) + needs[side] as usize;
        side += 1;
    }
    code
}

/// The tiles that match in some posture, by what the four sides require.
static FITTING: [Tiles; CODES] = fitting();

const fn fitting() -> [Tiles; CODES] {
    let mut table = [Tiles::EMPTY; CODES];
    let mut tile = 0;
    while tile < Tile::COUNT {
        let mut posture = 0;
        while posture < 8 {
            // Every posture matches with each of its sides required or not.
            let mut required = 0;
            while required < 16 {
                let (mut needs, mut side) = ([ANY; 4], 0);
                while side < 4 {
                    if required >> side & 1 != 0 {
                        needs[side] = Posture::ground_index(tile, posture, side) as u8;
                    }
                    side += 1;
                }
                table[code(needs)].insert(Tile::of_index(tile));
                required += 1;
            }
            posture += 1;
        }
        tile += 1;
    }
    table
}
