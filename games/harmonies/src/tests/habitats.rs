//! Where habitats stand, against a slow search.

use proptest::prelude::*;

use super::super::components::card::CardId;
use super::super::components::cell::Cells;
use super::super::components::habitat;
use super::super::components::token::Element;
use super::*;

/// Tokens thrown at a board: what may not lie where it falls is left out.
fn thrown(side: Side, throws: &[(usize, usize)]) -> Land {
    let cells: Vec<Cell> = side.spaces().iter().collect();
    let mut land = Land::new(side);
    for &(place, colour) in throws {
        let (cell, token) = (cells[place % cells.len()], Token::ALL[colour]);
        if land.open_to(token).contains(cell) {
            land.place(token, cell);
        }
    }
    land
}

/// Columns and rows to cube coordinates, as the data file's note tells it (odd-q).
fn axial(cell: Cell) -> (i32, i32) {
    let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
    (column, row - (column - (column & 1)) / 2)
}

/// The habitat, hex by hex: does any of the six rotations (in cube coordinates) stand around that space?
fn stands(card: CardId, land: &Land, home: Cell) -> bool {
    let pattern = card.card();
    let at = |q: i32, r: i32| {
        let place = land.side.spaces().iter().find(|&cell| axial(cell) == (q, r));
        place.and_then(|cell| land.at(cell))
    };
    let (q, r) = axial(home);
    let here = |element: Element, dq: i32, dr: i32| {
        at(q + dq, r + dr).is_some_and(|stack| element.stacks().contains(&stack))
    };
    (0..6).any(|turns| {
        here(pattern.home, 0, 0)
            && pattern.around.iter().all(|&(element, (dq, dr))| {
                let (mut x, mut z) = (i32::from(dq), i32::from(dr));
                let mut y = -x - z;
                for _ in 0..turns {
                    (x, y, z) = (-z, -x, -y);
                }
                here(element, x, z)
            })
    })
}

proptest! {
    #[test]
    fn homes_are_where_a_patient_matcher_finds_them(
        b in any::<bool>(),
        throws in prop::collection::vec((0usize..25, 0usize..6), 10..70),
    ) {
        let land = thrown(if b { Side::B } else { Side::A }, &throws);
        for card in CardId::animals().chain(CardId::spirits()) {
            let homes = habitat::homes(card, &land, Cells::EMPTY);
            for cell in land.side.spaces().iter() {
                let found = stands(card, &land, cell);
                prop_assert_eq!(homes.contains(cell), found, "card {} at {}", card, cell);
                prop_assert_eq!(habitat::lack(card, &land, cell).is_none(), found);
            }
            prop_assert!(homes.but(land.side.spaces()).is_empty());
        }
    }
}

#[test]
fn a_habitat_is_near_when_one_token_completes_it() {
    // The bat needs a tree of height 3 beside a mountain of height 1.
    let bat = CardId::new(22).expect("there is one");
    for (text, near) in [("a1 e, a2 nn", true), ("a2 nng", true), ("a1 e, a2 n", false), ("", false)] {
        assert_eq!(habitat::is_near(bat, &land(Side::A, text), Cells::EMPTY), near, "{text}");
    }
    let taken = Cells::one(cell("a1"));
    assert!(
        !habitat::is_near(bat, &land(Side::A, "a1 e, a2 nn"), taken),
        "a home with a cube takes no other"
    );
}
