//! The components: green cards, awards, villages and where they lie.

pub(super) mod award;
pub(super) mod card;
pub(super) mod green;
pub(super) mod place;
pub(super) mod supply;
pub(super) mod village;
