//! Positions of the toy for tests.

use super::{CARDS, COPIES, Toy};
use rules::{Game as _, Quick, Seat};
use tabletop::Table;

/// Three bid; the first seat holds 3 and 7.
pub(crate) fn at_bidding() -> Table<Toy> {
    Table::new(dealt())
}

/// Three bid; the first seat has bet, and holds two cards of 3.
pub(crate) fn at_a_pair() -> Table<Toy> {
    let mut toy = dealt();
    toy.hands[0] = vec![3, 3];
    (toy.deck[2], toy.deck[6], toy.stakes[0]) = (0, COPIES, 1);
    Table::new(toy)
}

/// The first seat of three builds.
pub(crate) fn at_building() -> Table<Toy> {
    Table::new(Toy { builder: Some(Seat(0)), ..dealt() })
}

fn dealt() -> Toy {
    let mut toy = Toy::new(&2, 3, &mut Quick::new(1)).expect("there are cards enough");
    toy.hands = vec![vec![3, 7], vec![1, 2], vec![5, 6]];
    toy.deck = [COPIES; CARDS];
    for &card in toy.hands.iter().flatten() {
        toy.deck[usize::from(card) - 1] -= 1;
    }
    toy
}
