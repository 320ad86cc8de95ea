//! The beginning (rulebook, *Preparation*, *Beginning*).

use super::*;
use rules::Recorded;

fn set_up(seats: u8, herds: u8, line: &str) -> WolvesAndSheep {
    let words: Vec<(String, String)> = line
        .split('|')
        .map(|draw| draw.trim().split_once(' ').expect("a draw is a name and a label"))
        .map(|(name, label)| (name.to_owned(), label.to_owned()))
        .collect();
    let mut chance = Recorded::new(words);
    let game = WolvesAndSheep::new(&Config { herds }, seats, &mut chance).expect("the record is complete");
    assert_eq!(chance.left(), 0);
    game.conserved().unwrap();
    game
}

/// Ruling: the first player is drawn by lot.
#[test]
fn first_player_colours_and_hands_are_drawn() {
    let deal = "first 2 | colour red | colour black | tile 1 | tile 2 | tile 3 | tile 4 | tile 61 | tile 6 | tile 7 | tile 68";
    let game = set_up(2, 1, deal);
    assert_eq!((game.first, game.current), (Seat(1), Seat(1)));
    assert_eq!(game.player(Seat(0)).colours, Colours::EMPTY.with(Colour::Red));
    assert_eq!(game.player(Seat(1)).colours, Colours::EMPTY.with(Colour::Black));
    assert_eq!(game.player(Seat(0)).hand, tiles("1 2 3 4"));
    assert_eq!(game.player(Seat(1)).hand, tiles("6 7 61 68"));
    assert_eq!(game.bag.len(), 60);
    assert_eq!(game.landscape.laid(), [Laid::even(Tile::SQUARE, place("n14"))]);
}

#[test]
fn with_two_colours_each_everybody_draws_two() {
    let deal = "first 1 | colour red | colour black | colour blue | colour yellow | tile 1 | tile 2 | tile 3 | tile 4 | tile 5 | tile 6 | tile 7 | tile 8";
    let game = set_up(2, 2, deal);
    assert_eq!(game.player(Seat(0)).colours, Colours::EMPTY.with(Colour::Red).with(Colour::Black));
    assert_eq!(game.player(Seat(1)).colours, Colours::EMPTY.with(Colour::Blue).with(Colour::Yellow));
}

/// The lot falls on everybody, and every colour to everybody.
#[test]
fn the_first_player_and_the_colours_are_a_lot() {
    for seats in 2..=4 {
        let games: Vec<WolvesAndSheep> = (0..60).map(|seed| game(seats, 1, seed)).collect();
        let first: SeatSet = games.iter().map(|game| game.first).collect();
        assert_eq!(first, Seat::first(seats).collect());
        for seat in Seat::first(seats) {
            let drawn = games.iter().fold(Colours::EMPTY, |drawn, game| drawn.or(game.player(seat).colours));
            assert_eq!(drawn, Colours::ALL);
        }
    }
}

#[test]
fn from_the_first_player_the_turn_goes_on_clockwise() {
    let mut game = with("V", &[("k", "22"), ("y", "23"), ("r", "24")]);
    (game.first, game.current) = (Seat(1), Seat(1));
    game.play_lines("2 lay 23a 0 o14 | tile 1; 3 lay 24a 180 m14 | tile 2; 1 lay 22a 270 n13 | tile 3");
    assert_eq!(game.current, Seat(1));
}

#[test]
fn one_colour_each_is_played_unless_two_are_agreed() {
    for seats in 2..=4 {
        let herds = WolvesAndSheep::config(&rules::Options::default(), seats).map(|config| config.herds);
        assert_eq!(herds, Ok(1));
    }
}

#[test]
fn two_colours_each_are_for_two_players() {
    let two = rules::Options::default().with("colours", "two");
    assert_eq!(WolvesAndSheep::config(&two, 2).map(|config| config.herds), Ok(2));
    for seats in [3, 4] {
        let refusal = WolvesAndSheep::config(&two, seats).map(|config| config.herds);
        assert_eq!(refusal, Err(Refusal::new("wolves-and-sheep-refusal-two-colours")));
    }
}

#[test]
fn without_a_village_edge_one_passes_and_draws_nothing() {
    let mut game = with("V", &[("k", "1 2 61 65"), ("y", "22 5 6 7")]);
    assert_eq!(Playable::listed(&game, Seat(0)), ["pass", "retire"]);
    game.play_lines("1 pass; 2 lay 22a 0 o14 | tile 50");
    assert_eq!(game.player(Seat(0)).hand, tiles("1 2 61 65"));
    assert_eq!(game.current, Seat(0));
}

/// Ruling: if nobody can open the game in a full round of passes, all hands are redrawn: all go back before the first is drawn anew,
/// by seat number, and the turn order continues.
#[test]
fn when_nobody_can_open_all_hands_are_drawn_anew() {
    let mut game = with("V", &[("k", "1 2 3 4"), ("y", "5 6 7 8"), ("r", "9 10 11 12")]);
    game.play_lines("1 pass; 2 pass");
    assert_eq!(game.bag.len(), 56);
    let done = game.must(
        Seat(2),
        "pass | tile 9 | tile 20 | tile 22 | tile 1 | tile 2 | tile 3 | tile 4 | tile 5 | tile 6 | tile 7 | tile 8 | tile 10",
    );
    assert_eq!(done.barrier, rules::Barrier::Shut);
    assert_eq!(game.player(Seat(0)).hand, tiles("1 9 20 22"));
    assert_eq!(game.player(Seat(2)).hand, tiles("7 8 10 6"));
    assert_eq!((game.current, game.over, game.bag.len()), (Seat(0), false, 56));
    // The round of passes begins anew.
    game.must(Seat(0), "lay 22a 0 o14 | tile 50");
    assert!(game.passed.is_empty());
}

/// Ruling: stopping is allowed before anything lies; stopped players' tiles stay out of the bag, in a redraw as well.
#[test]
fn a_redraw_leaves_the_tiles_of_those_who_have_stopped() {
    let mut game = with("V", &[("k", "1 2 3 4"), ("y", "5 6 7 8"), ("r", "9 10 11 12")]);
    game.play_lines("1 pass; 2 retire");
    game.must(Seat(2), "pass | tile 9 | tile 20 | tile 22 | tile 1 | tile 2 | tile 3 | tile 4 | tile 10");
    assert_eq!(game.player(Seat(1)).hand, tiles("5 6 7 8"));
    assert_eq!(game.player(Seat(2)).hand, tiles("2 3 4 10"));
    assert_eq!(game.current, Seat(0));
}

/// Ruling: the turn order continues after a redraw: the next one begins, not the first player.
#[test]
fn after_a_redraw_the_turn_order_goes_on() {
    let mut game = with("V", &[("k", "1 2 3 4"), ("y", "5 6 7 8"), ("r", "9 10 11 12")]);
    game.play_lines("1 pass; 2 pass; 3 retire");
    game.must(Seat(0), "pass | tile 1 | tile 2 | tile 3 | tile 4 | tile 5 | tile 6 | tile 7 | tile 8");
    assert_eq!((game.first, game.current), (Seat(0), Seat(1)));
}
