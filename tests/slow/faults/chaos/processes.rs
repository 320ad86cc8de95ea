//! A storm of several processes at one server: two that serve a range each, and a spare. Processes are killed or sleep for longer than
//! their lease, the server dies, and a service manager restarts every process that has ended, while people race at forty tables of several
//! servers and in direct messages.
//!
//! In addition to the invariants of one process: shards whose process has died or sleeps are served again within 30 seconds, no server's
//! tables are served by two processes at once, and a process that was only asleep notices that and ends.
//!
//! `TURNSTONE_KILLS` sets how often something dies (4 times by default), `TURNSTONE_SEED` gives other moments.

mod fleet;
mod raging;

use std::collections::BTreeSet;

use raging::{Mishap, Raging};
use workshop::Need;

/// The deaths between two checks of everything, each round on a server of its own.
const ROUND: u64 = 10;
/// The deaths by default.
const FEW: u64 = 4;

#[expect(clippy::print_stdout, reason = "whoever lets it run for hours wants to see that it does")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whichever_process_dies_or_sleeps_no_table_is_served_twice_and_nothing_is_lost() {
    if !Need::Server.is_met() {
        return;
    }
    let (kills, seed) = super::asked_for(FEW);
    let (mut wrong, mut mishaps) = (Vec::new(), BTreeSet::new());
    let mut letters = 0;
    for round in 0..kills.div_ceil(ROUND) {
        let Some(mut storm) = Raging::gather(seed.wrapping_mul(1000) + round).await else { return };
        storm.rage(ROUND.min(kills - round * ROUND), kills > FEW).await;
        let (found, seen) = storm.end().await;
        println!(
            "round {round}: {} moves acknowledged, {} takeovers, {} letters, {:?}, {} things wrong",
            found.acknowledged,
            seen.takeovers,
            seen.letters,
            seen.mishaps,
            found.wrong.len()
        );
        assert!(found.acknowledged > 0, "round {round}: nobody did anything");
        assert!(seen.takeovers > 0, "round {round}: nobody took anything over");
        mishaps.extend(seen.mishaps);
        letters += seen.letters;
        found.wrong.iter().for_each(|what| println!("{what}"));
        wrong.extend(found.wrong.into_iter().map(|what| format!("round {round}: {what}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let usual = [Mishap::ProcessDies, Mishap::Sleeps];
    let all = [Mishap::ProcessDies, Mishap::DiesForGood, Mishap::Sleeps, Mishap::ServerDies];
    let long = kills > 2 * ROUND;
    let wanted = if long { &all[..] } else { &usual[..] };
    assert!(!long || letters > 0, "nobody had a direct message");
    assert!(wanted.iter().all(|it| mishaps.contains(it)), "of {wanted:?} only {mishaps:?} happened");
}
