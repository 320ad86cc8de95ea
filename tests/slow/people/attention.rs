//! When people are there, and how they want to be called: it holds over kills, and Discord accepts all resulting requests.

use sandbox::{Fault, MessageSeen, Target};
use serde_json::json;

use kit::{PATIENCE, Rig, board, ids, presses, seated, types, until};

const DAY: i64 = 24 * 60 * 60;

/// The direct messages to a person, once there is one.
async fn direct(rig: &Rig, person: &str) -> Vec<MessageSeen> {
    let seen = || {
        let at = rig.sandbox.person(person).expect("they exist").at("turnstone");
        at.map(|at| at.sees()).unwrap_or_default()
    };
    until(&format!("a message to {person}"), async || !seen().is_empty()).await;
    seen()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reminder_and_a_digest_come_once_whoever_is_killed() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let page = types(&seats[0], "/me zone:warsaw quiet:22-7 by:direct language:pl").await;
    assert!(page.ephemeral && page.content.contains("Europe/Warsaw"), "{}", page.content);
    types(&seats[0], "/me quiet:off").await;
    types(&seats[1], "/me digest:8 language:en").await;
    rig.kill_bot().await;
    rig.set_clock_wrong(DAY + DAY / 2);
    rig.start_bot().await;
    let reminder = direct(&rig, "ada").await;
    assert!(reminder[0].content.contains("stół 1: "), "{}", reminder[0].content);
    let digest = direct(&rig, "borek").await;
    assert!(digest[0].content.starts_with("**One table is waiting for you:**"), "{}", digest[0].content);
    rig.restart_bot().await;
    let list = types(&seats[1], "/games").await;
    assert!(list.content.contains("**your turn**"), "it serves: {}", list.content);
    for (person, before) in [("ada", reminder), ("borek", digest)] {
        let after: Vec<_> = direct(&rig, person).await.iter().map(|message| message.id).collect();
        assert_eq!(after, [before[0].id], "{person}");
    }
    // A seated person also acts from a direct message; its other buttons belong to no channel.
    let ada = rig.at("ada", "turnstone");
    let ids = ["99:0:panel:call", "99:0:join:", "1:0:nonsense:", "nonsense"];
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "x", "custom_id": id});
    let row = json!({"type": 1, "components": ids.map(button)});
    let foreign = json!({"content": "foreign", "components": [row]});
    rig.posts_as_bot(&ada, &foreign).await;
    let foreign = board(&ada, |message| message.content == "foreign").await;
    for id in ids {
        let told = presses(&ada, foreign.id, id).await;
        assert!(told.content.contains("Ten przycisk nic tu nie robi."), "{id}: {}", told.content);
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_presses_on_a_reminder_that_goes_just_then_is_answered_all_the_same() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    types(&seats[0], "/me by:direct").await;
    rig.kill_bot().await;
    rig.set_clock_wrong(DAY + DAY / 2);
    rig.start_bot().await;
    let letter = direct(&rig, "ada").await.remove(0);
    let there = seats[0].person().direct();
    let target = Target::times("POST", "interactions/*/*/callback", 1);
    rig.sandbox.fail(Fault::Slow { target, after_ms: 1500 }).expect("the sandbox can");
    let mute = ids(&letter, "mute").remove(0);
    let goes = async {
        rig.sandbox.wait_for_faults(PATIENCE).await.expect("the answer is on its way");
        rig.sandbox.delete_message(letter.channel, letter.id);
    };
    let (told, ()) = tokio::join!(presses(&there, letter.id, &mute), goes);
    assert!(told.id != letter.id && told.ephemeral, "{told:?}");
    assert!(told.content.contains("No more reminders for this turn."), "{}", told.content);
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_holiday_is_seen_at_once_in_the_lobby() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:catan seats:3").await;
    let days = ada.autocomplete("away", serde_json::json!({}), "until", "3d").await.expect("it is known");
    let day = days.expect("it is answered").remove(0);
    assert!(day.name.ends_with("in 3 days"), "{}", day.name);
    types(&ada, "/away until:3d").await;
    let away = |seen: &[MessageSeen]| seen.iter().any(|it| it.content.contains("– on holiday until <t:"));
    ada.wait_until(PATIENCE, away).await.expect("the lobby says so");
    types(&ada, "/away until:off").await;
    ada.wait_until(PATIENCE, |seen| !away(seen)).await.expect("the lobby says so");
    let zones = ada.autocomplete("me", serde_json::json!({}), "zone", "prag").await.expect("it is known");
    assert_eq!(zones.expect("it is answered")[0].value, "Europe/Prague");
    rig.close().await;
}
