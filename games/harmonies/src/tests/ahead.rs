//! A turn prepared while others play.

use super::*;
use rules::{Ahead as _, NEXT, Prepared, Viewer};
use tabletop::{AnyTable as _, Table};

#[test]
fn a_turn_is_prepared_on_the_board_as_it_stands() {
    let table = game(2, "", 3);
    let waits = if table.current == Seat(0) { Seat(1) } else { Seat(0) };
    let imagined = Table::new(table.clone()).imagined(waits).expect("it can be prepared");
    let sight = imagined.sight(Viewer::Seat(waits));
    let tokens = table.central[2].expect("it is full").map(|token| token.to_string()).join(" ");
    assert!(sight.allows("take c"));
    assert_eq!(sight.relied("take c"), Some(tokens));
    assert_eq!(sight.relied("done"), None);
    assert!(Table::new(table.clone()).imagined(table.current).is_none(), "it is their turn");
    assert!(Table::new(table).imagined(Seat(5)).is_none(), "there is no such seat");
    assert_eq!(Harmonies::orders(), [NEXT]);
}

#[test]
fn prepared_moves_are_read_as_they_are_written() {
    let order = "next take c = blue grey red; place grey d2; done";
    let moves = Prepared::read(order).expect("it is an order for the next turn");
    assert_eq!(moves[0].relied.as_deref(), Some("blue grey red"));
    assert_eq!((moves[1].action.as_str(), moves.len()), ("place grey d2", 3));
    assert_eq!(Prepared::order(&moves), order);
    assert_eq!(
        (Prepared::read("next"), Prepared::read("nextly x"), Prepared::read("roll")),
        (None, None, None)
    );
}
