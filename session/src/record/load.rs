//! From rows back to a session: it takes them in, and replays the log.

use tabletop::{ReplayError, Replayer};

use super::replay::{Reconstruction, rebuild};
use super::trail::Trail;
use crate::table::{Facts, LogEntry, Position, Row, Session, Status};

/// Saved positions to start a load from.
pub struct Snapshot {
    /// The position as it was.
    pub now: Position,
    /// The position that was published then.
    pub shown: Position,
}

impl Snapshot {
    /// The log as far as the snapshot goes; none if its last entry has been taken back.
    fn begin(self, log: &[LogEntry]) -> Option<Reconstruction> {
        let behind = log.iter().position(|logged| logged.seq == self.now.seq)? + 1;
        let Position { table, seq, appeal } = self.now;
        let trail = Trail { seq, shown: Some(self.shown), recent: Vec::new(), appeal };
        let replayer = Replayer::resume(table.boxed(), behind);
        Some(Reconstruction { replayer, log: log[..behind].to_vec(), trail })
    }
}

/// Puts a stored session together: it takes in its rows one by one, and, if the game has begun, replays the log to the position.
///
/// # Errors
/// [`ReplayError`] if the log does not replay; the session is then complete but for its position.
pub fn assemble(session: &mut Session, rows: &[Row], snapshot: Option<Snapshot>) -> Result<(), ReplayError> {
    session.facts = Facts::default();
    rows.iter().for_each(|row| session.take(row));
    session.ask_owners();
    if session.log.is_empty() {
        return Ok(());
    }
    let rebuilt = match snapshot.and_then(|snapshot| snapshot.begin(&session.log)) {
        Some(mut rebuilt) => {
            rebuilt.play(&session.log[rebuilt.log.len()..], &mut |_, _| {})?;
            rebuilt
        }
        None => rebuild(session, &session.log, &mut |_, _| {})?,
    };
    rebuilt.settle(session);
    if session.status == Status::Ended && !session.vanished {
        session.publish();
    }
    Ok(())
}
