//! Trouble around a table: permissions, messages, channels, threads, gateway, REST, the database.

use sandbox::{Fault, Id, JournalRequest, PersonAt, Target};
use sqlx::Connection as _;

use crate::house::{House, PATIENCE, board, ids, presses, refused, types};
use crate::players::{Dice, move_by_typing, newest_board, plays_on, seated, suggested};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";

/// Makes moves of both until the bot has posted a board below the one that was the newest.
async fn a_new_board_comes(seats: &[PersonAt]) {
    let before = newest_board(&seats[0]).map(|board| board.id);
    let mut dice = Dice::new(7);
    for who in seats {
        move_by_typing(who, &mut dice).await;
    }
    board(&seats[0], |message| !ids(message, "panel").is_empty() && Some(message.id) > before).await;
}

/// A started table whose first board is there.
async fn table(house: &House, channel: &str) -> Vec<PersonAt> {
    let seats = seated(house, GAME, channel, &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

async fn journal_has(house: &House, wanted: impl Fn(&JournalRequest) -> bool) {
    let holds = |journal: &[JournalRequest]| journal.iter().any(&wanted);
    house.sandbox.wait_for_journal(PATIENCE, holds).await.expect("the bot comes so far");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_permission_is_named_and_a_lost_one_only_parks_the_table() {
    let house = House::open().await;
    let ada = house.at("Ada", "games");
    let right = |permission: &str| (ada.channel(), permission.to_owned());
    let (channel, permission) = right("ATTACH_FILES");
    house.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let sentence = refused(&ada, &format!("/play game:{GAME}")).await;
    assert!(
        sentence.starts_with("I may not do that here.") && sentence.contains("Attach Files"),
        "{sentence}"
    );
    let (channel, permission) = right("ATTACH_FILES");
    house.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    let seats = table(&house, "games").await;
    let (channel, permission) = right("SEND_MESSAGES");
    house.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("the move is made all the same");
    }
    journal_has(&house, |entry| entry.status == 403).await;
    let other = table(&house, "games-2").await;
    plays_on(&other).await;
    let (channel, permission) = right("SEND_MESSAGES");
    house.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    a_new_board_comes(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_deleted_by_hand_is_posted_anew() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    let gone = newest_board(&seats[0]).expect("a board").id;
    house.sandbox.person("Moira").expect("the moderator").delete(gone).expect("she may");
    move_by_typing(&seats[0], &mut Dice::new(2)).await.expect("a move");
    let fresh = board(&seats[1], |message| !ids(message, "panel").is_empty()).await;
    assert_ne!(fresh.id, gone);
    plays_on(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_leaves_the_other_tables_alone() {
    let house = House::open().await;
    let (lost, other) = (table(&house, "games").await, table(&house, "games-2").await);
    let channel = lost[0].channel();
    let target = Target { method: None, route: format!("channels/{channel}/*"), times: 1 };
    house.sandbox.fail(Fault::Error { target, status: 500 }).expect("the sandbox can");
    plays_on(&lost).await;
    journal_has(&house, |entry| entry.status == 500).await;
    house.sandbox.delete_channel(channel);
    a_new_board_comes(&other).await;
    journal_has(&house, |entry| entry.status == 404).await;
    let list = types(&other[0], "/games").await;
    assert!(list.content.contains("table 2"), "{}", list.content);
    a_new_board_comes(&other).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_was_archived_or_locked_by_hand_goes_on_later() {
    let house = House::open().await;
    let ada = house.at("Ada", "games");
    let answer = types(&ada, &format!("/play game:{GAME} seats:2 thread:true")).await;
    let thread = answer.content.split(['#', '>']).nth(1).and_then(|id| id.parse::<Id>().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {}", answer.content));
    let seats = BOTH.map(|who| house.sandbox.person(who).expect("they are there").in_channel(thread));
    types(&seats[1], "/join").await;
    types(&seats[0], "/start").await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    house.sandbox.archive(thread, true);
    a_new_board_comes(&seats).await;
    // Locked between a move and its board: the bot may not write until a moderator opens the thread again.
    let target = Target { method: None, route: format!("channels/{thread}/*"), times: 1 };
    house.sandbox.fail(Fault::Error { target, status: 500 }).expect("the sandbox can");
    plays_on(&seats).await;
    journal_has(&house, |entry| entry.status == 500).await;
    house.sandbox.lock_thread(thread, true);
    house.sandbox.archive(thread, true);
    journal_has(&house, |entry| entry.status == 403 || entry.status == 400).await;
    house.sandbox.archive(thread, false);
    house.sandbox.lock_thread(thread, false);
    a_new_board_comes(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_is_lost_comes_back() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    for fault in [
        Fault::GatewayDrop,
        Fault::Reconnect,
        Fault::InvalidSession { resumable: true },
        Fault::GatewayClose { code: 4000 },
        Fault::InvalidSession { resumable: false },
    ] {
        let (identified, resumed) = house.sandbox.sessions();
        house.sandbox.fail(fault.clone()).expect("the sandbox can");
        let back = tokio::select! {
            back = house.sandbox.wait_for_sessions(PATIENCE, identified + 1, 0) => back,
            back = house.sandbox.wait_for_sessions(PATIENCE, identified, resumed + 1) => back,
        };
        back.unwrap_or_else(|_| panic!("after {fault:?} the bot stays away"));
        assert!(types(&seats[0], "/hand").await.ephemeral, "{fault:?}");
    }
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_come_in_the_end_whatever_rest_does_meanwhile() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    let target = || Target { method: None, route: "channels/*".to_owned(), times: 1 };
    for fault in [
        Fault::RateLimit { target: target(), retry_after_ms: 300 },
        Fault::Error { target: target(), status: 500 },
        Fault::Error { target: target(), status: 503 },
        Fault::Drop { target: target() },
        Fault::Hang { target: target() },
    ] {
        house.sandbox.fail(fault).expect("the sandbox can");
        a_new_board_comes(&seats).await;
    }
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_discord_does_not_take_is_sent_again() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    let mut dice = Dice::new(3);
    let fail = || {
        let target = Target::next("interactions/*");
        house.sandbox.fail(Fault::Error { target, status: 502 }).expect("the sandbox can");
    };
    let notation = suggested(&seats[0], &mut dice).await.expect("a move");
    fail();
    let told = types(&seats[0], &format!("/move moves:{notation}")).await;
    assert!(told.content.contains("You have chosen"), "{}", told.content);
    let board = newest_board(&seats[0]).expect("a board");
    fail();
    let panel = presses(&seats[0], board.id, &ids(&board, "panel")[0]).await;
    assert!(panel.content.contains("You have chosen"), "{}", panel.content);
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_busy_database_is_admitted_and_nothing_is_half_done() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    let notation = suggested(&seats[1], &mut Dice::new(4)).await.expect("a move");
    let mut other = house.connect().await;
    sqlx::query("begin exclusive").execute(&mut other).await.expect("it can be locked");
    let sentence = refused(&seats[1], &format!("/move moves:{notation}")).await;
    assert_eq!(sentence, "U stolu je právě příliš rušno; zkus to prosím za chvíli znovu. Nic se nezměnilo.");
    let offered = types(&seats[1], "/hand").await;
    assert!(offered.ephemeral, "what only reads goes on");
    sqlx::query("commit").execute(&mut other).await.expect("it can be unlocked");
    other.close().await.expect("it can be closed");
    a_new_board_comes(&seats).await;
    house.close().await;
}
