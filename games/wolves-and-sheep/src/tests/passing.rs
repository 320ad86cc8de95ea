//! Passing: when all who play pass in a row, the game is over.

use super::*;

/// Nothing is open here but villages and forests.
const BASE: &str = "
    V
    vvkv
    kfff";

fn stops(game: &WolvesAndSheep) -> Vec<Option<u8>> {
    game.players.iter().map(|player| player.stopped).collect()
}

/// Ruling: if all players still in pass in a row, they stop in the order in which they passed.
#[test]
fn a_row_of_passes_ends_the_game() {
    let mut game = with(BASE, &[("k", "11"), ("y", "12"), ("r", "21")]);
    game.play_lines("1 pass; 2 pass");
    assert!(!game.over);
    game.must(Seat(2), "pass");
    assert!(game.over);
    assert_eq!(stops(&game), [Some(1), Some(2), Some(3)]);
    assert_eq!(game.scores(), [2 + 6, 3, 1]);
}

/// Ruling: any lay begins the row anew, interrupts included.
#[test]
fn a_lay_breaks_the_row() {
    let mut game = with(BASE, &[("k", "11"), ("y", "12 61"), ("r", "21")]);
    game.play_lines("1 pass; 2 interrupt 61a 0 n17 | tile 26; 2 pass; 3 pass");
    assert!(!game.over);
    game.must(Seat(0), "pass");
    assert!(game.over);
    assert_eq!(stops(&game), [Some(3), Some(1), Some(2)]);
    let mut game = with(BASE, &[("k", "26"), ("y", "13"), ("r", "")]);
    empty_bag(&mut game);
    game.play_lines("1 pass; 2 lay 13a 180 n17; 1 lay 26a 0 n18; 2 pass");
    assert!(!game.over, "the turn's tile");
    let mut game = with("V\nvvkv", &[("k", "33"), ("y", "21")]);
    game.play_lines("1 pass; 1 reveal black n16 | tile 26; 2 pass");
    assert!(!game.over, "the shepherd");
    game.must(Seat(0), "pass");
    assert!(game.over);
}

/// Ruling: a stop neither counts nor breaks the row.
#[test]
fn a_stop_neither_counts_nor_breaks_the_row() {
    let mut game = with(BASE, &[("k", "11"), ("y", "12"), ("r", "21")]);
    game.play_lines("1 pass; 2 retire; 3 pass");
    assert!(game.over);
    assert_eq!(stops(&game), [Some(2), Some(1), Some(3)]);
    let mut game = with(BASE, &[("k", "11"), ("y", "12"), ("r", "21")]);
    game.play_lines("1 pass; 2 pass; 3 retire");
    assert!(!game.over, "it was no pass");
    game.must(Seat(0), "pass");
    assert!(game.over);
    assert_eq!(stops(&game), [Some(2), Some(3), Some(1)]);
}

/// Ruling: when the row is complete the game ends, even if a "?" would fit.
#[test]
fn the_row_ends_the_game_even_if_a_shepherd_would_fit() {
    let mut game = with("V\nvvkv", &[("k", "33"), ("y", "34")]);
    assert_eq!(Playable::listed(&game, Seat(0)), ["reveal black n16", "pass", "retire"]);
    game.play_lines("1 pass");
    game.player_mut(Seat(1)).hand = Tiles::EMPTY;
    refill(&mut game);
    game.play_lines("2 pass");
    assert!(game.over);
}

/// Ruling: the last one in plays alone; one pass ends it.
#[test]
fn the_last_one_in_plays_alone_until_a_pass() {
    let mut game = with(BASE, &[("k", "4 11"), ("y", "12")]);
    game.play_lines("1 lay 4a 0 n17 | tile 26; 2 retire; 1 pass");
    assert!(game.over);
    assert_eq!(stops(&game), [Some(2), Some(1)]);
    let mut game = with(BASE, &[("k", "4 61"), ("y", "12")]);
    game.play_lines(
        "1 lay 4a 0 n17 | tile 26; 2 retire; 1 lay 61a 0 n18 | tile 5; 1 lay 5a 0 n19 | tile 11; 1 pass",
    );
    assert!(game.over);
}

#[test]
fn passing_can_be_taken_back_until_something_comes_of_it() {
    let mut game = with(BASE, &[("k", "11"), ("y", "12")]);
    assert_eq!(game.must(Seat(0), "pass").barrier, rules::Barrier::Open);
    assert_eq!(game.must(Seat(1), "pass").barrier, rules::Barrier::Shut);
}

#[test]
fn everybody_can_see_whether_the_last_one_passed_or_stopped_by_choice() {
    let mut game = with(BASE, &[("k", "11"), ("y", "12")]);
    game.must(Seat(0), "retire");
    let seen_after = |line| {
        let mut game = game.clone();
        game.must(Seat(1), line);
        game.view(rules::Viewer::Public)
    };
    assert_ne!(seen_after("pass"), seen_after("retire"));
}

#[test]
fn stopping_relies_on_the_bonus_that_is_left() {
    use rules::Ahead as _;
    let mut game = with(BASE, &[("k", "11"), ("y", "12")]);
    let relied = |game: &WolvesAndSheep| {
        let view = game.view(rules::Viewer::Seat(Seat(1)));
        WolvesAndSheep::relied(&view, &"retire".parse().expect("it is read"))
    };
    assert_eq!(relied(&game).as_deref(), Some("6"));
    game.must(Seat(0), "retire");
    assert_eq!(relied(&game).as_deref(), Some("3"));
}
