//! Numbers that matter can be read on a phone.

use std::collections::BTreeSet;

use render::{Role, Scene, Theme};

use super::House;
use crate::Names;
use rules::{Seat, Viewer};
use tabletop::{Draft, Picture};

/// The least size of a number in a picture 1200 wide.
const LEAST: f32 = 30.0;

/// The numbers of a scene that are smaller; ornaments are not there to be read.
fn small(scene: &Scene) -> impl Iterator<Item = String> {
    let least = LEAST * scene.width as f32 / 1200.0;
    let is_number = |text: &str| {
        let digits = text.trim_matches(|c: char| !c.is_ascii_digit());
        !digits.is_empty() && text.chars().filter(|c| c.is_alphabetic()).count() == 0
    };
    let numbers =
        scene.texts().into_iter().filter(move |text| text.role != Role::Ornament && is_number(&text.text));
    let small = numbers.filter(move |text| text.layout().size < least - 0.01);
    small
        .map(|text| format!("“{}” of size {:.0}", text.text, text.layout().size))
        .collect::<Vec<_>>()
        .into_iter()
}

/// Every number that is there to be read is at least 30 high in a picture 1200 wide.
pub fn numbers_can_be_read_on_a_phone(house: &House) {
    let words = house.library().speaker(0, Names::Ordinary);
    let mut problems = BTreeSet::new();
    for (file, log) in house.logs() {
        for tenths in [1, 5, 9] {
            let table = house.replay_tenths(&log, tenths);
            let own = table.sight(Viewer::Seat(Seat(0)));
            let menu = own.menu(&Draft::default(), &words);
            let scenes = [
                ("table", table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None)),
                ("panel", own.scene(&words, Theme::Paper, Picture::Panel, Some(&menu))),
            ];
            for (what, scene) in scenes {
                problems.extend(small(&scene).map(|number| format!("{file}, {what}: {number}")));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
