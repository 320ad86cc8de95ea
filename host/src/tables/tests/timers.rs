//! The clock does what is due, once.

use std::time::Duration;

use super::*;
use crate::store::DAY;

/// Does what is due now; gives how many things were done.
async fn ring(tables: &Tables) -> usize {
    tables.ring(tables.now()).await.expect("the timers are read")
}

/// Counts the rows with which the clock has closed the table in the channel.
async fn closed(tables: &Tables) -> usize {
    let id = now(tables).await.id;
    let stored = tables.store().load(id).await.expect("it is read").expect("it is there");
    stored.rows.iter().filter(|row| (row.kind(), row.author) == (Kind::End, Author::Clock)).count()
}

async fn next(tables: &Tables) -> Option<i64> {
    tables.store().next_timer(0).await.expect("the timers are read")
}

#[tokio::test]
async fn a_lobby_closes_a_week_after_the_last_touch() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, 1, &opening(3)).await;
    house.wait(LOBBY_LIFE - 1);
    assert_eq!(
        (ring(&tables).await, closed(&tables).await),
        (1, 0),
        "its host is asked; not before its time"
    );
    does(&tables, 2, &Intent::Join).await;
    house.wait(LOBBY_LIFE - 1);
    assert_eq!(ring(&tables).await, 0, "the touch has moved it");
    house.wait(1);
    assert_eq!(ring(&tables).await, 1);
    assert_eq!(denied(&tables, 3, &Intent::Join).await, "closed");
    house.wait(LOBBY_LIFE);
    assert_eq!((ring(&tables).await, closed(&tables).await, next(&tables).await), (0, 1, None));
}

#[tokio::test]
async fn a_start_and_a_close_drop_the_timer() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    assert_eq!(next(&tables).await, Some(tables.now() + 600), "of whoever has begun, and is first");
    does(&tables, 1, &Intent::Settle { sure: true }).await;
    does(&tables, 1, &Intent::Rematch).await;
    assert_eq!(next(&tables).await, Some(tables.now() + DAY), "the host is asked first");
    does(&tables, 1, &Intent::End { sure: true }).await;
    assert_eq!(next(&tables).await, None);
}

#[tokio::test]
async fn what_became_due_while_nobody_served_is_done_once_at_the_next_start() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, 1, &opening(2)).await;
    std::mem::forget(tables);
    house.wait(LOBBY_LIFE);
    let tables = house.open().await;
    assert_eq!(ring(&tables).await, 1);
    std::mem::forget(tables);
    let tables = house.open().await;
    assert_eq!((ring(&tables).await, closed(&tables).await), (0, 1));
}

#[tokio::test]
async fn two_processes_do_what_is_due_once() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    for channel in 0..10 {
        let place = Place { channel, ..PLACE };
        act_at(&one, place, &person(1 + channel), &opening(2), None).await.expect("a lobby");
    }
    house.wait(LOBBY_LIFE);
    let (a, b) = tokio::join!(ring(&one), ring(&two));
    assert_eq!(a + b, 10);
    assert_eq!((ring(&one).await, next(&two).await), (0, None));
    for channel in 0..10 {
        let id = two.find_at(Place { channel, ..PLACE }).await.expect("it is read").expect("a table").id;
        let stored = two.store().load(id).await.expect("it is read").expect("it is there");
        assert_eq!(stored.rows.iter().filter(|row| row.kind() == Kind::End).count(), 1);
    }
}

#[tokio::test]
async fn four_reminders_are_sent_once_each_whoever_serves() {
    const HOUR: i64 = 60 * 60;
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    house.wait(600);
    assert_eq!(ring(&tables).await, 1, "the call");
    std::mem::forget(tables);
    for hours in [12, 24, 24, 24] {
        house.wait(hours * HOUR - if hours == 12 { 601 } else { 1 });
        let (one, two) = (house.open().await, house.open().await);
        assert_eq!(ring(&one).await, 0, "not before its time");
        house.wait(1);
        let (a, b) = tokio::join!(ring(&one), ring(&two));
        assert_eq!(a + b, 1);
        std::mem::forget((one, two));
    }
    let tables = house.open().await;
    let session = now(&tables).await;
    let begun = session.seats[0].asked_since.expect("it is their turn");
    assert_eq!(next(&tables).await, Some(begun + 72 * HOUR), "they are left in peace, and the others decide");
    assert!(session.seats[0].reminders.are_over());
    does(&tables, 1, &moves("step")).await;
    assert_eq!(next(&tables).await, Some(tables.now() + 600), "something has changed");
}

