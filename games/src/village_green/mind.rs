//! What a position is worth to a computer, and which ways to go on are worth a thought.

use super::state::VillageGreen;
use crate::core::Mind;

impl Mind for VillageGreen {
    const PRICE: u64 = 2;
}
