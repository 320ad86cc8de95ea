//! Playing on from a position: actions and the game's own answers become rows, lines and a new position.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::anyhow;
use games::{
    AnyTable, Barrier, Entry, EntryKind, OpenError, PlayError, Played, Recording, Seat, SeatSet, Seeded, Turn,
};

use super::{Change, Denied, Effect, Kind, Logged, Moment, ResultRow, Row, Session, Stage, Status, Tales};

/// No action can cause more answers of the game itself than this.
const MOST_REFLEXES: usize = 10_000;

/// Some play under way: nothing of it holds before it is finished.
pub(super) struct Course {
    table: Box<dyn AnyTable>,
    shown: Option<Stage>,
    chance: Seeded,
    log: Vec<Logged>,
    rows: Vec<Row>,
    tales: Tales,
    user: u64,
    next: i64,
}

impl Course {
    /// Goes on from the position as it is.
    pub(super) fn resume(session: &Session, user: u64) -> Result<Course, Denied> {
        let now = session.now.as_ref().ok_or(Denied::Frozen)?;
        let chance = Seeded::new(session.secret, drawn(&session.log));
        Ok(Course {
            table: now.table.boxed(),
            shown: session.shown.clone(),
            chance,
            log: session.log.clone(),
            rows: Vec::new(),
            tales: Vec::new(),
            user,
            next: session.next,
        })
    }

    /// Sets a new table up.
    pub(super) fn set_up(session: &Session, user: u64) -> Result<Course, Denied> {
        let mut chance = Seeded::new(session.secret, BTreeMap::new());
        let mut recording = Recording::new(&mut chance);
        let seats = session.seats.len() as u8;
        let table =
            session.title.open(&session.options, seats, &mut recording).map_err(|error| match error {
                OpenError::Refused(refusal) => Denied::Rule(refusal),
                OpenError::Chance(cause) => Denied::Broken(anyhow!(cause).context("setting the table up")),
            })?;
        let drawn = recording.drawn;
        let mut course = Course {
            table,
            shown: None,
            chance,
            log: Vec::new(),
            rows: Vec::new(),
            tales: Vec::new(),
            user,
            next: session.next,
        };
        let entry = Entry { kind: EntryKind::Setup, drawn };
        course.write(entry, true, true);
        course.answer()?;
        Ok(course)
    }

    /// Does one action of a seat, and what the game answers. Whether chance was drawn or something hidden shown.
    pub(super) fn act(&mut self, seat: Seat, notation: &str) -> Result<bool, Denied> {
        let played = self.table.play(seat, notation, &mut self.chance).map_err(denied)?;
        let from = self.log.len();
        let kind = EntryKind::Act(seat, played.action.clone());
        self.take(kind, played);
        self.answer()?;
        Ok(self.log[from..].iter().any(|line| line.barrier))
    }

    /// Resigns a seat, and does what the game answers.
    pub(super) fn resign(&mut self, seat: Seat) -> Result<(), Denied> {
        let played = self.table.resign(seat).map_err(denied)?;
        self.take(EntryKind::Resign(seat), played);
        self.answer()
    }

    /// Plays what the game does by itself.
    pub(super) fn answer(&mut self) -> Result<(), Denied> {
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
        self.tales.push((self.next, Arc::from(played.tale)));
        let entry = Entry { kind, drawn: played.drawn };
        self.write(entry, played.barrier == Barrier::Shut, played.turned);
    }

    fn write(&mut self, entry: Entry, barrier: bool, turned: bool) {
        let line = Logged { seq: self.next, entry, barrier, turned };
        self.rows.push(row(&line, self.user));
        let publishes = line.publishes(self.log.last(), self.shown.as_ref());
        self.log.push(line);
        if publishes {
            self.shown = Some(Stage { table: Arc::from(self.table.boxed()), seq: self.next });
        }
        self.next += 1;
    }

    /// Starts the game that was set up.
    pub(super) fn begin(self, lobby: &Session, moment: &Moment) -> Change {
        let rules = lobby.title.rules();
        let started = Session { status: Status::Live, rules, ..lobby.onward(moment.now) };
        let host = started.seat_of(self.user);
        self.settle(started, SeatSet::EMPTY, host)
    }

    /// What the play comes to; `actor` is whose intent it was.
    pub(super) fn finish(self, session: &Session, actor: Seat, moment: &Moment) -> Change {
        self.settle(session.onward(moment.now), SeatSet::one(actor), Some(actor))
    }

    /// What play comes to that is nobody's intent.
    pub(super) fn settle_alone(self, session: Session) -> Change {
        self.settle(session, SeatSet::EMPTY, None)
    }

