//! The components: cards with their faces, squares, and the lands that they make.

pub(super) mod board;
pub(super) mod card;
pub(super) mod faces;
pub(super) mod land;
pub(super) mod square;
