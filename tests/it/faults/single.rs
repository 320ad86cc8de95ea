//! Single faults, without luck: each used to leave something behind.

use std::time::Duration;

use sandbox::{Fault, Id, MessageSeen, PersonAt, Target};

use crate::house::{House, PATIENCE, board, ids, types};
use crate::players::{Dice, move_by_typing, seated};

const GAME: &str = "confusing-lands";
const BOTH: [&str; 2] = ["Ada", "Borek"];
const DAY: i64 = 86_400;

/// A table that has begun, its first board, and nothing else to press.
async fn begun(house: &House) -> (Vec<PersonAt>, MessageSeen) {
    let seats = seated(house, GAME, "games", &BOTH).await;
    let first = board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    only_buttons(&seats[0], |message| message.id == first.id).await;
    (seats, first)
}

/// Both choose, so that the channel gets a new board.
async fn both_choose(seats: &[PersonAt]) {
    let mut dice = Dice::new(1);
    for who in seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
}

/// Waits until one message of the bot has buttons, such a one. Whoever may not have got their answer is called besides.
async fn only_buttons(who: &PersonAt, wanted: impl Fn(&MessageSeen) -> bool) -> Id {
    let found = who.wait_for(PATIENCE, |seen| {
        let calls = |message: &MessageSeen| ids(message, "panel").iter().any(|id| id.ends_with(":call"));
        let pressable = |message: &&MessageSeen| {
            message.author.bot && !message.ephemeral && message.parts().next().is_some() && !calls(message)
        };
        let with: Vec<&MessageSeen> = seen.iter().filter(pressable).collect();
        (with.len() == 1 && wanted(with[0])).then(|| with[0].id)
    });
    found.await.unwrap_or_else(|late| panic!("other buttons; the last message is {:?}", late.last))
}

fn fail(house: &House, fault: Fault) {
    house.sandbox.fail(fault).expect("the sandbox can");
}

/// Everything that the bot wants of channels is left without an answer.
fn silence(house: &House) {
    fail(house, Fault::Hang { target: Target { method: None, route: "channels/*".to_owned(), times: 1000 } });
}

/// A board waits, and not a byte can be written any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_makes_neither_requests_nor_lines_without_end() {
    let mut house = House::open().await;
    let (seats, first) = begun(&house).await;
    silence(&house);
    both_choose(&seats).await;
    house.kill_bot().await;
    fail(&house, Fault::Clear);
    // What is committed lies in the log beside the database, which cannot grow any more.
    let log = house.database().with_extension("db-wal");
    let blocks = std::fs::metadata(&log).expect("there is a log").len() / 512;
    assert!(blocks > 64, "SQLite's shared memory must fit");
    let said = house.start_heard(house.program_within(blocks)).await;
    let started = house.sandbox.journal().len();
    tokio::time::sleep(Duration::from_secs(20)).await;
    let requests: Vec<String> = house.sandbox.journal()[started..]
        .iter()
        .map(|entry| format!("{} {} {}", entry.status, entry.method, entry.path))
        .collect();
    assert!(requests.len() <= 10, "{} requests: {:#?}", requests.len(), &requests[..20.min(requests.len())]);
    let said = said.lock().expect("nobody panics with it").clone();
    assert!(!said.is_empty(), "nothing is said of a full disk");
    assert!(said.len() <= 30, "{} lines: {:#?}", said.len(), &said[..30]);
    house.restart_bot().await;
    let live = only_buttons(&seats[0], |message| message.id > first.id).await;
    let boards = |message: &&MessageSeen| message.id > first.id && message.content.contains("change hands");
    let seen = seats[0].sees();
    let told: Vec<Id> = seen.iter().filter(boards).map(|message| message.id).collect();
    assert_eq!(told, [live], "the board came once");
    house.close_after_trouble().await;
}

/// Posts a lobby of which the bot hears nothing, and begins the game.
async fn begun_unheard(house: &House) -> Vec<PersonAt> {
    let seats: Vec<PersonAt> = BOTH.iter().map(|person| house.at(person, "games")).collect();
    fail(house, Fault::DieAfter { target: Target::times("POST", "channels/*/messages", 1) });
    silence(house);
    types(&seats[0], &format!("/play game:{GAME} seats:2")).await;
    board(&seats[0], |message| !ids(message, "join").is_empty()).await;
    types(&seats[1], "/join").await;
    types(&seats[0], "/start").await;
    seats
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_a_killed_process_has_posted_loses_its_buttons_when_the_game_starts() {
    let mut house = House::open().await;
    let seats = begun_unheard(&house).await;
    house.kill_bot().await;
    fail(&house, Fault::Clear);
    house.start_bot().await;
    only_buttons(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_whose_answer_is_lost_loses_its_buttons_when_the_game_starts() {
    let house = House::open().await;
    let seats = begun_unheard(&house).await;
    fail(&house, Fault::Clear);
    only_buttons(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_board_loses_its_buttons_however_often_that_fails() {
    let house = House::open().await;
    let (seats, first) = begun(&house).await;
    fail(&house, Fault::Error { target: Target::times("PATCH", "channels/*/messages/*", 3), status: 503 });
    both_choose(&seats).await;
    only_buttons(&seats[0], |message| message.id > first.id).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_board_loses_its_buttons_after_a_kill() {
    let mut house = House::open().await;
    let (seats, first) = begun(&house).await;
    let target = Target::times("PATCH", "channels/*/messages/*", 1000);
    fail(&house, Fault::Hang { target });
    both_choose(&seats).await;
    board(&seats[0], |message| message.id > first.id && !ids(message, "panel").is_empty()).await;
    house.kill_bot().await;
    fail(&house, Fault::Clear);
    house.start_bot().await;
    only_buttons(&seats[0], |message| message.id > first.id).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_steps_back_by_a_day_holds_no_post() {
    let house = House::open().await;
    let (seats, first) = begun(&house).await;
    fail(&house, Fault::Error { target: Target::times("POST", "channels/*/messages", 2), status: 503 });
    both_choose(&seats).await;
    let failed = |journal: &[sandbox::JournalRequest]| journal.iter().any(|entry| entry.status == 503);
    house.sandbox.wait_for_journal(PATIENCE, failed).await.expect("the board is tried");
    // It is to be tried again a day later, by the clock as it is now.
    house.set_clock_wrong(-DAY);
    only_buttons(&seats[0], |message| message.id > first.id).await;
    house.close_after_trouble().await;
}

/// The same where the process has died meanwhile, and one day has become another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_was_a_day_ahead_holds_no_post_of_the_next_process() {
    let mut house = House::open().await;
    let (seats, first) = begun(&house).await;
    house.set_clock_wrong(DAY);
    silence(&house);
    both_choose(&seats).await;
    house.kill_bot().await;
    fail(&house, Fault::Clear);
    house.set_clock_wrong(0);
    house.start_bot().await;
    only_buttons(&seats[0], |message| message.id > first.id).await;
    house.close_after_trouble().await;
}
