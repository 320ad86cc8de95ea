//! Signatures of recorded rounds of the real chain.

use session::{hex, unhex};
use sha2::{Digest as _, Sha256};

use super::{ROUND_42, ROUND_43};
use crate::beacon::verify;

/// Recorded rounds, with the randomness that was published with them: the SHA-256 of the signature.
const RECORDED: [(u64, &str, &str); 4] = [
    (42, ROUND_42, "8ada64bae5c6c0f5540a6a13af56e663240edfbd2c76ac6a8f27671eb7259ce3"),
    (43, ROUND_43, "c8f7c61c7024f8b45ffbf5be58b1f112a26be93c26f5461af9f8522233705dbb"),
    (
        123,
        "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
        "fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc",
    ),
    (
        657_413,
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
        "fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587",
    ),
];

#[test]
fn recorded_rounds_are_signed_and_no_other_round_by_the_same() {
    for (round, signature, randomness) in RECORDED {
        let bytes = unhex::<48>(signature).expect("96 digits");
        assert_eq!(hex(&Sha256::digest(bytes)), randomness, "{round}");
        assert!(verify(round, signature), "{round}");
        for other in [0, round - 1, round + 1, u64::MAX] {
            assert!(!verify(other, signature), "{round} as {other}");
        }
    }
}

#[test]
fn a_signature_is_written_in_one_way_alone() {
    let last_other = format!("{}b", &ROUND_42[..95]);
    let first_other = format!("a{}", &ROUND_42[1..]);
    let longer = format!("{ROUND_42}00");
    let spaced = format!(" {ROUND_42}");
    for wrong in [
        &last_other,
        &first_other,
        &longer,
        &spaced,
        &ROUND_42.to_uppercase(),
        ROUND_43,
        &ROUND_42[..94],
        "",
        // The point at infinity, which a careless verifier takes for a signature of everything.
        &format!("c0{}", "0".repeat(94)),
    ] {
        assert!(!verify(42, wrong), "{wrong}");
    }
}

/// Round 1 of fastnet, drand's chain before this one, and round 3 of a chain that was made for tests of the same scheme.
#[test]
fn a_round_of_another_chain_is_not_taken_for_one_of_this() {
    for (round, signature) in [
        (
            1,
            "9544ddce2fdbe8688d6f5b4f98eed5d63eee3902e7e162050ac0f45905a55657714880adabe3c3096b92767d886567d0",
        ),
        (
            3,
            "b98dae74f6a9d2ec79d75ba273dcfda86a45d589412860eb4c0fd056b00654dbf667c1b6884987c9aee0d43f8ba9db52",
        ),
    ] {
        assert!(!verify(round, signature), "{round}");
    }
}
