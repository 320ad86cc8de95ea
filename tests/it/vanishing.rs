//! Channels and threads that are deleted close their tables, whenever that happens.

use sandbox::{Fault, Id, PersonAt, Target};
use turnstone::session::Status;

use crate::house::{House, PATIENCE, board, ids, types};
use crate::players::{Dice, move_by_typing, plays_on, seated};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";

/// A started table in a thread of its own below the channel.
pub(crate) async fn in_a_thread(house: &House, channel: &str) -> Vec<PersonAt> {
    let answer = types(&house.at("Ada", channel), &format!("/play game:{GAME} seats:2 thread:true")).await;
    let thread = answer.content.split(['#', '>']).nth(1).and_then(|id| id.parse::<Id>().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {}", answer.content));
    let person = |who| house.sandbox.person(who).expect("they are there").in_channel(thread);
    let seats = BOTH.map(person).to_vec();
    types(&seats[1], "/join").await;
    types(&seats[0], "/start").await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

/// Waits until that table is closed.
pub(crate) async fn closes(house: &House, table: i64) {
    let closed = async {
        while house.table_numbered(table).await.status != Status::Ended {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, closed).await.unwrap_or_else(|_| panic!("table {table} stays open"));
}

/// The number of things that the bot has tried to say in that channel.
fn said_in(house: &House, channel: Id) -> usize {
    let path = format!("channels/{channel}/messages");
    let journal = house.sandbox.journal();
    journal.iter().filter(|entry| entry.path.starts_with(&path)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_or_thread_closes_its_table_and_no_other() {
    let house = House::open().await;
    let lost = seated(&house, GAME, "games", &BOTH).await;
    board(&lost[0], |message| !ids(message, "panel").is_empty()).await;
    let thread = in_a_thread(&house, "games-2").await;
    let kept = in_a_thread(&house, "games-2").await;
    let lounge = house.at("Ada", "lounge");
    for (table, seats) in [(1, &lost), (2, &thread)] {
        let channel = seats[0].channel();
        let before = said_in(&house, channel);
        house.sandbox.delete_channel(channel);
        closes(&house, table).await;
        let list = types(&lounge, "/games").await.content;
        assert!(!list.contains(&format!("table {table}")) && list.contains("table 3"), "{list}");
        assert_eq!(said_in(&house, channel), before, "something was posted for a table without a channel");
    }
    assert!(house.table().await.vanished);
    plays_on(&kept).await;
    house.close_after_trouble().await;
}

/// Discord says nothing of the threads that go with a channel.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_closes_the_tables_in_its_threads() {
    let house = House::open().await;
    let inside = in_a_thread(&house, "games").await;
    let other = in_a_thread(&house, "games-2").await;
    house.sandbox.archive(other[0].channel(), true);
    house.sandbox.delete_channel(house.at("Ada", "games").channel());
    closes(&house, 1).await;
    assert!(inside[0].person().at(&inside[0].channel().to_string()).is_err(), "the thread is gone");
    assert_eq!(house.table_numbered(2).await.status, Status::Live, "an archived thread is still there");
    plays_on(&other).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_deleted_while_the_bot_was_away_is_found_out() {
    let mut house = House::open().await;
    let lost = seated(&house, GAME, "games", &BOTH).await;
    let thread = in_a_thread(&house, "games-2").await;
    let archived = in_a_thread(&house, "games-2").await;
    let hidden = seated(&house, GAME, "lounge", &BOTH).await;
    house.kill_bot().await;
    for gone in [&lost, &thread] {
        house.sandbox.delete_channel(gone[0].channel());
    }
    house.sandbox.archive(archived[0].channel(), true);
    house.start_bot().await;
    closes(&house, 1).await;
    closes(&house, 2).await;
    let list = types(&hidden[0], "/games").await.content;
    for (table, listed) in [(1, false), (2, false), (3, true), (4, true)] {
        assert_eq!(list.contains(&format!("table {table}")), listed, "{list}");
    }
    plays_on(&archived).await;
    plays_on(&hidden).await;
    house.close_after_trouble().await;
}

/// A server that the bot has left keeps its tables: it may be invited again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_the_bot_has_left_keeps_its_tables() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let server = house.sandbox.server("The Long Table").expect("the server");
    let application = house.sandbox.bot();
    house.sandbox.fail(Fault::Kick { server }).expect("the sandbox can");
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    house.sandbox.join(application, server, false);
    plays_on(&seats).await;
    assert_eq!(house.table().await.status, Status::Live);
    house.close_after_trouble().await;
}

/// The event of the deletion is lost: the next post tells.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_into_a_deleted_channel_closes_its_table() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let target = Target { method: None, route: "channels/*".to_owned(), times: 1000 };
    house.sandbox.fail(Fault::Drop { target }).expect("the sandbox can");
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    house.sandbox.fail(Fault::Pause).expect("the sandbox can");
    house.sandbox.delete_channel(seats[0].channel());
    house.sandbox.fail(Fault::Clear).expect("the sandbox can");
    closes(&house, 1).await;
    house.close_after_trouble().await;
}
