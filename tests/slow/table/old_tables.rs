//! Buttons and forms of a table that is over, while another one is in its channel: they act on their own table, or are refused.

use Comes::{Over, Says, Shows};
use sandbox::{MessageSeen, PersonAt};
use serde_json::{Value, json};
use session::Status;

use kit::{
    Rig, board, button, enabled, ids, offer_after, panel, plays_on, presses, rich_island, seated, selects,
    shown_for, sit_down, types, values,
};

const BOTH: [&str; 2] = ["Ada", "Borek"];

/// How the refusal of a finished game begins, in every language.
const OVER: [&str; 3] = ["This game is over.", "Tahle hra skončila.", "Ta gra już się skończyła."];

fn says_over(answer: &MessageSeen) {
    let over = OVER.iter().any(|start| answer.content.starts_with(start));
    assert!(answer.ephemeral && over, "{}", answer.content);
}

/// A mark that changes with every action at a table.
async fn state(rig: &Rig, number: i64) -> (i64, Status) {
    let session = rig.table_numbered(number).await;
    (session.rev, session.status)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn resigning_at_one_table_after_its_end_spares_the_next_one() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &BOTH).await;
    let own = panel(&seats[0]).await;
    let more = presses(&seats[0], own.id, &ids(&own, "more")[0]).await;
    let choices = presses(&seats[0], own.id, &ids(&own, "more")[0]).await;
    let sure = presses(&seats[0], choices.id, &ids(&choices, "resign")[0]).await;
    types(&seats[1], "/table resign sure:true").await;
    board(&seats[0], |message| !ids(message, "again").is_empty()).await;
    sit_down("confusing-lands", &seats).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let before = state(&rig, 2).await;
    says_over(&presses(&seats[0], more.id, &ids(&more, "resign")[0]).await);
    says_over(&presses(&seats[0], sure.id, &ids(&sure, "resign!")[0]).await);
    assert_eq!(state(&rig, 2).await, before, "somebody has left the next table");
    plays_on(&seats).await;
    rig.close().await;
}

/// The seat on turn at that table: its place in order.
async fn on_turn(rig: &Rig, number: i64) -> usize {
    let session = rig.table_numbered(number).await;
    session.seats.iter().position(|row| row.must()).expect("somebody is to act")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_panel_does_not_play_at_the_next_table() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &BOTH).await;
    let begins = on_turn(&rig, 1).await;
    let who = &seats[begins];
    let old = panel(who).await;
    // The same person begins again, so that the numbers of the decisions agree.
    let mut number = 1;
    loop {
        types(&seats[1 - begins], "/table resign sure:true").await;
        sit_down("harmonies", &seats).await;
        number += 1;
        if on_turn(&rig, number).await == begins {
            break;
        }
    }
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let before = state(&rig, number).await;
    let menu = ids(&old, "sel").into_iter().find(|menu| values(&old, menu)[0].starts_with('!'));
    let answer = match (menu, enabled(&old, "act").first()) {
        (Some(menu), _) => selects(who, old.id, &menu, &values(&old, &menu)[0]).await,
        (None, Some(act)) => presses(who, old.id, act).await,
        (None, None) => panic!("nothing to do at once: {:#?}", old.components),
    };
    says_over(&answer);
    assert_eq!(state(&rig, number).await, before, "the old panel has played at the next table");
    plays_on(&seats).await;
    rig.close().await;
}

