//! What people read at a table whose log no longer replays.

use rules::{Options, Seat};

use super::press::recorded_ids;
use super::trips::{PLACE, caller, desk, person};
use crate::discord::app::App;
use crate::discord::app::pressed::Pressed;
use crate::discord::features::absence::vote_here;
use crate::discord::features::away::go_away;
use crate::discord::features::board::deed::{Showing, show};
use crate::discord::features::board::notices::notice_page;
use crate::discord::features::hint::deed::ask_hint;
use crate::discord::features::log::deed::log;
use crate::discord::features::mute::deed::{mute, mute_all};
use crate::discord::features::orders::deed::orders;
use crate::discord::features::panel::deed::{complete, complete_turn, hand, make_moves};
use crate::discord::features::replay::deed::{Audience, ask_replay};
use crate::discord::features::review::deed::ask_review;
use crate::discord::features::stats::stats;
use crate::discord::features::time::{more_time, pause};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use session::{Denied, Intent, Note, SessionId, Status};
use words::Lang;

const SENTENCE: &str = "This table is waiting for an update of the bot; its log is safe.";

/// A game of two in progress, or over, whose log no longer replays.
async fn spoilt(folder: &std::path::Path, over: bool) -> App {
    let desk = desk(folder, 5).await;
    let open = Intent::Open {
        game: "confusing-lands".to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let id = desk.tables.open(PLACE, &person(1), &open, None).await.expect("it is free").session.id;
    for (user, intent) in [(2, Intent::Join), (1, Intent::Start)] {
        desk.tables.act_and_tell(id, &person(user), &intent).await.expect("it is allowed");
    }
    for seat in [Seat(0), Seat(1)] {
        let session = desk.tables.find(id).await.expect("it is read").expect("it is there");
        let sight = session.sight(rules::Viewer::Seat(seat)).expect("it has begun");
        let first = sight.actions().into_iter().next().expect("something can be done");
        let act = Intent::Act { moves: vec![first], decision: None };
        desk.tables.act(id, &person(u64::from(seat.0) + 1), &act, None).await.expect("it is allowed");
    }
    if over {
        desk.tables.act(id, &person(2), &Intent::Resign, None).await.expect("it is allowed");
    }
    desk.tables.database().spoil_logs().await;
    desk
}

/// The sentence of an answer or a refusal.
fn said(answer: Result<Page, Failure>) -> String {
    match answer {
        Ok(page) => page.content,
        Err(failure) => failure.sentence(&caller(1, 1).speech(), None),
    }
}

#[tokio::test]
async fn whoever_looks_at_a_frozen_table_is_told_what_it_waits_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = spoilt(folder.path(), false).await;
    let ada = caller(1, 1);
    let table = desk.here(&ada).await.expect("it is read");
    assert_eq!(table.status, Status::Frozen);
    let pages = [
        show(&desk, &ada, Showing::Picture).await.map(|answer| answer.page),
        show(&desk, &ada, Showing::Text).await.map(|answer| answer.page),
        show(&desk, &ada, Showing::Board(2)).await.map(|answer| answer.page),
        log(&desk, &ada, false).await.map(|answer| answer.page),
        log(&desk, &ada, true).await.map(|answer| answer.page),
        stats(&desk, &ada).await.map(|answer| answer.page),
        hand(&desk, &ada).await.map(|answer| answer.page),
        make_moves(&desk, &ada, "lay").await.map(|answer| answer.page),
        orders(&desk, &ada, None).await.map(|answer| answer.page),
        ask_hint(&desk, &ada, &table, false).await.map(|_| Page::default()),
        pause(&desk, &ada, &table).await,
        vote_here(&desk, &ada, "time").await,
        more_time(&desk, &ada, Some(2)).await,
        mute(&desk, &ada, &table).await,
    ];
    for (number, page) in pages.into_iter().enumerate() {
        assert!(page.as_ref().map_or(true, |page| page.file.is_none()), "{number}: what is hidden stays so");
        let told = said(page);
        assert!(told.ends_with(SENTENCE), "{number}: {told}");
    }
    assert!(
        complete(&desk, &ada, "lay").await.is_empty() && complete_turn(&desk, &ada, "lay").await.is_empty()
    );
}

#[tokio::test]
async fn a_frozen_table_that_ends_tells_its_secret() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = spoilt(folder.path(), false).await;
    let settle = Intent::Settle { sure: true };
    let ended =
        desk.tables.act(SessionId(1), &person(9), &settle, None).await.expect("a moderator may").session;
    assert_eq!(ended.status, Status::Ended);
    let notice = |key| notice_page(&ended, &Note::new(key)).content;
    assert!(notice("notice-ended").contains(&ended.secret_hex()), "{}", notice("notice-ended"));
    assert!(!notice("notice-settled").contains(&ended.secret_hex()), "once is enough");
}

#[tokio::test]
async fn no_press_at_a_frozen_table_ends_in_a_fault() {
    for over in [false, true] {
        for id in recorded_ids() {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let desk = spoilt(folder.path(), over).await;
            let (ada, id) = (caller(1, 1), CustomId { table: id.table.map(|_| SessionId(1)), ..id });
            let press = Pressed {
                app: &desk,
                caller: &ada,
                id: &id,
                value: "lay".to_owned(),
                target: None,
                private: true,
            };
            let told = press.reply().await.map(drop);
            let fault = matches!(told, Err(Failure::Broken(_) | Failure::Denied(Denied::Broken(_))));
            assert!(!fault, "{id} (over: {over})");
        }
    }
}

#[tokio::test]
async fn the_log_of_a_game_that_is_over_is_given_though_it_does_not_replay() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = spoilt(folder.path(), true).await;
    let mut ada = caller(1, 1);
    for lang in Lang::ALL {
        ada.lang = lang;
        let page = log(&desk, &ada, false).await.expect("it is read").page;
        assert!(page.content.contains(&Denied::Frozen.say(&ada.speech())), "{}", page.content);
        let (name, text) = page.file.expect("what was played");
        assert_eq!(name, "confusing-lands-1.log");
        assert!(text.contains("nonsense"), "{text}");
    }
    let replay = ask_replay(&desk, &ada, &desk.here(&ada).await.expect("it is read"), Audience::Caller);
    assert!(matches!(replay.map(drop), Err(Failure::Denied(Denied::Frozen))));
    let table = desk.here(&ada).await.expect("it is read");
    let review = ask_review(&desk, &ada, &table, 0, Audience::Caller).await;
    assert!(matches!(review.map(drop), Err(Failure::Denied(Denied::Frozen))), "nothing is thought in vain");
}

#[tokio::test]
async fn reminders_of_all_tables_end_though_one_is_frozen() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = spoilt(folder.path(), false).await;
    for user in [1, 2] {
        let page = mute_all(&desk, &caller(user, 1)).await.expect("the frozen one reminds nobody");
        assert!(!page.content.is_empty());
    }
}

#[tokio::test]
async fn a_holiday_can_be_taken_though_a_table_is_frozen() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = spoilt(folder.path(), false).await;
    let page = go_away(&desk, &caller(1, 1), "3d").await.expect("it is short").page;
    assert!(page.rows.is_empty(), "a table that stands still waits for nobody: {}", page.content);
}
