//! What a position is worth to a computer, and which ways to go on are worth a thought.

use super::state::Harmonies;
use crate::core::Mind;

impl Mind for Harmonies {}
