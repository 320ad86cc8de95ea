//! What a person has decided ahead for their seat, as it is stored.

use rules::NEXT;
use serde::{Deserialize, Serialize};

/// Whether an order is one for the next turn.
pub(crate) fn is_next(order: &Order) -> bool {
    NEXT.holds(&order.text)
}

/// The time from a question to the answer that was decided ahead, in seconds.
pub const DELAY: i64 = 20;

/// One order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Its number among all orders ever given on the seat: its owner sees it, and it reveals nothing about others.
    pub number: i64,
    /// Its notation.
    pub text: String,
    /// The seqs of the entries that it has made. Entries that were taken back do not count.
    pub done: Vec<i64>,
    /// Whether it was dropped because it became impossible; its owner has done nothing since.
    #[serde(default)]
    pub dropped: bool,
}

/// The orders of a seat, and when the clock looks at them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// The orders, by precedence.
    pub given: Vec<Order>,
    /// When one of them answers what the seat is asked; none if none of them could.
    pub due: Option<i64>,
    /// The number of the last order given.
    pub last: i64,
}
