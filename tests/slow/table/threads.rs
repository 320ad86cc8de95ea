//! Tables in threads of every kind, in channels without threads, and in threads that are closed by hand.

use sandbox::{ChannelKind, Fault, Id, JournalRequest, Target};

use kit::{PATIENCE, Rig, a_new_board_comes, board, ids, journal_has, plays_on, refused, types};

const GAME: &str = "confusing-lands";

const BOTH: [&str; 2] = ["Ada", "Borek"];

/// The number of threads that the bot has opened, and of those that it has deleted or archived.
fn threads(journal: &[JournalRequest]) -> (usize, usize) {
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
    let rig = Rig::open_strictly().await;
    let ada = rig.at("Ada", "games");
    for refused in [
        format!("/play game:{GAME} computers:9 thread:true"),
        format!("/play game:{GAME} thread:true options:pace=never"),
        format!("/play game:{GAME} seats:9 thread:true"),
    ] {
        types(&ada, &refused).await;
        assert_eq!(threads(&rig.sandbox.journal()), (0, 0), "{refused}");
    }
    // Discord is slower than it lets the bot be.
    let slow = |after_ms| {
        let target = Target::times("POST", "channels/*/threads", 1);
        rig.sandbox.fail(Fault::Slow { target, after_ms }).expect("the sandbox can");
    };
    slow(3_500);
    let told = types(&ada, &format!("/play game:{GAME} thread:true")).await;
    assert!(told.content.contains("<#"), "{}", told.content);
    assert_eq!(threads(&rig.sandbox.journal()), (1, 0));
    // An action that was reported as failed does not happen afterwards.
    slow(23_000);
    let told = types(&ada, &format!("/play game:{GAME} thread:true")).await.content;
    assert!(told.starts_with("Discord is not answering me in time. I did nothing"), "{told}");
    let gone = |journal: &[JournalRequest]| threads(journal) == (2, 1);
    rig.sandbox.wait_for_journal(PATIENCE, gone).await.expect("the late thread is taken away");
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_cannot_be_made_leaves_nothing_behind() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    let play = format!("/play game:{GAME} thread:true");
    let (channel, permission) = (ada.channel(), "CREATE_PUBLIC_THREADS".to_owned());
    rig.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let sentence = refused(&ada, &play).await;
    assert!(sentence.contains("Create Public Threads"), "{sentence}");
    let permission = "CREATE_PUBLIC_THREADS".to_owned();
    rig.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    for status in [500, 403] {
        let target = Target::times("POST", "channels/*/threads", 1);
        rig.sandbox.fail(Fault::Error { target, status }).expect("the sandbox can");
        let sentence = refused(&borek, &play).await;
        assert!(!sentence.is_empty() && !sentence.contains("500"), "{sentence}");
        assert!(types(&borek, "/games").await.content.contains("Nesedíš u žádného stolu"));
    }
    let opened = types(&borek, &play).await;
    assert!(opened.content.contains("<#"), "{}", opened.content);
    rig.close_after_trouble().await;
}

const PLAY: &str = "/play game:confusing-lands seats:2";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_gets_the_thread_that_its_channel_can_have() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    rig.sandbox.change_kind(ada.channel(), ChannelKind::Announcements);
    let told = types(&ada, &format!("{PLAY} thread:true")).await.content;
    let thread = told.split(['#', '>']).nth(1).and_then(|id| id.parse().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {told}"));
    let inside = rig.sandbox.person("Ada").expect("she is there").in_channel(thread);
    board(&inside, |message| !ids(message, "join").is_empty()).await;
    // A voice channel has a chat, but no thread.
    let borek = rig.at("Borek", "games-2");
    rig.sandbox.change_kind(borek.channel(), ChannelKind::Voice);
    let sentence = refused(&borek, &format!("{PLAY} thread:true")).await;
    assert_eq!(
        sentence,
        "V tomto kanálu nejsou vlákna. Otevři stůl tady bez `vlákno: True`, nebo v textovém kanálu."
    );
    types(&borek, PLAY).await;
    board(&borek, |message| !ids(message, "join").is_empty()).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_thread_without_the_bot_is_told_how_to_let_it_in() {
    let rig = Rig::open().await;
    let secret = rig.at("Ada", "games").start_thread("secret", true).expect("she may");
    let sentence = refused(&secret, PLAY).await;
    assert_eq!(sentence, "I am not in this private thread. Mention me here once, then I can open a table.");
    assert_eq!(refused(&secret, "/play").await, sentence, "before anything is chosen");
    let help = types(&secret, "/help").await;
    assert!(help.content.contains(&sentence) && ids(&help, "play").is_empty(), "{:?}", help.components);
    assert!(types(&secret, "/games").await.ephemeral, "nothing was opened");
    secret.say("<@1100000000000000001> come in").expect("she may write");
    let help = types(&secret, "/help").await;
    assert!(!help.content.contains(&sentence) && !ids(&help, "play").is_empty(), "{:?}", help.components);
    types(&secret, PLAY).await;
    board(&secret, |message| !ids(message, "join").is_empty()).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_was_archived_or_locked_by_hand_goes_on_later() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let answer = types(&ada, &format!("/play game:{GAME} seats:2 thread:true")).await;
    let thread = answer.content.split(['#', '>']).nth(1).and_then(|id| id.parse::<Id>().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {}", answer.content));
    let seats = BOTH.map(|who| rig.sandbox.person(who).expect("they are there").in_channel(thread));
    types(&seats[1], "/join").await;
    types(&seats[0], "/table start").await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    rig.sandbox.archive(thread, true);
    a_new_board_comes(&seats).await;
    // Locked between a move and its board: the bot may not write until a moderator opens the thread again.
    let target = Target { method: None, route: format!("channels/{thread}/*"), times: 1 };
    rig.sandbox.fail(Fault::Error { target, status: 500 }).expect("the sandbox can");
    plays_on(&seats).await;
    journal_has(&rig, |entry| entry.status == 500).await;
    rig.sandbox.lock_thread(thread, true);
    rig.sandbox.archive(thread, true);
    journal_has(&rig, |entry| entry.status == 403 || entry.status == 400).await;
    rig.sandbox.archive(thread, false);
    rig.sandbox.lock_thread(thread, false);
    a_new_board_comes(&seats).await;
    rig.close_after_trouble().await;
}
