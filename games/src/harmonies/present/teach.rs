//! What somebody is told who plays for the first time.

use super::super::state::Harmonies;
use crate::core::Teach;

impl Teach for Harmonies {}
