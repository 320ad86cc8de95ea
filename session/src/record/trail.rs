//! The trail of play: how much of the log is published, and the tales of its end, known without a replay.

use std::sync::Arc;

use rules::Viewer;
use tabletop::{AnyTable, Appeal, EntryKind, Tale};

use crate::table::{LogEntry, Position, Recent};

/// The number of entries whose tales are kept. A board needs a turn or two; for older ones the log is replayed.
pub(crate) const RECENT: usize = 100;

/// The trail that play leaves.
#[derive(Clone)]
pub(crate) struct Trail {
    /// The seq of the last entry.
    pub seq: i64,
    /// The last published position; none before the set-up.
    pub shown: Option<Position>,
    /// The last entries, at least [`RECENT`] if so many were played.
    pub recent: Vec<Recent>,
    /// The number of the appeal that is open at the present position.
    pub appeal: Option<i64>,
}

impl Trail {
    /// The trail of a table that has not been set up.
    pub(crate) fn new() -> Trail {
        Trail { seq: -1, shown: None, recent: Vec::new(), appeal: None }
    }

    /// Adds an entry that has just been played, with the position after it and the appeal that is open there.
    pub(crate) fn take(
        &mut self,
        logged: &LogEntry,
        table: &dyn AnyTable,
        appeal: Option<Appeal>,
        tale: Option<Arc<dyn Tale>>,
    ) {
        let seq = logged.seq;
        let before = std::mem::replace(&mut self.seq, seq);
        // Entries of older versions have no number but their seq.
        self.appeal = appeal.as_ref().and(self.appeal.or(logged.number).or(Some(seq)));
        let over = table.turn().outcome().is_some();
        if over || logged.publishes(before, self.shown.as_ref()) {
            self.shown = Some(self.position(Arc::from(table.boxed())));
        }
        let (seat, number, on_turn) = (logged.seat(), self.appeal, table.on_turn());
        self.recent.push(Recent { seq, seat, tale, appeal, number, on_turn });
    }

    /// The present position.
    pub(crate) fn position(&self, table: Arc<dyn AnyTable>) -> Position {
        Position { table, seq: self.seq, appeal: self.appeal }
    }

    /// Drops entries that are no longer recent.
    pub(crate) fn forget(&mut self) {
        let old = self.recent.len().saturating_sub(RECENT);
        self.recent.drain(..old);
    }
}

/// The appeal that everybody sees in a position.
pub(crate) fn asked(table: &dyn AnyTable) -> Option<Appeal> {
    table.sight(Viewer::Public).appeal()
}

impl LogEntry {
    /// Whether everybody may see the position after this entry. The game's answer to a published entry is published with it.
    fn publishes(&self, previous: i64, shown: Option<&Position>) -> bool {
        let follows = shown.is_some_and(|position| previous == position.seq);
        self.barrier || self.turned || (follows && matches!(self.entry.kind, EntryKind::Auto(..)))
    }
}
