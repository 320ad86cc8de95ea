//! Two processes at one server, and a spare: started, killed, waited for, and the content of their database.

use std::time::Duration;

use sandbox::{Doubles, Fault, Id, Identified, MessageSeen, PersonAt, SandboxOptions, Target, WorldSeed};
use tokio::process::Command;
use tokio::task::JoinHandle;

use kit::{PATIENCE, Process, Rig, ids, until};
use workshop::Need;

/// A day and a half in seconds: a person who is waited for is reminded after half a day.
pub(super) const LATER: i64 = 36 * 60 * 60;

/// A rig with that many servers, the even ones served by the first process; none, with a notice, where there is no PostgreSQL.
pub(super) async fn servers(count: u64) -> Option<Rig> {
    let options = SandboxOptions {
        world: WorldSeed::spread(count),
        shards: 2,
        identify_window: Duration::from_secs(4),
        patience: PATIENCE,
        ..SandboxOptions::default()
    };
    if Need::Server.is_met() { Some(Rig::build_with(options).await) } else { None }
}

/// The program, serving those shards.
fn serving(rig: &Rig, shards: &str) -> Command {
    let mut program = rig.program();
    program.arg("serve").env("TURNSTONE_SHARDS", shards);
    program
}

/// Starts both processes: the first is the rig's own, the second is returned.
pub(super) async fn both(rig: &mut Rig) -> Process {
    let (one, other) = (serving(rig, "0-0/2"), Process::start(serving(rig, "1-1/2")));
    rig.start_heard(one).await;
    let served = rig.sandbox.wait_for_shards(PATIENCE).await.is_ok();
    assert!(served, "both shards are not served: {:?} {:?}", rig.sandbox.identifies(), other.said().lock());
    other
}

/// Ends both, and starts them that much later.
pub(super) async fn both_later(rig: &mut Rig, other: &mut Process, seconds: i64) {
    other.kill().await;
    rig.kill_bot().await;
    rig.set_clock_wrong(seconds);
    *other = both(rig).await;
}

/// Restarts the second process, which was killed.
pub(super) async fn other_again(rig: &Rig) -> Process {
    let before = rig.sandbox.identifies().len();
    let other = Process::start(serving(rig, "1-1/2"));
    is_taken_over(rig, before).await;
    other
}

/// Starts a spare.
pub(super) fn spare(rig: &Rig) -> Process {
    Process::start(serving(rig, "any"))
}

/// Waits until another process serves the shards of one that was killed when that many had identified.
pub(super) async fn is_taken_over(rig: &Rig, before: usize) {
    let taken = || rig.sandbox.identifies().len() > before;
    until("a process that takes over", async || taken()).await;
    rig.sandbox.wait_for_shards(PATIENCE).await.expect("both shards are served again");
}

/// Ends everything; no server was ever served by two at once, and Discord has accepted everything.
pub(super) async fn close(rig: Rig, others: Vec<Process>) {
    are_gone(&rig, others).await;
    rig.close().await;
}

/// Like [`close`], where somebody may press on a message that is gone at that moment.
pub(super) async fn close_after_trouble(rig: Rig, others: Vec<Process>) {
    are_gone(&rig, others).await;
    rig.close_after_trouble().await;
}

async fn are_gone(rig: &Rig, mut others: Vec<Process>) {
    assert_eq!(rig.sandbox.doubles(), Doubles::default(), "no server is served by both");
    assert!(rig.sandbox.identifies().iter().all(|it| it.outcome == Identified::Taken));
    for other in &mut others {
        other.kill().await;
    }
}

/// Puts the person first whom the first table alone waits for.
pub(super) async fn on_turn_first(rig: &Rig, seats: &mut [PersonAt]) {
    let session = rig.table().await;
    let waited = session.seats.iter().find(|row| row.must()).and_then(|row| row.sitter.user());
    let first = seats.iter().position(|who| Some(who.person().id().0) == waited);
    seats.swap(0, first.expect("it waits for one of them"));
}

/// Counts the rows of that kind in a table's log.
pub(super) async fn rows(rig: &Rig, table: i64, kind: &str) -> i64 {
    let mut database = rig.connect().await;
    let counted = sqlx::query_scalar("select count(*) from action where session = $1 and kind = $2")
        .bind(table)
        .bind(kind)
        .fetch_one(&mut database)
        .await;
    counted.expect("the log can be read")
}

/// Presses without waiting for an answer, which the process owes them when it dies.
pub(super) fn presses_in_vain(who: &PersonAt, message: &MessageSeen, which: &str) -> JoinHandle<()> {
    let (who, message, which) = (who.clone(), message.id, which.to_owned());
    tokio::spawn(async move { drop(who.press(message, &which).await) })
}

/// Like [`presses_in_vain`], committed as a row of that kind, and never answered.
pub(super) async fn is_heard_and_not_answered(
    rig: &Rig,
    (table, kind): (i64, &str),
    who: &PersonAt,
    message: &MessageSeen,
    which: &str,
) -> JoinHandle<()> {
    let target = Target::times("POST", "interactions/*/*/callback", 1);
    rig.sandbox.fail(Fault::Hang { target }).expect("the sandbox can");
    let before = rows(rig, table, kind).await;
    let pressed = presses_in_vain(who, message, which);
    until("what was pressed", async || rows(rig, table, kind).await > before).await;
    rig.sandbox.wait_for_faults(PATIENCE).await.expect("the answer is on its way");
    pressed
}

/// The public messages with that text.
pub(super) fn telling(who: &PersonAt, text: &str) -> Vec<MessageSeen> {
    let says = |message: &MessageSeen| !message.ephemeral && message.content.contains(text);
    who.sees().into_iter().filter(says).collect()
}

/// The public messages with that button.
pub(super) fn offering(who: &PersonAt, verb: &str) -> Vec<MessageSeen> {
    let offers = |message: &MessageSeen| !message.ephemeral && !ids(message, verb).is_empty();
    who.sees().into_iter().filter(offers).collect()
}

/// The direct messages to a person, once there are that many.
pub(super) async fn letters(who: &PersonAt, count: usize) -> Vec<MessageSeen> {
    let direct = who.person().direct();
    until(&format!("{count} direct messages"), async || direct.sees().len() >= count).await;
    direct.sees()
}

pub(super) fn numbers(messages: &[MessageSeen]) -> Vec<Id> {
    messages.iter().map(|message| message.id).collect()
}
