//! Panels that go on: choices made meanwhile, answers that cross, and tables that have moved.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use rules::{Options, Seat, Viewer};
use tabletop::Draft;
use thinking::Level;

use super::trips::{PLACE, against_a_computer, caller, desk, now, person};
use crate::discord::app::App;
use crate::discord::features::panel::deed::{self, opened_panel, redraft};
use crate::discord::features::panel::onward::{Next, next_panel, outlast, turn_over};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Receipt;
use session::{Intent, Person, SessionId};

/// Person 1 and that many others at a table of that game with a computer on the last seat, which is begun.
async fn begun(folder: &std::path::Path, game: &str, others: u64) -> (App, SessionId) {
    let desk = desk(folder, 4).await;
    let open = Intent::Open {
        game: game.to_owned(),
        options: Options::default(),
        seats: Some(2 + others as u8),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let id = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free").session.id;
    let joins = (2..2 + others).map(|user| (user, Intent::Join));
    for (user, intent) in joins.chain([(1, Intent::Seat(Level::Easy)), (1, Intent::Start)]) {
        desk.tables.act_and_tell(id, &person(user), &intent).await.expect("it is allowed");
    }
    (desk, id)
}

/// A game of Harmonies against a computer that begins it, told but not played on; and the answer to who opened it.
async fn a_computer_begins(folder: &std::path::Path) -> (App, Receipt) {
    for seed in 1..40 {
        let desk = desk(folder, seed).await;
        let opened = against_a_computer(&desk, "harmonies").await;
        if !now(&desk).await.computers_to_act().is_empty() {
            return (desk, opened);
        }
    }
    panic!("a computer begins one of forty games");
}

/// Lets the computers play until none is waited for.
async fn computers_play(desk: &App) {
    while let Some(seat) = now(desk).await.computers_to_act().iter().next() {
        let session = now(desk).await;
        let number = session.seats[seat.index()].sitter.number();
        let advice = session.table().expect("it has begun").advise(seat, Level::Easy, 1);
        let moves = Intent::Act { moves: advice[0].moves.clone(), decision: None };
        desk.tables.act(session, &Person::computer(number), &moves, None).await.expect("it is legal");
    }
}

/// Lets the people whom the game waits for play until a computer is waited for; returns the last of them to act.
async fn people_play(desk: &App) -> u64 {
    let mut last = 0;
    for _ in 0..100 {
        let session = now(desk).await;
        if !session.computers_to_act().is_empty() {
            return last;
        }
        let seat = session.seats.iter().find(|row| row.must()).expect("the game goes on").seat;
        let sight = session.sight(Viewer::Seat(seat)).expect("it has begun");
        let moves = Intent::Act { moves: vec![sight.actions().pop().expect("they can act")], decision: None };
        last = u64::from(seat.0) + 1;
        desk.tables.act(session, &person(last), &moves, None).await.expect("it is legal");
    }
    panic!("no computer is up");
}

/// The next panel when the computers have played.
async fn onward(desk: &App, caller: &Caller, page: &Page) -> Option<Next> {
    let (next, ()) = tokio::join!(next_panel(desk, caller, page), async {
        // The panel waits by now.
        tokio::task::yield_now().await;
        computers_play(desk).await;
    });
    next
}

/// The new content of the message; none if it stays.
async fn edited(desk: &App, caller: &Caller, next: Next) -> Option<Page> {
    let shown = std::sync::Mutex::new(None);
    let edit = |page: &Page| {
        *shown.lock().expect("nobody panics with it") = Some(page.clone());
        std::future::ready(Err(serenity::Error::Other("no Discord")))
    };
    turn_over(desk, caller, next, edit).await;
    shown.into_inner().expect("nobody panics with it")
}

fn rows(page: &Page) -> String {
    serde_json::to_string(&page.rows).expect("rows are JSON")
}

/// A draft of the first thing that person 1 can do in more than one press: its first choice.
fn half_made(session: &session::Session) -> Draft {
    let sight = session.sight(Viewer::Seat(Seat(0))).expect("it has begun");
    let drafts = sight.actions().into_iter().filter_map(|action| sight.draft(&action));
    let long = drafts.into_iter().find(|draft| draft.0.len() > 1).expect("something takes two presses");
    Draft(vec![long.0[0].clone()])
}

#[tokio::test]
async fn what_is_chosen_while_computers_play_is_on_the_panel_that_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, _) = begun(folder.path(), "confusing-lands", 0).await;
    let one = caller(1, 10);
    let table = desk.here(&one).await.expect("a table");
    assert!(!table.computers_to_act().is_empty() && table.seats[0].must(), "both choose at once");
    let draft = half_made(&table);
    let page = redraft(&desk, &one, &table, table.decision(Seat(0)), &draft).await.expect("it is shown");
    let untouched = opened_panel(&desk, &table, &one, Vec::new()).await.expect("it is shown");
    let next = onward(&desk, &one, &page).await.expect("it goes on");
    let next = edited(&desk, &one, next).await.expect("the message is edited");
    assert_eq!((&next.draft, rows(&next)), (&draft, rows(&page)), "as it was");
    assert!(
        rows(&next) != rows(&untouched) && !next.content.contains("moved on. I kept"),
        "{}",
        next.content
    );
}

