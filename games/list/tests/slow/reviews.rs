//! Reviews of recorded games.

use std::path::Path;

use games::title_of;
use rules::Seat;
use tabletop::{Log, Review, Reviewer};
use thinking::Margin;

fn log(name: &str) -> Log {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    std::fs::read_to_string(file).expect("the log can be read").parse().expect("it is a log")
}

fn reviewed(log: &Log, seat: Seat, own: impl Fn(usize) -> bool) -> Review {
    let mut reviewer =
        Reviewer::of(title_of(log).expect("it is a game"), log, seat, own).expect("it replays");
    let (mut steps, all) = reviewer.progress();
    while reviewer.step() {
        steps += 1;
        assert!(steps <= all && reviewer.progress() == (steps, all), "{steps} of {all}");
    }
    reviewer.finish()
}

#[test]
fn a_review_names_what_cost_most_and_is_the_same_twice() {
    let log = log("confusing-lands/logs/two.log");
    let title = title_of(&log).expect("it is a game");
    let measure = title.measure();
    // The others were somebody else's.
    let own = |number| number == 11 || number == 13 || number == 15;
    let review = reviewed(&log, Seat(0), own);
    assert_eq!(review.decisions.iter().map(|judged| judged.entry).collect::<Vec<_>>(), [11, 13, 15]);
    let worst = review.worst(measure);
    assert_eq!(worst[0].entry, 11, "it throws four points away: {review:?}");
    assert!(worst[0].better != worst[0].done && (2_500..6_000).contains(&worst[0].cost.mean), "{review:?}");
    let moment = worst[0].moment(title, &log, Seat(0)).expect("it replays");
    assert!(!moment.contrast.reasons.is_empty(), "what cost something has reasons");
    assert!(moment.contrast.later, "four points come later: {:?}", moment.contrast);
    assert!(moment.sight.allows(&worst[0].better[0]), "{:?}", worst[0]);
    let best = review.best(measure).expect("the last laying is as good as the computer's");
    assert_eq!((best.entry, best.cost.mean), (15, 0), "{best:?}");
    assert_eq!(reviewed(&log, Seat(0), own), review);
    for known in [review.luck, review.skill] {
        assert!(known.mean != 0 && known.error < i32::MAX, "{review:?}");
    }
    let late = reviewed(&log, Seat(0), |number| number == 15);
    assert_ne!(late.luck, review.luck, "what was drawn while somebody else decided is not theirs");
}

#[test]
fn whoever_decided_nothing_has_nothing_reviewed() {
    for name in ["catan/logs/three.log", "village-green/logs/solo.log"] {
        let review = reviewed(&log(name), Seat(0), |_| false);
        assert_eq!((review.decisions, review.luck), (Vec::new(), Margin::default()));
    }
}
