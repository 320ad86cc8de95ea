//! The pinned chain: its hash, and when its rounds are due.

use session::{hex, unhex};
use sha2::{Digest as _, Sha256};

use crate::beacon::quicknet::{CHAIN, GENESIS, KEY, PERIOD};
use crate::beacon::{due, round_after};

/// How drand hashes a chain: the period as four bytes, the genesis as eight, the highest first, the key, the hash of the first group, and
/// the chain's name.
#[test]
fn the_hash_of_the_chain_is_of_what_is_pinned() {
    const GROUP: &str = "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e";
    let hash = Sha256::new_with_prefix(u32::try_from(PERIOD).expect("a short period").to_be_bytes())
        .chain_update(GENESIS.to_be_bytes())
        .chain_update(unhex::<96>(KEY).expect("192 digits"))
        .chain_update(unhex::<32>(GROUP).expect("64 digits"))
        .chain_update("quicknet");
    assert_eq!(hex(&hash.finalize()), CHAIN);
}

#[test]
fn a_message_takes_the_first_round_six_seconds_after_it() {
    // Milliseconds since 1970, as the numbers of messages carry them.
    let message = |time: u64| (time - 1_420_070_400_000) << 22;
    let genesis = GENESIS * 1000;
    for (time, round) in [
        // Round 1 is due at the genesis itself.
        (genesis - 6001, 1),
        (genesis - 6000, 1),
        (genesis - 5999, 2),
        (genesis - 3001, 2),
        (genesis - 3000, 2),
        (genesis - 2999, 3),
        (genesis, 3),
        (genesis + 1, 4),
        (genesis + 3000, 4),
        (genesis + 3001, 5),
        // Long before there was a chain.
        (1_420_070_400_000, 1),
        // 2026-01-01, 09:00:00.000 UTC.
        (1_767_258_000_000, 24_818_214),
        (1_767_258_000_001, 24_818_215),
    ] {
        assert_eq!(round_after(message(time)), round, "{time}");
        assert_eq!(round_after(message(time) | 0x3f_ffff), round, "{time}, whatever else the number says");
        assert!(due(round) * 1000 >= time + 6000, "{time}");
        assert!(round == 1 || due(round - 1) * 1000 < time + 6000, "{time}: the first one");
    }
    assert_eq!(round_after(0), 1);
    assert!(due(round_after(u64::MAX)) > due(round_after(u64::MAX >> 1)), "no number is too large");
}

#[test]
fn rounds_are_due_every_three_seconds() {
    assert_eq!([0, 1, 2, 42].map(due), [GENESIS, GENESIS, GENESIS + 3, GENESIS + 123]);
    assert_eq!(due(u64::MAX), u64::MAX, "far away, and no overflow");
}
