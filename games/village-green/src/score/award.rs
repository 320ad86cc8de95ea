//! The worth of an award over the three places of its line.

use super::super::components::award::{AwardId, Term, Thing};
use super::super::components::green::{Feature, Green, Tree};

/// The things in a line, counted.
#[derive(Default)]
struct Census {
    cards: i32,
    ponds: i32,
    structures: i32,
    lawns: i32,
    /// By species.
    trees: [i32; 3],
    /// By flower and colour.
    kinds: [[i32; 3]; 3],
}

/// The points that an award pays for the cards of its line.
pub(crate) fn worth(award: AwardId, line: [Option<&Green>; 3]) -> i32 {
    let census = Census::of(line);
    award.terms().iter().map(|term| census.pays(term)).sum()
}

impl Census {
    fn of(line: [Option<&Green>; 3]) -> Census {
        let mut census = Census::default();
        for green in line.into_iter().flatten() {
            census.cards += 1;
            match green.feature {
                Feature::Pond => census.ponds += 1,
                Feature::Structure => census.structures += 1,
                Feature::Lawn => census.lawns += 1,
                Feature::Trees(trees) => trees.iter().for_each(|&tree| census.trees[tree as usize] += 1),
            }
            if let Some((flower, colour)) = green.flower {
                census.kinds[flower as usize][colour as usize] += 1;
            }
        }
        census
    }

    fn pays(&self, term: &Term) -> i32 {
        let species = || self.trees.iter().filter(|&&count| count > 0).count();
        match *term {
            Term::Each(thing, points) => points * self.count(thing),
            Term::AllColours(points) => paid(points, Thing::colours().all(|colour| self.count(colour) > 0)),
            Term::AllFlowers(points) => paid(points, Thing::flowers().all(|flower| self.count(flower) > 0)),
            Term::ByNumber(thing, points) => points[self.count(thing) as usize],
            Term::BySpecies(points) => points[species()],
            Term::Pairs(points) => self.groves(2) * points,
            Term::Trios(points) => self.groves(3) * points,
            Term::ThreeStructures(points) => self.structures / 3 * points,
            Term::OneOfEach(points) => {
                let third = self.ponds == 1 || self.empty() == 1;
                paid(points, self.structures == 1 && self.all_trees() == 1 && third)
            }
            Term::Together { bare, two, both } => match (self.structures, self.all_trees()) {
                (1, 0) => bare,
                (1, 2) => two,
                (2, 2) => both,
                _ => 0,
            },
        }
    }

    fn count(&self, thing: Thing) -> i32 {
        match thing {
            Thing::Card => self.cards,
            Thing::Empty => self.empty(),
            Thing::Pond => self.ponds,
            Thing::Structure => self.structures,
            Thing::Lawn => self.lawns,
            Thing::AnyTree => self.all_trees(),
            Thing::Tree(tree) => self.trees[tree as usize],
            Thing::Flower(flower) => self.kinds[flower as usize].iter().sum(),
            Thing::Colour(colour) => self.kinds.iter().map(|colours| colours[colour as usize]).sum(),
            Thing::Kind(flower, colour) => self.kinds[flower as usize][colour as usize],
        }
    }

    const fn empty(&self) -> i32 {
        3 - self.cards
    }

    fn all_trees(&self) -> i32 {
        self.trees.iter().sum()
    }

    /// Counts the groups of so many trees of one species.
    fn groves(&self, size: i32) -> i32 {
        Tree::ALL.into_iter().map(|tree| self.trees[tree as usize] / size).sum()
    }
}

const fn paid(points: i32, earned: bool) -> i32 {
    if earned { points } else { 0 }
}
