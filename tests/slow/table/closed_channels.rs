//! Channels that are closed to the bot for a while: their tables continue by themselves, and no waiting post is lost.

use sandbox::{Fault, Id, JournalRequest, MessageSeen, Permissions, PersonAt, Target};

use kit::{
    Dice, PATIENCE, Rig, a_new_board_comes, board, ids, in_a_thread, journal_has, move_by_typing,
    newest_board, plays_on, presses, refused, started, types, until,
};

const GAME: &str = "confusing-lands";

/// Waits until the rig's first table is as wanted.
async fn parked(rig: &Rig, wanted: bool) {
    until(&format!("parked: {wanted}"), async || rig.table().await.parked == wanted).await;
}

/// How often something was posted in a channel.
async fn posted(rig: &Rig, channel: Id) -> usize {
    // A message is seen a moment before the journal has its status.
    rig.posted().await;
    let path = format!("channels/{channel}/messages");
    let journal = rig.sandbox.journal();
    journal.iter().filter(|entry| entry.method == "POST" && entry.path == path && entry.status == 200).count()
}

/// Both move while the channel is closed.
async fn move_behind(rig: &Rig, seats: &[PersonAt]) {
    let mut dice = Dice::new(5);
    for who in seats {
        move_by_typing(who, &mut dice).await.expect("the move is made all the same");
    }
    parked(rig, true).await;
}

/// Both move while Discord is in trouble, so that there is time before the board: until the faults are cleared.
async fn hold_back(rig: &Rig, seats: &[PersonAt]) {
    let target = Target::times("POST", &format!("channels/{}/messages", seats[0].channel()), 1_000);
    rig.sandbox.fail(Fault::Error { target, status: 500 }).expect("the sandbox can");
    let mut dice = Dice::new(6);
    for who in seats {
        move_by_typing(who, &mut dice).await.expect("a move");
    }
}

/// The board comes once, calls the person who is waited for, and the table is as before.
async fn goes_on(rig: &Rig, seats: &[PersonAt], before: Option<Id>, posts: usize) {
    let fresh = board(&seats[0], |it| !ids(it, "panel").is_empty() && Some(it.id) > before).await;
    assert!(fresh.pings_me, "whoever is waited for is called: {}", fresh.content);
    parked(rig, false).await;
    assert_eq!(posted(rig, seats[0].channel()).await, posts + 1, "the board is posted once");
}

#[derive(Clone, Copy, Debug)]
enum Barred {
    Writing,
    Seeing,
    Everybody,
    Server,
}

fn shut(rig: &Rig, channel: Id, way: Barred, open: bool) {
    let server = rig.sandbox.server("The Long Table").expect("the server");
    let one = |permission: &str| {
        let permission = permission.to_owned();
        let fault =
            if open { Fault::Grant { channel, permission } } else { Fault::Revoke { channel, permission } };
        rig.sandbox.fail(fault).expect("the sandbox can");
    };
    match (way, open) {
        (Barred::Writing, _) => one("SEND_MESSAGES"),
        (Barred::Seeing, _) => one("VIEW_CHANNEL"),
        (Barred::Everybody, true) => rig.sandbox.permit_everybody(server, Permissions::EVERYBODY),
        (Barred::Everybody, false) => {
            let silent = Permissions::EVERYBODY & !Permissions::SEND_MESSAGES;
            rig.sandbox.permit_everybody(server, silent);
        }
        (Barred::Server, true) => rig.sandbox.join(rig.sandbox.bot(), server, false),
        (Barred::Server, false) => rig.sandbox.fail(Fault::Kick { server }).expect("the sandbox can"),
    }
}

/// However a channel was closed: when it opens, nobody needs to do anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_by_itself_when_its_channel_opens() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let channel = seats[0].channel();
    // Between a move and its board everybody is silenced, or the bot thrown out; then it may write again, or is invited.
    for way in [Barred::Everybody, Barred::Server] {
        let before = newest_board(&seats[0]).map(|board| board.id);
        let posts = posted(&rig, channel).await;
        hold_back(&rig, &seats).await;
        shut(&rig, channel, way, false);
        rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
        parked(&rig, true).await;
        shut(&rig, channel, way, true);
        goes_on(&rig, &seats, before, posts).await;
    }
    for way in [Barred::Writing, Barred::Seeing] {
        let before = newest_board(&seats[0]).map(|board| board.id);
        shut(&rig, channel, way, false);
        move_behind(&rig, &seats).await;
        let posts = posted(&rig, channel).await;
        shut(&rig, channel, way, true);
        goes_on(&rig, &seats, before, posts).await;
    }
    plays_on(&seats).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_thread_goes_on_when_it_is_unlocked_or_the_bot_may_unlock_it() {
    let rig = Rig::open().await;
    let seats = in_a_thread(&rig, "games").await;
    let thread = seats[0].channel();
    let server = rig.sandbox.server("The Long Table").expect("the server");
    for unlocked in [true, false] {
        let before = newest_board(&seats[0]).map(|board| board.id);
        let posts = posted(&rig, thread).await;
        hold_back(&rig, &seats).await;
        rig.sandbox.lock_thread(thread, true);
        rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
        parked(&rig, true).await;
        match unlocked {
            true => rig.sandbox.lock_thread(thread, false),
            false => rig.sandbox.promote_bot(server, true),
        }
        goes_on(&rig, &seats, before, posts).await;
    }
    rig.close_after_trouble().await;
}

