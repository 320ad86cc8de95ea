//! What has happened, told to one viewer, and as a text log.

use std::sync::Arc;

use games::{Header, Log, ReplayError, Seat, Tale, Viewer, Words};

use super::fold::rebuild;
use super::{Denied, Logged, Session, Status, Tales};

/// One line of the log as somebody is told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The seq of its row.
    pub seq: i64,
    /// Whose action it was.
    pub seat: Option<Seat>,
    /// What there is to tell; may be empty.
    pub lines: Vec<String>,
}

impl Session {
    /// Everything that has happened, as far as the viewer may know it: others' unfinished turns are left out.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn told(&self, viewer: Viewer, words: &dyn Words) -> Result<Vec<Told>, ReplayError> {
        let last = self.stage(viewer).map_or(-1, |stage| stage.seq);
        let mut told = Vec::new();
        self.replay(|line, tale| {
            if line.seq <= last {
                let lines = tale.map_or_else(Vec::new, |tale| tale.tell(viewer, words));
                told.push(Told { seq: line.seq, seat: line.seat(), lines });
            }
        })?;
        Ok(told)
    }

    /// The lines of [`told`](Session::told) behind that seq.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn narration(
        &self,
        viewer: Viewer,
        words: &dyn Words,
        since: i64,
    ) -> Result<Vec<String>, ReplayError> {
        if self.shown.as_ref().is_none_or(|stage| stage.seq <= since) && viewer == Viewer::Public {
            return Ok(Vec::new());
        }
        let told = self.told(viewer, words)?;
        Ok(told.into_iter().filter(|told| told.seq > since).flat_map(|told| told.lines).collect())
    }

    /// What there is to tell of the rows from `first` to `last`.
    pub(crate) fn tales(&self, first: i64, last: i64) -> Result<Tales, ReplayError> {
        let mut tales = Tales::new();
        self.replay(|line, tale| {
            if (first..=last).contains(&line.seq)
                && let Some(tale) = tale
            {
                tales.push((line.seq, tale));
            }
        })?;
        Ok(tales)
    }

    fn replay(&self, mut seen: impl FnMut(&Logged, Option<Arc<dyn Tale>>)) -> Result<(), ReplayError> {
        if self.log.is_empty() {
            return Ok(());
        }
        let seats = self.seats.len() as u8;
        rebuild(self.title, &self.options, seats, &self.log, &mut |line, _, tale| seen(line, tale))?;
        Ok(())
    }

    /// The effective log as text, hidden things included: for the operator, and for everybody once the game is over.
    pub fn full_log(&self) -> Log {
        let header = Header {
            game: self.title.id().to_owned(),
            rules: self.rules,
            seats: self.seats.len() as u8,
            options: self.options.clone(),
        };
        Log { header, entries: self.log.iter().map(|line| line.entry.clone()).collect() }
    }

    /// The full log for everybody, once the game is over.
    ///
    /// # Errors
    /// [`Denied::NotStarted`] in the lobby, [`Denied::LogClosed`] while the game goes on.
    pub fn log_text(&self) -> Result<String, Denied> {
        match self.status {
            Status::Lobby => Err(Denied::NotStarted),
            Status::Live | Status::Frozen => Err(Denied::LogClosed),
            Status::Over | Status::Ended if self.log.is_empty() => Err(Denied::NotStarted),
            Status::Over | Status::Ended => {
                let secret = self.revealed_secret().unwrap_or_default();
                Ok(format!(
                    "# table {}\n# commitment {}\n# secret {secret}\n{}",
                    self.id,
                    self.commitment(),
                    self.full_log()
                ))
            }
        }
    }
}

impl Logged {
    /// Whose action it was.
    pub fn seat(&self) -> Option<Seat> {
        use games::EntryKind::{Act, Auto, Resign, Setup};
        match self.entry.kind {
            Act(seat, _) | Auto(seat, _) | Resign(seat) => Some(seat),
            Setup => None,
        }
    }
}
