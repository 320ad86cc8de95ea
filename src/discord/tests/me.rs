//! A person's page: what it says, and what its menus and buttons change.

use super::trips::{caller, desk};
use super::waiting::opened;
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::me::{me, offered};
use crate::discord::features::panel::deed::{complete, hand, make_moves};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use session::Availability;
use words::Lang;

async fn page(desk: &App, caller: &Caller, wishes: &[(&str, &str)]) -> Page {
    me(desk, caller, wishes).await.unwrap_or_else(|failure| panic!("{wishes:?}: {failure}")).page
}

/// Every custom_id of a page with the values that can be chosen there; a button has none.
fn ways(page: &Page) -> Vec<(CustomId, Vec<String>)> {
    let json = serde_json::to_value(&page.rows).expect("rows are JSON");
    let parts =
        json.as_array().expect("a list").iter().flat_map(|row| row["components"].as_array().expect("parts"));
    let way = |part: &serde_json::Value| {
        let id = part["custom_id"].as_str()?.parse().expect("it is ours");
        let options = part["options"].as_array().into_iter().flatten();
        Some((id, options.map(|option| option["value"].as_str().expect("a value").to_owned()).collect()))
    };
    parts.filter_map(way).collect()
}

#[tokio::test]
async fn a_page_says_everything_and_each_of_its_choices_can_be_pressed() {
    for lang in Lang::ALL {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = desk(folder.path(), 1).await;
        let me = Caller { lang, discords: lang, ..caller(1, 1) };
        let first = page(&desk, &me, &[]).await;
        assert!(first.content.contains("UTC") && first.content.contains("1:46"), "{}", first.content);
        assert_eq!(first.content.lines().count(), 11);
        let mut pressed = 0;
        for (id, values) in ways(&first) {
            let values = if values.is_empty() { vec![String::new()] } else { values };
            for value in values {
                let press = Pressed {
                    app: &desk,
                    caller: &me,
                    id: &id,
                    value: value.clone(),
                    target: None,
                    private: true,
                };
                let reply = press.reply().await;
                assert!(matches!(reply, Ok(Reply::Update(_))), "{id} {value}");
                pressed += 1;
            }
        }
        assert!(pressed > 30, "{pressed}");
        let availability = desk.tables.store().rhythm(1).await.expect("it is read");
        assert!(
            availability.weekends
                && availability.direct
                && availability.quiet.is_some()
                && availability.digest.is_some()
        );
        assert!(desk.tables.standings().shows_reliability(1).await.expect("it is read"));
        assert!(!desk.tables.store().is_invited(1).await.expect("it is read"));
        assert_eq!(page(&desk, &me, &[]).await.rows.len(), 5);
    }
}

#[tokio::test]
async fn what_is_wished_holds_at_every_table_and_what_cannot_be_changes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let id = opened(&desk, "en", Vec::new()).await;
    let wishes = [("zone", "europe/prague"), ("quiet", "22-7"), ("remind", "6h/12h/2"), ("digest", "8:30")];
    let said = page(&desk, &caller(1, 1), &wishes).await.content;
    for word in ["Europe/Prague", "3:46", "22:00–7:00", "6 h", "8:30"] {
        assert!(said.contains(word), "{word}: {said}");
    }
    let seated = desk.tables.session_by_id(id).await.expect("it is read").expect("a table").seats[0]
        .availability
        .clone();
    let noted = Availability {
        zone: Some("Europe/Prague".to_owned()),
        quiet: Some((1320, 420)),
        first: 6 * 60 * 60,
        again: 12 * 60 * 60,
        most: 2,
        digest: Some(510),
        ..Availability::default()
    };
    assert_eq!(seated, noted);
    for (key, value, refusal) in [
        ("quiet", "20-9", "deny-me-quiet"),
        ("zone", "Mars", "deny-me-zone"),
        ("remind", "often", "deny-argument"),
    ] {
        let both = [("weekends", "free"), (key, value)];
        let refused = me(&desk, &caller(1, 2), &both).await;
        assert!(matches!(refused, Err(Failure::Told(told, _)) if told == refusal), "{value}");
        assert_eq!(desk.tables.store().rhythm(1).await.expect("it is read"), noted);
    }
}

