//! What a computer's thought follows from besides what it knows.

use sha2::{Digest as _, Sha256};

use rules::Seat;

/// The seed of a computer's decision on a seat of the table with that secret, after so many entries. Nobody can foresee it, taking back
/// does not change it, and anybody who knows the secret can compute it again.
pub fn computer_seed(secret: &[u8; 32], seat: Seat, entries: u64) -> u64 {
    let mut hash = Sha256::new_with_prefix("computer");
    hash.update(secret);
    hash.update([seat.0]);
    hash.update(entries.to_be_bytes());
    hash.finalize().iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// The secret of a game of an arena, whose luck and thoughts follow from it as a table's from its own.
pub fn arena_secret(seed: u64) -> [u8; 32] {
    Sha256::new_with_prefix("arena").chain_update(seed.to_be_bytes()).finalize().into()
}