#[tokio::test]
async fn what_no_longer_fits_is_left_out_and_the_panel_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, id) = begun(folder.path(), "harmonies", 0).await;
    people_play(&desk).await;
    let one = caller(1, 10);
    let session = desk.tables.find(id).await.expect("it is read").expect("a table").session;
    let draft = Draft(vec!["place blue".to_owned(), "a1".to_owned()]);
    let page = Page { panel: Some(session), draft, ..Page::default() };
    let next = onward(&desk, &one, &page).await.expect("it goes on");
    let next = edited(&desk, &one, next).await.expect("the message is edited");
    assert!(next.content.contains("moved on. I kept") && rows(&next).contains("!take"), "{}", next.content);
}

#[tokio::test]
async fn a_press_that_crosses_with_the_edit_stays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, _) = begun(folder.path(), "confusing-lands", 0).await;
    let (older, newer) = (caller(1, 10), caller(1, 11));
    let table = desk.here(&older).await.expect("a table");
    let page = opened_panel(&desk, &table, &older, Vec::new()).await.expect("it is shown");
    // The newer answer comes before the edit, which is dropped.
    let next = onward(&desk, &older, &page).await.expect("it goes on");
    let table = desk.here(&newer).await.expect("a table");
    let draft = half_made(&table);
    let pressed = redraft(&desk, &newer, &table, table.decision(Seat(0)), &draft).await.expect("it is shown");
    outlast(&desk, &newer, &pressed).await;
    assert!(edited(&desk, &older, next).await.is_none(), "what was chosen stays");
    assert!(next_panel(&desk, &newer, &pressed).await.is_none(), "it shows what is asked");
}

#[tokio::test]
async fn an_answer_comes_behind_the_edit_that_is_under_way() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, _) = begun(folder.path(), "confusing-lands", 0).await;
    let (older, newer) = (caller(1, 10), caller(1, 11));
    let table = desk.here(&older).await.expect("a table");
    let page = opened_panel(&desk, &table, &older, Vec::new()).await.expect("it is shown");
    let next = onward(&desk, &older, &page).await.expect("it goes on");
    let (begins, begun) = tokio::sync::oneshot::channel();
    let (ends, end) = tokio::sync::oneshot::channel::<()>();
    let order = std::sync::Mutex::new(Vec::new());
    let edit = |_: &Page| async {
        begins.send(()).expect("it is waited for");
        end.await.expect("it is let go");
        order.lock().expect("nobody panics with it").push("the edit");
        Err(serenity::Error::Other("no Discord"))
    };
    let answer = async {
        begun.await.expect("the edit begins");
        let waits = tokio::time::timeout(Duration::from_millis(20), outlast(&desk, &newer, &page)).await;
        assert!(waits.is_err(), "it waits");
        ends.send(()).expect("the edit waits");
        outlast(&desk, &newer, &page).await;
        order.lock().expect("nobody panics with it").push("the answer");
    };
    tokio::join!(turn_over(&desk, &older, next, edit), answer);
    assert_eq!(order.into_inner().expect("nobody panics with it"), ["the edit", "the answer"]);
}

