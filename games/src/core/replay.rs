//! A game played again from its record.

use super::title::OpenError;
use super::{
    AnyTable, ChanceError, Entry, EntryKind, Header, Log, Options, PlayError, Played, Recorded, Title,
};

/// The reason for which a log does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// There is no such game here.
    #[error("no game is called \"{0}\"")]
    Unknown(String),
    /// It was played under rules that are newer than these.
    #[error("the log was written under rules {0}, which are newer than these")]
    Newer(u32),
    /// The set-up does not work.
    #[error("set-up: {0}")]
    Setup(#[from] OpenError),
    /// An entry does not work.
    #[error("entry {entry} ({text}): {cause}")]
    Entry {
        /// Counted from 0, the set-up.
        entry: usize,
        /// The entry's line.
        text: String,
        /// The fault.
        cause: PlayError,
    },
    /// An entry records more chance than the rules draw.
    #[error("entry {0} records outcomes that nothing asks for")]
    Surplus(usize),
}

/// Plays entries from their recorded chance, every action validated.
///
/// It sets a table up or goes on from a saved one; [`play`](Replayer::play) does one entry, [`run`](Replayer::run) many.
pub struct Replayer {
    table: Box<dyn AnyTable>,
    /// The number of the entry to come; the set-up is 0.
    number: usize,
    answers: bool,
}

/// Gets a table after every entry, with what was played (nothing for the set-up).
pub type Visitor<'a> = dyn FnMut(&dyn AnyTable, &Entry, Option<Played>) + 'a;

impl Replayer {
    /// Sets a table up as the first entry of a log records it.
    ///
    /// # Errors
    /// [`ReplayError::Setup`] if that does not work, [`ReplayError::Surplus`] if it records more than the rules draw or is no set-up.
    pub fn open(title: &dyn Title, options: &Options, seats: u8, setup: &Entry) -> Result<Self, ReplayError> {
        let mut recorded = Recorded::new(setup.drawn.iter().cloned());
        let table = title.open(options, seats, &mut recorded)?;
        if recorded.left() > 0 || setup.kind != EntryKind::Setup {
            return Err(ReplayError::Surplus(0));
        }
        Ok(Replayer::resume(table, 1))
    }

    /// Goes on from a table at which the entry with that number comes next.
    pub fn resume(table: Box<dyn AnyTable>, number: usize) -> Self {
        Replayer { table, number, answers: false }
    }

    /// Lets [`run`](Replayer::run) give the automatic answers that a log leaves out.
    #[must_use]
    pub fn answering(self) -> Self {
        Replayer { answers: true, ..self }
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
    /// [`ReplayError`] names the entry; the table is worthless if it is [`ReplayError::Surplus`], untouched otherwise.
    pub fn play(&mut self, entry: &Entry) -> Result<Played, ReplayError> {
        let number = self.number;
        let mut recorded = Recorded::new(entry.drawn.iter().cloned());
        let played = match &entry.kind {
            EntryKind::Act(seat, action) | EntryKind::Auto(seat, action) => {
                self.table.play(*seat, action, &mut recorded)
            }
            EntryKind::Resign(seat) => self.table.resign(*seat),
            EntryKind::Setup => Err(PlayError::Chance(ChanceError::Empty("setup"))),
        };
        let failed = |cause| ReplayError::Entry { entry: number, text: entry.to_string(), cause };
        let played = played.map_err(failed)?;
        if recorded.left() > 0 {
            return Err(ReplayError::Surplus(number));
        }
        self.number += 1;
        Ok(played)
    }

    /// Plays entries, and shows the table after each.
    ///
    /// # Errors
    /// [`ReplayError`] names the first entry that does not work.
    pub fn run(&mut self, entries: &[Entry], seen: &mut Visitor<'_>) -> Result<(), ReplayError> {
        self.answer(entries.first(), seen)?;
        for (at, entry) in (1..).zip(entries) {
            let played = self.play(entry)?;
            seen(self.table.as_ref(), entry, Some(played));
            self.answer(entries.get(at), seen)?;
        }
        Ok(())
    }

    /// Gives the automatic answers that the log leaves out before its next entry.
    fn answer(&mut self, next: Option<&Entry>, seen: &mut Visitor<'_>) -> Result<(), ReplayError> {
        if !self.answers || next.is_some_and(|next| matches!(next.kind, EntryKind::Auto(..))) {
            return Ok(());
        }
        while let Some((seat, action)) = self.table.reflex() {
            let entry = Entry { kind: EntryKind::Auto(seat, action.clone()), drawn: Vec::new() };
            let behind = self.number - 1;
            let failed = |cause| ReplayError::Entry { entry: behind, text: entry.to_string(), cause };
            let played = self.table.play(seat, &action, &mut Recorded::default()).map_err(failed)?;
            seen(self.table.as_ref(), &entry, Some(played));
        }
        Ok(())
    }
}

/// Plays a log from its recorded chance, every action validated. `seen` gets the table after every entry, automatic answers that
/// the log leaves out included, with what was played (nothing for the set-up).
///
/// # Errors
/// [`ReplayError`] names the entry that does not work.
pub fn replay(
    log: &Log,
    mut seen: impl FnMut(&dyn AnyTable, &Entry, Option<Played>),
) -> Result<Box<dyn AnyTable>, ReplayError> {
    let game = &log.header.game;
    let title = crate::title(game).ok_or_else(|| ReplayError::Unknown(game.clone()))?;
    replay_as(title, log, &mut seen)
}

/// Plays a log of that game, whatever its header calls it.
pub(super) fn replay_as(
    title: &dyn Title,
    log: &Log,
    seen: &mut Visitor<'_>,
) -> Result<Box<dyn AnyTable>, ReplayError> {
    let Header { rules, seats, options, .. } = &log.header;
    if *rules > title.rules() {
        return Err(ReplayError::Newer(*rules));
    }
    let Some((setup, entries)) = log.entries.split_first() else { return Err(ReplayError::Surplus(0)) };
    let mut replayer = Replayer::open(title, options, *seats, setup)?.answering();
    seen(replayer.table(), setup, None);
    replayer.run(entries, seen)?;
    Ok(replayer.into_table())
}
