//! The title is playable, and as the house asks.

use conformance::house::Moment;
use rules::Seat;

use crate::{TITLE, WolvesAndSheep};

conformance::house! { WolvesAndSheep, TITLE, Moment { log: "four", entries: 29, seat: Seat(0), draft: "lay 22b/0 l16" } }
