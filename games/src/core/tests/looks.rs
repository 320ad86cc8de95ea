//! Any moment of a recorded game, painted to be looked at.
//!
//! `TURNSTONE_LOOK` names what is painted, a line a picture, the file last:
//! `LOG ENTRIES VIEWER PICTURE LANG THEME FILE [DRAFT]`, say
//! `catan-four.log 149 2 panel pl night /tmp/panel.png build road`.
//! ENTRIES counts the set-up (`end`: all of them), VIEWER is `public` or a seat from 1, PICTURE `table`, `panel`, `hand`, `board` (of the
//! viewer; of seat 1 for the public) or `end`.

mod moves;
mod numbers;

use std::path::Path;

use render::{Painter, Scene, Theme};

use super::super::kit::{Library, Names};
use super::super::{AnyTable, Draft, History, Log, Picture, Seat, Viewer, Words, replay};

/// The log in that file among the recorded ones.
fn recorded(file: &str) -> Log {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(file);
    let path = if path.exists() { path } else { file.into() };
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Every recorded game, by its file's name.
pub(super) fn recorded_games() -> Vec<(String, Log)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let files = std::fs::read_dir(folder).expect("the logs").map(|entry| entry.expect("a log").file_name());
    let mut files: Vec<String> = files.map(|file| file.to_string_lossy().into_owned()).collect();
    files.sort();
    files.into_iter().map(|file| (file.clone(), recorded(&file))).collect()
}

/// One line of what is asked for.
struct Look<'a> {
    log: Log,
    viewer: Viewer,
    picture: Picture,
    theme: Theme,
    file: &'a str,
    draft: Draft,
    lang: &'a str,
}

impl<'a> Look<'a> {
    fn read(line: &'a str) -> Look<'a> {
        let words: Vec<&str> = line.split(' ').collect();
        let [log, entries, viewer, picture, lang, theme, file, draft @ ..] = &words[..] else {
            panic!("{line}: LOG ENTRIES VIEWER PICTURE LANG THEME FILE [DRAFT]");
        };
        let mut log = recorded(log);
        if *entries != "end" {
            log.entries.truncate(entries.parse().expect("a number of entries"));
        }
        let viewer = match viewer.parse::<u8>() {
            Ok(seat) => Viewer::Seat(Seat(seat - 1)),
            Err(_) => Viewer::Public,
        };
        let picture = match *picture {
            "panel" => Picture::Panel,
            "hand" => Picture::Hand,
            "board" => Picture::Board(viewer.seat().unwrap_or(Seat(0))),
            "end" => Picture::End,
            _ => Picture::Table,
        };
        let theme = if *theme == "night" { Theme::Night } else { Theme::Paper };
        Look { log, viewer, picture, theme, file, draft: Draft::parse(&draft.join(" ")), lang }
    }

    /// Paints it; gives what could not be read on it.
    fn paint(&self) -> Vec<String> {
        let table = replay(&self.log, |_, _, _| ()).unwrap_or_else(|error| panic!("{error}"));
        let library = Library::of_the_repository();
        let mut speakers = library.speakers(Names::Short);
        let words = speakers.find(|words| words.language() == self.lang).expect("a language");
        let scene = self.scene(table.as_ref(), &words);
        let problems = scene.check();
        std::fs::write(self.file, Painter::new().png(&scene).expect("it is painted"))
            .unwrap_or_else(|error| panic!("{}: {error}", self.file));
        problems.into_iter().map(|problem| format!("{}: {problem}", self.file)).collect()
    }

    fn scene(&self, table: &dyn AnyTable, words: &dyn Words) -> Scene {
        let over = table.turn().outcome().is_some() || self.picture != Picture::End;
        let sight = if over { table.sight(self.viewer) } else { table.closed_sight(self.viewer) };
        if self.picture == Picture::End {
            return sight.ending(words, self.theme, History::of(&self.log, Viewer::Public).ok().as_ref());
        }
        let menu = (self.picture == Picture::Panel).then(|| sight.menu(&self.draft, words));
        sight.scene(words, self.theme, self.picture, menu.as_ref())
    }
}

#[test]
fn every_recorded_game_has_a_closing_picture() {
    let library = Library::of_the_repository();
    for (number, (file, log)) in recorded_games().into_iter().enumerate() {
        let history = History::of(&log, Viewer::Public).unwrap_or_else(|error| panic!("{file}: {error}"));
        let table = replay(&log, |_, _, _| ()).unwrap_or_else(|error| panic!("{file}: {error}"));
        let sight = table.sight(Viewer::Public);
        let words = library.speaker(number, Names::Long);
        let theme = Theme::ALL[number % Theme::ALL.len()];
        let ending = sight.ending(&words, theme, Some(&history));
        assert_eq!(ending.check(), [], "{file}");
        let (table, none) =
            (sight.scene(&words, theme, Picture::Table, None), sight.ending(&words, theme, None));
        // An animation is as large as the largest of its frames: the last one makes it no larger.
        assert!(ending.width <= table.width && ending.height <= table.height, "{file}");
        assert_eq!(none.check(), [], "{file}, without its history");
    }
}

#[test]
fn the_closing_picture_of_a_game_played_alone_tells_its_verdict_once_and_the_next_one() {
    let words = Library::of_the_repository().speaker(0, Names::Long);
    let mut judged = 0;
    for (file, log) in recorded_games().into_iter().filter(|(_, log)| log.header.seats == 1) {
        let table = replay(&log, |_, _, _| ()).unwrap_or_else(|error| panic!("{file}: {error}"));
        let ending = table.sight(Viewer::Public).ending(&words, Theme::Paper, None);
        let told: Vec<&str> = ending.texts().into_iter().map(|text| text.text.as_str()).collect();
        let turn = table.turn();
        let verdict = turn.outcome().and_then(|outcome| outcome.verdict.as_deref()).expect("it is judged");
        let verdict = words.text(verdict, &[]);
        assert_eq!(told.iter().filter(|text| text.contains(&verdict)).count(), 1, "{file}: {told:?}");
        let points = table.scores()[0].to_string();
        let next = |text: &&&str| text.contains(". From ") || text.contains("nothing stands above");
        let next = told.iter().find(next).unwrap_or_else(|| panic!("{file}: {told:?}"));
        assert!(next.starts_with(&points), "{file}: {next}");
        judged += 1;
    }
    assert!(judged >= 3);
}

#[test]
fn what_is_asked_for_is_painted() {
    if let Ok(asked) = std::env::var("TURNSTONE_LOOK") {
        let lines = asked.lines().filter(|line| !line.is_empty());
        let problems: Vec<String> = lines.flat_map(|line| Look::read(line).paint()).collect();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        return;
    }
    let file = std::env::temp_dir().join(format!("turnstone-look-{}.png", std::process::id()));
    let problems = Look::read(&format!("harmonies-two.log 9 1 panel en paper {}", file.display())).paint();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let bytes = std::fs::read(&file).expect("it was painted");
    std::fs::remove_file(&file).expect("it can be taken away");
    assert!(bytes.starts_with(b"\x89PNG"));
}
