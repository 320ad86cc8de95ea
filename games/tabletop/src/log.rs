//! The text log of a game: readable and writable by hand.
//!
//! ```text
//! game confusing-lands
//! rules 1
//! seats 2
//! option KEY VALUE
//! mind 1
//! luck v2
//! term luck beacon
//! table 17
//! server 110
//! start 157
//! words 1 anything at all
//! beacon 1 8d61…
//! secret 1f0c…
//! computer 2 hard
//! entries 4 over
//! setup | shared 7 | top 3
//! 1 lay 7 front 90 n14
//! 2 lay 9 back 0 n14 | deal 5 | deal 6
//! auto 1 aside 12
//! 2 resign
//! ```
//! The header comes first, each of its lines once. `mind`, `secret` and `computer` stand there if computers played: see [`Occupancy`];
//! `luck` to `beacon` say what the draws follow from besides the secret: see [`Start`]; `entries` says where a finished game ends: see
//! [`End`]. Empty lines and lines that begin with `#` are
//! skipped, tabs are spaces. After every `|` stands one outcome of chance: its name and what came. Seats count from 1; entries from the
//! set-up, which is 0.
//! Automatic answers are written all or not at all.
//!
//! The [`Replayer`] is the one loop that plays a record again: this text, a load of the database, an undo and the tests give it entries
//! and a visitor, and it goes on from a set-up or from any table. It gives the automatic answers if the log leaves them all out, and
//! holds them against the rules if it writes them.

pub(crate) mod frames;
mod occupancy;
mod place;
mod read;
mod replay;
mod review;
mod start;
pub(crate) mod timeline;

use std::fmt;

use rules::{Options, Seat};

pub use frames::ReplayFrames;
pub use occupancy::Occupancy;
pub use place::{Lines, Location, LogError};
pub use replay::{Fault, ReplayError, Replayer, Visitor, replay, replay_to};
pub use review::{Judged, Moment, Review, Reviewer};
pub use start::Start;
pub use timeline::{Published, Timeline};

/// The words for how a game ended.
const OVER: &str = "over";
const ENDED: &str = "ended";

/// The beginning of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The number of the rules it was played under.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// The agreed options.
    pub options: Options,
    /// The number of the [`MIND`](thinking::MIND) with which the computers thought; 0 if it changed on the way, none if it is not known.
    pub mind: Option<u32>,
    /// The table's secret in hexadecimal, once it is published: the luck of the table and the computers' thoughts follow from it.
    pub secret: Option<String>,
    /// What the draws follow from besides the secret; none where they follow from it alone, as they did at first.
    pub start: Option<Start>,
    /// The decisions that computers made.
    pub computers: Vec<Occupancy>,
    /// Where the game ended; none while it goes on, and in logs of older versions.
    pub end: Option<End>,
}

/// The end of a game, as its log says it beforehand, so that a log without its last entries is known. In a log: `entries LAST over`, or
/// `entries LAST ended` without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The number of the last entry; the set-up is 0.
    pub last: usize,
    /// Whether the game was over; else it was ended without a result.
    pub over: bool,
}

impl Header {
    /// The header of a game that is played without a word of who plays.
    pub fn new(game: &str, rules: u32, seats: u8, options: Options) -> Header {
        Header {
            game: game.to_owned(),
            rules,
            seats,
            options,
            mind: None,
            secret: None,
            start: None,
            computers: Vec::new(),
            end: None,
        }
    }
}

/// A game as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The game, its rules, seats and options.
    pub header: Header,
    /// The entries in order; the first is the set-up.
    pub entries: Vec<Entry>,
}

/// A row that plays the game, as the text log writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The kind of entry, with seat and action.
    pub kind: EntryKind,
    /// The outcomes of chance: (name, label).
    pub drawn: Vec<(String, String)>,
}

/// A kind of entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// The table was set up.
    Setup,
    /// A seat did something, in notation.
    Act(Seat, String),
    /// The game did it for the seat.
    Auto(Seat, String),
    /// A seat resigned.
    Resign(Seat),
}

impl Log {
    /// Whether the log writes down what the game answers by itself; otherwise it is given when the log is replayed.
    pub fn writes_answers(&self) -> bool {
        self.entries.iter().any(Entry::is_automatic)
    }
}

impl EntryKind {
    /// The seat whose action it was.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            EntryKind::Act(seat, _) | EntryKind::Auto(seat, _) | EntryKind::Resign(seat) => Some(*seat),
            EntryKind::Setup => None,
        }
    }
}

impl Entry {
    /// Whether the game did it for a seat.
    pub const fn is_automatic(&self) -> bool {
        matches!(self.kind, EntryKind::Auto(..))
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, rules, seats, options, mind, secret, start, computers, end } = &self.header;
        writeln!(f, "game {game}\nrules {rules}\nseats {seats}")?;
        write!(f, "{}", options.lines())?;
        mind.iter().try_for_each(|mind| writeln!(f, "mind {mind}"))?;
        start.iter().try_for_each(|start| write!(f, "luck v2\n{start}"))?;
        secret.iter().try_for_each(|secret| writeln!(f, "secret {secret}"))?;
        computers.iter().try_for_each(|stint| writeln!(f, "computer {stint}"))?;
        end.iter().try_for_each(|End { last, over }| {
            writeln!(f, "entries {last} {}", if *over { OVER } else { ENDED })
        })?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            EntryKind::Setup => f.write_str("setup")?,
            EntryKind::Act(seat, action) => write!(f, "{seat} {action}")?,
            EntryKind::Auto(seat, action) => write!(f, "auto {seat} {action}")?,
            EntryKind::Resign(seat) => write!(f, "{seat} resign")?,
        }
        self.drawn.iter().try_for_each(|(name, label)| write!(f, " | {name} {label}"))
    }
}
