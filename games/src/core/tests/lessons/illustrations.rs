//! Positions beside topics of the rules: each arises, and what it shows is to be seen.

use std::collections::BTreeSet;

use render::Theme;

use super::super::super::kit::{Library, Names};
use super::super::super::{Illustration, Viewer};
use crate::{Draft, Picture, TITLES};

#[test]
fn every_game_shows_positions_beside_its_rules() {
    let library = Library::of_the_repository();
    for title in TITLES {
        let shown: BTreeSet<&str> = title.examples().iter().map(|example| example.topic).collect();
        assert_eq!(shown.len(), title.examples().len(), "{}: a topic is there twice", title.id());
        assert!(2 * shown.len() >= title.topics().len(), "{} shows little", title.id());
        for topic in title.topics() {
            let found = Illustration::of(*title, topic);
            assert_eq!(found.is_some(), shown.contains(topic), "{} {topic}", title.id());
            let Some(Illustration { table, seat, guidance }) = found else { continue };
            assert!(table.turn().outcome().is_none(), "{} {topic}: it goes on", title.id());
            for language in 0..3 {
                let words = library.speaker(language, Names::Ordinary);
                let sight = table.sight(Viewer::Seat(seat));
                let menu = sight.menu(&Draft::default(), &words);
                let scene = sight.scene(&words, Theme::Paper, Picture::Panel, Some(&menu));
                let marks = scene.marks();
                for place in &guidance.places {
                    assert_eq!(marks.get(place.as_str()), Some(&true), "{} {topic}: {place}", title.id());
                }
                assert!(!sight.alt_text(&words).is_empty());
            }
        }
        assert!(shown.iter().all(|topic| title.topics().contains(topic)), "{}", title.id());
    }
}
