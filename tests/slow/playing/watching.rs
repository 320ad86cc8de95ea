//! The last person leaves, and watches computers play the game out.

use session::Status;

use kit::{Dice, Rig, board, ids, move_by_typing, panel, presses, rests, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resigns_last_may_watch_the_rest_over_a_restart_and_play_again() {
    let mut rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:village-green seats:3 computers:2 level:easy").await;
    let sure = types(&ada, "/table resign sure:False").await;
    assert!(sure.content.contains("you watch the computers play it out"), "{}", sure.content);
    assert_eq!((ids(&sure, "resign!").len(), ids(&sure, "resign+").len()), (1, 1));
    let watches = presses(&ada, sure.id, &ids(&sure, "resign+")[0]).await;
    assert!(watches.content.contains("The computers play the game out"), "{}", watches.content);
    assert_eq!(ids(&watches, "end").len(), 1, "they can end it: {watches:?}");
    board(&ada, |message| message.content == "Ada resigns; the computers play the game out.").await;
    rig.restart_bot().await;
    rests(&rig, 1).await;
    let last = board(&ada, |message| message.content.contains("it counts for nobody")).await;
    assert!(last.content.contains("Ada has resigned"), "{}", last.content);
    assert!(!last.content.contains("<@"), "nobody is called: {}", last.content);
    let table = rig.table().await;
    assert_eq!((table.status, table.results().len()), (Status::Over, 0));
    // The buttons of earlier messages lead on.
    let late = presses(&ada, watches.id, &ids(&watches, "end")[0]).await;
    assert!(late.content.contains("over"), "{}", late.content);
    presses(&ada, last.id, &ids(&last, "again")[0]).await;
    board(&ada, |message| message.content.contains("table 2") && !ids(message, "panel").is_empty()).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hands_over_last_is_asked_whether_they_watch() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:village-green seats:2 computers:1 level:easy").await;
    rests(&rig, 1).await;
    let own = panel(&ada).await;
    let more = presses(&ada, own.id, &ids(&own, "more")[0]).await;
    let doubt = presses(&ada, more.id, &ids(&more, "over")[0]).await;
    assert!(doubt.content.contains("Shall the computers play on"), "{}", doubt.content);
    assert!(rig.table().await.people().len() == 1, "nothing is done yet");
    let away = presses(&ada, doubt.id, &ids(&doubt, "over+")[0]).await;
    assert_eq!(ids(&away, "back").len(), 1, "the way back: {away:?}");
    rests(&rig, 1).await;
    let own = format!("<@{}>", ada.person().id());
    // They hear of the end, where the game can be played again.
    board(&ada, |message| message.content.contains(&own) && !ids(message, "again").is_empty()).await;
    let table = rig.table().await;
    assert_eq!((table.status, table.results().len()), (Status::Over, 1));
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_computers_let_pass_at_a_table_is_their_own_too() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:wolves-and-sheep seats:3 computers:2 level:easy").await;
    let mut dice = Dice::new(4);
    let mut moved = 0;
    for _ in 0..3 {
        rests(&rig, 1).await;
        moved += u8::from(move_by_typing(&ada, &mut dice).await.is_some());
    }
    assert!(moved > 0, "the game waits for Ada now and then");
    rests(&rig, 1).await;
    let sure = types(&ada, "/table resign sure:False").await;
    // A person who moves at random may have ended the game.
    if let Some(watch) = ids(&sure, "resign+").first() {
        presses(&ada, sure.id, watch).await;
    }
    rests(&rig, 1).await;
    assert_eq!(rig.table().await.status, Status::Over);
    let file = rig.folder().join("game.log").display().to_string();
    std::fs::write(&file, rig.run(&["export", "1"]).await).expect("the log is written");
    let told = rig.run(&["replay", &file, "--check-computers"]).await;
    let told: serde_json::Value = serde_json::from_str(&told).expect("one line");
    let declined = &told["declined"];
    assert_eq!((&told["differences"], &declined["differences"]), (&0.into(), &0.into()), "{told}");
    assert!(declined["checked"].as_u64() > Some(0), "{told}");
}
