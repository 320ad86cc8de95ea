//! When time stands still at a table, and when clocks were set back, according to its rows.

use super::body::EndReason;
use super::deed::Deed;
use super::row::{Return, Row};
use super::set_back::SetBack;

/// When time stands still at a table: during an agreed pause, or while nothing can be posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standstill {
    /// Since when it is paused.
    pub paused: Option<i64>,
    /// Since when its channel is closed, or deleted.
    pub(crate) parked: Option<i64>,
    /// How often its people have been reminded of the pause.
    pub(crate) reminded: u8,
    /// When a pause, a closed channel or a question last ended: until then nobody was too late with an answer to the game.
    pub(crate) over: Option<Return>,
}

impl Standstill {
    /// Takes in what a row says of it.
    pub(super) fn take(&mut self, row: &Row) {
        match row.deed {
            Deed::Pause => (self.paused, self.reminded) = (Some(row.at), 0),
            Deed::StillPaused => self.reminded += 1,
            Deed::Resume => self.paused = None,
            Deed::Park | Deed::End(EndReason::ChannelDeleted) => self.parked = self.parked.or(Some(row.at)),
            Deed::Unpark | Deed::Bring(_) => self.parked = None,
            _ => {}
        }
        if row.begins_anew() || matches!(row.deed, Deed::Agree(_) | Deed::Decline(_) | Deed::Lapse(_)) {
            self.over = Some(Return { seq: row.seq, at: row.at });
        }
        if let Some(set_back) = SetBack::of(row) {
            let moments =
                [self.paused.as_mut(), self.parked.as_mut(), self.over.as_mut().map(|over| &mut over.at)];
            moments.into_iter().flatten().for_each(|at| *at = set_back.right(*at));
        }
    }
}
