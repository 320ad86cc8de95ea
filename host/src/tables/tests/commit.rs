//! Changes are written whole and once, however many processes write and whatever dies.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;

use super::service::{Delivery, LINE};
use super::*;

#[tokio::test]
async fn everything_is_there_after_a_process_that_never_closed() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 3).await;
    does(&tables, 1, &moves("step; roll")).await;
    let before = does(&tables, 1, &Intent::Undo { decision: None, sure: true, going: None }).await.session;
    std::mem::forget(tables);
    let after = now(&house.open().await).await;
    assert_eq!(saved(&after), saved(&before));
    assert_eq!((&after.seats, &after.log, &after.question), (&before.seats, &before.log, &before.question));
    assert_eq!((after.rev, after.next, after.secret), (before.rev, before.next, before.secret));
    assert_eq!(after.shown.as_ref().map(|s| s.seq), before.shown.as_ref().map(|s| s.seq));
}

#[tokio::test]
async fn a_repeated_delivery_changes_nothing_and_gives_the_earlier_result() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    start(&one, 2).await;
    let first = act_at(&one, PLACE, &person(1), &moves("step; roll"), Some(77)).await.expect("it is legal");
    for tables in [&one, &two] {
        let again =
            act_at(tables, PLACE, &person(1), &moves("step; roll"), Some(77)).await.expect("it was done");
        assert!(again.repeated);
        assert_eq!(again.session.rev, first.session.rev);
        let words = Viewer::Seat(Seat(0));
        assert_eq!(again.told(words, &Keys), first.told(words, &Keys));
    }
    // After the first look as well: the unique index refuses, and play continues over the same pool.
    let session = now(&one).await;
    let change = decide(&session, &moves("step"), &person(1), &one.moment()).expect("it is legal");
    let refused = one.store().commit(Some(session.clone()), change, Some(77), 0, None).await;
    assert!(matches!(refused, Err(StoreError::Repeated)));
    assert_eq!(now(&one).await.rev, session.rev);
    does(&one, 1, &moves("step")).await;
}

#[tokio::test]
async fn a_stale_revision_is_rolled_back_and_play_goes_on() {
    let house = House::new();
    let tables = house.open().await;
    let session = start(&tables, 2).await;
    let change = decide(&session, &moves("step"), &person(1), &tables.moment()).expect("it is legal");
    does(&tables, 1, &moves("roll")).await;
    let refused = tables.store().commit(Some(session.clone()), change, None, 0, None).await;
    assert!(matches!(refused, Err(StoreError::Stale)));
    does(&tables, 1, &moves("step; done")).await;
    assert_eq!(count(&*now(&tables).await, "step"), 1);
}

#[tokio::test]
async fn two_processes_race_and_every_move_counts_once() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    start(&one, 1).await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..40u64 {
        let tables = if number % 2 == 0 { one.clone() } else { two.clone() };
        // Every interaction is delivered twice, to both.
        tasks.spawn(async move {
            act_at(&tables, PLACE, &person(1), &moves("step"), Some(number / 2)).await.map(|_| ())
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.expect("no task panics").expect("a race is no reason to refuse");
    }
    let session = now(&one).await;
    assert_eq!(count(&session, "step"), 20);
    assert_eq!(saved(&session), saved(&*now(&two).await));
    assert_eq!(saved(&session), saved(&*now(&house.open().await).await));
}

#[tokio::test]
async fn one_of_two_lobbies_opened_at_once_gets_the_channel() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    let (alice, bob, intent) = (person(1), person(2), opening(2));
    let (a, b) =
        tokio::join!(act_at(&one, PLACE, &alice, &intent, None), act_at(&two, PLACE, &bob, &intent, None));
    let taken = [a, b].into_iter().filter(|r| matches!(r, Err(Denied::ChannelTaken))).count();
    assert_eq!(taken, 1);
    // The index itself, and that the connection is free afterwards.
    let change =
        session::open(PLACE, RULES_1[0], &intent, &alice, &one.moment()).expect("it could be opened");
    assert!(matches!(one.store().commit(None, change, None, 0, None).await, Err(StoreError::Taken)));
    does(&one, 3, &Intent::Join).await;
}

