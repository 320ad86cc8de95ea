//! One store over two engines: the same columns, tables that move from one to the other, one process at a server. Without a server of
//! PostgreSQL the tests' files stand in its place.

use super::*;
use crate::claim::claim;
use crate::store::transfer;

/// Two houses with the same clock, the first of which keeps its tables in a file.
fn two_houses() -> (House, House) {
    let file = House::of_file();
    let other = House { clock: file.clock.clone(), ..House::new() };
    (file, other)
}

#[tokio::test]
async fn both_engines_have_the_same_columns() {
    let (file, other) = two_houses();
    let (file, other) = (file.open().await, other.open().await);
    assert_eq!(file.store().shape().await, other.store().shape().await);
}

#[tokio::test]
async fn tables_go_on_where_they_were_when_they_have_moved_to_another_engine_and_back() {
    let (file, server) = two_houses();
    let tables = file.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("step")).await;
    tables.store().set(Owner::Person(1), "zone", Some("Ľ 'x' \u{1F600}")).await.expect("it is set");
    let over = Place { channel: 77, ..PLACE };
    for (user, intent) in [(3, opening(2)), (4, Intent::Join), (3, Intent::Start), (3, moves("step; end"))] {
        act_at(&tables, over, &person(user), &intent, None).await.expect("it is allowed");
    }
    let ended = tables.find_at(over).await.expect("it is read").expect("it is there").id;
    tables.store().pack(ended).await.expect("it is packed");
    let outbox = tables.store().outbox().await;
    let before = now(&tables).await;
    tables.store().close().await;
    let (from, to) = (file.database().await, server.database().await);
    let moved = transfer(&from, &to).await.expect("it is moved");
    assert!(moved.iter().all(|table| table.sum.len() == 64));
    let rows = |name| moved.iter().find(|table| table.table == name).map(|table| table.rows);
    assert_eq!((rows("session"), rows("pack"), rows("seat")), (Some(2), Some(1), Some(4)));
    let refused = transfer(&from, &to).await.err().expect("there are tables");
    assert!(refused.to_string().contains("holds tables already"), "{refused:#}");
    let tables = server.open().await;
    assert_eq!(saved(&*now(&tables).await), saved(&before));
    assert_eq!(tables.store().outbox().await, outbox);
    does(&tables, 1, &moves("step")).await;
    assert_eq!(count(&*now(&tables).await, "step"), 2);
    let opened = act_at(&tables, Place { channel: 78, ..PLACE }, &person(5), &opening(2), None).await;
    assert!(opened.expect("it is opened").session.id > ended, "a table takes the number of another");
    let newest = tables.store().outbox().await.last().expect("something is posted").0;
    assert!(outbox.iter().all(|(id, ..)| *id < newest), "a number is given twice");
    tables.store().close().await;
    let back = House { clock: file.clock.clone(), ..House::of_file() };
    transfer(&to, &back.database().await).await.expect("it is moved back");
    let tables = back.open().await;
    assert_eq!(count(&*now(&tables).await, "step"), 2);
    let ended = tables.session_by_id(ended).await.expect("it is read").expect("it is there");
    assert!(ended.log_text().expect("it is over").contains("end"));
}

#[tokio::test]
async fn a_second_process_is_kept_away_until_the_first_has_ended() {
    let house = House::new();
    let database = house.open().await.store().clone();
    database.close().await;
    let database = house.database().await;
    let first = claim(&database).await.expect("it is free");
    let refused = claim(&database).await.err().expect("it is taken");
    assert!(format!("{refused:#}").contains("another process serves"), "{refused:#}");
    drop(first);
    // A server lets go when it sees that the connection has ended.
    let mut tries = 0;
    while let Err(error) = claim(&database).await {
        tries += 1;
        assert!(tries < 100, "{error:#}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}
