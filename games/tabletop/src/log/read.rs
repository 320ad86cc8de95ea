//! Reading a log, line by line.

use std::str::FromStr;

use super::start::{halves, is_number, plain};
use super::{ENDED, End, Entry, EntryKind, Header, Lines, Location, Log, LogError, OVER, Start};
use rules::{Options, Seat, quoted};

/// The seats that a log may have; each game says how many it takes.
const MOST_SEATS: u8 = 16;

impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Self, LogError> {
        Log::read(text).map(|(log, _)| log)
    }
}

impl Log {
    /// Reads a log, and notes on which lines its parts stand.
    ///
    /// # Errors
    /// [`LogError`] names the first line that is wrong.
    pub fn read(text: &str) -> Result<(Log, Lines), LogError> {
        // Some editors begin a file with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::new();
        let mut last = 1;
        for (line, text) in (1..).zip(text.split_terminator('\n')) {
            last = line;
            let text = trimmed(text);
            if let Some(digits) = text.strip_prefix("# commitment ") {
                reader.lines.commitments.push((line, digits.trim_matches(' ').to_owned()));
            } else if !text.is_empty() && !text.starts_with('#') {
                reader.take(line, &text)?;
            }
        }
        reader.begun(last)?;
        Ok((reader.log, reader.lines))
    }
}

/// A log that is being read.
struct Reader {
    log: Log,
    lines: Lines,
}

impl Reader {
    fn new() -> Reader {
        let header = Header::new("", 0, 0, Options::default());
        Reader { log: Log { header, entries: Vec::new() }, lines: Lines::default() }
    }

    /// Takes in a line that is not empty.
    fn take(&mut self, line: usize, text: &str) -> Result<(), LogError> {
        let (word, rest) = halves(text);
        let wrong = |what: &str| {
            let place = HEADER.contains(&word).then(|| Location::Header(word.to_owned()));
            Err(LogError { line, place, what: what.to_owned() })
        };
        // A checker in another programming language must read the same: only people's own words hold more than ASCII.
        let is_plain = |byte| matches!(byte, b' '..=b'~');
        if word != "words" && !text.bytes().all(is_plain) || text.contains('\r') {
            return wrong("only the visible characters of ASCII and spaces stand here");
        }
        let single = |most| text.splitn(most, ' ').take(most - 1).all(|word| !word.is_empty());
        if HEADER.contains(&word) && !single(if word == "computer" { 6 } else { 4 }) {
            return wrong("between its words stands one space");
        }
        match word {
            "game" | "rules" | "seats" | "mind" | "luck" | "table" | "server" | "start" | "beacon"
            | "secret" | "entries" => self.head(line, word, rest),
            "computer" => self.head(line, text, rest),
            "words" => self.head(line, &format!("words {}", halves(rest).0), rest),
            "option" | "term" if rest.is_empty() => wrong("it takes a key and a value"),
            "option" | "term" => {
                let (key, value) = halves(rest);
                self.head(line, &format!("{word} {key}"), value)
            }
            _ if is_number(word) || matches!(word, "setup" | "auto") => self.enter(line, text),
            _ => {
                let what = format!(
                    "\"{}\" begins neither a line of the header (game, rules, seats, option, mind, luck, term, table, server, start, words, beacon, secret, computer, entries) nor an entry (setup, auto, a seat's number)",
                    quoted(word)
                );
                Err(LogError { line, place: None, what })
            }
        }
    }

