//! Unknown forms of what Discord sends, and refusals of what it gets: the table continues.

use sandbox::{Fault, JournalRequest, MessageSeen, PersonAt, Target};
use serde_json::{Value, json};

use kit::{Dice, PATIENCE, Rig, board, ids, move_by_typing, plays_on, presses, seated, types, until};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

/// Messages of strangers that Discord's own clients show: of webhooks, of other bots, of later versions.
fn strangers() -> Value {
    let stranger = |key: &str, value: Value| {
        let mut message = json!({
            "id": "1576700000000000001", "channel_id": "5", "content": "", "type": 0, "flags": 0, "embeds": [],
            "author": {"id": "1200000000000000999", "username": "forge", "discriminator": "0000", "avatar": null},
            "timestamp": "2026-11-29T10:00:00.000000+00:00", "edited_timestamp": null, "tts": false, "pinned": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [], "components": [],
        });
        message[key] = value;
        message
    };
    json!([
        stranger("embeds", json!([{"type": "rich", "author": {"icon_url": "https://forge.example/a.png"}}])),
        stranger("embeds", json!([{"footer": {}, "image": {}, "timestamp": "2026-11-29"}])),
        stranger("components", json!([{"type": 1, "components": [{"type": 250, "id": 1}]}])),
        stranger(
            "attachments",
            json!([{"id": "1", "filename": "film.mkv", "size": 5_000_000_000_u64, "url": ""}])
        ),
        stranger(
            "author",
            json!({"id": "7", "username": "x", "avatar": "animated", "public_flags": 1_u64 << 40})
        ),
        stranger("type", json!("a new one")),
        Value::Null,
    ])
}

fn fail(rig: &Rig, fault: Fault) {
    rig.sandbox.fail(fault).expect("the sandbox can");
}

/// Makes that many requests be answered in another form.
fn answers(rig: &Rig, method: &str, route: &str, with: Value) {
    fail(rig, Fault::Answer { target: Target::times(method, route, 1000), with });
}

/// The last board, with its buttons.
async fn stands(seats: &[PersonAt]) -> MessageSeen {
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await
}

/// Lets both choose a card.
async fn both_choose(seats: &[PersonAt]) {
    for who in seats {
        move_by_typing(who, &mut Dice::new(3)).await.expect("a move");
    }
}

