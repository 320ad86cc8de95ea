//! The source of new tables' secrets. Everything that a table draws follows from its secret.

use std::sync::{Arc, Mutex};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::sync::lock;

/// Gives each new table its secret.
pub type Luck = Arc<dyn Fn() -> [u8; 32] + Send + Sync>;

/// Secrets that nobody can foresee.
pub fn fresh() -> Luck {
    Arc::new(rand::random)
}

/// Draws secrets for rehearsals and tests: the n-th table opened after a start has the same one in every run with that seed.
pub fn rehearsed(seed: u64) -> Luck {
    let secrets = Mutex::new(StdRng::seed_from_u64(seed));
    Arc::new(move || lock(&secrets).random())
}
