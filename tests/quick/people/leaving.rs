//! Somebody, or the bot, leaves a server and comes back.

use sandbox::Fault;
use session::Status;

use kit::{Dice, Rig, board, ids, move_by_typing, plays_on, seated, types};

const GAME: &str = "confusing-lands";

const BOTH: [&str; 2] = ["Ada", "Borek"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_the_server_has_not_resigned() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let server = rig.sandbox.server("The Long Table").expect("the server");
    let borek = seats[1].person().id();
    rig.sandbox.leave(borek, server);
    let mut dice = Dice::new(1);
    move_by_typing(&seats[0], &mut dice).await.expect("the table stands");
    assert!(types(&seats[0], "/log").await.ephemeral);
    rig.sandbox.join(borek, server, false);
    move_by_typing(&seats[1], &mut dice).await.expect("the seat was kept");
    board(&seats[0], |message| message.content.contains("change hands")).await;
    rig.close_after_trouble().await;
}

/// A server that the bot has left keeps its tables: the bot may be invited again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_the_bot_has_left_keeps_its_tables() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let server = rig.sandbox.server("The Long Table").expect("the server");
    let application = rig.sandbox.bot();
    rig.sandbox.add_server("Elsewhere", "en-US").expect("there is room");
    rig.sandbox.fail(Fault::Kick { server }).expect("the sandbox can");
    // Events come in order: when the bot answers this, it has heard that the server is gone.
    let general = seats[0].person().at("general").expect("everybody is on that server");
    assert!(types(&general, "/help").await.ephemeral);
    rig.sandbox.join(application, server, false);
    plays_on(&seats).await;
    assert_eq!(rig.table().await.status, Status::Live);
    rig.close_after_trouble().await;
}
