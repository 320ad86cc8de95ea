//! Hints and reviews, between the request and the answer.

use std::sync::Mutex;

use poise::{BoxFuture, serenity_prelude as serenity};
use rules::{Options, Seat};
use serenity::EditInteractionResponse;
use thinking::{Level, Reason};

use super::trips::{PLACE, caller, desk, person};
use crate::discord::app::App;
use crate::discord::features::hint::deed::{HintRequest, ask_hint, bring_hint, hint_page};
use crate::discord::features::panel::deed::hand;
use crate::discord::features::replay::deed::Audience;
use crate::discord::features::review::deed::ask_review;
use crate::discord::message::failure::Failure;
use crate::discord::wire::caller::Caller;
use session::{Hint, Intent, Way};
use words::Lang;

/// Person 1 with a computer at a small table, in that language.
async fn table(folder: &std::path::Path, lang: Lang) -> (App, Caller) {
    let desk = desk(folder, 4).await;
    let open = Intent::Open {
        game: "harmonies".to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
    for intent in [Intent::Seat(Level::Easy), Intent::Start] {
        desk.tables.act_and_tell(opened.session.id, &person(1), &intent).await.expect("it is allowed");
    }
    let mut caller = caller(1, 70);
    caller.lang = lang;
    while !session::hint::offers_hint(&desk.here(&caller).await.expect("a table"), Seat(0)) {
        let session = desk.here(&caller).await.expect("a table").session;
        let advice = session.table().expect("it has begun").advise(Seat(1), Level::Easy, 1);
        let moves = Intent::Act { moves: advice[0].moves.clone(), decision: None };
        desk.tables.act(session, &session::Person::computer(2), &moves, None).await.expect("it plays");
    }
    (desk, caller)
}

/// A request that is granted.
async fn asked(desk: &App, caller: &Caller) -> HintRequest {
    let found = desk.here(caller).await.expect("there is a table");
    match ask_hint(desk, caller, &found, true).await {
        Ok(Ok(asked)) => asked,
        Ok(Err(question)) => panic!("whoever is sure is not asked: {}", question.content),
        Err(failure) => panic!("there is a hint to be had: {failure}"),
    }
}

/// The final answer.
async fn brought(desk: &App, caller: &Caller, asked: HintRequest) -> String {
    let said = Mutex::new(String::new());
    let edit = |edit: EditInteractionResponse| -> BoxFuture<'_, serenity::Result<serenity::Message>> {
        *said.lock().expect("nobody panics with it") =
            serde_json::to_value(edit).expect("it is JSON")["content"]
                .as_str()
                .unwrap_or_default()
                .to_owned();
        Box::pin(std::future::ready(Err(serenity::Error::Other("no Discord"))))
    };
    bring_hint(desk, caller, asked, &edit).await;
    said.into_inner().expect("nobody panics with it")
}

fn said(failure: &Failure, caller: &Caller) -> String {
    failure.sentence(&caller.speech(), None)
}

#[tokio::test]
async fn a_hint_comes_too_late_when_something_else_is_asked_by_then() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    for (lang, late) in [(Lang::En, "moved on"), (Lang::Pl, "się zmieniła"), (Lang::Cs, "posunula")] {
        let folder = folder.path().join(lang.code());
        std::fs::create_dir(&folder).expect("a folder");
        let (desk, caller) = table(&folder, lang).await;
        let found = desk.here(&caller).await.expect("a table");
        let wish = asked(&desk, &caller).await;
        let first = found.sight(rules::Viewer::Seat(Seat(0))).expect("it has begun").actions()[0].clone();
        let acts = Intent::Act { moves: vec![first], decision: None };
        desk.tables.act(found.session.clone(), &caller.person, &acts, None).await.expect("it is legal");
        let told = brought(&desk, &caller, wish).await;
        assert!(told.contains(late), "{told}");
    }
}

#[tokio::test]
async fn nobody_has_two_hints_thought_of_at_once_and_everybody_may_ask_again() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let (desk, caller) = table(folder.path(), Lang::Cs).await;
    let found = desk.here(&caller).await.expect("a table");
    let wish = asked(&desk, &caller).await;
    let twice = ask_hint(&desk, &caller, &found, true).await.err().expect("one at a time");
    assert!(said(&twice, &caller).starts_with("Ještě přemýšlím"), "{twice}");
    drop(wish);
    let wish = asked(&desk, &caller).await;
    let told = brought(&desk, &caller, wish).await;
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].contains("počítač na těžké úrovni") && lines[1].starts_with("**1.** "), "{told}");
    assert!(lines[2].starts_with("-# nejlepší") && lines[4].starts_with("-# o "), "{told}");
    let wish = asked(&desk, &caller).await;
    assert_eq!(brought(&desk, &caller, wish).await, told, "the same decision, the same hint");
}

