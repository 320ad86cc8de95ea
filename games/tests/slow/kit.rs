//! The conformance kit on every title, with all numbers of seats.

use games::testing::{Fault, conform_titles};

/// `TURNSTONE_KIT_SEEDS` sets how many games a combination of seats and options is given, `TURNSTONE_KIT_GAME` names one title to look at
/// alone.
#[test]
fn every_title_conforms() {
    let seeds = std::env::var("TURNSTONE_KIT_SEEDS").map_or(1, |seeds| seeds.parse().expect("a number"));
    let game = std::env::var("TURNSTONE_KIT_GAME").ok();
    let faults = conform_titles(seeds, false, game.as_deref());
    assert!(faults.is_empty(), "{}", faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n\n"));
}
