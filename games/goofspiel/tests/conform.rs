//! The conformance kit plays the game, and its rules are tested one by one.

use conformance::{Playable, open};
use goofspiel::Goofspiel;
use rules::{Recorded, Seat};

conformance::playable!(Goofspiel);

/// A game of two whose first prize is 10.
fn begun(options: &str) -> Goofspiel {
    open(options, 2, &mut Recorded::new([("prize".to_owned(), "10".to_owned())]))
}

#[test]
fn the_highest_bid_takes_the_prize_and_all_bids_are_gone() {
    let mut game = begun("");
    game.must(Seat(0), "bid 9");
    game.must(Seat(0), "bid 4");
    game.must(Seat(1), "bid 5 | prize 1");
    assert_eq!(rules::Game::scores(&game), [0, 10]);
    assert_eq!(game.refusal(Seat(1), "bid 5"), "goofspiel-refusal-card");
    game.must(Seat(0), "bid 9");
}

#[test]
fn a_tied_prize_is_added_to_the_next_one_or_lost() {
    for (options, points) in [("", 11), ("ties lose", 1)] {
        let mut game = begun(options);
        game.play_lines("1 bid 7; 2 bid 7 | prize 1; 1 bid 13; 2 bid 12 | prize 2");
        assert_eq!(rules::Game::scores(&game), [points, 0], "{options}");
    }
}
