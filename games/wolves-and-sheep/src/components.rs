//! The components: tiles with their prints, colours, and the landscape that they make.

pub(super) mod colour;
pub(super) mod landscape;
pub(super) mod posture;
pub(super) mod print;
pub(super) mod tile;
