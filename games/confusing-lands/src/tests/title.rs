//! The title is playable, and as the house asks.

use conformance::house::Moment;
use rules::Seat;

use crate::{ConfusingLands, TITLE};

conformance::house! { ConfusingLands, TITLE, Moment { log: "two", entries: 9, seat: Seat(0), draft: "lay/8 front 0" } }
