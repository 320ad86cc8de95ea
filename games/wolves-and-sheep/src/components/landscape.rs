//! The tiles on the table, with meadows, forests and open places kept up to date as it grows.

mod admit;
mod areas;
mod copy;
mod grid;
mod laid;
mod open;

use std::fmt;

use serde::{Deserialize, Serialize};

use self::areas::Areas;
use self::grid::Grid;
use super::colour::Ground;
use super::tile::{Tile, Tiles};
use rules::Coordinate;

pub(crate) use self::admit::SIDES;
pub(crate) use self::areas::{Root, Sum};
pub(crate) use self::grid::{SPAN, STEPS};
pub(crate) use self::laid::{Laid, Visible};
pub(crate) use self::open::{Open, postures};

/// The tiles on the table.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Laid>", into = "Vec<Laid>")]
pub(crate) struct Landscape {
    /// In the order in which they were laid.
    laid: Vec<Laid>,
    grid: Grid,
    open: Vec<Open>,
    areas: Areas,
    /// Places of the wolves that no hunter covers.
    wolves: Vec<Coordinate>,
    /// The tiles of the bag that have not been laid.
    left: Tiles,
}

impl Landscape {
    /// The first row and column that tiles can fill.
    pub(crate) const CORNER: Coordinate = grid::CORNER;

    /// Nothing.
    pub(crate) fn empty() -> Landscape {
        Landscape {
            laid: Vec::with_capacity(Tile::COUNT),
            grid: Grid::empty(),
            open: Vec::with_capacity(Tile::COUNT),
            areas: Areas::none(),
            wolves: Vec::new(),
            left: Tiles::BAG,
        }
    }

    /// The village square alone.
    pub(crate) fn new() -> Landscape {
        let mut landscape = Landscape::empty();
        landscape.lay(Laid::even(Tile::SQUARE, Coordinate::START));
        landscape
    }

    /// All tiles, the first one laid first; a wolf below a hunter is among them.
    #[inline]
    pub(crate) fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// Whether nothing but the village square lies.
    #[inline]
    pub(crate) fn is_fresh(&self) -> bool {
        self.laid.len() <= 1
    }

    /// The tiles that show, the first one laid first.
    pub(crate) fn visible(&self) -> impl Iterator<Item = Visible> {
        (0..self.laid.len()).filter_map(|number| self.visible_as(number))
    }

    /// The tile that shows at a place.
    #[inline]
    pub(crate) fn at(&self, place: Coordinate) -> Option<Visible> {
        self.grid.at(place).and_then(|number| self.visible_as(number))
    }

    /// The tile of that number, if it shows.
    fn visible_as(&self, number: usize) -> Option<Visible> {
        let laid = self.laid[number];
        let below = |other: &&Laid| laid.tile.is_hunter() && other.place == laid.place;
        let under = || self.laid[..number].iter().find(below).map(|wolf| wolf.tile);
        (self.grid.at(laid.place) == Some(number)).then(|| Visible { laid, under: under(), number })
    }

    /// The meadow, forest or village to which an area belongs: of the tile laid as that number, as its print counts areas. Equal for
    /// all areas that are joined.
    #[inline]
    pub(crate) fn root(&self, number: usize, area: usize) -> Root {
        self.areas.root(Areas::node(number, area))
    }

    /// The sums over all that is joined.
    #[inline]
    pub(crate) fn sum(&self, root: Root) -> &Sum {
        self.areas.sum(root)
    }

    /// All meadows, forests and villages, each once.
    pub(crate) fn roots(&self) -> impl Iterator<Item = (Root, &Sum)> {
        self.areas.roots()
    }

    /// The meadows, forests and villages of which each tile has a part, some of them twice; the first one laid first.
    pub(crate) fn roots_by_tile(&self) -> &[[Root; areas::A_FACE]] {
        self.areas.by_tile()
    }

    /// The place without a tile that lies there, if it touches one.
    pub(crate) fn open_at(&self, place: Coordinate) -> Option<&Open> {
        self.open.binary_search_by_key(&place, |open| open.place).ok().map(|at| &self.open[at])
    }

    /// The places without a tile that touch one, in reading order, with what they require.
    #[inline]
    pub(crate) fn open(&self) -> &[Open] {
        &self.open
    }

    /// Places of the wolves that no hunter covers, in the order in which they were laid.
    #[inline]
    pub(crate) fn wolves(&self) -> &[Coordinate] {
        &self.wolves
    }

    /// The tiles of the bag that have not been laid.
    pub(crate) const fn left(&self) -> Tiles {
        self.left
    }

    /// The number of edges that a tile laid there would touch.
    pub(crate) fn touched(&self, place: Coordinate) -> u8 {
        (0..4).filter(|&side| self.grid.beyond(place, side).is_some()).count() as u8
    }

