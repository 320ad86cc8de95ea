//! What was acknowledged is kept, what was committed is posted, and nothing is posted twice.

use std::time::Duration;

use sandbox::{Fault, MessageSeen, PersonAt, Target};
use sqlx::Connection as _;

use crate::house::{House, PATIENCE, board, ids, types};
use crate::players::{Dice, move_by_typing, plays_on, seated};

async fn table(house: &House) -> Vec<PersonAt> {
    let seats = seated(house, "confusing-lands", "games", &["Ada", "Borek"]).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

/// Everybody chooses once, so that the channel gets a new board.
async fn all_choose(seats: &[PersonAt]) {
    let mut dice = Dice::new(1);
    for who in seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
}

/// The boards of the channel that tell of the revealed choices.
fn revealed(seen: &[MessageSeen]) -> Vec<&MessageSeen> {
    seen.iter().filter(|message| !message.ephemeral && message.content.contains("change hands")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_acknowledged_survives_a_kill() {
    let mut house = House::open().await;
    let seats = table(&house).await;
    for round in 0..3 {
        let mut dice = Dice::new(round);
        let told = move_by_typing(&seats[0], &mut dice).await.expect("a choice");
        house.restart_bot().await;
        let hand = types(&seats[0], "/hand").await;
        let choice = told.content.lines().find(|line| line.contains("You have")).expect("it is told");
        let choice = choice.trim_start_matches("You have chosen ").trim_start_matches("You have changed your choice: ");
        let choice = choice.trim_end_matches('.');
        assert!(hand.content.contains(choice), "{choice} is not in {}", hand.content);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_committed_move_is_posted_by_the_next_process() {
    let mut house = House::open().await;
    let seats = table(&house).await;
    house.sandbox.fail(Fault::Hang { target: Target { method: None, route: "channels/*".to_owned(), times: 50 } })
        .expect("the sandbox can");
    all_choose(&seats).await;
    house.kill_bot().await;
    assert!(revealed(&seats[0].sees()).is_empty(), "nothing could be posted");
    house.sandbox.fail(Fault::Clear).expect("the sandbox can");
    house.start_bot().await;
    let seen = seats[0].wait_until(PATIENCE, |seen| !revealed(seen).is_empty()).await.expect("it is posted");
    assert_eq!(revealed(&seen).len(), 1);
    plays_on(&seats).await;
    house.close().await;
}

/// Lets the post of a new board come through without the bot hearing of it.
async fn posts_unheard(house: &House, seats: &[PersonAt]) {
    let target = Target::times("POST", "channels/*/messages", 1);
    house.sandbox.fail(Fault::DieAfter { target }).expect("the sandbox can");
    all_choose(seats).await;
    seats[0].wait_until(PATIENCE, |seen| !revealed(seen).is_empty()).await.expect("it came through");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_whose_answer_is_lost_is_not_repeated() {
    let house = House::open().await;
    let seats = table(&house).await;
    posts_unheard(&house, &seats).await;
    let tried_twice = |journal: &[sandbox::Entry]| {
        journal.iter().filter(|entry| entry.method == "POST" && entry.body["content"].as_str().is_some_and(|text| text.contains("change hands"))).count() > 1
    };
    house.sandbox.wait_for_journal(PATIENCE, tried_twice).await.expect("the bot tries again");
    is_there_once(&house, &seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_a_killed_process_has_made_is_not_repeated() {
    let mut house = House::open().await;
    let seats = table(&house).await;
    posts_unheard(&house, &seats).await;
    house.restart_bot().await;
    is_there_once(&house, &seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_discord_no_longer_knows_by_its_nonce_is_looked_for() {
    let mut house = House::open().await;
    let seats = table(&house).await;
    posts_unheard(&house, &seats).await;
    house.kill_bot().await;
    // An hour later.
    let hour = Duration::from_secs(3600);
    let mut database = house.connect().await;
    let older = sqlx::query("update outbox set at = at - 3600, next_try = 0 where sent is null");
    let waiting = older.execute(&mut database).await.expect("it can be written").rows_affected();
    assert!(waiting > 0, "the board still waits in the outbox");
    database.close().await.expect("it can be closed");
    house.sandbox.advance(hour);
    house.start_bot().await;
    is_there_once(&house, &seats).await;
    house.close().await;
}

/// The next board comes below the one that tells of the choices, and that one is there once.
async fn is_there_once(house: &House, seats: &[PersonAt]) {
    let before = revealed(&seats[0].sees())[0].id;
    all_choose(seats).await;
    board(&seats[0], |message| message.id > before && !ids(message, "panel").is_empty()).await;
    assert_eq!(revealed(&seats[0].sees()).len(), 1, "the board was posted twice");
    assert!(house.sandbox.bot_online());
}
