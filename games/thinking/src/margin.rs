//! Differences in the mean, and how far they can be told from chance.

use serde::{Deserialize, Serialize};

/// The fewest playouts of which anything is said.
const FEWEST: i64 = 16;

/// The standard errors beyond which a difference is one: of thousand that are none, about one is taken for one.
const SURE: i32 = 3;

/// By how much one way is better than another, in rewards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Margin {
    /// The mean difference.
    pub mean: i32,
    /// Its standard error; nothing is known of it where that is [`i32::MAX`].
    pub error: i32,
}

impl Margin {
    /// The margin of which nothing is known.
    pub const UNKNOWN: Margin = Margin { mean: 0, error: i32::MAX };

    /// What several come to, whose errors have nothing to do with each other; of what nothing is known is left out.
    pub fn sum(margins: impl Iterator<Item = Margin>) -> Margin {
        let (mut mean, mut squares) = (0i64, 0i64);
        for margin in margins.filter(|margin| margin.error < i32::MAX) {
            mean += i64::from(margin.mean);
            squares += i64::from(margin.error).pow(2);
        }
        let bounded = |number: i64| number.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
        Margin { mean: bounded(mean), error: bounded(squares.isqrt()) }
    }

    /// Whether it is so much at least, and cannot be chance.
    pub const fn tells(self, least: i32) -> bool {
        self.mean >= least && self.mean > self.error.saturating_mul(SURE)
    }
}

/// Differences, one a playout.
#[derive(Default)]
pub(super) struct Sample {
    count: i64,
    sum: i64,
    squares: i128,
}

impl Sample {
    pub(super) fn add(&mut self, difference: i32) {
        let difference = i64::from(difference);
        self.count += 1;
        self.sum += difference;
        self.squares += i128::from(difference * difference);
    }

    /// The mean, and its standard error.
    pub(super) fn margin(&self) -> Margin {
        if self.count < FEWEST {
            return Margin::UNKNOWN;
        }
        let (count, sum) = (i128::from(self.count), i128::from(self.sum));
        let spread = self.squares - sum * sum / count;
        let error = (spread / (count * (count - 1))).isqrt();
        Margin { mean: (self.sum / self.count) as i32, error: error as i32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_told_from_chance() {
        let of = |differences: &[i32]| {
            let mut sample = Sample::default();
            differences.iter().cycle().take(400).for_each(|&difference| sample.add(difference));
            sample.margin()
        };
        assert_eq!(of(&[700]), Margin { mean: 700, error: 0 });
        assert_eq!(of(&[1000, 0]), Margin { mean: 500, error: 25 });
        assert!(of(&[1000, 0]).tells(500) && !of(&[1000, 0]).tells(501));
        assert!(!of(&[40_000, -39_000]).tells(500), "it may be chance");
        assert!(!Sample::default().margin().tells(0), "nothing is known");
    }

    #[test]
    fn errors_of_a_sum_are_not_added_up() {
        let parts = [(500, 300), (-200, 400), (9_000, i32::MAX)];
        let parts = parts.map(|(mean, error)| Margin { mean, error });
        assert_eq!(Margin::sum(parts.into_iter()), Margin { mean: 300, error: 500 });
    }
}
