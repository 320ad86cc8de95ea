//! Single faults, without luck: each used to leave something unfinished.

use sandbox::{Fault, Id, MessageSeen, PersonAt, Target};

use kit::{Dice, PATIENCE, Rig, board, ids, move_by_typing, seated, types, until};

const GAME: &str = "confusing-lands";
const BOTH: [&str; 2] = ["Ada", "Borek"];
const DAY: i64 = 86_400;

/// A table that has begun, its first board, and nothing else to press.
async fn begun(rig: &Rig) -> (Vec<PersonAt>, MessageSeen) {
    let seats = seated(rig, GAME, "games", &BOTH).await;
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

/// Waits until exactly one message of the bot has buttons, and is as wanted. A person who may not have got their answer is called as well.
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

fn fail(rig: &Rig, fault: Fault) {
    rig.sandbox.fail(fault).expect("the sandbox can");
}

/// Leaves everything that the bot asks of channels without an answer.
fn silence(rig: &Rig) {
    fail(rig, Fault::Hang { target: Target { method: None, route: "channels/*".to_owned(), times: 1000 } });
}

/// A board waits, and not a byte can be written any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_makes_neither_requests_nor_lines_without_end() {
    let mut rig = Rig::open().await;
    let (seats, first) = begun(&rig).await;
    silence(&rig);
    both_choose(&seats).await;
    rig.kill_bot().await;
    fail(&rig, Fault::Clear);
    // Committed data is in the log next to the database, which cannot grow any more.
    let log = rig.database().with_extension("db-wal");
    let blocks = std::fs::metadata(&log).expect("there is a log").len() / 512;
    assert!(blocks > 64, "SQLite's shared memory must fit");
    let said = rig.start_heard(rig.program_within(blocks)).await;
    let started = rig.sandbox.journal().len();
    // Both tasks that write have failed, and the one that checks every few seconds has had its turn.
    let says =
        |what: &str| said.lock().expect("nobody panics with it").iter().any(|line| line.contains(what));
    let complaints = ["the outbox is stuck", "the timers cannot be read"];
    until("the complaints", async || complaints.iter().all(|what| says(what))).await;
    let requests: Vec<String> = rig.sandbox.journal()[started..]
        .iter()
        .map(|entry| format!("{} {} {}", entry.status, entry.method, entry.path))
        .collect();
    assert!(requests.len() <= 10, "{} requests: {:#?}", requests.len(), &requests[..20.min(requests.len())]);
    let said = said.lock().expect("nobody panics with it").clone();
    assert!(!said.is_empty(), "nothing is said of a full disk");
    assert!(said.len() <= 30, "{} lines: {:#?}", said.len(), &said[..30]);
    rig.restart_bot().await;
    let live = only_buttons(&seats[0], |message| message.id > first.id).await;
    let boards = |message: &&MessageSeen| message.id > first.id && message.content.contains("change hands");
    let seen = seats[0].sees();
    let told: Vec<Id> = seen.iter().filter(boards).map(|message| message.id).collect();
    assert_eq!(told, [live], "the board came once");
    rig.close_after_trouble().await;
}

/// Posts a lobby without the bot hearing of it, and begins the game.
async fn begun_unheard(rig: &Rig) -> Vec<PersonAt> {
    let seats: Vec<PersonAt> = BOTH.iter().map(|person| rig.at(person, "games")).collect();
    // The fingerprint comes first.
    fail(rig, Fault::Slow { target: Target::times("POST", "channels/*/messages", 1), after_ms: 1 });
    fail(rig, Fault::DieAfter { target: Target::times("POST", "channels/*/messages", 1) });
    silence(rig);
    types(&seats[0], &format!("/play game:{GAME} seats:2")).await;
    board(&seats[0], |message| !ids(message, "join").is_empty()).await;
    types(&seats[1], "/join").await;
    types(&seats[0], "/table start").await;
    seats
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_a_killed_process_has_posted_loses_its_buttons_when_the_game_starts() {
    let mut rig = Rig::open().await;
    let seats = begun_unheard(&rig).await;
    rig.kill_bot().await;
    fail(&rig, Fault::Clear);
    rig.start_bot().await;
    only_buttons(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_whose_answer_is_lost_loses_its_buttons_when_the_game_starts() {
    let rig = Rig::open().await;
    let seats = begun_unheard(&rig).await;
    fail(&rig, Fault::Clear);
    only_buttons(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_board_loses_its_buttons_however_often_that_fails() {
    let rig = Rig::open().await;
    let (seats, first) = begun(&rig).await;
    fail(&rig, Fault::Error { target: Target::times("PATCH", "channels/*/messages/*", 3), status: 503 });
    both_choose(&seats).await;
    only_buttons(&seats[0], |message| message.id > first.id).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_board_loses_its_buttons_after_a_kill() {
    let mut rig = Rig::open().await;
    let (seats, first) = begun(&rig).await;
    let target = Target::times("PATCH", "channels/*/messages/*", 1000);
    fail(&rig, Fault::Hang { target });
    both_choose(&seats).await;
    board(&seats[0], |message| message.id > first.id && !ids(message, "panel").is_empty()).await;
    rig.kill_bot().await;
    fail(&rig, Fault::Clear);
    rig.start_bot().await;
    only_buttons(&seats[0], |message| message.id > first.id).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_steps_back_by_a_day_holds_no_post() {
    let rig = Rig::open().await;
    let (seats, first) = begun(&rig).await;
    fail(&rig, Fault::Error { target: Target::times("POST", "channels/*/messages", 2), status: 503 });
    both_choose(&seats).await;
    let failed = |journal: &[sandbox::JournalRequest]| journal.iter().any(|entry| entry.status == 503);
    rig.sandbox.wait_for_journal(PATIENCE, failed).await.expect("the board is tried");
    // Its next try is a day later, by the clock as it is now.
    rig.set_clock_wrong(-DAY);
    only_buttons(&seats[0], |message| message.id > first.id).await;
    rig.close_after_trouble().await;
}

/// The process dies meanwhile, and for the next one the clock is right again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_was_a_day_ahead_holds_no_post_of_the_next_process() {
    let mut rig = Rig::open().await;
    let (seats, first) = begun(&rig).await;
    rig.set_clock_wrong(DAY);
    silence(&rig);
    both_choose(&seats).await;
    rig.kill_bot().await;
    fail(&rig, Fault::Clear);
    rig.set_clock_wrong(0);
    rig.start_bot().await;
    only_buttons(&seats[0], |message| message.id > first.id).await;
    rig.close_after_trouble().await;
}
