//! Hints: their content, and that they make no move.

use kit::{Rig, board, button, enabled, hint, ids, panel, presses, refused, selects, thought, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_presses_for_hints_and_a_hint_plays_nothing() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    assert!(refused(&ada, "/hint").await.contains("no table"));
    types(&ada, "/play game:confusing-lands seats:1").await;
    let lobby = board(&ada, |message| !ids(message, "setup").is_empty()).await;
    assert!(refused(&ada, "/hint").await.contains("has not started"));
    assert!(refused(&ada, "/table option key:hints value:perhaps").await.contains("yes · no"));
    let setup = presses(&ada, lobby.id, &ids(&lobby, "setup")[0]).await;
    let setup = selects(&ada, setup.id, &ids(&setup, "which")[0], "hints").await;
    selects(&ada, setup.id, &button(&setup, ":opt:hints"), "no").await;
    board(&ada, |message| message.content.contains("Hints: no")).await;
    types(&ada, "/table option key:hints value:yes").await;
    types(&ada, "/table start").await;
    let own = panel(&ada).await;
    let wish = &ids(&own, "hint")[0];
    let doubt = presses(&ada, own.id, wish).await;
    assert!(doubt.content.contains("no longer counts"), "{}", doubt.content);
    let wish = &ids(&doubt, "hint!")[0];
    let first = thought(&ada, ada.press(doubt.id, wish).await.expect("it can be pressed")).await;
    let buttons = enabled(&first, "pick");
    // Moves that look alike share a number, and have a button each.
    assert!((3..=5).contains(&buttons.len()), "{first:?}");
    assert!(first.content.contains("\n**3.** ") && first.content.contains("\n-# best"), "{}", first.content);
    assert_eq!(hint(&ada).await.content, first.content, "the same decision, the same hint");
    let played = rig.entries().await;
    let filled = presses(&ada, first.id, &buttons[0]).await;
    let ready = enabled(&filled, "act");
    assert_eq!((ready.len(), filled.attachments.len()), (1, 1), "the first step is filled in: {filled:?}");
    assert_eq!(rig.entries().await, played, "nothing is played");
    let stale = hint(&ada).await;
    presses(&ada, filled.id, &ready[0]).await;
    assert!(rig.entries().await > played, "it is confirmed");
    let stale = presses(&ada, stale.id, &enabled(&stale, "pick")[1]).await;
    assert!(stale.content.starts_with("The table has moved on. I kept"), "{}", stale.content);
    let log = types(&ada, "/log").await;
    assert!(!log.content.contains("hint"), "nobody else is there: {}", log.content);
    rig.close().await;
}
