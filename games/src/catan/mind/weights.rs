//! The weights of the judgement, in thousandths of a point.

/// What each thing counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Every card of a kind that is expected with each roll, at the beginning of the game.
    pub(super) yields: [i32; 5],
    /// The share of that, in thousandths, that counts for what exceeds a good yield of one kind.
    pub(super) rich: i32,
    /// Every card of a kind that is expected with each roll and that a harbour turns into any other.
    pub(super) harbour: i32,
    /// Every kind that is expected often enough.
    pub(super) variety: i32,
    /// The best free corner by the number of roads that lead to it: none, one, two.
    pub(super) corners: [i32; 3],
    /// Every free corner that is reached, up to two.
    pub(super) reached: i32,
    /// A hand with all that a city costs.
    pub(super) city: i32,
    /// A hand with all that a settlement costs.
    pub(super) settlement: i32,
    /// The same without a corner for it.
    pub(super) homeless: i32,
    /// A hand with all that a development card costs.
    pub(super) card: i32,
    /// A hand with all that a road costs.
    pub(super) road: i32,
    /// Every card of the hand, up to seven.
    pub(super) each: i32,
    /// The danger of the eighth card, and of each one more.
    pub(super) eighth: i32,
    pub(super) ninth: i32,
    /// A development card to be played.
    pub(super) unplayed: i32,
    /// Every knight played, up to five.
    pub(super) knight: i32,
    /// Two of them without the army.
    pub(super) nearly_army: i32,
    /// Every road of the longest one.
    pub(super) length: i32,
    /// Holding the Longest Road, and every road that it is longer than the next.
    pub(super) longest: i32,
    pub(super) lead: i32,
    /// One road short of it.
    pub(super) nearly_longest: i32,
    /// What a yield counts at the beginning, in thousandths, and what of it is gone when the points are there.
    pub(super) early: i32,
    pub(super) late: i32,
    /// The share of what the rivals have that counts against it, in thousandths.
    pub(super) rivals: i32,
    /// A city or settlement that can be built at once.
    pub(super) at_once: i32,
}

pub(super) static WEIGHTS: Weights = Weights {
    yields: [2_600, 2_600, 2_200, 3_000, 3_000],
    rich: 600,
    harbour: 700,
    variety: 220,
    corners: [450, 320, 140],
    reached: 160,
    city: 500,
    settlement: 500,
    homeless: 200,
    card: 200,
    road: 100,
    each: 22,
    eighth: 100,
    ninth: 50,
    unplayed: 360,
    knight: 160,
    nearly_army: 150,
    length: 50,
    longest: 100,
    lead: 40,
    nearly_longest: 120,
    early: 1_250,
    late: 750,
    rivals: 330,
    at_once: 600,
};

/// The weights.
pub(super) fn weights() -> &'static Weights {
    &WEIGHTS
}
