//! What becomes a frame of a replay, tried on the toy.

use crate::toy::Toy;
use rules::Viewer;
use tabletop::{Log, Timeline, TitleOf, replay};

#[test]
fn what_can_still_be_taken_back_is_no_frame() {
    let text = "game toy\nrules 1\nseats 2\nsetup | card 1 | card 9 | card 2 | card 3\n\
                1 bet 5\n1 bid 9\n2 bid 2 | card 4 | card 5\n1 put n14 back\n";
    let log: Log = text.parse().expect("it is a log");
    let mut timeline = Timeline::of(Viewer::Public);
    replay(&TitleOf::<Toy>::NEW, &log, |table, entry, played| timeline.note(table, entry, played))
        .expect("it replays");
    let published: Vec<_> = timeline.published().iter().map(|one| (one.entry, one.scored)).collect();
    assert_eq!(published, [(0, false), (2, false), (3, true), (4, false)]);
}
