//! Playing on from a position: actions and the game's own answers become rows, entries and a new position.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::anyhow;
use rules::{Barrier, Recording, Seat, SeatSet, Seeded, Turn, Viewer, Words};
use tabletop::{AnyTable, Entry, EntryKind, OpenError, PlayError, Played, Tale};
use words::{Lang, Speech};

use crate::answers::{Change, Denied, Moment, Tales};
use crate::record::{Trail, asked};
use crate::table::{Author, Kind, Logged, Person, Row, Session, Status};

/// The most answers of the game itself that an action can cause.
const MOST_REFLEXES: usize = 10_000;

/// Play under way: nothing of it holds before it is finished.
pub(crate) struct Playing {
    table: Box<dyn AnyTable>,
    trail: Trail,
    chance: Seeded,
    rows: Vec<Row>,
    tales: Tales,
    author: Author,
    user: u64,
    at: i64,
    next: i64,
    next_number: i64,
    /// The languages in which the actor may write, their own first.
    readers: Vec<Speech>,
}

impl Playing {
    /// Goes on from the position as it is.
    pub(crate) fn resume(session: &Session, who: &Person, at: i64) -> Result<Playing, Denied> {
        let now = session.now.as_ref().ok_or(Denied::Frozen)?;
        let trail = Trail {
            log: session.log.clone(),
            shown: session.shown.clone(),
            recent: session.recent.clone(),
            appeal: now.appeal,
        };
        let chance = Seeded::new(session.seed(), drawn(&session.log));
        let playing = Playing::new(now.table.boxed(), trail, chance, session, who, at);
        let own = Lang::of_locale(&who.locale);
        Ok(Playing { readers: session.readers(own), ..playing })
    }

    /// Sets a new table up.
    pub(crate) fn set_up(session: &Session, who: &Person, at: i64) -> Result<Playing, Denied> {
        let mut chance = Seeded::new(session.seed(), BTreeMap::new());
        let mut recording = Recording::new(&mut chance);
        let seats = session.seats.len() as u8;
        let table =
            session.title.open(&session.options, seats, &mut recording).map_err(|error| match error {
                OpenError::Refused(refusal) => Denied::Rule(refusal),
                OpenError::Chance(cause) => Denied::Broken(anyhow!(cause).context("setting the table up")),
            })?;
        let entry = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
        let mut playing = Playing::new(table, Trail::new(), chance, session, who, at);
        playing.write(entry, true, true, None);
        playing.answer()?;
        Ok(playing)
    }

    fn new(
        table: Box<dyn AnyTable>,
        trail: Trail,
        chance: Seeded,
        session: &Session,
        who: &Person,
        at: i64,
    ) -> Playing {
        let (author, user) = (who.author, who.user);
        let (next, next_number) = (session.next, session.next_number);
        let (rows, tales, readers) = (Vec::new(), Vec::new(), Vec::new());
        Playing { table, trail, chance, rows, tales, author, user, at, next, next_number, readers }
    }

    /// Does one action of a seat, given in notation or in words, and what the game answers. Returns whether chance was drawn or
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
        let from = self.trail.log.len();
        let kind = EntryKind::Act(seat, played.action.clone());
        self.take(kind, played);
        self.answer()?;
        Ok(self.trail.log[from..].iter().any(|logged| logged.barrier))
    }

    /// Resigns a seat, and does what the game answers.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), Denied> {
        let played = self.table.resign(seat).map_err(denied)?;
        self.take(EntryKind::Resign(seat), played);
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
        self.tales.push((self.next, tale.clone()));
        let entry = Entry { kind, drawn: played.drawn };
        self.write(entry, played.barrier == Barrier::Shut, played.turned, Some(tale));
    }

    fn write(&mut self, entry: Entry, barrier: bool, turned: bool, tale: Option<Arc<dyn Tale>>) {
        let appeal = asked(self.table.as_ref());
        let number = appeal.as_ref().map(|_| self.trail.appeal.unwrap_or(self.next_number));
        if number == Some(self.next_number) {
            self.next_number += 1;
        }
        let (seq, author, at) = (self.next, self.author, self.at);
        let logged = Logged { seq, number, author, entry, barrier, turned, at };
        self.rows.push(row(&logged, self.user));
        self.trail.take(logged, self.table.as_ref(), appeal, tale);
        self.next += 1;
    }

    /// Starts the game that was set up, at its next revision. Its host has just begun it, and is looking.
    pub(crate) fn begin(self, lobby: Session) -> Change {
        let (rules, host) = (lobby.title.rules(), lobby.seat_of(lobby.host));
        let mut started = Session { status: Status::Live, rules, ..lobby };
        started.fill_banks();
        self.settle(started, SeatSet::EMPTY, host)
    }

    /// Finishes play that the actor intended.
    pub(crate) fn finish(self, session: &Session, actor: Seat, moment: &Moment) -> Change {
        self.settle(session.onward(moment.now), SeatSet::one(actor), Some(actor))
    }

    /// Finishes play that somebody decided ahead, at the next revision: whoever still must act is not looking.
    pub(crate) fn finish_for(self, session: Session, seat: Seat) -> Change {
        let must = self.table.turn().must().contains(seat);
        self.settle(session, SeatSet::one(seat), (!must).then_some(seat))
    }

    /// Finishes play that nobody asked for: the adoption of new rules.
    pub(crate) fn settle_alone(self, session: Session) -> Change {
        self.settle(session, SeatSet::EMPTY, None)
    }

    fn settle(self, mut session: Session, acted: SeatSet, doer: Option<Seat>) -> Change {
        let before = session.clone();
        let over = matches!(self.table.turn(), Turn::Over(_));
        let user = self.user;
        session.stand(Arc::from(self.table), self.next - 1, self.trail);
        (session.next, session.next_number) = (self.next, self.next_number);
        let mut change = Change::new(session);
        change.rows = self.rows;
        change.tales = self.tales;
        change.compare(&before, acted, doer);
        if over {
            change.finale(&before);
        }
        change.lapse_question(user);
        change
    }
}

/// Counts the outcomes of each name in the log.
fn drawn(log: &[Logged]) -> BTreeMap<String, u64> {
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

/// An entry as a row of the log.
fn row(logged: &Logged, user: u64) -> Row {
    let Logged { seq, number, author, barrier, turned, at, .. } = *logged;
    let (kind, body) = match &logged.entry.kind {
        EntryKind::Setup => (Kind::Setup, String::new()),
        EntryKind::Act(_, action) => (Kind::Act, action.clone()),
        EntryKind::Auto(_, action) => (Kind::Auto, action.clone()),
        EntryKind::Resign(_) => (Kind::Resign, String::new()),
    };
    let drawn = logged.entry.drawn.clone();
    Row { seq, number, kind, seat: logged.seat(), author, user, body, drawn, barrier, turned, at }
}
