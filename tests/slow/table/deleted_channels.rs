//! Channels and threads that are deleted close their tables, whenever that happens.

use sandbox::{Fault, Id, Target};
use session::Status;

use kit::{
    Dice, Rig, a_new_board_comes, board, closes, ids, in_a_thread, journal_has, move_by_typing, plays_on,
    seated, started, types,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_thread_takes_its_table_along_and_no_other() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let answer = types(&ada, &format!("/play game:{GAME} seats:2 thread:true")).await;
    let thread = answer.content.split(['#', '>']).nth(1).and_then(|id| id.parse::<Id>().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {}", answer.content));
    let inside = BOTH.map(|who| rig.sandbox.person(who).expect("they are there").in_channel(thread));
    types(&inside[1], "/join").await;
    types(&inside[0], "/table start").await;
    let other = seated(&rig, GAME, "games-2", &BOTH).await;
    rig.sandbox.delete_channel(thread);
    let mut dice = Dice::new(1);
    for who in &other {
        move_by_typing(who, &mut dice).await.expect("the other table goes on");
    }
    let list = types(&ada, "/games").await;
    assert!(list.content.contains("table 2"), "{}", list.content);
    types(&ada, &format!("/play game:{GAME}")).await;
    board(&ada, |message| !ids(message, "join").is_empty()).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_leaves_the_other_tables_alone() {
    let rig = Rig::open().await;
    let (lost, other) = (started(&rig, "games").await, started(&rig, "games-2").await);
    let channel = lost[0].channel();
    let target = Target { method: None, route: format!("channels/{channel}/*"), times: 1 };
    rig.sandbox.fail(Fault::Error { target, status: 500 }).expect("the sandbox can");
    plays_on(&lost).await;
    journal_has(&rig, |entry| entry.status == 500).await;
    rig.sandbox.delete_channel(channel);
    a_new_board_comes(&other).await;
    journal_has(&rig, |entry| entry.status == 404).await;
    let list = types(&other[0], "/games").await;
    assert!(list.content.contains("table 2"), "{}", list.content);
    a_new_board_comes(&other).await;
    rig.close_after_trouble().await;
}

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

/// How often the bot has tried to write in that channel.
fn said_in(rig: &Rig, channel: Id) -> usize {
    let path = format!("channels/{channel}/messages");
    let journal = rig.sandbox.journal();
    journal.iter().filter(|entry| entry.path.starts_with(&path)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_or_thread_closes_its_table_and_no_other() {
    let rig = Rig::open().await;
    let lost = seated(&rig, GAME, "games", &BOTH).await;
    board(&lost[0], |message| !ids(message, "panel").is_empty()).await;
    let thread = in_a_thread(&rig, "games-2").await;
    let kept = in_a_thread(&rig, "games-2").await;
    let lounge = rig.at("Ada", "lounge");
    for (table, seats) in [(1, &lost), (2, &thread)] {
        let channel = seats[0].channel();
        let before = said_in(&rig, channel);
        rig.sandbox.delete_channel(channel);
        closes(&rig, table).await;
        let list = types(&lounge, "/games").await.content;
        assert!(!list.contains(&format!("table {table}")) && list.contains("table 3"), "{list}");
        assert_eq!(said_in(&rig, channel), before, "something was posted for a table without a channel");
    }
    assert!(rig.table().await.vanished);
    plays_on(&kept).await;
    rig.close_after_trouble().await;
}

/// Discord does not report the threads that are deleted with a channel.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_closes_the_tables_in_its_threads() {
    let rig = Rig::open().await;
    let inside = in_a_thread(&rig, "games").await;
    let other = in_a_thread(&rig, "games-2").await;
    rig.sandbox.archive(other[0].channel(), true);
    rig.sandbox.delete_channel(rig.at("Ada", "games").channel());
    closes(&rig, 1).await;
    assert!(inside[0].person().at(&inside[0].channel().to_string()).is_err(), "the thread is gone");
    assert_eq!(rig.table_numbered(2).await.status, Status::Live, "an archived thread is still there");
    plays_on(&other).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_deleted_while_the_bot_was_away_is_found_out() {
    let mut rig = Rig::open().await;
    let lost = seated(&rig, GAME, "games", &BOTH).await;
    let thread = in_a_thread(&rig, "games-2").await;
    let archived = in_a_thread(&rig, "games-2").await;
    let hidden = seated(&rig, GAME, "lounge", &BOTH).await;
    rig.kill_bot().await;
    for gone in [&lost, &thread] {
        rig.sandbox.delete_channel(gone[0].channel());
    }
    rig.sandbox.archive(archived[0].channel(), true);
    rig.start_bot().await;
    closes(&rig, 1).await;
    closes(&rig, 2).await;
    let list = types(&hidden[0], "/games").await.content;
    for (table, listed) in [(1, false), (2, false), (3, true), (4, true)] {
        assert_eq!(list.contains(&format!("table {table}")), listed, "{list}");
    }
    plays_on(&archived).await;
    plays_on(&hidden).await;
    rig.close_after_trouble().await;
}

/// The event of the deletion is lost: the next post reveals it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_into_a_deleted_channel_closes_its_table() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let target = Target { method: None, route: "channels/*".to_owned(), times: 1000 };
    rig.sandbox.fail(Fault::Drop { target }).expect("the sandbox can");
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    rig.sandbox.fail(Fault::Pause).expect("the sandbox can");
    rig.sandbox.delete_channel(seats[0].channel());
    rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
    closes(&rig, 1).await;
    rig.close_after_trouble().await;
}