#[tokio::test]
async fn a_panel_of_a_table_that_has_gone_elsewhere_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, id) = begun(folder.path(), "harmonies", 0).await;
    people_play(&desk).await;
    let one = caller(1, 10);
    let page = Page { panel: Some(now(&desk).await), ..Page::default() };
    let bring = Intent::Bring { channel: PLACE.channel + 1, allowed: false };
    let (next, ()) = tokio::join!(next_panel(&desk, &one, &page), async {
        tokio::task::yield_now().await;
        desk.tables.act(id, &person(1), &bring, None).await.expect("it is allowed");
        let found = desk.tables.find(id).await.expect("it is read").expect("a table");
        for seat in found.computers_to_act().iter() {
            let advice = found.table().expect("it has begun").advise(seat, Level::Easy, 1);
            let moves = Intent::Act { moves: advice[0].moves.clone(), decision: None };
            let computer = Person::computer(found.seats[seat.index()].sitter.number());
            desk.tables.act(found.session.clone(), &computer, &moves, None).await.expect("it is legal");
        }
    });
    assert!(next.is_none(), "it is another channel's by now");
    let found = desk.tables.find(id).await.expect("it is read").expect("a table");
    assert!(found.seats[0].must() && !found.timers().is_empty(), "the clock calls them where it stands");
}

#[tokio::test]
async fn a_panel_waits_behind_what_is_asked_of_everybody() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, id) = begun(folder.path(), "harmonies", 1).await;
    let last = people_play(&desk).await;
    let (who, other) = (caller(last, 10), person(3 - last));
    let page = Page { panel: Some(now(&desk).await), ..Page::default() };
    let waits = next_panel(&desk, &who, &page);
    tokio::pin!(waits);
    desk.tables.act(id, &other, &Intent::End { sure: true }, None).await.expect("it is asked");
    assert!(now(&desk).await.computers_to_act().is_empty(), "computers wait too");
    let early = tokio::time::timeout(Duration::from_millis(20), &mut waits).await;
    assert!(early.is_err(), "and so does the panel");
    desk.tables
        .act(id, &person(last), &Intent::Decline { question: None }, None)
        .await
        .expect("it is declined");
    computers_play(&desk).await;
    assert!(waits.await.is_some(), "it goes on when they have played");
}

#[tokio::test]
async fn whoever_begins_with_a_computer_sees_their_first_turn_in_the_answer() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, opened) = a_computer_begins(folder.path()).await;
    let one = caller(1, 10);
    let page =
        deed::begun(&desk, &one, &desk.here(&one).await.expect("a table"), &opened).await.expect("it begins");
    assert_eq!(page.content, "The game begins.");
    let next = onward(&desk, &one, &page).await.expect("it goes on");
    let next = edited(&desk, &one, next).await.expect("the message is edited");
    assert!(rows(&next).contains("!take"), "{}", rows(&next));
}

#[tokio::test]
async fn the_answer_to_a_beginning_waits_for_quick_computers_and_counts_as_seen() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, opened) = a_computer_begins(folder.path()).await;
    let (one, table) = (caller(1, 10), desk.here(&caller(1, 10)).await.expect("a table"));
    let (page, ()) = tokio::join!(deed::begun(&desk, &one, &table, &opened), async {
        tokio::task::yield_now().await;
        computers_play(&desk).await;
    });
    let page = page.expect("it begins");
    assert!(page.content.starts_with("The game begins.\n**So far:**\nComputer "), "{}", page.content);
    assert!(rows(&page).contains("!take"), "{}", rows(&page));
    let unseen = now(&desk).await.rev;
    assert!(next_panel(&desk, &one, &page).await.is_none(), "it waits for nobody");
    assert!(now(&desk).await.rev > unseen, "nobody needs to call them");
}
