//! Drawing (rulebook, *Right to draw several tiles*).

use super::*;
use rules::Barrier;

/// Ruling: draws are taken in full.
#[test]
fn one_draws_as_many_tiles_as_edges_were_matched() {
    let text = "V\nvvkv\nkfff ffff\nffff .";
    let mut game = with(text, &[("k", "61 62"), ("y", "63")]);
    game.must(Seat(0), "lay 61a 0 o17 | tile 1 | tile 2");
    assert_eq!(game.player(Seat(0)).hand, tiles("1 2 62"));
    game.must(Seat(1), "lay 63a 0 m17 | tile 3");
    assert_eq!(game.player(Seat(1)).hand, tiles("3"));
}

#[test]
fn one_draws_four_tiles_for_four_edges() {
    let mut game = with("V\nvvkv\nkfff ffff W\nffff . W\nW W .", &[("k", "65 33"), ("y", "")]);
    game.must(Seat(0), "lay 65a 0 o17 | tile 1 | tile 2 | tile 3 | tile 6");
    assert_eq!(game.player(Seat(0)).hand, tiles("1 2 3 6 33"));
}

#[test]
fn one_draws_as_far_as_the_bag_reaches() {
    let mut game = with("V\nvvkv\nkfff ffff\nffff .", &[("k", "61 62"), ("y", "63"), ("r", "")]);
    empty_bag(&mut game);
    let sink = game.player_mut(Seat(2));
    sink.hand = sink.hand.without(tile(1));
    game.bag = tiles("1");
    game.must(Seat(0), "lay 61a 0 o17 | tile 1");
    assert_eq!(game.player(Seat(0)).hand, tiles("1 62"));
    // With the bag empty the game goes on.
    game.must(Seat(1), "interrupt 63a 0 m17");
    assert_eq!(game.current, Seat(1));
}

#[test]
fn a_lay_is_a_barrier_even_if_nothing_is_drawn() {
    let mut game = with("V\nvvkv\nkfff", &[("k", "61 62"), ("y", "4"), ("r", "")]);
    empty_bag(&mut game);
    assert_eq!(game.must(Seat(0), "lay 61a 0 n17").barrier, Barrier::Shut);
    assert_eq!(game.must(Seat(0), "interrupt 62a 0 m16").barrier, Barrier::Shut);
}
