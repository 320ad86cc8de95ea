//! Meadows, forests and points.

use std::cmp::Reverse;

use serde::Serialize;

use super::components::colour::{Colour, Colours, Ground};
use super::components::landscape::{Landscape, Root, Sum};
use rules::Outcome;

/// A meadow: sheep of one colour, joined along matching edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Meadow {
    #[serde(skip)]
    pub(super) root: Root,
    pub(super) colour: Colour,
    pub(super) sheep: u16,
    /// Whether fences and forests enclose it: no edge of it has no tile next to it.
    pub(super) closed: bool,
    /// Places without a tile next to it: as many tiles close it at best.
    #[serde(skip)]
    pub(super) gaps: u8,
    /// Whether no forest that it touches has an active wolf.
    pub(super) safe: bool,
}

impl Meadow {
    /// Whether the meadow counts at the end.
    pub(super) const fn counts(&self) -> bool {
        self.closed && self.safe
    }
}

/// A forest, joined along matching edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Forest {
    #[serde(skip)]
    pub(super) root: Root,
    /// Wolves that no hunter covers.
    pub(super) wolves: u8,
    /// All hunters that can be seen.
    pub(super) hunters: u8,
    /// Whether it has more bare wolves than hunters laid as tiles of their own.
    pub(super) active: bool,
}

/// All meadows and forests of a landscape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Survey {
    /// By colour, then the most sheep, closed and safe ones first.
    pub(super) meadows: Vec<Meadow>,
    /// The most wolves, the most hunters, active ones first.
    pub(super) forests: Vec<Forest>,
}

impl Survey {
    /// Surveys a landscape.
    pub(super) fn of(landscape: &Landscape) -> Survey {
        let unsafe_roots = unsafe_meadows(landscape);
        let beside = landscape.beside_gaps();
        let meadow = |(root, sum): (Root, &Sum)| {
            let colour = sum.ground.colour()?;
            let (closed, safe) = (sum.open == 0, !unsafe_roots.contains(&root));
            let gaps = beside.iter().filter(|beside| **beside == root).count() as u8;
            Some(Meadow { root, colour, sheep: sum.sheep, closed, gaps, safe })
        };
        let forest = |(root, sum): (Root, &Sum)| {
            let forest =
                Forest { root, wolves: sum.wolves, hunters: sum.visible_hunters(), active: sum.is_active() };
            (sum.ground == Ground::Forest).then_some(forest)
        };
        let mut meadows: Vec<Meadow> = landscape.roots().filter_map(meadow).collect();
        meadows.sort_by_key(|meadow| {
            (meadow.colour, Reverse((meadow.sheep, meadow.closed, meadow.safe)), meadow.root)
        });
        let mut forests: Vec<Forest> = landscape.roots().filter_map(forest).collect();
        forests.sort_by_key(|forest| (Reverse((forest.wolves, forest.hunters, forest.active)), forest.root));
        Survey { meadows, forests }
    }

    /// The meadow with that root.
    pub(super) fn meadow(&self, root: Root) -> Option<&Meadow> {
        self.meadows.iter().find(|meadow| meadow.root == root)
    }

    /// The forest with that root.
    pub(super) fn forest(&self, root: Root) -> Option<&Forest> {
        self.forests.iter().find(|forest| forest.root == root)
    }

    /// The largest meadow of a colour that counts, as it stands.
    pub(super) fn best(&self, colour: Colour) -> Option<&Meadow> {
        self.meadows.iter().find(|meadow| meadow.colour == colour && meadow.counts())
    }

    /// The largest meadow of a colour, whether it counts or not.
    pub(super) fn largest(&self, colour: Colour) -> Option<&Meadow> {
        self.meadows.iter().find(|meadow| meadow.colour == colour)
    }
}

/// The meadows that touch a forest with an active wolf. They are few: most forests have no wolf.
fn unsafe_meadows(landscape: &Landscape) -> Vec<Root> {
    let mut roots = Vec::new();
    if landscape.wolves().is_empty() {
        return roots;
    }
    for standing in landscape.visible() {
        let areas = || standing.laid.posture().print().areas().iter().enumerate();
        let active = |root: Root| landscape.sum(root).is_active();
        let wolf = |number: usize| active(landscape.root(standing.number, number));
        if areas().any(|(number, area)| area.ground == Ground::Forest && wolf(number)) {
            let meadows = areas().filter(|(_, area)| area.ground.colour().is_some());
            roots.extend(meadows.map(|(number, _)| landscape.root(standing.number, number)));
        }
    }
    roots
}

/// The points of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Tally {
    /// The sheep of the largest meadows that count, of all colours of the player together, then of the second largest, and so on.
    pub(super) sheep: Vec<i32>,
    /// For stopping early.
    pub(super) bonus: i32,
}

impl Tally {
    /// The points of a player with those colours.
    pub(super) fn of(survey: &Survey, colours: Colours, bonus: i32) -> Tally {
        let mut sheep = Vec::new();
        for colour in colours.iter() {
            let counting = survey.meadows.iter().filter(|meadow| meadow.colour == colour && meadow.counts());
            for (rank, meadow) in counting.enumerate() {
                if rank == sheep.len() {
                    sheep.push(0);
                }
                sheep[rank] += i32::from(meadow.sheep);
            }
        }
        Tally { sheep, bonus }
    }

    /// The points: largest meadows and bonus.
    pub(super) fn total(&self) -> i32 {
        self.sheep.first().copied().unwrap_or(0) + self.bonus
    }
}

/// The bonus of the n-th to stop, counted from 1 (rulebook: bonuses).
pub(super) fn bonus(place: u8) -> i32 {
    match place {
        1 => 6,
        2 => 3,
        3 => 1,
        _ => 0,
    }
}

/// The outcome: equal totals go to the second-largest meadows, then the third; missing ones count 0.
pub(super) fn outcome(tallies: &[Tally]) -> Outcome {
    let key = |tally: &Tally| (tally.total(), tally.sheep.get(1..).unwrap_or_default().to_vec());
    Outcome::ranked(&tallies.iter().map(key).collect::<Vec<_>>())
}
