//! The text log of a game: readable and writable by hand.
//!
//! ```text
//! game confusing-lands
//! rules 1
//! seats 2
//! option KEY VALUE
//! setup | shared 7 | top 3
//! 1 lay 7 front 90 n14
//! 2 lay 9 back 0 n14 | deal 5 | deal 6
//! auto 1 aside 12
//! 2 resign
//! ```
//! Empty lines and lines that begin with `#` are skipped. Behind every `|` stands one outcome of chance: its name and what
//! came. Seats count from 1.

use std::fmt;
use std::str::FromStr;

use super::{Options, Seat};

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

/// The line for which a text is not a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct LogError {
    /// Counted from 1.
    pub line: usize,
    /// The mistake, in English.
    pub what: String,
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, rules, seats, options } = &self.header;
        writeln!(f, "game {game}\nrules {rules}\nseats {seats}")?;
        for (key, value) in &options.0 {
            writeln!(f, "{}", format!("option {key} {value}").trim_end())?;
        }
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

impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Self, LogError> {
        let mut header = Header { game: String::new(), rules: 0, seats: 0, options: Options::default() };
        let mut entries = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let wrong = |what: &str| LogError { line, what: what.to_owned() };
            let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            match word {
                "game" => header.game = rest.trim().to_owned(),
                "rules" => header.rules = rest.trim().parse().map_err(|_| wrong("rules takes a number"))?,
                "seats" => header.seats = rest.trim().parse().map_err(|_| wrong("seats takes a number"))?,
                "option" => {
                    let rest = rest.trim();
                    let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                    if key.is_empty() {
                        return Err(wrong("option takes a key and a value"));
                    }
                    header.options.0.insert(key.to_owned(), value.trim().to_owned());
                }
                _ => entries.push(text.parse::<Entry>().map_err(wrong)?),
            }
        }
        let whole = LogError { line: 1, what: "a log begins with game, rules, seats and setup".to_owned() };
        let begun = entries.first().is_some_and(|entry| entry.kind == EntryKind::Setup);
        if header.game.is_empty() || header.rules == 0 || header.seats == 0 || !begun {
            Err(whole)
        } else {
            Ok(Log { header, entries })
        }
    }
}

impl FromStr for Entry {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let mut parts = text.split('|').map(str::trim);
        let action = parts.next().unwrap_or("");
        let outcome =
            |part: &str| part.split_once(' ').map(|(name, label)| (name.to_owned(), label.trim().to_owned()));
        let drawn =
            parts.map(outcome).collect::<Option<Vec<_>>>().ok_or("an outcome is a name and what came")?;
        if action == "setup" {
            return Ok(Entry { kind: EntryKind::Setup, drawn });
        }
        let (auto, action) =
            action.strip_prefix("auto ").map_or((false, action), |rest| (true, rest.trim_start()));
        let (seat, action) = action.split_once(' ').ok_or("an entry is a seat and an action")?;
        let seat = match seat.parse::<u8>() {
            Ok(number) if (1..=16).contains(&number) => Seat(number - 1),
            _ => return Err("seats are numbered from 1"),
        };
        let action = action.trim().to_owned();
        let kind = match (auto, action.as_str()) {
            (false, "resign") => EntryKind::Resign(seat),
            (false, _) => EntryKind::Act(seat, action),
            (true, _) => EntryKind::Auto(seat, action),
        };
        Ok(Entry { kind, drawn })
    }
}
