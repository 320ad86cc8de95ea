//! The island on the sheet: where everything lies.

use render::{Path, Point, Rect};

use super::super::components::board::{Corner, Edge, Hex};
use super::super::view::View;

/// The reach of a harbour's disc, and the width of the line around it.
pub(super) const DISC: f32 = 35.5;

/// From a hex's centre to its corners where the island is drawn at its normal size.
const NORMAL: f32 = 74.0;
/// Smaller it is never drawn.
const SMALLEST: f32 = 24.0;
/// The largest of a whole island.
const LARGEST: f32 = 80.0;
/// The room at the left and at the top for the chart's names.
const NAMES: (f32, f32) = (25.0, 32.0);
/// The room that pieces take beyond the hexes at which they stand.
const PIECE: f32 = 32.0;

/// The island on the sheet.
pub(super) struct Island<'a> {
    pub(super) view: &'a View,
    pub(super) sea: Rect,
    pub(super) center: Point,
    /// From a hex's centre to its corners.
    pub(super) radius: f32,
    /// Half the width of a hex: the distance of two columns. In whole pixels, as the rows are too: what is drawn alike becomes
    /// equal pixels, and equal pixels make a small file.
    half: f32,
}

impl<'a> Island<'a> {
    /// Lays the island in the middle of the sea, as large as its harbours let it be, with room for the chart's names if there are any.
    pub(super) fn new(sea: Rect, view: &'a View, charted: bool) -> Self {
        let (left, top) = if charted { NAMES } else { (0.0, 0.0) };
        let open = Island::around(sea, view, sea.center(), SMALLEST).open();
        let room = Rect::new(open.x + left, open.y + top, open.w - left, open.h - top);
        let laid = |radius| {
            let island = Island::around(sea, view, Point::default(), radius);
            let bounds = island.bounds();
            let (to, from) = (room.center(), bounds.center());
            let center = Point::new((to.x - from.x).round(), (to.y - from.y).round());
            (Island { center, ..island }, room.w >= bounds.w + 1.0 && room.h >= bounds.h + 1.0)
        };
        let fitting = sizes(LARGEST).map(laid).find(|(_, fits)| *fits);
        fitting.map_or_else(|| laid(SMALLEST).0, |(island, _)| island)
    }

    /// All of the land with the pieces that may stand at its sides, and the harbours around it.
    fn bounds(&self) -> Rect {
        let (aside, above) = (self.px(PIECE), self.px(8.0));
        let land = Hex::all()
            .map(|hex| Rect::around(self.hex(hex), 2.0 * (self.half + aside), 2.0 * (self.radius + above)));
        let discs = self
            .view
            .land
            .harbours
            .iter()
            .map(|&(edge, _)| Rect::around(self.harbour_place(edge), 2.0 * DISC, 2.0 * DISC));
        land.chain(discs).reduce(Rect::union).unwrap_or_default()
    }

    /// Lays the island so that these hexes and harbours are as large as they can be, in the middle of the sea; it cuts what lies beyond.
    pub(super) fn close(
        sea: Rect,
        view: &'a View,
        (hexes, harbours): (&[Hex], &[Edge]),
        largest: f32,
    ) -> Option<Self> {
        sizes(largest).find_map(|radius| {
            let island = Island::around(sea, view, Point::default(), radius);
            let side = 2.0 * (radius + island.px(PIECE));
            let land = hexes.iter().map(|&hex| Rect::around(island.hex(hex), side, side));
            let discs = harbours.iter().map(|&edge| island.harbour_place(edge));
            let discs = discs.map(|at| Rect::around(at, 2.0 * DISC, 2.0 * DISC));
            let bounds = land.chain(discs).reduce(Rect::union)?;
            let (to, from) = (sea.center(), bounds.center());
            let center = Point::new((to.x - from.x).round(), (to.y - from.y).round());
            let fits = island.open().w >= bounds.w && island.open().h >= bounds.h;
            fits.then_some(Island { center, ..island })
        })
    }

    /// Lays the island so that its middle is there and its hexes are so large.
    fn around(sea: Rect, view: &'a View, center: Point, radius: f32) -> Self {
        Island { view, sea, center, radius, half: (radius * 0.866).round() }
    }

    /// The sea without its edge.
    fn open(&self) -> Rect {
        self.sea.inset(8.0)
    }

    /// A length of the normal island in this one.
    pub(super) fn px(&self, normal: f32) -> f32 {
        normal * self.radius / NORMAL
    }

    /// The middle of a hex.
    pub(super) fn hex(&self, hex: Hex) -> Point {
        let (row, column) = hex.position();
        self.center.offset((f32::from(column) - 6.0) * self.half, (f32::from(row) - 2.0) * self.radius * 1.5)
    }

    /// A place in a hex, seen from its middle, in lengths of the normal island.
    pub(super) fn spot(&self, hex: Hex, x: f32, y: f32) -> Point {
        self.hex(hex).offset(self.px(x), self.px(y))
    }

    /// A corner: the upper and lower ones of a zigzag row take turns.
    pub(super) fn corner(&self, corner: Corner) -> Point {
        let (row, column) = corner.position();
        let lift = if (row + column) % 2 == 0 { 1.0 } else { 0.5 };
        let y = (f32::from(row) - 2.0) * 1.5 - lift;
        self.center.offset((f32::from(column) - 6.0) * self.half, y * self.radius)
    }

    /// The two ends of an edge.
    pub(super) fn edge(&self, edge: Edge) -> [Point; 2] {
        edge.corners().map(|corner| self.corner(corner))
    }

    /// The height of a row's name, and that of a column's place from the left.
    pub(super) fn row(&self, row: u8) -> f32 {
        self.center.y + (f32::from(row) * 1.5 - 3.75) * self.radius
    }

    /// The place of a column from the left.
    pub(super) fn column(&self, column: u8) -> f32 {
        self.center.x + (f32::from(column) - 6.0) * self.half
    }

    /// The outline of a hex, a little smaller by `inset`.
    pub(super) fn outline(&self, hex: Hex, inset: f32) -> Path {
        Path::hexagon_pointed(self.hex(hex), self.radius - inset)
    }

    /// The place and size of a hex's number token: 6 and 8 are larger.
    pub(super) fn token(&self, hex: Hex) -> (Point, f32) {
        let strong = matches!(self.view.land.numbers[hex.index()], 6 | 8);
        (self.spot(hex, 0.0, 6.0), self.px(if strong { 31.0 } else { 29.0 }).max(26.0))
    }

    /// Whether the sea shows what lies there, `reach` pixels around.
    pub(super) fn shows(&self, at: Point, reach: f32) -> bool {
        self.open().encloses(Rect::around(at, 2.0 * reach, 2.0 * reach), 0.0)
    }
}

/// Sizes in whole pixels, the largest first.
fn sizes(largest: f32) -> impl Iterator<Item = f32> {
    (SMALLEST as u16..=largest as u16).rev().map(f32::from)
}
