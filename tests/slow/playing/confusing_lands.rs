//! Confusing Lands in the channel: whole games, only by typing and only by pressing, alone and across restarts.

use sandbox::PersonAt;

use kit::{
    Dice, Pressed, Rig, board, ends_as_its_log, ids, move_by_pressing, move_by_typing, over, panel, press_on,
    presses, seated, suggested, types,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_by_pressing_alone() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    // A table is opened by typing: there is nothing to press before.
    types(&ada, "/play game:confusing-lands").await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    presses(&borek, lobby.id, &ids(&lobby, "join")[0]).await;
    presses(&ada, lobby.id, &ids(&lobby, "start")[0]).await;
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let seats = [ada, borek];
    let mut dice = Dice::new(2);
    while !over(&rig).await {
        for who in &seats {
            if !over(&rig).await {
                move_by_pressing(who, &mut dice).await;
            }
        }
    }
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_is_played_to_its_verdict_and_never_pings() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games-2", &["Ada"]).await;
    let mut dice = Dice::new(3);
    while move_by_typing(&seats[0], &mut dice).await.is_some() {}
    assert!(seats[0].sees().iter().all(|message| !message.pings_me));
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_across_three_restarts_and_old_buttons_work() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let mut dice = Dice::new(4);
    let mut turns = 0;
    while !over(&rig).await {
        for who in &seats {
            if over(&rig).await {
                break;
            }
            turns += 1;
            if [2, 5, 9].contains(&turns) {
                across_a_restart(&mut rig, who, &mut dice).await;
            } else {
                move_by_typing(who, &mut dice).await;
            }
        }
    }
    assert!(turns >= 9, "the bot was restarted three times");
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

/// Begins a turn in a panel, kills the bot without warning, and ends the turn in the same panel.
async fn across_a_restart(rig: &mut Rig, who: &PersonAt, dice: &mut Dice) {
    let mut open = panel(who).await;
    let begun = press_on(who, &open, dice).await;
    rig.restart_bot().await;
    match begun {
        Pressed::Drafted(after) => open = after,
        // A turn of one press leaves nothing half-made.
        Pressed::Moved(_) | Pressed::Idle => return,
    }
    for _ in 0..60 {
        match press_on(who, &open, dice).await {
            Pressed::Drafted(after) => open = after,
            Pressed::Moved(_) | Pressed::Idle => return,
        }
    }
    panic!("the panel from before the restart leads nowhere: {}", open.content);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_autocomplete_suggests_it_shows_in_the_persons_language() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Celina"]).await;
    let who = &seats[0];
    let offered = who.autocomplete("move", serde_json::json!({}), "moves", "").await.expect("a command");
    let offered = offered.expect("an answer");
    assert!(!offered.is_empty() && offered.iter().all(|one| one.name.starts_with("Połóż ")), "{offered:?}");
    assert!(suggested(who, &mut Dice::new(5)).await.is_some_and(|typed| typed.starts_with("Połóż ")));
    rig.close().await;
}
