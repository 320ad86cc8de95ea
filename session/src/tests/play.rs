//! Turns, taking back, orders, hints, appeals and computers.

mod alone;
mod appeal;
mod computers;
mod far;
mod forced;
mod hint;
mod numbers;
pub(crate) mod order;
mod patience;
mod prepared;
mod review;
mod shown;
mod turns;
mod undo;

use super::*;
