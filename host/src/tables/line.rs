//! The line of tables whose computers wait for their turn to think: one thinks at a time, the quick ones first.

use std::collections::BTreeMap;
use std::time::Instant;

use session::SessionId;
use thinking::Level;

/// How often in a row quicker tables pass the one that came first: then it goes, so that no table waits for ever.
const PATIENCE: u32 = 8;

/// The tables that wait.
#[derive(Default)]
pub(super) struct Line {
    waiting: BTreeMap<SessionId, Place>,
    came: u64,
    /// How often in a row the first was passed.
    passed: u32,
}

/// A place in the line.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// When it came, in the order of all.
    came: u64,
    /// The cost of the decision that it waits for.
    pub(super) work: u64,
    /// Since when it waits.
    pub(super) since: Instant,
}

impl Line {
    /// Whether nobody waits.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Lets a table wait for a decision at that level. One that waits already keeps its place.
    pub(super) fn add(&mut self, id: SessionId, level: Option<Level>) {
        // A table where nobody decides is done at once.
        let work = level.map_or(0, |level| level.budget().work);
        self.came += 1;
        let new = Place { came: self.came, work, since: Instant::now() };
        self.waiting.entry(id).or_insert(new).work = work;
    }

    /// Takes the table whose turn it is: the one that thinks least, and of equals the one that came first; the first of all if others have
    /// passed it often enough.
    pub(super) fn next(&mut self) -> Option<(SessionId, Place)> {
        let (&first, _) = self.waiting.iter().min_by_key(|(_, place)| place.came)?;
        let (&quick, _) = self.waiting.iter().min_by_key(|(_, place)| (place.work, place.came))?;
        let id = if self.passed < PATIENCE { quick } else { first };
        self.passed = if id == first { 0 } else { self.passed + 1 };
        self.waiting.remove(&id).map(|place| (id, place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(line: &mut Line, many: usize) -> Vec<i64> {
        (0..many).filter_map(|_| line.next()).map(|(id, _)| id.0).collect()
    }

    #[test]
    fn who_thinks_least_goes_first_and_of_equals_who_came_first() {
        let mut line = Line::default();
        let come =
            [(5, Level::Hard), (4, Level::Hard), (3, Level::Normal), (9, Level::Easy), (1, Level::Normal)];
        for (id, level) in come {
            line.add(SessionId(id), Some(level));
        }
        line.add(SessionId(7), None);
        // A table that waits already keeps its place.
        line.add(SessionId(5), Some(Level::Hard));
        assert_eq!(order(&mut line, 9), [7, 9, 3, 1, 5, 4]);
        assert!(line.is_empty());
    }

    #[test]
    fn a_hard_decision_lets_a_few_pass_and_no_more() {
        let mut line = Line::default();
        for id in [1, 2] {
            line.add(SessionId(id), Some(Level::Hard));
        }
        let mut went = Vec::new();
        for id in 10..40 {
            line.add(SessionId(id), Some(Level::Normal));
            went.extend(order(&mut line, 1));
        }
        let place = |id| went.iter().position(|&gone| gone == id);
        assert_eq!((place(1), place(2), went.len()), (Some(8), Some(17), 30), "{went:?}");
    }

    #[test]
    fn a_normal_table_waits_for_one_of_twenty_hard_ones_at_most() {
        let mut line = Line::default();
        for id in 1..=20 {
            line.add(SessionId(id), Some(Level::Hard));
        }
        let mut thought = [0; 21];
        for _ in 0..1_000 {
            line.add(SessionId(99), Some(Level::Normal));
            let mut before = 0;
            while let Some((SessionId(id), _)) = line.next()
                && id != 99
            {
                before += 1;
                thought[id as usize] += 1;
                line.add(SessionId(id), Some(Level::Hard));
            }
            assert!(before <= 1, "{before} hard decisions before it");
        }
        assert!(thought[1..].iter().all(|&times| times >= 5), "none of them starves: {thought:?}");
    }
}
