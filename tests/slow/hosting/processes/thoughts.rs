//! Computers' thoughts for a table while its process dies and a spare takes over: the rest of a game that somebody watches, and a review.

use sandbox::{MessageSeen, PersonAt};
use session::Status;

use super::pair::{both, close, is_taken_over, presses_in_vain, rows, servers, spare, telling};
use kit::{Dice, PATIENCE, Process, Rig, board, ids, move_by_typing, presses, rests, seated, types, until};

/// The table's process dies, and a spare serves it.
async fn dies(rig: &Rig, other: &mut Process) {
    let before = rig.sandbox.identifies().len();
    other.kill().await;
    is_taken_over(rig, before).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rest_that_somebody_watches_is_played_on_by_a_spare() {
    let Some(mut rig) = servers(2).await else { return };
    let mut other = both(&mut rig).await;
    let waiting = spare(&rig);
    let ada = rig.at("Ada", "games-1");
    types(&ada, "/play game:wolves-and-sheep seats:3 computers:2 level:easy").await;
    rests(&rig, 1).await;
    let sure = types(&ada, "/table resign sure:False").await;
    presses(&ada, sure.id, &ids(&sure, "resign+")[0]).await;
    let played = rows(&rig, 1, "act").await;
    until("a computer's move", async || rows(&rig, 1, "act").await > played).await;
    dies(&rig, &mut other).await;
    rests(&rig, 1).await;
    board(&ada, |message| message.content.contains("it counts for nobody")).await;
    rig.posted().await;
    assert_eq!(telling(&ada, "it counts for nobody").len(), 1, "the end is told once");
    assert_eq!(telling(&ada, "Ada resigns; the computers play the game out.").len(), 1);
    assert_eq!(rig.table().await.status, Status::Over);
    // Both processes have thought like a single one.
    let file = rig.folder().join("game.log").display().to_string();
    std::fs::write(&file, rig.run(&["export", "1"]).await).expect("the log is written");
    let told = rig.run(&["replay", &file, "--check-computers"]).await;
    let told: serde_json::Value = serde_json::from_str(&told).expect("one line");
    assert_eq!(told["differences"], 0, "{told}");
    close(rig, vec![other, waiting]).await;
}

/// Waits until a message of theirs shows their review's progress.
async fn is_thought(who: &PersonAt) {
    let far = |seen: &[MessageSeen]| {
        seen.iter().any(|it| it.content.contains("Going through your game")).then_some(())
    };
    who.wait_for(PATIENCE, far)
        .await
        .unwrap_or_else(|late| panic!("it is not thought; the last is {:?}", late.last));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_that_died_with_its_process_is_thought_by_a_spare() {
    let Some(mut rig) = servers(2).await else { return };
    let mut other = both(&mut rig).await;
    let waiting = spare(&rig);
    let seats = seated(&rig, "confusing-lands", "games-1", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(3);
    for turn in 0..8 {
        move_by_typing(&seats[turn % 2], &mut dice).await;
    }
    types(&seats[1], "/table resign sure:true").await;
    let ada = &seats[0];
    let last = board(ada, |message| !ids(message, "review").is_empty()).await;
    let review = &ids(&last, "review")[0];
    let in_vain = presses_in_vain(ada, &last, review);
    is_thought(ada).await;
    dies(&rig, &mut other).await;
    in_vain.abort();
    let answer = ada.press(last.id, review).await.expect("it can be pressed").message.expect("an answer");
    let page = ada.wait_for(4 * PATIENCE, |seen| {
        seen.iter().find(|message| message.id == answer && !message.attachments.is_empty()).cloned()
    });
    let page = page.await.unwrap_or_else(|late| panic!("no review; the last message is {:?}", late.last));
    assert!(page.ephemeral && page.content.contains("table 1 · Ada"), "{}", page.content);
    close(rig, vec![other, waiting]).await;
}
