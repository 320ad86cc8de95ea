//! What is told of recorded games: their history, and the frames of their film.

use render::Theme;

use super::House;
use crate::Names;
use rules::{Seat, Viewer};
use tabletop::{History, ReplayFrames};

/// The turning points of a history, as something that can be compared.
fn summary(history: &History) -> Vec<(usize, Seat, i32, bool)> {
    let turnings = history.turnings().iter();
    turnings.map(|turning| (turning.entry, turning.seat, turning.gain, turning.leads)).collect()
}

/// Recorded games have a history that ends as they do, with one to four turning points.
pub fn a_history_ends_as_its_game_does(house: &House) {
    let words = house.library().speaker(0, Names::Short);
    for (name, log) in house.logs() {
        let history = || History::of(house.title, &log, Viewer::Public).expect("it replays");
        let (history, again) = (history(), history());
        let end = house.replay(&log, |_, _, _| ());
        assert_eq!(history.points().last(), Some(&end.scores()), "{name}");
        let turnings = history.turnings();
        assert!((1..=4).contains(&turnings.len()), "{name}: {:?}", summary(&history));
        assert!(turnings.is_sorted_by_key(|turning| turning.entry), "{name}");
        for turning in turnings {
            assert!(turning.seat < Seat(log.header.seats) && !turning.tell(&words).is_empty());
        }
        assert_eq!(summary(&again), summary(&history));
    }
}

/// Films of recorded games begin with the set-up, go forwards, and close with the end.
pub fn a_film_begins_with_the_set_up_and_closes_with_the_end(house: &House) {
    let words = house.library().speaker(0, Names::Short);
    for (name, log) in house.logs() {
        let reel = ReplayFrames::of(house.title, &log, Viewer::Public, 30).expect("it replays");
        let mut seen = Vec::new();
        let end = house.replay(&log, |table, _, _| seen.push(table.sight(Viewer::Public).digest()));
        assert!((3..=30).contains(&reel.len()), "{name}: {}", reel.len());
        let shown: Vec<String> = (0..reel.len()).map(|frame| reel.sight(frame).digest()).collect();
        let last = end.sight(Viewer::Public).digest();
        assert_eq!((&shown[0], &shown[reel.len() - 1]), (&seen[0], &last), "{name}");
        // Every frame is a position that came after the one before.
        let mut rest = seen.iter();
        assert!(shown[..reel.len() - 1].iter().all(|one| rest.any(|other| other == one)), "{name}");
        let closing = reel.scene(reel.len() - 1, &words, Theme::Paper);
        let ending = end.sight(Viewer::Public).ending(&words, Theme::Paper, Some(reel.history()));
        assert!(closing == ending, "{name}");
        assert_eq!(reel.hold(reel.len() - 1), 10_000);
    }
}

/// However many frames may be taken, the film of a game of several has one a turn, besides the set-up, the end and the closing picture.
pub fn a_film_has_one_frame_a_turn(house: &House) {
    for (name, log) in house.logs().into_iter().filter(|(_, log)| log.header.seats > 1) {
        let mut turns = 0;
        house.replay(&log, |_, _, played| turns += usize::from(played.is_some_and(|played| played.turned)));
        let reel = ReplayFrames::of(house.title, &log, Viewer::Public, 1000).expect("it replays");
        assert!((turns..=turns + 2).contains(&reel.len()), "{name}: {} frames, {turns} turns", reel.len());
    }
}
