//! A replayed log: the position that it leads to, and its trail.

use std::sync::Arc;

use rules::Barrier;
use tabletop::{AnyTable, ReplayError, Replayer};

use super::trail::{Trail, asked};
use crate::table::{LogEntry, Session};

/// A log that has been replayed.
pub(crate) struct Reconstruction {
    /// The position that it leads to.
    pub(super) replayer: Replayer,
    /// The log, its marks set by the present rules.
    pub(super) log: Vec<LogEntry>,
    /// Its trail.
    pub trail: Trail,
}

/// Gets an entry and the position after it.
pub(crate) type Seen<'a> = dyn FnMut(&LogEntry, &dyn AnyTable) + 'a;

/// Replays entries at the session's table from their recorded chance, and validates every action. `seen` gets every entry with the position
/// after it.
///
/// # Errors
/// [`ReplayError`] names the first entry that does not work, counted from 0.
pub(crate) fn rebuild(
    session: &Session,
    entries: &[LogEntry],
    seen: &mut Seen<'_>,
) -> Result<Reconstruction, ReplayError> {
    let Some((setup, rest)) = entries.split_first() else { return Err(ReplayError::empty()) };
    let seats = session.seats.len() as u8;
    let replayer = Replayer::open(session.title, &session.options, seats, &setup.entry)?;
    let mut trail = Trail::new();
    let table = replayer.table();
    let begun = LogEntry { barrier: true, turned: true, ..setup.clone() };
    trail.take(&begun, table, asked(table), None);
    seen(setup, replayer.table());
    let mut rebuilt = Reconstruction { replayer, log: vec![begun], trail };
    rebuilt.play(rest, seen)?;
    Ok(rebuilt)
}

impl Reconstruction {
    /// Plays further entries.
    pub(crate) fn play(&mut self, entries: &[LogEntry], seen: &mut Seen<'_>) -> Result<(), ReplayError> {
        for logged in entries {
            #[cfg(any(test, feature = "testing"))]
            counted::add();
            let played = self.replayer.play(&logged.entry)?;
            let (barrier, turned) = (played.barrier == Barrier::Shut, played.turned);
            let logged = LogEntry { barrier, turned, ..logged.clone() };
            seen(&logged, self.replayer.table());
            let table = self.replayer.table();
            self.trail.take(&logged, table, asked(table), Some(Arc::from(played.tale)));
            self.log.push(logged);
        }
        Ok(())
    }

    /// Puts the session where the log leads.
    pub(crate) fn settle(self, session: &mut Session) {
        session.facts.log = self.log;
        session.stand(Arc::from(self.replayer.into_table()), self.trail);
    }
}

impl Session {
    /// Takes over the position to which its log leads, and the trail.
    pub(crate) fn stand(&mut self, table: Arc<dyn AnyTable>, mut trail: Trail) {
        trail.forget();
        self.now = Some(trail.position(table));
        self.shown = trail.shown;
        self.recent = trail.recent;
    }
}

/// Counts the entries that are replayed, so that a test can say how many a board takes.
#[cfg(any(test, feature = "testing"))]
pub mod counted {
    use std::cell::Cell;

    thread_local!(static REPLAYED: Cell<usize> = const { Cell::new(0) });

    pub(crate) fn add() {
        REPLAYED.set(REPLAYED.get() + 1);
    }

    /// Returns the number of entries that this thread has replayed since the last call.
    pub fn take() -> usize {
        REPLAYED.replace(0)
    }
}
