//! The log as a text, with the computers that have played.

use games::{End, Header, Log, Seat, Stint};

use crate::answers::Denied;
use crate::table::{Author, CARETAKER, Session, Sitter, Status};

impl Session {
    /// The effective log as text, hidden things included: for the operator, and for everybody once the game is over.
    pub fn full_log(&self) -> Log {
        let plain = Header::new(self.title.id(), self.rules, self.seats.len() as u8, self.options.clone());
        let (secret, computers) = (self.revealed_secret(), stints(self));
        let start = self.beginning();
        let ended =
            matches!(self.status, Status::Over | Status::Ended) && !self.vanished && !self.log.is_empty();
        let end = ended.then(|| End { last: self.log.len() - 1, over: self.status == Status::Over });
        let header = Header { mind: self.mind, secret, start, computers, end, ..plain };
        Log { header, entries: self.log.iter().map(|logged| logged.entry.clone()).collect() }
    }

    /// The log from which a replay for everybody is drawn, once the game is over.
    ///
    /// # Errors
    /// [`Denied::NotStarted`] in the lobby, [`Denied::NotOver`] while the game goes on.
    pub fn replay_log(&self) -> Result<Log, Denied> {
        match self.status {
            Status::Lobby => Err(Denied::NotStarted),
            Status::Live | Status::Frozen => Err(Denied::NotOver),
            // It can go on in another channel.
            Status::Over | Status::Ended if self.vanished => Err(Denied::NotOver),
            Status::Over | Status::Ended if !self.has_ended() => Err(Denied::NotStarted),
            Status::Over | Status::Ended => Ok(self.full_log()),
        }
    }

    /// The full log for everybody, once the game is over.
    ///
    /// # Errors
    /// [`Denied::NotStarted`] in the lobby, [`Denied::LogClosed`] while the game goes on.
    pub fn log_text(&self) -> Result<String, Denied> {
        match self.status {
            Status::Lobby => Err(Denied::NotStarted),
            Status::Live | Status::Frozen => Err(Denied::LogClosed),
            Status::Over | Status::Ended if self.vanished => Err(Denied::LogClosed),
            Status::Over | Status::Ended if self.log.is_empty() => Err(Denied::NotStarted),
            Status::Over | Status::Ended => {
                let (table, log) = (self.id, self.full_log());
                // Nobody was committed to a secret that everybody knows.
                Ok(match self.terms.lesson {
                    true => format!("# table {table}\n# lesson\n{log}"),
                    false => format!("# table {table}\n# commitment {}\n{log}", self.commitment()),
                })
            }
        }
    }
}

/// The computers that have decided here, each for all the game or for the entries of a caretaker.
pub(crate) fn stints(session: &Session) -> Vec<Stint> {
    let mut stints: Vec<Stint> = Vec::new();
    for row in &session.seats {
        let seat = row.seat;
        // Where a moderator has put a computer, a person played before.
        if let Sitter::Computer { level, .. } = row.sitter
            && session.taken(seat).is_none()
        {
            stints.push(Stint { seat, level, entries: None });
            continue;
        }
        let mut kept: Option<(usize, usize)> = None;
        for (number, logged) in session.log.iter().enumerate().filter(|(_, logged)| logged.is_act_of(seat)) {
            let entries = (kept.map_or(number, |(first, _)| first), number);
            match logged.author {
                Author::Computer => kept = Some(entries),
                _ => stints.extend(kept.take().map(|entries| stint(seat, entries))),
            }
        }
        stints.extend(kept.map(|entries| stint(seat, entries)));
    }
    stints
}

/// A caretaker's time on a seat.
const fn stint(seat: Seat, entries: (usize, usize)) -> Stint {
    Stint { seat, level: CARETAKER, entries: Some(entries) }
}
