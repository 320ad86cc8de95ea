//! Messages that were deleted by hand: a lobby, a question, a board.

use kit::{Dice, Rig, board, ids, move_by_typing, newest_board, plays_on, presses, seated, started, types};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_was_deleted_by_hand_is_posted_anew() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    rig.sandbox.person("Moira").expect("the moderator").delete(lobby.id).expect("she may");
    types(&borek, "/join").await;
    let fresh = board(&ada, |message| message.content.contains("2\\. **Borek**")).await;
    assert_ne!(fresh.id, lobby.id);
    presses(&ada, fresh.id, &ids(&fresh, "start")[0]).await;
    plays_on(&[ada, borek]).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_was_deleted_by_hand_is_still_answered_by_typing() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    types(&seats[0], "/table end sure:true").await;
    let question = board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    rig.sandbox.person("Moira").expect("the moderator").delete(question.id).expect("she may");
    assert_eq!(types(&seats[1], "/table decline").await.content, "Nesouhlasíš.");
    let told = board(&seats[0], |message| message.content.contains("declined to end")).await;
    assert!(told.pings_me, "whoever asked is called");
    plays_on(&seats).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_deleted_by_hand_is_posted_anew() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let gone = newest_board(&seats[0]).expect("a board").id;
    rig.sandbox.person("Moira").expect("the moderator").delete(gone).expect("she may");
    move_by_typing(&seats[0], &mut Dice::new(2)).await.expect("a move");
    let fresh = board(&seats[1], |message| !ids(message, "panel").is_empty()).await;
    assert_ne!(fresh.id, gone);
    plays_on(&seats).await;
    rig.close_after_trouble().await;
}
