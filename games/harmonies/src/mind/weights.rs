//! The weights of the judge, in thousandths of a point unless they say otherwise.

/// What is worth how much that is not yet points.
#[derive(Debug)]
pub(super) struct Weights {
    /// Trunks of one and of two tokens that may become trees.
    pub(super) trunks: [i32; 2],
    /// Mountains of one and of two tokens in a range, which may grow.
    pub(super) ranged: [i32; 2],
    /// Mountains of one, two and three tokens that may come to stand in a range.
    pub(super) lone: [i32; 3],
    /// A single field that may become two.
    pub(super) field: i32,
    /// A building that may come to stand among three colours, or one begun.
    pub(super) building: i32,
    /// A river that may go on.
    pub(super) river: i32,
    /// The shares, in thousandths, of what a card may bring that count for each cube, the surest first.
    pub(super) shares: [i32; 5],
    /// Every turn that is left.
    pub(super) turn: i32,
    /// Hundredths of the spaces that a player fills in a turn.
    pub(super) filled: i32,
    /// What a nature spirit brings above what its board pays already.
    pub(super) spirit: i32,
}

/// Those of a computer that goes by them alone: found by what wins in self-play.
pub(super) static JUDGED: Weights = Weights {
    trunks: [1_500, 6_750],
    ranged: [900, 2_000],
    lone: [600, 1_800, 4_000],
    field: 2_000,
    building: 5_000,
    river: 333,
    shares: shares(666, 566),
    turn: 2_000,
    filled: 170,
    spirit: 4_000,
};

/// Those of a computer that plays on what they suggest: found by evolution, by the points of games against oneself. They stack higher and leave
/// more spaces empty; alone they lose against the others.
pub(super) static PLAYED: Weights = Weights {
    trunks: [3_687, 10_786],
    ranged: [1_154, 3_014],
    lone: [893, 3_721, 6_696],
    field: 956,
    building: 3_395,
    river: 349,
    shares: shares(765, 475),
    turn: 2_832,
    filled: 86,
    spirit: 3_864,
};

/// The price of having so many uncompleted cards.
pub(super) const FULL: [i32; 5] = [0, 200, 300, 800, 1_500];
/// The chance, in thousandths, that a certain token comes where it is needed, with so many turns left.
pub(super) const CHANCE: [i32; 9] = [0, 200, 300, 366, 413, 440, 466, 480, 500];

/// So much of what the surest cube brings, and of every further one what is left of the share before it.
const fn shares(surest: i32, further: i32) -> [i32; 5] {
    let mut all = [surest; 5];
    let mut cube = 1;
    while cube < all.len() {
        all[cube] = all[cube - 1] * further / 1000;
        cube += 1;
    }
    all
}
