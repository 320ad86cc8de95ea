//! How games end.

use super::super::components::card::{CardId, Cards, Held};
use super::super::components::cell::Cells;
use super::super::state::Ending;
use super::*;
use conformance::{Library, Names};
use rules::Viewer;
use tabletop::Tell;

/// A board with so many empty spaces, filled with blue and yellow from the left.
fn nearly_full(empty: usize) -> String {
    let cells: Vec<Cell> = Side::A.spaces().iter().collect();
    let full = cells.iter().take(cells.len() - empty).enumerate();
    full.map(|(index, cell)| format!("{cell} {}", if index % 2 == 0 { "b" } else { "y" }))
        .collect::<Vec<_>>()
        .join(", ")
}

pub(super) fn turn(game: &mut Harmonies) {
    let empty: Vec<Cell> = game.realm(game.current).land.empty().iter().take(3).collect();
    stock(game, "bby");
    play(
        game,
        &format!("take a; place blue {}; place blue {}; place yellow {}; done", empty[0], empty[1], empty[2]),
    );
}

#[test]
fn two_empty_spaces_end_the_game_with_the_round() {
    for (empty, ending) in [(6, false), (5, true), (4, true)] {
        let mut game = game(3, "", 3);
        let first = game.current;
        turn(&mut game);
        let second = game.current;
        game.realms[second.index()].land = land(Side::A, &nearly_full(empty));
        turn(&mut game);
        assert_eq!(game.ending.is_some(), ending, "{empty}");
        if ending {
            assert_eq!(game.ending, Some(Ending::Land(second)));
            assert!(game.turn().outcome().is_none(), "the third player has a turn left");
            turn(&mut game);
            assert!(game.turn().outcome().is_some());
            assert_eq!(game.current, first);
        }
    }
}

#[test]
fn the_last_player_of_a_round_ends_the_game_at_once() {
    let mut game = game(2, "", 3);
    turn(&mut game);
    let seat = game.current.index();
    game.realms[seat].land = land(Side::A, &nearly_full(4));
    turn(&mut game);
    assert!(game.turn().outcome().is_some());
    assert_eq!(refused(&game, "take b"), "refusal-game-over");
}

#[test]
fn a_bag_that_cannot_refill_the_central_board_ends_the_game_with_the_round() {
    for (left, ending) in [(3, false), (2, true), (0, true)] {
        let mut game = game(2, "", 3);
        game.bag = [left, 0, 0, 0, 0, 0];
        turn(&mut game);
        assert_eq!(game.ending, ending.then_some(Ending::Bag), "{left}");
        assert_eq!(game.central[0].is_none(), ending);
        assert_eq!(game.central.iter().flatten().count(), if ending { 4 } else { 5 });
        if ending {
            assert_eq!(refused(&game, "take a"), "harmonies-refusal-space-empty");
            let empty: Vec<Cell> = game.realm(game.current).land.empty().iter().take(3).collect();
            let tokens = game.central[1].expect("it is full");
            let places = tokens.iter().zip(&empty).map(|(token, cell)| format!("place {token} {cell}"));
            play(&mut game, &format!("take b; {}; done", places.collect::<Vec<_>>().join("; ")));
            assert!(game.turn().outcome().is_some());
        }
    }
}

#[test]
fn the_row_stays_short_when_the_deck_is_empty() {
    let mut game = game(2, "", 3);
    game.deck = Cards::EMPTY;
    let card = game.row[2].expect("the row is full");
    play(&mut game, &format!("animal {card}"));
    turn(&mut game);
    assert_eq!(game.row.iter().flatten().count(), 4);
}

fn places(game: &mut Harmonies) -> Vec<u8> {
    game.over = true;
    game.turn().outcome().expect("it is over").standings.iter().map(|standing| standing.place).collect()
}

fn held(word: &str, cubes: &str) -> Held {
    let card: CardId = word.parse().expect("it is a card");
    let cubes = cubes.split_whitespace().map(cell).fold(Cells::EMPTY, |all, cell| all.or(Cells::one(cell)));
    Held { card, cubes }
}

#[test]
fn ties_go_to_the_most_animal_cubes_then_are_shared() {
    let mut game = game(3, "spirits yes", 3);
    // Frog with two cubes and meerkat with … make the same points by other numbers of cubes.
    game.realms[0].held = vec![held("frog", "a1 a2")];
    game.realms[1].held = vec![held("alligator", "a1")];
    game.realms[2].held = vec![held("ray", "a1")];
    assert_eq!(game.scores(), [4, 4, 4]);
    assert_eq!(places(&mut game), [1, 2, 2]);
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    assert_eq!(
        Harmonies::prompt(&game.view(Viewer::Public), Viewer::Public, &words),
        "Ada wins a tie at 4 points with more animal cubes (2 : 1)."
    );
}

/// Our ruling: the tie-break speaks of animal cubes.
#[test]
fn spirit_cubes_do_not_break_ties() {
    let mut game = game(2, "spirits yes", 3);
    game.realms[0].held = vec![held("alligator", "a1"), held("dragonfly", "a2")];
    game.realms[1].held = vec![held("alligator", "a1")];
    assert_eq!(game.scores(), [4, 4]);
    assert_eq!(places(&mut game), [1, 1]);
}

#[test]
fn a_resigned_seat_is_skipped_and_its_hand_returns_to_the_bag() {
    let mut game = game(3, "", 3);
    let seat = game.current;
    play(&mut game, "take b");
    let bag = game.bag.iter().sum::<u8>();
    game.resign(seat, &mut Vec::new());
    assert_eq!(game.bag.iter().sum::<u8>(), bag + 3);
    assert_eq!(game.reflex(), Some((seat, Action::Done)));
    play(&mut game, "done");
    assert_eq!(game.conserved(), Ok(()));
    assert!(game.central.iter().all(Option::is_some));
    for _ in 0..2 {
        assert_ne!(game.current, seat);
        turn(&mut game);
    }
    assert_ne!(game.current, seat, "its turn is skipped");
    play_out(&mut super::game(4, "side b", 9), &mut Quick::new(3), &mut Quick::new(!3), |_| ());
}

#[test]
fn a_round_ends_though_the_first_player_has_resigned() {
    let mut game = game(3, "", 3);
    let first = game.current;
    game.resign(first, &mut Vec::new());
    play(&mut game, "done");
    for round in 0..2 {
        for seat in [first.next(3), first.next(3).next(3)] {
            assert_eq!((game.current, game.rounds), (seat, round));
            turn(&mut game);
        }
    }
    let (second, third) = (game.current, game.current.next(3));
    game.realms[second.index()].land = land(Side::A, &nearly_full(4));
    turn(&mut game);
    assert_eq!((game.ending, game.current), (Some(Ending::Land(second)), third));
    assert!(game.turn().outcome().is_none(), "the third player has a turn left");
    turn(&mut game);
    assert!(game.turn().outcome().is_some());
}
