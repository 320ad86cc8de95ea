//! One press never asks everybody and never ends everybody's game; what is asked is answered by typing too.

use sandbox::{MessageSeen, PersonAt};
use turnstone::session::Status;

use crate::arranged::rich_island;
use crate::house::{House, board, ids, presses, refused, types};
use crate::players::{Dice, move_by_typing, panel, plays_on, seated};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";

/// The further choices of one's own panel.
async fn more(who: &PersonAt) -> MessageSeen {
    let own = panel(who).await;
    presses(who, own.id, &ids(&own, "more")[0]).await
}

/// Whether the channel shows a question.
fn questions(who: &PersonAt) -> usize {
    who.sees().iter().filter(|message| !message.ephemeral && !ids(message, "yes").is_empty()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_is_asked_only_by_whoever_means_it() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    let doubt = refused(&seats[0], "/undo").await;
    assert!(
        doubt.starts_with("You cannot take that back alone") && doubt.contains("/undo sure: True"),
        "{doubt}"
    );
    let doubt = refused(&seats[1], "/end").await;
    assert!(doubt.contains("Mám se zeptat stolu?"), "{doubt}");
    assert_eq!(questions(&seats[0]), 0, "everybody was asked by one command");
    // The same by pressing.
    let choices = more(&seats[0]).await;
    let doubt = presses(&seats[0], choices.id, &ids(&choices, "undo")[0]).await;
    assert_eq!(questions(&seats[0]), 0, "everybody was asked by one press");
    let asked = presses(&seats[0], doubt.id, &ids(&doubt, "undo!")[0]).await;
    assert_eq!(asked.content, "Everybody at the table has been asked.");
    assert_eq!(types(&seats[1], "/agree").await.content, "Souhlasíš.");
    let choices = more(&seats[0]).await;
    let doubt = presses(&seats[0], choices.id, &ids(&choices, "end")[0]).await;
    assert!(ids(&doubt, "settle").is_empty(), "only moderators see their way");
    presses(&seats[0], doubt.id, &ids(&doubt, "end!")[0]).await;
    board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    // Somebody else's End… would agree: it asks too.
    let doubt = refused(&seats[1], "/end").await;
    assert!(doubt.starts_with("Stůl už dostal otázku"), "{doubt}");
    assert_eq!(house.table().await.status, Status::Live);
    types(&seats[1], "/end sure:true").await;
    let ended = board(&seats[1], |message| !ids(message, "again").is_empty()).await;
    for who in &seats {
        assert!(who.message(ended.id).expect("it is public").pings_me, "everybody hears of the end");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_ends_a_game_knowingly_and_in_public() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &["Moira", "Borek"]).await;
    let [moira, borek] = &seats[..] else { panic!("two people") };
    assert_eq!(refused(borek, "/end moderator:true sure:true").await, "O to mohou žádat jen moderátoři.");
    // Who plays asks like anybody.
    types(moira, "/end sure:true").await;
    let question = board(borek, |message| !ids(message, "yes").is_empty()).await;
    presses(borek, question.id, &ids(&question, "no")[0]).await;
    assert_eq!(house.table().await.status, Status::Live);
    let choices = more(moira).await;
    let doubt = presses(moira, choices.id, &ids(&choices, "end")[0]).await;
    let really = presses(moira, doubt.id, &ids(&doubt, "settle")[0]).await;
    assert!(really.content.contains("Really?"), "{}", really.content);
    assert_eq!(house.table().await.status, Status::Live, "two presses end nothing");
    presses(moira, really.id, &ids(&really, "settle!")[0]).await;
    let told = format!("<@{}> has ended the game as a moderator, without a result.", moira.person().id());
    board(borek, |message| message.content == told).await;
    assert_eq!(house.table().await.status, Status::Ended);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_without_a_seat_is_asked_too() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let moira = house.at("Moira", "games");
    assert!(refused(&moira, "/end").await.contains("Really?"));
    assert_eq!(house.table().await.status, Status::Live);
    plays_on(&seats).await;
    types(&moira, "/end moderator:true sure:true").await;
    board(&seats[0], |message| message.content.contains("has ended the game as a moderator")).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agree_and_decline_answer_offers_too() {
    let mut house = House::open().await;
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:roll").await;
    types(ada, "/move moves:trade 1 wool for 1 grain").await;
    assert!(types(borek, "/agree").await.content.starts_with("Borek souhlasí."));
    assert_eq!(refused(ada, "/agree").await, "That question is no longer open.");
    types(ada, "/end sure:true").await;
    let which = refused(celina, "/decline").await;
    assert!(which.contains("`/ruch accept`") && which.contains("`/ruch decline`"), "{which}");
    types(celina, "/move moves:decline").await;
    let offer = board(ada, |message| message.content.contains("Celina declines.")).await;
    assert!(!offer.content.contains("your answer, please"), "{}", offer.content);
    types(ada, "/move moves:cancel").await;
    types(ada, "/move moves:trade 1 wool for 1 grain to amber").await;
    assert!(types(borek, "/decline").await.content.starts_with("Borek odmítá."));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_was_ended_is_withdrawn_until_somebody_acts() {
    let mut house = House::open().await;
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &[("dice", "6"), ("dice", "6")]).await;
    let [ada, borek, _] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:roll").await;
    let after = types(ada, "/move moves:end").await;
    assert!(!ids(&after, "undo").is_empty(), "the panel offers it: {}", after.content);
    let back = types(ada, "/undo").await;
    assert!(back.content.starts_with("Taken back."), "{}", back.content);
    board(borek, |message| message.content.contains("Ada has taken back their last action")).await;
    types(ada, "/move moves:build road d4-e4").await;
    types(ada, "/move moves:end").await;
    types(borek, "/move moves:roll").await;
    assert!(refused(ada, "/undo").await.starts_with("You cannot take that back alone"));
    house.close().await;
}

/// The end of a turn of Harmonies draws what is laid out next.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_has_drawn_is_not_withdrawn_freely() {
    let house = House::open().await;
    let seats = seated(&house, "harmonies", "games", &BOTH).await;
    let mut dice = Dice::new(1);
    while house.table().await.table().is_some_and(|table| table.turn().must().contains(games::Seat(0))) {
        move_by_typing(&seats[0], &mut dice).await.expect("a step");
    }
    assert!(refused(&seats[0], "/undo").await.starts_with("You cannot take that back alone"));
    house.close().await;
}
