//! One table with people: who sits, what was agreed, what is played, what is asked of everybody, what is published.
//!
//! Pure: an [`Intent`] goes in, a [`Change`] or a [`Denied`] comes out; nothing is read, stored or sent here.

mod appeal;
mod change;
mod course;
mod decide;
mod denied;
mod fold;
mod intent;
mod lobby;
mod question;
mod tell;
#[cfg(test)]
mod tests;
mod timer;
#[cfg(test)]
pub(crate) mod toy;
mod undo;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use games::{AnySight, AnyTable, Entry, Options, Seat, SeatSet, Title, Viewer};

pub use change::{Change, Effect, Kind, Note, ResultRow, Row, Tales, UnknownWord};
pub use decide::{decide, open};
pub use denied::Denied;
pub use fold::{Rebuilt, Seen, Snapshot, adopt, assemble, freeze, rebuild};
pub use intent::{Intent, LOBBY_LIFE, Moment, Person};
pub use tell::Told;
pub use timer::{Timer, TimerKind};

/// The number of a table, unique in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub i64);

impl fmt::Display for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a table stands: one channel or thread of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Discord's number of the server.
    pub guild: u64,
    /// Discord's number of the channel or thread.
    pub channel: u64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// People sit down and agree.
    Lobby,
    /// The game is played.
    Live,
    /// The game was played to its end.
    Over,
    /// It was closed or ended without a result.
    Ended,
    /// Its log does not replay under the present rules; it waits for a version under which it does.
    Frozen,
}

impl Status {
    const ALL: [Status; 5] = [Status::Lobby, Status::Live, Status::Over, Status::Ended, Status::Frozen];

    /// As in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Live => "live",
            Status::Over => "over",
            Status::Ended => "ended",
            Status::Frozen => "frozen",
        }
    }

    /// Whether the table still occupies its place.
    pub const fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Live | Status::Frozen)
    }
}

impl FromStr for Status {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Status::ALL.into_iter().find(|status| status.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}

/// One person's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub user: u64,
    /// What the server called them when they last did something.
    pub name: String,
    /// Discord's unique name.
    pub username: String,
    /// Discord's locale of their client.
    pub locale: String,
    /// Grows whenever what is asked of the seat changes. A button carries the number it was made for.
    pub decision: u32,
    /// Whether the game waits for them.
    pub must: bool,
    /// When they sat down.
    pub joined: i64,
    /// When they resigned.
    pub left: Option<i64>,
}

/// An entry of the effective log: what was played and has not been taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The number of its row.
    pub seq: i64,
    /// What happened, and what chance answered.
    pub entry: Entry,
    /// Whether it drew chance or showed something hidden.
    pub barrier: bool,
    /// Whether others must act than before.
    pub turned: bool,
}

/// A position of the table, and the last line that led to it.
#[derive(Clone)]
pub struct Stage {
    /// The position.
    pub table: Arc<dyn AnyTable>,
    /// The seq of the last line; later lines are not in it.
    pub seq: i64,
}

/// What is asked of everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The seq of the row that asked.
    pub number: i64,
    /// What it is about.
    pub matter: Matter,
    /// Who asks, and so agrees.
    pub asked_by: Seat,
    /// Whose agreement it takes.
    pub needed: SeatSet,
    /// Who agrees.
    pub agreed: SeatSet,
}

/// What a question to everybody is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Whether to take back these entries; the first is the asker's own action.
    Undo(Vec<i64>),
    /// Whether to end the table without a result.
    End,
}