    /// Takes a line of the header.
    fn head(&mut self, line: usize, key: &str, value: &str) -> Result<(), LogError> {
        let before = self.lines.header.insert(key.to_owned(), line);
        let place = Location::Header(key.to_owned());
        let wrong = |what: String| LogError { line, place: Some(place.clone()), what };
        if let Some(before) = before {
            return Err(wrong(format!("it stands in line {before} already")));
        }
        if let Some(setup) = self.lines.entries.first() {
            return Err(wrong(format!("the header ends where the set-up stands, in line {setup}")));
        }
        let header = &mut self.log.header;
        match key {
            "game" if value.is_empty() => Err(wrong("it takes a game's id".to_owned())),
            "game" => {
                header.game = value.to_owned();
                Ok(())
            }
            "rules" => {
                let rules = plain(value).filter(|&rules| rules > 0);
                header.rules = rules.ok_or_else(|| {
                    wrong(format!("it takes a whole number from 1, not \"{}\"", quoted(value)))
                })?;
                Ok(())
            }
            "seats" => {
                let seats = plain(value).filter(|seats| (1..=MOST_SEATS).contains(seats));
                header.seats = seats.ok_or_else(|| {
                    wrong(format!("it takes a number from 1 to {MOST_SEATS}, not \"{}\"", quoted(value)))
                })?;
                Ok(())
            }
            "mind" => {
                let mind = plain(value);
                header.mind =
                    Some(mind.ok_or_else(|| {
                        wrong(format!("it takes a whole number, not \"{}\"", quoted(value)))
                    })?);
                Ok(())
            }
            "secret" => {
                if value.is_empty() || !value.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                    return Err(wrong("it takes hexadecimal digits".to_owned()));
                }
                header.secret = Some(value.to_owned());
                Ok(())
            }
            "luck" if value != "v2" => {
                Err(wrong(format!("it is v2, or is left out; not \"{}\"", quoted(value))))
            }
            "entries" => {
                let end = match halves(value) {
                    (last, OVER) => plain(last).map(|last| End { last, over: true }),
                    (last, ENDED) => plain(last).map(|last| End { last, over: false }),
                    _ => None,
                };
                let not = || {
                    wrong(format!(
                        "it takes the number of the last entry, and over or ended, not \"{}\"",
                        quoted(value)
                    ))
                };
                header.end = Some(end.ok_or_else(not)?);
                Ok(())
            }
            key if matches!(
                halves(key).0,
                "luck" | "term" | "table" | "server" | "start" | "words" | "beacon"
            ) =>
            {
                header.start.get_or_insert_default().take(key, value).map_err(wrong)
            }
            key if key.starts_with("computer") => {
                header.computers.push(value.parse().map_err(wrong)?);
                Ok(())
            }
            option => {
                let key = option.trim_start_matches("option ").to_owned();
                header.options.0.insert(key, value.to_owned());
                Ok(())
            }
        }
    }

    /// Takes an entry.
    fn enter(&mut self, line: usize, text: &str) -> Result<(), LogError> {
        let number = self.log.entries.len();
        let place = Location::Entry(number, text.to_owned());
        let wrong = |what: String| LogError { line, place: Some(place.clone()), what };
        let entry: Entry = text.parse().map_err(wrong)?;
        let seats = self.log.header.seats;
        match entry.kind {
            EntryKind::Setup => {
                if let Some(first) = self.lines.entries.first() {
                    return Err(wrong(format!("the set-up stands in line {first} already")));
                }
            }
            EntryKind::Act(seat, _) | EntryKind::Auto(seat, _) | EntryKind::Resign(seat) => {
                self.begun(line)?;
                if seat.0 >= seats {
                    return Err(wrong(format!("there is no seat {seat} at a table of {seats}")));
                }
            }
        }
        self.log.entries.push(entry);
        self.lines.entries.push(line);
        match number {
            0 => self.begun(line),
            _ => Ok(()),
        }
    }

    /// Checks that everything stands that comes before the first action.
    fn begun(&self, line: usize) -> Result<(), LogError> {
        let Header { game, rules, seats, start, .. } = &self.log.header;
        let begun = ["luck", "table", "server", "start"];
        let lacks = |key: &&&str| !self.lines.header.contains_key(**key);
        if let Some(missing) = begun.iter().find(lacks).filter(|_| start.is_some()) {
            let what = format!("luck v2 has table, server and start; {missing} is missing");
            return Err(LogError { line, place: None, what });
        }
        if let Some((key, what)) = start.as_ref().and_then(Start::contradiction) {
            let place = Location::Header(key);
            return Err(LogError { line: self.lines.of(&place).unwrap_or(line), place: Some(place), what });
        }
        let stranger = start.iter().flat_map(|start| &start.words).find(|(seat, _)| seat.0 >= *seats);
        if let Some((seat, _)) = stranger.filter(|_| *seats > 0) {
            let place = Location::Header(format!("words {seat}"));
            let what = format!("there is no seat {seat} at a table of {seats}");
            return Err(LogError { line: self.lines.of(&place).unwrap_or(line), place: Some(place), what });
        }
        let missing = [
            ("game", game.is_empty()),
            ("rules", *rules == 0),
            ("seats", *seats == 0),
            ("setup", self.log.entries.is_empty()),
        ];
        let Some((missing, _)) = missing.into_iter().find(|(_, missing)| *missing) else { return Ok(()) };
        let what = format!("a log begins with game, rules, seats and setup; {missing} is missing");
        Err(LogError { line, place: None, what })
    }
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let mut parts = text.split('|').map(|part| part.trim_matches(' '));
        let action = parts.next().unwrap_or("");
        let outcome = |part: &str| match halves(part) {
            (name, came) if !name.is_empty() && !came.is_empty() => Ok((name.to_owned(), came.to_owned())),
            _ => Err(format!("an outcome of chance is a name and what came, not \"{}\"", quoted(part))),
        };
        let drawn = parts.map(outcome).collect::<Result<Vec<_>, String>>()?;
        let kind = match halves(action) {
            ("setup", "") => EntryKind::Setup,
            ("setup", _) => return Err("the set-up takes nothing but outcomes of chance".to_owned()),
            ("auto", rest) => {
                let (seat, action) = deed(rest)?;
                EntryKind::Auto(seat, action)
            }
            _ => match deed(action)? {
                (seat, action) if action == "resign" => EntryKind::Resign(seat),
                (seat, action) => EntryKind::Act(seat, action),
            },
        };
        Ok(Entry { kind, drawn })
    }
}

/// A seat and what it does.
fn deed(text: &str) -> Result<(Seat, String), String> {
    let (seat, action) = halves(text);
    if !is_number(seat) || action.is_empty() {
        return Err("an entry is a seat and an action".to_owned());
    }
    let number = plain::<u8>(seat).and_then(|number| number.checked_sub(1));
    let seat = number.map(Seat).ok_or_else(|| format!("there is no seat {}", quoted(seat)))?;
    Ok((seat, action.to_owned()))
}

/// The words with which a line of the header begins.
const HEADER: [&str; 15] = [
    "game", "rules", "seats", "option", "mind", "luck", "term", "table", "server", "start", "words",
    "beacon", "secret", "computer", "entries",
];

/// A line without its carriage return and the spaces around it, with spaces for tabs.
fn trimmed(line: &str) -> String {
    line.strip_suffix('\r').unwrap_or(line).replace('\t', " ").trim_matches(' ').to_owned()
}
