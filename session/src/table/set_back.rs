//! Clocks that were set back, and what is asked anew.

use super::body::Pair;
use super::deed::Deed;
use super::row::Row;

/// The time before a clock was set back within which whatever is noted is taken to be noted after that: it is found within it.
const NOTICED: i64 = 5 * 60;

/// A clock that was set back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SetBack {
    /// The moment that it showed before.
    pub from: i64,
    /// The moment that it showed after that.
    pub until: i64,
    /// When it was found.
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

    /// Whether a moment was noted by the clock as it was before: it is yet to come, or passed well before the clock was set back.
    pub(crate) const fn is_other(&self, at: i64) -> bool {
        at > self.now || (self.from > self.until && at < self.until - NOTICED)
    }

    /// A moment by the clock as it is.
    pub(crate) const fn right(&self, at: i64) -> i64 {
        if self.is_other(at) { at - (self.from - self.until) } else { at }
    }
}

/// Since when something is asked once that row is taken in that was asked since then: anew if all is asked anew, and else by the clock
/// as it is.
pub(super) fn since(row: &Row, at: i64) -> i64 {
    if row.begins_anew() { row.at } else { SetBack::of(row).map_or(at, |set_back| set_back.right(at)) }
}
