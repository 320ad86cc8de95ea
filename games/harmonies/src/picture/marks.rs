//! The marks of the parts of pictures: how a drawing says what it shows.

use render::Player;

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cell;
use super::super::components::token::{Stack, Token};
use super::super::view::View;

/// A stack on somebody's board.
pub(in super::super) fn stacked(owner: Player, cell: Cell, stack: Stack) -> String {
    format!("stack {} {cell}{}", owner.symbol(), named(stack.tokens()))
}

/// A cube on somebody's board.
pub(in super::super) fn settled(owner: Player, cell: Cell, card: CardId) -> String {
    format!("cube {} {cell} {card}", owner.symbol())
}

/// A card with the number of its cubes that are placed.
pub(in super::super) fn faced(held: &Held) -> String {
    format!("card {} {}", held.card, held.placed())
}

/// What a card pays: an animal with so many cubes placed, a spirit for that height or that size of a group.
pub(in super::super) fn pays(card: CardId, number: u8, points: i32) -> String {
    format!("card {card} pays {points} for {number}")
}

/// A space of the central board.
pub(in super::super) fn spaced(letter: &str, tokens: &[Token]) -> String {
    format!("space {letter}{}", named(tokens))
}

/// What bag and deck still hold.
pub(in super::super) fn left_over(view: &View) -> String {
    format!("bag {} deck {}", view.in_bag(), view.deck)
}

fn named(tokens: &[Token]) -> String {
    tokens.iter().map(|token| format!(" {token}")).collect()
}
