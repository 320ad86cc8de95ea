//! An action that Discord has reported as failed is not carried out.

use std::process::Stdio;

use serde_json::json;

use sandbox::{Fault, JournalRequest, MessageSeen, PersonAt, Progress};

use kit::{Dice, PATIENCE, Rig, board, ids, panel, plays_on, presses, seated, suggested, thought, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_reaches_the_bot_too_late_is_not_done_and_that_is_said_once() {
    let rig = Rig::open_strictly().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let notation = suggested(&seats[0], &mut Dice::new(1)).await.expect("a choice");
    let before = rig.entries().await;
    rig.sandbox.fail(Fault::Late { times: 2, by_ms: 4_000 }).expect("the sandbox can");
    let command = format!("/move moves:{notation}");
    let typed = || async { seats[0].type_command(&command).await.expect("there is a command") };
    let (one, other) = tokio::join!(typed(), typed());
    assert_eq!((one.state, other.state), (Progress::Failed, Progress::Failed));
    let late = |message: &MessageSeen| message.content.contains("reached me too late");
    let told = board(&seats[0], late).await;
    assert!(told.pings_me && !told.content.contains(&notation), "{}", told.content);
    let refused =
        |journal: &[JournalRequest]| journal.iter().filter(|entry| entry.status == 404).count() == 2;
    rig.sandbox.wait_for_journal(PATIENCE, refused).await.expect("both were too late");
    assert_eq!(rig.entries().await, before, "what was told to have failed was done");
    let told = seats[1].sees().iter().filter(|message| late(message)).count();
    assert_eq!(told, 1, "it is said more than once");
    plays_on(&seats).await;
    types(&seats[0], "/hand").await;
    rig.close_after_trouble().await;
}

/// Discord still waits, but may not wait long: the move is acknowledged before it is made.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_is_only_slow_to_reach_the_bot_is_acknowledged_and_done() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let notation = suggested(&seats[0], &mut Dice::new(1)).await.expect("a choice");
    let before = rig.entries().await;
    rig.sandbox.fail(Fault::Late { times: 1, by_ms: 2_700 }).expect("the sandbox can");
    let command = format!("/move moves:{notation}");
    let slow = seats[0].type_command(&command).await.expect("there is a command");
    assert_eq!(slow.state, Progress::Thinking, "it is acknowledged first");
    let done = |seen: &[MessageSeen]| {
        seen.iter().any(|it| Some(it.id) == slow.message && !it.attachments.is_empty())
    };
    seats[0].wait_until(PATIENCE, done).await.expect("it is answered");
    assert_eq!(rig.entries().await, before + 1, "it is done");
    rig.close().await;
}

/// The way to join a lobby of two.
async fn lobby(ada: &PersonAt) -> (sandbox::Id, String) {
    types(ada, "/play game:confusing-lands seats:2").await;
    let lobby = board(ada, |message| !ids(message, "join").is_empty()).await;
    (lobby.id, ids(&lobby, "join")[0].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_reaches_the_bot_too_late_is_not_done() {
    let rig = Rig::open_strictly().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    let (message, join) = lobby(&ada).await;
    rig.sandbox.fail(Fault::Late { times: 1, by_ms: 4_000 }).expect("the sandbox can");
    assert_eq!(borek.press(message, &join).await.expect("there is a button").state, Progress::Failed);
    let refused = |journal: &[JournalRequest]| journal.iter().any(|entry| entry.status == 404);
    rig.sandbox.wait_for_journal(PATIENCE, refused).await.expect("it was too late");
    assert_eq!(rig.table().await.seats.len(), 1, "what was told to have failed was done");
    presses(&borek, message, &join).await;
    assert_eq!(rig.table().await.seats.len(), 2);
    rig.close_after_trouble().await;
}

/// Each way in which a press is answered: next to a public message, in the place of a private one, and next to that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_is_only_slow_to_reach_the_bot_is_acknowledged_and_done() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    let (message, join) = lobby(&ada).await;
    let slow = || rig.sandbox.fail(Fault::Late { times: 1, by_ms: 2_700 }).expect("the sandbox can");
    slow();
    let joined = borek.press(message, &join).await.expect("there is a button");
    assert_eq!(joined.state, Progress::Thinking, "it is acknowledged first");
    thought(&borek, joined).await;
    assert_eq!(rig.table().await.seats.len(), 2, "it is done");
    types(&ada, "/table start").await;
    let own = panel(&borek).await;
    slow();
    let asked = borek.press(own.id, &ids(&own, "more")[0]).await.expect("there is a button");
    assert_eq!(asked.state, Progress::Deferred);
    let more = |seen: &[MessageSeen]| seen.iter().find(|it| !ids(it, "resign").is_empty()).cloned();
    let more = borek.wait_for(PATIENCE, more).await.expect("it is answered");
    assert!(more.ephemeral && more.id != own.id, "in a message of its own");
    slow();
    let resigns = borek.press(more.id, &ids(&more, "resign")[0]).await.expect("there is a button");
    assert_eq!(resigns.state, Progress::Deferred);
    let doubt = |seen: &[MessageSeen]| seen.iter().any(|it| it.id == more.id && it.content != more.content);
    borek.wait_until(PATIENCE, doubt).await.expect("its message becomes the question");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_that_cannot_be_read_is_answered_and_a_warning_in_the_log() {
    let rig = Rig::build_strictly().await;
    let mut program = rig.program();
    program.arg("serve").stderr(Stdio::piped());
    let mut bot = program.spawn().expect("it starts");
    rig.sandbox.wait_for_bot(PATIENCE).await.expect("the bot has its commands");
    rig.sandbox.fail(Fault::Garble { times: 1, with: json!({"type": 99}) }).expect("the sandbox can");
    let ada = rig.at("Ada", "games");
    let lost = ada.type_command("/move moves:a secret").await.expect("there is a command");
    let excuse = ada.sees().into_iter().find(|message| Some(message.id) == lost.message);
    assert!(excuse.is_some_and(|it| it.ephemeral && it.content.contains("cannot read")), "{lost:?}");
    assert!(types(&ada, "/help").await.ephemeral, "the bot goes on");
    bot.kill().await.expect("it can be ended");
    let said = bot.wait_with_output().await.expect("it has ended").stderr;
    let said = String::from_utf8_lossy(&said);
    let line = said.lines().find(|line| line.contains("an interaction cannot be read"));
    let line = line.unwrap_or_else(|| panic!("no warning: {said}"));
    assert!(line.contains("WARN") && line.contains(&lost.interaction.to_string()), "{line}");
    assert!(!said.contains("secret"), "{said}");
    rig.close_after_trouble().await;
}
