//! An offer's call: its maker closes the deal where they are called.

use std::path::Path;

use rules::Seat;

use super::trips::{caller, now, offer, table};
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::answers;
use crate::discord::features::answers::deed::agree;
use crate::discord::features::panel::deed::{hand, make_moves};
use crate::discord::features::time::pause;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, Meaning as _, Spaced};
use session::SessionId;

/// A trade that has been offered to everybody: the desk, who offers, and the two who are asked.
async fn offered(folder: &Path) -> (App, u64, [u64; 2]) {
    for seed in 1..40 {
        let desk = table(folder, seed).await;
        let session = now(&desk).await;
        let seat = session.seats.iter().find(|row| row.must()).expect("somebody begins").seat;
        let user = u64::from(seat.0) + 1;
        make_moves(&desk, &caller(user, 100), "roll").await.expect("it is legal");
        let Some([give, want]) = offer(&*now(&desk).await, seat) else { continue };
        // Somebody must be able to agree.
        make_moves(&desk, &caller(user, 101), &format!("trade {give} for {want}"))
            .await
            .expect("it is legal");
        let others = [1, 2, 3].into_iter().filter(|&other| other != user).collect::<Vec<_>>();
        let others: [u64; 2] = others.try_into().expect("there are three");
        let session = now(&desk).await;
        let able = |user: u64| {
            let sight = session.sight(rules::Viewer::Seat(Seat(user as u8 - 1))).expect("it has begun");
            sight.actions().iter().any(|action| action == "accept")
        };
        if let Some(&first) = others.iter().find(|&&other| able(other)) {
            let second = if others[0] == first { others[1] } else { others[0] };
            return (desk, user, [first, second]);
        }
    }
    panic!("one of forty rolls gives a trade that somebody takes");
}

/// The call of a seat as it stands now, and the ids of what can be done about the offer there.
async fn called(desk: &App, user: u64) -> (Page, Vec<CustomId>) {
    let page = desk.messages.call_page(&*now(desk).await, Seat(user as u8 - 1)).expect("they are called");
    let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
    let buttons =
        rows.as_array().into_iter().flatten().flat_map(|row| row["components"].as_array()).flatten();
    let ids = buttons.filter_map(|button| button["custom_id"].as_str());
    let deals = ids.filter(|id| id.contains(":deal:")).map(|id| id.parse().expect("it is ours")).collect();
    (page, deals)
}

async fn press(desk: &App, user: u64, interaction: u64, id: &CustomId) -> Result<Page, Failure> {
    let caller = caller(user, interaction);
    match (Pressed { app: desk, caller: &caller, id, value: String::new(), target: None, private: false })
        .reply()
        .await?
    {
        Reply::Private(page) => Ok(page),
        _ => panic!("it is told beside the call"),
    }
}

#[tokio::test]
async fn whoever_made_an_offer_closes_it_on_the_message_that_calls_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, user, [first, second]) = offered(folder.path()).await;
    assert!(called(&desk, user).await.1.is_empty(), "nobody has answered");
    make_moves(&desk, &caller(first, 102), "accept").await.expect("they can");
    assert!(called(&desk, user).await.1.is_empty(), "somebody is still asked");
    make_moves(&desk, &caller(second, 103), "decline").await.expect("they can");
    let (page, deals) = called(&desk, user).await;
    let rows = serde_json::to_string(&page.rows).expect("rows are JSON");
    assert_eq!(deals.len(), 2, "{rows}");
    assert!(
        rows.contains(&format!("Trade with Person {first}")) && rows.contains("Withdraw the offer"),
        "{rows}"
    );
    // It is the caller's only, and does nothing when the answers have changed.
    assert!(press(&desk, second, 104, &deals[0]).await.is_err());
    let Some(answers::Press::Conclude { appeal, choice: Spaced(_, action) }) = answers::Press::of(&deals[0])
    else {
        panic!("it closes the offer")
    };
    let other = answers::Press::Conclude { appeal, choice: Spaced("00000000".to_owned(), action) };
    let before = now(&desk).await.log.len();
    let late = press(&desk, user, 107, &CustomId::at(SessionId(1), other)).await.expect("the panel");
    assert!(late.content.contains("moved on. I kept"), "{}", late.content);
    assert_eq!(now(&desk).await.log.len(), before, "nothing is done");
    let done = press(&desk, user, 109, &deals[0]).await.expect("it is closed");
    assert!(done.panel.is_some(), "the panel goes on: {}", done.content);
    let session = now(&desk).await;
    assert!(
        session.appeal().is_none()
            && session.log.last().is_some_and(|logged| format!("{:?}", logged.entry).contains("confirm "))
    );
    let over = press(&desk, user, 110, &deals[0]).await.expect("the panel");
    assert!(over.content.contains("moved on. I kept") && now(&desk).await.log.len() == session.log.len());
}

