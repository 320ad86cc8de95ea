//! Points of a land, and the winner (rulebook, *Scoring*).

pub(super) mod condition;
pub(super) mod field;
pub(super) mod rivers;
mod stretch;

use super::components::card::{CARDS, Card, CardSet};
use condition::LAND_OF_PLENTY;
use field::Field;
use rules::{Outcome, Verdicts};

/// Points of a land, part by part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    own: CardSet,
    values: [i32; CARDS as usize],
    /// The shared condition's value; 0 in a land without a condition of its own.
    pub(super) shared: i32,
}

/// The price of each own condition.
const PENALTY: i32 = 10;

impl Tally {
    /// Scores a land (rulebook, *Scoring*).
    pub(super) fn of(field: &Field, shared: Card) -> Tally {
        let mut tally = Tally { own: field.own, values: [0; CARDS as usize], shared: 0 };
        if field.own.is_empty() {
            return tally;
        }
        for condition in field.own.iter() {
            tally.values[index(condition)] = condition::value(condition, field);
        }
        tally.shared = condition::value(shared, field);
        let others = || field.own.iter().filter(|card| card.number() != LAND_OF_PLENTY);
        let least = others().map(|card| tally.values[index(card)]).min();
        if shared.number() == LAND_OF_PLENTY {
            tally.shared = least.unwrap_or(0);
        } else if let Some(plenty) = field.own.iter().find(|card| card.number() == LAND_OF_PLENTY) {
            tally.values[index(plenty)] = least.map_or(tally.shared, |least| least.min(tally.shared));
        }
        tally
    }

    /// The land's own conditions with their values, by number.
    pub(super) fn conditions(&self) -> impl Iterator<Item = (Card, i32)> {
        self.own.iter().map(|card| (card, self.values[index(card)]))
    }

    /// The points of the own conditions together, before their price.
    pub(super) fn own(&self) -> i32 {
        self.conditions().map(|(_, value)| value).sum()
    }

    /// The price of the own conditions: 0 or negative.
    pub(super) const fn penalty(&self) -> i32 {
        -PENALTY * self.own.len() as i32
    }

    /// The land's points.
    pub(super) fn total(&self) -> i32 {
        self.own() + self.shared + self.penalty()
    }

    /// The values that break a tie, the best first, the shared condition's among them.
    pub(super) fn ranked(&self) -> Vec<i32> {
        let mut values: Vec<i32> = self.conditions().map(|(_, value)| value).chain([self.shared]).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values
    }
}

/// Ranks the lands with those tallies.
pub(super) fn outcome(tallies: &[Tally]) -> Outcome {
    let keys: Vec<_> = tallies.iter().map(|tally| (tally.total(), tally.ranked())).collect();
    let mut outcome = Outcome::ranked(&keys);
    match keys.as_slice() {
        [(total, _)] => outcome.verdict = Some(VERDICTS.on(*total).to_owned()),
        _ => outcome.rematch = outcome.winners().len() > 1,
    }
    outcome
}

/// The solo table.
pub(super) const VERDICTS: Verdicts = Verdicts(&[
    (0, "confusing-lands-verdict-lost"),
    (10, "confusing-lands-verdict-confused"),
    (20, "confusing-lands-verdict-puzzling"),
    (30, "confusing-lands-verdict-remarkable"),
    (40, "confusing-lands-verdict-amazing"),
    (50, "confusing-lands-verdict-incredible"),
]);

const fn index(card: Card) -> usize {
    card.number() as usize - 1
}
