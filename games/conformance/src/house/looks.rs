//! Closing pictures, and any moment of a recorded game painted to be looked at.
//!
//! `TURNSTONE_LOOK` names what is painted, a line a picture, the file last:
//! `LOG ENTRIES VIEWER PICTURE LANG THEME FILE [DRAFT]`, say
//! `four 149 2 panel pl night /tmp/panel.png build road`.
//! ENTRIES counts the set-up (`end`: all of them), VIEWER is `public` or a seat from 1, PICTURE `table`, `panel`, `hand`, `board` (of the
//! viewer; of seat 1 for the public) or `end`.

use render::{Painter, Scene, Theme};

use super::House;
use crate::Names;
use rules::{Seat, Viewer, Words};
use tabletop::{AnyTable, Draft, History, Log, Picture};

/// One line of what is asked for.
struct Look<'a> {
    house: &'a House,
    log: Log,
    viewer: Viewer,
    picture: Picture,
    theme: Theme,
    file: &'a str,
    draft: Draft,
    lang: &'a str,
}

impl<'a> Look<'a> {
    fn read(house: &'a House, line: &'a str) -> Look<'a> {
        let words: Vec<&str> = line.split(' ').collect();
        let [log, entries, viewer, picture, lang, theme, file, draft @ ..] = &words[..] else {
            panic!("{line}: LOG ENTRIES VIEWER PICTURE LANG THEME FILE [DRAFT]");
        };
        let mut log = house.log(log);
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
        Look { house, log, viewer, picture, theme, file, draft: Draft::parse(&draft.join(" ")), lang }
    }

    /// Paints it; gives what could not be read on it.
    fn paint(&self) -> Vec<String> {
        let table = self.house.replay(&self.log, |_, _, _| ());
        let library = self.house.library();
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
            return sight.ending(
                words,
                self.theme,
                History::of(self.house.title, &self.log, Viewer::Public).ok().as_ref(),
            );
        }
        let menu = (self.picture == Picture::Panel).then(|| sight.menu(&self.draft, words));
        sight.scene(words, self.theme, self.picture, menu.as_ref())
    }
}

/// Every recorded game has a closing picture, with its history and without.
pub fn every_recorded_game_has_a_closing_picture(house: &House) {
    let library = house.library();
    for (number, (file, log)) in house.logs().into_iter().enumerate() {
        let history =
            History::of(house.title, &log, Viewer::Public).unwrap_or_else(|error| panic!("{file}: {error}"));
        let table = house.replay(&log, |_, _, _| ());
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

/// What turned a game is said whole in its closing picture, in every language.
pub fn what_turned_a_game_is_said_whole(house: &House) {
    let mut problems = Vec::new();
    for (file, log) in house.logs() {
        let history =
            History::of(house.title, &log, Viewer::Public).unwrap_or_else(|error| panic!("{file}: {error}"));
        let sight = house.replay(&log, |_, _, _| ()).sight(Viewer::Public);
        for words in house.library().speakers(Names::Ordinary) {
            let ending = sight.ending(&words, Theme::Paper, Some(&history));
            let told = ending.texts().into_iter().map(|text| text.text.as_str());
            problems.extend(told.filter(|text| text.ends_with('…')).map(|text| format!("{file}: {text}")));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

/// The closing picture of a game played alone tells the verdict once, and how many points the next one takes.
pub fn a_game_played_alone_tells_its_verdict_once_and_the_next_one(house: &House) {
    let words = house.library().speaker(0, Names::Long);
    for (file, log) in house.logs().into_iter().filter(|(_, log)| log.header.seats == 1) {
        let table = house.replay(&log, |_, _, _| ());
        let ending = table.sight(Viewer::Public).ending(&words, Theme::Paper, None);
        let told: Vec<&str> = ending.texts().into_iter().map(|text| text.text.as_str()).collect();
        let turn = table.turn();
        let verdict = turn.outcome().and_then(|outcome| outcome.verdict.as_deref()).expect("it is judged");
        let verdict = words.text(verdict, &[]);
        assert_eq!(told.iter().filter(|text| text.contains(&verdict)).count(), 1, "{file}: {told:?}");
        let points = table.scores()[0].to_string();
        let next = |text: &&&str| text.contains(". From ") || text.contains("there is no higher rank");
        let next = told.iter().find(next).unwrap_or_else(|| panic!("{file}: {told:?}"));
        assert!(next.starts_with(&points), "{file}: {next}");
    }
}

/// `TURNSTONE_LOOK` is painted; without it, the opening of a recorded game.
pub fn what_is_asked_for_is_painted(house: &House) {
    if let Ok(asked) = std::env::var("TURNSTONE_LOOK") {
        let lines = asked.lines().filter(|line| !line.is_empty());
        let problems: Vec<String> = lines.flat_map(|line| Look::read(house, line).paint()).collect();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        return;
    }
    let file =
        std::env::temp_dir().join(format!("turnstone-{}-{}.png", house.title.id(), std::process::id()));
    let line = format!("{} 2 1 panel en paper {}", house.moment.log, file.display());
    let problems = Look::read(house, &line).paint();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let bytes = std::fs::read(&file).expect("it was painted");
    std::fs::remove_file(&file).expect("it can be taken away");
    assert!(bytes.starts_with(b"\x89PNG"));
}
