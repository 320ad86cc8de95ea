//! The log as a text, with the computers that have played.

use rules::Seat;
use tabletop::{End, Header, Log, Occupancy};

use crate::answers::Denied;
use crate::table::{Author, CARETAKER, Session, Sitter, Status};

/// The effective log as text, hidden things included: for the operator, and for everybody once the game is over.
pub fn full_log(session: &Session) -> Log {
    let plain =
        Header::new(session.title.id(), session.rules, session.seats.len() as u8, session.options.clone());
    let (secret, computers) = (session.revealed_secret(), stints(session));
    let start = session.beginning();
    let ended = matches!(session.status, Status::Over | Status::Ended)
        && !session.vanished
        && !session.log.is_empty();
    let end = ended.then(|| End { last: session.log.len() - 1, over: session.status == Status::Over });
    let header = Header { mind: session.mind, secret, start, computers, end, ..plain };
    Log { header, entries: session.log.iter().map(|logged| logged.entry.clone()).collect() }
}

/// The log from which a replay for everybody is drawn, once the game is over.
///
/// # Errors
/// [`Denied::NotStarted`] in the lobby, [`Denied::NotOver`] while the game goes on.
pub fn replay_log(session: &Session) -> Result<Log, Denied> {
    match session.status {
        Status::Lobby => Err(Denied::NotStarted),
        Status::Live | Status::Frozen => Err(Denied::NotOver),
        // It can go on in another channel.
        Status::Over | Status::Ended if session.vanished => Err(Denied::NotOver),
        Status::Over | Status::Ended if !session.has_ended() => Err(Denied::NotStarted),
        Status::Over | Status::Ended => Ok(full_log(session)),
    }
}

/// The full log for everybody, once the game is over.
///
/// # Errors
/// [`Denied::NotStarted`] in the lobby, [`Denied::LogClosed`] while the game goes on.
pub fn log_text(session: &Session) -> Result<String, Denied> {
    match session.status {
        Status::Lobby => Err(Denied::NotStarted),
        Status::Live | Status::Frozen => Err(Denied::LogClosed),
        Status::Over | Status::Ended if session.vanished => Err(Denied::LogClosed),
        Status::Over | Status::Ended if session.log.is_empty() => Err(Denied::NotStarted),
        Status::Over | Status::Ended => {
            let (table, log) = (session.id, full_log(session));
            // A lesson's secret was public, so there is no commitment to print.
            Ok(match session.terms.lesson {
                true => format!("# table {table}\n# lesson\n{log}"),
                false => format!("# table {table}\n# commitment {}\n{log}", session.commitment()),
            })
        }
    }
}

/// The computers that have decided here, each for the whole game or for a caretaker's entries.
pub(crate) fn stints(session: &Session) -> Vec<Occupancy> {
    let mut stints: Vec<Occupancy> = Vec::new();
    for row in &session.seats {
        let seat = row.seat;
        // Before a moderator seated that computer, a person played.
        if let Sitter::Computer { level, .. } = row.sitter
            && session.taken(seat).is_none()
        {
            stints.push(Occupancy { seat, level, entries: None });
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
const fn stint(seat: Seat, entries: (usize, usize)) -> Occupancy {
    Occupancy { seat, level: CARETAKER, entries: Some(entries) }
}
