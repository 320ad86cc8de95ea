//! From rows back to a session: which entries still hold, what position they lead to, and what becomes of a table whose log does
//! not replay.

use std::str::FromStr as _;
use std::sync::Arc;

use games::{AnyTable, Barrier, Entry, EntryKind, ReplayError, Replayer, Seat, SeatSet};

use super::course::Course;
use super::trail::{Trail, asked};
use super::{
    Absence, Aside, Change, Denied, Effect, Kind, Logged, Matter, Moment, Note, Person, Question, Row,
    Session, Stage, Status,
};

/// A log that has been played again.
pub(super) struct Rebuilt {
    /// The position that it leads to.
    replayer: Replayer,
    /// Its trail; the marks of the log are set by the present rules.
    pub trail: Trail,
}

/// Gets an entry and the position behind it.
pub(super) type Seen<'a> = dyn FnMut(&Logged, &dyn AnyTable) + 'a;

/// Plays entries at the session's table from their recorded chance, every action validated. `seen` gets every entry with the
/// position behind it.
///
/// # Errors
/// [`ReplayError`] names the first entry that does not work, counted from 0.
pub(super) fn rebuild(
    session: &Session,
    entries: &[Logged],
    seen: &mut Seen<'_>,
) -> Result<Rebuilt, ReplayError> {
    let Some((setup, rest)) = entries.split_first() else { return Err(ReplayError::empty()) };
    let seats = session.seats.len() as u8;
    let replayer = Replayer::open(session.title, &session.options, seats, &setup.entry)?;
    let mut trail = Trail::new();
    let table = replayer.table();
    trail.take(Logged { barrier: true, turned: true, ..setup.clone() }, table, asked(table), None);
    seen(setup, replayer.table());
    let mut rebuilt = Rebuilt { replayer, trail };
    rebuilt.play(rest, seen)?;
    Ok(rebuilt)
}

impl Rebuilt {
    /// Plays further entries.
    fn play(&mut self, entries: &[Logged], seen: &mut Seen<'_>) -> Result<(), ReplayError> {
        for logged in entries {
            #[cfg(any(test, feature = "testing"))]
            counted::add();
            let played = self.replayer.play(&logged.entry)?;
            let (barrier, turned) = (played.barrier == Barrier::Shut, played.turned);
            let logged = Logged { barrier, turned, ..logged.clone() };
            seen(&logged, self.replayer.table());
            let table = self.replayer.table();
            self.trail.take(logged, table, asked(table), Some(Arc::from(played.tale)));
        }
        Ok(())
    }

    /// Has the session stand where the log leads.
    pub(super) fn settle(self, session: &mut Session) {
        let seq = self.trail.log.last().map_or(-1, |logged| logged.seq);
        session.stand(Arc::from(self.replayer.into_table()), seq, self.trail);
    }
}

impl Session {
    /// Takes over a position and its trail.
    pub(super) fn stand(&mut self, table: Arc<dyn AnyTable>, seq: i64, mut trail: Trail) {
        trail.forget();
        self.now = Some(trail.stage(table, seq));
        self.shown = trail.shown;
        self.log = trail.log;
        self.recent = trail.recent;
    }
}

/// Saved positions to start a load from.
pub struct Snapshot {
    /// The position as it was.
    pub now: Stage,
    /// The position that was published then.
    pub shown: Stage,
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
    session.sat = super::substitute::sat(rows);
    session.vanished = super::place::has_vanished(rows);
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
            | Kind::Pause
            | Kind::Adopt
            | Kind::End => open = None,
            // Whether it ends can be asked of a table at which nothing can be played.
            Kind::Freeze => open = open.filter(|question| question.matter == Matter::End),
            _ => {}
        }
    }
    open
}

/// Numbers as they stand in a row's body.
pub(super) fn numbers(numbers: &[i64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn parse_numbers(text: &str) -> Vec<i64> {
    text.split(' ').filter_map(|number| i64::from_str(number).ok()).collect()
}

/// Takes a table over to the present rules, under which its log has just been replayed, and plays what they answer by themselves.
///
/// # Errors
/// If the game cannot answer itself.
pub fn adopt(session: &Session, moment: &Moment) -> Result<Change, Denied> {
    let mut onward = session.onward(moment.now);
    onward.rules = session.title.rules();
    onward.status = Status::Live;
    let mut start = Change::new(onward);
    start.note(Kind::Adopt, None, &Person::bot(), session.title.rules().to_string());
    let mut course = Course::resume(&start.session, &Person::bot(), moment.now)?;
    course.answer()?;
    let mut change = course.settle_alone(start.session);
    change.rows.splice(0..0, start.rows);
    change.cut = Some(0);
    if session.status == Status::Frozen {
        // It may have been brought elsewhere meanwhile.
        let shown = change.shows_board();
        let again = change.session.showing().into_iter();
        change.effects.extend(again.filter(|effect| !(shown && matches!(effect, Effect::Board { .. }))));
        change.effects.insert(0, Effect::Notice(Note::new("notice-thawed")));
    }
    let mut change = change.settle(session, None, &Person::bot(), moment.now)?;
    // Nobody has touched the table.
    change.session.touched = session.touched;
    Ok(change)
}

/// Freezes a table whose log no longer replays under the current rules.
///
/// # Errors
/// If what everybody had agreed to cannot be done.
pub fn freeze(session: &Session, cause: &str, moment: &Moment) -> Result<Change, Denied> {
    let mut onward = session.onward(moment.now);
    onward.status = Status::Frozen;
    onward.touched = session.touched;
    let mut change = Change::new(onward);
    change.note(Kind::Freeze, None, &Person::bot(), cause);
    change.effects.push(Effect::Notice(Note::new("notice-frozen")));
    if session.question.as_ref().is_some_and(|question| question.matter != Matter::End) {
        change.lapse(0);
    }
    change.settle(session, None, &Person::bot(), moment.now)
}

/// Counts the entries that are replayed, so that a test can say how many a board takes.
#[cfg(any(test, feature = "testing"))]
pub mod counted {
    use std::cell::Cell;

    thread_local!(static REPLAYED: Cell<usize> = const { Cell::new(0) });

    pub(super) fn add() {
        REPLAYED.set(REPLAYED.get() + 1);
    }

    /// Gives the number of entries that this thread has replayed since the last call.
    pub fn take() -> usize {
        REPLAYED.replace(0)
    }
}
