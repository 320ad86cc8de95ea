//! Further mishaps: things deleted by hand, threads that cannot be made, one button pressed twice.

use sandbox::{Fault, Id, PersonAt, Target};

use crate::house::{House, PATIENCE, board, ids, presses, refused, selects, types, values};
use crate::players::{Dice, enabled, move_by_typing, newest_board, panel, plays_on, seated};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_was_deleted_by_hand_is_posted_anew() {
    let house = House::open().await;
    let (ada, borek) = (house.at("Ada", "games"), house.at("Borek", "games"));
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    house.sandbox.person("Moira").expect("the moderator").delete(lobby.id).expect("she may");
    types(&borek, "/join").await;
    let fresh = board(&ada, |message| message.content.contains("2\\. **Borek**")).await;
    assert_ne!(fresh.id, lobby.id);
    presses(&ada, fresh.id, &ids(&fresh, "start")[0]).await;
    plays_on(&[ada, borek]).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_was_deleted_by_hand_is_still_answered_by_typing() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    types(&seats[0], "/end sure:true").await;
    let question = board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    house.sandbox.person("Moira").expect("the moderator").delete(question.id).expect("she may");
    assert_eq!(types(&seats[1], "/decline").await.content, "Nesouhlasíš.");
    let told = board(&seats[0], |message| message.content.contains("does not agree to ending")).await;
    assert!(told.pings_me, "whoever asked is called");
    plays_on(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_thread_takes_its_table_along_and_no_other() {
    let house = House::open().await;
    let ada = house.at("Ada", "games");
    let answer = types(&ada, &format!("/play game:{GAME} seats:2 thread:true")).await;
    let thread = answer.content.split(['#', '>']).nth(1).and_then(|id| id.parse::<Id>().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {}", answer.content));
    let inside = BOTH.map(|who| house.sandbox.person(who).expect("they are there").in_channel(thread));
    types(&inside[1], "/join").await;
    types(&inside[0], "/start").await;
    let other = seated(&house, GAME, "games-2", &BOTH).await;
    house.sandbox.delete_channel(thread);
    let mut dice = Dice::new(1);
    for who in &other {
        move_by_typing(who, &mut dice).await.expect("the other table goes on");
    }
    let list = types(&ada, "/games").await;
    assert!(list.content.contains("table 2"), "{}", list.content);
    types(&ada, &format!("/play game:{GAME}")).await;
    board(&ada, |message| !ids(message, "join").is_empty()).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_cannot_be_made_leaves_nothing_behind() {
    let house = House::open().await;
    let (ada, borek) = (house.at("Ada", "games"), house.at("Borek", "games"));
    let play = format!("/play game:{GAME} thread:true");
    let (channel, permission) = (ada.channel(), "CREATE_PUBLIC_THREADS".to_owned());
    house.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let sentence = refused(&ada, &play).await;
    assert!(sentence.contains("Create Public Threads"), "{sentence}");
    let permission = "CREATE_PUBLIC_THREADS".to_owned();
    house.sandbox.fail(Fault::Grant { channel, permission }).expect("the sandbox can");
    for status in [500, 403] {
        let target = Target::times("POST", "channels/*/threads", 1);
        house.sandbox.fail(Fault::Error { target, status }).expect("the sandbox can");
        let sentence = refused(&borek, &play).await;
        assert!(!sentence.is_empty() && !sentence.contains("500"), "{sentence}");
        assert!(types(&borek, "/games").await.content.contains("Nesedíš u žádného stolu"));
    }
    let opened = types(&borek, &play).await;
    assert!(opened.content.contains("<#"), "{}", opened.content);
    house.close_after_trouble().await;
}

/// A panel whose draft is complete: the button that does it, as two fingers may press it.
async fn ready(who: &PersonAt) -> (Id, String) {
    let mut panel = panel(who).await;
    loop {
        if let Some(act) = enabled(&panel, "act").first() {
            return (panel.id, act.clone());
        }
        let menu = ids(&panel, "sel").pop().unwrap_or_else(|| panic!("no menu: {}", panel.content));
        let value = values(&panel, &menu)[0].clone();
        panel = selects(who, panel.id, &menu, &value).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_button_pressed_twice_at_once_or_delivered_twice_acts_once() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let (message, act) = ready(&seats[0]).await;
    let before = house.entries().await;
    let (one, other) = tokio::join!(presses(&seats[0], message, &act), presses(&seats[0], message, &act));
    assert_eq!(house.entries().await, before + 1, "{} / {}", one.content, other.content);
    // The one that came too late was answered with a fresh panel that says so, whichever answer was there first.
    let moved = "The table has moved on meanwhile";
    let says = |entry: &sandbox::JournalRequest| {
        entry.body["data"]["content"].as_str().is_some_and(|text| text.starts_with(moved))
    };
    let told = |journal: &[sandbox::JournalRequest]| journal.iter().any(says);
    house.sandbox.wait_for_journal(PATIENCE, told).await.expect("the later one is told");
    let (message, act) = ready(&seats[1]).await;
    house.sandbox.fail(Fault::DeliverTwice { times: 1 }).expect("the sandbox can");
    let before = house.entries().await;
    presses(&seats[1], message, &act).await;
    let refused = |journal: &[sandbox::JournalRequest]| journal.iter().any(|entry| entry.status == 400);
    house.sandbox.wait_for_journal(PATIENCE, refused).await.expect("both deliveries were answered");
    let acts = house.entries().await - before;
    assert!((1..=3).contains(&acts), "one choice and what the game does with it, not {acts}");
    board(&seats[0], |message| message.content.contains("change hands")).await;
    assert!(newest_board(&seats[0]).is_some());
    plays_on(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_the_server_has_not_resigned() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let server = house.sandbox.server("The Long Table").expect("the server");
    let borek = seats[1].person().id();
    house.sandbox.leave(borek, server);
    let mut dice = Dice::new(1);
    move_by_typing(&seats[0], &mut dice).await.expect("the table stands");
    assert!(types(&seats[0], "/log").await.ephemeral);
    house.sandbox.join(borek, server, false);
    move_by_typing(&seats[1], &mut dice).await.expect("the seat was kept");
    board(&seats[0], |message| message.content.contains("change hands")).await;
    house.close_after_trouble().await;
}
