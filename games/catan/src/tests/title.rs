//! The title is playable, and as the house asks.

use conformance::house::Moment;
use rules::Seat;

use crate::{Catan, TITLE};

conformance::house! { Catan, TITLE, Moment { log: "four", entries: 149, seat: Seat(1), draft: "build road" } }
