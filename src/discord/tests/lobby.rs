//! The lobby's message: what can be pressed there.

use super::trips::{caller, desk, person};
use super::waiting::opened;
use crate::discord::features::lobby::deed::{configure, lobby_choices};
use session::Intent;
use words::Lang;

#[tokio::test]
async fn nobody_is_asked_to_sit_down_where_every_seat_is_taken() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let id = opened(&desk, "en", Vec::new()).await;
    let join = async || {
        let table = desk.here(&caller(1, 11)).await.expect("a table");
        let page = desk.messages.lobby_page(&table, Lang::En, &std::collections::BTreeMap::new());
        let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
        rows[0]["components"][0].clone()
    };
    assert_eq!((&join().await["style"], &join().await["disabled"]), (&3.into(), &false.into()));
    desk.tables.act(id, &person(2), &Intent::Join, None).await.expect("there is a seat");
    assert_eq!((&join().await["style"], &join().await["disabled"]), (&2.into(), &true.into()));
    desk.tables.act(id, &person(2), &Intent::Leave, None).await.expect("they get up");
    assert_eq!((&join().await["style"], &join().await["disabled"]), (&3.into(), &false.into()));
}

#[tokio::test]
async fn a_computer_that_suits_is_added_by_its_host_and_told_of() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    opened(&desk, "en", Vec::new()).await;
    let choices = lobby_choices(&desk, &caller(1, 11)).await;
    let offered = choices.iter().find(|choice| choice.key == "computer").expect("a seat is free");
    assert_eq!(offered.values[0], ("as suits me".to_owned(), "auto".to_owned()));
    assert!(configure(&desk, &caller(2, 12), "computer", "auto").await.is_err(), "not the host");
    let done = configure(&desk, &caller(1, 13), "computer", "auto").await.expect("a seat is free");
    let first = "Level of the computers: normal, as you have not played this game with any yet.\n";
    assert!(done.page.content.starts_with(first), "{}", done.page.content);
    let table = desk.here(&caller(1, 14)).await.expect("a table");
    let levels: Vec<_> = table.seats.iter().filter_map(|row| row.computer()).collect();
    assert_eq!(levels, [thinking::Level::Normal]);
}
