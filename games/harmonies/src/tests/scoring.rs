//! Points of landscapes.

use proptest::prelude::*;
use serde_json::Value;

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::components::token::Stack;
use super::super::score::{Score, reward, scoring};
use super::*;
use rules::Viewer;
use tabletop::Stats as _;

#[track_caller]
fn check(text: &str, category: fn(&Score) -> i32, expected: i32) {
    assert_eq!(category(&Score::of(&land(Side::A, text), &[])), expected, "{text}");
}

#[test]
fn trees_score_by_height() {
    for (text, points) in [("a1 g", 1), ("a1 ng", 3), ("a1 nng", 7), ("a1 n, b1 nn", 0), ("a1 g, c3 nng", 8)]
    {
        check(text, |score| score.trees, points);
    }
}

#[test]
fn mountains_score_by_height_beside_another_mountain() {
    for (text, points) in [
        ("a1 eee", 0),
        ("a1 e, a2 e", 2),
        ("a1 eee, a2 e", 8),
        ("a1 ee, b1 eee, e5 eee", 10),
        ("a1 e, a2 er", 0),
    ] {
        check(text, |score| score.mountains, points);
    }
}

#[test]
fn a_mountain_between_any_two_others_scores() {
    const AROUND: [&str; 6] = ["c2", "d2", "d3", "c4", "b3", "b2"];
    for (index, one) in AROUND.iter().enumerate() {
        for other in &AROUND[..index] {
            check(&format!("c3 eee, {one} e, {other} e"), |score| score.mountains, 7 + 1 + 1);
        }
    }
}

#[test]
fn fields_score_by_group_of_two_or_more() {
    for (text, points) in
        [("a1 y", 0), ("a1 y, a2 y", 5), ("a1 y, a2 y, a3 y, a4 y", 5), ("a1 y, a2 y, c1 y, d1 y", 10)]
    {
        check(text, |score| score.fields, points);
    }
}

#[test]
fn buildings_score_among_three_colours() {
    for (text, points) in [
        ("c3 rr, c2 b, c4 y, d2 g", 5),
        ("c3 rr, c2 b, c4 y, d2 b", 0),
        ("c3 rr, c2 nr, c4 r, d2 b", 0),
        ("c3 rr, c2 nr, c4 y, d2 b", 5),
        ("c3 r, c2 b, c4 y, d2 g", 0),
        ("c3 er, c2 nng, c4 nn, d2 ee", 5),
    ] {
        check(text, |score| score.buildings, points);
    }
}

#[test]
fn the_best_river_scores_by_its_length() {
    for (text, points) in [
        ("a1 b", 0),
        ("a1 b, a2 b", 2),
        ("a1 b, a2 b, a3 b", 5),
        ("a1 b, a2 b, a3 b, a4 b", 8),
        ("a1 b, a2 b, a3 b, a4 b, a5 b", 11),
        ("a1 b, a2 b, a3 b, a4 b, a5 b, b4 b", 11),
        ("a1 b, a2 b, a3 b, a4 b, b4 b, c5 b", 15),
        ("a1 b, a2 b, a3 b, a4 b, b4 b, c5 b, d4 b", 19),
        ("a1 b, a2 b, a3 b, c1 b, c2 b", 5),
    ] {
        check(text, |score| score.water, points);
    }
}

/// Our ruling: the definition by shortest paths holds for a ring too.
#[test]
fn a_closed_ring_of_six_is_four_long() {
    check("c2 b, d2 b, d3 b, c4 b, b3 b, b2 b", |score| score.water, 8);
}

#[test]
fn there_is_always_one_island() {
    let points = |text: &str| Score::of(&land(Side::B, text), &[]).water;
    assert_eq!(points(""), 5);
    assert_eq!(points("a2 b, b1 b"), 10);
    let flooded: Vec<String> = Side::B.spaces().iter().map(|cell| format!("{cell} b")).collect();
    assert_eq!(points(&flooded.join(", ")), 5);
}

fn examples() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/examples.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the examples are there"))
        .expect("they are JSON")
}

