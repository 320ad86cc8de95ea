//! The components: tokens, boards, cards with their habitats.

pub(super) mod card;
pub(super) mod cell;
pub(super) mod habitat;
pub(super) mod land;
pub(super) mod realm;
pub(super) mod space;
pub(super) mod token;
