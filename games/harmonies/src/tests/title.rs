//! The title is playable, and as the house asks.

use conformance::house::Moment;
use rules::Seat;

use crate::{Harmonies, TITLE};

conformance::house! { Harmonies, TITLE, Moment { log: "two", entries: 60, seat: Seat(1), draft: "place green" } }
