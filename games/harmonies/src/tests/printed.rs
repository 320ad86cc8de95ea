//! Every card as it is printed, and what a board, a box and a card are worth by their print.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::components::habitat;
use super::super::components::token::Stack;
use super::super::score::Score;
use super::*;

/// Number, English name, the habitat as the card draws it with its cube on c3 (`x` is any lower token of a building), and the
/// points of one cube placed, of two …
#[rustfmt::skip]
const ANIMALS: [(u8, &str, &str, &[i32]); 32] = [
    (1, "alligator", "c3 b, a2 nng, b2 b", &[4, 9, 15]),
    (2, "ray", "c3 b, b2 e, b3 e", &[4, 10, 16]),
    (3, "fish", "c3 b, b2 eee", &[3, 6, 10, 16]),
    (4, "otter", "c3 b, a2 g, b2 g", &[5, 10, 16]),
    (5, "frog", "c3 b, b2 g", &[2, 4, 6, 10, 15]),
    (6, "duck", "c3 b, b2 xr", &[2, 4, 8, 13]),
    (7, "flamingo", "c3 b, b2 y, b3 y", &[4, 10, 16]),
    (8, "lizard", "c3 xr, a2 y, b2 y", &[5, 10, 16]),
    (9, "shrew", "c3 xr, b3 y, d3 y", &[5, 10, 17]),
    (10, "peacock", "c3 xr, b3 b, d3 b", &[5, 10, 17]),
    (11, "squirrel", "c3 xr, b2 nng", &[4, 9, 15]),
    (12, "hedgehog", "c3 xr, b2 ng, b3 ng", &[5, 12]),
    (13, "bee", "c3 ng, b3 y, c4 y, d3 y", &[8, 18]),
    (14, "bear", "c3 g, b2 ee, b3 ee", &[5, 11]),
    (15, "rabbit", "c3 g, a2 xr, b2 g", &[5, 10, 17]),
    (16, "macaw", "c3 ng, b2 b, b3 b", &[4, 9, 14]),
    (17, "boar", "c3 ng, b2 xr", &[4, 8, 13]),
    (18, "koala", "c3 ng, b2 g", &[3, 6, 10, 15]),
    (19, "wolf", "c3 nng, b2 y, b3 y", &[4, 10, 16]),
    (20, "kingfisher", "c3 nng, b3 b, d3 b", &[5, 11, 18]),
    (21, "penguin", "c3 e, b3 b, d3 b", &[4, 10, 16]),
    (22, "bat", "c3 e, b2 nng", &[3, 6, 10, 15]),
    (23, "fennec-fox", "c3 e, a2 y, b2 e", &[4, 9, 16]),
    (24, "macaque", "c3 ee, b2 b, b3 b", &[5, 11]),
    (25, "eagle", "c3 eee, b2 y", &[5, 11]),
    (26, "meerkat", "c3 e, b2 y", &[2, 5, 9, 14]),
    (27, "crow", "c3 y, b3 xr, d3 xr", &[4, 9]),
    (28, "alpaca", "c3 y, a2 ee, b2 y", &[5, 12]),
    (29, "arctic-fox", "c3 y, b3 ng, d3 ng", &[5, 10, 17]),
    (30, "raccoon", "c3 y, b3 b, c4 b, d3 b", &[6, 12]),
    (31, "ladybug", "c3 y, b2 g", &[2, 5, 8, 12, 17]),
    (32, "panther", "c3 y, a2 ng, b2 ng", &[5, 11]),
];