/// No event reports it: the hourly check notices it, and so does a start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_opened_unheard_is_found_by_the_hour_and_by_a_start() {
    let mut rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let channel = seats[0].channel();
    let before = newest_board(&seats[0]).map(|board| board.id);
    shut(&rig, channel, Barred::Writing, false);
    move_behind(&rig, &seats).await;
    let posts = posted(&rig, channel).await;
    // The check of a start is the last one before the next hour.
    rig.kill_bot().await;
    let requests = rig.sandbox.journal().len();
    rig.start_bot().await;
    let server = rig.sandbox.server("The Long Table").expect("the server");
    let looked = |journal: &[JournalRequest]| {
        let mut since =
            journal[requests..].iter().filter(|entry| entry.method == "GET" && entry.status == 200);
        since.any(|entry| entry.path == format!("guilds/{server}"))
            && since.any(|entry| entry.path == format!("channels/{channel}"))
    };
    rig.sandbox.wait_for_journal(PATIENCE, looked).await.expect("a start looks");
    rig.sandbox.fail(Fault::Pause).expect("the sandbox can");
    shut(&rig, channel, Barred::Writing, true);
    assert!(rig.table().await.parked, "nobody has said so");
    rig.set_clock_wrong(60 * 60 + 60);
    goes_on(&rig, &seats, before, posts).await;
    rig.sandbox.fail(Fault::Resume).expect("the sandbox can");
    let before = newest_board(&seats[0]).map(|board| board.id);
    shut(&rig, channel, Barred::Writing, false);
    move_behind(&rig, &seats).await;
    let posts = posted(&rig, channel).await;
    rig.kill_bot().await;
    shut(&rig, channel, Barred::Writing, true);
    rig.start_bot().await;
    goes_on(&rig, &seats, before, posts).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_acts_at_a_closed_table_reads_which_right_lacks() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let channel = seats[0].channel();
    for permission in ["SEND_MESSAGES", "ATTACH_FILES"] {
        let permission = permission.to_owned();
        rig.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    }
    let lacks = |answer: &MessageSeen, said: &str| {
        assert!(answer.ephemeral && answer.content.starts_with(said), "{}", answer.content);
    };
    let english = "I cannot post in this channel; I lack: Send Messages, Attach Files. ";
    let czech = "V tomto kanálu nemohu nic napsat; chybí mi oprávnění: Odesílat zprávy, Přikládat soubory. ";
    let mut dice = Dice::new(3);
    lacks(&move_by_typing(&seats[0], &mut dice).await.expect("a move"), english);
    lacks(&move_by_typing(&seats[1], &mut dice).await.expect("a move"), czech);
    for command in ["/hand", "/games", "/log", "/me"] {
        lacks(&types(&seats[0], command).await, english);
    }
    let board = newest_board(&seats[0]).expect("a board");
    lacks(&presses(&seats[0], board.id, &ids(&board, "panel")[0]).await, english);
    let elsewhere = types(&rig.at("Ada", "lounge"), "/games").await;
    assert!(!elsewhere.content.contains("I lack"), "no table stands there: {}", elsewhere.content);
    for permission in ["SEND_MESSAGES", "ATTACH_FILES"] {
        let permission = permission.to_owned();
        rig.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    }
    parked(&rig, false).await;
    assert!(!types(&seats[0], "/hand").await.content.contains("I lack"));
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_permission_is_named_and_a_lost_one_only_parks_the_table() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let right = |permission: &str| (ada.channel(), permission.to_owned());
    let (channel, permission) = right("ATTACH_FILES");
    rig.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let sentence = refused(&ada, &format!("/play game:{GAME}")).await;
    assert!(
        sentence.starts_with("I am not allowed to do that here.") && sentence.contains("Attach Files"),
        "{sentence}"
    );
    let (channel, permission) = right("ATTACH_FILES");
    rig.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    let seats = started(&rig, "games").await;
    let (channel, permission) = right("SEND_MESSAGES");
    rig.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("the move is made all the same");
    }
    journal_has(&rig, |entry| entry.status == 403).await;
    let other = started(&rig, "games-2").await;
    plays_on(&other).await;
    let (channel, permission) = right("SEND_MESSAGES");
    rig.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    a_new_board_comes(&seats).await;
    rig.close_after_trouble().await;
}
