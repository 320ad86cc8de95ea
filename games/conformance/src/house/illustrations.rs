//! Positions next to topics of the rules: each arises, and what it shows is to be seen.

use std::collections::BTreeSet;

use render::Theme;

use super::House;
use crate::Names;
use rules::Viewer;
use tabletop::{Draft, Illustration, Picture};

/// A position of the lesson stands next to at least half of the rules topics (`Teach::examples`).
pub fn positions_stand_beside_its_rules(house: &House) {
    let (title, library) = (house.title, house.library());
    let shown: BTreeSet<&str> = title.examples().iter().map(|example| example.topic).collect();
    assert_eq!(shown.len(), title.examples().len(), "a topic is there twice");
    let all = title.topics().len();
    assert!(2 * shown.len() >= all, "{} of {all} topics have a position, and half should", shown.len());
    for topic in title.topics() {
        let found = Illustration::of(title, topic);
        assert_eq!(found.is_some(), shown.contains(topic), "{topic}");
        let Some(Illustration { table, seat, guidance }) = found else { continue };
        assert!(table.turn().outcome().is_none(), "{topic}: it goes on");
        for language in 0..3 {
            let words = library.speaker(language, Names::Ordinary);
            let sight = table.sight(Viewer::Seat(seat));
            let menu = sight.menu(&Draft::default(), &words);
            let scene = sight.scene(&words, Theme::Paper, Picture::Panel, Some(&menu));
            let marks = scene.marks();
            for place in &guidance.places {
                assert_eq!(marks.get(place.as_str()), Some(&true), "{topic}: {place}");
            }
            assert!(!sight.alt_text(&words).is_empty());
        }
    }
    assert!(shown.iter().all(|topic| title.topics().contains(topic)), "{shown:?}");
}
