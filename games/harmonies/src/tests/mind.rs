//! What computers advise.

use super::super::components::card::Held;
use super::super::state::Ending;
use super::*;
use tabletop::{AnyTable as _, Table};
use thinking::{Level, Mind as _, think};

/// The steps that a level advises to whoever's turn it is.
fn advised(game: &Harmonies, level: Level, seed: u64) -> Vec<Action> {
    let thought =
        think(game, game.current, level, &Harmonies::budget(level), false, seed).expect("it can think");
    thought.plans[0].moves.clone()
}

/// A game in which the first player has that board, and every central space holds the first or the second tokens.
fn offered(land: &str, first: &str, others: &str) -> Harmonies {
    let mut game = with_land(land);
    game.row = [None; 5];
    let tokens = |letters: &str| {
        let tokens: Vec<Token> = letters.chars().map(token).collect();
        [tokens[0], tokens[1], tokens[2]]
    };
    game.central = [tokens(others); 5].map(Some);
    game.central[3] = Some(tokens(first));
    settle(&mut game);
    game
}

fn worth(game: &Harmonies) -> i32 {
    game.worth(game.current)
}

fn share(game: &Harmonies, key: &str) -> i32 {
    let reasons = game.reasons(game.current);
    reasons.iter().find(|reason| reason.key == key).expect("it is a reason").share
}

#[test]
fn a_tree_is_crowned_by_whoever_can() {
    let game = offered("c3 nn, a1 nn", "ggy", "bye");
    for seed in 0..3 {
        let moves = advised(&game, Level::Normal, seed);
        for step in ["take d", "place green c3", "place green a1"] {
            assert!(moves.contains(&action(step)), "{step}: {moves:?}");
        }
        assert_eq!(moves.last(), Some(&Action::Done));
    }
}

#[test]
fn a_habitat_is_built_and_settled() {
    let mut game = offered("c3 b", "gye", "rne");
    // A frog: water beside a tree of height 1.
    let frog: CardId = "frog".parse().expect("it is a card");
    game.realms[game.current.index()].held.push(Held::new(frog));
    settle(&mut game);
    let moves = advised(&game, Level::Normal, 1);
    assert!(moves.contains(&Action::Cube(frog, cell("c3"))), "{moves:?}");
}

#[test]
fn every_advised_turn_is_legal_to_its_end() {
    for (seats, options) in [(1, ""), (2, "side b, spirits yes"), (4, "spirits yes")] {
        let mut game = game(seats, options, 3);
        let mut chance = Quick::new(4);
        for seed in 0..24 {
            if game.over {
                break;
            }
            let (seat, moves) = (game.current, advised(&game, Level::Easy, seed));
            for step in moves {
                assert_eq!(game.legal(seat, &step), Ok(()), "{step}");
                game.apply(seat, &step, &mut chance, &mut Vec::new()).expect("it is legal");
            }
        }
        assert!(game.realms.iter().all(|realm| realm.land.tokens().iter().sum::<u8>() > 12));
    }
}

#[test]
fn what_is_begun_is_worth_something_until_the_last_turn() {
    let (mut trunk, mut bare) = (with_land("c3 nn"), with_land(""));
    assert!(share(&trunk, "harmonies-why-beginnings") > share(&bare, "harmonies-why-beginnings"));
    for game in [&mut trunk, &mut bare] {
        game.ending = Some(Ending::Bag);
    }
    assert_eq!(worth(&trunk), worth(&bare), "nobody will crown it any more");
}

#[test]
fn a_habitat_that_lacks_less_is_worth_more() {
    let hopes = ["", "c3 b", "c3 b, b2 e", "c3 b, b2 e, b3 e"].map(|land| {
        let mut game = with_land(land);
        game.realms[game.current.index()].held.push(Held::new("ray".parse().expect("it is a card")));
        share(&game, "harmonies-why-habitats")
    });
    assert!(hopes.is_sorted_by(|less, more| less < more), "{hopes:?}");
}

#[test]
fn points_are_told_as_points() {
    let game = with_land("c3 nng, a1 y, a2 y");
    assert_eq!(share(&game, "harmonies-why-trees"), 7_000);
    assert_eq!(share(&game, "harmonies-why-fields"), 5_000);
    let sum: i32 = game.reasons(game.current).iter().map(|reason| reason.share).sum();
    assert_eq!(sum, worth(&game));
}

#[test]
fn thinking_keeps_within_its_work() {
    let mut game = game(4, "spirits yes", 8);
    let mut chance = Quick::new(9);
    for seed in 0..12 {
        for (level, most) in [(Level::Easy, 3_000), (Level::Normal, 60_000)] {
            let thought = think(&game, game.current, level, &Harmonies::budget(level), false, seed);
            assert!(thought.expect("it can think").work <= most, "{level}");
        }
        for step in advised(&game, Level::Easy, seed) {
            game.apply(game.current, &step, &mut chance, &mut Vec::new()).expect("it is legal");
        }
    }
}

#[test]
fn whole_turns_are_planned() {
    let harmonies = Table::new(open::<Harmonies>("", 2, &mut Quick::new(4)));
    let seat = harmonies.turn().must().iter().next().expect("somebody begins");
    let advice = harmonies.advise(seat, Level::Normal, 1).swap_remove(0);
    assert!(advice.moves.len() > 4 && advice.moves[advice.moves.len() - 1] == "done", "{advice:?}");
}
