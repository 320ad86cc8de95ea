//! Sets of numbered cards, for either deck.

use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A card of one of the two decks, numbered from 1.
pub(crate) trait Card:
    Copy + Debug + Ord + Serialize + DeserializeOwned + Into<u8> + TryFrom<u8, Error = String> + 'static
{
    /// The number of cards of that kind.
    const COUNT: u8;
    /// What drawing one is called in the log.
    const DRAW: &'static str;
}

/// A set of cards, one bit a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<C>", from = "Vec<C>", bound = "C: Card")]
pub(crate) struct Cards<C> {
    bits: u64,
    card: PhantomData<C>,
}

impl<C: Card> Cards<C> {
    /// No card.
    pub(crate) const EMPTY: Cards<C> = Cards { bits: 0, card: PhantomData };

    /// Every card of that kind.
    pub(crate) fn all() -> Cards<C> {
        Cards { bits: (1 << C::COUNT) - 1, ..Cards::EMPTY }
    }

    fn bit(card: C) -> u64 {
        let number: u8 = card.into();
        1 << (number - 1)
    }

    #[inline]
    pub(crate) fn contains(self, card: C) -> bool {
        self.bits & Cards::bit(card) != 0
    }

    pub(crate) fn insert(&mut self, card: C) {
        self.bits |= Cards::bit(card);
    }

    pub(crate) fn remove(&mut self, card: C) {
        self.bits &= !Cards::bit(card);
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// The cards of either set.
    #[inline]
    pub(crate) const fn or(self, other: Cards<C>) -> Cards<C> {
        Cards { bits: self.bits | other.bits, card: PhantomData }
    }

    /// The cards, by number.
    pub(crate) fn iter(self) -> impl Iterator<Item = C> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as u8 + 1)?;
            rest &= rest - 1;
            C::try_from(number).ok()
        })
    }
}

impl<C: Card> FromIterator<C> for Cards<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Cards::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<C: Card> From<Vec<C>> for Cards<C> {
    fn from(cards: Vec<C>) -> Self {
        cards.into_iter().collect()
    }
}

impl<C: Card> From<Cards<C>> for Vec<C> {
    fn from(cards: Cards<C>) -> Self {
        cards.iter().collect()
    }
}
