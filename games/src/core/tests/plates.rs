//! Plates with people's names hold ordinary names whole.

use render::{Scene, Theme};

use super::super::kit::{Library, Names};
use super::super::{Draft, Picture, Seat, Viewer, Words};
use super::pictures::MOMENTS;

/// More letters are a sentence with a name in it, not a plate.
const PLATE: usize = 24;

/// The names on a scene that were cut, and how many were looked at.
fn cut(scene: &Scene, names: &[String]) -> (Vec<String>, usize) {
    let plates = scene.texts().into_iter().filter(|text| {
        text.text.chars().count() <= PLATE && names.iter().any(|name| text.text.contains(name.as_str()))
    });
    let drawn = |text: &render::TextBox| {
        text.layout().lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ")
    };
    let plates: Vec<(String, String)> = plates.map(|text| (text.text.clone(), drawn(text))).collect();
    let is_whole = |drawn: &str| names.iter().any(|name| drawn.contains(name.as_str()));
    let count = plates.len();
    (plates.into_iter().map(|(_, drawn)| drawn).filter(|drawn| !is_whole(drawn)).collect(), count)
}

#[test]
fn names_of_twelve_letters_are_whole_in_tables_and_panels() {
    let words = Library::of_the_repository().speaker(0, Names::Ordinary);
    let mut problems = Vec::new();
    for moment in MOMENTS {
        let name = moment.log;
        let mut log = moment.recorded();
        log.entries.truncate(log.entries.len() / 2);
        let table = moment.table(&log);
        let names: Vec<String> = Seat::first(table.seats()).map(|seat| words.name(seat)).collect();
        let own = table.sight(Viewer::Seat(Seat(0)));
        let menu = own.menu(&Draft::default(), &words);
        let public = table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None);
        let panel = own.scene(&words, Theme::Paper, Picture::Panel, Some(&menu));
        let (shortened, plates) = cut(&public, &names);
        assert!(plates >= usize::from(table.seats()), "{name}: {plates} plates");
        problems
            .extend(shortened.into_iter().chain(cut(&panel, &names).0).map(|what| format!("{name}: {what}")));
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
