//! What people typed who had never seen the reader, held against the positions of recorded games.
//!
//! `tests/data/typed/GAME.txt` holds the lines, `tests/data/typed/unread/GAME.txt` those that are not read yet. That list only
//! shrinks: a line that is read must leave it, and `TURNSTONE_MAKE_REFERENCES=1` takes such lines out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::super::kit::{Library, Names};
use super::super::{AnySight, AnyTable, Entry, EntryKind, Log, Refusal, Seat, Viewer, Words, replay};

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

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lines(game: &str) -> Vec<Line> {
    let mut pinned = None;
    let mut lines = Vec::new();
    for written in text(&folder().join(format!("data/typed/{game}.txt"))).lines().map(str::trim) {
        if written.is_empty() {
            pinned = None;
        } else if let Some(comment) = written.strip_prefix('#') {
            if let ["at", log, entry] = comment.split_whitespace().collect::<Vec<_>>()[..] {
                pinned = Some((log.to_owned(), entry.parse().expect("an entry has a number")));
            }
        } else {
            let [language, typed, notation] = written.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("{game}: {written:?} is no line");
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
    fn of(game: &str) -> Hearing {
        let lines = lines(game);
        let heard = lines.iter().map(|_| None).collect();
        let mut hearing = Hearing { lines, library: Library::of_the_repository(), heard };
        let logs = std::fs::read_dir(folder().join("logs")).expect("the folder is there");
        let logs: BTreeSet<PathBuf> = logs.map(|file| file.expect("the folder can be read").path()).collect();
        for path in logs {
            let log: Log = text(&path).parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            if log.header.game == game {
                hearing.attend(&log, path.file_stem().and_then(|name| name.to_str()).unwrap_or(""));
            }
        }
        hearing
    }

    /// Looks at every position of a log: the one in front of an entry is the one in which that was chosen.
    fn attend(&mut self, log: &Log, name: &str) {
        let actor = |entry: &Entry| match &entry.kind {
            EntryKind::Act(seat, _) => Some(*seat),
            _ => None,
        };
        let mut number = 0;
        let played = replay(log, |table, _, _| {
            number += 1;
            let Some(next) = log.entries.get(number) else { return };
            self.listen(table, actor(next), (name, number));
        });
        played.unwrap_or_else(|error| panic!("{name}: {error}"));
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

fn check(game: &str) {
    let hearing = Hearing::of(game);
    let unread = hearing.unread();
    let path = folder().join(format!("data/typed/unread/{game}.txt"));
    let listed = text(&path);
    let listed: BTreeSet<&str> =
        listed.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    if std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_some() {
        let head =
            format!("# Lines of ../{game}.txt that the reader does not read yet. The list only shrinks.\n");
        let kept = listed.iter().filter(|line| unread.contains_key(*line)).map(|line| format!("{line}\n"));
        std::fs::write(&path, head + &kept.collect::<String>()).expect("the list can be written");
    }
    let mut wrong = Vec::new();
    for (line, instead) in &unread {
        if !listed.contains(line) || instead.starts_with("NOWHERE") {
            wrong.push(format!("{line}\n    {instead}"));
        }
    }
    let gone = listed.iter().filter(|line| !unread.contains_key(*line));
    wrong.extend(gone.map(|line| format!("{line}\n    is read, or no line: take it from unread/{game}.txt")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_people_typed_at_catan_is_read() {
    check("catan");
}

#[test]
fn what_people_typed_at_harmonies_is_read() {
    check("harmonies");
}

#[test]
fn what_people_typed_at_village_green_is_read() {
    check("village-green");
}

#[test]
fn what_people_typed_at_wolves_and_sheep_is_read() {
    check("wolves-and-sheep");
}

#[test]
fn what_people_typed_at_confusing_lands_is_read() {
    check("confusing-lands");
}
