//! Panels that continue while computers play, and calls to people whose panels do not.

use sandbox::{Fault, MessageSeen, PersonAt, Target};

use kit::{Dice, PATIENCE, Rig, ids, move_by_typing, rests, types};

/// A person at a table with a computer, who has the turn.
async fn against_a_computer(rig: &Rig) -> PersonAt {
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:harmonies seats:2 computers:1 level:easy").await;
    rests(rig, 1).await;
    // The answer has come to their first turn.
    let asked = |seen: &[MessageSeen]| seen.iter().any(|it| it.ephemeral && !ids(it, "sel").is_empty());
    ada.wait_until(PATIENCE, asked).await.expect("it is their turn");
    ada
}

/// Plays a turn to its end; gives the answer to its last move.
async fn plays_a_turn(rig: &Rig, who: &PersonAt) -> MessageSeen {
    let before = rig.table().await.log.len();
    let mut dice = Dice::new(5);
    loop {
        let answer = move_by_typing(who, &mut dice).await.expect("it is their turn");
        let table = rig.table().await;
        let ended = table.log[before..].iter().any(|logged| logged.author == session::Author::Computer);
        if ended || !table.computers_to_act().is_empty() {
            return answer;
        }
    }
}

/// Waits for a public message after that one which calls that person.
async fn called_behind(who: &PersonAt, last: &MessageSeen) -> MessageSeen {
    let calls = |it: &&MessageSeen| it.id > last.id && it.author.bot && !it.ephemeral && it.pings_me;
    let found = who.wait_for(PATIENCE, |seen| seen.iter().find(calls).cloned()).await;
    found.expect("they are called")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_answer_to_a_move_shows_the_next_turn_and_nobody_is_called() {
    let rig = Rig::open().await;
    let ada = against_a_computer(&rig).await;
    let answer = plays_a_turn(&rig, &ada).await;
    let goes_on = |seen: &[MessageSeen]| {
        let answer = seen.iter().find(|it| it.id == answer.id)?;
        let told = answer.content.contains("Computer 1") && answer.content.contains("Since your last turn");
        (told && !ids(answer, "sel").is_empty()).then(|| answer.clone())
    };
    ada.wait_for(PATIENCE, goes_on).await.expect("the answer goes on");
    rig.posted().await;
    let called = |it: &MessageSeen| !it.ephemeral && it.id > answer.id && it.pings_me;
    assert!(!ada.sees().iter().any(called), "the one who looks is called");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_lost_their_answer_is_called() {
    let rig = Rig::open().await;
    let ada = against_a_computer(&rig).await;
    let target = Target::times("PATCH", "webhooks/*", 1);
    rig.sandbox.fail(Fault::Refuse { target, status: 404, code: Some(10015) }).expect("the sandbox can");
    let answer = plays_a_turn(&rig, &ada).await;
    let call = called_behind(&ada, &answer).await;
    assert!(ids(&call, "panel").iter().any(|id| id.ends_with(":call")), "{call:?}");
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_acted_before_the_bot_was_killed_is_called() {
    let mut rig = Rig::open().await;
    let ada = against_a_computer(&rig).await;
    let answer = plays_a_turn(&rig, &ada).await;
    rig.kill_bot().await;
    rig.set_clock_wrong(130);
    rig.start_bot().await;
    called_behind(&ada, &answer).await;
    rig.close().await;
}
