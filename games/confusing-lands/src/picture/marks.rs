//! The marks of the parts of pictures: how a drawing says what it shows.

use super::super::components::card::{Card, Face};

/// A condition with what it is worth.
pub(in super::super) fn counts(card: Card, points: i32) -> String {
    format!("condition {card} {points}")
}

/// A side of a card in the viewer's hand.
pub(in super::super) fn in_hand(card: Card, face: Face) -> String {
    format!("hand {card} {face:?}")
}
