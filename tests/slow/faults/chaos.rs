//! Everything fails: people race at several tables while the bot is killed again and again, Discord has all its troubles, the disk is full
//! and the clock jumps. When everything is calm again, nothing that was acknowledged is missing, nothing was posted twice, and nobody waits
//! without knowing it.
//!
//! `TURNSTONE_KILLS` sets the number of kills (20 by default), `TURNSTONE_SEED` gives other ones.

mod audit;
mod calls;
mod findings;
mod invariants;
mod journal;
mod people;
mod processes;
mod storm;
mod tables;

use storm::Storm;

/// The kills between two checks of everything, each round on a database of its own.
const ROUND: u64 = 20;

#[expect(clippy::print_stdout, reason = "whoever lets it run for hours wants to see that it does")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_nothing_acknowledged_is_lost_and_nothing_is_told_twice() {
    let (kills, seed) = asked_for(ROUND);
    let mut wrong = Vec::new();
    for round in 0..kills.div_ceil(ROUND) {
        let mut storm = Storm::gather(seed.wrapping_mul(1000) + round).await;
        storm.rage(ROUND.min(kills - round * ROUND)).await;
        let found = storm.end().await;
        println!(
            "round {round}: {} moves acknowledged, {} things wrong",
            found.acknowledged,
            found.wrong.len()
        );
        found.wrong.iter().for_each(|what| println!("{what}"));
        wrong.extend(found.wrong.into_iter().map(|what| format!("round {round}: {what}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The requested number of kills and their seed: by default that many of the first.
fn asked_for(kills: u64) -> (u64, u64) {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    (number("TURNSTONE_KILLS").unwrap_or(kills), number("TURNSTONE_SEED").unwrap_or(1))
}