    /// The ground that the tile beyond a side of that place shows towards it.
    pub(crate) fn ground_beyond(&self, place: Coordinate, side: usize) -> Option<Ground> {
        let number = self.grid.beyond(place, side)?;
        Some(self.laid[number].posture().ground((side + 2) % 4))
    }

    /// The meadow, forest or village beyond each side of an open place that has a tile there.
    pub(crate) fn roots_beside(&self, open: &Open) -> impl Iterator<Item = Root> {
        open.beside().map(|area| self.areas.root(area))
    }

    /// The meadows, forests and villages next to every place without a tile: each once a place.
    pub(crate) fn beside_gaps(&self) -> Vec<Root> {
        let mut beside = Vec::with_capacity(2 * self.open.len());
        for open in &self.open {
            let from = beside.len();
            for root in self.roots_beside(open) {
                if !beside[from..].contains(&root) {
                    beside.push(root);
                }
            }
        }
        beside
    }

    /// The places without a tile next to that meadow, forest or village, in reading order.
    pub(crate) fn gaps(&self, root: Root) -> impl Iterator<Item = Coordinate> {
        let beside = move |open: &&Open| self.roots_beside(open).any(|other| other == root);
        self.open.iter().filter(beside).map(|open| open.place)
    }

    /// The forest beyond a side of that place.
    fn forest_beyond(&self, place: Coordinate, side: usize) -> Option<Root> {
        let number = self.grid.beyond(place, side)?;
        let (posture, facing) = (self.laid[number].posture(), (side + 2) % 4);
        let forest = posture.ground(facing) == Ground::Forest;
        forest.then(|| self.root(number, posture.area_at(facing)))
    }

    /// Lays a tile at a place within the grid, whether it is allowed or not; what does not match is not joined.
    pub(crate) fn lay(&mut self, laid: Laid) {
        let (number, posture) = (self.laid.len(), laid.posture());
        let below = self.grid.at(laid.place);
        self.laid.push(laid);
        if self.left.contains(laid.tile) {
            self.left.remove(laid.tile);
            self.open.iter_mut().for_each(|open| open.miss(laid.tile));
        }
        self.areas.add(laid, below.is_some());
        self.grid.put(laid.place, number);
        if let Some(wolf) = below {
            self.areas.cover(wolf, number);
            self.wolves.retain(|place| *place != laid.place);
            return;
        }
        if laid.tile.is_wolf() {
            self.wolves.push(laid.place);
        }
        Open::close(&mut self.open, laid.place);
        for side in 0..4 {
            let ground = posture.ground(side);
            match self.grid.beyond(laid.place, side) {
                None => {
                    let area = Areas::node(number, posture.area_at(side));
                    let place = grid::beyond(laid.place, side);
                    Open::require(&mut self.open, place, (side + 2) % 4, (ground, area), self.left);
                }
                Some(other) => {
                    let (facing, there) = ((side + 2) % 4, self.laid[other].posture());
                    if there.ground(facing) == ground {
                        self.areas.join(
                            Areas::node(number, posture.area_at(side)),
                            Areas::node(other, there.area_at(facing)),
                        );
                    }
                }
            }
        }
    }

    /// The landscape with a tile more, if it may be laid.
    pub(crate) fn after(&self, laid: Laid) -> Option<Landscape> {
        self.admit(laid).ok()?;
        let mut after = self.clone();
        after.lay(laid);
        Some(after)
    }

    /// The first and the last row and column with a tile.
    pub(crate) fn bounds(&self) -> (Coordinate, Coordinate) {
        let (mut low, mut high) = (Coordinate::START, Coordinate::START);
        for laid in &self.laid {
            low = Coordinate { row: low.row.min(laid.place.row), column: low.column.min(laid.place.column) };
            high =
                Coordinate { row: high.row.max(laid.place.row), column: high.column.max(laid.place.column) };
        }
        (low, high)
    }
}

impl TryFrom<Vec<Laid>> for Landscape {
    type Error = String;

    fn try_from(tiles: Vec<Laid>) -> Result<Self, String> {
        let mut tiles = tiles.into_iter();
        if tiles.next() != Some(Laid::even(Tile::SQUARE, Coordinate::START)) {
            return Err("a landscape begins with the village square".to_owned());
        }
        let mut landscape = Landscape::new();
        for laid in tiles {
            landscape.admit(laid).map_err(|refusal| format!("{laid}: {refusal}"))?;
            landscape.lay(laid);
        }
        Ok(landscape)
    }
}

impl From<Landscape> for Vec<Laid> {
    fn from(landscape: Landscape) -> Self {
        landscape.laid
    }
}

impl fmt::Debug for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.laid).finish()
    }
}
