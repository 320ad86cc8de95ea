//! Laying a tile (rulebook, *Matching tiles*).

use super::*;
use rules::Arg;

/// Village square, black meadow, forest.
const BASE: &str = "
    V
    vvkv
    kfff";

#[test]
fn every_edge_that_touches_a_tile_must_match() {
    let mut game = with(BASE, &[("k", "4 29 5"), ("y", "")]);
    let refusal = game.clone().act(Seat(0), "lay 4a 0 o14").err().unwrap();
    let message = |text: &str| Arg::Message(format!("wolves-and-sheep-{text}"));
    assert_eq!(refusal.key, "wolves-and-sheep-refusal-edge");
    let args = [
        ("side", message("side-west")),
        ("own", message("ground-forest")),
        ("there", message("ground-village")),
    ];
    assert_eq!(refusal.args, args);
    game.must(Seat(0), "lay 4a 0 o16 | tile 1");
    let line = |turn: u16| format!("lay 29a {turn} o15");
    // The village must lie in the west, and no forest is on that face: only the north may be anything.
    for turn in [0, 90, 180, 270] {
        game.current = Seat(0);
        assert_eq!(game.refusal(Seat(0), &line(turn)), "wolves-and-sheep-refusal-edge");
    }
}

#[test]
fn a_tile_touches_at_least_one_other() {
    let game = with(BASE, &[("k", "4 29"), ("y", "")]);
    for lonely in ["lay 4a 0 p20", "lay 4a 0 m17", "lay 29a 0 @aa@5", "lay 4a 0 zz999"] {
        assert_eq!(game.refusal(Seat(0), lonely), "wolves-and-sheep-refusal-touch", "{lonely}");
    }
}

#[test]
fn a_place_is_taken_once() {
    let game = with(BASE, &[("k", "4"), ("y", "")]);
    assert_eq!(game.refusal(Seat(0), "lay 4a 0 n16"), "wolves-and-sheep-refusal-taken");
}

#[test]
fn one_lays_from_ones_own_hand_on_ones_own_turn() {
    let game = with(BASE, &[("k", "4"), ("y", "5")]);
    assert_eq!(game.refusal(Seat(0), "lay 5a 0 n17"), "wolves-and-sheep-refusal-hand");
    assert_eq!(game.refusal(Seat(1), "lay 5a 0 n17"), "refusal-not-your-turn");
    assert_eq!(game.refusal(Seat(1), "pass"), "refusal-not-your-turn");
    assert_eq!(game.refusal(Seat(1), "retire"), "refusal-not-your-turn");
}

#[test]
fn both_faces_may_be_laid_however_turned() {
    let mut game = with(BASE, &[("k", "29"), ("y", "")]);
    let faces = |game: &WolvesAndSheep, at: &str| {
        let all = Playable::listed(game, Seat(0));
        all.into_iter().filter(|action| action.ends_with(&format!(" {at}"))).collect::<Vec<_>>()
    };
    assert_eq!(faces(&game, "m14"), ["lay 29a 180 m14", "lay 29a 270 m14"]);
    assert_eq!(faces(&game, "n17"), ["lay 29b 90 n17", "lay 29b 180 n17"]);
    game.must(Seat(0), "lay 29b 90 n17 | tile 1");
}

/// Ruling: the landscape may reach far from the village.
#[test]
fn the_landscape_has_no_border() {
    let mut landscape = Landscape::new();
    let mut at = Coordinate::START;
    for number in 0..72 {
        at = at.shifted(0, -1);
        // Whatever lies, the grid reaches it.
        landscape.lay(Laid::even(tile(1 + number % 60), at));
        assert_eq!(landscape.at(at).map(|standing| standing.laid.place), Some(at));
    }
    assert_eq!(landscape.bounds().0, at);
    assert_eq!(at.to_string(), "n@58");
}

/// Ruling: whoever can lay must; wolves and hunters count, a hunter on a wolf too.
#[test]
fn whoever_can_lay_must() {
    let mut game = with(BASE, &[("k", "4 11 61"), ("y", "")]);
    let refusal = game.act(Seat(0), "pass").err().unwrap();
    assert_eq!(refusal.key, "wolves-and-sheep-refusal-can-lay");
    // It says what fits.
    let args = [("tiles", "4a, 61a".into()), ("count", Arg::Number(2)), ("place", "M16".into())];
    assert_eq!(refusal.args, args);
    let wolf = with(BASE, &[("k", "11 61"), ("y", "")]);
    assert_eq!(wolf.refusal(Seat(0), "pass"), "wolves-and-sheep-refusal-can-lay");
    let hunter = with("V\nvvkv\nkfff\nW", &[("k", "11 65"), ("y", "")]);
    assert_eq!(hunter.refusal(Seat(0), "pass"), "wolves-and-sheep-refusal-can-lay");
    let mut neither = with(BASE, &[("k", "11 12"), ("y", "")]);
    assert_eq!(Playable::listed(&neither, Seat(0)), ["pass", "retire"]);
    neither.must(Seat(0), "pass");
}

#[test]
fn a_wolf_may_be_the_turns_tile() {
    let mut game = with(BASE, &[("k", "61"), ("y", "")]);
    game.must(Seat(0), "lay 61a 0 n17 | tile 1");
    assert_eq!(game.current, Seat(1));
}
