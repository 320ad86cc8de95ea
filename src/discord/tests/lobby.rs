//! The lobby's message: what can be pressed there.

use std::collections::BTreeSet;

use super::trips::{caller, desk, person};
use super::waiting::opened;
use crate::discord::features::lobby::choices::choices;
use crate::discord::features::lobby::deed::{configure, lobby_choices};
use crate::discord::features::lobby::setup::{REMOVE, setup_page};
use crate::discord::wire::limits::OPTIONS;
use serde_json::Value;
use session::testing::PLACE;
use session::{Intent, Moment};
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
    assert_eq!(offered.values[0], ("matched to you".to_owned(), "auto".to_owned()));
    assert!(configure(&desk, &caller(2, 12), "computer", "auto").await.is_err(), "not the host");
    let done = configure(&desk, &caller(1, 13), "computer", "auto").await.expect("a seat is free");
    let first = "The computers play at level beginner: you have not played this game against any yet.\n";
    assert!(done.page.content.starts_with(first), "{}", done.page.content);
    let table = desk.here(&caller(1, 14)).await.expect("a table");
    let levels: Vec<_> = table.seats.iter().filter_map(|row| row.computer()).collect();
    assert_eq!(levels, [thinking::Level::Beginner]);
}

/// The options of the menu in that row, each with what a phone shows of it.
fn menu(rows: &Value, row: usize) -> Vec<(String, String)> {
    let text = |option: &Value, field: &str| option[field].as_str().unwrap_or_default().to_owned();
    let options = rows[row]["components"][0]["options"].as_array().cloned().unwrap_or_default();
    options.iter().map(|option| (text(option, "label"), text(option, "description"))).collect()
}

#[test]
fn two_menus_change_everything_and_a_phone_tells_their_options_apart() {
    let moment = Moment { now: 1, secret: [7; 32], availability: session::Availability::default() };
    for title in games::TITLES.iter().copied() {
        let intent = Intent::Open {
            game: title.id().to_owned(),
            seats: None,
            options: rules::Options::default(),
            computers: Vec::new(),
            language: "en".to_owned(),
        };
        let opened = session::open(PLACE, title, &intent, &person(1), &moment).expect("it opens").session;
        for lang in Lang::ALL {
            let caller = crate::discord::wire::caller::Caller { lang, ..caller(1, 11) };
            let known = choices(&opened, &opened.speech(lang), true);
            assert!(known.len() < OPTIONS, "{} leaves no room to take somebody off", title.id());
            for choice in &known {
                let page = setup_page(&opened, &caller, &choice.key, true);
                let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
                assert_eq!(rows.as_array().map(Vec::len), Some(3), "two menus and a button");
                let (what, how) = (menu(&rows, 0), menu(&rows, 1));
                assert_eq!((what.len(), how.len()), (known.len(), choice.values.len()));
                for shown in [&what, &how] {
                    let labels: BTreeSet<&String> = shown.iter().map(|(label, _)| label).collect();
                    assert_eq!(labels.len(), shown.len(), "{} {lang}: {shown:?}", title.id());
                }
                let now = choice.now().unwrap_or_default();
                assert!(what.iter().any(|(_, about)| about.ends_with(now)), "{now} is not in {what:?}");
            }
        }
    }
}

#[tokio::test]
async fn a_lobby_names_only_what_is_unusual() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    opened(&desk, "en", Vec::new()).await;
    let said = async || {
        let table = desk.here(&caller(1, 11)).await.expect("a table");
        desk.messages.lobby_page(&table, Lang::En, &std::collections::BTreeMap::new()).content
    };
    assert!(!said().await.contains("Options: "), "{}", said().await);
    configure(&desk, &caller(1, 12), "undo", "round").await.expect("it is a term");
    assert!(
        said().await.contains("Options: Taking back by agreement: one round at most\n"),
        "{}",
        said().await
    );
    configure(&desk, &caller(1, 13), "undo", "game").await.expect("it is a term");
    assert!(!said().await.contains("Options: "), "{}", said().await);
}

#[tokio::test]
async fn who_has_been_taken_off_is_no_longer_in_the_menu() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let id = opened(&desk, "en", Vec::new()).await;
    desk.tables.act(id, &person(2), &Intent::Join, None).await.expect("there is a seat");
    let rows = async || {
        let table = desk.here(&caller(1, 11)).await.expect("a table");
        serde_json::to_value(setup_page(&table, &caller(1, 11), REMOVE, false).rows).expect("rows are JSON")
    };
    let full = rows().await;
    assert_eq!(full[1]["components"][0]["options"][0]["value"], "2", "{full}");
    desk.tables.act(id, &person(1), &Intent::Remove(2), None).await.expect("they are taken off");
    let empty = rows().await;
    assert!(!empty.to_string().contains("remove"), "{empty}");
    assert!(!menu(&empty, 1).is_empty(), "the first option takes its place: {empty}");
}
