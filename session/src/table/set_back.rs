//! Clocks that were set back, and questions that begin anew.

use super::body::Pair;
use super::deed::Deed;
use super::row::Row;

/// The time before a clock was set back within which any noted moment counts as later: a set-back is found within it.
const NOTICED: i64 = 5 * 60;

/// A clock that was set back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SetBack {
    /// What it showed before.
    pub from: i64,
    /// What it showed after.
    pub until: i64,
    /// When that was found.
    pub now: i64,
}

impl SetBack {
    /// The clock that a row says was set back.
    pub(crate) fn of(row: &Row) -> Option<SetBack> {
        match row.deed {
            Deed::Grace(Some(Pair(from, until))) if from > until => {
                Some(SetBack { from, until, now: row.at })
            }
            _ => None,
        }
    }

    /// Whether a moment was noted before the clock was set back: it is in the future, or well before the clock was set back.
    pub(crate) const fn is_other(&self, at: i64) -> bool {
        at > self.now || (self.from > self.until && at < self.until - NOTICED)
    }

    /// A moment, corrected to the present clock.
    pub(crate) const fn right(&self, at: i64) -> i64 {
        if self.is_other(at) { at - (self.from - self.until) } else { at }
    }
}

/// Since when something that was asked at that time counts as asked after this row: anew if all questions begin anew, else corrected to the
/// present clock.
pub(super) fn since(row: &Row, at: i64) -> i64 {
    if row.begins_anew() { row.at } else { SetBack::of(row).map_or(at, |set_back| set_back.right(at)) }
}