#[tokio::test]
async fn what_a_way_costs_is_told_behind_what_it_gains_and_as_a_price() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let (desk, caller) = table(folder.path(), Lang::En).await;
    let found = desk.here(&caller).await.expect("a table");
    let way = |reasons: Vec<Reason>| Hint {
        ways: vec![Way { steps: Vec::new(), draft: None }],
        behind: 0,
        reasons,
    };
    let ways = [
        way(vec![Reason::new("catan-why-room", -1000), Reason::new("catan-why-road", 510)]),
        way(vec![Reason::new("catan-why-seven", -300)]),
    ];
    for (lang, said) in [
        (
            Lang::En,
            "best · compared with 2: the Longest Road +0.5 · at the cost of 1.0 (room for settlements)",
        ),
        (
            Lang::Pl,
            "najlepsze · w porównaniu z 2.: Najdłuższa droga handlowa +0,5 · kosztem 1,0 (miejsce na osady)",
        ),
        (Lang::Cs, "nejlepší · oproti 2. možnosti: Nejdelší cesta +0,5 · za cenu 1,0 (místo pro vesnice)"),
    ] {
        let speech = found.speech(lang);
        let page = hint_page(&found, Seat(0), &ways, &speech);
        assert_eq!(page.content.lines().nth(2), Some(format!("-# {said}").as_str()), "{}", page.content);
    }
}

#[tokio::test]
async fn nobody_leafs_through_more_pages_at_once_than_they_can_look_at() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let (desk, caller) = table(folder.path(), Lang::En).await;
    let found = desk.here(&caller).await.expect("a table");
    let resigned = desk.tables.act_and_tell(found.id, &caller.person, &Intent::Resign).await;
    resigned.expect("it is allowed");
    let found = desk.tables.find(found.id).await.expect("it is read").expect("it is kept");
    let turn = async |page| ask_review(&desk, &caller, &found, page, Audience::Caller).await;
    let mut turned = Vec::new();
    for page in 0..3 {
        turned.push(turn(page).await.map_err(|failure| said(&failure, &caller)).expect("a page"));
    }
    let more = turn(3).await.err().expect("three are on their way");
    assert!(said(&more, &caller).starts_with("I am still thinking"), "{more}");
    turned.pop();
    assert!(turn(3).await.is_ok());
}

#[tokio::test]
async fn a_second_click_where_something_was_confirmed_asks_for_no_hint() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let (desk, caller) = table(folder.path(), Lang::En).await;
    let panel = hand(&desk, &caller).await.expect("it has begun").page;
    let rows = serde_json::to_value(&panel.rows).expect("rows are JSON");
    let rows = rows.as_array().expect("there are rows");
    let first =
        |row: &serde_json::Value| row["components"][0]["custom_id"].as_str().unwrap_or_default().to_owned();
    // The confirming button is first in the last row.
    let last = first(rows.last().expect("there is one"));
    assert!(last.contains(":why:"), "{last}");
    assert!(rows.iter().any(|row| row.to_string().contains(":hint:")), "a hint can be had");
}

#[tokio::test]
async fn whoever_plays_alone_is_asked_once_whether_the_game_may_no_longer_count() {
    let folder = tempfile::TempDir::new().expect("there is a temporary folder");
    let (desk, caller) = table(folder.path(), Lang::En).await;
    let found = desk.here(&caller).await.expect("a table");
    let Ok(Err(question)) = ask_hint(&desk, &caller, &found, false).await else { panic!("they are asked") };
    assert!(question.content.contains("no longer counts"), "{}", question.content);
    let rows = serde_json::to_string(&question.rows).expect("rows are JSON");
    assert!(rows.contains(":hint!:"), "{rows}");
    assert!(desk.here(&caller).await.expect("a table").counts(), "nothing has happened");
    drop(asked(&desk, &caller).await);
    let found = desk.here(&caller).await.expect("a table");
    assert!(!found.counts());
    assert!(matches!(ask_hint(&desk, &caller, &found, false).await, Ok(Ok(_))), "once is enough");
}