#[tokio::test]
async fn a_person_is_spoken_to_in_their_own_language_also_after_a_restart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let said = page(&desk, &caller(1, 1), &[("language", "cs")]).await.content;
    assert!(said.starts_with("Zapsáno."), "{said}");
    let known =
        crate::discord::wire::directory::Directory::of(desk.tables.database()).await.expect("it is read");
    assert_eq!((known.speaks(1, "en-US"), desk.messages.known.speaks(1, "en-US")), (Lang::Cs, Lang::Cs));
    let said = page(&desk, &Caller { lang: Lang::Cs, ..caller(1, 2) }, &[("language", "auto")]).await.content;
    assert!(said.starts_with("Noted."), "{said}");
    assert_eq!(desk.messages.known.language(1), None);
}

#[tokio::test]
async fn time_zones_are_offered_with_their_time_and_a_wish_as_it_would_be_noted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let me = caller(1, 1);
    let zones = offered(&desk, &me, "zone", "warsaw").await;
    assert_eq!(zones[0], ("Europe/Warsaw – 3:46".to_owned(), "Europe/Warsaw".to_owned()));
    let typed = offered(&desk, &me, "quiet", "20:15-6").await;
    assert_eq!(typed.first().map(|(_, value)| value.as_str()), Some("20:15–6:00"));
    assert!(offered(&desk, &me, "quiet", "").await.len() > 4);
}

#[tokio::test]
async fn a_language_that_is_changed_in_mid_game_holds_for_its_person_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let session = super::waiting::begun(&desk, "en").await;
    let user =
        u64::from(session.table().expect("it has begun").turn().must().iter().next().expect("a turn").0) + 1;
    let in_english = complete(&desk, &caller(user, 1), "").await;
    page(&desk, &caller(user, 2), &[("language", "cs")]).await;
    let mut changed = caller(user, 3);
    changed.person.locale = "cs".to_owned();
    changed.lang = desk.messages.known.speaks(user, "en-US");
    let seat = session.seat_of(user).expect("they sit there");
    let czech = session.speech(Lang::Cs);
    let prompt = session.sight(rules::Viewer::Seat(seat)).expect("it has begun").prompt(&czech);
    let hand = hand(&desk, &changed).await.expect("it is shown").page.content;
    assert!(hand.contains(prompt.lines().next().expect("a question")), "{hand}");
    assert_eq!(complete(&desk, &changed, "").await.len(), in_english.len(), "the same can be done");
    let typed = in_english[0].value.clone();
    make_moves(&desk, &changed, &typed).await.expect("what was suggested before is read");
    let after = super::trips::now(&desk).await;
    assert!(after.log.len() > session.log.len());
    assert_eq!(after.language, "en", "the table keeps its own");
}

#[tokio::test]
async fn a_chain_that_was_suggested_before_somebody_moved_is_done_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let session = super::waiting::begun(&desk, "en").await;
    let must = session.table().expect("it has begun").turn().must();
    let who = caller(u64::from(must.iter().next().expect("a turn").0) + 1, 1);
    let first = complete(&desk, &who, "").await[0].value.clone();
    let chain = complete(&desk, &who, &format!("{first}; ")).await[0].value.clone();
    assert!(chain.starts_with(&format!("{first}; ")), "{chain}");
    make_moves(&desk, &who, &first).await.expect("it is allowed");
    let before = super::trips::now(&desk).await.log.len();
    let again = Caller { interaction: 2, ..who };
    let told = make_moves(&desk, &again, &chain).await.expect("it is said why not").page.content;
    assert!(!told.is_empty());
    assert_eq!(super::trips::now(&desk).await.log.len(), before, "{told}");
}
