//! Two runs that differ only in what Borek cannot know send him and the public the same bytes.

use std::path::{Path, PathBuf};

use sandbox::{MessageSeen, PersonAt};
use serde_json::json;
use sqlx::Connection as _;
use tempfile::TempDir;

use crate::arranged::rich_island;
use crate::house::{House, PATIENCE, board, ids, open, presses, selects, types, values};
use crate::players::{Dice, enabled, move_by_typing, panel, seated, suggested};

/// Everything that came, in order: what was done, what was read, and the bytes of the files.
type Transcript = Vec<(String, String, Vec<Vec<u8>>)>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_borek_cannot_know_changes_no_byte_for_him_or_the_public() {
    let folder = TempDir::new().expect("there is a temporary folder");
    let (one, other) = two_worlds(&folder).await;
    let (first, second) = tokio::join!(transcript(one), transcript(other));
    are_the_same(&first, &second);
}

fn are_the_same(first: &Transcript, second: &Transcript) {
    assert_eq!(first.len(), second.len());
    for (ours, theirs) in first.iter().zip(second) {
        assert_eq!(ours.0, theirs.0, "other things were done");
        assert_eq!(ours.1, theirs.1, "{} reads differently", ours.0);
        assert!(ours.2 == theirs.2, "{}: the files differ", ours.0);
    }
    let pictures = first.iter().filter(|(_, _, files)| !files.is_empty()).count();
    assert!(pictures >= 10, "only {pictures} pictures were compared");
}

