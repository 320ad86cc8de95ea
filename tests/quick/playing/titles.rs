//! A short look at every title in the channel: whole games by typing, and a trade. The rest is in `tests/slow/playing/`.

use kit::{
    Dice, Rig, board, ends_as_its_log, ids, move_by_typing, plays_out, presses, refused, rich_island, seated,
    types,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_by_typing_alone() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(1);
    while {
        let mut moved = false;
        for who in &seats {
            moved |= move_by_typing(who, &mut dice).await.is_some();
        }
        moved
    } {}
    ends_as_its_log(&rig, &seats).await;
    let best = types(&seats[1], "/leaderboard game:confusing-lands list:text").await;
    let text = best.content;
    assert!(text.contains("Ada") && text.contains("Borek") && text.contains("±"), "{text}");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_harmonies_by_typing() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &["Ada", "Borek"]).await;
    plays_out(&rig, &seats, false, 11).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agree_and_decline_answer_offers_too() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:roll").await;
    types(ada, "/move moves:trade 1 wool for 1 grain").await;
    assert!(types(borek, "/table agree").await.content.starts_with("Borek souhlasí."));
    assert_eq!(refused(ada, "/table agree").await, "That question is no longer open.");
    types(ada, "/table end sure:true").await;
    let which = types(celina, "/table decline").await;
    assert_eq!((ids(&which, "ans").len(), ids(&which, "no").len()), (2, 1), "{}", which.content);
    types(celina, "/move moves:decline").await;
    let offer = board(ada, |message| message.content.contains("Celina declines.")).await;
    assert!(!offer.content.contains("your answer, please"), "{}", offer.content);
    types(ada, "/move moves:cancel").await;
    types(ada, "/move moves:trade 1 wool for 1 grain to amber").await;
    // He was asked to end the game before: he is first shown what he declines.
    let which = types(borek, "/table decline").await;
    assert!(presses(borek, which.id, &ids(&which, "ans")[1]).await.content.starts_with("Borek odmítá."));
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_village_green_by_typing() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "village-green", "games", &["Ada", "Borek"]).await;
    plays_out(&rig, &seats, false, 21).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_with_two_colours_each() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "wolves-and-sheep options:colours=two", "games", &["Ada", "Borek"]).await;
    plays_out(&rig, &seats, false, 32).await;
    rig.close().await;
}
