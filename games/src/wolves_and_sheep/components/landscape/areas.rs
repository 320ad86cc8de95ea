//! Meadows, forests and villages, joined as they grow.

use super::super::colour::Ground;
use super::super::tile::Tile;
use super::Laid;
use super::copy::roomy;

/// A meadow, forest or village: one of its areas stands for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Root(u16);

impl Root {
    /// Roots are fewer, and counted from 0.
    pub(crate) const MOST: usize = A_FACE * Tile::COUNT;

    /// The place of the root in tables.
    #[inline]
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
    #[inline]
    pub(crate) const fn visible_hunters(&self) -> u8 {
        self.hunters + self.spent
    }

    /// Whether the forest has a wolf for which there is no hunter: meadows that touch it are unsafe.
    #[inline]
    pub(crate) const fn is_active(&self) -> bool {
        self.wolves > self.hunters
    }
}

/// Areas of a face, at most.
const A_FACE: usize = 4;

/// An area of a tile, or room for one.
#[derive(Clone, Copy, PartialEq)]
struct Node {
    parent: u16,
    /// Areas in the tree below; 0 for an area that the tile does not have.
    size: u16,
    /// Of a root, the sums.
    sum: Sum,
}

/// The areas of all tiles as a forest of trees: joined areas have one root, which holds the sums.
#[derive(PartialEq)]
pub(super) struct Areas(Vec<Node>);

impl Areas {
    /// No area.
    pub(super) const fn none() -> Areas {
        Areas(Vec::new())
    }

    /// The node of an area of the tile laid as that number.
    pub(super) const fn node(number: usize, area: usize) -> u16 {
        (number * A_FACE + area) as u16
    }

    /// Adds the areas of the next tile; a hunter on a wolf has no open edges of its own.
    pub(super) fn add(&mut self, laid: Laid, covers: bool) {
        let none = Sum { ground: Ground::Village, sheep: 0, open: 0, wolves: 0, hunters: 0, spent: 0 };
        let first = self.0.len();
        self.0.extend((first..first + A_FACE).map(|node| Node { parent: node as u16, size: 0, sum: none }));
        for (node, area) in self.0[first..].iter_mut().zip(laid.posture().print().areas()) {
            let hunter = laid.tile.is_hunter();
            node.size = 1;
            node.sum = Sum {
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
        self.0[root.index()].sum.open -= 2;
    }

    /// Puts a hunter's area on a wolf's: the wolf is gone, the forest stays what it is.
    pub(super) fn cover(&mut self, wolf: usize, hunter: usize) {
        let root = self.merge(Self::node(wolf, 0), Self::node(hunter, 0));
        let sum = &mut self.0[root.index()].sum;
        sum.wolves = sum.wolves.saturating_sub(1);
    }

    fn merge(&mut self, one: u16, other: u16) -> Root {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return one;
        }
        let size = |root: Root| self.0[root.index()].size;
        let (root, below) = if size(one) < size(other) { (other, one) } else { (one, other) };
        let below = &mut self.0[below.index()];
        below.parent = root.0;
        let Node { size, sum: added, .. } = *below;
        let node = &mut self.0[root.index()];
        node.size += size;
        let sum = &mut node.sum;
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
        loop {
            let parent = self.0[usize::from(at)].parent;
            if parent == at {
                return Root(at);
            }
            at = parent;
        }
    }

    /// The sums of a root.
    #[inline]
    pub(super) fn sum(&self, root: Root) -> &Sum {
        &self.0[root.index()].sum
    }

    /// Every root with its sums.
    pub(super) fn roots(&self) -> impl Iterator<Item = (Root, &Sum)> {
        let rooted = |(at, node): &(u16, &Node)| node.parent == *at && node.size > 0;
        (0..).zip(&self.0).filter(rooted).map(|(at, node)| (Root(at), &node.sum))
    }
}

impl Clone for Areas {
    /// Copies with room for the areas of one tile more.
    fn clone(&self) -> Self {
        Areas(roomy(&self.0, A_FACE))
    }
}