#[tokio::test]
async fn what_cannot_be_written_stays_due() {
    let house = House::of_file();
    let tables = house.open().await;
    does(&tables, 1, &opening(2)).await;
    house.wait(LOBBY_LIFE);
    let other = house.open().await;
    let lock = other.database().lock().await;
    assert_eq!((ring(&tables).await, closed(&tables).await), (0, 0));
    lock.rollback().await.expect("the lock is given back");
    // The file's pages have no room for so many closings.
    for channel in 100..199 {
        act_at(&tables, Place { channel, ..PLACE }, &person(channel + 1000), &opening(2), None)
            .await
            .expect("a lobby");
    }
    house.wait(LOBBY_LIFE);
    tables.database().fill(true).await;
    let done = ring(&tables).await;
    assert!(done < 100, "all were closed on a full disk");
    tables.database().fill(false).await;
    assert_eq!((done + ring(&tables).await, ring(&tables).await, next(&tables).await), (100, 0, None));
}

#[tokio::test]
async fn a_timer_of_which_the_table_knows_nothing_is_dropped() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    let stray = Timer { kind: TimerKind::Expiry, seat: None, due: tables.now() };
    tables.database().plant_timer(id, stray).await;
    assert_eq!((ring(&tables).await, next(&tables).await), (0, Some(tables.now() + 600)));
    assert_eq!(now(&tables).await.status, Status::Live);
}

#[tokio::test]
async fn lobbies_of_an_older_file_get_their_timer() {
    let house = House::of_file();
    let tables = house.open().await;
    does(&tables, 1, &opening(2)).await;
    let due = next(&tables).await;
    let elsewhere = Place { channel: 21, ..PLACE };
    act_at(&tables, elsewhere, &person(2), &opening(1), None).await.expect("another lobby");
    act_at(&tables, elsewhere, &person(2), &Intent::Start, None).await.expect("it starts");
    tables.database().forget_timers().await;
    house.wait(100);
    let tables = house.open().await;
    assert_eq!(next(&tables).await, due);
    house.wait(LOBBY_LIFE);
    assert_eq!((ring(&tables).await, closed(&tables).await), (1, 1));
}

#[tokio::test]
async fn the_task_wakes_when_a_timer_is_set_and_when_one_is_due() {
    let house = House::new();
    let tables = house.open().await;
    let task = tokio::spawn({
        let tables = tables.clone();
        async move { tables.keep_time().await }
    });
    does(&tables, 1, &opening(2)).await;
    let first = now(&tables).await.id;
    house.wait(LOBBY_LIFE - 1);
    // That wakes the task, which finds what our own look finds: it may sleep for one second.
    let elsewhere = Place { channel: 21, ..PLACE };
    act_at(&tables, elsewhere, &person(2), &opening(2), None).await.expect("another lobby");
    assert_eq!(tables.round().await.expect("the timers are read"), 1);
    house.wait(1);
    let over = async {
        while tables.session_by_id(first).await.expect("it is read").is_some_and(|s| s.status.is_open()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), over).await.expect("long before the longest sleep");
    assert_eq!(next(&tables).await, Some(tables.now() + DAY - 1), "the other one stands");
    task.abort();
}

/// Counts the calls of the first seat that wait to be posted.
async fn calls(tables: &Tables) -> usize {
    let due = tables.outbox().due(PLACE, tables.now()).await.expect("the outbox");
    due.iter().filter(|post| post.effect == Effect::Call(rules::Seat(0))).count()
}

#[tokio::test]
async fn whoever_has_acted_and_falls_silent_is_called_once() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    house.wait(599);
    assert_eq!((ring(&tables).await, calls(&tables).await), (0, 0));
    house.wait(1);
    assert_eq!((ring(&tables).await, calls(&tables).await), (1, 1));
    house.wait(10_000);
    assert_eq!((ring(&tables).await, calls(&tables).await), (0, 1), "a reminder is for later");
}

#[tokio::test]
async fn a_clock_that_is_set_back_delays_no_call() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("step")).await;
    assert_eq!((ring(&tables).await, calls(&tables).await), (0, 0));
    house.wait(-24 * 60 * 60);
    assert_eq!((ring(&tables).await, calls(&tables).await), (1, 1));
    assert_eq!((ring(&tables).await, calls(&tables).await), (0, 1));
}

#[tokio::test]
async fn whoever_may_not_have_been_answered_is_called_when_the_next_process_starts() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    house.wait(60);
    let elsewhere = Place { channel: 21, ..PLACE };
    for intent in [opening(2), Intent::Join, Intent::Start] {
        let user = if intent == Intent::Join { 2 } else { 1 };
        act_at(&tables, elsewhere, &person(user), &intent, None).await.expect("it is granted");
    }
    let later = tables.find_at(elsewhere).await.expect("it is read").expect("a table").id;
    std::mem::forget(tables);
    let tables = house.open().await;
    tables.call_unanswered().await.expect("the timers are read");
    assert_eq!(calls(&tables).await, 0, "who acted a minute before the last sign of life has been answered");
    let called = tables.outbox().due(elsewhere, tables.now()).await.expect("the outbox");
    let wanted = Effect::Call(rules::Seat(0));
    assert!(called.iter().any(|post| post.session == later && post.effect == wanted));
}
