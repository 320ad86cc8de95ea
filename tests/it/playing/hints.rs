//! Hints: who may ask for one, what it says, who hears of it, and that it plays nothing.

use sandbox::MessageSeen;

use crate::kit::{
    Dice, Rig, board, button, enabled, hint, ids, move_by_typing, panel, presses, refused, seated, selects,
    thought, types,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_presses_for_hints_and_a_hint_plays_nothing() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    assert!(refused(&ada, "/hint").await.contains("no table"));
    types(&ada, "/play game:confusing-lands seats:1").await;
    let lobby = board(&ada, |message| message.content.contains("Hints: yes")).await;
    assert!(refused(&ada, "/hint").await.contains("has not started"));
    assert!(refused(&ada, "/option key:hints value:perhaps").await.contains("yes · no"));
    let setup = presses(&ada, lobby.id, &ids(&lobby, "setup")[0]).await;
    let setup = match ids(&setup, "opt").iter().find(|id| id.ends_with(":hints")) {
        Some(_) => setup,
        None => presses(&ada, setup.id, &ids(&setup, "setup")[0]).await,
    };
    selects(&ada, setup.id, &button(&setup, ":opt:hints"), "no").await;
    board(&ada, |message| message.content.contains("Hints: no")).await;
    types(&ada, "/option key:hints value:yes").await;
    types(&ada, "/start").await;
    let own = panel(&ada).await;
    let wish = &ids(&own, "hint")[0];
    let first = thought(&ada, ada.press(own.id, wish).await.expect("it can be pressed")).await;
    let buttons = enabled(&first, "pick");
    assert_eq!(buttons.len(), 3, "{first:?}");
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
    assert!(stale.content.starts_with("The table has moved on meanwhile."), "{}", stale.content);
    let log = types(&ada, "/log").await;
    assert!(!log.content.contains("hint"), "nobody else is there: {}", log.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_agree_on_hints_and_hear_of_them_once_a_decision() {
    let rig = Rig::open().await;
    let quiet = seated(&rig, "harmonies", "games-2", &["Ada", "Borek"]).await;
    assert!(refused(&quiet[0], "/hint").await.contains("There are no hints at this table."));
    assert!(ids(&panel(&quiet[0]).await, "hint").is_empty(), "no button leads to a refusal");
    let (ada, borek, celina) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Celina", "games"));
    types(&ada, "/play game:harmonies seats:2 options:hints=yes").await;
    types(&borek, "/join").await;
    board(&ada, |message| message.content.contains("Hints: yes")).await;
    types(&ada, "/start").await;
    assert!(refused(&celina, "/hint").await.contains("miejsca"));
    let table = rig.table_numbered(2).await;
    let begins = table.table().expect("it has begun").turn().must().contains(games::Seat(0));
    let (first, second) = if begins { (&ada, &borek) } else { (&borek, &ada) };
    refused(second, "/hint").await;
    assert!(ids(&panel(second).await, "hint").is_empty());
    let (one, other) = tokio::join!(hint(first), hint(first));
    let busy = |message: &MessageSeen| {
        message.content.contains("still thinking") || message.content.contains("přemýšlím")
    };
    assert!(!(busy(&one) && busy(&other)), "one of two is answered");
    hint(first).await;
    let log = types(second, "/log").await.content;
    let told = |text: &str| text.matches("asked for a hint").count() + text.matches("žádá o radu").count();
    assert_eq!(told(&log), 1, "{log}");
    let mut dice = Dice::new(4);
    while move_by_typing(first, &mut dice).await.is_some() {}
    let story = board(second, |message| message.content.contains("asked for a hint")).await;
    assert_eq!(story.content.matches("asked for a hint").count(), 1, "{}", story.content);
    types(second, "/hand-over").await;
    let away = refused(second, "/hint").await;
    assert!(away.contains("A computer plays for you here") || away.contains("počítač"), "{away}");
    rig.close().await;
}
