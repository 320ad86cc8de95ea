//! Playing on from a position: actions and the game's own answers become rows, entries and a new position.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::anyhow;
use rules::{Barrier, Recording, Seat, SeatSet, Seeded, Turn, Viewer, Words};
use tabletop::{AnyTable, Entry, EntryKind, OpenError, PlayError, Played, Tale};
use words::{Lang, Speech};

use crate::answers::{Change, Denied};
use crate::clock::banks;
use crate::record::{Trail, asked};
use crate::table::{Deed, LogEntry, Person, Position, Row, Session, Status};

/// The most answers of the game itself to one action.
const MOST_REFLEXES: usize = 10_000;

/// Play in progress: none of it counts before it is finished.
pub(crate) struct Playing {
    change: Change,
    who: Person,
    table: Box<dyn AnyTable>,
    trail: Trail,
    chance: Seeded,
    /// The languages in which the actor may write, their own first.
    readers: Vec<Speech>,
}

impl Playing {
    /// Goes on from the present position.
    pub(crate) fn resume(change: Change, who: &Person) -> Result<Playing, Denied> {
        let session = &change.session;
        let Position { table, seq, appeal } = session.now.as_ref().ok_or(Denied::Frozen)?;
        let (shown, recent) = (session.shown.clone(), session.recent.clone());
        let trail = Trail { seq: *seq, shown, recent, appeal: *appeal };
        let chance = Seeded::new(session.seed(), drawn(&session.log));
        let (table, readers) = (table.boxed(), session.readers(Lang::of_locale(&who.locale)));
        Ok(Playing { change, who: who.clone(), table, trail, chance, readers })
    }

    /// Sets a new table up.
    pub(crate) fn set_up(change: Change, who: &Person) -> Result<Playing, Denied> {
        let session = &change.session;
        let mut chance = Seeded::new(session.seed(), BTreeMap::new());
        let mut recording = Recording::new(&mut chance);
        let seats = session.seats.len() as u8;
        let table =
            session.title.open(&session.options, seats, &mut recording).map_err(|error| match error {
                OpenError::Refused(refusal) => Denied::Rule(refusal),
                OpenError::Chance(cause) => Denied::Broken(anyhow!(cause).context("setting the table up")),
            })?;
        let entry = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
        let (who, trail, readers) = (who.clone(), Trail::new(), Vec::new());
        let mut playing = Playing { change, who, table, trail, chance, readers };
        playing.write(entry, true, true, None);
        playing.answer()?;
        Ok(playing)
    }

    /// Does one action of a seat, given in notation or in words, and the game's answers to it. Returns whether chance was drawn or
    /// something hidden shown.
    pub(crate) fn act(&mut self, seat: Seat, written: &str) -> Result<bool, Denied> {
        let played = match self.table.play(seat, written, &mut self.chance) {
            Err(PlayError::Unreadable(_)) => {
                let readers: Vec<&dyn Words> =
                    self.readers.iter().map(|speech| speech as &dyn Words).collect();
                let sight = self.table.sight(Viewer::Seat(seat));
                let notation = sight.read(written, &readers).map_err(Denied::Rule)?;
                self.table.play(seat, &notation, &mut self.chance)
            }
            played => played,
        };
        let played = played.map_err(denied)?;
        let from = self.change.session.log.len();
        let kind = EntryKind::Act(seat, played.action.clone());
        self.take(kind, played);
        self.answer()?;
        Ok(self.change.session.log[from..].iter().any(|logged| logged.barrier))
    }

    /// Resigns a seat, with the game's answers.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), Denied> {
        let played = self.table.resign(seat).map_err(denied)?;
        self.take(EntryKind::Resign(seat), played);
        self.change.session.row(seat).left = Some(self.change.at);
        self.answer()
    }

    /// Plays what the game does by itself.
    pub(crate) fn answer(&mut self) -> Result<(), Denied> {
        for _ in 0..MOST_REFLEXES {
            let Some((seat, notation)) = self.table.reflex() else { return Ok(()) };
            let played = self.table.play(seat, &notation, &mut self.chance).map_err(|error| {
                Denied::Broken(anyhow!("{error}").context(format!("the game's own answer {notation}")))
            })?;
            let kind = EntryKind::Auto(seat, played.action.clone());
            self.take(kind, played);
        }
        Err(Denied::Broken(anyhow!("the game answers itself without end")))
    }

    fn take(&mut self, kind: EntryKind, played: Played) {
        let tale: Arc<dyn Tale> = Arc::from(played.tale);
        self.change.tales.push((self.change.session.next, tale.clone()));
        let entry = Entry { kind, drawn: played.drawn };
        self.write(entry, played.barrier == Barrier::Shut, played.turned, Some(tale));
    }

    fn write(&mut self, entry: Entry, barrier: bool, turned: bool, tale: Option<Arc<dyn Tale>>) {
        let appeal = asked(self.table.as_ref());
        let next_number = &mut self.change.session.next_number;
        let number = appeal.as_ref().map(|_| self.trail.appeal.unwrap_or(*next_number));
        *next_number += i64::from(number == Some(*next_number));
        let row = self.change.row(Deed::entry(&entry.kind), entry.kind.seat(), &self.who);
        self.change.append(Row { number, drawn: entry.drawn, barrier, turned, ..row });
        if let Some(logged) = self.change.session.log.last() {
            self.trail.take(logged, self.table.as_ref(), appeal, tale);
        }
    }

    /// Starts a game that was set up. Its host has just begun it, and is looking.
    pub(crate) fn begin(mut self, lobby: &Session) -> Change {
        let session = &mut self.change.session;
        (session.status, session.rules) = (Status::Live, session.title.rules());
        banks::fill_banks(session);
        let host = session.seat_of(session.host);
        self.settle(lobby, SeatSet::EMPTY, host)
    }

    /// Finishes play that the actor meant.
    pub(crate) fn finish(self, before: &Session, actor: Seat) -> Change {
        self.settle(before, SeatSet::one(actor), Some(actor))
    }

    /// Finishes play that somebody decided ahead: if they still must act, they are not looking.
    pub(crate) fn finish_for(mut self, before: &Session, seat: Seat) -> Change {
        // The order that was due is done.
        self.change.session.row(seat).orders.due = None;
        let must = self.table.turn().must().contains(seat);
        self.settle(before, SeatSet::one(seat), (!must).then_some(seat))
    }

    /// Finishes play that nobody asked for: the adoption of new rules.
    pub(crate) fn settle_alone(self, before: &Session) -> Change {
        self.settle(before, SeatSet::EMPTY, None)
    }

    fn settle(self, before: &Session, acted: SeatSet, doer: Option<Seat>) -> Change {
        let over = matches!(self.table.turn(), Turn::Over(_));
        let Playing { mut change, who, table, trail, .. } = self;
        change.session.stand(Arc::from(table), trail);
        change.compare(before, acted, doer);
        if over {
            change.finale(before);
        }
        change.lapse_question(who.user);
        change
    }
}

/// Counts the outcomes of each name in the log.
fn drawn(log: &[LogEntry]) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for (name, _) in log.iter().flat_map(|logged| &logged.entry.drawn) {
        *counts.entry(name.clone()).or_default() += 1;
    }
    counts
}

fn denied(error: PlayError) -> Denied {
    match error {
        PlayError::Unreadable(refusal) | PlayError::Refused(refusal) => Denied::Rule(refusal),
        PlayError::Chance(cause) => Denied::Broken(anyhow!(cause).context("drawing chance")),
    }
}
