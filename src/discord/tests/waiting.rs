//! What a channel reads about those whom a table waits for: computers that think, people who are reminded.

use std::collections::BTreeMap;
use std::sync::Arc;

use rules::{Options, Seat, SeatSet, Seed, Seeded, Viewer};
use tabletop::AnyTable;
use thinking::Level;

use super::trips::{PLACE, caller, desk, person};
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::board::deed::{Showing, Tale, show};
use crate::discord::features::me::me;
use crate::discord::features::panel::deed::hand;
use crate::discord::features::waiting::deed::{TableLine, public_digest_page};
use crate::discord::features::{lobby, mute};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId};
use crate::discord::wire::caller::Caller;
use host::outbox::Stretch;
use host::store::Sitting;
use host::tables::{Found, Waiting};
use session::{Intent, Place, Session, SessionId};

/// Opens a table of Harmonies for two in that language; with a computer it begins.
pub(super) async fn opened(desk: &App, language: &str, computers: Vec<Level>) -> SessionId {
    let open = Intent::Open {
        game: "harmonies".to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers,
        language: language.to_owned(),
    };
    let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free").session;
    desk.tables.tell_beginning(&opened).await.expect("it begins");
    opened.id
}

/// A table with a computer on turn.
async fn thinking(desk: &App, language: &str) -> Found {
    opened(desk, language, vec![Level::Easy]).await;
    loop {
        let found = desk.here(&caller(1, 70)).await.expect("a table");
        if !found.computers_to_act().is_empty() {
            return found;
        }
        let advice = found.table().expect("it has begun").advise(Seat(0), Level::Easy, 1);
        let moves = Intent::Act { moves: advice[0].moves.clone(), decision: None };
        desk.tables.act(found.session.clone(), &person(1), &moves, None).await.expect("it is legal");
    }
}

/// A table of two people, in progress.
pub(super) async fn begun(desk: &App, language: &str) -> Session {
    let id = opened(desk, language, Vec::new()).await;
    for (user, intent) in [(2, Intent::Join), (1, Intent::Start)] {
        desk.tables.act_and_tell(id, &person(user), &intent).await.expect("it is allowed");
    }
    Session::clone(&desk.here(&caller(1, 70)).await.expect("a table").session)
}

#[tokio::test]
async fn the_board_says_who_thinks_and_calls_nobody() {
    let said = [
        ("en", "💭 Computer 2 is thinking …"),
        ("pl", "💭 Komputer 2 – myśli …"),
        ("cs", "💭 Počítač 2 přemýšlí …"),
    ];
    for (language, line) in said {
        let folder = tempfile::TempDir::new().expect("there is a temporary folder");
        let desk = desk(folder.path(), 4).await;
        let found = thinking(&desk, language).await;
        let since = Stretch { since: found.log.len() as i64, until: found.log.len() as i64 };
        let tale = Tale::of(&found, since).expect("the log replays");
        let page = desk.messages.board_page(&found, &tale, SeatSet::EMPTY).await.expect("it is drawn");
        assert!(page.content.lines().any(|told| told == line), "{}", page.content);
        assert!(page.ping.is_empty() && !page.content.contains("<@"), "{}", page.content);
    }
}

#[tokio::test]
async fn a_reminder_says_since_when_somebody_is_waited_for_and_the_last_one_that_it_is() {
    let said = [
        ("en", "-# Waiting since <t:1000000000:f>.", "the last reminder"),
        ("pl", "-# Gra czeka od: <t:1000000000:f>.", "ostatnie przypomnienie"),
        ("cs", "-# Hra čeká od: <t:1000000000:f>.", "poslední připomínka"),
    ];
    for (language, line, last) in said {
        let folder = tempfile::TempDir::new().expect("there is a temporary folder");
        let desk = desk(folder.path(), 4).await;
        let mut session = begun(&desk, language).await;
        let seat = session.seats.iter().find(|row| row.must()).expect("somebody is up").seat;
        let mut called = |sent| {
            let reminders = &mut session.seats[seat.index()].reminders;
            (reminders.sent, reminders.next) = (sent, (sent < 4).then_some(0));
            desk.messages.call_page(&session, seat).expect("they are called").content
        };
        assert_eq!(called(0).lines().count(), 1, "a call is no reminder");
        assert_eq!(called(1).lines().nth(1), Some(line));
        let closing = called(4);
        assert!(closing.contains(line) && closing.contains(last), "{closing}");
    }
}

