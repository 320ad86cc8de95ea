//! Seats at a table, and who looks at it.

use std::fmt;

use render::Player;
use serde::{Deserialize, Serialize};

use crate::bit_set;

/// A place at the table, counted from 0; shown and logged counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in arrays that hold one entry a seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour and mark of the seat in pictures and texts, where a game has no colours of its own.
    pub fn player(self) -> Player {
        Player::of(self.index())
    }

    /// The first `count` seats, in order.
    #[inline]
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat to the left, at a table of `count`.
    pub const fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

bit_set! {
    /// A set of seats (at most 16), iterated in seat order.
    #[derive(Serialize, Deserialize)]
    pub struct SeatSet(u32), usize; |seat: Seat| seat.0; |number| Seat(number)
}

impl SeatSet {
    /// The first `count` seats.
    pub const fn all(count: u8) -> SeatSet {
        SeatSet((1 << count) - 1)
    }
}

/// Somebody who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// The channel: what everybody knows.
    Public,
    /// One seat: what everybody knows, and its own secrets.
    Seat(Seat),
}

impl Viewer {
    /// Whether this viewer sits on that seat, and so knows its secrets.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }
}
