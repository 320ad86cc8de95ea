//! Wolves (rulebook, *Wolf*).

use super::*;

/// Two forests: with a hunter in the west, without in the east.
const TWO_FORESTS: &str = "
    V    vrvv fffr
    vvkv .    ffff
    kfff ffff .
    H    .    .";

#[test]
fn a_wolf_is_laid_to_a_forest_without_a_hunter() {
    let mut game = with("V\nvvkv\nkfff", &[("k", "61 62"), ("y", "63")]);
    assert_eq!(meadows(&game.landscape), "black 2 closed safe");
    game.play_lines("1 lay 61a 0 n17 | tile 1; 2 lay 63a 0 o16 | tile 2; 1 lay 62a 0 m16 | tile 3");
    assert_eq!(forests(&game.landscape), "3 0 active");
    assert_eq!(meadows(&game.landscape), "black 2 closed unsafe");
}

#[test]
fn a_wolf_is_not_laid_to_a_hunted_forest() {
    let game = with(TWO_FORESTS, &[("k", "61"), ("y", "")]);
    assert_eq!(game.refusal(Seat(0), "lay 61a 0 o17"), "wolves-and-sheep-refusal-wolf-hunter");
    assert_eq!(game.refusal(Seat(0), "interrupt 61a 0 n18"), "wolves-and-sheep-refusal-wolf-hunter");
}

/// One that lies on a wolf counts.
#[test]
fn a_wolf_is_not_laid_to_a_forest_with_a_hunter_on_a_wolf() {
    let game = with("V\nvvkv\nkfff\nH/W", &[("k", "62"), ("y", "")]);
    assert_eq!(game.refusal(Seat(0), "lay 62a 0 o16"), "wolves-and-sheep-refusal-wolf-hunter");
}

/// Ruling: a landscape tile or a hunter may join a wolf's forest to a hunter's; only wolves may not.
#[test]
fn only_a_wolf_may_not_join_a_forest_to_a_hunters() {
    let game = with(TWO_FORESTS, &[("k", "61"), ("y", "")]);
    assert_eq!(forests(&game.landscape), "0 1, 0 0");
    assert_eq!(game.refusal(Seat(0), "lay 61a 0 p16"), "wolves-and-sheep-refusal-wolf-join");
    let wolfish = TWO_FORESTS.replace("fffr\n", "fffr W\n");
    for (joining, after) in [("66a 0 p16", "1 2"), ("23b 90 p16", "1 1")] {
        let mut game = with(&wolfish, &[("k", "66 23"), ("y", "")]);
        assert_eq!(forests(&game.landscape), "1 0 active, 0 1");
        game.must(Seat(0), &format!("lay {joining} | tile 1 | tile 2"));
        assert_eq!(forests(&game.landscape), after);
    }
}
