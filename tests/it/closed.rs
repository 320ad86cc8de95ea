//! Channels that are closed to the bot for a while: their tables go on by themselves, and nothing that was to be posted is lost.

use std::time::Duration;

use sandbox::{Fault, Id, MessageSeen, Permissions, PersonAt, Target};

use crate::house::{House, PATIENCE, board, ids, presses, types};
use crate::players::{Dice, move_by_typing, newest_board, plays_on, seated};
use crate::vanishing::in_a_thread;

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";
/// Longer than any burst of events is waited for.
const QUIET: Duration = Duration::from_secs(3);

/// A started table whose first board is there.
async fn table(house: &House, channel: &str) -> Vec<PersonAt> {
    let seats = seated(house, GAME, channel, &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

/// Waits until the house's first table is as wanted.
async fn parked(house: &House, wanted: bool) {
    let waits = async {
        while house.table().await.parked != wanted {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waits).await.unwrap_or_else(|_| panic!("parked is never {wanted}"));
}

/// How often something was posted in a channel.
fn posted(house: &House, channel: Id) -> usize {
    let path = format!("channels/{channel}/messages");
    let journal = house.sandbox.journal();
    journal.iter().filter(|entry| entry.method == "POST" && entry.path == path && entry.status == 200).count()
}

/// Both move while the channel is closed.
async fn move_behind(house: &House, seats: &[PersonAt]) {
    let mut dice = Dice::new(5);
    for who in seats {
        move_by_typing(who, &mut dice).await.expect("the move is made all the same");
    }
    parked(house, true).await;
}

/// Both move while Discord is not well for some seconds, so that there is time before the board.
async fn hold_back(house: &House, seats: &[PersonAt]) {
    let target = Target::times("POST", &format!("channels/{}/messages", seats[0].channel()), 3);
    house.sandbox.fail(Fault::Error { target, status: 500 }).expect("the sandbox can");
    let mut dice = Dice::new(6);
    for who in seats {
        move_by_typing(who, &mut dice).await.expect("a move");
    }
}

/// The board comes once, calls whoever is waited for, and the table is as ever.
async fn goes_on(house: &House, seats: &[PersonAt], before: Option<Id>, posts: usize) {
    let fresh = board(&seats[0], |it| !ids(it, "panel").is_empty() && Some(it.id) > before).await;
    assert!(fresh.pings_me, "whoever is waited for is called: {}", fresh.content);
    parked(house, false).await;
    tokio::time::sleep(QUIET).await;
    assert_eq!(posted(house, seats[0].channel()), posts + 1, "the board is posted once");
}

#[derive(Clone, Copy, Debug)]
enum Way {
    Writing,
    Seeing,
    Everybody,
    Server,
}

fn shut(house: &House, channel: Id, way: Way, open: bool) {
    let server = house.sandbox.server("The Long Table").expect("the server");
    let one = |permission: &str| {
        let permission = permission.to_owned();
        let fault =
            if open { Fault::Grant { channel, permission } } else { Fault::Revoke { channel, permission } };
        house.sandbox.fail(fault).expect("the sandbox can");
    };
    match (way, open) {
        (Way::Writing, _) => one("SEND_MESSAGES"),
        (Way::Seeing, _) => one("VIEW_CHANNEL"),
        (Way::Everybody, true) => house.sandbox.permit_everybody(server, Permissions::EVERYBODY),
        (Way::Everybody, false) => {
            let silent = Permissions::EVERYBODY & !Permissions::SEND_MESSAGES;
            house.sandbox.permit_everybody(server, silent);
        }
        (Way::Server, true) => house.sandbox.join(house.sandbox.bot(), server, false),
        (Way::Server, false) => house.sandbox.fail(Fault::Kick { server }).expect("the sandbox can"),
    }
}

/// Whatever closes a channel: when it opens, nobody need come.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_by_itself_when_its_channel_opens() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    let channel = seats[0].channel();
    // Between a move and its board everybody is silenced, or the bot thrown out; then it may write again, or is invited.
    for way in [Way::Everybody, Way::Server] {
        let before = newest_board(&seats[0]).map(|board| board.id);
        let posts = posted(&house, channel);
        hold_back(&house, &seats).await;
        shut(&house, channel, way, false);
        parked(&house, true).await;
        shut(&house, channel, way, true);
        goes_on(&house, &seats, before, posts).await;
    }
    for way in [Way::Writing, Way::Seeing] {
        let before = newest_board(&seats[0]).map(|board| board.id);
        shut(&house, channel, way, false);
        move_behind(&house, &seats).await;
        let posts = posted(&house, channel);
        tokio::time::sleep(QUIET).await;
        assert_eq!(posted(&house, channel), posts, "{way:?}");
        shut(&house, channel, way, true);
        goes_on(&house, &seats, before, posts).await;
    }
    plays_on(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_thread_goes_on_when_it_is_unlocked_or_the_bot_may_unlock_it() {
    let house = House::open().await;
    let seats = in_a_thread(&house, "games").await;
    let thread = seats[0].channel();
    let server = house.sandbox.server("The Long Table").expect("the server");
    for unlocked in [true, false] {
        let before = newest_board(&seats[0]).map(|board| board.id);
        let posts = posted(&house, thread);
        hold_back(&house, &seats).await;
        house.sandbox.lock_thread(thread, true);
        parked(&house, true).await;
        match unlocked {
            true => house.sandbox.lock_thread(thread, false),
            false => house.sandbox.promote_bot(server, true),
        }
        goes_on(&house, &seats, before, posts).await;
    }
    house.close_after_trouble().await;
}

/// No event tells of it: the look of every hour finds it out, and so does a start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_opened_unheard_is_found_by_the_hour_and_by_a_start() {
    let mut house = House::open().await;
    let seats = table(&house, "games").await;
    let channel = seats[0].channel();
    let before = newest_board(&seats[0]).map(|board| board.id);
    shut(&house, channel, Way::Writing, false);
    move_behind(&house, &seats).await;
    let posts = posted(&house, channel);
    tokio::time::sleep(QUIET).await;
    house.sandbox.fail(Fault::Pause).expect("the sandbox can");
    shut(&house, channel, Way::Writing, true);
    tokio::time::sleep(QUIET).await;
    assert!(house.table().await.parked, "nobody has said so");
    house.set_clock_wrong(60 * 60 + 60);
    goes_on(&house, &seats, before, posts).await;
    house.sandbox.fail(Fault::Resume).expect("the sandbox can");
    let before = newest_board(&seats[0]).map(|board| board.id);
    shut(&house, channel, Way::Writing, false);
    move_behind(&house, &seats).await;
    let posts = posted(&house, channel);
    house.kill_bot().await;
    shut(&house, channel, Way::Writing, true);
    house.start_bot().await;
    goes_on(&house, &seats, before, posts).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_acts_at_a_closed_table_reads_which_right_lacks() {
    let house = House::open().await;
    let seats = table(&house, "games").await;
    let channel = seats[0].channel();
    for permission in ["SEND_MESSAGES", "ATTACH_FILES"] {
        let permission = permission.to_owned();
        house.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    }
    let lacks = |answer: &MessageSeen, said: &str| {
        assert!(answer.ephemeral && answer.content.starts_with(said), "{}", answer.content);
    };
    let english = "I can post nothing in this channel; I lack: Send Messages, Attach Files. ";
    let czech = "V tomto kanálu nemohu nic napsat; chybí mi oprávnění: Odesílat zprávy, Přikládat soubory. ";
    let mut dice = Dice::new(3);
    lacks(&move_by_typing(&seats[0], &mut dice).await.expect("a move"), english);
    lacks(&move_by_typing(&seats[1], &mut dice).await.expect("a move"), czech);
    for command in ["/hand", "/games", "/log", "/me"] {
        lacks(&types(&seats[0], command).await, english);
    }
    let board = newest_board(&seats[0]).expect("a board");
    lacks(&presses(&seats[0], board.id, &ids(&board, "panel")[0]).await, english);
    let elsewhere = types(&house.at("Ada", "lounge"), "/games").await;
    assert!(!elsewhere.content.contains("I lack"), "no table stands there: {}", elsewhere.content);
    for permission in ["SEND_MESSAGES", "ATTACH_FILES"] {
        let permission = permission.to_owned();
        house.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    }
    parked(&house, false).await;
    assert!(!types(&seats[0], "/hand").await.content.contains("I lack"));
    house.close_after_trouble().await;
}

/// Refusals that nobody has thought of: of a machine before Discord's own, of one that is not well, with and without a code.
const ODD: [(u16, Option<u32>); 6] =
    [(403, None), (400, Some(40006)), (408, Some(0)), (404, Some(0)), (403, Some(40333)), (429, Some(20016))];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_seconds_of_odd_refusals_lose_neither_the_beginning_nor_the_end() {
    let house = House::open().await;
    for (number, (status, code)) in ODD.into_iter().enumerate() {
        let name = ["games", "games-2", "lounge"][number % 3];
        let seats: Vec<PersonAt> = BOTH.iter().map(|person| house.at(person, name)).collect();
        let refuse = || {
            let target = Target::times("POST", &format!("channels/{}/messages", seats[0].channel()), 2);
            house.sandbox.fail(Fault::Refuse { target, status, code }).expect("the sandbox can");
        };
        types(&seats[0], &format!("/play game:{GAME} seats:2")).await;
        let lobby = board(&seats[0], |message| !ids(message, "join").is_empty()).await;
        types(&seats[1], "/join").await;
        refuse();
        types(&seats[0], "/start").await;
        let begun = board(&seats[0], |it| !ids(it, "panel").is_empty() && it.id > lobby.id).await;
        let quiet = |seen: &[MessageSeen]| seen.iter().all(|it| ids(it, "join").is_empty()).then_some(());
        seats[0].wait_for(PATIENCE, quiet).await.unwrap_or_else(|_| panic!("the lobby keeps its buttons"));
        refuse();
        types(&seats[1], "/resign sure:true").await;
        board(&seats[0], |it| !it.attachments.is_empty() && it.id > begun.id).await;
    }
    house.close_after_trouble().await;
}

/// The number of threads that the bot has opened, and of those that it has taken away or put away.
fn threads(house: &House) -> (usize, usize) {
    let journal = house.sandbox.journal();
    let done = journal.iter().filter(|entry| (200..300).contains(&entry.status));
    let opened = |method: &str, path: &str| method == "POST" && path.ends_with("/threads");
    let parts = |path: &str| path.split('/').count();
    done.fold((0, 0), |(open, gone), entry| match entry.method.as_str() {
        method if opened(method, &entry.path) => (open + 1, gone),
        "DELETE" if entry.path.starts_with("channels/") && parts(&entry.path) == 2 => (open, gone + 1),
        "PATCH" if entry.path.starts_with("channels/") && parts(&entry.path) == 2 => (open, gone + 1),
        _ => (open, gone),
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_is_opened_for_a_table_or_not_at_all() {
    let house = House::open_strictly().await;
    let ada = house.at("Ada", "games");
    for refused in [
        format!("/play game:{GAME} computers:9 thread:true"),
        format!("/play game:{GAME} thread:true options:pace=never"),
        format!("/play game:{GAME} seats:9 thread:true"),
    ] {
        types(&ada, &refused).await;
        assert_eq!(threads(&house), (0, 0), "{refused}");
    }
    // Discord takes longer than it lets the bot take.
    let slow = |after_ms| {
        let target = Target::times("POST", "channels/*/threads", 1);
        house.sandbox.fail(Fault::Slow { target, after_ms }).expect("the sandbox can");
    };
    slow(5_000);
    let told = types(&ada, &format!("/play game:{GAME} thread:true")).await;
    assert!(told.content.contains("<#"), "{}", told.content);
    assert_eq!(threads(&house), (1, 0));
    // What was told to have failed does not happen afterwards.
    slow(23_000);
    let told = types(&ada, &format!("/play game:{GAME} thread:true")).await.content;
    assert!(told.starts_with("Discord does not answer me in time. Nothing was done"), "{told}");
    let gone = async {
        while threads(&house) != (2, 1) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("the late thread is taken away");
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_names_of_channels_are_asked_for_once_while_somebody_types() {
    let house = House::open().await;
    table(&house, "games").await;
    let ada = house.at("Ada", "lounge");
    for typed in ["", "c", "co", "con"] {
        let offered = ada.autocomplete("bring", serde_json::json!({}), "table", typed).await;
        assert_eq!(offered.expect("there is a command").expect("it answers").len(), 1);
    }
    let asked = |end: &str| house.sandbox.journal().iter().filter(|entry| entry.path.ends_with(end)).count();
    assert_eq!((asked("/channels"), asked("/threads/active")), (1, 1));
    house.close().await;
}
