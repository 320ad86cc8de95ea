//! The weights of the judgement, in thousandths of a point. They are those that told best who wins: a logistic regression over 28,000 games
//! that computers with weights drawn by lot played against each other.

/// What something counts at the beginning, and what it counts when the points to win are there: between, in proportion to the points.
pub(super) type Weight = [i32; 2];

/// What each thing counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Every point.
    pub(super) point: Weight,
    /// Every settlement and city apart from its points: another point may be held longer or lost, or lead to more.
    pub(super) settlement: Weight,
    pub(super) city: Weight,
    /// Every card of a kind that is expected with each roll, up to a good yield of it.
    pub(super) yields: [Weight; 5],
    /// Every card beyond that.
    pub(super) rich: Weight,
    /// Every chance of 36 that the robber takes: it does not stay for ever.
    pub(super) robbed: Weight,
    /// Every card of a kind that is expected with each roll and that a harbour turns into any other.
    pub(super) harbour: Weight,
    /// Every kind that is expected often enough.
    pub(super) variety: Weight,
    /// The best free corner that is reached; by how much the best one road away is better, and the best two roads away than both.
    pub(super) corners: [Weight; 3],
    /// Every free corner that is reached, up to two.
    pub(super) reached: Weight,
    /// Every free corner one road away, up to four.
    pub(super) near: Weight,
    /// A hand with all that a city, a settlement with a corner for it, a development card, a road costs.
    pub(super) for_city: Weight,
    pub(super) for_settlement: Weight,
    pub(super) for_card: Weight,
    pub(super) for_road: Weight,
    /// Every card of the hand, up to seven.
    pub(super) each: Weight,
    /// The danger of the eighth card, and of each one more.
    pub(super) eighth: i32,
    pub(super) ninth: i32,
    /// A development card to be played.
    pub(super) unplayed: Weight,
    /// Every knight played, up to five.
    pub(super) knight: Weight,
    /// Two of them without the army.
    pub(super) nearly_army: Weight,
    /// Holding the Largest Army, apart from its points.
    pub(super) army: Weight,
    /// Every road of the longest one.
    pub(super) length: Weight,
    /// Holding the Longest Road, apart from its points, and every road that it is longer than the next, up to three.
    pub(super) longest: Weight,
    pub(super) lead: Weight,
    /// One road short of it.
    pub(super) nearly_longest: Weight,
    /// The share of what the rivals have that counts against it, in thousandths.
    pub(super) rivals: i32,
    /// A city or settlement that can be built at once.
    pub(super) at_once: i32,
}

/// The weights.
pub(super) static WEIGHTS: Weights = Weights {
    point: [798, 1_924],
    settlement: [-140, -106],
    city: [-1_331, -352],
    yields: [[7_562, 1_656], [8_168, 1_553], [7_411, 712], [12_384, 2_178], [12_978, 2_486]],
    rich: [7_233, 838],
    robbed: [120, -6],
    harbour: [2_313, 913],
    variety: [876, 49],
    corners: [[1_149, 541], [364, 666], [167, 281]],
    reached: [-128, 265],
    near: [153, 80],
    for_city: [615, 1_326],
    for_settlement: [157, 1_052],
    for_card: [363, 116],
    for_road: [270, 9],
    each: [14, 208],
    eighth: 100,
    ninth: 50,
    unplayed: [715, 702],
    knight: [274, 119],
    nearly_army: [-214, 1_340],
    army: [-2_735, -511],
    length: [-17, 165],
    longest: [-2_213, -1_483],
    lead: [-11, 219],
    nearly_longest: [-27, 650],
    rivals: 1_000,
    at_once: 600,
};

/// How far a seat has come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    /// Its points, as far as they are looked at.
    pub(super) points: i32,
    /// Those that win.
    pub(super) target: i32,
}

impl Stage {
    /// What something counts at this stage.
    pub(super) const fn of(self, [begun, done]: Weight) -> i32 {
        begun + (done - begun) * self.points / self.target
    }

    /// What its points count.
    pub(super) const fn worth(self) -> i32 {
        self.points * self.of(WEIGHTS.point)
    }

    /// The stage with one point more.
    #[must_use]
    pub(super) const fn further(self) -> Stage {
        Stage { points: self.points + 1, ..self }
    }
}