#[tokio::test]
async fn a_call_can_be_muted_and_so_can_all_of_them_on_ones_page() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let session = begun(&desk, "en").await;
    let seat = session.seats.iter().find(|row| row.must()).expect("somebody is up").seat;
    let user = u64::from(seat.0) + 1;
    let mute = CustomId::at(session.id, mute::Press::Mute { bearer: Bearer::Call });
    let bears = |page: Page, id: &CustomId| {
        serde_json::to_string(&page.rows).expect("rows are JSON").contains(&format!("\"{id}\""))
    };
    assert!(bears(desk.messages.call_page(&session, seat).expect("they are called"), &mute));
    let press = |user, id| {
        let caller = caller(user, 80);
        let desk = &desk;
        async move {
            Pressed { app: desk, caller: &caller, id, value: String::new(), target: None, private: false }
                .reply()
                .await
        }
    };
    assert!(matches!(press(3 - user, &mute).await, Err(Failure::Told("deny-mute", _))), "they are not up");
    let all = CustomId::aside(mute::Press::Mute { bearer: Bearer::Board });
    assert!(bears(me(&desk, &caller(user, 81), &[]).await.expect("it is shown").page, &all));
    assert!(matches!(press(user, &mute).await, Ok(Reply::Private(_))));
    let muted = desk.here(&caller(1, 82)).await.expect("a table");
    assert!(muted.seats[seat.index()].reminders.next.is_none());
    assert!(!bears(desk.messages.call_page(&muted, seat).expect("they are called"), &mute));
    assert!(!bears(me(&desk, &caller(user, 83), &[]).await.expect("it is shown").page, &all));
    // An old page says that there is nothing to do.
    let Ok(Reply::Private(page)) = press(user, &all).await else { panic!("a page") };
    assert!(page.content.starts_with("0 tables"), "{}", page.content);
}

#[tokio::test]
async fn calls_are_the_same_whatever_nobody_knows() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let desk = desk(folder.path(), 4).await;
    for (channel, title) in (30..).zip(games::TITLES) {
        let open = Intent::Open {
            game: title.id().to_owned(),
            options: Options::default(),
            seats: Some(title.seats().1.min(3)),
            computers: Vec::new(),
            language: "en".to_owned(),
        };
        let place = Place { channel, ..PLACE };
        let id = desk.tables.open(place, &person(1), &open, None).await.expect("it is free").session.id;
        for user in 2..=u64::from(title.seats().1.min(3)) {
            desk.tables.act(id, &person(user), &Intent::Join, None).await.expect("there is a seat");
        }
        desk.tables.act_and_tell(id, &person(1), &Intent::Start).await.expect("it begins");
        let found = desk.tables.session_by_id(id).await.expect("it is read").expect("a table");
        let mut session = Session::clone(&found);
        for row in &mut session.seats {
            row.availability.direct = true;
        }
        let told = |session: &Session| {
            let seats = session.seats.iter().filter(|row| row.must()).map(|row| row.seat);
            let pages = seats.map(|seat| {
                let direct = desk.messages.direct_page(session, seat, None).expect("they are called");
                let call = desk.messages.call_page(session, seat).expect("they are called");
                [direct, call].map(|page| (page.content, serde_json::to_string(&page.rows).expect("rows")))
            });
            pages.collect::<Vec<_>>()
        };
        let before = told(&session);
        assert!(!before.is_empty(), "{}", title.id());
        for seed in 0..20 {
            let mut table = session.table().expect("it has begun").boxed();
            let mut chance = Seeded::new(Seed::V1([seed; 32]), BTreeMap::new());
            table.redeal(Viewer::Public, &mut chance).expect("chance answers");
            let table: Arc<dyn AnyTable> = Arc::from(table);
            for stage in [&mut session.now, &mut session.shown].into_iter().flatten() {
                stage.table = table.clone();
            }
            assert_eq!(told(&session), before, "{}", title.id());
        }
    }
}

