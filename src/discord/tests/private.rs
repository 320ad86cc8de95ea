//! Private tables: who finds them, from where, and what their last board offers.

use super::trips::{PLACE, caller, desk, person};
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::opening::private_panel;
use crate::discord::features::panel::deed::{hand, make_moves};
use crate::discord::features::rematch;
use crate::discord::features::waiting::deed::games;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use rules::{Options, Seat};
use session::{Denied, Intent, Place, SessionId, Status};
use thinking::Level;

/// Person 1's private game of Confusing Lands, alone or with computers; gives their first panel.
async fn opens(desk: &App, interaction: u64, computers: u8) -> Page {
    let intent = Intent::Open {
        game: "confusing-lands".to_owned(),
        options: Options::default(),
        seats: Some(computers + 1),
        computers: vec![Level::Easy; usize::from(computers)],
        language: "en".to_owned(),
    };
    private_panel(desk, &caller(1, interaction), &intent).await.expect("it opens")
}

/// Everything that can be pressed below a page.
fn pressed_ids(page: &Page) -> Vec<CustomId> {
    let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
    let parts = rows.as_array().into_iter().flatten().filter_map(|row| row["components"].as_array());
    parts.flatten().filter_map(|part| part["custom_id"].as_str()?.parse().ok()).collect()
}

async fn presses(desk: &App, caller: &Caller, id: &CustomId) -> Result<Reply, Failure> {
    Pressed { app: desk, caller, id, value: String::new(), target: None, private: true }.reply().await
}

#[tokio::test]
async fn the_first_panel_says_that_nobody_else_sees_the_game_and_has_its_fingerprint() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let page = opens(&desk, 10, 0).await;
    let session = page.panel.clone().expect("it is a panel");
    assert!(page.content.contains("Only you see this game"), "{}", page.content);
    assert!(page.content.contains(&session.commitment()[..40]), "{}", page.content);
    // The panel after the computers' moves says so too: the first one may stand for a moment only.
    let page = opens(&desk, 11, 1).await;
    let (session, head) = (page.panel.expect("it is a panel"), page.head.expect("it has a head"));
    assert!(head.contains("Only you see this game") && head.contains(&session.commitment()[..40]), "{head}");
}

#[tokio::test]
async fn a_private_game_is_played_from_any_channel_also_where_others_play() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let private = opens(&desk, 10, 0).await.panel.expect("it is a panel").id;
    let lobby = Intent::Open {
        game: "catan".to_owned(),
        options: Options::default(),
        seats: Some(3),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    desk.tables.open(PLACE, &person(2), &lobby, None).await.expect("the channel is free");
    for channel in [PLACE.channel, 77] {
        let caller = Caller { place: Place { channel, ..PLACE }, ..caller(1, 11) };
        let found = desk.own_table(&caller).await.expect("it is theirs");
        assert_eq!(found.id, private, "from {channel}");
        let shown = hand(&desk, &caller).await.expect("it is shown").page;
        assert!(
            shown.content.starts_with("-# Confusing Lands, table 1 · only you see it"),
            "{}",
            shown.content
        );
        let listed = games(&desk, &caller).await.expect("it is listed").page;
        assert!(listed.content.contains("only you see it") && !listed.content.contains("<#1>"));
        let ids: Vec<String> = pressed_ids(&listed).iter().map(ToString::to_string).collect();
        let different: std::collections::BTreeSet<&String> = ids.iter().collect();
        assert_eq!((ids.len(), different.len()), (1, 1), "its panel opens from the list, once: {ids:?}");
    }
    // A person who sits in the channel means the channel's table.
    desk.tables.act(SessionId(2), &person(1), &Intent::Join, None).await.expect("there is room");
    assert_eq!(desk.own_table(&caller(1, 12)).await.expect("it is theirs").id, SessionId(2));
}

#[tokio::test]
async fn nobody_else_reaches_a_private_table_while_it_is_played_or_later() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let id = opens(&desk, 10, 1).await.panel.expect("it is a panel").id;
    for over in [false, true] {
        if over {
            desk.tables.act(id, &person(1), &Intent::Resign, None).await.expect("it is allowed");
        }
        for other in [caller(5_000, 20), Caller { moderator: true, ..caller(5_001, 30) }] {
            let told = desk.numbered(&other, id).await.err();
            assert!(matches!(told, Some(Failure::Told("deny-expired", _))), "{told:?}");
            assert!(desk.on_server(&other, id).await.is_err());
        }
        assert!(desk.numbered(&caller(1, 40), id).await.is_ok());
    }
}

#[tokio::test]
async fn the_last_answer_is_the_last_board_and_playing_again_is_private_too() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let id = opens(&desk, 10, 0).await.panel.expect("it is a panel").id;
    let mut last = None;
    for interaction in 11..60 {
        let session = desk.tables.session_by_id(id).await.expect("it is read").expect("it is there");
        if session.status != Status::Live {
            break;
        }
        let advice = session.table().expect("it has begun").advise(Seat(0), Level::Easy, 1);
        let typed = advice[0].moves.join("; ");
        last = Some(make_moves(&desk, &caller(1, interaction), &typed).await.expect("it is legal").page);
    }
    let last = last.expect("something was played");
    let ids = pressed_ids(&last);
    assert!(last.content.contains(
        &desk.tables.session_by_id(id).await.expect("it is read").expect("it is there").secret_hex()
    ));
    for wanted in ["again", "else", "film", "review", "share"] {
        let there = ids.iter().any(|id| id.to_string().split(':').nth(2) == Some(wanted));
        assert!(there, "{wanted}: {ids:?}");
    }
    let again = presses(&desk, &caller(1, 70), &CustomId::at(id, rematch::Press::Again)).await;
    let (Ok(Reply::Private(page)) | Ok(Reply::Update(page))) = again else { panic!("a panel comes") };
    let next = page.panel.expect("it is a panel");
    assert!(next.is_private() && next.status == Status::Live && next.id != id);
    let stranger = presses(&desk, &caller(2, 71), &CustomId::at(next.id, rematch::Press::Again)).await;
    assert!(!matches!(stranger, Err(Failure::Denied(Denied::Broken(_))) | Ok(_)));
}

#[tokio::test]
async fn where_nothing_is_played_a_private_game_comes_before_a_game_elsewhere() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    super::trips::against_a_computer(&desk, "harmonies").await;
    let private = opens(&desk, 10, 0).await.panel.expect("it is a panel").id;
    let elsewhere = Caller { place: Place { channel: 77, ..PLACE }, ..caller(1, 11) };
    assert_eq!(desk.own_table(&elsewhere).await.expect("it is theirs").id, private);
    assert_eq!(
        desk.own_table(&caller(1, 12)).await.expect("it is theirs").id,
        SessionId(1),
        "in its channel"
    );
    opens(&desk, 13, 1).await;
    let asked = desk.own_table(&elsewhere).await.err();
    assert!(matches!(asked, Some(Failure::Told("deny-which-table", _))), "of two they choose: {asked:?}");
}
