//! Reviews of finished games in the store.

use rules::Seat;

use super::*;
use crate::tables::packing::KEPT_OPEN;

const ADA: u64 = 10_000_000_000_000_001;

#[tokio::test]
async fn a_review_is_kept_for_a_month_and_goes_with_whoever_is_forgotten() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, ADA, &opening(1)).await;
    does(&tables, ADA, &Intent::Start).await;
    let id = does(&tables, ADA, &moves("step; end")).await.session.id;
    let kept = async |mark: &str| tables.store().review(id, Seat(0), mark).await.expect("it is read");
    let keep = async |mark: &str, body: &str| {
        let keeping = tables.store().keep_review(id, Seat(0), mark, body.to_owned(), tables.now());
        keeping.await.expect("it is written");
    };
    keep("one", "old").await;
    keep("two", "new").await;
    assert_eq!((kept("one").await, kept("two").await.as_deref()), (None, Some("new")));
    house.wait(KEPT_OPEN);
    tables.round().await.expect("the clock looks");
    assert_eq!(kept("two").await.as_deref(), Some("new"), "the month is not over");
    house.wait(60);
    tables.round().await.expect("the clock looks");
    assert_eq!(kept("two").await, None);
    keep("three", "new").await;
    tables.forget(&person(ADA)).await.expect("they are forgotten");
    assert_eq!(kept("three").await, None);
}
