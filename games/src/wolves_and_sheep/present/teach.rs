//! What somebody is told who plays for the first time.

use super::super::state::WolvesAndSheep;
use crate::core::Teach;

impl Teach for WolvesAndSheep {}
