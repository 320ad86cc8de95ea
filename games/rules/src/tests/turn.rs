//! Who may act, who has won, and verdicts.

use crate::{Outcome, Seat, SeatSet, Turn, Verdicts};

#[test]
fn those_who_must_and_those_who_may_act_are_admitted_and_nobody_once_it_is_over() {
    let [first, second, third] = [0, 1, 2].map(Seat);
    let waiting = Turn::Waiting { must: SeatSet::one(first), may: SeatSet::one(third) };
    assert_eq!([first, second, third].map(|seat| waiting.admits(seat)), [true, false, true]);
    assert_eq!((waiting.must(), waiting.may()), (SeatSet::one(first), SeatSet::one(third)));
    assert_eq!(waiting.outcome(), None);
    assert_eq!(Turn::of(second), Turn::Waiting { must: SeatSet::one(second), may: SeatSet::EMPTY });
    let outcome = Outcome::ranked(&[(1, ())]);
    let over = Turn::Over(outcome.clone());
    assert_eq!((over.must(), over.may(), over.admits(first)), (SeatSet::EMPTY, SeatSet::EMPTY, false));
    assert_eq!(over.outcome(), Some(&outcome));
}

#[test]
fn a_verdict_is_given_from_its_points_on_and_the_lowest_one_for_fewer_too() {
    let verdicts = Verdicts(&[(0, "poor"), (10, "fair"), (20, "good")]);
    for (points, verdict, next) in [
        (-5, "poor", Some((10, "fair"))),
        (0, "poor", Some((10, "fair"))),
        (9, "poor", Some((10, "fair"))),
        (10, "fair", Some((20, "good"))),
        (19, "fair", Some((20, "good"))),
        (20, "good", None),
        (99, "good", None),
    ] {
        assert_eq!(verdicts.on(points), verdict, "{points}");
        let next = next.map(|(from, verdict)| (from, verdict.to_owned()));
        assert_eq!(verdicts.above(points), next, "{points}");
    }
}

#[test]
fn points_come_before_what_breaks_a_tie() {
    for (keys, places, winner) in [
        ([(10, 9), (12, 0)], [2, 1], Some(1)),
        ([(10, 1), (10, 2)], [2, 1], Some(1)),
        ([(10, 2), (10, 1)], [1, 2], Some(0)),
        ([(10, 2), (10, 2)], [1, 1], None),
    ] {
        let outcome = Outcome::ranked(&keys);
        let found: Vec<(u8, u8, i32)> = outcome
            .standings
            .iter()
            .map(|standing| (standing.seat.0, standing.place, standing.score))
            .collect();
        assert_eq!(found, [(0, places[0], keys[0].0), (1, places[1], keys[1].0)]);
        assert_eq!(outcome.winner(), winner.map(Seat), "{keys:?}");
        assert_eq!((outcome.verdict, outcome.rematch), (None, false));
    }
}

#[test]
fn who_plays_alone_comes_first_and_has_won_against_nobody() {
    let outcome = Outcome::ranked(&[(10, ())]);
    assert_eq!((outcome.winners(), outcome.winner()), (SeatSet::one(Seat(0)), None));
}
