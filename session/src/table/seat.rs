//! One taken seat, with everything that the table keeps for it.

use rules::Seat;
use thinking::Level;

use super::bank::Bank;
use super::call::Call;
use super::order::Orders;
use super::reminders::Reminders;
use super::sitter::Sitter;
use crate::time::Availability;

/// The strength of a caretaker.
pub(crate) const CARETAKER: Level = Level::Normal;

/// One taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat.
    pub seat: Seat,
    /// The sitter.
    pub sitter: Sitter,
    /// The strength of the computer that plays for a person who has handed the seat over.
    pub caretaker: Option<Level>,
    /// Grows when what is asked of the seat changes. A button carries the number it was made for.
    pub decision: u32,
    /// Since when the game waits for the seat, in seconds since 1970; none while it does not wait for it.
    pub asked_since: Option<i64>,
    /// How far its person has been called for what the game asks.
    pub call: Call,
    /// How often its person has been reminded of that.
    pub reminders: Reminders,
    /// When they are there, and how to call them; for a computer the default.
    pub availability: Availability,
    /// The time that they have left, if the table has a pace.
    pub bank: Bank,
    /// The time before which the others are not asked what to do about the seat.
    pub respite: Option<i64>,
    /// Whether the caretaker goes as soon as the game no longer waits for the seat.
    pub stands_in: bool,
    /// The public number of the offer by which somebody else may take the seat.
    pub offered: Option<i64>,
    /// What its person has decided ahead.
    pub orders: Orders,
    /// The time they sat down.
    pub joined: i64,
    /// The time they resigned.
    pub left: Option<i64>,
}

impl SeatRow {
    /// A seat that has just been taken.
    pub(crate) fn new(seat: Seat, sitter: Sitter, now: i64) -> SeatRow {
        SeatRow {
            seat,
            sitter,
            caretaker: None,
            decision: 0,
            asked_since: None,
            call: Call::Quiet,
            reminders: Reminders::default(),
            availability: Availability::default(),
            bank: Bank::default(),
            respite: None,
            stands_in: false,
            offered: None,
            orders: Orders::default(),
            joined: now,
            left: None,
        }
    }

    /// The strength of the computer that plays on the seat, its own or a person's caretaker.
    pub const fn computer(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Computer { level, .. } => Some(level),
            Sitter::Person { .. } => self.caretaker,
        }
    }

    /// Whether the game waits for the seat.
    pub const fn must(&self) -> bool {
        self.asked_since.is_some()
    }
}