/// As for animals; then the landscape that the spirit rewards, and the points of a group of one, of two …, or of one of height 1, 2, 3.
#[rustfmt::skip]
const SPIRITS: [(u8, &str, &str, Landscape, &[i32]); 10] = [
    (33, "lion", "c3 y, b2 ng, d3 y", FIELDS, &[2, 2, 10, 10]),
    (34, "butterfly", "c3 y, a3 y, b2 b, b3 b", FIELDS, &[5, 5, 5, 5]),
    (35, "deer", "c3 ng, b2 nng, d3 g", TREES, &[0, 4, 4]),
    (36, "owl", "c3 nng, b2 g, b3 g", TREES, &[3, 3, 1]),
    (37, "cat", "c3 xr, a2 xr, b2 g", BUILDINGS, &[4, 4, 4, 4]),
    (38, "stork", "c3 xr, a2 y, b2 xr", BUILDINGS, &[0, 6, 6, 6]),
    (39, "ram", "c3 eee, b2 ee", MOUNTAINS, &[0, 4, 4]),
    (40, "marmot", "c3 ee, b3 e, d3 e", MOUNTAINS, &[3, 3, 1]),
    (41, "dragonfly", "c3 b, b2 ng, d3 ng", WATER, &[0, 7, 7, 7]),
    (42, "tortoise", "c3 b, b2 ee, d3 b", WATER, &[2, 4, 6, 8]),
];

/// Boards with one thing alone: groups of one to four, or one stack of each height. Each board holds it a second time, apart.
type Landscape = &'static [&'static str];

const WATER: Landscape =
    &["c1 b, e1 b", "c1 b, c2 b, e1 b, e2 b", "c1 b, c2 b, c3 b, e1 b, e2 b, e3 b", FOUR_WATERS];
const FOUR_WATERS: &str = "c1 b, c2 b, c3 b, c4 b, e1 b, e2 b, e3 b, e4 b";
const FIELDS: Landscape =
    &["c1 y, e1 y", "c1 y, c2 y, e1 y, e2 y", "c1 y, c2 y, c3 y, e1 y, e2 y, e3 y", FOUR_FIELDS];
const FOUR_FIELDS: &str = "c1 y, c2 y, c3 y, c4 y, e1 y, e2 y, e3 y, e4 y";
const BUILDINGS: Landscape = &[
    "c1 rr, e1 er",
    "c1 nr, c2 rr, e1 er, e2 nr",
    "c1 rr, c2 er, c3 nr, e1 rr, e2 er, e3 nr",
    FOUR_BUILDINGS,
];
const FOUR_BUILDINGS: &str = "c1 rr, c2 rr, c3 er, c4 nr, e1 nr, e2 er, e3 rr, e4 nr";
const TREES: Landscape = &["c1 g, e1 g", "c1 ng, e1 ng", "c1 nng, e1 nng"];
const MOUNTAINS: Landscape = &["c1 e, e1 e", "c1 ee, e1 ee", "c1 eee, e1 eee"];

fn numbered(number: u8) -> CardId {
    CardId::new(number).expect("it is a card")
}

/// The card with so many cubes on spaces of a board.
fn moved(card: CardId, cubes: u8) -> Held {
    Held { card, cubes: Side::B.spaces().iter().take(cubes.into()).collect() }
}

#[test]
fn each_animal_has_the_cubes_and_the_points_printed_on_its_card() {
    let printed: Vec<CardId> = ANIMALS.iter().map(|&(number, ..)| numbered(number)).collect();
    assert!(CardId::animals().eq(printed), "there are 32 animals");
    for (number, word, _, ladder) in ANIMALS {
        let card = numbered(number);
        assert_eq!(word.parse(), Ok(card));
        assert_eq!(usize::from(card.cubes()), ladder.len(), "{word}");
        let points = |cubes| Score::of(&Land::new(Side::A), &[moved(card, cubes)]).animals;
        assert_eq!(points(0), 0, "{word} with all its cubes");
        let moved: Vec<i32> = (1..=card.cubes()).map(points).collect();
        assert_eq!(moved, ladder, "{word}");
    }
}

