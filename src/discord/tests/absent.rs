//! Absent people: what the others read and press, in every language.

use rules::{Options, Seat};

use super::trips::{PLACE, caller, desk, person};
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::board::deed::Tale;
use crate::discord::features::board::notices::{closed_page, notice_page};
use crate::discord::features::more::page::more_page;
use crate::discord::features::time::{pause, resume};
use crate::discord::features::{absence, seat};
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Effect, Intent, Note, Remedy, SessionId, Status};

const LANGUAGES: [&str; 3] = ["en", "pl", "cs"];

/// People 1 to 3 at a table with a pace, in that language, with the first of them absent; and the number of the absence.
async fn absent(desk: &App, language: &str) -> (Found, i64) {
    let open = Intent::Open {
        game: "harmonies".to_owned(),
        options: Options::default().with("pace", "live"),
        seats: Some(3),
        computers: Vec::new(),
        language: language.to_owned(),
    };
    let id = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free").session.id;
    for user in [2, 3] {
        desk.tables.act(id, &person(user), &Intent::Join, None).await.expect("it is allowed");
    }
    let lobby = desk.tables.session_by_id(id).await.expect("it is read").expect("it is there");
    // The first seat begins.
    let session = desk.tables.begin_with_first_luck(&lobby).await.expect("it begins").session;
    let absence = session::decide(
        &session,
        &Intent::TimeUp(Seat(0)),
        &session::Person::clock(),
        &session::Moment {
            now: session.touched + 11 * 60,
            secret: [1; 32],
            availability: session::Availability::default(),
        },
    );
    let mut absence = absence.expect("the time has run out");
    // The clock of the desk stands still.
    absence.session.seats[0].bank.left = 0;
    let number = absence.session.absences[0].number;
    let now = session.touched + 11 * 60;
    desk.tables.store().commit(Some(session), absence, None, now, None).await.expect("it is written");
    (desk.tables.find(id).await.expect("it is read").expect("it is there"), number)
}

fn labels(page: &Page) -> Vec<String> {
    let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
    let buttons =
        rows.as_array().into_iter().flatten().flat_map(|row| row["components"].as_array().cloned()).flatten();
    buttons.filter_map(|button| button["label"].as_str().map(str::to_owned)).collect()
}

async fn presses(desk: &App, user: u64, id: CustomId) -> Result<Page, String> {
    let caller: Caller = caller(user, 1000 + user * 10 + id.to_string().len() as u64);
    let press =
        Pressed { app: desk, caller: &caller, id: &id, value: String::new(), target: None, private: false };
    match press.reply().await {
        Ok(Reply::Private(page) | Reply::Update(page)) => Ok(page),
        Ok(_) => panic!("a page is expected"),
        Err(failure) => Err(failure.sentence(&caller.speech(), None)),
    }
}

fn vote(absence: i64, table: SessionId, remedy: Remedy) -> CustomId {
    CustomId::at(table, absence::Press::Vote { absence, remedy })
}

#[tokio::test]
async fn the_others_read_what_they_can_decide() {
    let said = ["has run out of time", "czas się skończył", "čas vypršel"];
    for (language, said) in LANGUAGES.into_iter().zip(said) {
        let folder = tempfile::TempDir::new().expect("there is a temporary folder");
        let desk = desk(folder.path(), 4).await;
        let (table, number) = absent(&desk, language).await;
        let page = desk.messages.open_page(&table, number).expect("it is open");
        assert!(page.content.contains(said), "{}", page.content);
        assert_eq!(page.ping, [2, 3], "the others are called, whoever is absent is not");
        assert_eq!(labels(&page).len(), 4);
        assert!(labels(&page).iter().all(|label| label.chars().count() <= 80));
    }
}

#[tokio::test]
async fn most_of_the_others_decide_by_pressing() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let (table, number) = absent(&desk, "en").await;
    let refused = presses(&desk, 1, vote(number, table.id, Remedy::Time)).await;
    assert!(refused.is_err(), "whoever is absent does not decide");
    let noted = presses(&desk, 2, vote(number, table.id, Remedy::Substitute)).await.expect("it is noted");
    assert!(noted.content.starts_with("Noted"), "{}", noted.content);
    let table = desk.tables.find(table.id).await.expect("it is read").expect("it is there");
    let page = desk.messages.open_page(&table, number).expect("it is open");
    assert!(page.content.contains("**Look for a substitute**: Person 2"), "{}", page.content);
    assert_eq!(page.ping, [3], "who has decided is not called again");
    presses(&desk, 3, vote(number, table.id, Remedy::Substitute)).await.expect("it is done");
    let table = desk.tables.find(table.id).await.expect("it is read").expect("it is there");
    assert!(desk.messages.open_page(&table, number).is_none());
    let offer = table.seats[0].offered.expect("the seat is free");
    let page = desk.messages.open_page(&table, offer).expect("it is offered");
    assert!(page.content.contains("Person 1") && page.ping.is_empty(), "{}", page.content);
    let take = CustomId::at(table.id, seat::Press::Take { offer });
    assert!(presses(&desk, 2, take.clone()).await.is_err(), "they sit here already");
    let panel = presses(&desk, 7, take).await.expect("the seat is theirs");
    assert!(panel.content.contains("your seat now"), "{}", panel.content);
    let table = desk.tables.find(table.id).await.expect("it is read").expect("it is there");
    assert_eq!((table.seat_of(7), table.seat_of(1), table.status), (Some(Seat(0)), None, Status::Live));
}

