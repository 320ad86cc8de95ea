//! Meadows, forests and villages, joined as they grow.

use super::super::colour::Ground;
use super::Laid;
use super::copy::roomy;

/// A meadow, forest or village, by its place among all that a landscape has now. The next tile may change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Root(u8);

impl Root {
    /// Roots are fewer: all tiles together have 187 areas at most.
    pub(crate) const MOST: usize = 192;

    /// The place of the root among all of a landscape.
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
pub(super) const A_FACE: usize = 4;

/// A meadow, forest or village, joined of so many areas.
#[derive(Clone, Copy, PartialEq)]
struct Joined {
    size: u16,
    sum: Sum,
}

/// The areas of all tiles, and what they are joined to.
#[derive(PartialEq)]
pub(super) struct Areas {
    /// For the areas of every tile, the root to which each belongs. A tile with fewer areas than fit has its first again.
    roots: Vec<[Root; A_FACE]>,
    /// All that there are. What is joined to something larger is gone; what stays keeps its order.
    joined: Vec<Joined>,
}

impl Areas {
    /// No area.
    pub(super) const fn none() -> Areas {
        Areas { roots: Vec::new(), joined: Vec::new() }
    }

    /// The node of an area of the tile laid as that number.
    pub(super) const fn node(number: usize, area: usize) -> u16 {
        (number * A_FACE + area) as u16
    }

    /// Adds the areas of the next tile; a hunter on a wolf has no open edges of its own.
    pub(super) fn add(&mut self, laid: Laid, covers: bool) {
        let (hunter, first) = (laid.tile.is_hunter(), self.joined.len());
        let mut roots = [Root(first as u8); A_FACE];
        for (number, (root, area)) in (first..).zip(roots.iter_mut().zip(laid.posture().print().areas())) {
            *root = Root(number as u8);
            let sum = Sum {
                ground: area.ground,
                sheep: u16::from(area.sheep),
                open: if covers { 0 } else { area.edges.count_ones() as u16 },
                wolves: u8::from(laid.tile.is_wolf()),
                hunters: u8::from(hunter && !covers),
                spent: u8::from(hunter && covers),
            };
            self.joined.push(Joined { size: 1, sum });
        }
        self.roots.push(roots);
    }

    /// Joins two areas along an edge, which is then open on neither side.
    pub(super) fn join(&mut self, one: u16, other: u16) {
        let root = self.merge(one, other);
        self.joined[root.index()].sum.open -= 2;
    }

    /// Puts a hunter's area on a wolf's: the wolf is gone, the forest stays what it is.
    pub(super) fn cover(&mut self, wolf: usize, hunter: usize) {
        let root = self.merge(Self::node(wolf, 0), Self::node(hunter, 0));
        let sum = &mut self.joined[root.index()].sum;
        sum.wolves = sum.wolves.saturating_sub(1);
    }

    /// Joins the smaller to the larger.
    fn merge(&mut self, one: u16, other: u16) -> Root {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return one;
        }
        let size = |root: Root| self.joined[root.index()].size;
        let (kept, gone) = if size(one) < size(other) { (other, one) } else { (one, other) };
        let Joined { size, sum: added } = self.joined.remove(gone.index());
        let root = Root(kept.0 - u8::from(kept > gone));
        for known in self.roots.as_flattened_mut() {
            *known = if *known == gone { root } else { Root(known.0 - u8::from(*known > gone)) };
        }
        let joined = &mut self.joined[root.index()];
        joined.size += size;
        let sum = &mut joined.sum;
        sum.sheep += added.sheep;
        sum.open += added.open;
        sum.wolves += added.wolves;
        sum.hunters += added.hunters;
        sum.spent += added.spent;
        root
    }

    /// The root of an area.
    pub(super) fn root(&self, node: u16) -> Root {
        self.roots.as_flattened()[usize::from(node)]
    }

    /// The roots of all areas of each tile, some of them twice.
    pub(super) fn by_tile(&self) -> &[[Root; A_FACE]] {
        &self.roots
    }

    /// The sums of a root.
    #[inline]
    pub(super) fn sum(&self, root: Root) -> &Sum {
        &self.joined[root.index()].sum
    }

    /// Every root with its sums.
    pub(super) fn roots(&self) -> impl Iterator<Item = (Root, &Sum)> {
        (0..).map(Root).zip(self.joined.iter().map(|joined| &joined.sum))
    }
}

impl Clone for Areas {
    /// Copies with room for the areas of one tile more.
    fn clone(&self) -> Self {
        Areas { roots: roomy(&self.roots, 1), joined: roomy(&self.joined, A_FACE) }
    }

    fn clone_from(&mut self, from: &Self) {
        self.roots.clone_from(&from.roots);
        self.joined.clone_from(&from.joined);
    }
}
