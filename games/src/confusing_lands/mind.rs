//! What a position is worth to a computer, and which ways to go on are worth a thought.

use super::state::ConfusingLands;
use crate::core::Mind;

impl Mind for ConfusingLands {
    const PRICE: u64 = 10;
}