#[tokio::test]
async fn the_first_board_bears_the_fingerprint_on_one_short_line_where_no_other_message_does() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let first = async |found: &Found| {
        let tale = Tale::of(found, Stretch { since: -1, until: i64::MAX }).expect("the log replays");
        desk.messages.board_page(found, &tale, SeatSet::EMPTY).await.expect("it is drawn").content
    };
    let id = opened(&desk, "en", Vec::new()).await;
    desk.tables.act(id, &person(2), &Intent::Join, None).await.expect("it is allowed");
    let lobby = desk.here(&caller(1, 70)).await.expect("a table").session;
    let session = desk.tables.begin_with_first_luck(&lobby).await.expect("it begins").session;
    let board = first(&desk.here(&caller(1, 70)).await.expect("a table")).await;
    let last = board.lines().last().expect("there are lines");
    let digits = last.strip_prefix("-# Fingerprint: ").expect("it is the last line");
    assert!(digits.len() == 40 && session.commitment().starts_with(digits), "{last}");
    desk.tables.act(id, &person(1), &Intent::Resign, None).await.expect("it is over");
    begun(&desk, "en").await;
    let board = first(&desk.here(&caller(1, 70)).await.expect("a table")).await;
    assert!(!board.contains("ingerprint"), "{board}");
}

#[tokio::test]
async fn the_next_table_is_the_most_urgent_as_they_are_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let waiting = |table: i64, since, deadline| host::tables::Waiting {
        session: SessionId(table),
        place: PLACE,
        message: None,
        game: "harmonies".to_owned(),
        turn: true,
        begins: false,
        since,
        deadline,
        parked: false,
        locale: "en".to_owned(),
    };
    let mut all = vec![waiting(7, 100, None), waiting(8, 900, Some(1_000))];
    all.sort_by_key(host::tables::Waiting::urgency);
    let page = desk.messages.digest_page(1, "en", &all);
    let lines: Vec<&str> = page.content.lines().filter(|line| line.contains("table ")).collect();
    let rows = serde_json::to_string(&page.rows).expect("rows are JSON");
    assert!(lines[0].contains("table 8") && rows.contains("Next: Harmonies, table 8"), "{lines:?} {rows}");
    // The same line comes in the list of several servers, from any place.
    let elsewhere = Place { guild: PLACE.guild + 1, ..PLACE };
    let listed = |waiting: &host::tables::Waiting, place: Place| TableLine {
        sitting: Sitting {
            session: waiting.session,
            place,
            message: None,
            parked: false,
            game: waiting.game.clone(),
            status: session::Status::Live,
            paused: false,
            must: true,
            since: Some(waiting.since),
            waiting: Vec::new(),
        },
        waiting: Some(host::tables::Waiting { place, ..waiting.clone() }),
    };
    let listed = vec![listed(&all[1], PLACE), listed(&all[0], elsewhere)];
    let page = desk.messages.games_page(listed, &caller(1, 90));
    let lines: Vec<&str> = page.content.lines().filter(|line| line.contains("table ")).collect();
    let rows = serde_json::to_string(&page.rows).expect("rows are JSON");
    assert!(lines[0].contains("table 8") && rows.contains("Next: Harmonies, table 8"), "{lines:?} {rows}");
}

