//! Cards and their cubes.

use super::super::components::card::{CardId, Cards, Held};
use super::super::components::cell::Cells;
use super::super::components::habitat;
use super::super::score::Score;
use super::*;

fn card(word: &str) -> CardId {
    word.parse().expect("it is a card")
}

/// A two-player game in which the first player has that board and those cards.
fn table(text: &str, cards: &[&str]) -> Harmonies {
    let mut game = with_land(text);
    let seat = game.current.index();
    game.realms[seat].held = cards.iter().map(|word| Held::new(card(word))).collect();
    game
}

#[test]
fn a_set_of_cards_is_in_order() {
    let cards: Cards = [card("fish"), card("alligator"), card("tortoise")].into_iter().collect();
    assert_eq!(cards.iter().map(CardId::number).collect::<Vec<_>>(), [1, 3, 42]);
    assert_eq!(cards.without(card("fish")).len(), 2);
}

#[test]
fn a_cube_needs_the_whole_habitat() {
    let game = table("c3 b, c2 b", &["frog"]);
    let refusal = game.legal(game.current, &action("cube frog c3")).expect_err("no tree is near");
    assert_eq!(refusal.key, "harmonies-refusal-habitat");
    let game = table("c3 b, c2 g", &["frog"]);
    assert_eq!(
        listed(&game).iter().filter(|step| step.starts_with("cube")).collect::<Vec<_>>(),
        ["cube 5 c3"]
    );
}

#[test]
fn the_refusal_says_which_hex_is_wrong() {
    let land = land(Side::A, "c3 b, c4 g, c2 e");
    let lack = habitat::lack(card("otter"), &land, cell("c3")).expect("the second tree is missing");
    assert_eq!(lack.cell, Some(cell("c5")));
    let lack = habitat::lack(card("otter"), &land, cell("c2")).expect("it is no water");
    assert_eq!(lack.cell, Some(cell("c2")));
    assert_eq!(habitat::lack(card("frog"), &land, cell("c3")), None);
}

#[test]
fn heights_must_be_exact() {
    for (tree, stands) in [("g", false), ("ng", true), ("nng", false)] {
        let game = table(&format!("c3 {tree}, c2 er"), &["boar"]);
        assert_eq!(game.legal(game.current, &action("cube boar c3")).is_ok(), stands, "{tree}");
    }
}

#[test]
fn the_lower_token_of_a_building_does_not_matter() {
    for house in ["er", "nr", "rr"] {
        let game = table(&format!("c3 b, c2 {house}"), &["duck"]);
        assert!(game.legal(game.current, &action("cube duck c3")).is_ok(), "{house}");
    }
    let game = table("c3 b, c2 r", &["duck"]);
    assert!(game.legal(game.current, &action("cube duck c3")).is_err(), "a lone red token is no building");
}

#[test]
fn the_marked_hex_must_be_free_the_others_need_not() {
    let mut game = table("c3 b, c2 g, d2 b", &["frog", "koala"]);
    play(&mut game, "cube frog c3");
    assert_eq!(refused(&game, "cube frog c3"), "harmonies-refusal-cube-taken");
    let seat = game.current.index();
    game.realms[seat].held[1].cubes = Cells::one(cell("c2"));
    play(&mut game, "cube frog d2");
    assert_eq!(game.realms[seat].held[0].placed(), 2);
}

#[test]
fn nothing_is_placed_on_a_token_with_a_cube() {
    let mut game = table("c3 n, c2 e", &["koala"]);
    let seat = game.current.index();
    game.realms[seat].held[0].cubes = Cells::one(cell("c3"));
    stock(&mut game, "geb");
    play(&mut game, "take a");
    assert_eq!(refused(&game, "place green c3"), "harmonies-refusal-place-cube");
    assert!(!listed(&game).contains(&"place green c3".to_owned()));
}

/// The rulebook's example (p. 7): red on grey destroys the habitat, the cube stays.
#[test]
fn a_cube_stays_when_its_habitat_is_destroyed() {
    let mut game = table("c3 y, c2 e", &["meerkat"]);
    game.realms.iter_mut().for_each(|realm| realm.land.place(Token::Grey, cell("d2")));
    stock(&mut game, "reb");
    let seat = game.current.index();
    play(&mut game, "cube meerkat c2; take a; place red d2");
    assert_eq!(game.realms[seat].held[0].cubes, Cells::one(cell("c2")));
    assert_eq!(Score::of_realm(&game.realms[seat]).animals, 2);
}

#[test]
fn a_hex_may_serve_many_habitats() {
    let mut game = table("c3 g, c2 b, c4 b, b2 b", &["frog"]);
    play(&mut game, "cube frog c2; cube frog c4; cube frog b2");
    assert_eq!(Score::of_realm(game.realm(game.current)).animals, 6);
}

#[test]
fn cards_that_one_lacks_or_has_completed_place_no_cube() {
    let mut game = table("c3 er, c2 ng, d2 ng, b2 ng, c4 ng, d3 ng", &["hedgehog"]);
    assert_eq!(refused(&game, "cube frog c3"), "harmonies-refusal-cube-card");
    assert_eq!(refused(&game, "cube hedgehog c5"), "harmonies-refusal-habitat");
    assert_eq!(refused(&game, "cube hedgehog b5"), "harmonies-refusal-cell");
    let seat = game.current.index();
    game.realms[seat].held[0].cubes = Cells::one(cell("a1")).or(Cells::one(cell("a2")));
    assert_eq!(refused(&game, "cube hedgehog c3"), "harmonies-refusal-cube-complete");
}

#[test]
fn a_habitat_that_would_leave_the_board_is_told_so() {
    let game = table("a1 b, a2 e, b1 e", &["otter"]);
    assert!(refused(&game, "cube otter a1").starts_with("harmonies-refusal-habitat"));
}

/// Our ruling: the 66 cubes of the box cannot cover all 32 cards, and the rules name no shortage.
#[test]
fn animal_cubes_are_not_limited_to_those_of_the_box() {
    let mut game = game(4, "", 1);
    for (index, card) in game.deck.iter().enumerate() {
        let cubes: Cells = Side::A.spaces().iter().take(card.cubes().into()).collect();
        game.realms[index % 4].held.push(Held { card, cubes });
    }
    let cubes: u8 = game.realms.iter().flat_map(|realm| &realm.held).map(Held::placed).sum();
    assert!(cubes > 66, "{cubes}");
    let card = game.row[0].expect("the row is full");
    assert_eq!(game.legal(game.current, &action(&format!("animal {card}"))), Ok(()));
}
