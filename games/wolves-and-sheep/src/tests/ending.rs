//! Stopping for good, bonuses, resigning, the end.

use super::*;
use rules::Turn;

const BASE: &str = "
    V
    vvkv
    kfff";

/// Ruling: stopping is allowed on the own turn whether or not a tile fits, and at no other time.
#[test]
fn one_stops_on_the_own_turn_only() {
    let mut game = with(BASE, &[("k", "4"), ("y", "11"), ("r", "5")]);
    assert_eq!(game.refusal(Seat(1), "retire"), "refusal-not-your-turn");
    game.play_lines("1 retire; 2 retire");
    assert!(!game.over);
    let mut fresh = with("V", &[("k", "22"), ("y", "23")]);
    fresh.must(Seat(0), "retire");
    assert_eq!(fresh.player(Seat(0)).stopped, Some(1));
}

/// Ruling: the bonus is 6, 3, 1 with three, and 6, 3 with two.
#[test]
fn the_first_to_stop_get_a_bonus() {
    for (seats, expected) in [(2, &[6, 3][..]), (3, &[6, 3, 1]), (4, &[6, 3, 1, 0])] {
        let hands = [("r", "4"), ("y", "5"), ("b", "6"), ("k", "8")];
        let mut game = with("V", &hands[..seats]);
        for seat in Seat::first(seats as u8) {
            game.must(seat, "retire");
        }
        assert!(game.over);
        assert_eq!(game.scores(), expected);
    }
}

/// A retired player lays nothing any more. Ruling: stopped players cannot reveal, their tiles stay out, and their colour scores.
#[test]
fn a_stopped_player_lays_nothing_any_more() {
    let mut game = with("V\nvvkv", &[("k", "4 61"), ("y", "7 22")]);
    game.must(Seat(0), "retire");
    for action in ["lay 4a 0 n17", "interrupt 61a 0 n17", "reveal black n16", "pass", "retire"] {
        assert_eq!(game.refusal(Seat(0), action), "wolves-and-sheep-refusal-stopped", "{action}");
    }
    assert_eq!(game.turn(), Turn::of(Seat(1)));
    assert_eq!(game.player(Seat(0)).hand, tiles("4 61"));
    game.must(Seat(1), "lay 7a 0 n16 | tile 11");
    assert_eq!(game.scores(), [2 + 6, 0], "the black meadow was closed later, and black was never revealed");
}

/// Ruling: out of tiles one stops at once, off turn as well, and takes the next bonus.
#[test]
fn out_of_tiles_one_stops_at_once_off_turn_as_well() {
    let mut game = with("V\nvvkv\nkkkf\nSk", &[("r", "4 5"), ("k", "61"), ("b", "")]);
    empty_bag(&mut game);
    game.must(Seat(1), "interrupt 61a 0 m16");
    assert_eq!(game.player(Seat(1)).stopped, Some(1));
    assert_eq!(game.current, Seat(0));
    // The other one plays on alone.
    game.must(Seat(0), "lay 4a 0 l16");
    assert_eq!(game.current, Seat(0));
}

/// Ruling: if that is before the own turn, that turn is lost.
#[test]
fn out_of_tiles_before_the_own_turn_that_turn_is_lost() {
    let mut game = with("V\nvvkv\nkkkf\nSk", &[("k", "61"), ("r", "4 5"), ("b", "")]);
    empty_bag(&mut game);
    game.must(Seat(0), "interrupt 61a 0 m16");
    assert_eq!(game.player(Seat(0)).stopped, Some(1));
    assert_eq!(game.current, Seat(1));
}

#[test]
fn the_last_tile_laid_on_the_own_turn_stops_too() {
    let mut game = with("V\nvvkv\nkkkf\nSk", &[("k", "61"), ("r", "4 5"), ("b", "")]);
    empty_bag(&mut game);
    game.must(Seat(0), "lay 61a 0 m16");
    assert_eq!((game.player(Seat(0)).stopped, game.current), (Some(1), Seat(1)));
}

#[test]
fn the_last_shepherd_or_bonus_tile_laid_stops_too() {
    let mut game = with("V\nvvkv", &[("k", ""), ("y", "22"), ("r", "")]);
    empty_bag(&mut game);
    game.must(Seat(0), "reveal black n16");
    assert_eq!((game.player(Seat(0)).stopped, game.current), (Some(1), Seat(1)));
    let mut game = with("V\nvvkv", &[("k", "7"), ("y", "22"), ("r", "")]);
    empty_bag(&mut game);
    game.must(Seat(0), "reveal black n16");
    assert_eq!(game.player(Seat(0)).stopped, None);
    game.must(Seat(0), "lay 7a 0 n17");
    assert_eq!((game.player(Seat(0)).stopped, game.current), (Some(1), Seat(1)));
}

/// Ruling: with two colours each one is out with both laid.
#[test]
fn with_two_colours_each_one_is_out_with_both_laid() {
    let mut game = with("V vrvv\nvvkv .", &[("kr", ""), ("yb", "")]);
    empty_bag(&mut game);
    game.must(Seat(0), "reveal black n16");
    assert_eq!((game.bonus, game.player(Seat(0)).stopped), (None, None));
    game.must(Seat(0), "reveal red p14");
    assert_eq!(game.player(Seat(0)).stopped, Some(1));
}

/// Ruling: an empty hand with an unlaid "?" is not out: one passes, or stops on the own turn.
#[test]
fn an_empty_hand_with_an_unlaid_shepherd_is_not_out() {
    let mut game = with("V\nvvkv\nkfff", &[("r", "61"), ("y", "4 5"), ("b", "")]);
    empty_bag(&mut game);
    game.must(Seat(0), "lay 61a 0 n17");
    assert_eq!(game.player(Seat(0)).stopped, None);
    game.must(Seat(1), "lay 4a 0 n18");
    assert_eq!(Playable::listed(&game, Seat(0)), ["pass", "retire"]);
}

/// Ruling (three and more): resigning is stopping without a bonus.
#[test]
fn resigning_is_stopping_without_a_bonus() {
    let mut game = with(BASE, &[("k", "4"), ("y", "11"), ("r", "5")]);
    let mut events = Vec::new();
    game.resign(Seat(0), &mut events);
    game.conserved().unwrap();
    assert_eq!(game.current, Seat(1));
    assert_eq!(game.refusal(Seat(0), "lay 4a 0 n17"), "refusal-resigned");
    assert_eq!(game.player(Seat(0)).hand, tiles("4"));
    game.must(Seat(1), "retire");
    assert_eq!(game.scores(), [2, 6, 0]);
    assert_eq!(game.turn().must(), SeatSet::one(Seat(2)));
}

#[test]
fn a_bonus_tile_owed_lapses_when_its_seat_resigns() {
    let mut game = with("V\nvvkv", &[("k", "4 7"), ("y", "22"), ("r", "5")]);
    game.must(Seat(0), "reveal black n16 | tile 11");
    assert_eq!(game.turn(), Turn::of(Seat(0)));
    game.resign(Seat(0), &mut Vec::new());
    game.conserved().unwrap();
    assert_eq!(game.turn().must(), SeatSet::one(Seat(1)));
    assert_eq!(game.turn().may(), SeatSet::one(Seat(2)));
}

#[test]
fn when_the_last_one_in_resigns_the_game_is_over() {
    let mut game = with(BASE, &[("k", "4"), ("y", "11"), ("r", "5")]);
    game.play_lines("1 retire; 2 retire");
    game.resign(Seat(2), &mut Vec::new());
    assert!(game.over);
    assert_eq!(game.scores(), [2 + 6, 3, 0]);
}
