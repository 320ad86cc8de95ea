use super::*;
use crate::store::Stretch;

#[tokio::test]
async fn what_was_committed_is_posted_after_a_crash() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("done")).await;
    std::mem::forget(tables);
    let tables = house.open().await;
    let due = tables.store().due(tables.now()).await.expect("the outbox is read");
    let effects: Vec<_> = due.iter().map(|post| &post.effect).collect();
    let both = SeatSet::all(2).without(Seat(0));
    assert_eq!(effects, [&Effect::Lobby, &Effect::Board { since: -1, ping: both }]);
}

#[tokio::test]
async fn the_latest_board_wins_and_takes_over_whom_to_ping() {
    let house = House::new();
    let tables = house.open().await;
    let (store, id) = (tables.store(), start(&tables, 3).await.id);
    let due = async || tables.store().due(tables.now()).await.expect("the outbox is read");
    for post in due().await {
        store.sent(&post, Some(500), None, 1).await.expect("it is noted");
    }
    assert_eq!(store.message(id).await.expect("the database answers"), Some(500));
    let told = now(&tables).await.shown.as_ref().map(|s| s.seq);
    does(&tables, 1, &moves("done")).await;
    let in_flight = due().await;
    does(&tables, 2, &moves("done")).await;
    let merged = due().await;
    let ping = SeatSet::all(3).without(Seat(0));
    assert_eq!(merged.len(), 1);
    assert_eq!(merged[0].effect, Effect::Board { since: told.expect("a board"), ping });
    assert_eq!((merged[0].earlier, merged[0].live), (Some(500), Some(500)));
    // The one that was under way arrives; the later one is still to come, without it.
    store.sent(&in_flight[0], Some(501), None, 2).await.expect("it is noted");
    let rest = due().await;
    assert_eq!((rest.len(), rest[0].live), (1, Some(501)));
    assert!(matches!(rest[0].effect, Effect::Board { ping, .. } if ping == SeatSet::one(Seat(2))));
    // A failure holds the whole table back for a while.
    store.failed(&rest[0], tables.now() + 30).await.expect("it is noted");
    does(&tables, 3, &moves("done")).await;
    assert!(due().await.is_empty());
    assert_eq!(store.next_try().await.expect("the database answers"), Some(tables.now()));
    house.wait(30);
    let again = due().await;
    assert_eq!(again.len(), 1);
    store.sent(&again[0], None, None, 3).await.expect("it is noted");
    assert!(due().await.is_empty());
    assert_eq!(store.message(id).await.expect("the database answers"), Some(501));
}

#[tokio::test]
async fn what_the_boards_have_told_is_known_to_the_next_post() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let store = tables.store();
    let next = async || {
        let due = store.due(tables.now()).await.expect("the outbox is read");
        due.into_iter().find(|post| matches!(post.effect, Effect::Board { .. })).expect("a board")
    };
    let stretch = |since, until| Some(Stretch { since, until });
    let mut post = next().await;
    assert_eq!(post.told, None);
    for (who, message, tells, known) in [
        (1, 500, stretch(-1, 2), stretch(-1, 2)),
        (2, 500, stretch(-1, 4), stretch(-1, 4)),
        (1, 501, stretch(4, 6), stretch(4, 6)),
    ] {
        store.sent(&post, Some(message), tells, 1).await.expect("it is noted");
        does(&tables, who, &moves("done")).await;
        post = next().await;
        assert_eq!(post.told, known);
    }
}

#[tokio::test]
async fn a_parked_table_holds_its_posts_until_somebody_comes() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    tables.act_on(id, &Person::bot(), &Intent::Park, None).await.expect("it is parked");
    assert!(tables.store().due(tables.now()).await.expect("the outbox is read").is_empty());
    does(&tables, 1, &moves("done")).await;
    assert!(!tables.store().due(tables.now()).await.expect("the outbox is read").is_empty());
}
