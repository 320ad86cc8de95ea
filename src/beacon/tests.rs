//! Tests of the beacon, with recorded rounds of the real chain: its arithmetic, and relays on loopback that are right, wrong, slow or silent.

#[cfg(feature = "beacon")]
pub(crate) mod relay;
mod rounds;
#[cfg(feature = "beacon")]
mod signatures;

/// Round 42, as drand's documentation shows it.
#[cfg(feature = "beacon")]
pub(crate) const ROUND_42: &str =
    "95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a";
/// Round 43.
#[cfg(feature = "beacon")]
pub(crate) const ROUND_43: &str =
    "a96a579010b3d2261959104b29b5b46685b3a6b6f6aae7304ef72d44fe7d44e667bcdd500935d7deb58a2b4d89419ea6";
