//! From rows back to a session: which lines still hold, what position they lead to, and what becomes of a table whose log does not
//! replay.

use std::str::FromStr as _;
use std::sync::Arc;

use games::{
    AnyTable, Barrier, ChanceError, Entry, EntryKind, Options, PlayError, Played, Recorded, ReplayError,
    Seat, SeatSet, Tale, Title,
};

use super::course::Course;
use super::{
    Change, Denied, Kind, Logged, Matter, Moment, Note, Person, Question, Row, Session, Stage, Status,
};

/// What a log leads to.
pub struct Rebuilt {
    /// The position as it is.
    pub now: Stage,
    /// The position as published.
    pub shown: Stage,
    /// The log, its marks as the present rules set them.
    pub log: Vec<Logged>,
}

/// Gets a line, the position behind it, and what there is to tell.
pub type Seen<'a> = dyn FnMut(&Logged, &dyn AnyTable, Option<Arc<dyn Tale>>) + 'a;

/// Plays lines from their recorded chance, every action validated. `seen` gets every line with the position behind it and what
/// there is to tell.
///
/// # Errors
/// [`ReplayError`] names the first line that does not work, counted from 0.
pub fn rebuild(
    title: &dyn Title,
    options: &Options,
    seats: u8,
    lines: &[Logged],
    seen: &mut Seen<'_>,
) -> Result<Rebuilt, ReplayError> {
    let Some((setup, rest)) = lines.split_first() else { return Err(ReplayError::Surplus(0)) };
    let mut recorded = Recorded::new(setup.entry.drawn.iter().cloned());
    let table = title.open(options, seats, &mut recorded)?;
    if recorded.left() > 0 || setup.entry.kind != EntryKind::Setup {
        return Err(ReplayError::Surplus(0));
    }
    seen(setup, table.as_ref(), None);
    let start = Stage { table: Arc::from(table.boxed()), seq: setup.seq };
    let mut rebuilt = Rebuilt { now: start.clone(), shown: start, log: vec![setup.clone()] };
    rebuilt.play(table, rest, seen)?;
    Ok(rebuilt)
}

impl Rebuilt {
    /// Plays further lines.
    fn play(
        &mut self,
        mut table: Box<dyn AnyTable>,
        lines: &[Logged],
        seen: &mut Seen<'_>,
    ) -> Result<(), ReplayError> {
        for line in lines {
            let number = self.log.len();
            let played = replay_line(table.as_mut(), &line.entry).map_err(|cause| match cause {
                Some(cause) => ReplayError::Entry { entry: number, text: line.entry.to_string(), cause },
                None => ReplayError::Surplus(number),
            })?;
            let (barrier, turned) = (played.barrier == Barrier::Shut, played.turned);
            let line = Logged { barrier, turned, ..line.clone() };
            let over = table.turn().outcome().is_some();
            if over || line.publishes(self.log.last(), Some(&self.shown)) {
                self.shown = Stage { table: Arc::from(table.boxed()), seq: line.seq };
            }
            seen(&line, table.as_ref(), Some(Arc::from(played.tale)));
            self.log.push(line);
        }
        let seq = self.log.last().map_or(self.now.seq, |line| line.seq);
        self.now = Stage { table: Arc::from(table), seq };
        Ok(())
    }
}

/// Plays one entry; `None`: it records more chance than the rules draw.
fn replay_line(table: &mut dyn AnyTable, entry: &Entry) -> Result<Played, Option<PlayError>> {
    let mut recorded = Recorded::new(entry.drawn.iter().cloned());
    let played = match &entry.kind {
        EntryKind::Act(seat, action) | EntryKind::Auto(seat, action) => {
            table.play(*seat, action, &mut recorded)
        }
        EntryKind::Resign(seat) => table.resign(*seat),
        EntryKind::Setup => Err(PlayError::Chance(ChanceError::Empty("setup"))),
    };
    let played = played.map_err(Some)?;
    if recorded.left() > 0 { Err(None) } else { Ok(played) }
}

/// Positions that were saved behind a line: what a load can start from.
pub struct Snapshot {
    /// The seq of the last line in it.
    pub seq: i64,
    /// The position then.
    pub table: Box<dyn AnyTable>,
    /// The position that was published then.
    pub shown: Stage,
}

