//! What pictures show of cards.

use conformance::{Library, Names};
use render::{Role, Scene, Theme};
use rules::{Viewer, Words};
use tabletop::{Focus, Frame, Picture};

use super::super::components::card::Held;
use super::super::components::cell::Cells;
use super::super::picture::{scene, shown};
use super::*;

/// The pictures of a table, of a panel and of a hand.
fn drawn(game: &Harmonies, theme: Theme, words: &dyn Words) -> Vec<(Picture, Viewer, Scene)> {
    let own = Viewer::Seat(Seat(0));
    let pictures = [(Picture::Table, Viewer::Public), (Picture::Panel, own), (Picture::Hand, own)];
    let draw = |(picture, viewer)| {
        let frame = Frame { words, theme, picture, viewer, focus: Focus::default(), history: None };
        (picture, viewer, scene(&game.view(viewer), &frame))
    };
    pictures.map(draw).into()
}

/// Games in which all cards lie somewhere, with none of their cubes placed or with some.
fn with_cards() -> impl Iterator<Item = Harmonies> {
    let sides = ["side a", "side b"].into_iter().flat_map(|side| (1..=4).map(move |seats| (side, seats)));
    sides.flat_map(|(side, seats)| {
        (0..42).step_by(3).map(move |first: u8| {
            let mut game = game(seats, side, 8);
            let mut cards = (first..).map(|number| CardId::new(number % CardId::COUNT + 1).expect("a card"));
            for index in 0..usize::from(seats) {
                let held: Vec<Held> = cards.by_ref().take(4).map(Held::new).collect();
                game.realms[index].held = held;
                // A cube stands on the board for every other animal.
                for (number, held) in game.realms[index].held.iter_mut().enumerate().step_by(2) {
                    let at = ["a1", "b1", "c1", "d1"][number];
                    held.cubes = if held.card.is_spirit() { Cells::EMPTY } else { Cells::one(cell(at)) };
                }
                let side = game.realms[index].land.side;
                game.realms[index].land = land(side, "a1 b, b1 y, c1 e, d1 g, a2 b, b2 nng, c2 ee, d2 nr");
            }
            game
        })
    })
}

#[test]
fn every_step_of_a_ladder_and_all_that_a_spirit_pays_stands_on_every_picture_of_every_card() {
    let library = Library::of(&[crate::TITLE]);
    for (number, game) in with_cards().enumerate() {
        let words = library.speaker(number, Names::Short);
        let theme = Theme::ALL[number % Theme::ALL.len()];
        for (picture, viewer, scene) in drawn(&game, theme, &words) {
            let marks = scene.marks();
            let lacking: Vec<String> = shown(&game.view(viewer), picture)
                .into_iter()
                .filter(|what| marks.get(what.as_str()) != Some(&true))
                .collect();
            assert!(lacking.is_empty(), "{number}, {picture:?}: {lacking:?}");
            assert_eq!(scene.check(), [], "{number}, {picture:?}");
        }
    }
}

#[test]
fn no_name_of_a_card_is_cut() {
    for words in Library::of(&[crate::TITLE]).speakers(Names::Short) {
        let names: Vec<String> =
            (1..=CardId::COUNT).map(|number| words.text(&format!("harmonies-card-{number}"), &[])).collect();
        for game in with_cards() {
            for (picture, _, scene) in drawn(&game, Theme::Paper, &words) {
                for text in scene.texts().into_iter().filter(|text| names.contains(&text.text)) {
                    let lines = text.layout().lines;
                    assert_eq!(lines[0].text, text.text, "{picture:?}");
                    assert!(text.role != Role::Ornament);
                }
            }
        }
    }
}
