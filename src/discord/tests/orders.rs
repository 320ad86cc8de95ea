//! Deciding ahead, by pressing.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rules::{Options, Seat};

use super::trips::{PLACE, caller, desk_at, now, person, table};
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::orders::deed::orders;
use crate::discord::features::panel::deed::{complete_turn, make_moves};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use session::{Intent, SessionId};
use words::Lang;

/// The custom_id of such a button.
fn id(table: SessionId, code: &str, rest: &str) -> CustomId {
    format!("{table}:0:{code}:{rest}").parse().expect("it is ours")
}

async fn press(desk: &App, caller: &Caller, code: &str, rest: &str, value: &str) -> Result<Reply, Failure> {
    let id = id(now(desk).await.id, code, rest);
    Pressed { app: desk, caller, id: &id, value: value.to_owned(), target: None, private: true }.reply().await
}

async fn page(desk: &App, caller: &Caller, code: &str, rest: &str, value: &str) -> Page {
    match press(desk, caller, code, rest, value).await {
        Ok(Reply::Update(page) | Reply::Private(page)) => page,
        Ok(_) => panic!("{code} is no page"),
        Err(failure) => panic!("{code} is refused: {failure}"),
    }
}

fn json(page: &Page) -> String {
    serde_json::to_string(&page.rows).expect("rows are JSON")
}

fn said(failure: &Failure, caller: &Caller) -> String {
    failure.sentence(&caller.speech(), None)
}

#[tokio::test]
async fn orders_are_given_filled_in_and_cancelled_in_every_language() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (seed, lang, [none, every, three, seven]) in [
        (31, Lang::En, ["Nothing yet", "Decline every offer", "(3 more)", "ore, grain last"]),
        (32, Lang::Pl, ["Jeszcze żadnych", "Odrzucaj wszystkie oferty", "(jeszcze 3 razy)", "ruda, zboże"]),
        (33, Lang::Cs, ["Zatím žádný", "Odmítat všechny nabídky", "(ještě 3krát)", "ruda, obilí"]),
    ] {
        let desk = table(folder.path(), seed).await;
        let caller = Caller { lang, ..caller(2, 500 + seed) };
        let shown = page(&desk, &caller, "orders", "", "").await;
        assert!(shown.content.contains(none) && shown.content.contains("20"), "{}", shown.content);
        assert_eq!(shown.rows.len(), 2, "the kinds, and nothing to cancel");
        let given = page(&desk, &caller, "order", "decline always", "").await;
        assert!(given.content.contains(every), "{}", given.content);
        let fill = async |kind: &str, texts: &[&str], interaction: u64| {
            let id = id(now(&desk).await.id, "orderf", kind);
            let caller = Caller { interaction, ..caller.clone() };
            let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
            let (caller, value) = (&caller, String::new());
            Pressed { app: &desk, caller, id: &id, value, target: None, private: false }.filled(&texts).await
        };
        assert!(matches!(press(&desk, &caller, "orderf", "accept", "").await, Ok(Reply::Form(_))));
        let refused =
            fill("accept", &["2 ore", "2 ore", ""], 600 + seed).await.err().expect("the same cards");
        let excuse = said(&refused, &caller);
        assert!(!excuse.is_empty() && !excuse.contains("refusal"), "{excuse}");
        let accepted = fill("accept", &["2 ore", "wool", "3"], 700 + seed).await.expect("it is an order");
        assert!(accepted.content.contains(three), "{}", accepted.content);
        let kept = fill("keep", &["ore, grain"], 800 + seed).await.expect("it is an order");
        assert!(kept.content.contains(seven), "{}", kept.content);
        let session = now(&desk).await;
        let orders = session::orders::of(&session, Seat(1));
        assert_eq!(orders.len(), 3);
        let menu = json(&kept);
        assert!(orders.iter().all(|order| menu.contains(&format!("\"{}\"", order.number))), "{menu}");
        let number = orders[0].number.to_string();
        let caller = Caller { interaction: 900 + seed, ..caller };
        let cancelled = page(&desk, &caller, "unorder", "", &number).await;
        assert!(!cancelled.content.contains(three), "{}", cancelled.content);
        let caller = Caller { interaction: 1000 + seed, ..caller };
        let twice = press(&desk, &caller, "unorder", "", &number).await.err().expect("it is gone");
        assert!(!said(&twice, &caller).is_empty());
    }
}

#[tokio::test]
async fn the_panel_leads_to_orders_and_others_see_nothing_of_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = table(folder.path(), 34).await;
    let (own, other) = (caller(2, 1100), caller(3, 1101));
    let orders = format!(":{}:", "orders");
    assert!(json(&page(&desk, &own, "panel", "", "").await).contains(&orders));
    assert!(json(&page(&desk, &own, "more", "", "").await).contains(&orders));
    let own = Caller { interaction: 1103, ..own };
    page(&desk, &own, "order", "decline always", "").await;
    let shown = page(&desk, &other, "orders", "", "").await;
    assert!(shown.content.contains("Nothing yet"), "{}", shown.content);
    for code in ["log", "panel", "text"] {
        let shown = page(&desk, &other, code, "", "").await;
        let file = shown.file.map(|(_, text)| text).unwrap_or_default();
        assert!(!format!("{} {file}", shown.content).to_lowercase().contains("order"), "{code}");
    }
    let stranger = press(&desk, &caller(9, 1102), "orders", "", "").await;
    assert!(stranger.is_err(), "they have no seat");
    let own = Caller { interaction: 1104, ..own };
    desk.act(&own, &desk.here(&own).await.expect("a table"), Intent::HandOver).await.expect("it is allowed");
    let away = press(&desk, &own, "orders", "", "").await;
    assert!(away.is_err(), "a computer plays for them");
}

