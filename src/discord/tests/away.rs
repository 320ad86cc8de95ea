//! Holidays: who may take how many days, and where others see it.

use rules::{Seat, SeatSet, Words as _};

use super::trips::{caller, desk};
use super::waiting::{begun, opened};
use crate::discord::app::App;
use crate::discord::features::away::page::away_lines;
use crate::discord::features::away::{days_offered, go_away, meanwhile};
use crate::discord::features::board::deed::Tale;
use crate::discord::features::me::me;
use crate::discord::message::failure::Failure;
use crate::discord::message::wishes::Meanwhile;
use host::outbox::Stretch;
use session::{Denied, SessionId};
use words::Lang;

async fn away(desk: &App, user: u64, until: &str) -> Result<String, Failure> {
    Ok(go_away(desk, &caller(user, 1), until).await?.page.content)
}

#[tokio::test]
async fn a_holiday_is_seen_in_lobbies_on_boards_and_on_plates() {
    let said = [("en", "on holiday until"), ("pl", "urlop do"), ("cs", "dovolen")];
    for (language, sign) in said {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = desk(folder.path(), 1).await;
        let id = opened(&desk, language, Vec::new()).await;
        away(&desk, 1, "3d").await.expect("it is short");
        let lobby = desk.tables.session_by_id(id).await.expect("it is read").expect("a table");
        let page = desk.messages.lobby_page(
            &lobby,
            language.parse::<Lang>().expect("a language"),
            &Default::default(),
        );
        let line = page.content.lines().find(|line| line.contains("Person 1") && line.contains(sign));
        // The 12th of September 2001, midnight by UTC.
        assert!(line.is_some_and(|line| line.contains("<t:1000252800:D>")), "{}", page.content);
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let id = begun(&desk, "en").await.id;
    away(&desk, 1, "2001-09-12").await.expect("it is short");
    let found = desk.tables.find(id).await.expect("it is read").expect("a table");
    let tale = Tale::of(&found, Stretch { since: -1, until: 1 }).expect("the log replays");
    let board = desk.messages.board_page(&found, &tale, SeatSet::EMPTY).await.expect("it is drawn").content;
    let line = "-# Person 1 is on holiday until <t:1000252800:D>.";
    assert!(board.lines().any(|told| told == line), "{board}");
    let plates = desk.messages.speech_of_plates(&found, Lang::En);
    assert_eq!([Seat(0), Seat(1)].map(|seat| plates.name(seat)), ["Person 1 ☾", "Person 2"]);
    away(&desk, 1, "off").await.expect("it is over");
    let found = desk.tables.find(id).await.expect("it is read").expect("a table");
    assert!(away_lines(&found, desk.tables.now(), &found.speech(Lang::En)).is_empty());
}

#[tokio::test]
async fn a_year_has_so_many_days_of_holiday() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let refused = |done: Result<String, Failure>, key: &str| {
        assert!(matches!(&done, Err(Failure::Told(told, _)) if *told == key), "{key}: {done:?}");
    };
    refused(away(&desk, 1, "off").await, "deny-away-not");
    refused(away(&desk, 1, "40d").await, "deny-away-long");
    refused(away(&desk, 1, "2001-09-09").await, "deny-away-day");
    refused(away(&desk, 1, "0").await, "deny-away-day");
    assert_eq!(desk.tables.store().rhythm(1).await.expect("it is read").away, None);
    let said = away(&desk, 1, "28d").await.expect("there are so many");
    assert!(said.contains("<t:1002412800:D>") && said.contains("0 days"), "{said}");
    let said = away(&desk, 1, "2d").await.expect("it is shorter");
    assert!(said.contains("26 days"), "{said}");
    let page = me(&desk, &caller(1, 1), &[]).await.expect("it is shown").page;
    assert!(page.content.contains("26 of 28 days"), "{}", page.content);
    assert_eq!(days_offered(&desk, &caller(1, 1), "").await[0].1, "off");
    assert_eq!(days_offered(&desk, &caller(1, 1), "24.12.").await[0].1, "2001-12-24");
}

#[tokio::test]
async fn a_holiday_says_which_tables_wait_and_what_they_can_do_meanwhile() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let id = begun(&desk, "en").await.id;
    let page = go_away(&desk, &caller(1, 1), "7d").await.expect("it is short").page;
    assert!(page.content.contains("I ask the others about you a day after"), "{}", page.content);
    assert_eq!(page.rows.len(), 1, "three buttons for the table");
    let page = meanwhile(&desk, &caller(1, 1), id, Meanwhile::Wait).await.expect("they play there");
    assert!(page.content.contains("keeps your seat") && page.rows.len() == 1, "{}", page.content);
    let page =
        meanwhile(&desk, &caller(1, 1), id, Meanwhile::Computer).await.expect("somebody else plays on");
    assert!(page.content.contains("A computer plays for you") && page.rows.is_empty(), "{}", page.content);
    let table = desk.tables.find(id).await.expect("it is read").expect("a table");
    assert!(session::is_handed_over(&table, 1));
    let again = meanwhile(&desk, &caller(1, 1), id, Meanwhile::Wait).await;
    assert!(matches!(again, Err(Failure::Denied(Denied::HandedOver))));
    let page =
        meanwhile(&desk, &caller(1, 1), id, Meanwhile::Substitute).await.expect("the seat can be offered");
    assert!(page.content.contains("I offer your seat"), "{}", page.content);
    let unknown = meanwhile(&desk, &caller(1, 1), SessionId(id.0 + 1), Meanwhile::Computer).await;
    assert!(matches!(unknown, Err(Failure::Told("deny-expired", _))));
}
