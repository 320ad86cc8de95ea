//! A recorded game in its middle and at its end, as it is painted: table, panel and closing picture, by day and by night.

use std::collections::BTreeMap;

use render::paint::reference::References;
use render::{Color, Painter, Theme};

use super::{House, Moment};
use crate::Names;
use rules::Viewer;
use tabletop::{AnyTable, Draft, History, Picture};

/// The pixels of a picture from which everybody sees a colour.
const WIDE: u32 = 3000;

/// The table after so many entries of the log of the house's moment.
fn table(house: &House, entries: usize) -> Box<dyn AnyTable> {
    let mut log = house.log(house.moment.log);
    log.entries.truncate(entries);
    house.replay(&log, |_, _, _| ())
}

/// The pictures of the house's moment look as those in `pictures/`.
pub fn it_looks_as_its_references(house: &House) {
    let references = References {
        folder: house.path("pictures"),
        differences: house.path("../../target/differences").join(house.title.id()),
    };
    let Moment { log, entries, seat, draft } = house.moment;
    let log = house.log(log);
    let over = house.replay(&log, |_, _, _| ());
    let history = History::of(house.title, &log, Viewer::Public).expect("it replays");
    let table = table(house, entries);
    let words = house.library().speaker(0, Names::Short);
    let painter = Painter::new();
    let own = table.sight(Viewer::Seat(seat));
    let menu = own.menu(&Draft::parse(draft), &words);
    assert_eq!(menu.draft.to_string(), draft, "the moment's draft, with what leaves no choice filled in");
    let mut mismatches = Vec::new();
    for (theme, called) in [(Theme::Paper, "paper"), (Theme::Night, "night")] {
        let public = table.sight(Viewer::Public).scene(&words, theme, Picture::Table, None);
        let panel = own.scene(&words, theme, Picture::Panel, Some(&menu));
        let end = over.sight(Viewer::Public).ending(&words, theme, Some(&history));
        for (what, scene) in [("table", public), ("panel", panel), ("end", end)] {
            mismatches.extend(references.check(&format!("{called}-{what}"), &painter, &scene).err());
        }
    }
    let lines: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

/// The pictures ask for no colour over a wide area that their palette lacks (`Present::SWATCHES`).
pub fn whatever_is_wide_is_shown_in_its_own_colour(house: &House) {
    let words = house.library().speaker(0, Names::Short);
    let (painter, mut lacking) = (Painter::new(), Vec::new());
    let Moment { entries, seat, .. } = house.moment;
    let table = table(house, entries);
    let own = table.sight(Viewer::Seat(seat));
    for theme in Theme::ALL.into_iter().take(workshop::scale(1, 2)) {
        for picture in [Picture::Table, Picture::Panel, Picture::Hand, Picture::Board(seat)] {
            let scene = own.scene(&words, theme, picture, None);
            let palette = painter.palette(&scene);
            let pixmap = painter.pixmap(&scene).expect("it can be painted");
            let mut seen: BTreeMap<[u8; 4], u32> = BTreeMap::new();
            pixmap.pixels().iter().for_each(|pixel| *seen.entry(*pixel).or_default() += 1);
            let wide = seen.into_iter().filter(|&([.., a], pixels)| a == 255 && pixels >= WIDE);
            let shown = wide.map(|([r, g, b, a], pixels)| (Color { r, g, b, a }, pixels));
            let missing = shown.filter(|&(color, _)| palette.error(color) >= 0.000_4);
            lacking.extend(missing.map(|(Color { r, g, b, .. }, pixels)| {
                format!("{theme:?} {picture:?}: {pixels} pixels of #{r:02x}{g:02x}{b:02x}")
            }));
        }
    }
    assert!(
        lacking.is_empty(),
        "the palette lacks\n{}\n`cargo run -p games --example swatches -- {}` finds the colours again; \
         name what it writes in `Present::SWATCHES`",
        lacking.join("\n"),
        house.title.id()
    );
}

/// What a painter keeps of tables and panels shown before must not be seen in those that come after.
pub fn whatever_was_painted_before_its_pictures_have_the_same_bytes(house: &House) {
    let painter = Painter::new();
    let words = house.library().speaker(0, Names::Short);
    let Moment { entries, seat, .. } = house.moment;
    for entries in entries..entries + 3 {
        let table = table(house, entries);
        let public = table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None);
        let panel = table.sight(Viewer::Seat(seat)).scene(&words, Theme::Paper, Picture::Panel, None);
        for scene in [public, panel] {
            let fresh = Painter::new().png(&scene).expect("paintable");
            assert!(painter.png(&scene).expect("paintable") == fresh, "{entries} entries");
        }
    }
}
