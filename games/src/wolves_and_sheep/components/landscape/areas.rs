//! Meadows, forests and villages, joined as they grow.

use super::super::colour::Ground;
use super::super::tile::Tile;
use super::Laid;

/// A meadow, forest or village: one of its areas stands for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Root(u16);

impl Root {
    /// Roots are fewer, and counted from 0.
    pub(crate) const MOST: usize = A_FACE * Tile::COUNT;

    /// The place of the root in tables.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The sums over the areas of a meadow, forest or village.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sum {
    pub(crate) ground: Ground,
    pub(crate) sheep: u16,
    /// Edges beyond which no tile lies.
    pub(crate) open: u16,
    /// Wolves that no hunter covers.
    pub(crate) wolves: u8,
    /// Hunters laid as tiles of their own.
    pub(crate) hunters: u8,
    /// Hunters laid on wolves: each has disarmed its own.
    pub(crate) spent: u8,
}

impl Sum {
    /// Hunters that can be seen: no wolf may be laid to them.
    pub(crate) const fn visible_hunters(&self) -> u8 {
        self.hunters + self.spent
    }

    /// Whether the forest has a wolf for which there is no hunter: meadows that touch it are unsafe.
    pub(crate) const fn is_active(&self) -> bool {
        self.wolves > self.hunters
    }
}

/// Areas of a face, at most.
const A_FACE: usize = 4;

/// The areas of all tiles as a forest of trees: joined areas have one root, which holds the sums.
#[derive(Clone, PartialEq)]
pub(super) struct Areas {
    parents: Vec<u16>,
    /// Areas in the tree below; 0 for an area that the tile does not have.
    sizes: Vec<u16>,
    sums: Vec<Sum>,
}

impl Areas {
    /// No area.
    pub(super) fn none() -> Areas {
        Areas { parents: Vec::new(), sizes: Vec::new(), sums: Vec::new() }
    }

    /// The node of an area of the tile laid as that number.
    pub(super) const fn node(number: usize, area: usize) -> u16 {
        (number * A_FACE + area) as u16
    }

    /// Adds the areas of the next tile; a hunter on a wolf has no open edges of its own.
    pub(super) fn add(&mut self, laid: Laid, covers: bool) {
        let none = Sum { ground: Ground::Village, sheep: 0, open: 0, wolves: 0, hunters: 0, spent: 0 };
        let first = self.parents.len();
        self.parents.extend((first..first + A_FACE).map(|node| node as u16));
        self.sizes.resize(first + A_FACE, 0);
        self.sums.resize(first + A_FACE, none);
        for (node, area) in (first..).zip(laid.posture().print().areas()) {
            let hunter = laid.tile.is_hunter();
            self.sizes[node] = 1;
            self.sums[node] = Sum {
                ground: area.ground,
                sheep: u16::from(area.sheep),
                open: if covers { 0 } else { area.edges.count_ones() as u16 },
                wolves: u8::from(laid.tile.is_wolf()),
                hunters: u8::from(hunter && !covers),
                spent: u8::from(hunter && covers),
            };
        }
    }

    /// Joins two areas along an edge, which is then open on neither side.
    pub(super) fn join(&mut self, one: u16, other: u16) {
        let root = self.merge(one, other);
        self.sums[usize::from(root.0)].open -= 2;
    }

    /// Puts a hunter's area on a wolf's: the wolf is gone, the forest stays what it is.
    pub(super) fn cover(&mut self, wolf: usize, hunter: usize) {
        let root = self.merge(Self::node(wolf, 0), Self::node(hunter, 0));
        let sum = &mut self.sums[usize::from(root.0)];
        sum.wolves = sum.wolves.saturating_sub(1);
    }

    fn merge(&mut self, one: u16, other: u16) -> Root {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return one;
        }
        let size = |root: Root| self.sizes[usize::from(root.0)];
        let (root, below) = if size(one) < size(other) { (other, one) } else { (one, other) };
        let (at, from) = (usize::from(root.0), usize::from(below.0));
        self.parents[from] = root.0;
        self.sizes[at] += self.sizes[from];
        let added = self.sums[from];
        let sum = &mut self.sums[at];
        sum.sheep += added.sheep;
        sum.open += added.open;
        sum.wolves += added.wolves;
        sum.hunters += added.hunters;
        sum.spent += added.spent;
        root
    }

    /// The root of an area. Trees stay low: the smaller one is hung below the larger.
    pub(super) fn root(&self, node: u16) -> Root {
        let mut at = node;
        while self.parents[usize::from(at)] != at {
            at = self.parents[usize::from(at)];
        }
        Root(at)
    }

    /// The sums of a root.
    pub(super) fn sum(&self, root: Root) -> &Sum {
        &self.sums[usize::from(root.0)]
    }

    /// Every root with its sums.
    pub(super) fn roots(&self) -> impl Iterator<Item = (Root, &Sum)> {
        let rooted = |node: &usize| usize::from(self.parents[*node]) == *node && self.sizes[*node] > 0;
        (0..self.parents.len()).filter(rooted).map(|node| (Root(node as u16), &self.sums[node]))
    }
}
