//! Weights found by self-play, in thousandths of a point unless they say otherwise.

/// Trunks of one and of two tokens that may become trees.
pub(super) const TRUNKS: [i32; 2] = [1_500, 6_750];
/// Mountains of one and of two tokens in a range, which may grow.
pub(super) const RANGED: [i32; 2] = [900, 2_000];
/// Mountains of one, two and three tokens that may come to stand in a range.
pub(super) const LONE: [i32; 3] = [600, 1_800, 4_000];
/// A single field that may become two.
pub(super) const FIELD: i32 = 2_000;
/// A building that may come to stand among three colours, or one begun.
pub(super) const BUILDING: i32 = 5_000;
/// A river that may go on.
pub(super) const RIVER: i32 = 333;
/// The share, in thousandths, of what a card may bring, and what of it is left for every further cube.
pub(super) const HABITAT: i32 = 666;
pub(super) const FURTHER: i32 = 566;
/// The price of having so many uncompleted cards.
pub(super) const FULL: [i32; 5] = [0, 200, 300, 800, 1_500];
/// Every turn that is left.
pub(super) const TURN: i32 = 2_000;
/// Tenths of the spaces that a player fills in a turn.
pub(super) const FILLED: i32 = 17;
/// The chance, in thousandths, that a certain token comes where it is needed, with so many turns left.
pub(super) const CHANCE: [i32; 9] = [0, 200, 300, 366, 413, 440, 466, 480, 500];
/// What a nature spirit brings above what its board pays already, in points.
pub(super) const SPIRIT: i32 = 4;
