//! Where something stands in a log, and faults that say it.

use std::collections::BTreeMap;
use std::fmt;

use rules::quoted;

/// A place in a log, as every message names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// A line of the header, by its key: `seats`, `option points`.
    Header(String),
    /// An entry by its number and its text; the set-up is 0.
    Entry(usize, String),
}

impl Location {
    /// Names the place, on that line if it is known: "line 12, entry 5 (2 roll)".
    pub fn named(&self, line: Option<usize>) -> String {
        line.map_or_else(|| self.to_string(), |line| format!("line {line}, {self}"))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Header(key) => f.write_str(&quoted(key)),
            Location::Entry(0, _) => f.write_str("set-up"),
            Location::Entry(number, text) => write!(f, "entry {number} ({})", quoted(text)),
        }
    }
}

/// The lines on which the places of a log stand.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    pub(super) header: BTreeMap<String, usize>,
    pub(super) entries: Vec<usize>,
    /// The fingerprints of the secret that the log repeats for its readers, with their lines.
    pub commitments: Vec<(usize, String)>,
}

impl Lines {
    /// The line of a place, counted from 1.
    pub fn of(&self, place: &Location) -> Option<usize> {
        match place {
            Location::Header(key) => self.header.get(key).copied(),
            Location::Entry(number, _) => self.entries.get(*number).copied(),
        }
    }
}

/// The line that keeps a text from being a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {what}", place.as_ref().map_or_else(|| format!("line {line}"), |place| place.named(Some(*line))))]
pub struct LogError {
    /// Counted from 1.
    pub line: usize,
    /// The place, if the line is one.
    pub place: Option<Location>,
    /// The mistake, in English.
    pub what: String,
}
