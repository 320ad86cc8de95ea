//! From rows back to a session: which entries still hold, and what is open.

use rules::{Seat, SeatSet};
use tabletop::{Entry, EntryKind, ReplayError, Replayer};

use super::replay::{Rebuilt, rebuild};
use super::trail::Trail;
use crate::table::{
    Absence, Aside, Fairness, Kind, Logged, Matter, Position, Question, Return, Row, Search, Session,
    SetBack, Status, Still, freed, has_vanished, is_discounted, is_reunion, parse_numbers, sat,
};

/// Saved positions to start a load from.
pub struct Snapshot {
    /// The position as it was.
    pub now: Position,
    /// The position that was published then.
    pub shown: Position,
}

impl Snapshot {
    /// The log as far as the snapshot goes; none if its last entry has been taken back.
    fn begin(self, log: &[Logged]) -> Option<Rebuilt> {
        let behind = log.iter().position(|logged| logged.seq == self.now.seq)? + 1;
        let trail = Trail {
            log: log[..behind].to_vec(),
            shown: Some(self.shown),
            recent: Vec::new(),
            appeal: self.now.appeal,
        };
        Some(Rebuilt { replayer: Replayer::resume(self.now.table.boxed(), behind), trail })
    }
}

/// Puts a stored session together: the rows become the effective log and the open question, and, once the game has begun, the log
/// becomes the position.
///
/// # Errors
/// [`ReplayError`] if the log does not replay; the session is then complete but for its position.
pub fn assemble(session: &mut Session, rows: &[Row], snapshot: Option<Snapshot>) -> Result<(), ReplayError> {
    session.log = effective(rows);
    session.asides = Aside::all(rows);
    session.question = open_question(session, rows);
    session.absences = Absence::open(rows);
    session.returned = Return::of(rows);
    session.still = Still::of(rows);
    session.sat = sat(rows);
    session.freed = freed(rows);
    session.discounted = is_discounted(rows);
    session.reunion = is_reunion(rows);
    session.search = Search::of(rows);
    session.fairness = Fairness::of(rows);
    session.vanished = has_vanished(rows);
    session.next = rows.last().map_or(0, |row| row.seq + 1);
    if session.log.is_empty() {
        return Ok(());
    }
    let rebuilt = match snapshot.and_then(|snapshot| snapshot.begin(&session.log)) {
        Some(mut rebuilt) => {
            rebuilt.play(&session.log[rebuilt.trail.log.len()..], &mut |_, _| {})?;
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

/// The entries that have not been taken back.
fn effective(rows: &[Row]) -> Vec<Logged> {
    let mut log: Vec<Logged> = Vec::new();
    for row in rows {
        let seat = row.seat.unwrap_or(Seat(0));
        let kind = match row.kind {
            Kind::Setup => EntryKind::Setup,
            Kind::Act => EntryKind::Act(seat, row.body.clone()),
            Kind::Auto => EntryKind::Auto(seat, row.body.clone()),
            Kind::Resign => EntryKind::Resign(seat),
            Kind::Undo => {
                let cut = parse_numbers(&row.body);
                log.retain(|logged| !cut.contains(&logged.seq));
                continue;
            }
            _ => continue,
        };
        let entry = Entry { kind, drawn: row.drawn.clone() };
        let Row { seq, number, author, barrier, turned, at, .. } = *row;
        log.push(Logged { seq, number, author, entry, barrier, turned, at });
    }
    log
}

/// The question that is still open. Whose agreement it takes follows from the table.
fn open_question(session: &Session, rows: &[Row]) -> Option<Question> {
    let mut open: Option<Question> = None;
    for row in rows {
        match row.kind {
            Kind::Ask => {
                let matter = match row.body.split_once(' ') {
                    Some(("undo", cut)) => Matter::Undo(parse_numbers(cut)),
                    _ if row.body == Matter::Pause.to_string() => Matter::Pause,
                    _ => Matter::End,
                };
                let asked_by = row.seat.unwrap_or(Seat(0));
                let (number, agreed, needed) =
                    (row.known_as(), SeatSet::one(asked_by), session.consenting(&matter));
                open = Some(Question { number, matter, asked_by, needed, agreed, since: row.at });
            }
            Kind::Agree => {
                if let (Some(question), Some(seat)) = (&mut open, row.seat) {
                    question.agreed = question.agreed.with(seat);
                }
            }
            Kind::Decline
            | Kind::Lapse
            | Kind::Act
            | Kind::Auto
            | Kind::Undo
            | Kind::Resign
            | Kind::HandOver
            | Kind::ComeBack
            | Kind::Take
            | Kind::Free
            | Kind::Pause
            | Kind::Adopt
            | Kind::End => open = None,
            // Whether it ends can be asked of a table at which nothing can be played.
            Kind::Freeze => open = open.filter(|question| question.matter == Matter::End),
            _ => {}
        }
        if let Some(question) = &mut open {
            let anew = row.begins_anew().then_some(row.at);
            let right = || SetBack::of(row).map(|set_back| set_back.right(question.since));
            question.since = anew.or_else(right).unwrap_or(question.since);
        }
    }
    open
}
