//! The 30 award cards and what each pays (our data file, corrected by the rulebook's worked example).

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::green::{Colour, Flower, Tree};
use Colour::{Blue, Red, Yellow};
use Flower::{Lily, Petunia, Rose};
use Term::{
    AllColours, AllFlowers, ByNumber, BySpecies, Each, OneOfEach, Pairs, ThreeStructures, Together, Trios,
};
use Thing::{AnyTree, Empty, Kind, Lawn, Pond, Structure};
use Tree::{Birch, Oak, Willow};

/// An award card, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct AwardId(NonZeroU8);

/// One clause of an award, over the three places of its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    /// So many points for each of those.
    Each(Thing, i32),
    /// So many points if all three colours of flowers are there.
    AllColours(i32),
    /// So many points if all three types of flowers are there.
    AllFlowers(i32),
    /// Points by the number of those: for none, for one, for two …
    ByNumber(Thing, &'static [i32]),
    /// Points by the number of different species of trees, from none to three.
    BySpecies([i32; 4]),
    /// So many points for two trees of one species, as often as they are there.
    Pairs(i32),
    /// So many points for three trees of one species, as often as they are there.
    Trios(i32),
    /// So many points for three structures.
    ThreeStructures(i32),
    /// So many points for exactly one structure, exactly one tree, and exactly one pond or one empty place.
    OneOfEach(i32),
    /// Points by structures and trees: (1, 0), (1, 2) and (2, 2); nothing otherwise.
    Together { bare: i32, two: i32, both: i32 },
}

/// Something that awards count in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// A place with a green card, a lawn too.
    Card,
    /// A place without.
    Empty,
    Pond,
    Structure,
    Lawn,
    /// A tree of any species.
    AnyTree,
    Tree(Tree),
    Flower(Flower),
    Colour(Colour),
    /// A flower of that type and colour.
    Kind(Flower, Colour),
}

static TERMS: [&[Term]; AwardId::COUNT as usize] = [
    &[Each(Kind(Lily, Red), 3)],
    &[Each(Kind(Lily, Yellow), 3)],
    &[Each(Kind(Lily, Blue), 3)],
    &[Each(Kind(Petunia, Red), 3)],
    &[Each(Kind(Petunia, Yellow), 3)],
    &[Each(Kind(Petunia, Blue), 3)],
    &[Each(Kind(Rose, Red), 3)],
    &[Each(Kind(Rose, Yellow), 3)],
    &[Each(Kind(Rose, Blue), 3)],
    &[Each(Pond, 2)],
    &[AllColours(6)],
    &[AllFlowers(6)],
    &[Each(Thing::Card, 2), Each(AnyTree, -1)],
    &[Each(Thing::Card, 2), Each(Empty, -3)],
    &[Each(Thing::Tree(Birch), 2), Each(Thing::Tree(Willow), -2)],
    &[Each(Thing::Tree(Oak), 3), Each(Thing::Tree(Birch), -2), Each(Thing::Tree(Willow), -1)],
    &[Each(AnyTree, 1)],
    &[Pairs(2)],
    &[Each(Lawn, 3), Each(AnyTree, 1), Each(Structure, -1)],
    &[ByNumber(Structure, &[-4, 2, -2, 6])],
    &[ByNumber(Structure, &[-2, 1, 2, 4])],
    &[ByNumber(Lawn, &[-2, 1, 4, 8])],
    &[ThreeStructures(5), Trios(5)],
    &[BySpecies([-1, 3, -1, 5])],
    &[BySpecies([1, -3, 2, 6]), Each(Empty, -2)],
    &[ByNumber(AnyTree, &[-2, 4, -1, -1, -1, 4, 6])],
    &[
        Each(Thing::Flower(Rose), -2),
        Each(Thing::Flower(Lily), 2),
        Each(Thing::Flower(Petunia), 1),
        Each(Lawn, -3),
        Each(Empty, -3),
    ],
    &[
        Each(Thing::Colour(Red), -2),
        Each(Thing::Colour(Blue), 2),
        Each(Thing::Colour(Yellow), 1),
        Each(Lawn, -3),
        Each(Empty, -3),
    ],
    &[OneOfEach(6)],
    &[Together { bare: -2, two: 4, both: 6 }],
];

impl Thing {
    /// A flower of each colour.
    pub(crate) fn colours() -> impl Iterator<Item = Thing> {
        Colour::ALL.into_iter().map(Thing::Colour)
    }

    /// A flower of each type.
    pub(crate) fn flowers() -> impl Iterator<Item = Thing> {
        Flower::ALL.into_iter().map(Thing::Flower)
    }
}

impl AwardId {
    /// The award with that number, if there is one.
    pub(crate) const fn new(number: u8) -> Option<AwardId> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::COUNT => Some(AwardId(number)),
            _ => None,
        }
    }

    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its clauses: it pays their sum.
    #[inline]
    pub(crate) fn terms(self) -> &'static [Term] {
        TERMS[usize::from(self.number()) - 1]
    }
}

impl Card for AwardId {
    const COUNT: u8 = 30;
    const DRAW: &'static str = "award";
}

impl From<AwardId> for u8 {
    fn from(award: AwardId) -> u8 {
        award.number()
    }
}

impl TryFrom<u8> for AwardId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        AwardId::new(number).ok_or_else(|| format!("there is no award {number}"))
    }
}

impl fmt::Display for AwardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
