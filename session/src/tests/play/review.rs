//! Whose game a review is about, and which of its decisions were their own.

use tabletop::{Judged, Moment as Seen, Review};
use thinking::{Contrast, Margin, Measure, Reason};

use super::hint::Filled;
use super::*;
use crate::play::review;

impl Play {
    /// The decisions of a person that would be reviewed, as the log writes them.
    fn own(&self, user: u64) -> Vec<String> {
        let game = review::own_game(&self.session, &person(user)).expect("it is over");
        assert_eq!(game.own.len(), game.log.entries.len());
        let own = game.log.entries.iter().zip(game.own).filter(|(_, own)| *own);
        own.map(|(entry, _)| entry.to_string()).collect()
    }
}

#[test]
fn only_what_a_person_decided_themselves_is_reviewed_once_the_game_is_over() {
    let mut play = Play::started(3);
    play.plays(1, "step; step");
    play.does(1, &UNDO);
    play.plays(1, "done");
    play.plays(2, "step; done");
    play.does(3, &Intent::HandOver);
    play.computes(3, "step; done");
    play.does(3, &Intent::ComeBack);
    play.does(2, &Intent::Offer);
    play.does(9, &Intent::Take { offer: None });
    play.plays(1, "done");
    play.plays(9, "done");
    assert!(matches!(review::own_game(&play.session, &person(1)), Err(Denied::NotOver)));
    play.plays(3, "step; end");
    assert_eq!(play.own(1), ["1 step", "1 done", "1 done"], "what was taken back is not in it");
    assert_eq!(play.own(9), ["2 done"], "who sat there before decided the rest");
    assert_eq!(play.own(3), ["3 step", "3 end"], "a computer has decided the rest");
    for user in [2, 7] {
        assert!(matches!(review::own_game(&play.session, &person(user)), Err(Denied::NotSeated)));
    }
}

const fn margin(mean: i32, error: i32) -> Margin {
    Margin { mean, error }
}

#[test]
fn luck_and_skill_are_told_where_they_exceed_two_standard_errors_and_half_a_point() {
    let told = |luck, skill| {
        let review = Review { decisions: Vec::new(), skill, luck };
        review::luck_and_skill(&review, Measure::Points, &Filled)
    };
    for (worth, luck, skill) in [
        (margin(3_000, 1_499), "more", "cost"),
        (margin(3_000, 1_500), "even", "even"),
        (margin(-3_000, 1_499), "less", "gain"),
        (margin(-3_000, 1_500), "even", "even"),
    ] {
        let rest = "(review-points(3) review-chart-points(3))";
        let expected = [format!("review-luck-{luck}{rest}"), format!("review-skill-{skill}{rest}")];
        assert_eq!(told(worth, worth), expected, "{worth:?}");
    }
    let [one, half] = told(margin(750, 1), margin(749, 1));
    assert!(one.starts_with("review-luck-more(review-points(1) "), "{one}");
    assert!(half.starts_with("review-skill-cost(review-half() "), "{half}");
    let small = told(margin(500, 1), margin(499, 1));
    let rest = "(review-half() review-chart-points(1))";
    assert_eq!(small, [format!("review-luck-more{rest}"), format!("review-skill-even{rest}")]);
}

#[test]
fn a_decision_is_told_with_what_it_was_worth_the_other_way_and_what_sets_the_two_apart() {
    let play = Play::started(2);
    let table = play.session.table().expect("it has begun");
    let told = |costs: bool, later: bool, reasons: Vec<Reason>| {
        let [done, better, ordinary] = ["step", "roll", "done"].map(|action| vec![action.to_owned()]);
        let (cost, gain) = if costs { (2_000, 0) } else { (0, 2_000) };
        let (cost, gain) = (margin(cost, 10), margin(gain, 10));
        let judged = Judged { entry: 1, done, better, ordinary, cost, gain, closely: true };
        let sight = table.sight(Viewer::Seat(Seat(0)));
        let moment = Seen { table: table.boxed(), sight, contrast: Contrast { reasons, later } };
        review::retold(&judged, &moment, Seat(0), Measure::Points, &Filled)
    };
    let costly = ["review-cost(review-points(2))", "review-done(step)", "review-better(roll)"];
    let good = ["review-gain(review-points(2))", "review-done(step)", "review-ordinary(done)"];
    for (costs, later, key) in [
        (true, false, "review-lacked"),
        (false, false, "review-had"),
        (true, true, "review-lacks-later"),
        (false, true, "review-has-later"),
    ] {
        let lines = told(costs, later, vec![Reason::new("sheep", 1_000)]);
        let first = if costs { costly } else { good };
        let reasons = format!("{key}(hint-gain(hint-tenths(1 0) sheep()))");
        assert_eq!(lines, [&first.map(str::to_owned)[..], &[reasons]].concat());
    }
    assert_eq!(told(true, true, Vec::new()).last().map(String::as_str), Some("review-later()"));
}