/// The next board that is posted; somebody has been called since that message.
async fn called_after(seats: &[PersonAt], last: &MessageSeen) -> MessageSeen {
    let fresh = board(&seats[0], |message| message.id > last.id && !ids(message, "text").is_empty()).await;
    until("somebody is called", async || {
        let called = |who: &PersonAt| who.sees().iter().any(|seen| seen.id > last.id && seen.pings_me);
        seats.iter().any(called)
    })
    .await;
    fresh
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_of_strangers_silence_no_table() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let last = stands(&seats).await;
    // The next board is held up so long that it has to be looked for.
    fail(&rig, Fault::Error { target: Target::times("POST", "channels/*/messages", 1000), status: 500 });
    both_choose(&seats).await;
    rig.kill_bot().await;
    rig.set_clock_wrong(130);
    fail(&rig, Fault::Clear);
    answers(&rig, "GET", "channels/*/messages", strangers());
    rig.start_bot().await;
    called_after(&seats, &last).await;
    plays_on(&seats).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_of_a_request_that_was_carried_out_need_not_be_readable() {
    let rig = Rig::open().await;
    let odd =
        json!({"author": {"avatar": 5, "public_flags": 1_u64 << 40}, "mentions": [{"id": "5"}], "type": "x"});
    for (method, route) in
        [("POST", "channels/*/messages"), ("PATCH", "channels/*/messages/*"), ("PATCH", "webhooks/*")]
    {
        answers(&rig, method, route, odd.clone());
    }
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let last = stands(&seats).await;
    both_choose(&seats).await;
    called_after(&seats, &last).await;
    rig.posted().await;
    let sent = |entry: &&JournalRequest| entry.method == "POST" && entry.path.ends_with("/messages");
    let journal = rig.sandbox.journal();
    let mut nonces: Vec<String> =
        journal.iter().filter(sent).map(|entry| entry.body["nonce"].to_string()).collect();
    let all = nonces.len();
    nonces.sort();
    nonces.dedup();
    assert!(all > 1 && nonces.len() == all, "something was sent again");
    // A first game in a thread: its answer comes late.
    let answer = types(&seats[0], "/play game:harmonies computers:1 level:easy thread:true").await;
    assert!(answer.content.contains("begins"), "{}", answer.content);
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_something_that_nobody_here_knows_is_answered() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let called = stands(&seats).await;
    let odd = json!({
        "member": {
            "user": {"avatar": "not a hash", "public_flags": 1_u64 << 40, "primary_guild": 7},
            "avatar": 7, "joined_at": "today", "flags": "many",
        },
        "channel": {"flags": -1, "available_tags": 3}, "entitlements": {}, "context": "elsewhere",
        "guild_locale": 5, "app_permissions": "36893488147419103231", "message": {"embeds": 5, "author": null},
    });
    let garbled = || fail(&rig, Fault::Garble { times: 1, with: odd.clone() });
    garbled();
    assert!(types(&seats[0], "/help").await.ephemeral);
    garbled();
    let panel = presses(&seats[0], called.id, &ids(&called, "panel")[0]).await;
    assert!(panel.ephemeral && !panel.attachments.is_empty(), "{}", panel.content);
    let before = rig.entries().await;
    let notation = kit::suggested(&seats[0], &mut Dice::new(3)).await.expect("a choice");
    garbled();
    types(&seats[0], &format!("/move moves:{notation}")).await;
    assert_eq!(rig.entries().await, before + 1);
    rig.close().await;
}

/// Refuses that many uploads, and plays on: the words come all the same, and the picture with the next board.
async fn goes_on_without_a_picture(status: u16, code: Option<u32>, times: u32) {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let last = stands(&seats).await;
    rig.posted().await;
    let target = Target::times("POST", "channels/*/messages", times);
    fail(&rig, Fault::Refuse { target, status, code });
    both_choose(&seats).await;
    let bare = called_after(&seats, &last).await;
    assert!(bare.attachments.is_empty(), "{bare:?}");
    assert!(bare.content.contains("\n> "), "what it would show is not told: {}", bare.content);
    plays_on(&seats).await;
    let whole = |message: &MessageSeen| {
        message.id >= bare.id && !ids(message, "text").is_empty() && !message.attachments.is_empty()
    };
    let whole = board(&seats[0], whole).await;
    assert!(!whole.content.contains("\n> "), "{whole:?}");
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_is_too_large_takes_no_words_and_no_call_with_it() {
    goes_on_without_a_picture(413, Some(40005), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_is_refused_twice_takes_no_words_and_no_call_with_it() {
    goes_on_without_a_picture(403, None, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_whose_picture_is_refused_comes_without_it() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let called = stands(&seats).await;
    for (status, code) in [(413, Some(40005)), (500, None)] {
        let target = Target::times("POST", "interactions/*", 1);
        fail(&rig, Fault::Refuse { target, status, code });
        let panel = presses(&seats[0], called.id, &ids(&called, "panel")[0]).await;
        assert!(panel.attachments.is_empty() && !ids(&panel, "sel").is_empty(), "{panel:?}");
        assert!(panel.content.contains("Discord is not accepting pictures"), "{}", panel.content);
    }
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_another_program_has_answered_is_told_beside_its_answer() {
    let rig = Rig::open_strictly().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    stands(&seats).await;
    let notation = kit::suggested(&seats[0], &mut Dice::new(3)).await.expect("a choice");
    let before = rig.entries().await;
    let target = Target::times("POST", "interactions/*", 1);
    fail(&rig, Fault::Refuse { target, status: 400, code: Some(40060) });
    seats[0].type_command(&format!("/move moves:{notation}")).await.expect("there is a command");
    let beside = |journal: &[JournalRequest]| {
        journal.iter().any(|entry| {
            entry.method == "POST" && entry.path.starts_with("webhooks/") && entry.body["flags"] == 64
        })
    };
    rig.sandbox.wait_for_journal(PATIENCE, beside).await.expect("it is told beside the other answer");
    assert_eq!(rig.entries().await, before + 1);
    let moira = rig.at("Moira", "games");
    let found = types(&moira, "/server doctor").await.content;
    assert!(found.contains("Another program uses"), "{found}");
    rig.close_after_trouble().await;
}