#[tokio::test]
async fn who_has_left_is_not_named_among_those_who_have_decided() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let (table, number) = absent(&desk, "en").await;
    presses(&desk, 2, vote(number, table.id, Remedy::Substitute)).await.expect("it is noted");
    desk.tables.act(table.id, &person(2), &Intent::Resign, None).await.expect("they leave");
    let table = desk.tables.find(table.id).await.expect("it is read").expect("it is there");
    let page = desk.messages.open_page(&table, number).expect("it is open");
    assert!(!page.content.contains("Person 2"), "{}", page.content);
    assert_eq!(page.ping, [3]);
}

#[tokio::test]
async fn the_board_says_until_when() {
    for (language, said) in LANGUAGES.into_iter().zip(["Time runs out", "Czas się kończy", "Čas vyprší"])
    {
        let folder = tempfile::TempDir::new().expect("there is a temporary folder");
        let desk = desk(folder.path(), 4).await;
        let (table, _) = absent(&desk, language).await;
        let since = host::outbox::Stretch { since: -1, until: i64::MAX };
        let tale = Tale::of(&table, since).expect("the log replays");
        let page = desk.messages.board_page(&table, &tale, rules::SeatSet::EMPTY).await.expect("it is drawn");
        let deadline = table.deadline(Seat(0)).expect("the clock runs");
        assert!(
            page.content.contains(said) && page.content.contains(&format!("<t:{deadline}:R>")),
            "{}",
            page.content
        );
    }
}

#[tokio::test]
async fn a_pause_is_asked_for_and_ended_beside_the_board() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let (table, number) = absent(&desk, "en").await;
    let one: Caller = caller(1, 90);
    assert!(labels(&more_page(&table, &one)).contains(&"Pause…".to_owned()));
    let stranger: Caller = caller(9, 91);
    assert!(!labels(&more_page(&table, &stranger)).contains(&"Pause…".to_owned()));
    pause(&desk, &one, &table).await.map(|_| ()).unwrap_or_else(|failure| panic!("{failure}"));
    for user in [2, 3] {
        let agree = Intent::Agree { question: None };
        desk.tables.act(table.id, &person(user), &agree, None).await.expect("they agree");
    }
    let table = desk.tables.find(table.id).await.expect("it is read").expect("it is there");
    assert!(table.paused && desk.messages.open_page(&table, number).is_none(), "nobody is absent in a pause");
    assert!(labels(&more_page(&table, &one)).contains(&"End the pause".to_owned()));
    resume(&desk, &one, &table).await.map(|_| ()).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(matches!(session::place::showing(&table)[0], Effect::Board { .. }));
}

#[tokio::test]
async fn what_was_decided_is_said_of_the_person_who_is_called_although_a_computer_plays() {
    for (language, said, back) in [
        ("en", "Decided: a computer plays on until Person 1 is back.", "`/seat come-back`"),
        ("pl", "Decyzja: dopóki Person 1 nie wróci, gra komputer.", "`/miejsce wróć`"),
        ("cs", "Rozhodnuto: Person 1 – do návratu hraje počítač.", "`/místo návrat`"),
    ] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = desk(folder.path(), 1).await;
        let (table, absence) = absent(&desk, language).await;
        for user in [2, 3] {
            let vote = Intent::Vote { absence, remedy: Remedy::Caretaker };
            desk.tables.act(table.id, &person(user), &vote, None).await.expect("they vote");
        }
        let table = desk.tables.find(table.id).await.expect("it is read").expect("it is there");
        assert!(table.seats[0].caretaker.is_some());
        let note = Note::new("absence-caretaker").with("name", Seat(0));
        assert_eq!(closed_page(&table, &note).content, said);
        for key in ["notice-kept", "notice-stood-in", "notice-time-up"] {
            let told = notice_page(&table, &Note::new(key).with("name", Seat(0)).calling(Seat(0)));
            assert!(told.content.contains("<@1>") && told.ping == [1], "{}", told.content);
            assert!(key != "notice-kept" || told.content.contains(back), "{}", told.content);
        }
        let told = notice_page(&table, &Note::new("notice-ended").calling(Seat(0)));
        assert!(told.ping.is_empty(), "nobody else is called for whom a computer plays");
    }
}

#[tokio::test]
async fn a_person_whose_time_has_run_out_reads_that_in_the_call_and_what_helps() {
    for (language, said) in LANGUAGES.into_iter().zip([
        "Your time has run out. The others are deciding",
        "Twój czas się skończył. Pozostali decydują",
        "Tvůj čas vypršel. Ostatní rozhodují",
    ]) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = desk(folder.path(), 1).await;
        let (table, _) = absent(&desk, language).await;
        let page = desk.messages.call_page(&table, Seat(0)).expect("they are asked");
        assert!(page.content.contains(said), "{}", page.content);
        assert_eq!(page.ping, [1]);
    }
}