/// A table with its people, at one revision.
#[derive(Clone)]
pub struct Session {
    /// Its number; 0 until it is stored.
    pub id: SessionId,
    /// Where it stands.
    pub place: Place,
    /// The game.
    pub title: &'static dyn Title,
    /// The number of the rules it is played under.
    pub rules: u32,
    /// What was agreed.
    pub options: Options,
    /// The language of its public texts: two letters.
    pub language: String,
    /// How far it is.
    pub status: Status,
    /// Whether its channel is closed to the bot.
    pub parked: bool,
    /// Grows with every change.
    pub rev: i64,
    /// Who may change what is agreed, and begin.
    pub host: u64,
    /// The seats that are taken, in order.
    pub seats: Vec<SeatRow>,
    /// How many may sit down.
    pub seats_wanted: u8,
    /// The position as it is; none in the lobby, and when the log does not replay.
    pub now: Option<Stage>,
    /// The position as others than the actor may see it: up to the last barrier or change of turn.
    pub shown: Option<Stage>,
    /// The effective log; the first line is the set-up.
    pub log: Vec<Logged>,
    /// The seq of the next row.
    pub next: i64,
    /// What all chance of this table is drawn from.
    pub secret: [u8; 32],
    /// The question to everybody that is open.
    pub question: Option<Question>,
    /// When it was opened.
    pub opened: i64,
    /// When it was last changed.
    pub touched: i64,
}

impl Session {
    /// The position as it is.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.now.as_ref().map(|stage| stage.table.as_ref())
    }

    /// The SHA-256 of the secret, in hexadecimal: published at the start, so that the secret itself can be checked at the end.
    pub fn commitment(&self) -> String {
        use sha2::{Digest as _, Sha256};
        hex(&Sha256::digest(self.secret))
    }

    /// The secret in hexadecimal: for the database alone.
    pub(crate) fn secret_hex(&self) -> String {
        hex(&self.secret)
    }

    /// The secret in hexadecimal, once the game is over.
    pub fn revealed_secret(&self) -> Option<String> {
        matches!(self.status, Status::Over | Status::Ended).then(|| self.secret_hex())
    }

    /// Where that person sits.
    pub fn seat_of(&self, user: u64) -> Option<Seat> {
        self.seats.iter().find(|row| row.user == user).map(|row| row.seat)
    }

    /// That seat's row.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// The number of what is asked of that seat now.
    pub fn decision(&self, seat: Seat) -> u32 {
        self.seat(seat).map_or(0, |row| row.decision)
    }

    /// The seats whose people have not resigned.
    pub fn present(&self) -> SeatSet {
        self.seats.iter().filter(|row| row.left.is_none()).map(|row| row.seat).collect()
    }

    /// The names last seen, in seat order, as Discord gave them: neither escaped nor made fit for a picture.
    pub fn plain_names(&self) -> Vec<String> {
        self.seats.iter().map(|row| row.name.clone()).collect()
    }

    /// How many must have sat down before the host can begin. Nobody who wanted company begins alone by mistake.
    pub fn fewest(&self) -> u8 {
        self.title.seats().0.max(self.seats_wanted.min(2))
    }

    /// The position as that viewer may see it: a seat that must or may act sees it as it is, everybody else as published.
    pub fn stage(&self, viewer: Viewer) -> Option<&Stage> {
        let now = self.now.as_ref()?;
        match viewer {
            Viewer::Seat(seat) if now.table.turn().admits(seat) => Some(now),
            _ => self.shown.as_ref(),
        }
    }

    /// What that viewer may know and do; none in the lobby.
    pub fn sight(&self, viewer: Viewer) -> Option<Box<dyn AnySight>> {
        let stage = self.stage(viewer)?;
        Some(match self.status {
            Status::Ended => stage.table.closed_sight(viewer),
            _ => stage.table.sight(viewer),
        })
    }

    /// Everything that its channel shows of it: to be posted again where the messages are lost.
    pub fn showing(&self) -> Vec<Effect> {
        let board = Effect::Board { since: self.next, ping: SeatSet::EMPTY };
        match self.status {
            Status::Lobby => vec![Effect::Lobby],
            Status::Live | Status::Frozen if self.now.is_some() => {
                let question = self.question.as_ref().map(|open| Effect::Question(open.number));
                let appeal = self.appeal().map(|(number, _)| Effect::Appeal(number));
                [Some(board), appeal, question].into_iter().flatten().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The session at its next revision.
    fn onward(&self, now: i64) -> Session {
        Session { rev: self.rev + 1, touched: now, ..self.clone() }
    }
}

/// Bytes as lower-case hexadecimal.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
