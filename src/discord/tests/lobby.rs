//! The lobby's message: what can be pressed there.

use super::trips::{caller, desk, person};
use super::waiting::opened;
use session::Intent;
use words::Lang;

#[tokio::test]
async fn nobody_is_asked_to_sit_down_where_every_seat_is_taken() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let id = opened(&desk, "en", Vec::new()).await;
    let join = async || {
        let table = desk.here(&caller(1, 11)).await.expect("a table");
        let page = desk.scribe.lobby_page(&table, Lang::En, &std::collections::BTreeMap::new());
        let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
        rows[0]["components"][0].clone()
    };
    assert_eq!((&join().await["style"], &join().await["disabled"]), (&3.into(), &false.into()));
    desk.tables.act_on(id, &person(2), &Intent::Join).await.expect("there is a seat");
    assert_eq!((&join().await["style"], &join().await["disabled"]), (&2.into(), &true.into()));
    desk.tables.act_on(id, &person(2), &Intent::Leave).await.expect("they get up");
    assert_eq!((&join().await["style"], &join().await["disabled"]), (&3.into(), &false.into()));
}
