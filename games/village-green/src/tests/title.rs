//! The title is playable, and as the house asks.

use conformance::house::Moment;
use rules::Seat;

use crate::{TITLE, VillageGreen};

conformance::house! { VillageGreen, TITLE, Moment { log: "two", entries: 50, seat: Seat(1), draft: "lay 1" } }
