//! Revealing one's colour (rulebook, *Show your colour*).

use super::*;
use rules::Turn;

/// A black meadow that is open in the south.
const OPEN: &str = "
    V
    vvkv";

#[test]
fn a_reveal_lays_the_shepherd_then_a_bonus_tile_and_draws_for_both() {
    let mut game = with(OPEN, &[("y", "22"), ("k", "4 7")]);
    game.must(Seat(1), "reveal black n16 | tile 11");
    assert_eq!(game.player(Seat(1)).revealed, Colours::EMPTY.with(Colour::Black));
    assert_eq!(meadows(&game.landscape), "black 5 open safe");
    game.must(Seat(1), "lay 7a 0 n17 | tile 12");
    assert_eq!(game.player(Seat(1)).hand, tiles("4 11 12"));
    // It was the other one's turn, and still is.
    assert_eq!(game.turn().must(), SeatSet::one(Seat(0)));
}

#[test]
fn the_shepherd_and_the_bonus_tile_draw_for_every_edge_they_match() {
    let text = ".    V
                kvkk vvkv
                kkrr .
                rfff .";
    let mut game = with(text, &[("k", "7"), ("y", "")]);
    game.must(Seat(0), "reveal black n16 | tile 1 | tile 2");
    game.must(Seat(0), "lay 7a 0 n17 | tile 3 | tile 4");
    assert_eq!(game.player(Seat(0)).hand, tiles("1 2 3 4"));
}

/// Ruling: nobody comes in between a reveal and its bonus tile.
#[test]
fn nobody_comes_in_between_a_reveal_and_its_bonus_tile() {
    let mut game = with(OPEN, &[("y", "22 61"), ("k", "4 7 62"), ("r", "65")]);
    game.must(Seat(1), "reveal black n16 | tile 26");
    assert_eq!(game.turn(), Turn::of(Seat(1)));
    assert_eq!(game.refusal(Seat(0), "interrupt 61a 0 n17"), "wolves-and-sheep-refusal-bonus-wait");
    assert_eq!(game.refusal(Seat(2), "reveal red n17"), "wolves-and-sheep-refusal-bonus-wait");
    assert_eq!(game.refusal(Seat(0), "lay 22a 0 o14"), "wolves-and-sheep-refusal-bonus-wait");
    assert_eq!(game.refusal(Seat(2), "pass"), "refusal-not-your-turn");
    for own in ["interrupt 62a 0 n18", "pass", "retire", "reveal black n17"] {
        assert_eq!(game.refusal(Seat(1), own), "wolves-and-sheep-refusal-bonus-first", "{own}");
    }
    assert!(Playable::listed(&game, Seat(0)).is_empty());
    assert!(Playable::listed(&game, Seat(1)).iter().all(|action| action.starts_with("lay 7")));
}

/// Ruling: the bonus tile is compulsory if any tile of the hand fits: wolf, hunter and hunter on wolf included.
#[test]
fn a_bonus_tile_is_owed_if_only_wolves_or_hunters_fit() {
    // Tiles 21, 26 and 33 show neither village nor forest nor black. In the last landscape no forest is open.
    let forest = "V\nvvkv\nkkff";
    let walled = ".    V    .
                  .    vvkv .
                  .    kkfk .
                  yfyy W    bbbf
                  .    frrr .";
    for (landscape, hand, colour, reveal, only, lay) in [
        (forest, "62 33", "k", "reveal black o16 | tile 26", "lay 62a 0 ", "lay 62a 0 m16 | tile 1"),
        (forest, "65 33", "k", "reveal black o16 | tile 26", "lay 65a 0 ", "lay 65a 0 m16 | tile 1"),
        (
            walled,
            "65 63",
            "y",
            "reveal yellow l17 | tile 64",
            "lay 65a 0 n17",
            "lay 65a 0 n17 | tile 1 | tile 2 | tile 3 | tile 4",
        ),
    ] {
        let mut game = with(landscape, &[("r", ""), (colour, hand)]);
        game.must(Seat(1), reveal);
        assert_eq!(game.turn(), Turn::of(Seat(1)), "{hand}");
        let listed = Playable::listed(&game, Seat(1));
        assert!(!listed.is_empty() && listed.iter().all(|lay| lay.starts_with(only)), "{listed:?}");
        game.must(Seat(1), lay);
        assert_eq!(game.turn().must(), SeatSet::one(Seat(0)));
    }
}

/// Ruling: a second "?" is never the bonus tile.
#[test]
fn no_bonus_tile_is_owed_for_a_second_shepherd_that_fits() {
    let mut game = with("V vrvv\nvvkv .", &[("kr", ""), ("yb", "")]);
    game.must(Seat(0), "reveal black n16 | tile 61");
    assert_eq!(game.bonus, None);
    assert!(Playable::listed(&game, Seat(0)).contains(&"reveal red p14".to_owned()));
}

