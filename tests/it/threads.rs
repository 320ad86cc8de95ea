//! Tables in threads of every kind, and where there are none.

use sandbox::ChannelKind;

use crate::house::{House, board, ids, refused, types};

const PLAY: &str = "/play game:confusing-lands seats:2";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_gets_the_thread_that_its_channel_can_have() {
    let house = House::open().await;
    let ada = house.at("Ada", "games");
    house.sandbox.change_kind(ada.channel(), ChannelKind::Announcements);
    let told = types(&ada, &format!("{PLAY} thread:true")).await.content;
    let thread = told.split(['#', '>']).nth(1).and_then(|id| id.parse().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {told}"));
    let inside = house.sandbox.person("Ada").expect("she is there").in_channel(thread);
    board(&inside, |message| !ids(message, "join").is_empty()).await;
    // Where people talk there is a chat, but no thread.
    let borek = house.at("Borek", "games-2");
    house.sandbox.change_kind(borek.channel(), ChannelKind::Voice);
    let sentence = refused(&borek, &format!("{PLAY} thread:true")).await;
    assert_eq!(
        sentence,
        "V tomto kanálu nejsou vlákna. Otevři stůl tady bez `vlákno: True`, nebo v textovém kanálu."
    );
    types(&borek, PLAY).await;
    board(&borek, |message| !ids(message, "join").is_empty()).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_thread_without_the_bot_is_told_how_to_let_it_in() {
    let house = House::open().await;
    let secret = house.at("Ada", "games").start_thread("secret", true).expect("she may");
    let sentence = refused(&secret, PLAY).await;
    assert_eq!(sentence, "I am not in this private thread. Mention me here once, then I can open a table.");
    assert!(types(&secret, "/games").await.ephemeral, "nothing was opened");
    secret.say("<@1100000000000000001> come in").expect("she may write");
    types(&secret, PLAY).await;
    board(&secret, |message| !ids(message, "join").is_empty()).await;
    house.close_after_trouble().await;
}
