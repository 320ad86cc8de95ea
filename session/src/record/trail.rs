//! The trail of play: how much of the log is published, and what is known of its end without playing it again.

use std::sync::Arc;

use rules::Viewer;
use tabletop::{AnyTable, Appeal, EntryKind, Tale};

use crate::table::{LogEntry, Position, Recent};

/// The number of entries that are kept to be told again. A board tells a turn or two; for what lies further back the log is replayed.
pub(crate) const RECENT: usize = 100;

/// The trail that play leaves.
#[derive(Clone)]
pub(crate) struct Trail {
    /// The seq of the last entry.
    pub seq: i64,
    /// The last published position; none before the set-up.
    pub shown: Option<Position>,
    /// The entries since some point of the log, at least the last [`RECENT`] if so many were played.
    pub recent: Vec<Recent>,
    /// The number of the appeal that is open at the present position.
    pub appeal: Option<i64>,
}

impl Trail {
    /// The trail of a table that has not been set up.
    pub(crate) fn new() -> Trail {
        Trail { seq: -1, shown: None, recent: Vec::new(), appeal: None }
    }

    /// Takes up an entry that has just been played, and the position that it led to, with the appeal that is open there.
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
        self.recent.push(Recent { seq, seat: logged.seat(), tale, appeal, number: self.appeal });
    }

    /// The present position as a position.
    pub(crate) fn position(&self, table: Arc<dyn AnyTable>) -> Position {
        Position { table, seq: self.seq, appeal: self.appeal }
    }

    /// Lets go of entries that are no longer recent.
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
    /// Whether the position after this entry may be seen by all. What the game itself answers to a published entry is published with it.
    fn publishes(&self, previous: i64, shown: Option<&Position>) -> bool {
        let follows = shown.is_some_and(|position| previous == position.seq);
        self.barrier || self.turned || (follows && matches!(self.entry.kind, EntryKind::Auto(..)))
    }
}
