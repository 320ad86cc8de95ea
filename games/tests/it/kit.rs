//! The conformance kit on every title, at its fewest seats.

use games::testing::{Fault, conform_titles};

#[test]
fn every_title_conforms_at_its_fewest_seats() {
    let game = std::env::var("TURNSTONE_KIT_GAME").ok();
    let faults = conform_titles(1, true, game.as_deref());
    assert!(faults.is_empty(), "{}", faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n\n"));
}