/// Ruling: a bonus tile that fits nowhere is not laid.
#[test]
fn a_bonus_tile_that_fits_nowhere_is_not_laid() {
    let mut game = with(OPEN, &[("y", "22"), ("k", "33")]);
    game.must(Seat(1), "reveal black n16 | tile 26");
    assert_eq!(game.bonus, None);
    assert_eq!(game.turn().must(), SeatSet::one(Seat(0)));
}

/// Ruling: next to the own turn this gives three tiles in a row, before it or after it.
#[test]
fn three_tiles_in_a_row_before_or_after_the_own_turn() {
    let mut before = with(OPEN, &[("k", "7 22"), ("y", "")]);
    before.play_lines("1 reveal black n16 | tile 11; 1 lay 7a 0 n17 | tile 12; 1 lay 22a 0 o14 | tile 5");
    assert_eq!(before.current, Seat(1));
    // After it means during the next player's turn.
    let mut after = with(OPEN, &[("k", "7 22"), ("y", "")]);
    after.play_lines("1 lay 22a 0 o14 | tile 5; 1 reveal black n16 | tile 11; 1 lay 7a 0 n17 | tile 12");
    assert_eq!(after.current, Seat(1));
}

/// Not possible if the tile fits nowhere.
#[test]
fn a_shepherd_that_fits_nowhere_is_not_laid() {
    let game = with("V\nvvkv\nkfff", &[("k", "4"), ("y", "5")]);
    for (seat, action) in [(0, "reveal black n17"), (0, "reveal black o14"), (1, "reveal yellow n17")] {
        assert_eq!(game.refusal(Seat(seat), action), "wolves-and-sheep-refusal-shepherd-nowhere");
    }
    let game = with(OPEN, &[("k", "4"), ("y", "5")]);
    assert_eq!(game.refusal(Seat(0), "reveal black o14"), "wolves-and-sheep-refusal-edge");
    assert_eq!(game.refusal(Seat(0), "reveal black n18"), "wolves-and-sheep-refusal-touch");
}

#[test]
fn one_reveals_ones_own_colour_once() {
    let mut game = with(OPEN, &[("k", "4"), ("y", "5")]);
    assert_eq!(game.refusal(Seat(1), "reveal black n16"), "wolves-and-sheep-refusal-not-your-colour");
    game.must(Seat(0), "reveal black n16 | tile 11");
    game.bonus = None;
    assert_eq!(game.refusal(Seat(0), "reveal black n17"), "wolves-and-sheep-refusal-revealed");
}

/// Ruling: the "?" is never the turn's tile: a player whom only the "?" would fit may pass, and may reveal at any time before or after.
#[test]
fn the_shepherd_is_never_the_turns_tile() {
    let mut game = with(OPEN, &[("k", "33"), ("y", "34 22")]);
    assert_eq!(Playable::listed(&game, Seat(0)), ["reveal black n16", "pass", "retire"]);
    game.must(Seat(0), "pass");
    game.must(Seat(0), "reveal black n16 | tile 12");
    assert_eq!(game.current, Seat(1));
    let mut game = with(OPEN, &[("k", "33"), ("y", "34 22")]);
    game.must(Seat(0), "reveal black n16 | tile 60");
    assert_eq!(game.turn(), Turn::of(Seat(0)));
    game.must(Seat(0), "lay 60a 0 n17 | tile 9");
    assert_eq!(game.turn().must(), SeatSet::one(Seat(0)), "the own turn follows");
}

/// Ruling: after the last pass there is nothing to break into.
#[test]
fn after_the_last_pass_nobody_reveals() {
    let mut game = with(OPEN, &[("k", "33"), ("y", "26")]);
    game.play_lines("1 pass; 2 pass");
    assert_eq!(game.refusal(Seat(0), "reveal black n16"), "refusal-game-over");
}

/// Ruling: with two colours each, each reveal has its own bonus tile, a second "?" is never it, and one is out with both laid.
#[test]
fn with_two_colours_each_every_reveal_has_its_bonus_tile() {
    let text = "V vrvv\nvvkv .";
    let mut game = with(text, &[("kr", "7 48"), ("yb", "4")]);
    game.must(Seat(0), "reveal black n16 | tile 11");
    assert_eq!(game.refusal(Seat(0), "reveal red p14"), "wolves-and-sheep-refusal-bonus-first");
    game.must(Seat(0), "lay 7a 0 n17 | tile 12");
    game.must(Seat(0), "reveal red p14 | tile 13");
    assert_eq!(game.turn(), Turn::of(Seat(0)));
    game.must(Seat(0), "lay 48b 0 p15 | tile 14");
    assert!(game.player(Seat(0)).secret().is_empty());
    assert_eq!(game.turn().must(), SeatSet::one(Seat(0)));
}
