//! The pinned chain: when its rounds are due, and whether a signature belongs to one.

use session::unhex;

use crate::discord::wire::snowflake::made;

/// The chain's hash, by which relays know it; it follows from the key, the period and the genesis.
pub const CHAIN: &str = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/// The public key of the group that signs, a point of BLS12-381's G2.
#[cfg(any(feature = "beacon", test))]
pub(super) const KEY: &str = "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a";
/// The time of round 1, in seconds since 1970.
pub(super) const GENESIS: u64 = 1_692_803_367;
/// The seconds between two rounds.
pub(super) const PERIOD: u64 = 3;
/// The time between a message and the round whose number it takes, in milliseconds: the clocks of Discord and of the chain may differ
/// by less, so the message is there before anybody can know the number.
const DISTANCE: u64 = 6000;

/// The number of the first round that is due 6 seconds or more after Discord's message of that number was made.
pub const fn round_after(message: u64) -> u64 {
    let since = (made(message) + DISTANCE).saturating_sub(GENESIS * 1000);
    1 + since.div_ceil(PERIOD * 1000)
}

/// The time at which a round is due, in seconds since 1970. No relay has it earlier, and some remember for a while that they had to say so.
pub const fn due(round: u64) -> u64 {
    GENESIS.saturating_add(PERIOD.saturating_mul(round.saturating_sub(1)))
}

/// Whether this program can verify a signature: it was built with the feature `beacon`.
pub const VERIFIES: bool = cfg!(feature = "beacon");

/// Whether those are the 96 lower-case hexadecimal digits of that round's only signature. A program that does not [verify](VERIFIES)
/// accepts none.
pub fn verify(round: u64, signature: &str) -> bool {
    let Some(bytes) = unhex::<48>(signature) else { return false };
    !signature.contains(char::is_uppercase) && is_signed(round, &bytes)
}

#[cfg(feature = "beacon")]
fn is_signed(round: u64, signature: &[u8; 48]) -> bool {
    use drand_verify::{G2PubkeyRfc, Pubkey as _};
    let key = unhex(KEY).and_then(|key| G2PubkeyRfc::from_fixed(key).ok());
    key.is_some_and(|key| key.verify(round, &[], signature).is_ok_and(|signed| signed))
}

#[cfg(not(feature = "beacon"))]
const fn is_signed(_: u64, _: &[u8; 48]) -> bool {
    false
}