/// A table in its third round at which Ada has chosen and Borek has not, and the same table with other cards in Ada's hand and
/// so another choice.
async fn two_worlds(folder: &TempDir) -> (PathBuf, PathBuf) {
    let mut house = House::open().await;
    let seats = seated(&house, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(1);
    for _ in 0..4 {
        for who in &seats {
            move_by_typing(who, &mut dice).await.expect("the game goes on");
        }
    }
    move_by_typing(&seats[0], &mut dice).await.expect("Ada chooses");
    let (one, other) = twice(&mut house, folder).await;
    exchange(&other).await;
    house.close().await;
    (one, other)
}

/// Ends the bot, and copies its database twice; the next bot is to post the board once more.
async fn twice(house: &mut House, folder: &TempDir) -> (PathBuf, PathBuf) {
    house.kill_bot().await;
    let (one, other) = (folder.path().join("one.db"), folder.path().join("other.db"));
    let mut database = house.connect().await;
    // Snapshots are a cache; without them the positions come from the log. The board is to be posted once more.
    sqlx::query("delete from snapshot").execute(&mut database).await.expect("the cache is emptied");
    let again = "update outbox set sent = null, next_try = 0 where id = (select max(id) from outbox where kind = 'board')";
    sqlx::query(again).execute(&mut database).await.expect("the board is due");
    let copy = sqlx::query("vacuum into ?").bind(one.to_str().expect("a path"));
    copy.execute(&mut database).await.expect("a copy");
    database.close().await.expect("it can be closed");
    std::fs::copy(&one, &other).expect("another copy");
    (one, other)
}

/// Deals Ada two other cards in the present round, and has her choose the one in place of the other.
async fn exchange(path: &Path) {
    let mut database = open(path).await;
    let rows: Vec<(i64, String)> =
        sqlx::query_as("select seq, chance from action where chance <> '[]' order by seq")
            .fetch_all(&mut database)
            .await
            .expect("the log");
    let drawn = |text: &str| serde_json::from_str::<Vec<(String, String)>>(text).expect("outcomes");
    let seen: Vec<String> = rows.iter().flat_map(|(_, text)| drawn(text)).map(|(_, card)| card).collect();
    let mut unseen = (1..=18).map(|card: u8| card.to_string()).filter(|card| !seen.contains(card));
    let dealt = |(_, text): &&(i64, String)| text.contains("\"deal\"");
    let (seq, text) = rows.iter().rev().find(dealt).expect("a deal");
    let mut outcomes = drawn(text);
    let mut exchanged = Vec::new();
    // The first two cards of a round are the first seat's.
    for (_, card) in outcomes.iter_mut().filter(|(name, _)| name == "deal").take(2) {
        let fresh = unseen.next().expect("the deck has cards left");
        exchanged.push((std::mem::replace(card, fresh.clone()), fresh));
    }
    let deal = sqlx::query("update action set chance = ? where seq = ?");
    let deal = deal.bind(serde_json::to_string(&outcomes).expect("text")).bind(seq);
    deal.execute(&mut database).await.expect("another deal");
    let last = "select seq, body from action where kind = 'act' order by seq desc limit 1";
    let (seq, body): (i64, String) = sqlx::query_as(last).fetch_one(&mut database).await.expect("a choice");
    let mut words: Vec<&str> = body.split(' ').collect();
    let (_, fresh) = exchanged.iter().find(|(old, _)| old == words[1]).expect("one of Ada's cards");
    words[1] = fresh;
    let choice = sqlx::query("update action set body = ? where seq = ?").bind(words.join(" ")).bind(seq);
    choice.execute(&mut database).await.expect("another choice");
    database.close().await.expect("it can be closed");
}

/// Everything that Borek and the public are sent.
async fn transcript(database: PathBuf) -> Transcript {
    let house = House::open_on(&database).await;
    let (borek, public) = (house.at("Borek", "games"), house.at("Moira", "games"));
    let mut told = Transcript::new();
    note(&mut told, "the board", &board(&public, |message| !ids(message, "panel").is_empty()).await);
    for who in [&borek, &public] {
        for command in ["/hand", "/board", "/board as:text", "/board player:@Ada", "/log", "/stats", "/games"]
        {
            note(&mut told, command, &types(who, command).await);
        }
        completions(&mut told, who, &["", "lay ", "lay 1", "a", "wolf", "aside "]).await;
    }
    // Refusals must not tell which cards are where.
    for card in 1..=18 {
        let command = format!("/move moves:lay {card} front 0 a1");
        note(&mut told, &command, &types(&borek, &command).await);
    }
    let own = suggested(&borek, &mut Dice::new(2)).await.expect("Borek is to choose");
    let chain = format!("/move moves:{own}; lay 1 front 0 n14");
    note(&mut told, &chain, &types(&borek, &chain).await);
    pressed(&mut told, &borek).await;
    let ada = house.at("Ada", "games");
    for (whose, closed, answer) in
        [(&borek, "has withdrawn", None), (&ada, "asked to", Some("does not agree"))]
    {
        note(&mut told, "/undo", &types(&borek, "/undo").await);
        board(&public, |message| !ids(message, "yes").is_empty()).await;
        types(whose, "/decline").await;
        // The question keeps what was asked, and a new message tells whoever asked what became of it.
        let said =
            |seen: &[MessageSeen], text: &str| seen.iter().any(|message| message.content.contains(text));
        let told =
            |seen: &[MessageSeen]| said(seen, closed) && answer.is_none_or(|answer| said(seen, answer));
        public.wait_until(PATIENCE, told).await.expect("the question is closed");
    }
    for message in public.sees().iter().filter(|message| !message.ephemeral) {
        note(&mut told, "the channel", message);
    }
    house.close_after_trouble().await;
    told
}

/// The choices of autocomplete for beginnings of moves, and behind a first move.
async fn completions(told: &mut Transcript, who: &PersonAt, beginnings: &[&str]) {
    let mut beginnings: Vec<String> = beginnings.iter().map(|&text| text.to_owned()).collect();
    if let Some(own) = suggested(who, &mut Dice::new(3)).await {
        beginnings.extend([own.clone(), format!("{own}; "), format!("{own}; lay ")]);
    }
    for typed in beginnings {
        let offered = who.autocomplete("move", json!({}), "moves", &typed).await.expect("there is a command");
        told.push((format!("completing {typed:?}"), format!("{offered:?}"), Vec::new()));
    }
}

/// The panel, every choice in its menus, every button that changes or reads something.
async fn pressed(told: &mut Transcript, who: &PersonAt) {
    let first = panel(who).await;
    note(told, "the panel", &first);
    for menu in ids(&first, "sel") {
        for value in values(&first, &menu).into_iter().step_by(3) {
            let fresh = panel(who).await;
            let drafted = selects(who, fresh.id, &menu, &value).await;
            note(told, &value, &drafted);
            if let Some(button) = enabled(&drafted, "adj").first() {
                note(told, &format!("{value} then {button}"), &presses(who, drafted.id, button).await);
            }
        }
    }
    for button in enabled(&first, "pick") {
        let fresh = panel(who).await;
        let drafted = presses(who, fresh.id, &button).await;
        note(told, &button, &drafted);
        if let Some(next) = enabled(&drafted, "pick").first() {
            note(told, &format!("{button} then {next}"), &presses(who, drafted.id, next).await);
        }
    }
    let more = presses(who, first.id, &ids(&first, "more")[0]).await;
    for verb in ["text", "log", "stats"] {
        note(told, verb, &presses(who, more.id, &ids(&more, verb)[0]).await);
    }
}

fn note(told: &mut Transcript, deed: &str, message: &MessageSeen) {
    let files: Vec<_> = message.attachments.iter().map(|file| (&file.filename, &file.description)).collect();
    let text = format!("{}\n{:?}\n{:?}\n{files:?}", message.content, message.components, message.embeds);
    let bytes = message.attachments.iter().map(|file| file.bytes.to_vec()).collect();
    told.push((deed.to_owned(), text, bytes));
}

/// Worlds in which Ada has bought another card, and has chosen to discard other cards on a seven at which Borek still has to choose.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bought_card_and_a_choice_on_a_seven_change_no_byte_for_the_others() {
    let folder = TempDir::new().expect("there is a temporary folder");
    let mut house = House::open().await;
    let luck = [("dice", "6"), ("dice", "6"), ("dice", "7"), ("draw", "knight")];
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &luck).await;
    let discard = "discard 2 wood 3 brick 1 wool 0 grain 0 ore";
    for (seat, moves) in [
        (0, "roll"),
        (0, "trade 1 wood for 1 grain to green"),
        (2, "accept"),
        (0, "confirm green"),
        (0, "buy card"),
        (0, "end"),
        (1, "roll"),
        (1, "end"),
        (2, "roll"),
        (0, discard),
    ] {
        let answer = types(&seats[seat], &format!("/move moves:{moves}")).await;
        assert!(!answer.attachments.is_empty(), "{moves} was refused: {}", answer.content);
    }
    let (one, other) = twice(&mut house, &folder).await;
    let mut database = open(&other).await;
    for (old, new, change) in [
        ("knight", "monopoly", "update action set chance = replace(chance, ?, ?) where body = 'buy card'"),
        (
            discard,
            "discard 0 wood 1 brick 3 wool 1 grain 1 ore",
            "update action set body = replace(body, ?, ?) where body like 'discard%'",
        ),
    ] {
        let changed = sqlx::query(change).bind(old).bind(new).execute(&mut database).await;
        assert_eq!(changed.expect("another world").rows_affected(), 1);
    }
    database.close().await.expect("it can be closed");
    house.close().await;
    let ((first, own), (second, changed)) = tokio::join!(seven_transcript(one), seven_transcript(other));
    are_the_same(&first, &second);
    assert_ne!(own, changed, "Ada's worlds are one and the same");
}

