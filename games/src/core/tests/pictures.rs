//! Recorded games in their middle and at their end, as they are painted: table, panel and closing picture, by day and by night.

use std::collections::BTreeMap;
use std::path::Path;

use render::paint::reference::References;
use render::{Color, Painter, Theme};

use super::super::kit::{Library, Names};
use super::super::{AnyTable, Draft, History, Log, Picture, Seat, Viewer, replay};

/// The pixels of a picture from which everybody sees a colour.
const WIDE: u32 = 3000;

/// A position of a recorded game, and what a seat is just choosing there.
struct Moment {
    /// The name of the log's file.
    log: &'static str,
    /// The number of entries played, the set-up among them.
    entries: usize,
    /// The seat whose panel it is.
    seat: Seat,
    /// The draft on it; its places are marked.
    draft: &'static str,
}

impl Moment {
    /// The whole log.
    fn recorded(&self) -> Log {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(self.log);
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", self.log));
        text.parse().unwrap_or_else(|error| panic!("{}: {error}", self.log))
    }

    /// The table as that log leaves it.
    fn table(&self, log: &Log) -> Box<dyn AnyTable> {
        replay(log, |_, _, _| ()).unwrap_or_else(|error| panic!("{}: {error}", self.log))
    }

    /// Fails unless the pictures look as their references do.
    #[track_caller]
    fn check(&self) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let references = References {
            folder: folder.join("tests/pictures"),
            differences: folder.join("../target/differences"),
        };
        let mut log = self.recorded();
        let (over, history) = (self.table(&log), History::of(&log, Viewer::Public).expect("it replays"));
        log.entries.truncate(self.entries);
        let table = self.table(&log);
        let words = Library::of_the_repository().speaker(0, Names::Short);
        let painter = Painter::new();
        let own = table.sight(Viewer::Seat(self.seat));
        let menu = own.menu(&Draft::parse(self.draft), &words);
        assert_eq!(menu.draft.to_string(), self.draft, "it can be chosen then");
        let mut mismatches = Vec::new();
        for (theme, called) in [(Theme::Paper, "paper"), (Theme::Night, "night")] {
            let public = table.sight(Viewer::Public).scene(&words, theme, Picture::Table, None);
            let panel = own.scene(&words, theme, Picture::Panel, Some(&menu));
            let end = over.sight(Viewer::Public).ending(&words, theme, Some(&history));
            for (what, scene) in [("table", public), ("panel", panel), ("end", end)] {
                let name = format!("{}-{called}-{what}", table.game());
                mismatches.extend(references.check(&name, &painter, &scene).err());
            }
        }
        let lines: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
        assert!(lines.is_empty(), "{}", lines.join("\n"));
    }
}

/// A moment of a recorded game of every title.
static MOMENTS: &[Moment] = &[
    Moment { log: "confusing-lands-two.log", entries: 9, seat: Seat(0), draft: "lay/8 front 0" },
    Moment { log: "harmonies-two.log", entries: 60, seat: Seat(1), draft: "place green" },
    Moment { log: "catan-four.log", entries: 149, seat: Seat(1), draft: "build road" },
    Moment { log: "village-green-two.log", entries: 50, seat: Seat(1), draft: "lay 1" },
    Moment { log: "wolves-and-sheep-four.log", entries: 29, seat: Seat(0), draft: "lay 22b/0 l16" },
];

/// The moment of the title with that id.
#[track_caller]
fn moment(id: &str) -> &'static Moment {
    MOMENTS.iter().find(|moment| moment.log.starts_with(id)).unwrap_or_else(|| panic!("no moment of {id}"))
}

#[test]
fn every_title_has_a_moment() {
    for title in crate::TITLES {
        let log = moment(title.id()).recorded();
        assert_eq!(log.header.game, title.id());
    }
}

#[test]
fn confusing_lands_looks_as_its_references() {
    moment("confusing-lands").check();
}

#[test]
fn harmonies_looks_as_its_references() {
    moment("harmonies").check();
}

#[test]
fn catan_looks_as_its_references() {
    moment("catan").check();
}

#[test]
fn village_green_looks_as_its_references() {
    moment("village-green").check();
}

#[test]
fn wolves_and_sheep_looks_as_its_references() {
    moment("wolves-and-sheep").check();
}

/// The picture asks for no colour over a wide area that its palette lacks.
#[test]
fn whatever_is_wide_is_shown_in_its_own_colour() {
    let words = Library::of_the_repository().speaker(0, Names::Short);
    let (painter, mut lacking) = (Painter::new(), Vec::new());
    for moment in MOMENTS {
        let mut log = moment.recorded();
        log.entries.truncate(moment.entries);
        let table = moment.table(&log);
        let own = table.sight(Viewer::Seat(moment.seat));
        for theme in Theme::ALL.into_iter().take(workshop::scale(1, 2)) {
            for picture in [Picture::Table, Picture::Panel, Picture::Hand, Picture::Board(moment.seat)] {
                let scene = own.scene(&words, theme, picture, None);
                let palette = painter.palette(&scene);
                let pixmap = painter.pixmap(&scene).expect("it can be painted");
                let mut seen: BTreeMap<[u8; 4], u32> = BTreeMap::new();
                pixmap.pixels().iter().for_each(|pixel| *seen.entry(*pixel).or_default() += 1);
                let wide = seen.into_iter().filter(|&([.., a], pixels)| a == 255 && pixels >= WIDE);
                let shown = wide.map(|([r, g, b, a], pixels)| (Color { r, g, b, a }, pixels));
                let missing = shown.filter(|&(color, _)| palette.error(color) >= 0.000_4);
                let game = &log.header.game;
                lacking.extend(
                    missing.map(|(color, pixels)| {
                        format!("{game} {theme:?} {picture:?}: {pixels} of {color:?}")
                    }),
                );
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

/// What a painter keeps of tables and panels shown before must not be seen in those that come after.
#[test]
fn whatever_was_painted_before_pictures_of_games_have_the_same_bytes() {
    let painter = Painter::new();
    let words = Library::of_the_repository().speaker(0, Names::Short);
    for Moment { log, entries, .. } in MOMENTS {
        for entries in *entries..entries + 3 {
            let moment = Moment { log, entries, seat: Seat(0), draft: "" };
            let mut played = moment.recorded();
            played.entries.truncate(entries);
            let table = moment.table(&played);
            let public = table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None);
            let panel = table.sight(Viewer::Seat(Seat(0))).scene(&words, Theme::Paper, Picture::Panel, None);
            for scene in [public, panel] {
                let fresh = Painter::new().png(&scene).expect("paintable");
                assert!(painter.png(&scene).expect("paintable") == fresh, "{log}, {entries} entries");
            }
        }
    }
}
