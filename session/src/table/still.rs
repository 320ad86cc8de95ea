//! When time stands still at a table, and when clocks were set back, as its rows tell.

use super::kind::Kind;
use super::row::{CHANNEL_DELETED, Return, Row};

/// The time before a clock was set back within which whatever is noted is taken to be noted after that: it is found within it.
const NOTICED: i64 = 5 * 60;

/// When time stands still at a table: all have agreed on a pause, or nothing can be posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Still {
    /// Since when it is paused.
    pub paused: Option<i64>,
    /// Since when its channel is closed, or deleted.
    pub(crate) parked: Option<i64>,
    /// How often its people have been reminded of the pause.
    pub(crate) reminded: u8,
    /// When a pause, a closed channel or a question last ended: nobody is too late with an answer to the game before.
    pub(crate) over: Option<Return>,
}

impl Still {
    /// What the rows of a table say of it.
    pub(crate) fn of(rows: &[Row]) -> Still {
        let mut still = Still::default();
        rows.iter().for_each(|row| still.take(row));
        still
    }

    /// Takes in what a row says of it.
    pub(crate) fn take(&mut self, row: &Row) {
        match row.kind {
            Kind::Pause => (self.paused, self.reminded) = (Some(row.at), 0),
            Kind::StillPaused => self.reminded += 1,
            Kind::Resume => self.paused = None,
            Kind::Park => self.parked = self.parked.or(Some(row.at)),
            Kind::End if row.body == CHANNEL_DELETED => self.parked = self.parked.or(Some(row.at)),
            Kind::Unpark | Kind::Bring => self.parked = None,
            _ => {}
        }
        if row.begins_anew() || matches!(row.kind, Kind::Agree | Kind::Decline | Kind::Lapse) {
            self.over = Some(Return { seq: row.seq, at: row.at });
        }
        if let Some(set_back) = SetBack::of(row) {
            let moments =
                [self.paused.as_mut(), self.parked.as_mut(), self.over.as_mut().map(|over| &mut over.at)];
            moments.into_iter().flatten().for_each(|at| *at = set_back.right(*at));
        }
    }
}

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
        let (from, until) = row.body.split_once(' ').filter(|_| row.kind == Kind::Grace)?;
        let set_back = SetBack { from: from.parse().ok()?, until: until.parse().ok()?, now: row.at };
        (set_back.from > set_back.until).then_some(set_back)
    }

    /// Whether a moment was noted by the clock as it was before: it is yet to come, or passed well before the clock was set back.
    pub(crate) const fn is_other(&self, at: i64) -> bool {
        at > self.now || (self.from > self.until && at < self.until - NOTICED)
    }

    /// The same moment by the clock as it is.
    pub(crate) const fn right(&self, at: i64) -> i64 {
        if self.is_other(at) { at - (self.from - self.until) } else { at }
    }
}