/// Everything that Borek, Celina and the public are sent while they choose what to discard; and what Ada reads in the end.
async fn seven_transcript(database: PathBuf) -> (Transcript, String) {
    let house = House::open_on(&database).await;
    let (borek, celina, public) =
        (house.at("Borek", "games"), house.at("Celina", "games"), house.at("Moira", "games"));
    let mut told = Transcript::new();
    note(&mut told, "the board", &board(&public, |message| !ids(message, "panel").is_empty()).await);
    for who in [&borek, &celina, &public] {
        for command in ["/hand", "/board", "/board as:text", "/board player:@Ada", "/log", "/stats", "/games"]
        {
            note(&mut told, command, &types(who, command).await);
        }
        completions(&mut told, who, &["", "discard ", "discard 1", "play ", "build ", "accept"]).await;
        for moves in ["play knight", "play monopoly ore", "accept", "roll", "discard 9 ore", "robber k blue"]
        {
            let command = format!("/move moves:{moves}");
            note(&mut told, &command, &types(who, &command).await);
        }
    }
    pressed(&mut told, &borek).await;
    pressed(&mut told, &celina).await;
    // Celina chooses; what Ada chose is still not hers to see.
    let own = suggested(&celina, &mut Dice::new(4)).await.expect("Celina is to choose");
    note(&mut told, &own, &types(&celina, &format!("/move moves:{own}")).await);
    note(&mut told, "/log", &types(&celina, "/log").await);
    let own = types(&house.at("Ada", "games"), "/log").await.content;
    house.close_after_trouble().await;
    (told, own)
}
