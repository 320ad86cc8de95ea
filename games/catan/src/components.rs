//! The components: the island, its cards and pieces.

pub(super) mod board;
pub(super) mod cards;
pub(super) mod land;
pub(super) mod player;
pub(super) mod supply;