#[tokio::test]
async fn a_digest_leads_to_each_table_as_far_as_there_is_room_and_says_if_it_lists_not_all() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let session = begun(&desk, "en").await;
    let table = |number| Waiting {
        session: SessionId(number),
        place: session.place,
        message: Some(500),
        game: "catan".to_owned(),
        turn: true,
        since: 5,
        deadline: None,
        begins: false,
        parked: false,
        locale: "en-US".to_owned(),
    };
    let labels = ["Next: Catan, table 1", "Catan, table 2", "Catan, table 3", "Catan, table 4"];
    for (tables, led_to) in [(1, 1), (3, 3), (4, 4), (5, 4), (30, 4)] {
        let waiting: Vec<Waiting> = (1..=tables).map(table).collect();
        let pages = [
            desk.messages.digest_page(7, "en-US", &waiting),
            public_digest_page(&session, 7, &waiting, |_| true),
        ];
        for page in pages {
            let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
            let buttons = rows[0]["components"].as_array().expect("a row");
            let told: Vec<&str> = buttons.iter().filter_map(|button| button["label"].as_str()).collect();
            assert_eq!(told, [&labels[..led_to], &["What waits now"]].concat());
            let leads =
                |button: &serde_json::Value| button["url"].as_str().is_some_and(|url| url.ends_with("/500"));
            assert_eq!(buttons.iter().filter(|button| leads(button)).count(), led_to, "{rows}");
            assert_eq!(page.content.ends_with("\n…"), tables == 30, "{}", page.content);
        }
    }
}

#[tokio::test]
async fn a_paused_game_says_so_wherever_its_people_look() {
    for (language, said) in [("en", "aused"), ("pl", "auza"), ("cs", "auza")] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = desk(folder.path(), 4).await;
        let table = begun(&desk, language).await;
        for (user, intent) in [(2, Intent::Pause), (1, Intent::Agree { question: None })] {
            desk.tables.act(table.id, &person(user), &intent, None).await.expect("it is allowed");
        }
        let me = Caller { lang: words::Lang::of_locale(language), ..caller(1, 90) };
        let hand = hand(&desk, &me).await.expect("they sit here").page;
        let board = show(&desk, &me, Showing::Picture).await.expect("there is a board").page;
        let text = show(&desk, &me, Showing::Text).await.expect("there is a board").page;
        for page in [hand, board, text] {
            assert!(page.content.contains(said), "{language}: {}", page.content);
        }
        let sittings = desk.tables.store().sittings(1).await.expect("they are read");
        let mut listed = Vec::new();
        for sitting in sittings.iter() {
            let waiting = desk.tables.waiting(sitting, 1).await.expect("it is read");
            assert!(waiting.is_none(), "nobody is waited for");
            listed.push(TableLine { waiting, sitting: sitting.clone() });
        }
        let page = desk.messages.games_page(listed, &me);
        assert!(page.content.contains(&said[1..]), "{language}: {}", page.content);
    }
}

#[tokio::test]
async fn the_host_of_a_full_table_reads_that_they_can_begin() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 1).await;
    let id = opened(&desk, "en", Vec::new()).await;
    desk.tables.act(id, &person(2), &Intent::Join, None).await.expect("it is allowed");
    let table = desk.here(&caller(1, 70)).await.expect("a table");
    let page = desk.messages.call_page(&table, Seat(0)).expect("they are called");
    let rows = serde_json::to_string(&page.rows).expect("rows are JSON");
    assert!(page.content.contains("you can start") && page.ping == [1], "{}", page.content);
    assert!(rows.contains(&CustomId::at(id, lobby::Press::Start).to_string()), "{rows}");
    assert!(desk.messages.call_page(&table, Seat(1)).is_none());
    let waiting = desk.tables.all_waiting(1).await.expect("it is read");
    let page = desk.messages.digest_page(1, "en", &waiting);
    assert!(page.content.contains("every seat is taken"), "{}", page.content);
}