/// Two people at Harmonies: the desk, and the user who waits.
async fn harmonies(folder: &std::path::Path, seed: u64, time: &Arc<AtomicI64>) -> (App, u64) {
    let time = time.clone();
    let desk = desk_at(folder, seed, Arc::new(move || time.load(Ordering::Relaxed))).await;
    let open = Intent::Open {
        game: "harmonies".to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
    for (user, intent) in [(2, Intent::Join), (1, Intent::Start)] {
        desk.tables.act_and_tell(opened.session.id, &person(user), &intent).await.expect("it is allowed");
    }
    let waits = now(&desk).await.seats.iter().find(|row| !row.must()).map(|row| u64::from(row.seat.0) + 1);
    (desk, waits.expect("somebody waits"))
}

#[tokio::test]
async fn a_turn_is_prepared_by_pressing_and_typing_in_every_language() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (seed, lang, [nothing, next, command, place]) in [
        (41, Lang::En, ["Nothing yet", "Next turn", "/ahead turn moves: take ", "Place "]),
        (42, Lang::Pl, ["Na razie nic", "Następna tura", "/z-góry tura ruchy: weź ", "Połóż "]),
        (43, Lang::Cs, ["Zatím nic", "Příští tah", "/předem tah kroky: vzít ", "Položit "]),
    ] {
        let (desk, user) = harmonies(folder.path(), seed, &Arc::default()).await;
        let seat = Seat(user as u8 - 1);
        let by = |interaction: u64| Caller { lang, ..caller(user, seed * 1000 + interaction) };
        let opened = page(&desk, &by(1), "plan", "", "").await;
        assert!(opened.content.contains(nothing) && opened.picture.is_some(), "{}", opened.content);
        assert!(json(&opened).contains("\"!take c\""), "{}", json(&opened));
        assert!(opened.content.contains(&format!("`{command}a ")), "{}", opened.content);
        let taken = page(&desk, &by(2), "pact", "take c", "").await;
        assert!(!taken.content.contains(nothing) && json(&taken).contains(":pback:"), "{}", taken.content);
        assert!(taken.content.contains(&format!("`{command}c ")), "{}", taken.content);
        let refused = press(&desk, &by(3), "pact", "take b", "").await.err().expect("one space a turn");
        assert!(!said(&refused, &by(3)).contains("refusal"));
        let listed = page(&desk, &by(4), "orders", "", "").await;
        assert!(listed.content.contains(next), "{}", listed.content);
        let text = session::orders::of(&*now(&desk).await, seat)[0].text.clone();
        assert!(text.starts_with("next take c = "), "{text}");
        let back = page(&desk, &by(5), "pback", "", "").await;
        assert!(back.content.contains(nothing) && session::orders::of(&*now(&desk).await, seat).is_empty());
        let typed = orders(&desk, &by(6), Some("take a")).await.expect("it can be prepared");
        assert!(typed.page.content.contains(next), "{}", typed.page.content);
        let completed = complete_turn(&desk, &by(7), "take a; place").await;
        let begins = format!("take a; {place}");
        assert!(completed.iter().all(|way| way.value.starts_with(&begins)) && !completed.is_empty());
        let other = Caller { lang, ..caller(3 - user, seed * 1000 + 8) };
        let early = press(&desk, &other, "plan", "", "").await.err().expect("it is their turn");
        assert!(!said(&early, &other).contains("refusal"));
    }
}

#[tokio::test]
async fn whoever_looks_is_told_that_a_prepared_turn_no_longer_fitted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let time = Arc::new(AtomicI64::new(1_000_000_000));
    let (desk, user) = harmonies(folder.path(), 44, &time).await;
    orders(&desk, &caller(user, 1), Some("take c")).await.expect("it can be prepared");
    let first = 3 - user;
    make_moves(&desk, &caller(first, 2), "take c").await.expect("it is legal");
    loop {
        let session = now(&desk).await;
        let seat = Seat(first as u8 - 1);
        if !session.seats[seat.index()].must() {
            break;
        }
        let sight = session.sight(rules::Viewer::Seat(seat)).expect("a sight");
        let action = sight.actions().pop().expect("something can be done");
        let moves = Intent::Act { moves: vec![action], decision: None };
        desk.tables.act(session.id, &person(first), &moves, None).await.expect("it is legal");
    }
    time.fetch_add(20, Ordering::Relaxed);
    assert_eq!(desk.tables.ring(desk.tables.now()).await.expect("the timers are read"), 1);
    for (code, interaction) in [("panel", 3), ("orders", 4)] {
        let shown = page(&desk, &caller(user, interaction), code, "", "").await;
        assert!(shown.content.contains("no longer fitted"), "{code}: {}", shown.content);
    }
    make_moves(&desk, &caller(user, 5), "take a").await.expect("it is legal");
    let shown = page(&desk, &caller(user, 6), "panel", "", "").await;
    assert!(!shown.content.contains("no longer fitted"), "{}", shown.content);
}
