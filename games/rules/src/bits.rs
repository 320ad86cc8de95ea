//! Sets of small things as bits of a number: one interface for all of them.

/// Defines a set of things that are numbered from 0: a bit of the number each. The first closure numbers a thing, the second makes it again.
///
/// ```text
/// bit_set! {
///     /// A set of hexes.
///     pub struct HexSet(u32), u8; |hex: Hex| hex.0; |number| Hex(number)
/// }
/// ```
/// The type after the comma is that of [`len`](crate::SeatSet::len). How a set is saved is up to the attributes given.
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$attribute:meta])*
        $vis:vis struct $Set:ident($inner:vis $bits:ty), $count:ty; |$item:ident: $Item:ty| $number:expr; |$bit:ident| $made:expr
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $Set($inner $bits);

        #[allow(dead_code, reason = "every set has the whole interface")]
        impl $Set {
            /// The set of nothing.
            $vis const EMPTY: $Set = $Set(0);

            /// The set of one thing alone.
            #[inline]
            $vis const fn one($item: $Item) -> $Set {
                $Set(1 << $number)
            }

            /// Whether that is in the set.
            #[inline]
            $vis const fn contains(self, item: $Item) -> bool {
                self.0 & $Set::one(item).0 != 0
            }

            /// The set with that.
            #[must_use]
            #[inline]
            $vis const fn with(self, item: $Item) -> $Set {
                self.or($Set::one(item))
            }

            /// The set without that.
            #[must_use]
            #[inline]
            $vis const fn without(self, item: $Item) -> $Set {
                self.but($Set::one(item))
            }

            /// Puts something in.
            #[inline]
            $vis const fn insert(&mut self, item: $Item) {
                *self = self.with(item);
            }

            /// Takes something out.
            #[inline]
            $vis const fn remove(&mut self, item: $Item) {
                *self = self.without(item);
            }

            /// What is in both sets.
            #[must_use]
            #[inline]
            $vis const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// What is in either set.
            #[must_use]
            #[inline]
            $vis const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            #[inline]
            $vis const fn but(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Whether nothing is in the set.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of things in the set.
            #[inline]
            $vis const fn len(self) -> $count {
                self.0.count_ones() as $count
            }

            /// The things in the set, in order.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let $bit = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
                    rest &= rest - 1;
                    Some($made)
                })
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                items.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }

        impl From<Vec<$Item>> for $Set {
            fn from(items: Vec<$Item>) -> Self {
                items.into_iter().collect()
            }
        }

        impl From<$Set> for Vec<$Item> {
            fn from(set: $Set) -> Self {
                set.iter().collect()
            }
        }
    };
}
