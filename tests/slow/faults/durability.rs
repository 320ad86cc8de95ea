//! Durability: an acknowledged move is kept, a committed one is posted, and nothing is posted twice.

use std::time::Duration;

use sandbox::{Fault, JournalRequest, MessageSeen, PersonAt, Target};

use kit::{Dice, PATIENCE, Rig, board, ids, move_by_typing, rich_island, seated, types};

async fn table(rig: &Rig) -> Vec<PersonAt> {
    let seats = seated(rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
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

/// Counts the boards in the channel, the present one and those before it.
fn boards(seen: &[MessageSeen]) -> usize {
    seen.iter().filter(|message| message.content.contains("-# Confusing Lands · table")).count()
}

async fn boards_become(seats: &[PersonAt], count: usize) {
    seats[0].wait_until(PATIENCE, |seen| boards(seen) == count).await.expect("that many boards");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_acknowledged_survives_a_kill() {
    let mut rig = Rig::open().await;
    let seats = table(&rig).await;
    for round in 0..3 {
        let mut dice = Dice::new(round);
        let told = move_by_typing(&seats[0], &mut dice).await.expect("a choice");
        rig.restart_bot().await;
        let hand = types(&seats[0], "/hand").await;
        let choice = told.content.lines().find(|line| line.contains("You have")).expect("it is told");
        let choice = choice
            .trim_start_matches("You have chosen ")
            .trim_start_matches("You have changed your choice: ");
        let choice = choice.trim_end_matches('.');
        assert!(hand.content.contains(choice), "{choice} is not in {}", hand.content);
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_committed_move_is_posted_by_the_next_process() {
    let mut rig = Rig::open().await;
    let seats = table(&rig).await;
    rig.sandbox
        .fail(Fault::Hang { target: Target { method: None, route: "channels/*".to_owned(), times: 50 } })
        .expect("the sandbox can");
    all_choose(&seats).await;
    rig.kill_bot().await;
    assert_eq!(boards(&seats[0].sees()), 1, "nothing could be posted");
    rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
    rig.start_bot().await;
    boards_become(&seats, 2).await;
    no_board_is_there_twice(&seats).await;
    rig.close().await;
}

/// Lets the post of a new board arrive without the bot hearing of it.
async fn posts_unheard(rig: &Rig, seats: &[PersonAt]) {
    let target = Target::times("POST", "channels/*/messages", 1);
    rig.sandbox.fail(Fault::DieAfter { target }).expect("the sandbox can");
    all_choose(seats).await;
    boards_become(seats, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_whose_answer_is_lost_is_not_repeated() {
    let rig = Rig::open().await;
    let seats = table(&rig).await;
    posts_unheard(&rig, &seats).await;
    let board = |entry: &&JournalRequest| {
        entry.path.ends_with("/messages") && entry.body.to_string().contains("change hands")
    };
    let tried_twice = |journal: &[JournalRequest]| journal.iter().filter(board).count() > 1;
    rig.sandbox.wait_for_journal(PATIENCE, tried_twice).await.expect("the bot tries again");
    no_board_is_there_twice(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_a_killed_process_has_made_is_not_repeated() {
    let mut rig = Rig::open().await;
    let seats = table(&rig).await;
    posts_unheard(&rig, &seats).await;
    rig.restart_bot().await;
    no_board_is_there_twice(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_discord_no_longer_knows_by_its_nonce_is_looked_for() {
    let mut rig = Rig::open().await;
    let seats = table(&rig).await;
    posts_unheard(&rig, &seats).await;
    rig.kill_bot().await;
    // An hour later.
    let hour = Duration::from_secs(3600);
    let mut database = rig.connect().await;
    let older = sqlx::query("update outbox set at = at - 3600, next_try = 0 where sent is null");
    let waiting = older.execute(&mut database).await.expect("it can be written").rows_affected();
    assert!(waiting > 0, "the board still waits in the outbox");
    sqlx::Connection::close(database).await.expect("it can be closed");
    rig.sandbox.advance(hour);
    rig.start_bot().await;
    no_board_is_there_twice(&seats).await;
    rig.close().await;
}

/// The next board is the third one: the second one exists once.
async fn no_board_is_there_twice(seats: &[PersonAt]) {
    no_board_is_there_twice_after(seats, 2).await;
}

/// The next board is one more than those.
async fn no_board_is_there_twice_after(seats: &[PersonAt], count: usize) {
    let newest = |seen: &[MessageSeen]| {
        seen.iter().rev().find(|message| boards(std::slice::from_ref(message)) == 1).map(|it| it.id)
    };
    let before = newest(&seats[0].sees());
    all_choose(seats).await;
    board(seats.first().expect("two people"), |message| {
        boards(std::slice::from_ref(message)) == 1 && Some(message.id) > before
    })
    .await;
    assert_eq!(boards(&seats[0].sees()), count + 1, "a board was posted twice");
}

/// A board arrived without the bot hearing of it, and the game continues before it is tried again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_came_through_unheard_gives_way_to_the_next_one() {
    let rig = Rig::open().await;
    let seats = table(&rig).await;
    posts_unheard(&rig, &seats).await;
    let calls = |who: &PersonAt| who.sees().iter().filter(|message| message.pings_me).count();
    let called: Vec<usize> = seats.iter().map(calls).collect();
    all_choose(&seats).await;
    boards_become(&seats, 3).await;
    let (first, all) = (calls(&seats[0]), seats.iter().map(calls).sum::<usize>());
    assert!(first > called[0] && all > called.iter().sum(), "everybody who must act is called");
    // Outdated boards have lost their buttons, and nothing more comes.
    let open =
        |seen: &[MessageSeen]| seen.iter().filter(|message| !ids(message, "panel").is_empty()).count() == 1;
    seats[0].wait_until(PATIENCE, open).await.expect("one board can be played on");
    no_board_is_there_twice_after(&seats, 3).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_board_calls_only_those_who_still_must_act() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6"), ("dice", "6")]).await;
    let target = Target { method: None, route: "channels/*".to_owned(), times: 1000 };
    rig.sandbox.fail(Fault::Drop { target }).expect("the sandbox can");
    for who in &seats[..2] {
        types(who, "/move moves:roll").await;
        types(who, "/move moves:end").await;
    }
    rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
    let called = |message: &MessageSeen| message.pings_me && message.content.contains("It is Celina’s turn.");
    let late = board(&seats[2], called).await;
    for (who, called) in seats.iter().zip([false, false, true]) {
        assert_eq!(who.message(late.id).expect("it is public").pings_me, called, "{}", late.content);
    }
    rig.close_after_trouble().await;
}