/// Puts a stored session together: the rows become the effective log and the open question, and, once the game has begun, the log
/// becomes the position.
///
/// # Errors
/// [`ReplayError`] if the log does not replay; the session is then complete but for its position.
pub fn assemble(session: &mut Session, rows: &[Row], snapshot: Option<Snapshot>) -> Result<(), ReplayError> {
    session.log = effective(rows);
    session.question = open_question(rows, session.present());
    session.next = rows.last().map_or(0, |row| row.seq + 1);
    if session.log.is_empty() {
        return Ok(());
    }
    let begun = snapshot.and_then(|snapshot| {
        let behind = session.log.iter().position(|line| line.seq == snapshot.seq)? + 1;
        let log = session.log[..behind].to_vec();
        let now = Stage { table: Arc::from(snapshot.table.boxed()), seq: snapshot.seq };
        Some((Rebuilt { now, shown: snapshot.shown, log }, snapshot.table))
    });
    let rebuilt = match begun {
        Some((mut rebuilt, table)) => {
            let rest = session.log[rebuilt.log.len()..].to_vec();
            rebuilt.play(table, &rest, &mut |_, _, _| {})?;
            rebuilt
        }
        None => {
            let seats = session.seats.len() as u8;
            rebuild(session.title, &session.options, seats, &session.log, &mut |_, _, _| {})?
        }
    };
    session.log = rebuilt.log;
    session.now = Some(rebuilt.now);
    session.shown = Some(rebuilt.shown);
    Ok(())
}

/// The lines that have not been taken back.
fn effective(rows: &[Row]) -> Vec<Logged> {
    let mut lines: Vec<Logged> = Vec::new();
    for row in rows {
        let seat = row.seat.unwrap_or(Seat(0));
        let kind = match row.kind {
            Kind::Setup => EntryKind::Setup,
            Kind::Act => EntryKind::Act(seat, row.body.clone()),
            Kind::Auto => EntryKind::Auto(seat, row.body.clone()),
            Kind::Resign => EntryKind::Resign(seat),
            Kind::Undo => {
                let cut = parse_numbers(&row.body);
                lines.retain(|line| !cut.contains(&line.seq));
                continue;
            }
            _ => continue,
        };
        let entry = Entry { kind, drawn: row.drawn.clone() };
        lines.push(Logged { seq: row.seq, entry, barrier: row.barrier, turned: row.turned });
    }
    lines
}

/// What is still being asked.
fn open_question(rows: &[Row], present: SeatSet) -> Option<Question> {
    let mut open: Option<Question> = None;
    for row in rows {
        match row.kind {
            Kind::Ask => {
                let matter = match row.body.split_once(' ') {
                    Some(("undo", cut)) => Matter::Undo(parse_numbers(cut)),
                    _ => Matter::End,
                };
                let asked_by = row.seat.unwrap_or(Seat(0));
                let (number, agreed) = (row.seq, SeatSet::one(asked_by));
                open = Some(Question { number, matter, asked_by, needed: present, agreed });
            }
            Kind::Agree => {
                if let (Some(question), Some(seat)) = (&mut open, row.seat) {
                    question.agreed = question.agreed.with(seat);
                }
            }
            Kind::Decline | Kind::Act | Kind::Auto | Kind::Undo | Kind::Resign | Kind::End => {
                open = None;
            }
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

/// Takes a table over to the present rules, under which its log has just been replayed; what they answer by themselves is played.
///
/// # Errors
/// If the game cannot answer itself.
pub fn adopt(session: &Session, moment: &Moment) -> Result<Change, Denied> {
    let mut onward = session.onward(moment.now);
    onward.rules = session.title.rules();
    onward.status = Status::Live;
    onward.touched = session.touched;
    let mut start = Change::new(onward);
    start.note(Kind::Adopt, None, &Person::bot(), session.title.rules().to_string());
    let mut course = Course::resume(&start.session, 0)?;
    course.answer()?;
    let mut change = course.settle_alone(start.session);
    change.rows.splice(0..0, start.rows);
    change.cut = Some(0);
    if session.status == Status::Frozen {
        change.effects.insert(0, super::Effect::Notice(Note::new("notice-thawed")));
    }
    Ok(change)
}

/// Lays a table by whose log does not replay under the present rules.
pub fn freeze(session: &Session, cause: &str, moment: &Moment) -> Change {
    let mut onward = session.onward(moment.now);
    onward.status = Status::Frozen;
    onward.touched = session.touched;
    let mut change = Change::new(onward);
    change.note(Kind::Freeze, None, &Person::bot(), cause);
    change.effects.push(super::Effect::Notice(Note::new("notice-frozen")));
    change
}