#[test]
fn each_spirit_pays_what_is_printed_on_its_card() {
    let printed: Vec<CardId> = SPIRITS.iter().map(|&(number, ..)| numbered(number)).collect();
    assert!(CardId::spirits().eq(printed), "there are ten spirits");
    for (number, word, _, rewarded, points) in SPIRITS {
        let card = numbered(number);
        assert_eq!((word.parse(), card.cubes()), (Ok(card), 1));
        for landscape in [WATER, FIELDS, BUILDINGS, TREES, MOUNTAINS] {
            let paid = |text: &&str| Score::of(&land(Side::A, text), &[moved(card, 1)]).spirit;
            let paid: Vec<i32> = landscape.iter().map(paid).collect();
            let expected: Vec<i32> = match landscape == rewarded {
                true => points.iter().map(|points| 2 * points).collect(),
                false => vec![0; landscape.len()],
            };
            assert_eq!(paid, expected, "{word}: {landscape:?}");
        }
    }
}

/// The spaces around c3, clockwise: those next to it, those in a line with it, and those between the lines.
const RINGS: [[&str; 6]; 3] = [
    ["c2", "d2", "d3", "c4", "b3", "b2"],
    ["c1", "e2", "e4", "c5", "a4", "a2"],
    ["d1", "e3", "d4", "b4", "a3", "b1"],
];

/// The same habitat after so many turns by 60° about c3.
fn turned(habitat: &str, turns: usize) -> Vec<(Cell, String)> {
    let turned = |place: &str| {
        let ring =
            RINGS.iter().find_map(|ring| Some(ring[(ring.iter().position(|&c| c == place)? + turns) % 6]));
        cell(ring.unwrap_or(place))
    };
    habitat
        .split(", ")
        .map(|hex| hex.split_once(' ').expect("a hex is a space and a stack"))
        .map(|(place, stack)| (turned(place), stack.to_owned()))
        .collect()
}

fn built(hexes: &[(Cell, String)]) -> Land {
    let text: Vec<String> = hexes.iter().map(|(cell, stack)| format!("{cell} {stack}")).collect();
    land(Side::A, &text.join(", "))
}

fn stands(card: CardId, hexes: &[(Cell, String)]) -> bool {
    habitat::homes(card, &built(hexes), Cells::EMPTY).contains(cell("c3"))
}

/// Every stack that can be built, by the letters of its tokens.
const STACKS: [&str; Stack::COUNT] =
    ["b", "y", "g", "ng", "nng", "e", "ee", "eee", "n", "nn", "r", "er", "nr", "rr"];

#[test]
fn each_habitat_stands_in_all_six_turns_with_just_the_hexes_and_heights_of_its_card() {
    let animals = ANIMALS.iter().map(|&(number, _, habitat, _)| (number, habitat));
    for (number, habitat) in animals.chain(SPIRITS.iter().map(|&(number, _, habitat, ..)| (number, habitat)))
    {
        let card = numbered(number);
        let drawn: Vec<Option<Cell>> =
            card.card().around.iter().map(|&(_, step)| cell("c3").stepped(step)).collect();
        let printed: Vec<Option<Cell>> =
            turned(habitat, 0)[1..].iter().map(|&(cell, _)| Some(cell)).collect();
        assert_eq!(drawn, printed, "card {number} as it is drawn");
        for turns in 0..6 {
            let wanted = turned(habitat, turns);
            let with = |hex: usize, stack: &str| {
                let mut hexes = wanted.clone();
                hexes[hex].1 = stack.to_owned();
                hexes.iter_mut().for_each(|(_, stack)| *stack = stack.replace('x', "n"));
                hexes
            };
            for (hex, (place, printed)) in wanted.iter().enumerate() {
                for stack in STACKS {
                    let same = *printed == stack || (printed == "xr" && ["er", "nr", "rr"].contains(&stack));
                    assert_eq!(stands(card, &with(hex, stack)), same, "card {number}: {stack} on {place}");
                }
                let mut hexes = with(hex, "b");
                hexes.remove(hex);
                assert!(!stands(card, &hexes), "card {number}: nothing on {place}");
            }
        }
    }
}

/// In the order of blue, grey, brown, green, yellow, red.
#[test]
fn the_box_holds_the_tokens_that_the_rulebook_counts() {
    assert_eq!(BOX, [23, 23, 21, 19, 19, 15]);
    assert_eq!(Token::ALL.map(|token| token.word()), ["blue", "grey", "brown", "green", "yellow", "red"]);
}
