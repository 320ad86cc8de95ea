//! What chance gave, held against what it gives in the mean, tried on the toy.

use super::Toy;
use crate::Playable as _;
use crate::toy::at_bidding;
use rules::{Quick, Recording, Seat};
use tabletop::{AnyTable as _, Drawing, Table};
use thinking::Margin;

const WORK: u64 = 60_000;

/// The last of three bids, and all draw a card.
fn at_the_draw() -> Table<Toy> {
    let mut table = at_bidding();
    table.play_lines("2 bid 2; 3 bid 6");
    table
}

fn fortune(drawn: &[(String, String)], seed: u64) -> Margin {
    let act = Drawing { who: Seat(0), action: "bid 7", drawn };
    at_the_draw().fortune(&act, Seat(0), WORK, seed)
}

#[test]
fn a_good_card_is_luck_and_a_bad_one_is_none() {
    let drawn = |cards: [u8; 3]| cards.map(|card| ("card".to_owned(), card.to_string()));
    let (good, bad) = (fortune(&drawn([9, 1, 5]), 0), fortune(&drawn([1, 9, 9]), 0));
    assert!(good.tells(1) && bad.mean < -3 * bad.error, "{good:?} {bad:?}");
    assert_eq!(fortune(&drawn([9, 1, 5]), 0), good, "the same twice");
    assert_eq!(fortune(&drawn([0, 1, 1]), 0), Margin::UNKNOWN, "it cannot be drawn");
}

#[test]
fn in_the_mean_luck_is_nothing() {
    const GAMES: i64 = 200;
    let all: Vec<i64> = (0..GAMES as u64)
        .map(|seed| {
            let mut quick = Quick::new(seed);
            let mut recording = Recording::new(&mut quick);
            at_the_draw().play(Seat(0), "bid 7", &mut recording).expect("it is legal");
            i64::from(fortune(&recording.drawn, seed).mean)
        })
        .collect();
    let (sum, squares) = (all.iter().sum::<i64>(), all.iter().map(|luck| luck * luck).sum::<i64>());
    assert!(squares > 0 && sum * sum < 9 * squares, "{sum} of {GAMES}, {squares}");
}
