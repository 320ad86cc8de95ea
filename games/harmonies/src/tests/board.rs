//! Boards and coordinates.

use super::super::components::cell::Cells;
use super::super::components::token::Stack;
use super::*;

#[test]
fn coordinates_are_columns_and_rows_of_the_score_file() {
    for (text, column, row) in [("a1", 0, 0), ("d2", 3, 1), ("e5", 4, 4), ("g4", 6, 3)] {
        let cell = cell(text);
        assert_eq!((cell.column(), cell.row()), (column, row));
        assert_eq!(cell.to_string(), text);
        assert_eq!(text.to_uppercase().parse(), Ok(cell));
    }
    for nonsense in ["", "a", "a0", "a6", "h1", "1a", "a10", "é1"] {
        assert!(nonsense.parse::<Cell>().is_err(), "{nonsense}");
    }
}

#[test]
fn side_a_has_23_spaces_and_side_b_25() {
    assert_eq!((Side::A.spaces().len(), Side::B.spaces().len()), (23, 25));
    assert_eq!([Side::A, Side::B].map(|side| (side.columns(), side.rows())), [(5, 5), (7, 4)]);
    let names = |side: Side| side.spaces().iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(names(Side::A), "a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3 e4 e5");
    assert_eq!(names(Side::B), "a1 a2 a3 a4 b1 b2 b3 c1 c2 c3 c4 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 g1 g2 g3 g4");
}

#[test]
fn odd_columns_lie_half_a_hex_lower() {
    let around = |text: &str| {
        let cells = Cells::one(cell(text)).around().and(Side::A.spaces());
        cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(around("a1"), "a2 b1");
    assert_eq!(around("b1"), "a1 a2 b2 c1 c2");
    assert_eq!(around("c3"), "b2 b3 c2 c4 d2 d3");
    assert_eq!(around("e5"), "d4 e4");
    assert_eq!(around("a5"), "a4 b4");
}

#[test]
fn adjacency_agrees_with_axial_steps_everywhere() {
    const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    for side in [Side::A, Side::B] {
        for cell in side.spaces().iter() {
            let plain =
                STEPS.iter().filter_map(|&step| cell.stepped(step)).filter(|c| side.spaces().contains(*c));
            let mut plain: Vec<Cell> = plain.collect();
            plain.sort();
            assert_eq!(
                Cells::one(cell).around().and(side.spaces()).iter().collect::<Vec<_>>(),
                plain,
                "{cell}"
            );
        }
    }
}

/// Which stacks may be built (rulebook p. 5): every other pair of stack and token is forbidden.
#[test]
fn tokens_stack_as_the_rulebook_draws_it() {
    let allowed =
        [("e", 'e'), ("ee", 'e'), ("n", 'n'), ("n", 'g'), ("nn", 'g'), ("e", 'r'), ("n", 'r'), ("r", 'r')];
    let stacks = ["b", "y", "g", "ng", "nng", "e", "ee", "eee", "n", "nn", "r", "er", "nr", "rr"];
    for stack in stacks {
        for letter in "bengyr".chars() {
            let here = cell("c3");
            let land = land(Side::A, &format!("c3 {stack}"));
            let open = land.open_to(token(letter)).contains(here);
            assert_eq!(open, allowed.contains(&(stack, letter)), "{letter} on {stack}");
            let standing = land.at(here).expect("a stack stands there");
            assert_eq!(standing.with(token(letter)).is_some(), open, "{letter} on {stack}");
            assert_eq!(standing.tokens().to_vec(), stack.chars().map(token).collect::<Vec<_>>());
        }
    }
    assert_eq!(stacks.len(), Stack::COUNT);
}

#[test]
fn any_token_may_lie_on_an_empty_space() {
    for side in [Side::A, Side::B] {
        for token in Token::ALL {
            assert_eq!(Land::new(side).open_to(token), side.spaces(), "{token}");
        }
    }
}