/// Rulebook p. 8–9: Paulina's board of 53, and a side-B board with four islands (p. 8).
#[test]
fn the_rulebooks_boards_score_as_printed() {
    let examples = examples();
    let paulina = &examples["rulebook"][0];
    let board = serde_json::json!({ "side": paulina["side"], "cells": paulina["cells"] });
    let scored = Harmonies::score(&board).expect("it is a position");
    for category in ["trees", "mountains", "fields", "buildings", "water", "total"] {
        assert_eq!(scored[category], paulina["expected"][category], "{category}");
    }
    let mut lion = board;
    lion["cards"] = serde_json::json!([{ "id": 33, "cubes_left": 0 }]);
    assert_eq!(Harmonies::score(&lion).expect("it is a position")["spirit"], paulina["lion_spirit_33"]);
    let islands = &examples["rulebook"][1];
    let land = watered(Side::B, &islands["blue"]);
    assert_eq!(Score::of(&land, &[]).water, islands["expected"]["water"]);
}

/// The same board of 53, with two of the fish's cubes (6), all three of the otter's (16), and the lion's (14). Neither of its trees is
/// of height 3, one of its mountains is; a spirit's cube is no animal's.
#[test]
fn the_figures_of_the_rulebooks_board() {
    let mut game = game(2, "spirits yes", 1);
    let held = |number: u8, cubes: &str| Held {
        card: CardId::new(number).expect("a card"),
        cubes: cubes.split(' ').map(cell).fold(Cells::EMPTY, |all, cell| all.or(Cells::one(cell))),
    };
    game.realms[0].land = land(
        Side::A,
        "a1 y, a2 y, a3 b, a4 b, a5 g, b1 b, b2 b, b3 y, b4 b, c1 b, c2 nr, c3 y, c4 y, c5 b, d1 y, d2 er, \
         d3 e, d4 ng, e1 eee, e2 e, e3 e, e4 rr, e5 ee",
    );
    game.realms[0].held = vec![held(3, "b1 b2"), held(4, "a3 a4 b4"), held(33, "c3")];
    let figures = Harmonies::figures(&game.view(Viewer::Public), Seat(0));
    let points = [("trees", 4), ("mountains", 10), ("fields", 10), ("buildings", 10), ("water", 19)];
    assert_eq!(figures[..5], points);
    assert_eq!(figures[5..7], [("animals", 22), ("spirit", 14)]);
    assert_eq!(figures[7..], [("cubes", 5), ("completed", 1), ("tall-trees", 0), ("tall-mountains", 1)]);
}

#[test]
fn the_river_cases_score_as_printed() {
    let examples = examples();
    let cases = examples["river_cases"].as_array().expect("a list");
    assert_eq!(cases.len(), 3);
    for case in cases {
        assert_eq!(Score::of(&watered(Side::A, &case["blue"]), &[]).water, case["score"], "{}", case["name"]);
    }
}

fn watered(side: Side, blue: &Value) -> Land {
    let mut land = Land::new(side);
    for place in blue.as_array().expect("a list of places") {
        let number = |index: usize| place[index].as_u64().expect("a number") as u8;
        land.place(Token::Blue, Cell::at(number(0), number(1)).expect("on the board"));
    }
    land
}

#[test]
fn a_spirit_scores_only_with_its_cube_on_the_board() {
    let land = land(Side::A, "a1 y, a2 y, c3 y");
    let mut held = Held::new("butterfly".parse().expect("it is a card"));
    assert_eq!(Score::of(&land, &[held]).spirit, 0);
    held.cubes = Cells::one(cell("a1"));
    let score = Score::of(&land, &[held]);
    assert_eq!((score.fields, score.spirit, score.total()), (5, 10, 15));
}

#[test]
fn spirits_count_lone_mountains() {
    let land = land(Side::A, "a1 ee, e5 e");
    let reward =
        |word: &str| reward(&land, word.parse::<CardId>().expect("a card").card().effect.expect("a spirit"));
    assert_eq!((reward("ram"), reward("marmot")), (4, 6));
    assert_eq!(Score::of(&land, &[]).mountains, 0);
}

