//! What a person has decided ahead for their seat, as it is kept.

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
    /// Its number among those that were ever given on the seat: its owner sees it, and it tells nothing of others.
    pub number: i64,
    /// Its notation.
    pub text: String,
    /// The seqs of the entries that it has done. Those that were taken back do not count.
    pub done: Vec<i64>,
    /// Whether it was dropped, because what it was to do is no longer possible; its owner has done nothing since.
    #[serde(default)]
    pub dropped: bool,
}

/// The orders of a seat, and when the clock looks at them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// The orders, the one that goes before all others first.
    pub given: Vec<Order>,
    /// The time at which what is asked of the seat is answered by one of them; none while nothing is asked that they could answer.
    pub due: Option<i64>,
    /// The number of the last one that was given.
    pub last: i64,
}
