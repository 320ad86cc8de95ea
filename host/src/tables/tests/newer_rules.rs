//! Tables that were played under other rules.

use super::*;

#[tokio::test]
async fn a_table_whose_log_still_holds_is_adopted_by_newer_rules() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let before = does(&tables, 1, &moves("step; roll")).await.session;
    let newer = house.open_with(RULES_2).await;
    assert_eq!(newer.replay_all(|_, _| ()).await.expect("it is read")[0].fault, None);
    let after = now(&newer).await;
    assert_eq!((after.rules, after.status, saved(&after)), (2, Status::Live, saved(&before)));
    does(&newer, 1, &moves("done")).await;
    // The older version looks on, and changes nothing that it does not understand.
    assert_eq!(denied(&tables, 2, &moves("step")).await, "frozen");
    does(&newer, 2, &moves("step")).await;
}

#[tokio::test]
async fn a_table_whose_log_no_longer_holds_is_frozen_until_it_does() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let before = does(&tables, 1, &moves("cheat")).await.session;
    let newer = house.open_with(RULES_2).await;
    let review = newer.replay_all(|_, _| ()).await.expect("it is read");
    assert!(review[0].fault.as_ref().is_some_and(|fault| fault.to_string().contains("cheat")), "{review:?}");
    assert_eq!(now(&tables).await.status, Status::Live, "the review changes nothing");
    assert_eq!(denied(&newer, 1, &moves("step")).await, "frozen");
    let frozen = now(&newer).await;
    assert_eq!((frozen.status, frozen.table().is_none()), (Status::Frozen, true));
    let due = newer.outbox().due(PLACE, newer.now()).await.expect("the outbox is read");
    assert!(due.iter().any(|post| post.effect == Effect::Notice(Note::new("notice-frozen"))));
    let healed = now(&house.open().await).await;
    assert_eq!((healed.status, saved(&healed)), (Status::Live, saved(&before)));
}

#[tokio::test]
async fn a_frozen_table_can_be_ended() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("cheat")).await;
    let newer = house.open_with(RULES_2).await;
    does(&newer, 1, &Intent::End { sure: true }).await;
    does(&newer, 2, &Intent::Agree { question: None }).await;
    assert_eq!(now(&newer).await.status, Status::Ended);
    does(&newer, 1, &opening(2)).await;
}

#[tokio::test]
async fn a_table_of_an_unknown_game_is_left_alone() {
    let house = House::new();
    start(&house.open().await, 2).await;
    let without = house.open_with(&[]).await;
    assert_eq!(denied(&without, 1, &moves("step")).await, "frozen");
    assert!(without.replay_all(|_, _| ()).await.expect("it is read")[0].fault.is_some());
    assert_eq!(now(&house.open().await).await.status, Status::Live);
}

#[tokio::test]
async fn a_snapshot_is_only_a_cache() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    for _ in 0..60 {
        does(&tables, 1, &moves("step; step")).await;
    }
    let played = now(&tables).await;
    let stored =
        async |tables: &Tables| tables.store().load(id).await.expect("it is read").expect("it is there");
    assert!(stored(&tables).await.saved.is_some());
    let again = now(&house.open().await).await;
    assert_eq!((saved(&again), &again.log), (saved(&played), &played.log));
    assert_eq!(again.shown.as_ref().map(|s| s.seq), played.shown.as_ref().map(|s| s.seq));
    // Taking back what it contains voids it.
    for _ in 0..80 {
        does(&tables, 1, &Intent::Undo { decision: None, sure: true, going: None }).await;
    }
    assert!(stored(&tables).await.saved.is_none());
    assert_eq!(saved(&*now(&house.open().await).await), saved(&*now(&tables).await));
    // An unreadable one is skipped.
    for _ in 0..3 {
        does(&tables, 1, &moves(&["step"; 30].join("; "))).await;
    }
    assert!(stored(&tables).await.saved.is_some());
    tables.database().spoil_snapshots().await;
    assert_eq!(saved(&*now(&house.open().await).await), saved(&*now(&tables).await));
}
