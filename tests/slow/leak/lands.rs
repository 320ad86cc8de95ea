//! Confusing Lands: somebody else's hand, and the card chosen from it.

use sandbox::MessageSeen;
use sqlx::Connection as _;
use tempfile::TempDir;

use super::{Transcript, are_the_same, beginning, note, pressed, read_by, twice};
use kit::{Dice, PATIENCE, Rig, board, connect, ids, move_by_typing, presses, seated, suggested, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_borek_cannot_know_changes_no_byte_for_him_or_the_public() {
    let folder = TempDir::new().expect("there is a temporary folder");
    let (one, other) = two_worlds(&folder).await;
    let (first, second) = tokio::join!(transcript(one), transcript(other));
    are_the_same(&first, &second);
}

/// A table in its third round where Ada has chosen and Borek has not, and the same table with other cards in Ada's hand and therefore
/// another choice.
async fn two_worlds(folder: &TempDir) -> (String, String) {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(1);
    for _ in 0..4 {
        for who in &seats {
            move_by_typing(who, &mut dice).await.expect("the game goes on");
        }
    }
    move_by_typing(&seats[0], &mut dice).await.expect("Ada chooses");
    let (one, other) = twice(&mut rig, folder).await;
    exchange(&other).await;
    rig.close().await;
    (one, other)
}

/// Deals Ada two other cards in the present round, and makes her choose the one in place of the other.
async fn exchange(address: &str) {
    let mut database = connect(address).await;
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
    let deal = sqlx::query("update action set chance = $1 where seq = $2");
    let deal = deal.bind(serde_json::to_string(&outcomes).expect("text")).bind(seq);
    deal.execute(&mut database).await.expect("another deal");
    let last = "select seq, body from action where kind = 'act' order by seq desc limit 1";
    let (seq, body): (i64, String) = sqlx::query_as(last).fetch_one(&mut database).await.expect("a choice");
    let mut words: Vec<&str> = body.split(' ').collect();
    let (_, fresh) = exchanged.iter().find(|(old, _)| old == words[1]).expect("one of Ada's cards");
    words[1] = fresh;
    let choice = sqlx::query("update action set body = $1 where seq = $2").bind(words.join(" ")).bind(seq);
    choice.execute(&mut database).await.expect("another choice");
    database.close().await.expect("it can be closed");
}

/// Everything that Borek and the public receive.
async fn transcript(address: String) -> Transcript {
    let rig = Rig::open_on(address).await;
    rig.posted().await;
    let (borek, public) = (rig.at("Borek", "games"), rig.at("Moira", "games"));
    let mut told = beginning(&public).await;
    for who in [&borek, &public] {
        read_by(&mut told, who, &["", "lay ", "lay 1", "a", "wolf", "aside "], &[]).await;
    }
    // Refusals must not reveal which cards are where.
    for card in 1..=18 {
        let command = format!("/move moves:lay {card} front 0 a1");
        note(&mut told, &command, &types(&borek, &command).await);
    }
    let own = suggested(&borek, &mut Dice::new(2)).await.expect("Borek is to choose");
    // No land lies by that square, whatever he holds: a choice that counted would rightly show him what Ada chose.
    let chain = format!("/move moves:lay 1 front 0 a1; {own}");
    note(&mut told, &chain, &types(&borek, &chain).await);
    pressed(&mut told, &borek).await;
    let ada = rig.at("Ada", "games");
    for (whose, closed, answer) in [(&borek, "has withdrawn", None), (&ada, "asked to", Some("declined"))] {
        note(&mut told, "/undo", &types(&borek, "/undo sure:true").await);
        board(&public, |message| !ids(message, "yes").is_empty()).await;
        // Ada was asked two questions since her last action: she is shown the open one.
        let declined = types(whose, "/table decline").await;
        if let Some(no) = ids(&declined, "no").first() {
            presses(whose, declined.id, no).await;
        }
        // The question keeps its text, and a new message informs the person who asked of the outcome.
        let said =
            |seen: &[MessageSeen], text: &str| seen.iter().any(|message| message.content.contains(text));
        let told =
            |seen: &[MessageSeen]| said(seen, closed) && answer.is_none_or(|answer| said(seen, answer));
        public.wait_until(PATIENCE, told).await.expect("the question is closed");
    }
    // The person who was asked was called, and the call comes after the answer.
    rig.posted().await;
    // Boards and answers are drawn concurrently: their order means nothing.
    let mut channel = Transcript::new();
    for message in public.sees().iter().filter(|message| !message.ephemeral) {
        note(&mut channel, "the channel", message);
    }
    channel.sort();
    told.extend(channel);
    rig.close_after_trouble().await;
    told
}
