//! A game played again from its record.

use super::place::Location;
use super::{Entry, EntryKind, Header, Log};
use crate::play::{AnyTable, OpenError, PlayError, Played, Title};
use rules::{Arg, Options, Recorded, Refusal, Seat, quoted};

/// The place from which a log does not replay, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct ReplayError {
    /// The line of the header, or the entry.
    pub place: Location,
    /// The fault.
    pub fault: Fault,
}

/// The reason for which a log does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no such game here.
    #[error("no game is called \"{}\"", quoted(.0))]
    Unknown(String),
    /// It was played under rules that are newer than these.
    #[error("the log was written under rules {0}, which are newer than these")]
    Newer(u32),
    /// The log has no entry, or one that is a set-up where none can be.
    #[error("a log begins with the set-up, and has no other")]
    Setup,
    /// The table cannot be set up so.
    #[error(transparent)]
    Open(OpenError),
    /// The action cannot be done.
    #[error(transparent)]
    Play(PlayError),
    /// More chance is recorded than the rules draw.
    #[error("it records outcomes that nothing asks for")]
    Surplus,
    /// The rules do not answer so by themselves.
    #[error("the rules give no such answer by themselves{}", instead(.0))]
    Unprompted(Option<Entry>),
    /// The rules answer by themselves before that; the log writes other such answers down, but not this one.
    #[error("before it, \"{}\" is missing, which the rules answer by themselves", quoted(&.0.to_string()))]
    Unanswered(Entry),
}

fn instead(answer: &Option<Entry>) -> String {
    answer.as_ref().map_or_else(String::new, |answer| format!(": it is \"{}\"", quoted(&answer.to_string())))
}

impl ReplayError {
    /// The error of a log without an entry.
    pub const fn empty() -> ReplayError {
        ReplayError { place: Location::Entry(0, String::new()), fault: Fault::Setup }
    }

    /// The error of a log of a game that nobody here knows.
    pub fn unknown(log: &Log) -> ReplayError {
        ReplayError::in_header("game", Fault::Unknown(log.header.game.clone()))
    }

    fn in_header(key: &str, fault: Fault) -> ReplayError {
        ReplayError { place: Location::Header(key.to_owned()), fault }
    }

    fn at(number: usize, entry: &Entry, fault: Fault) -> ReplayError {
        ReplayError { place: Location::Entry(number, entry.to_string()), fault }
    }
}

/// Plays entries from their recorded chance, every action validated.
///
/// It sets a table up or goes on from a saved one; [`play`](Replayer::play) does one entry, [`run`](Replayer::run) many.
pub struct Replayer {
    table: Box<dyn AnyTable>,
    /// The number of the entry to come; the set-up is 0.
    number: usize,
    answers: Answers,
}

/// What becomes of the answers that the game gives by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answers {
    /// They are played like any action, and none is expected.
    Played,
    /// None is written down; they are given.
    Given,
    /// All are written down; each must be the one that the rules give.
    Checked,
}

/// Gets a table after every entry, with what was played (nothing for the set-up).
pub type Visitor<'a> = dyn FnMut(&dyn AnyTable, &Entry, Option<Played>) + 'a;

impl Replayer {
    /// Sets a table up as the first entry of a log records it.
    ///
    /// # Errors
    /// [`ReplayError`] if that does not work, or if it records more than the rules draw or is no set-up.
    pub fn open(title: &dyn Title, options: &Options, seats: u8, setup: &Entry) -> Result<Self, ReplayError> {
        let mut recorded = Recorded::new(setup.drawn.iter().cloned());
        if setup.kind != EntryKind::Setup {
            return Err(ReplayError::at(0, setup, Fault::Setup));
        }
        let table = title.open(options, seats, &mut recorded).map_err(|error| ReplayError {
            place: blamed(&error, options).unwrap_or_else(|| Location::Entry(0, setup.to_string())),
            fault: Fault::Open(error),
        })?;
        if recorded.left() > 0 {
            return Err(ReplayError::at(0, setup, Fault::Surplus));
        }
        Ok(Replayer::resume(table, 1))
    }

    /// Goes on from a table at which the entry with that number comes next.
    pub fn resume(table: Box<dyn AnyTable>, number: usize) -> Self {
        Replayer { table, number, answers: Answers::Played }
    }

    /// Lets [`run`](Replayer::run) give the automatic answers, none of which is written down.
    #[must_use]
    pub fn answering(self) -> Self {
        Replayer { answers: Answers::Given, ..self }
    }