#[tokio::test]
async fn a_busy_database_is_a_polite_refusal_and_passes() {
    let house = House::new();
    let (tables, other) = (house.open().await, house.open().await);
    start(&tables, 2).await;
    let lock = other.database().lock().await;
    assert_eq!(denied(&tables, 1, &moves("step")).await, "busy");
    assert_eq!(count(&*now(&tables).await, "step"), 0, "reading goes on");
    lock.rollback().await.expect("the lock is given back");
    does(&tables, 1, &moves("step")).await;
}

/// An intent that has waited for the database as long as Discord waits for an answer is not carried out afterwards, when nobody would hear
/// of it.
#[tokio::test]
async fn what_gets_the_database_too_late_is_not_done() {
    let house = House::new();
    let (tables, other) = (house.open().await, house.open().await);
    start(&tables, 2).await;
    let soon = Instant::now() + Duration::from_millis(50);
    let lock = other.database().lock().await;
    let step = tokio::spawn(in_time(tables.clone(), 71, soon));
    tokio::time::sleep_until(soon).await;
    lock.rollback().await.expect("the lock is given back");
    assert_eq!(step.await.expect("it does not panic").err().as_deref(), Some("busy"));
    assert_eq!(count(&*now(&tables).await, "step"), 0);
    let done = in_time(tables.clone(), 72, soon + Duration::from_secs(60)).await.expect("it is in time");
    assert_eq!(count(&done.session, "step"), 1);
    let again = in_time(tables.clone(), 72, soon)
        .await
        .expect("what was done is not denied to whoever is told twice");
    assert!(again.repeated);
}

#[tokio::test]
async fn few_wait_at_a_table_and_none_for_longer_than_discord_does() {
    let house = House::new();
    let tables = house.open().await;
    let session = start(&tables, 2).await;
    let turns = tables.channel_lock(session.place);
    let turn = turns.lock().await;
    let late = in_time(tables.clone(), 1, Instant::now() + Duration::from_millis(10)).await;
    assert_eq!(late.err().as_deref(), Some("busy"), "its turn does not come");
    let due = Instant::now() + Duration::from_secs(60);
    let mut wishes: JoinSet<_> = (100..120).map(|number| in_time(tables.clone(), number, due)).collect();
    // The task that has the turn counts in the line as well.
    for _ in LINE..=20 {
        let refused = wishes.join_next().await.expect("there are more").expect("it does not panic");
        assert_eq!(refused.err().as_deref(), Some("busy"), "the line is full");
    }
    drop(turn);
    let done = wishes.join_all().await;
    assert!(done.iter().all(Result::is_ok) && done.len() == LINE - 1, "{}", done.len());
    assert_eq!(count(&*now(&tables).await, "step"), done.len());
}

/// A step of the first person that is answered in time, or not made.
async fn in_time(tables: Tables, interaction: u64, due: Instant) -> Result<Receipt, String> {
    let session = now(&tables).await;
    let done = tables
        .act(
            session,
            &person(1),
            &moves("step"),
            Delivery { interaction: Some(interaction), due: Some(due), post_at: 0 },
        )
        .await;
    done.map_err(|denied| denied.to_string())
}

#[tokio::test]
async fn a_full_disk_is_a_polite_refusal_and_passes() {
    let house = House::of_file();
    let tables = house.open().await;
    start(&tables, 2).await;
    tables.database().fill(true).await;
    // Pages that are free in the file already can still be written.
    let long = moves(&["step"; 40].join("; "));
    let refused = loop {
        let before = now(&tables).await;
        if let Err(denied) = act_at(&tables, PLACE, &person(1), &long, None).await {
            assert_eq!(now(&tables).await.rev, before.rev, "nothing of it is done");
            break denied;
        }
    };
    assert_eq!(refused.to_string(), "busy");
    tables.database().fill(false).await;
    let played = does(&tables, 1, &long).await.session;
    assert_eq!(saved(&*now(&house.open().await).await), saved(&played));
}
