//! One table with people: who sits, what was agreed, what is played, what is asked of everybody, what is published.
//!
//! Pure: an [`Intent`] goes in, a [`Change`] or a [`Denied`] comes out; nothing is read, stored or sent here.

mod absence;
mod appeal;
mod aside;
mod author;
mod bank;
mod call;
mod caretaker;
mod change;
mod closed;
mod course;
mod decide;
mod denied;
mod fold;
mod forgotten;
mod hint;
mod holiday;
mod intent;
mod lobby;
mod mute;
mod names;
mod next;
mod order;
mod pace;
mod pause;
mod place;
mod question;
mod remedy;
mod reminder;
mod results;
mod rhythm;
mod settle;
mod sitter;
mod substitute;
mod tell;
mod terms;
#[cfg(test)]
mod tests;
mod timer;
#[cfg(any(test, feature = "testing"))]
pub mod toy;
mod trail;
mod undo;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use games::{AnySight, AnyTable, Entry, Options, Seat, SeatSet, Title, Viewer};

pub use absence::{Absence, Remedy};
pub use aside::Aside;
pub use author::{Author, Person};
pub use bank::Bank;
pub use call::Call;
pub use call::SILENCE;
pub use change::{Change, Effect, Kind, Note, Remains, ResultRow, Row, Tales, UnknownWord};
pub use decide::{decide, open};
pub use denied::{Denied, Doubt};
#[cfg(any(test, feature = "testing"))]
pub use fold::counted;
pub use fold::{Snapshot, adopt, assemble, freeze};
pub use forgotten::PSEUDONYMS;
pub use forgotten::is_forgotten;
pub use hint::{Way, tenths};
pub use holiday::{HOLIDAYS, Holidays, TooLong};
pub use intent::{Intent, LOBBY_LIFE, Moment};
pub use next::Planned;
pub use order::{DELAY, Order, Orders};
pub use pace::{NoPace, Pace, Span};
pub use question::{Matter, Question};
pub use reminder::Reminders;
pub use rhythm::Rhythm;
pub use sitter::computer_seed;
pub use sitter::{SeatRow, Sitter};
pub use substitute::mark;
pub use tell::Told;
pub use terms::{TERMS, Term, Terms};
pub use timer::{Timer, TimerKind};
pub use trail::Recent;

/// The number of a table, unique in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub i64);

impl fmt::Display for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The place of a table: one channel or thread of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Discord's number of the server.
    pub guild: u64,
    /// Discord's number of the channel or thread.
    pub channel: u64,
}

/// The phase of a table's life.
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

/// An entry of the effective log: what was played and has not been taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The number of its row.
    pub seq: i64,
    /// The public number of the appeal that is open behind it.
    pub number: Option<i64>,
    /// The author; the game's own answer counts as done by whoever it answers.
    pub author: Author,
    /// The entry: what happened, and what chance answered.
    pub entry: Entry,
    /// Whether it drew chance or showed something hidden.
    pub barrier: bool,
    /// Whether others must act than before.
    pub turned: bool,
    /// The time at which it was played.
    pub at: i64,
}

/// A position of the table, and the last entry that led to it.
#[derive(Clone)]
pub struct Stage {
    /// The position.
    pub table: Arc<dyn AnyTable>,
    /// The seq of that entry; later ones are not in it.
    pub seq: i64,
    /// The public number of the appeal that is open there.
    pub appeal: Option<i64>,
}