    /// Holds the automatic answers, all of which are written down, against the rules.
    #[must_use]
    pub fn checking(self) -> Self {
        Replayer { answers: Answers::Checked, ..self }
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// The table at the end.
    pub fn into_table(self) -> Box<dyn AnyTable> {
        self.table
    }

    /// Plays the next entry.
    ///
    /// # Errors
    /// [`ReplayError`] names the entry; the table is worthless if it is [`Fault::Surplus`], untouched otherwise.
    pub fn play(&mut self, entry: &Entry) -> Result<Played, ReplayError> {
        let wrong = |fault| ReplayError::at(self.number, entry, fault);
        let mut recorded = Recorded::new(entry.drawn.iter().cloned());
        let answer = self.checked(entry).map_err(wrong)?;
        let played = match &entry.kind {
            EntryKind::Act(seat, action) | EntryKind::Auto(seat, action) => {
                self.table.play(*seat, answer.as_ref().unwrap_or(action), &mut recorded)
            }
            EntryKind::Resign(seat) => self.table.resign(*seat),
            EntryKind::Setup => return Err(wrong(Fault::Setup)),
        };
        let played = played.map_err(|cause| wrong(Fault::Play(cause)))?;
        if recorded.left() > 0 {
            return Err(wrong(Fault::Surplus));
        }
        self.number += 1;
        Ok(played)
    }

    /// Plays entries, and shows the table after each.
    ///
    /// # Errors
    /// [`ReplayError`] names the first entry that does not work.
    pub fn run(&mut self, entries: &[Entry], seen: &mut Visitor<'_>) -> Result<(), ReplayError> {
        self.answer(seen)?;
        for entry in entries {
            let played = self.play(entry)?;
            seen(self.table.as_ref(), entry, Some(played));
            self.answer(seen)?;
        }
        Ok(())
    }

    /// Checks that an entry is automatic exactly where the rules answer by themselves, and gives their answer as they write it. A
    /// resignation may come before their answer.
    fn checked(&self, entry: &Entry) -> Result<Option<String>, Fault> {
        if self.answers != Answers::Checked {
            return Ok(None);
        }
        match (&entry.kind, self.table.reflex()) {
            (EntryKind::Auto(seat, said), Some((who, answer))) if *seat == who && is_alike(said, &answer) => {
                Ok(Some(answer))
            }
            (EntryKind::Auto(..), answer) => Err(Fault::Unprompted(answer.map(automatic))),
            (EntryKind::Act(..), Some(answer)) => Err(Fault::Unanswered(automatic(answer))),
            _ => Ok(None),
        }
    }

    /// Gives the automatic answers that the log leaves out.
    fn answer(&mut self, seen: &mut Visitor<'_>) -> Result<(), ReplayError> {
        while self.answers == Answers::Given
            && let Some((seat, action)) = self.table.reflex()
        {
            let entry = automatic((seat, action.clone()));
            let failed = |cause| ReplayError::at(self.number - 1, &entry, Fault::Play(cause));
            let played = self.table.play(seat, &action, &mut Recorded::default()).map_err(failed)?;
            seen(self.table.as_ref(), &entry, Some(played));
        }
        Ok(())
    }
}

fn automatic((seat, action): (Seat, String)) -> Entry {
    Entry { kind: EntryKind::Auto(seat, action), drawn: Vec::new() }
}

/// Whether two notations are the same but for case and white space.
fn is_alike(one: &str, other: &str) -> bool {
    one.to_lowercase().split_whitespace().eq(other.to_lowercase().split_whitespace())
}

/// The line of the header for which a table cannot be set up.
fn blamed(error: &OpenError, options: &Options) -> Option<Location> {
    let OpenError::Refused(Refusal { key, args }) = error else { return None };
    if *key == "refusal-seats" {
        return Some(Location::Header("seats".to_owned()));
    }
    // A refusal names the option among its variables.
    args.iter().find_map(|(_, arg)| match arg {
        Arg::Typed(text) if options.0.contains_key(text) => Some(Location::Header(format!("option {text}"))),
        _ => None,
    })
}

/// Plays a log of that game, whatever its header calls it, from its recorded chance, every action validated. `seen` gets the table after every entry, automatic answers that
/// the log leaves out included, with what was played (nothing for the set-up).
///
/// # Errors
/// [`ReplayError`] names the entry that does not work.
pub fn replay(
    title: &dyn Title,
    log: &Log,
    seen: impl FnMut(&dyn AnyTable, &Entry, Option<Played>),
) -> Result<Box<dyn AnyTable>, ReplayError> {
    replay_to(title, log, log.entries.len(), seen)
}

/// Plays a log of that game as far as the entry with that number. What stands after it need not replay.
///
/// # Errors
/// [`ReplayError`] names the entry that does not work.
pub fn replay_to(
    title: &dyn Title,
    log: &Log,
    last: usize,
    mut seen: impl FnMut(&dyn AnyTable, &Entry, Option<Played>),
) -> Result<Box<dyn AnyTable>, ReplayError> {
    let Header { rules, seats, options, .. } = &log.header;
    if *rules > title.rules() {
        return Err(ReplayError::in_header("rules", Fault::Newer(*rules)));
    }
    let Some((setup, entries)) = log.entries.split_first() else { return Err(ReplayError::empty()) };
    let replayer = Replayer::open(title, options, *seats, setup)?;
    let mut replayer = if log.writes_answers() { replayer.checking() } else { replayer.answering() };
    seen(replayer.table(), setup, None);
    replayer.run(&entries[..last.min(entries.len())], &mut seen)?;
    Ok(replayer.into_table())
}
