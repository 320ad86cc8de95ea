//! What is published about a table's luck, and what stays secret before its time.

use std::sync::Arc;

use rules::Options;
use tempfile::TempDir;

use super::trips::{caller, desk, now};
use crate::discord::app::App;
use crate::discord::features::fairness::{commitment_page, fair_page, start_page};
use crate::discord::features::lobby::deed::{configure, lobby_choices};
use crate::discord::features::lobby::page::Repute;
use crate::discord::wire::caller::Caller;
use host::tables::Tables;
use session::testing::{PLACE, person};
use session::{Effect, Intent, Person, Place, Posting, Session, SessionId, Status};
use words::{Lang, Speech};

/// A lobby of two people whose luck follows from that, in a place.
pub(super) async fn lobby(tables: &Tables, place: Place, luck: &str) -> SessionId {
    let open = Intent::Open {
        game: "harmonies".to_owned(),
        options: Options::default().with("luck", luck),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let id = tables.open(place, &person(1), &open, None).await.expect("the channel is free").session.id;
    tables.act(id, &person(2), &Intent::Join, None).await.expect("there is a seat");
    id
}

/// Everything that the channel sees of a table before its game, and the answer to a person who asks.
fn shown(desk: &App, session: &Session) -> Vec<String> {
    let pages = [
        commitment_page(session),
        desk.messages.lobby_page(session, Lang::En, &Repute::new()),
        fair_page(session, &caller(1, 70)),
        fair_page(session, &caller(2, 71)),
    ];
    let rows = |page: &crate::discord::message::page::Page| serde_json::to_string(&page.rows).expect("JSON");
    pages.iter().map(|page| format!("{}\n{}", page.content, rows(page))).collect()
}

#[tokio::test]
async fn words_are_nobodys_before_the_start_and_everybodys_behind_it() {
    let folder = TempDir::new().expect("a temporary folder");
    let mut worlds = Vec::new();
    for (place, said) in
        [("one", "seven  swans\na-swimming | # 1"), ("other", "**eight** e\u{301}\u{feff} <@1>")]
    {
        let path = folder.path().join(place);
        std::fs::create_dir(&path).expect("a folder");
        let desk = desk(&path, 9).await;
        let id = lobby(&desk.tables, PLACE, "people").await;
        desk.tables.act(id, &person(2), &Intent::Words(said.to_owned()), None).await.expect("they are taken");
        worlds.push((desk, id));
    }
    let [(one, id), (other, _)] = &worlds[..] else { panic!("two worlds") };
    assert_eq!(shown(one, &*now(one).await), shown(other, &*now(other).await));
    assert!(shown(one, &*now(one).await)[1].contains("Added to the luck: Person 2"));
    let mut logs = Vec::new();
    for (desk, id) in &worlds {
        let starting =
            desk.tables.act(*id, &person(1), &Intent::Start, None).await.expect("it begins").session;
        logs.push((start_page(&starting).content, desk.tables.tell_beginning(&starting).await));
    }
    assert!(
        logs[0].0.contains(r"Person 2 adds to the luck: seven swans a\-swimming \| \# 1"),
        "{}",
        logs[0].0
    );
    assert!(logs[1].0.contains(r"Person 2 adds to the luck: \*\*eight\*\* é "), "{}", logs[1].0);
    let [first, second] = [now(one).await, now(other).await].map(|table| session::record::full_log(&table));
    let said = &second.header.start.as_ref().expect("it has begun").words[0].1;
    assert_eq!(said, "**eight** é <@1>", "the luck is made of what is seen");
    assert_ne!(first.entries, second.entries, "other words draw something else");
    let read = first.to_string().parse().expect("a log");
    assert_eq!(first, read, "what was said is read as it was written");
    assert_eq!(first.header.start.expect("it has begun").words[0].1, "seven swans a-swimming | # 1");
    // The answer now says where it was settled; the secret stays secret.
    let told = fair_page(&*now(one).await, &caller(2, 72)).content;
    assert!(
        told.contains("Seats and options were settled [here]") && !told.contains("The secret was"),
        "{told}"
    );
    one.tables.act(*id, &person(1), &Intent::Resign, None).await.expect("it is over");
    let over = now(one).await;
    let told = fair_page(&over, &caller(2, 73)).content;
    assert!(told.contains(&format!("The secret was `{}`", over.secret_hex())), "{told}");
}

/// A table's answer about its luck in that language.
fn fair(session: &Session, lang: Lang) -> String {
    fair_page(session, &Caller { lang, ..caller(1, 90) }).content
}

/// Each state of a table says what is true of it, in every language, and nothing else.
#[tokio::test]
async fn everybody_is_told_of_a_tables_luck_in_their_language() {
    let folder = TempDir::new().expect("a temporary folder");
    let desk = desk(folder.path(), 12).await;
    let states = [
        ("fair-no-start", "discord"),
        ("fair-people", "people"),
        ("fair-beacon-awaited", "beacon"),
        ("fair-first", "discord"),
    ];
    let mut hexes = Vec::new();
    for (channel, (key, luck)) in (100..).zip(states) {
        let place = Place { channel, ..PLACE };
        let id = lobby(&desk.tables, place, luck).await;
        let mut session = (*now_of(&desk.tables, id).await).clone();
        if key == "fair-first" {
            desk.tables.act_and_tell(id, &person(1), &Intent::Start).await.expect("two are enough");
            session = (*now_of(&desk.tables, id).await).clone();
            // Like a table that began before starts existed.
            session.facts.fairness.start = None;
        }
        let secret = session.secret_hex();
        for lang in Lang::ALL {
            let told = fair(&session, lang);
            for (other, _) in states.iter().filter(|(other, _)| *other != "fair-no-start") {
                let sentence = Speech::new(lang, Vec::new()).say(other);
                assert_eq!(told.contains(&sentence), *other == key, "{lang:?} {other}: {told}");
            }
            assert!(!told.contains("fair-") && !told.contains(&secret), "{told}");
            let shown = told.contains(&session.commitment());
            assert_eq!(shown, key != "fair-first", "the fingerprint of luck v1 stands on the board: {told}");
        }
        hexes.push(secret);
    }
    // A closed lobby reveals its secret, though nothing was drawn.
    let closed = desk
        .tables
        .find_at(Place { channel: 100, ..PLACE })
        .await
        .expect("it is read")
        .expect("it is there")
        .id;
    for user in [2, 1] {
        desk.tables.act(closed, &person(user), &Intent::Leave, None).await.expect("a lobby can be left");
    }
    for lang in Lang::ALL {
        assert!(fair(&*now_of(&desk.tables, closed).await, lang).contains(&hexes[0]), "{lang:?}");
    }
}

/// Typed options are announced too: lobby and start name every option that the luck depends on.
#[tokio::test]
async fn the_start_settles_options_that_are_typed() {
    let folder = TempDir::new().expect("a temporary folder");
    let desk = desk(folder.path(), 9).await;
    let terrain = "ore wool wood grain brick wool brick grain wood desert wood ore wood ore grain wool brick grain wool";
    let open = Intent::Open {
        game: "catan".to_owned(),
        options: Options::default().with("terrain", terrain).with("points", "8"),
        seats: Some(3),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let id = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free").session.id;
    for user in [2, 3] {
        desk.tables.act(id, &person(user), &Intent::Join, None).await.expect("there is a seat");
    }
    let lobby = desk.messages.lobby_page(&*now(&desk).await, Lang::En, &Repute::new()).content;
    let starting = desk.tables.act(id, &person(1), &Intent::Start, None).await.expect("it begins").session;
    for told in [lobby, start_page(&starting).content] {
        let [points, typed] = ["Points to win: 8", &format!("Terrain of your own: {terrain}")];
        assert!(told.contains(points) && told.contains(typed), "{told}");
    }
}

#[tokio::test]
async fn a_start_is_told_once_and_another_beginning_needs_another() {
    let folder = TempDir::new().expect("a temporary folder");
    let desk = desk(folder.path(), 10).await;
    let id = lobby(&desk.tables, PLACE, "discord").await;
    let begin = async |user: u64, intent: &Intent| desk.tables.act(id, &person(user), intent, None).await;
    let first = begin(1, &Intent::Start).await.expect("two are enough").session;
    assert!(
        begin(3, &Intent::Join).await.is_err() && begin(2, &Intent::Leave).await.is_err(),
        "all is settled"
    );
    // A forgotten person waits for nothing: the start is cancelled, and its message begins nothing.
    desk.tables.forget(&person(2)).await.expect("they are forgotten");
    let open = now(&desk).await;
    assert_eq!((open.is_starting(), open.seats.len()), (false, 1));
    let posting = Posting { channel: PLACE.channel, message: 5 };
    let late = Intent::Posted { start: first.owes_start().expect("it is to be told"), posting };
    assert!(desk.tables.act(id, &Person::bot(), &late, None).await.is_err());
    begin(3, &Intent::Join).await.expect("there is a seat");
    let again = begin(1, &Intent::Start).await.expect("it begins").session;
    assert_eq!(again.fairness.start, None);
    // Nor does it when another start waits, whose message is a post of its own.
    assert!(desk.tables.act(id, &Person::bot(), &late, None).await.is_err());
    let waiting = desk.tables.outbox().due(PLACE, desk.tables.now()).await.expect("it is read");
    let starts = waiting.iter().filter(|post| matches!(post.effect, Effect::Start(_)));
    assert!(starts.clone().count() == 2 && starts.clone().all(|post| post.first == post.id));
    let begun = desk.tables.tell_beginning(&again).await.expect("it is told").expect("it begins").session;
    assert_eq!(begun.status, Status::Live);
    let replayed = desk.tables.session_by_id(id).await.expect("it is read").expect("it is there");
    assert_eq!(begun.beginning(), replayed.beginning());
}

#[tokio::test]
async fn a_beacon_is_chosen_only_where_there_is_one() {
    let folder = TempDir::new().expect("a temporary folder");
    let mut desk = desk(folder.path(), 11).await;
    lobby(&desk.tables, PLACE, "discord").await;
    let offered = async |desk: &App| {
        let choices = lobby_choices(desk, &caller(1, 80)).await;
        let luck = choices.into_iter().find(|choice| choice.key == "luck").expect("it is a term");
        luck.values.into_iter().map(|(_, value)| value).collect::<Vec<_>>()
    };
    assert_eq!(offered(&desk).await, ["discord", "people"]);
    let refused = configure(&desk, &caller(1, 81), "luck", "beacon").await.err().expect("there is none");
    assert!(refused.sentence(&caller(1, 81).speech(), None).contains("no public beacon"));
    desk.messages.has_beacon = true;
    assert_eq!(offered(&desk).await, ["discord", "people", "beacon"]);
    configure(&desk, &caller(1, 82), "luck", "beacon").await.expect("there is one");
}

pub(super) async fn now_of(tables: &Tables, id: SessionId) -> Arc<Session> {
    tables.session_by_id(id).await.expect("it is read").expect("it is there")
}