/// A trade on other terms than the panel's button has: the desk, the person who offers, and that button.
async fn agreed_anew(folder: &Path) -> (App, u64, CustomId) {
    let (desk, user, [first, _]) = offered(folder).await;
    let session = now(&desk).await;
    let [one, other] = [user, first].map(|user| Seat(user as u8 - 1));
    let kinds = ["wood", "brick", "wool", "grain", "ore"];
    let pairs = kinds.iter().flat_map(|give| kinds.iter().map(move |want| (give, want)));
    let deals: Vec<String> = pairs
        .flat_map(|(give, want)| [1, 2].map(|count| format!("counter 1 {give} for {count} {want}")))
        .collect();
    // A trade on other terms, with the cards for it on both sides.
    let offered = session.sight(rules::Viewer::Seat(other)).and_then(|sight| sight.relied("accept"));
    let offered = offered.expect("something is offered");
    let anew = |deal: &&String| {
        let mut table = session.table().expect("it has begun").boxed();
        let counters = table.play(other, deal, &mut rules::Recorded::default()).is_ok();
        let relied = |action: &String| table.sight(rules::Viewer::Seat(one)).relied(action);
        let closes = table.sight(rules::Viewer::Seat(one)).actions();
        let closes = closes.iter().find(|action| action.starts_with("confirm "));
        counters && closes.and_then(relied).is_some_and(|deal| deal != offered)
    };
    let deal = deals.iter().find(anew).expect("something else can be asked for it");
    make_moves(&desk, &caller(first, 102), deal).await.expect("they can");
    let panel = hand(&desk, &caller(user, 103)).await.expect("it has begun").page;
    let rows = serde_json::to_value(&panel.rows).expect("rows are JSON").to_string();
    let confirm = rows.split('"').find(|id| id.contains(":act:confirm ")).expect("it can be closed");
    make_moves(&desk, &caller(first, 104), "accept").await.expect("they can");
    (desk, user, confirm.parse().expect("it is ours"))
}

#[tokio::test]
async fn an_open_panel_closes_no_deal_but_the_one_that_it_shows() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, user, confirm) = agreed_anew(folder.path()).await;
    let before = now(&desk).await.log.len();
    let stale = press(&desk, user, 105, &confirm).await.err().expect("nothing is done");
    assert!(matches!(stale, Failure::Denied(session::Denied::Stale { .. })), "{stale}");
    let action = confirm.to_string();
    let action = action.rsplit(':').next().expect("it names what is done");
    let shown = make_moves(&desk, &caller(user, 106), action).await.expect("the panel").page;
    assert!(shown.content.contains("moved on. I kept"), "typed words meant another deal: {}", shown.content);
    assert_eq!(now(&desk).await.log.len(), before, "nothing is done");
}

#[tokio::test]
async fn a_bare_answer_is_not_taken_for_one_to_something_else() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, user, [first, _]) = offered(folder.path()).await;
    // A pause is asked, and the repeated offer replaces it.
    make_moves(&desk, &caller(user, 102), "cancel").await.expect("they can");
    let table = desk.here(&caller(user, 103)).await.expect("there is a table");
    pause(&desk, &caller(user, 103), &table).await.expect("everybody is asked");
    let Some([give, want]) = offer(&*now(&desk).await, Seat(user as u8 - 1)) else { panic!("as before") };
    make_moves(&desk, &caller(user, 104), &format!("trade {give} for {want}")).await.expect("it is legal");
    let before = now(&desk).await.log.len();
    let asked = agree(&desk, &caller(first, 105)).await.expect("they are asked which").page;
    assert_eq!(now(&desk).await.log.len(), before, "nothing is agreed to: {}", asked.content);
    assert!(asked.content.starts_with("You were asked more than one thing."), "{}", asked.content);
    let rows = serde_json::to_string(&asked.rows).expect("rows are JSON");
    assert!(rows.contains(":ans:accept"), "the answer is bound to it: {rows}");
    // A person who has answered knows what is asked: the next bare answer means it.
    make_moves(&desk, &caller(first, 106), "decline").await.expect("they can");
}

#[tokio::test]
async fn an_offer_that_nobody_takes_leaves_nothing_to_choose() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, user, others) = offered(folder.path()).await;
    for (other, interaction) in others.into_iter().zip(102..) {
        make_moves(&desk, &caller(other, interaction), "decline").await.expect("they can");
    }
    assert!(called(&desk, user).await.1.is_empty());
}

#[tokio::test]
async fn a_first_game_explains_an_offer_where_it_can_be_answered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (desk, _, [other, _]) = offered(folder.path()).await;
    let mut session = (*now(&desk).await).clone();
    let (number, _) = session.appeal().expect("it stands");
    let told =
        |session: &session::Session| desk.messages.appeal_page(session, number).expect("it replays").content;
    assert!(!told(&session).contains("🧭"));
    session.terms.lesson = true;
    let explained = told(&session);
    assert!(explained.contains("> 🧭 Somebody offers you a **trade**."), "{explained}");
    // It is said until they answer.
    make_moves(&desk, &caller(other, 102), "decline").await.expect("it is legal");
    let mut session = (*now(&desk).await).clone();
    session.terms.lesson = true;
    let mut answered = session::guidance(&session, Seat(other as u8 - 1)).expect("it replays").into_iter();
    assert!(answered.all(|it| it.key != "catan-lesson-offered"));
}