/// All shortest paths, by relaxing every pair until nothing changes.
fn longest_shortest_path(cells: &[Cell]) -> i32 {
    const FAR: i32 = 1000;
    let count = cells.len();
    let mut far = vec![vec![FAR; count]; count];
    for (i, one) in cells.iter().enumerate() {
        for (j, other) in cells.iter().enumerate() {
            let near = Cells::one(*one).around().contains(*other);
            far[i][j] = if i == j {
                0
            } else if near {
                1
            } else {
                FAR
            };
        }
    }
    for via in 0..count {
        for i in 0..count {
            for j in 0..count {
                far[i][j] = far[i][j].min(far[i][via] + far[via][j]);
            }
        }
    }
    let reached = far.into_iter().flatten().filter(|&steps| steps < FAR);
    reached.max().map_or(0, |steps| steps + 1)
}

/// Parts of a set, by painting neighbours one at a time.
fn parts(cells: &[Cell]) -> i32 {
    let mut part: Vec<usize> = (0..cells.len()).collect();
    loop {
        let mut changed = false;
        for (i, one) in cells.iter().enumerate() {
            for (j, other) in cells.iter().enumerate() {
                if Cells::one(*one).around().contains(*other) && part[j] < part[i] {
                    part[i] = part[j];
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    part.iter().enumerate().filter(|&(index, &root)| index == root).count() as i32
}

proptest! {
    #[test]
    fn rivers_and_islands_agree_with_brute_force(mask in any::<u64>(), thin in any::<u64>(), b in any::<bool>()) {
        let side = if b { Side::B } else { Side::A };
        let wet = Cells(mask & (mask.rotate_left(7) | thin)).and(side.spaces());
        let cells: Vec<Cell> = wet.iter().take(23).collect();
        let mut land = Land::new(side);
        cells.iter().for_each(|&cell| land.place(Token::Blue, cell));
        let water = Score::of(&land, &[]).water;
        let expected = match side {
            Side::A => [0, 0, 2, 5, 8, 11, 15].get(longest_shortest_path(&cells) as usize).copied()
                .unwrap_or_else(|| 15 + 4 * (longest_shortest_path(&cells) - 6)),
            Side::B => {
                let dry: Vec<Cell> = side.spaces().iter().filter(|cell| !cells.contains(cell)).collect();
                5 * parts(&dry).max(1)
            }
        };
        prop_assert_eq!(water, expected);
        prop_assert_eq!(land.of(Stack::Water).len() as usize, cells.len());
    }
}

/// What is outlined on a board as scoring adds up to what the board scores.
#[test]
fn what_scores_adds_up_to_the_landscape() {
    for side in [Side::A, Side::B] {
        let mut islands = 0;
        for seed in 0..40 {
            let options = if side == Side::A { "" } else { "side b" };
            let mut game = game(2, options, seed);
            play_out(&mut game, &mut Quick::new(seed), &mut Quick::new(!seed), |_| ());
            for realm in &game.realms {
                let points: i32 = scoring(&realm.land).iter().map(|(_, points)| points).sum();
                assert!(scoring(&realm.land).iter().all(|&(_, points)| points > 0), "it scores nothing");
                assert_eq!(points, Score::of_realm(realm).landscape(), "{:?}", realm.land);
                islands += i32::from(Score::of_realm(realm).water > 5);
            }
        }
        assert!(islands > 0, "no board has more than one island, or a river worth more than five");
    }
}

#[test]
fn points_after_a_token_are_those_of_the_whole_board_counted_anew() {
    for (options, seed) in [("", 1), ("side b", 2)] {
        let mut game = game(2, options, seed);
        play_out(&mut game, &mut Quick::new(seed), &mut Quick::new(!seed), |game| {
            let land = game.realm(game.current).land;
            let before = Score::of(&land, &[]);
            let mut actions = Vec::new();
            game.actions(game.current, &mut actions);
            for action in actions {
                let Action::Place(token, cell) = action else { continue };
                let mut grown = land;
                grown.place(token, cell);
                assert_eq!(before.placed(token, cell, &grown), Score::of(&grown, &[]), "{action}: {land:?}");
            }
        });
    }
}