/// A table with its people, at one revision.
#[derive(Clone)]
pub struct Session {
    /// Its number; 0 until it is stored.
    pub id: SessionId,
    /// The channel that it stands in.
    pub place: Place,
    /// The game.
    pub title: &'static dyn Title,
    /// The number of the rules it is played under.
    pub rules: u32,
    /// The options that were agreed.
    pub options: Options,
    /// What was agreed beside them.
    pub terms: Terms,
    /// The language of its public texts: two letters.
    pub language: String,
    /// The phase of its life.
    pub status: Status,
    /// Whether its channel is closed to the bot.
    pub parked: bool,
    /// Whether time stands still, as all have agreed.
    pub paused: bool,
    /// Whether it was closed because its channel was deleted: then it can be brought to another.
    pub vanished: bool,
    /// Grows with every change.
    pub rev: i64,
    /// Discord's number of the person who may change what is agreed, and begin.
    pub host: u64,
    /// The seats that are taken, in order.
    pub seats: Vec<SeatRow>,
    /// The number of seats that can be taken.
    pub seats_wanted: u8,
    /// The position as it is; none in the lobby, and when the log does not replay.
    pub now: Option<Stage>,
    /// The position as others than the actor may see it: up to the last barrier or change of turn.
    pub shown: Option<Stage>,
    /// The effective log; the first entry is the set-up.
    pub log: Vec<Logged>,
    /// What happened beside the game, and is told with it.
    pub asides: Vec<Aside>,
    /// The last entries of the log, as they are told without playing them again.
    pub recent: Vec<Recent>,
    /// The seq of the next row.
    pub next: i64,
    /// The public number of the question, appeal, absence or offer that is begun next. What is hidden does not move it.
    pub next_number: i64,
    /// The secret that all chance of this table is drawn from.
    pub secret: [u8; 32],
    /// The number of the [`MIND`](games::MIND) with which computers have thought here; 0 if it has changed meanwhile.
    pub mind: Option<u32>,
    /// The question to everybody that is open.
    pub question: Option<Question>,
    /// Those for whom the table waits in vain.
    pub absences: Vec<Absence>,
    /// Who sits or has sat on seats that somebody has taken over.
    pub sat: Vec<(Seat, u64)>,
    /// The marks of those who have sat there and were forgotten since.
    pub barred: Vec<(Seat, String)>,
    /// The time it was opened.
    pub opened: i64,
    /// The time of the last change.
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
    pub fn secret_hex(&self) -> String {
        hex(&self.secret)
    }

    /// The secret in hexadecimal, once the game is over.
    pub fn revealed_secret(&self) -> Option<String> {
        matches!(self.status, Status::Over | Status::Ended).then(|| self.secret_hex())
    }

    /// The fewest seats that must be taken before the host can begin. Nobody who wanted company begins alone by mistake.
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

    /// The sight of that viewer: what they may know and do; none in the lobby.
    pub fn sight(&self, viewer: Viewer) -> Option<Box<dyn AnySight>> {
        let stage = self.stage(viewer)?;
        Some(match self.status {
            Status::Ended => stage.table.closed_sight(viewer),
            Status::Over if self.seats.iter().any(|row| self.is_left_to_computer(row.seat)) => {
                stage.table.ended_sight(viewer, &self.outcome()?)
            }
            _ => stage.table.sight(viewer),
        })
    }

    /// Whether a game was played here that is over, or was ended without a result.
    pub fn has_ended(&self) -> bool {
        matches!(self.status, Status::Over | Status::Ended) && !self.log.is_empty()
    }

    /// Everything that its channel shows of it: to be posted again where the messages are lost.
    pub fn showing(&self) -> Vec<Effect> {
        let board = Effect::Board { since: self.next, ping: SeatSet::EMPTY };
        let question = self.question.as_ref().map(|open| Effect::Question(open.number));
        match self.status {
            Status::Lobby => vec![Effect::Lobby],
            Status::Frozen => {
                let notice = Effect::Notice(Note::new("notice-frozen"));
                let board = self.now.as_ref().map(|_| board);
                [Some(notice), board, question].into_iter().flatten().collect()
            }
            Status::Live => {
                let appeal = self.appeal().map(|(number, _)| Effect::Appeal(number));
                let absences = self.absences.iter().map(|absence| Effect::Absence(absence.number));
                let offers = self.seats.iter().filter_map(|row| row.offered).map(Effect::Offer);
                [Some(board), appeal, question].into_iter().flatten().chain(absences).chain(offers).collect()
            }
            Status::Over | Status::Ended => Vec::new(),
        }
    }

    /// The session at its next revision.
    fn onward(&self, now: i64) -> Session {
        Session { rev: self.rev + 1, touched: now, ..self.clone() }
    }
}

/// Bytes as lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A secret from its 64 hexadecimal digits.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    let pairs = text.as_bytes().chunks(2);
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(pairs) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
