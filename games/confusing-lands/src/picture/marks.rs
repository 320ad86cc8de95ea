//! The marks of the parts of pictures: how a drawing says what it shows.

use super::super::components::card::{Card, Face};
use rules::{Coordinate, Seat};

/// A condition with what it is worth.
pub(in super::super) fn counts(card: Card, points: i32) -> String {
    format!("condition {card} {points}")
}

/// The name of a row or a column next to a seat's land.
pub(in super::super) fn coordinate(seat: Seat, name: &str) -> String {
    format!("coordinate {} {name}", seat.player().symbol())
}

/// The name of a place that may be chosen.
pub(in super::super) fn candidate(place: Coordinate) -> String {
    format!("candidate {place}")
}

/// A side of a card in the viewer's hand.
pub(in super::super) fn in_hand(card: Card, face: Face) -> String {
    format!("hand {card} {face:?}")
}
