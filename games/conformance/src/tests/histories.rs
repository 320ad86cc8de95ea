//! What is told of a game that is over, tried on the toy.

use crate::toy::{MESSAGES, Toy};
use crate::{Library, Names};
use rules::Viewer;
use tabletop::{History, Log, TitleOf};

fn toy(text: &str) -> History {
    let log: Log = format!("game toy\nrules 1\n{text}").parse().expect("it is a log");
    History::of(&TitleOf::<Toy>::NEW, &log, Viewer::Public).expect("it replays")
}

/// Three rounds: the second seat wins the first for a point, the first seat the next for six.
const COMEBACK: &str = "seats 2\noption length long\nsetup | card 1 | card 9 | card 2 | card 3\n\
                        1 bid 1\n2 bid 2 | card 4 | card 5\n2 put n14 back\n\
                        1 bet 5\n1 bid 9\n2 bid 3 | card 6 | card 7\n1 put n15 back\n\
                        1 bid 4\n2 bid 7 | card 1 | card 2\n2 put n16 back\n";

fn summary(history: &History) -> Vec<(usize, u8, i32, bool)> {
    let turnings = history.turnings().iter();
    turnings.map(|turning| (turning.entry, turning.seat.0 + 1, turning.gain, turning.leads)).collect()
}

#[test]
fn the_lead_that_changed_is_told_with_the_points_after_every_entry() {
    let history = toy(COMEBACK);
    let points: Vec<_> = history.points().iter().map(|points| (points[0], points[1])).collect();
    let mut expected = vec![(0, 0); 2];
    expected.extend([(0, 1); 4]);
    expected.extend([(6, 1); 3]);
    expected.extend([(6, 2); 2]);
    assert_eq!(points, expected);
    assert_eq!(summary(&history), [(6, 1, 6, true)]);
    let words = Library::new(|_| vec![MESSAGES.to_owned()]).speaker(0, Names::Short);
    assert_eq!(history.turnings()[0].tell(&words), "Bids: Ada bid 9.", "what the other did is left out");
}

#[test]
fn a_lead_that_nobody_had_before_is_no_turning_point() {
    let history = toy(
        "seats 2\nsetup | card 1 | card 9 | card 2 | card 3\n1 bid 1\n2 bid 2 | card 4 | card 5\n2 put n14 back\n\
         1 bid 4\n2 bid 5 | card 6 | card 7\n2 put n15 back\n",
    );
    assert_eq!(history.points().last(), Some(&vec![0, 2]));
    assert_eq!(summary(&history), []);
}

#[test]
fn a_leader_who_resigns_has_turned_the_game() {
    let history =
        toy("seats 3\noption length long\nsetup | card 1 | card 9 | card 2 | card 3 | card 1 | card 4\n\
         1 bet 5\n1 bid 9\n2 bid 2\n3 bid 1 | card 5 | card 5 | card 6\n1 put n14 back\n\
         1 bid 1\n2 bid 5\n3 bid 4 | card 7 | card 7 | card 8\n2 put n15 back\n1 resign\n");
    assert_eq!(summary(&history).last(), Some(&(10, 1, 0, true)));
}

#[test]
fn of_a_solo_game_the_largest_gains_are_told() {
    let history =
        toy("seats 1\noption length long\nsetup | card 1 | card 9\n1 bid 1 | card 2\n1 put n14 back\n\
         1 bet 5\n1 bid 9 | card 3\n1 put n15 back\n1 bid 2 | card 4\n1 put n16 back\n");
    assert_eq!(history.points().last(), Some(&vec![8]));
    assert_eq!(summary(&history), [(4, 1, 6, false)]);
}
