//! Bodies of rows that hold more than a single number or word, and their texts.

use std::fmt;
use std::str::FromStr;

use rules::{Options, Seat};
use thinking::Level;

use super::matter::{Matter, numbers, parse_numbers};
use super::remedy::Remedy;

/// The end of the body of a row that hands a seat over for one move.
const ONE_MOVE: &str = " once";
/// The end of the body of a row with which somebody did alone what needs other people's agreement or knowledge where there are any.
const ALONE: &str = " alone";
/// The body of the row that ends a table because its channel was deleted.
const CHANNEL_DELETED: &str = "channel deleted";

/// What the body of a row says.
pub(super) trait Body {
    /// Reads it, as far as possible.
    fn read(text: &str) -> Self;
    /// Its text.
    fn write(&self) -> String;
}

impl Body for String {
    fn read(text: &str) -> String {
        text.to_owned()
    }

    fn write(&self) -> String {
        self.clone()
    }
}

impl<T: FromStr + fmt::Display> Body for Option<T> {
    fn read(text: &str) -> Option<T> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.as_ref().map_or_else(String::new, T::to_string)
    }
}

/// Two things, separated by a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair<A, B>(pub A, pub B);

impl<A: fmt::Display, B: fmt::Display> fmt::Display for Pair<A, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl<A: FromStr, B: FromStr> FromStr for Pair<A, B> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (one, other) = text.split_once(' ').ok_or(())?;
        Ok(Pair(one.parse().map_err(drop)?, other.parse().map_err(drop)?))
    }
}

/// The rows that are taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Their seqs.
    pub seqs: Vec<i64>,
    /// Whether something drawn or shown is among them, and nobody else was asked.
    pub alone: bool,
}

impl Body for Cut {
    fn read(text: &str) -> Cut {
        Cut { seqs: parse_numbers(text), alone: text.ends_with(ALONE) }
    }

    fn write(&self) -> String {
        numbers(&self.seqs) + if self.alone { ALONE } else { "" }
    }
}

impl Body for Matter {
    fn read(text: &str) -> Matter {
        match text.split_once(' ') {
            Some(("undo", cut)) => Matter::Undo(parse_numbers(cut)),
            _ if text == "pause" => Matter::Pause,
            _ => Matter::End,
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// The computer to which a seat is handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeper {
    /// Its level.
    pub level: Option<Level>,
    /// Whether it makes only one move.
    pub once: bool,
}

impl Body for Keeper {
    fn read(text: &str) -> Keeper {
        let level = text.strip_suffix(ONE_MOVE);
        Keeper { level: level.unwrap_or(text).parse().ok(), once: level.is_some() }
    }

    fn write(&self) -> String {
        self.level.write() + if self.once { ONE_MOVE } else { "" }
    }
}

/// A hint that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintRow {
    /// The number of the decision.
    pub decision: Option<u32>,
    /// Whether nobody else learns of it.
    pub alone: bool,
}

impl Body for HintRow {
    fn read(text: &str) -> HintRow {
        let decision = text.strip_suffix(ALONE);
        HintRow { decision: decision.unwrap_or(text).parse().ok(), alone: decision.is_some() }
    }

    fn write(&self) -> String {
        self.decision.write() + if self.alone { ALONE } else { "" }
    }
}

/// The remedy that somebody wishes for an absence, or that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vote {
    /// The absence's number.
    pub absence: Option<i64>,
    /// The remedy.
    pub remedy: Option<Remedy>,
}

impl Vote {
    /// That remedy for the absence with that number.
    pub(crate) const fn new(absence: i64, remedy: Remedy) -> Vote {
        Vote { absence: Some(absence), remedy: Some(remedy) }
    }
}

impl Body for Vote {
    fn read(text: &str) -> Vote {
        let mut words = text.split(' ');
        let absence = words.next().and_then(|number| number.parse().ok());
        Vote { absence, remedy: words.next().and_then(|remedy| remedy.parse().ok()) }
    }

    fn write(&self) -> String {
        format!("{} {}", self.absence.write(), self.remedy.write())
    }
}

/// Why a table was ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Its people wished it, or nobody was left.
    ByPeople,
    /// Its channel was deleted.
    ChannelDeleted,
}

impl Body for EndReason {
    fn read(text: &str) -> EndReason {
        if text == CHANNEL_DELETED { EndReason::ChannelDeleted } else { EndReason::ByPeople }
    }

    fn write(&self) -> String {
        match self {
            EndReason::ByPeople => String::new(),
            EndReason::ChannelDeleted => CHANNEL_DELETED.to_owned(),
        }
    }
}

/// What is settled before a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// What was agreed besides the game's options.
    pub terms: Options,
    /// The words that were added to the luck, by seat.
    pub said: Vec<(Seat, String)>,
}

impl Body for Settlement {
    fn read(text: &str) -> Settlement {
        Settlement {
            terms: Options(text.lines().filter_map(term).collect()),
            said: text.lines().filter_map(said).collect(),
        }
    }

    fn write(&self) -> String {
        let terms = self.terms.0.iter().map(|(key, value)| format!("{key} {value}"));
        let said = self.said.iter().map(|(seat, words)| format!("{seat} {words}"));
        terms.chain(said).collect::<Vec<_>>().join("\n")
    }
}

/// A term and its value; a seat's line never begins with a letter.
fn term(line: &str) -> Option<(String, String)> {
    let (key, value) =
        line.split_once(' ').filter(|_| line.starts_with(|first: char| first.is_ascii_lowercase()))?;
    Some((key.to_owned(), value.to_owned()))
}

/// A seat and its words.
fn said(line: &str) -> Option<(Seat, String)> {
    let (seat, words) = line.split_once(' ')?;
    Some((Seat(seat.parse::<u8>().ok()?.checked_sub(1)?), words.to_owned()))
}
