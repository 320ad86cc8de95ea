//! Points of a village, and the winner (rulebook, *End of the game*).

mod award;

use serde::Serialize;

use super::components::green::Feature;
use super::components::place::Line;
use super::components::village::Village;
use rules::{Outcome, Verdicts};

pub(crate) use award::worth;

/// The points of a village, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Score {
    /// The village card's point, as long as it is not turned.
    pub(crate) village: i32,
    pub(crate) ponds: i32,
    pub(crate) cols: [i32; 3],
    pub(crate) rows: [i32; 3],
}

/// The worth of an unturned village card.
const UNTURNED: i32 = 1;
/// The worth of a pond.
const POND: i32 = 2;

impl Score {
    /// Scores the cards that show in a village.
    pub(crate) fn of(village: &Village) -> Score {
        let ponds = village.greens.iter().flatten().filter(|card| card.card().feature == Feature::Pond);
        let mut lines = [0; Line::COUNT];
        for line in Line::all() {
            if let Some(award) = village.award(line) {
                lines[line.index()] = worth(award, village.line(line));
            }
        }
        let [a, b, c, one, two, three] = lines;
        Score {
            village: if village.turned { 0 } else { UNTURNED },
            ponds: POND * ponds.count() as i32,
            cols: [a, b, c],
            rows: [one, two, three],
        }
    }

    /// The points of the award that heads a line.
    pub(crate) const fn line(&self, line: Line) -> i32 {
        let index = line.index();
        if line.is_column() { self.cols[index] } else { self.rows[index - 3] }
    }

    /// All points together.
    pub(crate) fn total(&self) -> i32 {
        self.village + self.ponds + self.cols.iter().chain(&self.rows).sum::<i32>()
    }
}

/// Ranks villages by points, then by green cards that show.
pub(super) fn outcome(villages: &[Option<Village>]) -> Outcome {
    let key = |village: &Option<Village>| {
        village.as_ref().map_or((0, 0), |village| (Score::of(village).total(), village.green_count()))
    };
    let keys: Vec<_> = villages.iter().map(key).collect();
    let mut outcome = Outcome::ranked(&keys);
    if let [(total, _)] = keys[..] {
        outcome.verdict = Some(VERDICTS.on(total).to_owned());
    }
    outcome
}

/// The solo table.
pub(super) const VERDICTS: Verdicts = Verdicts(&[
    (0, "village-green-verdict-last"),
    (16, "village-green-verdict-mention"),
    (26, "village-green-verdict-podium"),
    (36, "village-green-verdict-architect"),
]);
