//! What people typed who had never seen the reader, held against the positions of recorded games.
//!
//! `typed/read.txt` in a game's folder holds the lines, `typed/unread.txt` those that are not read yet. That list only shrinks: a line
//! that is read must leave it, and `TURNSTONE_MAKE_REFERENCES=1` takes such lines out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::House;
use crate::{Library, Names};
use rules::{Refusal, Seat, Viewer, Words};
use tabletop::{AnySight, AnyTable, Entry, EntryKind, Log};

const LANGUAGES: [&str; 3] = ["en", "pl", "cs"];

/// A line of the corpus.
struct Line {
    written: String,
    language: usize,
    typed: String,
    notation: String,
    /// The log and the entry at whose position alone it is certain.
    pinned: Option<(String, usize)>,
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lines(house: &House) -> Vec<Line> {
    let mut pinned = None;
    let mut lines = Vec::new();
    for written in text(&house.path("typed/read.txt")).lines().map(str::trim) {
        if written.is_empty() {
            pinned = None;
        } else if let Some(comment) = written.strip_prefix('#') {
            if let ["at", log, entry] = comment.split_whitespace().collect::<Vec<_>>()[..] {
                pinned = Some((log.to_owned(), entry.parse().expect("an entry has a number")));
            }
        } else {
            let [language, typed, notation] = written.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("{written:?} is no line");
            };
            let language = LANGUAGES.iter().position(|known| *known == language);
            lines.push(Line {
                written: written.to_owned(),
                language: language.unwrap_or_else(|| panic!("{written}: there is no such language")),
                typed: typed.to_owned(),
                notation: notation.to_owned(),
                pinned: pinned.clone(),
            });
        }
    }
    lines
}

/// What became of the lines: read as nothing (`None`) until a position has been found for them.
struct Hearing {
    lines: Vec<Line>,
    library: Library,
    heard: Vec<Option<Result<String, Refusal>>>,
}

impl Hearing {
    fn of(house: &House) -> Hearing {
        let lines = lines(house);
        let heard = lines.iter().map(|_| None).collect();
        let mut hearing = Hearing { lines, library: house.library(), heard };
        for (name, log) in house.logs() {
            hearing.attend(house, &log, &name);
        }
        hearing
    }

    /// Looks at every position of a log: the one in front of an entry is the one in which that was chosen.
    fn attend(&mut self, house: &House, log: &Log, name: &str) {
        let actor = |entry: &Entry| match &entry.kind {
            EntryKind::Act(seat, _) => Some(*seat),
            _ => None,
        };
        let mut number = 0;
        house.replay(log, |table, _, _| {
            number += 1;
            let Some(next) = log.entries.get(number) else { return };
            self.listen(table, actor(next), (name, number));
        });
    }

    fn listen(&mut self, table: &dyn AnyTable, actor: Option<Seat>, (log, number): (&str, usize)) {
        let here =
            |line: &Line| line.pinned.as_ref().is_none_or(|(name, entry)| name == log && *entry == number);
        let open = |(at, line): (usize, &Line)| (self.heard[at].is_none() && here(line)).then_some(at);
        let open: Vec<usize> = self.lines.iter().enumerate().filter_map(open).collect();
        let is_pinned = open.iter().any(|&at| self.lines[at].pinned.is_some());
        if open.is_empty() {
            return;
        }
        // Whoever chose next is asked first; others may act as well, and an interruption is theirs.
        let others = table.turn().may().iter().filter(|seat| is_pinned || Some(*seat) != actor);
        for seat in actor.into_iter().chain(others) {
            let sight = table.sight(Viewer::Seat(seat));
            for &at in &open {
                if self.heard[at].is_none() && sight.allows(&self.lines[at].notation) {
                    self.heard[at] = Some(self.read(sight.as_ref(), &self.lines[at]));
                }
            }
        }
    }

    fn read(&self, sight: &dyn AnySight, line: &Line) -> Result<String, Refusal> {
        let own = self.library.speaker(line.language, Names::Short);
        let english = self.library.speaker(0, Names::Short);
        let readers: [&dyn Words; 2] = [&own, &english];
        sight.read(&line.typed, &readers)
    }

    /// The lines that were not read as they were meant, each with what was understood instead.
    fn unread(&self) -> BTreeMap<&str, String> {
        let words = self.library.speaker(0, Names::Short);
        let mut unread = BTreeMap::new();
        for (line, heard) in self.lines.iter().zip(&self.heard) {
            let instead = match heard {
                Some(Ok(read)) if *read == line.notation => continue,
                Some(Ok(read)) => format!("READ AS {read}"),
                Some(Err(refusal)) => refusal.say(&words).replace('\n', " "),
                None => "NOWHERE LEGAL".to_owned(),
            };
            unread.insert(line.written.as_str(), instead);
        }
        unread
    }
}

/// What people typed for moves of recorded games is read as they meant it, but for the lines that are listed as unread.
pub fn what_people_typed_is_read(house: &House) {
    let hearing = Hearing::of(house);
    let unread = hearing.unread();
    let path = house.path("typed/unread.txt");
    let listed = text(&path);
    let listed: BTreeSet<&str> =
        listed.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    if std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_some() {
        let head = "# Lines of read.txt that the reader does not read yet. The list only shrinks.\n";
        let kept = listed.iter().filter(|line| unread.contains_key(*line)).map(|line| format!("{line}\n"));
        std::fs::write(&path, head.to_owned() + &kept.collect::<String>()).expect("the list can be written");
    }
    let mut wrong = Vec::new();
    for (line, instead) in &unread {
        if !listed.contains(line) || instead.starts_with("NOWHERE") {
            wrong.push(format!("{line}\n    {instead}"));
        }
    }
    let gone = listed.iter().filter(|line| !unread.contains_key(*line));
    wrong.extend(gone.map(|line| format!("{line}\n    is read, or no line: take it from typed/unread.txt")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
