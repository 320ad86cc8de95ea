//! What somebody is told who plays for the first time.

use super::super::state::ConfusingLands;
use crate::core::Teach;

impl Teach for ConfusingLands {}