/// The expected outcome of a press on a button of the old table.
enum Comes {
    /// This sentence.
    Says(&'static str),
    /// A sentence that the game is over, in any language.
    Over,
    /// Something about the old table itself.
    Shows,
}

/// Posts a message in the bot's name with those buttons and menus: a menu has a value to choose.
async fn forged(rig: &Rig, who: &PersonAt, mark: &str, parts: &[(String, Option<&str>)]) -> MessageSeen {
    let (buttons, menus): (Vec<_>, Vec<_>) = parts.iter().partition(|(_, value)| value.is_none());
    let button =
        |(id, _): &&(String, Option<&str>)| json!({"type": 2, "style": 1, "label": "x", "custom_id": id});
    let buttons: Vec<Value> = buttons.iter().map(button).collect();
    let mut rows: Vec<Value> = buttons.chunks(5).map(|row| json!({"type": 1, "components": row})).collect();
    rows.extend(menus.iter().map(|(id, value)| {
        let option = json!({"label": "x", "value": value});
        json!({"type": 1, "components": [{"type": 3, "custom_id": id, "options": [option]}]})
    }));
    rig.posts_as_bot(who, &json!({"content": mark, "components": rows})).await;
    board(who, |message| message.content == mark).await
}

/// Presses each of them, and compares the outcome with the expected one; nothing changes at the next table.
async fn presses_all(rig: &Rig, deeds: &[(&PersonAt, String, Option<&str>, Comes)]) {
    let before = state(rig, 2).await;
    for (number, chunk) in (1..).zip(deeds.chunks(5)) {
        let parts: Vec<_> = chunk.iter().map(|(_, id, value, _)| (id.clone(), *value)).collect();
        let message = forged(rig, chunk[0].0, &format!("Forged {number}"), &parts).await;
        for (who, id, value, comes) in chunk {
            let answer = match value {
                Some(value) => selects(who, message.id, id, value).await,
                None => presses(who, message.id, id).await,
            };
            assert!(answer.ephemeral && answer.id != message.id, "{id} was answered for all to see");
            match comes {
                Says(start) => assert!(answer.content.starts_with(start), "{id}: {}", answer.content),
                Over => {
                    let over = OVER.iter().any(|start| answer.content.starts_with(start));
                    assert!(over, "{id}: {}", answer.content);
                }
                Shows => {
                    let strange =
                        |part: &Value| part["custom_id"].as_str().is_some_and(|id| id.starts_with("2:"));
                    let said = !answer.content.is_empty() || !answer.attachments.is_empty();
                    assert!(said && !answer.parts().any(strange), "{id}: {answer:#?}");
                }
            }
            assert_eq!(state(rig, 2).await, before, "{id} has done something at the next table");
        }
    }
}

/// The custom_id of the next table's button as the old table would have it.
fn of_the_old(id: &str) -> String {
    format!("1:{}", id.strip_prefix("2:").unwrap_or_else(|| panic!("{id} is not of the second table")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_button_of_an_old_table_does_anything_in_the_next_lobby() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &BOTH).await;
    types(&seats[1], "/table resign sure:true").await;
    board(&seats[0], |message| !ids(message, "again").is_empty()).await;
    let [ada, borek] = &seats[..] else { panic!("two people") };
    types(ada, "/play game:catan seats:4").await;
    types(borek, "/join").await;
    // Posts are also noted at the table.
    rig.posted().await;
    let celina = rig.at("Celina", "games");
    let borek_number = borek.person().id().to_string();
    let plain = |verb: &str| format!("1:0:{verb}:");
    let deeds = [
        (&celina, plain("join"), None, Over),
        (ada, "1:1:join:".to_owned(), None, Over),
        (borek, plain("leave"), None, Over),
        (ada, plain("start"), None, Over),
        (ada, plain("setup"), None, Over),
        (ada, plain("close"), None, Over),
        (ada, plain("end"), None, Over),
        (ada, plain("again"), None, Says("This channel already has a table.")),
        (ada, "1:0:opt:seats".to_owned(), Some("3"), Over),
        (ada, "1:0:opt:layout".to_owned(), Some("fixed"), Over),
        (ada, plain("remove"), Some(borek_number.as_str()), Over),
    ];
    presses_all(&rig, &deeds).await;
    let row = types(&celina, "/join").await;
    assert!(row.content.starts_with("Masz miejsce"), "{}", row.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_button_of_an_old_table_does_anything_in_the_next_game() {
    let mut rig = Rig::open().await;
    let people = ["Ada", "Borek", "Celina"];
    let luck = [("dice", "6"), ("dice", "6")];
    let seats = rich_island(&mut rig, people, &luck).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:roll").await;
    let first = panel(ada).await;
    let form = ids(&first, "form").remove(0);
    let opened = ada.press(first.id, &form).await.expect("the button is there").modal.expect("a form");
    types(&rig.at("Moira", "games"), "/table end moderator:true sure:true").await;
    board(ada, |message| !ids(message, "again").is_empty()).await;
    rich_island(&mut rig, people, &luck).await;
    types(ada, "/move moves:roll").await;
    types(ada, "/move moves:trade 1 wool for 1 grain").await;
    let offer = offer_after(ada, None).await;
    types(celina, "/table end sure:true").await;
    let question = board(ada, |message| !ids(message, "yes").is_empty()).await;
    let own = panel(ada).await;
    let at = shown_for(&own);
    let old = |verb: &str, rest: &str| of_the_old(&format!("{at}:{verb}:{rest}"));
    let plain = |verb: &str| format!("1:0:{verb}:");
    let of = |message: &MessageSeen, end: &str| of_the_old(&button(message, end));
    let deeds = [
        (borek, of(&offer, ":ans:accept"), None, Over),
        (borek, of(&offer, ":ans:decline"), None, Over),
        (borek, of_the_old(&ids(&offer, "reply")[0]), None, Over),
        (ada, of_the_old(&ids(&question, "yes")[0]), None, Over),
        (ada, of_the_old(&ids(&question, "no")[0]), None, Over),
        (ada, old("act", "end"), None, Over),
        (ada, old("act", "cancel"), None, Over),
        (ada, old("form", form.rsplit(':').next().unwrap_or_default()), None, Over),
        (ada, old("undo", ""), None, Over),
        (ada, plain("undo"), None, Over),
        (ada, old("pick", "build"), None, Shows),
        (ada, old("adj", "0build"), None, Shows),
        (ada, old("sel", "0"), Some("build"), Shows),
        (ada, old("sel", "1"), Some("!end"), Over),
        (ada, plain("panel"), None, Shows),
        (ada, plain("more"), None, Shows),
        (ada, plain("text"), None, Shows),
        (ada, plain("log"), None, Says("What has happened at table 1:")),
        (ada, plain("stats"), None, Shows),
        (ada, plain("rules"), None, Shows),
        (ada, plain("resign"), None, Over),
        (ada, plain("resign!"), None, Over),
        (borek, plain("end"), None, Over),
        (borek, plain("end!"), None, Over),
        (borek, plain("undo!"), None, Over),
        (&rig.at("Moira", "games"), plain("settle!"), None, Over),
        (&rig.at("Moira", "games"), plain("close"), None, Over),
        (&rig.at("Moira", "games"), "1:0:end:x".to_owned(), None, Over),
        (ada, plain("again"), None, Says("This channel already has a table.")),
    ];
    presses_all(&rig, &deeds).await;
    // The form of the old table, filled in now.
    let before = state(&rig, 2).await;
    let sent = ada.submit(opened.id, &json!({"give": "1 wool", "want": "1 ore"})).await.expect("it is open");
    says_over(&ada.message(sent.message.expect("an answer")).expect("it can be seen"));
    assert_eq!(state(&rig, 2).await, before, "the old form has done something at the next table");
    types(borek, "/move moves:accept").await;
    rig.close().await;
}