    fn settle(self, mut session: Session, acted: SeatSet, doer: Option<Seat>) -> Change {
        let before = session.clone();
        let over = matches!(self.table.turn(), Turn::Over(_));
        let user = self.user;
        session.now = Some(Stage { table: Arc::from(self.table), seq: self.next - 1 });
        session.shown = if over { session.now.clone() } else { self.shown };
        session.log = self.log;
        session.next = self.next;
        let mut change = Change::new(session);
        change.rows = self.rows;
        change.tales = self.tales;
        change.compare(&before, acted, doer);
        if over {
            change.close_appeal();
            change.session.status = Status::Over;
            change.results = change.session.results();
            // The end is always worth a board, even if nothing on it has moved: somebody resigned.
            if !change.effects.iter().any(|effect| matches!(effect, Effect::Board { .. })) {
                let since = before.shown.as_ref().map_or(-1, |stage| stage.seq);
                change.effects.push(Effect::Board { since, ping: SeatSet::EMPTY });
            }
        }
        change.lapse(user);
        change
    }
}

impl Logged {
    /// Whether the position behind this line may be seen by all. What the game itself answers to a published line is
    /// published with it.
    pub(super) fn publishes(&self, previous: Option<&Logged>, shown: Option<&Stage>) -> bool {
        let follows = previous.zip(shown).is_some_and(|(line, stage)| line.seq == stage.seq);
        self.barrier || self.turned || (follows && matches!(self.entry.kind, EntryKind::Auto(..)))
    }
}

impl Change {
    /// Compares the session with what it was: decisions, whom the game waits for, and whether the public board shows something
    /// else, and what is asked of others. The decisions of those who `acted` always grow; the `doer` is looking and needs no ping.
    pub(super) fn compare(&mut self, before: &Session, acted: SeatSet, doer: Option<Seat>) {
        let Some(table) = self.session.now.as_ref().map(|now| now.table.clone()) else { return };
        let must = table.turn().must();
        let was = before.table();
        let mut ping = SeatSet::EMPTY;
        for row in &mut self.session.seats {
            let (asks, asked) = (table.asked(row.seat), was.map(|was| was.asked(row.seat)));
            if asked.as_ref() != Some(&asks) || acted.contains(row.seat) {
                row.decision += 1;
            }
            let newly = must.contains(row.seat) && !row.must;
            if newly && doer != Some(row.seat) && row.left.is_none() {
                ping = ping.with(row.seat);
            }
            row.must = must.contains(row.seat);
        }
        let board = self.effects.len();
        let answered = self.appeal(before, doer);
        for row in &self.session.seats {
            if answered.contains(row.seat) && doer != Some(row.seat) && row.left.is_none() {
                ping = ping.with(row.seat);
            }
        }
        if self.session.seats.len() < 2 {
            ping = SeatSet::EMPTY;
        }
        let public = |session: &Session| session.sight(games::Viewer::Public).map(|sight| sight.digest());
        let kept = match (&self.session.shown, &before.shown) {
            (Some(shown), Some(was)) => Arc::ptr_eq(&shown.table, &was.table),
            _ => false,
        };
        if !ping.is_empty() || (!kept && public(&self.session) != public(before)) {
            let since = before.shown.as_ref().map_or(-1, |stage| stage.seq);
            // The board stands above what is asked of others.
            self.effects.insert(board, Effect::Board { since, ping });
        }
    }
}

impl Session {
    /// How the finished game ended for each seat.
    fn results(&self) -> Vec<ResultRow> {
        let Some(table) = self.table() else { return Vec::new() };
        let turn = table.turn();
        let cut_short = self.seats.len() > 1 && table.resigned().len() + 1 >= self.seats.len();
        let standings = turn.outcome().map(|outcome| outcome.standings.as_slice()).unwrap_or_default();
        let result = |standing: &games::Standing| {
            let row = self.seat(standing.seat)?;
            let score = (!cut_short).then_some(standing.score);
            Some(ResultRow { seat: standing.seat, user: row.user, place: standing.place, score })
        };
        standings.iter().filter_map(result).collect()
    }
}

/// How many outcomes of each name the log holds.
fn drawn(log: &[Logged]) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for (name, _) in log.iter().flat_map(|line| &line.entry.drawn) {
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

/// A line as a row of the log.
fn row(line: &Logged, user: u64) -> Row {
    let (kind, seat, body) = match &line.entry.kind {
        EntryKind::Setup => (Kind::Setup, None, String::new()),
        EntryKind::Act(seat, action) => (Kind::Act, Some(*seat), action.clone()),
        EntryKind::Auto(seat, action) => (Kind::Auto, Some(*seat), action.clone()),
        EntryKind::Resign(seat) => (Kind::Resign, Some(*seat), String::new()),
    };
    let drawn = line.entry.drawn.clone();
    Row { seq: line.seq, kind, seat, user, body, drawn, barrier: line.barrier, turned: line.turned }
}
