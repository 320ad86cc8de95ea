//! A table is brought to another channel.

use sandbox::{Fault, MessageSeen, PersonAt, Target};
use serde_json::json;
use session::Status;

use kit::{
    Rig, board, button, closes, ids, in_a_thread, panel, plays_on, presses, refused, rich_island, seated,
    started, types,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_names_of_channels_are_asked_for_once_while_somebody_types() {
    let rig = Rig::open().await;
    started(&rig, "games").await;
    let ada = rig.at("Ada", "lounge");
    for typed in ["", "c", "co", "con"] {
        let offered = ada.autocomplete("table bring", serde_json::json!({}), "table", typed).await;
        assert_eq!(offered.expect("there is a command").expect("it answers").len(), 1);
    }
    let asked = |end: &str| rig.sandbox.journal().iter().filter(|entry| entry.path.ends_with(end)).count();
    assert_eq!((asked("/channels"), asked("/threads/active")), (1, 1));
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_types_very_fast_asks_discord_for_little_and_every_key_is_answered() {
    let rig = Rig::open().await;
    started(&rig, "games").await;
    let target =
        Target { method: Some("GET".to_owned()), route: "guilds/*/channels".to_owned(), times: 1000 };
    rig.sandbox.fail(Fault::Slow { target, after_ms: 3000 }).expect("the sandbox can");
    let mut keys = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let ada = rig.at("Ada", "lounge");
        keys.spawn(async move { ada.autocomplete("table bring", json!({}), "table", "").await });
    }
    let mut listed = 0;
    while let Some(key) = keys.join_next().await {
        let offered = key.expect("it does not panic").expect("there is a command");
        listed += offered.expect("it is answered, be it with nothing").len();
    }
    let journal = rig.sandbox.journal();
    let asked = journal.iter().filter(|entry| entry.path.ends_with("/channels")).count();
    assert!((1..=3).contains(&asked) && listed > 0, "{asked} requests, {listed} tables");
    let offered = rig.at("Ada", "lounge").autocomplete("table bring", json!({}), "table", "").await;
    assert_eq!(offered.expect("there is a command").expect("it answers").len(), 1, "nobody is left waiting");
    rig.close().await;
}

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

/// The same people in another channel.
fn before(seats: &[PersonAt], channel: &str) -> Vec<PersonAt> {
    seats.iter().map(|who| who.person().at(channel).expect("the channel is there")).collect()
}

/// What autocomplete offers to bring here.
async fn offered(who: &PersonAt) -> Vec<(String, String)> {
    let found = who.autocomplete("table bring", json!({}), "table", "").await.expect("there is a command");
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    found.expect("autocomplete answers").iter().map(|it| (it.name.clone(), text(&it.value))).collect()
}

/// Waits until a message has nothing to press any more.
async fn goes_bare(who: &PersonAt, message: &MessageSeen) {
    let bare =
        |seen: &[MessageSeen]| seen.iter().any(|it| it.id == message.id && it.parts().next().is_none());
    who.wait_until(kit::PATIENCE, bare).await.expect("its buttons go");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_brings_a_table_and_both_channels_hear_of_it() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let old = board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let own = panel(&seats[1]).await;
    seated(&rig, GAME, "games-2", &BOTH).await;
    let there = before(&seats, "lounge");
    let sentence = refused(&there[1], "/table bring table:1").await;
    assert_eq!(
        sentence,
        "Stůl může přenést hostitel, moderátor obou kanálů nebo ten, kdo u něj sedí a nemůže psát do jeho kanálu."
    );
    assert_eq!(
        refused(&there[0], "/table bring table:17").await,
        "There is no such table. Choose one from the list."
    );
    assert_eq!(
        refused(&there[0], "/table bring table:wool").await,
        "There is no such table. Choose one from the list."
    );
    assert_eq!(refused(&seats[0], "/table bring table:1").await, "The table is here already.");
    let taken = refused(&rig.at("Ada", "games-2"), "/table bring table:1").await;
    assert!(taken.starts_with("This channel already has a table."), "{taken}");
    let right = ("SEND_MESSAGES".to_owned(), there[0].channel());
    rig.sandbox.fail(Fault::Revoke { channel: right.1, permission: right.0.clone() }).expect("it can");
    let sentence = refused(&there[0], "/table bring table:1").await;
    assert!(sentence.contains("Send Messages"), "{sentence}");
    rig.sandbox.fail(Fault::Grant { channel: right.1, permission: right.0 }).expect("it can");
    let thread = there[0].start_thread("aside", true).expect("a private thread");
    let sentence = refused(&thread, "/table bring table:1").await;
    assert!(sentence.starts_with("I am not in this private thread."), "{sentence}");

    let list = offered(&there[0]).await;
    let wanted = ("Confusing Lands · table 1 · #games".to_owned(), "1".to_owned());
    assert!(list.contains(&wanted) && list.len() == 2, "{list:?}");
    assert!(offered(&there[1]).await.is_empty(), "nobody is offered what is not theirs to bring");
    assert_eq!(types(&there[0], "/table bring table:1").await.content, "Table 1 is here now.");
    let channel = there[0].channel();
    board(&seats[1], |message| message.content == format!("Table 1 has moved to <#{channel}>.")).await;
    goes_bare(&seats[0], &old).await;
    let new = board(&there[1], |message| !ids(message, "panel").is_empty()).await;
    assert!(!new.attachments.is_empty(), "the board comes with its picture");
    // A seated person still acts from the old channel, and reads where the table is.
    let menu =
        own.parts().find_map(|part| part["custom_id"].as_str()).expect("a panel has buttons").to_owned();
    let more = ids(&own, "more").pop().unwrap_or(menu);
    presses(&seats[1], own.id, &more).await;
    // With a second table the person must say which is meant.
    let which = types(&seats[0], "/hand").await;
    assert_eq!(which.content, "You are at several tables. Which one do you mean?");
    assert_eq!(ids(&which, "panel").len(), 2);
    plays_on(&there).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_and_an_offer_come_along() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    types(&seats[0], "/move moves:roll").await;
    types(&seats[0], "/move moves:trade 1 wool for 1 grain").await;
    let offer = board(&seats[1], |message| !ids(message, "ans").is_empty()).await;
    types(&seats[2], "/table end sure:true").await;
    let question = board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    let there = before(&seats, "games-2");
    let moira = rig.at("Moira", "games-2");
    types(&moira, "/table bring table:1").await;
    for old in [&offer, &question] {
        goes_bare(&seats[1], old).await;
    }
    let offer = board(&there[1], |message| !ids(message, "ans").is_empty()).await;
    assert!(offer.content.contains("offers 1 wool for 1 grain"), "{}", offer.content);
    let question = board(&there[1], |message| !ids(message, "yes").is_empty()).await;
    presses(&there[1], question.id, &ids(&question, "no")[0]).await;
    let said = presses(&there[1], offer.id, &button(&offer, ":ans:accept")).await;
    assert!(said.content.starts_with("Borek souhlasí."), "{}", said.content);
    types(&there[0], "/move moves:confirm amber").await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_of_which_the_bot_never_heard_comes_along_too() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let target = Target::times("POST", "channels/*/messages", 1);
    rig.sandbox.fail(Fault::DieAfter { target }).expect("it can");
    types(&seats[2], "/table end sure:true").await;
    let question = board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    let there = before(&seats, "games-2");
    types(&there[0], "/table bring table:1").await;
    goes_bare(&seats[1], &question).await;
    let question = board(&there[1], |message| !ids(message, "yes").is_empty()).await;
    presses(&there[1], question.id, &ids(&question, "no")[0]).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_that_are_offered_are_taken_where_the_table_goes() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &["Ada", "Borek", "Celina"]).await;
    let mut offers = Vec::new();
    for who in &seats[1..] {
        types(who, "/seat offer").await;
        let fresh = |message: &MessageSeen| {
            !ids(message, "take").is_empty() && offers.iter().all(|old: &MessageSeen| old.id != message.id)
        };
        let offer = board(&seats[0], fresh).await;
        offers.push(offer);
    }
    let there = before(&seats, "games-2");
    types(&there[0], "/table bring table:1").await;
    for old in &offers {
        goes_bare(&seats[0], old).await;
    }
    let darek = rig.at("Darek", "games-2");
    for who in [&darek, &rig.at("Moira", "games-2")] {
        let offer = board(who, |message| !ids(message, "take").is_empty()).await;
        presses(who, offer.id, &ids(&offer, "take")[0]).await;
        goes_bare(who, &offer).await;
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_thread_was_deleted_by_mistake_goes_on_elsewhere() {
    let rig = Rig::open().await;
    let seats = in_a_thread(&rig, "games").await;
    rig.sandbox.delete_channel(seats[0].channel());
    closes(&rig, 1).await;
    let there = before(&seats, "games-2");
    let list = offered(&there[0]).await;
    let wanted = ("Confusing Lands · table 1 · its channel was deleted".to_owned(), "1".to_owned());
    assert_eq!(list, [wanted]);
    types(&there[0], "/table bring table:1").await;
    let called = board(&there[1], |message| !ids(message, "panel").is_empty()).await;
    assert!(called.pings_me, "whoever must act is called");
    assert_eq!(rig.table().await.status, Status::Live);
    plays_on(&there).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_is_brought_too() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    let old = board(&ada, |message| !ids(message, "join").is_empty()).await;
    let there = before(&[ada.clone(), rig.at("Borek", "games")], "games-2");
    types(&there[0], "/table bring table:1").await;
    goes_bare(&ada, &old).await;
    let lobby = board(&there[1], |message| !ids(message, "join").is_empty()).await;
    presses(&there[1], lobby.id, &ids(&lobby, "join")[0]).await;
    presses(&there[0], lobby.id, &ids(&lobby, "start")[0]).await;
    plays_on(&there).await;
    rig.close().await;
}
