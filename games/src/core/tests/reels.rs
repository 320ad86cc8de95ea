//! The frames of a replay.

use std::path::Path;

use render::Theme;

use super::super::kit::toy::Toy;
use super::super::kit::{Library, Names};
use super::super::log::replay::replay_as;
use super::super::log::timeline::Timeline;
use super::super::log::{
    reel::{Cut, cut},
    timeline::Published,
};
use super::super::{Log, Reel, Seat, TitleOf, Viewer, replay};

fn entries(cuts: &[Cut]) -> Vec<usize> {
    cuts.iter().map(|cut| cut.entry).collect()
}

/// A game of a hundred published positions; every tenth scores, every fifth ends a turn.
fn long() -> Vec<Published> {
    let published = |entry| Published { entry, scored: entry % 10 == 0, turned: entry % 5 == 0 };
    (0..=100).map(published).collect()
}

#[test]
fn a_short_game_is_shown_whole() {
    let cuts = cut(&long(), 100, &[], 101);
    assert_eq!(entries(&cuts), (0..=100).collect::<Vec<_>>());
    let (first, usual, scoring) = (cuts[0].hold, cuts[3].hold, cuts[10].hold);
    assert!(first > scoring && scoring > usual, "{first} {scoring} {usual}");
    assert_eq!(usual, 900);
}

#[test]
fn of_a_long_game_points_come_first_then_turns_then_the_rest() {
    assert_eq!(entries(&cut(&long(), 100, &[], 11)), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    assert_eq!(entries(&cut(&long(), 100, &[], 21)), (0..=20).map(|step| step * 5).collect::<Vec<_>>());
    let cuts = cut(&long(), 100, &[], 37);
    assert_eq!(cuts.len(), 37);
    let entries = entries(&cuts);
    assert!((0..=20).all(|step| entries.contains(&(step * 5))), "{entries:?}");
    let widest = entries.windows(2).map(|pair| pair[1] - pair[0]).max();
    assert!(widest <= Some(5), "they are spread over the game: {entries:?}");
}

#[test]
fn points_alone_are_thinned_evenly() {
    assert_eq!(entries(&cut(&long(), 100, &[], 5)), [0, 10, 40, 70, 100]);
}

#[test]
fn a_frame_that_stands_for_more_is_shown_longer_and_never_too_long() {
    let cuts = cut(&long(), 100, &[40], 11);
    assert!(cuts.iter().all(|cut| (900..=1800).contains(&cut.hold)), "{cuts:?}");
    assert!(cuts[1].hold > cut(&long(), 100, &[], 101)[10].hold);
    let quiet: Vec<Published> =
        (0..=6).map(|entry| Published { entry, scored: false, turned: true }).collect();
    assert_eq!(cut(&quiet, 6, &[3], 9)[3], Cut { entry: 3, hold: 1800 }, "it turned the game");
}

#[test]
fn what_can_still_be_taken_back_is_no_frame() {
    let text = "game toy\nrules 1\nseats 2\nsetup | card 1 | card 9 | card 2 | card 3\n\
                1 bet 5\n1 bid 9\n2 bid 2 | card 4 | card 5\n1 put n14 back\n";
    let log: Log = text.parse().expect("it is a log");
    let mut timeline = Timeline::of(Viewer::Public);
    replay_as(&TitleOf::<Toy>::NEW, &log, &mut |table, entry, played| timeline.note(table, entry, played))
        .expect("it replays");
    let published: Vec<_> = timeline.published().iter().map(|one| (one.entry, one.scored)).collect();
    assert_eq!(published, [(0, false), (2, false), (3, true), (4, false)]);
}

#[test]
fn recorded_games_begin_with_the_set_up_and_close_with_the_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let words = Library::of_the_repository().speaker(0, Names::Short);
    for file in std::fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("the log can be read");
        let log: Log = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let reel =
            Reel::of(&log, Viewer::Public, 30).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut seen = Vec::new();
        let end =
            replay(&log, |table, _, _| seen.push(table.sight(Viewer::Public).digest())).expect("as before");
        assert!((3..=30).contains(&reel.len()), "{}: {}", path.display(), reel.len());
        let shown: Vec<String> = (0..reel.len()).map(|frame| reel.sight(frame).digest()).collect();
        let last = end.sight(Viewer::Public).digest();
        assert_eq!((&shown[0], &shown[reel.len() - 1]), (&seen[0], &last), "{}", path.display());
        // Every frame is a position that came after the one before.
        let mut rest = seen.iter();
        assert!(
            shown[..reel.len() - 1].iter().all(|one| rest.any(|other| other == one)),
            "{}",
            path.display()
        );
        let closing = reel.scene(reel.len() - 1, &words, Theme::Paper);
        let ending = end.sight(Viewer::Public).ending(&words, Theme::Paper, Some(reel.history()));
        assert!(closing == ending, "{}", path.display());
        assert_eq!(reel.hold(reel.len() - 1), 10_000);
    }
}

#[test]
fn the_film_of_a_running_game_keeps_a_hidden_card_from_all_but_its_owner() {
    let words = Library::of_the_repository().speaker(0, Names::Short);
    let film = |card: &str, viewer: Viewer| -> Vec<_> {
        let text = format!(
            "game catan\nrules 1\nseats 3\noption layout fixed\nsetup | first amber\n2 roll | dice 2 2\n\
             2 buy card | draw {card}\n2 end\n3 roll | dice 3 5\n3 end\n"
        );
        let reel = Reel::of(&text.parse().expect("it is a log"), viewer, 90).expect("it replays");
        let frame = |number| (reel.hold(number), reel.scene(number, &words, Theme::Paper));
        (0..reel.len()).map(frame).collect()
    };
    for (viewer, knows) in [
        (Viewer::Public, false),
        (Viewer::Seat(Seat(0)), false),
        (Viewer::Seat(Seat(1)), true),
        (Viewer::Seat(Seat(2)), false),
    ] {
        assert_eq!(film("point", viewer) != film("knight", viewer), knows, "{viewer:?}");
    }
}
