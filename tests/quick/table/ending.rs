//! Ends other than playing to the end: by consent, by a moderator, by resigning; one press never ends everybody's game.

use sandbox::PersonAt;
use session::{Session, Status};

use kit::{
    Dice, Rig, board, ids, more, move_by_typing, panel, plays_on, presses, refused, said, seated, types,
};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

/// The line with a table's secret.
fn secret(session: &Session) -> String {
    format!("-# The draws followed from the secret {} and from [how the game began](", session.secret_hex())
}

/// Whether the channel shows a question.
fn questions(who: &PersonAt) -> usize {
    who.sees().iter().filter(|message| !message.ephemeral && !ids(message, "yes").is_empty()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_is_asked_only_by_whoever_means_it() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    let doubt = refused(&seats[0], "/undo").await;
    assert!(
        doubt.starts_with("You cannot take that back alone") && doubt.contains("/undo sure: True"),
        "{doubt}"
    );
    let doubt = refused(&seats[1], "/table end").await;
    assert!(doubt.contains("Mám se zeptat ostatních?"), "{doubt}");
    assert_eq!(questions(&seats[0]), 0, "everybody was asked by one command");
    // The same by pressing.
    let choices = more(&seats[0]).await;
    let doubt = presses(&seats[0], choices.id, &ids(&choices, "undo")[0]).await;
    assert_eq!(questions(&seats[0]), 0, "everybody was asked by one press");
    let asked = presses(&seats[0], doubt.id, &ids(&doubt, "undo!")[0]).await;
    assert_eq!(asked.content, "I have asked everybody at the table.");
    let goes = types(&seats[1], "/table agree").await;
    assert!(goes.content.contains("Vrátí se tahy: Ada 1, Borek 1"), "{}", goes.content);
    assert_eq!(presses(&seats[1], goes.id, &ids(&goes, "yes")[0]).await.content, "Souhlasíš.");
    let choices = more(&seats[0]).await;
    let doubt = presses(&seats[0], choices.id, &ids(&choices, "end")[0]).await;
    assert!(ids(&doubt, "settle").is_empty(), "only moderators see their way");
    presses(&seats[0], doubt.id, &ids(&doubt, "end!")[0]).await;
    board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    // Somebody else's End… would agree: it asks as well.
    let doubt = refused(&seats[1], "/table end").await;
    assert!(doubt.starts_with("U stolu už se rozhoduje"), "{doubt}");
    assert_eq!(rig.table().await.status, Status::Live);
    types(&seats[1], "/table end sure:true").await;
    let ended = board(&seats[1], |message| !ids(message, "again").is_empty()).await;
    for who in &seats {
        assert!(who.message(ended.id).expect("it is public").pings_me, "everybody hears of the end");
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_ends_a_game_knowingly_and_in_public() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Moira", "Borek"]).await;
    let [moira, borek] = &seats[..] else { panic!("two people") };
    assert_eq!(refused(borek, "/table end moderator:true sure:true").await, "Tohle smějí jen moderátoři.");
    // A moderator who plays asks like anybody.
    types(moira, "/table end sure:true").await;
    let question = board(borek, |message| !ids(message, "yes").is_empty()).await;
    presses(borek, question.id, &ids(&question, "no")[0]).await;
    assert_eq!(rig.table().await.status, Status::Live);
    let choices = more(moira).await;
    let doubt = presses(moira, choices.id, &ids(&choices, "end")[0]).await;
    let really = presses(moira, doubt.id, &ids(&doubt, "settle")[0]).await;
    assert!(really.content.contains("Really?"), "{}", really.content);
    assert_eq!(rig.table().await.status, Status::Live, "two presses end nothing");
    presses(moira, really.id, &ids(&really, "settle!")[0]).await;
    let told = format!("<@{}>, as a moderator, has ended the game without a result.", moira.person().id());
    board(borek, |message| message.content == told).await;
    said(borek, &secret(&rig.table().await)).await;
    assert_eq!(rig.table().await.status, Status::Ended);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_takes_somebody_off_and_somebody_else_plays_on() {
    let rig = Rig::open().await;
    let (ada, borek, moira) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Moira", "games"));
    let name = |who: &PersonAt| format!("<@{}>", who.person().id());
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    types(&borek, "/join").await;
    types(&moira, "/table remove person:@Borek").await;
    said(&ada, &format!("{}, as a moderator, has taken Borek off this table.", name(&moira))).await;
    types(&borek, "/join").await;
    types(&ada, "/table start").await;
    board(&ada, |message| !ids(message, "panel").is_empty()).await;

    assert_eq!(refused(&ada, "/table remove person:@Borek").await, "The game has started already.");
    let asked = types(&moira, "/table remove person:@Borek").await;
    assert!(asked.content.contains("Borek"), "{}", asked.content);
    let ways = [ids(&asked, "free"), ids(&asked, "free+")];
    assert_eq!(ways.each_ref().map(Vec::len), [1, 1]);
    assert_eq!(rig.table().await.seats.len(), 2, "asking changes nothing");
    presses(&moira, asked.id, &ways[1][0]).await;
    said(&ada, "has taken Borek off this table").await;
    let offer = board(&ada, |message| !ids(message, "take").is_empty()).await;
    assert!(refused(&borek, "/hand").await.contains("místo"));
    let denied = presses(&borek, offer.id, &ids(&offer, "take")[0]).await;
    assert_eq!(denied.content, "Moderátor tě z této hry vyřadil.");
    let celina = rig.at("Celina", "games");
    presses(&celina, offer.id, &ids(&offer, "take")[0]).await;
    rig.posted().await;
    let taken = rig.table().await;
    assert!(taken.seat_of(celina.person().id().0).is_some());
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_ends_by_consent_or_by_a_moderator_and_goes_on_by_a_rematch() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    assert_eq!(types(&seats[1], "/table end sure:true").await.content, "Ptám se všech u stolu.");
    board(&seats[0], |message| !ids(message, "yes").is_empty()).await;
    assert_eq!(types(&seats[0], "/table agree").await.content, "You agree.");
    let ended = board(&seats[1], |message| !ids(message, "again").is_empty()).await;
    assert!(ended.pings_me && ended.content.contains("ended without a result"), "whoever asked is told");
    assert!(ended.content.contains(&secret(&rig.table().await)), "{}", ended.content);
    let picture = ended.attachments[0].description.as_deref().unwrap_or_default();
    assert!(picture.contains("The game was given up.") && !picture.contains("choosing"), "{picture}");
    let closed = said(&seats[0], "asked to end the game").await;
    assert!(closed.components.is_empty(), "the question can be pressed");
    let told = seats[0].sees().iter().filter(|message| message.content.contains("ended without")).count();
    assert_eq!(told, 1, "the end is told twice");
    presses(&seats[1], ended.id, &ids(&ended, "again")[0]).await;
    board(&seats[0], |message| !ids(message, "start").is_empty()).await;
    types(&seats[0], "/join").await;
    board(&seats[0], |message| !ids(message, "panel").is_empty() && message.id > ended.id).await;
    plays_on(&seats).await;
    let moira = rig.at("Moira", "games");
    assert!(
        refused(&moira, "/table end").await.contains("Really?"),
        "a moderator without a seat is asked too"
    );
    assert_eq!(rig.table_numbered(2).await.status, Status::Live);
    let ended = types(&moira, "/table end moderator:true sure:true").await;
    assert_eq!(ended.content, "The game has ended without a result.");
    let best = types(&moira, &format!("/leaderboard game:{GAME}")).await;
    assert!(best.content.contains("Nobody is rated here yet"), "{best:?}");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reading_and_resigning_work_by_pressing_too() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let own = panel(&seats[0]).await;
    assert!(ids(&own, "hint").is_empty(), "no button leads to a refusal");
    let more = presses(&seats[0], own.id, &ids(&own, "more")[0]).await;
    for verb in ["log", "text", "stats", "rules"] {
        let page = presses(&seats[0], more.id, &ids(&more, verb)[0]).await;
        assert!(page.ephemeral && page.id != more.id, "{verb}");
    }
    assert!(ids(&more, "undo").is_empty(), "there is nothing to take back");
    let sure = presses(&seats[0], more.id, &ids(&more, "resign")[0]).await;
    let resigned = presses(&seats[0], sure.id, &ids(&sure, "resign!")[0]).await;
    assert_eq!(resigned.content, "You have resigned.");
    said(&seats[1], "Borek wins").await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_that_is_given_up_tells_its_secret() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada"]).await;
    types(&seats[0], "/table resign sure:true").await;
    let ended = said(&seats[0], "The solo game was given up.").await;
    assert!(ended.content.contains(&secret(&rig.table().await)), "{}", ended.content);
    rig.close().await;
}
