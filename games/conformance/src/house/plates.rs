//! Plates with people's names hold ordinary names whole.

use render::{Scene, Theme};

use super::House;
use crate::Names;
use rules::{Seat, Viewer, Words};
use tabletop::{Draft, History, Picture};

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

/// Names of twelve letters are whole in tables, panels and closing pictures.
pub fn names_of_twelve_letters_are_whole(house: &House) {
    let words = house.library().speaker(0, Names::Ordinary);
    let mut problems = Vec::new();
    for (file, whole) in house.logs() {
        let mut hold = |what: &str, scene: &Scene, names: &[String], least: usize| {
            let (shortened, plates) = cut(scene, names);
            assert!(plates >= least, "{file}, {what}: {plates} plates");
            problems.extend(shortened.into_iter().map(|name| format!("{file}, {what}: {name}")));
        };
        let names: Vec<String> = Seat::first(whole.header.seats).map(|seat| words.name(seat)).collect();
        // Near the opening, in the middle, late.
        for tenths in [1, 5, 9] {
            let table = house.replay_tenths(&whole, tenths);
            let own = table.sight(Viewer::Seat(Seat(0)));
            let menu = own.menu(&Draft::default(), &words);
            let public = table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None);
            hold("table", &public, &names, names.len());
            hold("panel", &own.scene(&words, Theme::Paper, Picture::Panel, Some(&menu)), &names, 0);
        }
        let over = house.replay(&whole, |_, _, _| ());
        let history = History::of(house.title, &whole, Viewer::Public).expect("it replays");
        let closing = over.sight(Viewer::Public).ending(&words, Theme::Paper, Some(&history));
        hold("closing picture", &closing, &names, names.len());
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
