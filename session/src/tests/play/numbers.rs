//! Public numbers reveal nothing of what is hidden.

use super::order::{Trading, orders, user};
use super::*;
use crate::play::{appeal, orders};

/// The rows with which something public has begun, and their numbers.
fn begun(play: &Play) -> Vec<(Kind, i64)> {
    let begins = |row: &&Row| matches!(row.kind(), Kind::Ask | Kind::TimeUp | Kind::Offer);
    play.rows.iter().filter(begins).map(|row| (row.kind(), row.number.expect("it has one"))).collect()
}

#[test]
fn what_is_hidden_moves_no_number() {
    let numbers = [0, 1, 5].map(|hidden| {
        let mut trading = Trading::begun();
        let (first, other) = (trading.first, trading.other());
        let hide = |trading: &mut Trading| {
            for _ in 0..hidden {
                trading.play.does(user(other), &orders("keep ore"));
                let order = orders::of(&trading.play.session, other)[0].number;
                trading.play.does(user(other), &Intent::Countermand(order));
            }
        };
        hide(&mut trading);
        let before = trading.play.session.next;
        trading.play.does(user(first), &END);
        trading.play.does(user(other), &DECLINE);
        hide(&mut trading);
        trading.play.plays(user(first), "roll");
        let offer = trading.offer();
        trading.play.plays(user(first), &offer);
        let appeal = trading.play.open_appeal();
        hide(&mut trading);
        trading.play.does(user(other), &Intent::Offer);
        (before, (appeal, begun(&trading.play)))
    });
    assert_eq!(numbers[0].1, numbers[1].1);
    assert_eq!(numbers[0].1, numbers[2].1);
    assert_eq!(numbers[0].1, (2, vec![(Kind::Ask, 1), (Kind::Offer, 3)]));
    assert!(numbers[0].0 < numbers[1].0 && numbers[1].0 < numbers[2].0, "the worlds have other rows");
}

#[test]
fn a_secret_choice_that_is_changed_moves_no_number() {
    let numbers = [0, 3].map(|changes| {
        let mut play = Play::started(3);
        play.plays(1, "vote");
        play.plays(1, "pick heads");
        for _ in 0..changes {
            play.plays(1, "pick tails");
        }
        play.does(2, &END);
        play.does(3, &DECLINE);
        play.does(3, &Intent::Offer);
        begun(&play)
    });
    assert_eq!(numbers, [vec![(Kind::Ask, 1), (Kind::Offer, 2)], vec![(Kind::Ask, 1), (Kind::Offer, 2)]]);
}

#[test]
fn the_numbers_of_orders_tell_nothing_of_others() {
    let mut trading = Trading::begun();
    let (one, other) = (trading.other(), trading.first);
    for (seat, order) in [(one, "keep ore"), (other, "roll"), (other, "end"), (one, "decline always")] {
        trading.play.does(user(seat), &orders(order));
    }
    let mut numbers: Vec<i64> =
        orders::of(&trading.play.session, one).into_iter().map(|order| order.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2]);
    trading.play.does(user(one), &Intent::Countermand(2));
    trading.play.does(user(one), &orders("decline always"));
    let given = orders::of(&trading.play.session, one).into_iter().map(|order| order.number).max();
    assert_eq!(given, Some(3), "an old button means no other order");
}

#[test]
fn the_orders_of_a_new_sitter_go_on_counting() {
    let mut trading = Trading::begun();
    let seat = trading.other();
    trading.play.does(user(seat), &orders("keep ore"));
    trading.play.does(user(seat), &Intent::Offer);
    trading.play.does(9, &Intent::Take { offer: None });
    trading.play.does(9, &orders("keep ore"));
    let numbers: Vec<i64> =
        orders::of(&trading.play.session, seat).into_iter().map(|order| order.number).collect();
    assert_eq!(numbers, [2], "an old button means no order of theirs");
}

#[test]
fn a_number_is_never_given_twice_even_if_what_had_it_is_taken_back() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let first = play.open_appeal();
    play.does(1, &UNDO);
    if play.session.question.is_some() {
        play.does(2, &AGREE);
    }
    play.plays(1, "offer");
    assert!(play.open_appeal() > first);
    let given: Vec<i64> = play.rows.iter().filter_map(|row| row.number).collect();
    assert!(given.is_sorted(), "{given:?}");
}

/// The table as an older version left it: public things are named by the seq of their row, and the numbers go on after those.
fn of_an_older_version(play: &mut Play) {
    let seq_of =
        |rows: &[Row], number: i64| rows.iter().find(|row| row.number == Some(number)).map(|row| row.seq);
    let rows = play.rows.clone();
    let old = |number: &mut i64| *number = seq_of(&rows, *number).unwrap_or(*number);
    play.session.facts.question.iter_mut().for_each(|question| old(&mut question.number));
    play.session.facts.absences.iter_mut().for_each(|absence| old(&mut absence.number));
    play.session.seats.iter_mut().filter_map(|row| row.offered.as_mut()).for_each(old);
    play.rows.iter_mut().for_each(|row| row.number = None);
    play.session.next_number = play.session.next;
    let mut again = play.session.clone();
    (again.now, again.shown, again.recent) = (None, None, Vec::new());
    assemble(&mut again, &play.rows, None).expect("the log replays");
    play.session = again;
}

#[test]
fn what_an_older_version_has_begun_keeps_its_number_and_new_ones_come_behind() {
    let mut play = Play::started(3);
    play.plays(1, "step; offer");
    let seq = play.session.next - 1;
    of_an_older_version(&mut play);
    assert_eq!(play.open_appeal(), seq);
    play.does(2, &Intent::Answer { appeal: seq, action: "reject".to_owned() });
    let narration =
        |play: &Play, number| appeal::appeal_narration(&play.session, number, &Keys).expect("it replays");
    assert_eq!(narration(&play, seq), ["1 offer", "2 reject"]);
    play.plays(1, "step; step; offer");
    let next = play.open_appeal();
    assert!(next > seq);
    assert!(
        play.session.log.iter().any(|logged| logged.seq == next && logged.number.is_none()),
        "the number is another entry's seq"
    );
    assert_eq!(narration(&play, next), ["1 offer"]);
    play.does(2, &END);
    let question = play.session.question.as_ref().map(|open| open.number).expect("all are asked");
    of_an_older_version(&mut play);
    assert!(play.session.question.as_ref().is_some_and(|open| open.number > question));
}
