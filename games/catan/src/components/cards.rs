//! Resource cards and development cards.

use std::fmt;
use std::ops::{AddAssign, Index, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::Arg;

/// The number of cards of each resource.
pub(crate) const STOCK: u8 = 19;

/// A resource that the land yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Resource {
    /// Of the forest.
    Wood,
    /// Of the hills.
    Brick,
    /// Of the pasture.
    Wool,
    /// Of the fields.
    Grain,
    /// Of the mountains.
    Ore,
}

impl Resource {
    /// All resources, in the order in which cards are named.
    pub(crate) const ALL: [Resource; 5] =
        [Resource::Wood, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore];

    /// The word of the notation.
    #[inline]
    pub(crate) const fn word(self) -> &'static str {
        ["wood", "brick", "wool", "grain", "ore"][self as usize]
    }

    /// The name, as a variable of a message.
    pub(crate) fn name(self) -> Arg {
        Arg::Message(format!("catan-card-{self}"))
    }

    /// The resource of that word, in either case.
    pub(crate) fn read(word: &str) -> Option<Resource> {
        Self::ALL.into_iter().find(|resource| resource.word().eq_ignore_ascii_case(word))
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Some resource cards: how many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Cards(pub(crate) [u8; 5]);

/// The highest bit of the byte of every kind, in [`Cards::packed`].
const HIGH: u64 = 0x80_8080_8080;

impl Cards {
    /// None at all.
    pub(crate) const NONE: Cards = Cards([0; 5]);

    /// That many of one kind.
    #[inline]
    pub(crate) const fn of(resource: Resource, count: u8) -> Cards {
        Cards::unpacked((count as u64) << (8 * resource as u32))
    }

    /// The cards of a year of plenty.
    pub(crate) fn plenty(first: Resource, second: Option<Resource>) -> Cards {
        let mut cards = Cards::of(first, 1);
        second.into_iter().for_each(|kind| cards.add(kind, 1));
        cards
    }

    /// The counts, each in a byte of one number, so that all kinds are reckoned at once. No count reaches 128.
    #[inline]
    pub(crate) const fn packed(self) -> u64 {
        let [a, b, c, d, e] = self.0;
        u64::from_le_bytes([a, b, c, d, e, 0, 0, 0])
    }

    /// The cards of those counts.
    #[inline]
    pub(crate) const fn unpacked(packed: u64) -> Cards {
        let [a, b, c, d, e, ..] = packed.to_le_bytes();
        Cards([a, b, c, d, e])
    }

    /// The number of cards.
    #[inline]
    pub(crate) const fn total(self) -> u8 {
        // The fifth byte of the product is the sum of the five bytes.
        (self.packed().wrapping_mul(0x01_0101_0101) >> 32) as u8
    }

    /// Whether all of `other` are among these.
    #[inline]
    pub(crate) const fn holds(self, other: Cards) -> bool {
        self.enough(other).0 == HIGH
    }

    /// The kinds of which there are at least as many as in `least`.
    #[inline]
    pub(crate) const fn enough(self, least: Cards) -> Kinds {
        // Less than 128 is taken from 128 and more in every byte, so nothing is borrowed from the next.
        Kinds(((self.packed() | HIGH) - least.packed()) & HIGH)
    }

    /// Whether some kind is among both.
    pub(crate) fn shares(self, other: Cards) -> bool {
        Resource::ALL.into_iter().any(|kind| self[kind] > 0 && other[kind] > 0)
    }

    /// The kinds that are there, with their counts.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().map(move |kind| (kind, self[kind])).filter(|&(_, count)| count > 0)
    }

    /// What is left of these when as many of the others as there are have been taken away.
    #[inline]
    pub(crate) fn less(self, others: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind].saturating_sub(others.0[kind])))
    }

    /// Adds cards of one kind.
    #[inline]
    pub(crate) fn add(&mut self, resource: Resource, count: u8) {
        *self += Cards::of(resource, count);
    }

    /// Takes cards of one kind away, which must be there.
    #[inline]
    pub(crate) fn take(&mut self, resource: Resource, count: u8) {
        *self -= Cards::of(resource, count);
    }
}

impl Index<Resource> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource as usize]
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        *self = Cards::unpacked(self.packed() + other.packed());
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        debug_assert!(self.holds(other), "{other} of {self}");
        *self = Cards::unpacked(self.packed() - other.packed());
    }
}

/// Some kinds of resources: the highest bit of each one's byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    /// None of the five.
    pub(crate) const NONE: Kinds = Kinds(0);
    /// All five.
    pub(crate) const ALL: Kinds = Kinds(HIGH);

    /// The kinds that are not in the set.
    #[inline]
    pub(crate) const fn others(self) -> Kinds {
        Kinds(!self.0 & HIGH)
    }

    /// The set without that kind.
    #[must_use]
    #[inline]
    pub(crate) const fn without(self, kind: Resource) -> Kinds {
        Kinds(self.0 & !(0x80 << (8 * kind as u32)))
    }

    /// The kinds, in the order in which cards are named.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Resource> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| Resource::ALL[rest.trailing_zeros() as usize / 8])?;
            rest &= rest - 1;
            Some(kind)
        })
    }
}

impl fmt::Display for Cards {
    /// `2 wool 1 ore`: kinds that are not there are left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (kind, count)) in self.iter().enumerate() {
            write!(f, "{}{count} {kind}", if at > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// The text names no cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not cards")]
pub(crate) struct NotCards;

impl FromStr for Cards {
    type Err = NotCards;

    /// Reads `2 wool 1 ore`, also `wool ore` for one of each; no kind twice, no more of a kind than there are.
    fn from_str(text: &str) -> Result<Self, NotCards> {
        let mut cards = Cards::NONE;
        let mut seen = [false; 5];
        let mut words = text.split_whitespace().peekable();
        if words.peek().is_none() {
            return Err(NotCards);
        }
        while let Some(word) = words.next() {
            let number = word.bytes().all(|byte| byte.is_ascii_digit());
            let count = if number { word.parse().map_err(|_| NotCards)? } else { 1 };
            let word = if number { words.next().ok_or(NotCards)? } else { word };
            let kind = Resource::read(word).ok_or(NotCards)?;
            if std::mem::replace(&mut seen[kind as usize], true) || count > STOCK {
                return Err(NotCards);
            }
            cards.add(kind, count);
        }
        Ok(cards)
    }
}

/// A kind of development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Development {
    /// Moves the robber.
    Knight,
    /// Counts one point, in secret.
    Point,
    /// Two free roads.
    Roads,
    /// Two cards from the bank.
    Plenty,
    /// All cards of a kind from all others.
    Monopoly,
}

impl Development {
    /// All kinds, in the order of the box.
    pub(crate) const ALL: [Development; 5] = [
        Development::Knight,
        Development::Point,
        Development::Roads,
        Development::Plenty,
        Development::Monopoly,
    ];

    /// The number of each kind in the box, in the order of [`ALL`](Self::ALL).
    pub(crate) const DECK: [u8; 5] = [14, 5, 2, 2, 2];

    /// The word of the notation.
    #[inline]
    pub(crate) const fn word(self) -> &'static str {
        ["knight", "point", "roads", "plenty", "monopoly"][self as usize]
    }
}
