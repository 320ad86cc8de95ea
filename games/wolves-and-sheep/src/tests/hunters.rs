//! Hunters (rulebook, *Hunter*).

use super::*;

/// A forest with a wolf, and a black meadow that touches it.
const WOLFISH: &str = "
    V
    vvkv
    kfff
    W";

#[test]
fn a_hunter_on_a_wolf_replaces_it_and_draws_by_the_edges_it_touches() {
    let mut game = with(WOLFISH, &[("k", "65"), ("y", "62 66")]);
    assert_eq!(meadows(&game.landscape), "black 2 closed unsafe");
    game.must(Seat(0), "lay 65a 0 n17 | tile 1");
    assert_eq!(forests(&game.landscape), "0 1");
    assert_eq!(meadows(&game.landscape), "black 2 closed safe");
    let standing = game.landscape.at(place("n17")).unwrap();
    assert_eq!((standing.laid.tile, standing.under), (tile(65), Some(tile(61))));
    // It is spent on that wolf, but no wolf is laid to it any more, and none lies there to be covered again.
    assert_eq!(game.refusal(Seat(1), "lay 62a 0 o16"), "wolves-and-sheep-refusal-wolf-hunter");
    assert_eq!(game.refusal(Seat(1), "lay 66a 0 n17"), "wolves-and-sheep-refusal-hunter-over");
}

#[test]
fn a_hunter_on_a_wolf_between_two_tiles_draws_two() {
    let mut game = with("V\nvvkv\nkfff ffff\nffff W", &[("k", "65"), ("y", "")]);
    game.must(Seat(0), "lay 65a 0 o17 | tile 1 | tile 2");
    assert_eq!(game.player(Seat(0)).hand, tiles("1 2"));
}

#[test]
fn a_hunter_covers_wolves_only() {
    let game = with(WOLFISH, &[("k", "65 4"), ("y", "")]);
    for covered in ["n14", "n15", "n16"] {
        let line = format!("lay 65a 0 {covered}");
        assert_eq!(game.refusal(Seat(0), &line), "wolves-and-sheep-refusal-hunter-over");
    }
    assert_eq!(game.refusal(Seat(0), "lay 4a 0 n17"), "wolves-and-sheep-refusal-taken");
}

/// Ruling: one hunter for one wolf, covered or joined.
#[test]
fn one_hunter_disarms_one_wolf() {
    let mut game = with("V\nvvkv\nkfff W\nW", &[("k", "65 67"), ("y", "66 68")]);
    assert_eq!(forests(&game.landscape), "2 0 active");
    game.must(Seat(0), "lay 65a 0 n17 | tile 1");
    assert_eq!(forests(&game.landscape), "1 1 active");
    assert_eq!(meadows(&game.landscape), "black 2 closed unsafe");
    game.must(Seat(1), "lay 66a 0 m16 | tile 2");
    assert_eq!(forests(&game.landscape), "1 2");
    assert_eq!(meadows(&game.landscape), "black 2 closed safe");
}

#[test]
fn a_hunter_of_its_own_keeps_wolves_out() {
    let mut game = with("V\nvvkv\nkfff", &[("k", "65"), ("y", "61")]);
    game.must(Seat(0), "lay 65a 0 n17 | tile 1");
    assert_eq!(game.refusal(Seat(1), "lay 61a 0 o16"), "wolves-and-sheep-refusal-wolf-hunter");
}

#[test]
fn a_hunter_may_also_be_laid_beside_a_wolf() {
    let mut game = with(WOLFISH, &[("k", "65"), ("y", "")]);
    assert_eq!(
        Playable::listed(&game, Seat(0))[..5],
        ["lay 65a 0 m16", "lay 65a 0 o16", "lay 65a 0 m17", "lay 65a 0 n17", "lay 65a 0 o17"]
    );
    game.must(Seat(0), "lay 65a 0 n18 | tile 1");
    assert_eq!(forests(&game.landscape), "1 1");
}
