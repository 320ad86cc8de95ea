//! The steps of a turn.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::score::Score;
use super::*;

#[test]
fn notation_is_read_in_any_case_and_spacing() {
    for (text, canonical) in [
        ("  TAKE   C ", "take c"),
        ("Place Gray D2", "place grey d2"),
        ("animal arctic-fox", "animal 29"),
        ("cube frog a1", "cube 5 a1"),
        ("spirit LION", "spirit 33"),
        ("Done", "done"),
    ] {
        assert_eq!(action(text).to_string(), canonical);
    }
    for action in Harmonies::universe(2) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for nonsense in [
        "",
        "take",
        "take f",
        "place grey",
        "place pink a1",
        "animal 33",
        "animal 0",
        "spirit 5",
        "cube 43 a1",
        "cube 5 h1",
        "done now",
        "place grey d2 d3",
        "animal 5x",
        "take c; done",
    ] {
        assert!(nonsense.parse::<Action>().is_err(), "{nonsense}");
    }
}

#[test]
fn a_turn_is_take_three_placements_done() {
    let mut game = game(2, "", 1);
    stock(&mut game, "eer");
    let seat = game.current;
    assert_eq!(refused(&game, "done"), "harmonies-refusal-done-take");
    assert_eq!(refused(&game, "place grey a1"), "harmonies-refusal-place-take");
    assert_eq!(play(&mut game, "take a; place grey a1; place red a1"), Barrier::Open);
    assert_eq!(refused(&game, "take b"), "harmonies-refusal-take-twice");
    assert_eq!(refused(&game, "place red b1"), "harmonies-refusal-place-token");
    assert_eq!(refused(&game, "done"), "harmonies-refusal-done-place");
    play(&mut game, "place grey b1");
    assert_eq!(play(&mut game, "done"), Barrier::Shut);
    assert_ne!(game.current, seat);
    assert!(game.central.iter().all(Option::is_some));
}

#[test]
fn the_next_seat_clockwise_plays_and_nobody_else() {
    let mut game = game(3, "", 4);
    let seat = game.current;
    let other = seat.next(3);
    assert_eq!(game.legal(other, &action("take a")).expect_err("not its turn").key, "refusal-not-your-turn");
    stock(&mut game, "bbb");
    play(&mut game, "take a; place blue a1; place blue a2; place blue a3; done");
    assert_eq!(game.current, other);
}

#[test]
fn a_space_can_be_taken_once() {
    let mut game = game(2, "", 1);
    game.central[1] = None;
    assert_eq!(refused(&game, "take b"), "harmonies-refusal-space-empty");
    let solo = super::game(1, "", 1);
    assert_eq!(refused(&solo, "take d"), "harmonies-refusal-space-unknown");
}

#[test]
fn tokens_are_not_placed_beside_the_board_nor_on_forbidden_stacks() {
    let mut game = with_land("c3 b, c2 nng");
    stock(&mut game, "eby");
    play(&mut game, "take a");
    assert_eq!(refused(&game, "place grey b5"), "harmonies-refusal-cell");
    assert_eq!(refused(&game, "place grey g1"), "harmonies-refusal-cell");
    assert_eq!(refused(&game, "place grey c3"), "harmonies-refusal-place-stack");
    assert_eq!(refused(&game, "place blue c3"), "harmonies-refusal-place-stack");
    assert_eq!(refused(&game, "place yellow c2"), "harmonies-refusal-place-stack");
}

#[test]
fn one_animal_card_a_turn_and_four_uncompleted_ones() {
    let mut game = game(2, "", 1);
    let row: Vec<_> = game.row.iter().flatten().copied().collect();
    let seat = game.current.index();
    play(&mut game, &format!("animal {}", row[0]));
    assert_eq!(refused(&game, &format!("animal {}", row[1])), "harmonies-refusal-animal-twice");
    assert_eq!(
        game.realms[seat].held,
        [Held { card: row[0], cubes: Cells::EMPTY }],
        "all its cubes lie on it"
    );
    assert_eq!(game.row[0], None, "the row is refilled at the end of the turn, not earlier");
    game.steps.animal = None;
    assert_eq!(refused(&game, &format!("animal {}", row[0])), "harmonies-refusal-row");
    let others = CardId::animals().filter(|card| !row.contains(card)).take(3);
    game.realms[seat].held.extend(others.map(Held::new));
    assert_eq!(refused(&game, &format!("animal {}", row[1])), "harmonies-refusal-animal-full");
    let full = game.realms[seat].held[3];
    let completed = game.realms[seat].land.side.spaces().iter().take(usize::from(full.card.cubes()));
    game.realms[seat].held[3].cubes = completed.fold(full.cubes, |cells, cell| cells.or(Cells::one(cell)));
    assert!(
        game.legal(game.current, &action(&format!("animal {}", row[1]))).is_ok(),
        "a completed card frees its slot"
    );
}

#[test]
fn optional_steps_come_before_between_and_after() {
    let mut game = with_land("a1 g");
    game.row[0] = Some("frog".parse().expect("it is a card"));
    stock(&mut game, "bby");
    play(
        &mut game,
        "animal frog; take a; place blue a2; cube frog a2; place blue b1; cube frog b1; place yellow e5",
    );
    assert_eq!(Score::of_realm(game.realm(game.current)).animals, 4);
    play(&mut game, "done");
}
