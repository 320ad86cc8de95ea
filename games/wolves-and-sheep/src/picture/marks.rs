//! The marks of the parts of pictures: how a drawing says what it shows.

use render::Rect;

use super::super::components::colour::Colour;
use super::super::components::posture::Posture;
use super::chart::Chart;
use rules::{Coordinate, Seat};

/// A tile of the landscape, and its square.
pub(super) fn tiled(chart: &Chart, place: Coordinate) -> (String, Rect) {
    (laid(place), chart.rect(place))
}

/// A flock that somebody herds.
pub(in super::super) fn herded(seat: Seat, colour: Colour) -> String {
    format!("flock {} {colour}", seat.player().symbol())
}

/// A side of a tile in the viewer's hand.
pub(in super::super) fn faced(posture: Posture) -> String {
    format!("face {}{}", posture.tile, posture.face.letter())
}

pub(in super::super) fn laid(place: Coordinate) -> String {
    format!("tile {place}")
}

/// A tile that is told to be of somebody's last lay.
pub(super) fn moved(place: Coordinate) -> String {
    format!("moved {place}")
}

/// A place of the open slot, by its name.
pub(in super::super) fn choosable(name: &str) -> String {
    format!("choice {name}")
}
