//! Village Green: a card drawn blind, a card put away unseen, and the order in which cards went under a deck.

use sqlx::Connection as _;
use tempfile::TempDir;

use super::{Transcript, are_the_same, beginning, pressed, read_by, twice};
use kit::{Rig, connect, seated, types};

/// Ada renews the row, draws blind and puts her draw away; in the other world the order and the card are others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_drawn_blind_put_away_and_put_under_changes_no_byte_for_the_others() {
    let folder = TempDir::new().expect("there is a temporary folder");
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "village-green", "games", &["Ada", "Borek", "Celina"]).await;
    for who in &seats {
        types(who, "/move moves:arrange 1 2 3").await;
    }
    // Everybody before Ada takes a card and puts it away.
    for _ in 0..2 {
        for who in &seats[1..] {
            types(who, "/move moves:take 1").await;
            types(who, "/move moves:discard 4").await;
        }
        if rig.table().await.table().is_some_and(|table| table.turn().must().contains(rules::Seat(0))) {
            break;
        }
    }
    for moves in ["renew awards 1 2 3", "take deck", "discard 4"] {
        let answer = types(&seats[0], &format!("/move moves:{moves}")).await;
        assert!(!answer.attachments.is_empty(), "{moves} was refused: {}", answer.content);
    }
    let (one, other) = twice(&mut rig, &folder).await;
    exchange(&other).await;
    rig.close().await;
    let (first, second) = tokio::join!(transcript(one), transcript(other));
    are_the_same(&first, &second);
}

/// Gives Ada another card from the deck, and makes her put the awards under in another order.
async fn exchange(address: &str) {
    let mut database = connect(address).await;
    let order = "update action set body = 'renew awards 3 1 2' where body = 'renew awards 1 2 3'";
    let changed = sqlx::query(order).execute(&mut database).await.expect("another order");
    assert_eq!(changed.rows_affected(), 1);
    let rows: Vec<(i64, String, String)> =
        sqlx::query_as("select seq, body, chance from action where chance <> '[]' order by seq")
            .fetch_all(&mut database)
            .await
            .expect("the log");
    let drawn = |text: &str| serde_json::from_str::<Vec<(String, String)>>(text).expect("outcomes");
    let seen: Vec<String> = rows.iter().flat_map(|(.., text)| drawn(text)).map(|(_, card)| card).collect();
    let fresh = (1..=60).map(|card: u8| card.to_string()).find(|card| !seen.contains(card));
    let (seq, _, text) = rows.iter().find(|(_, body, _)| body == "take deck").expect("a blind card");
    let mut outcomes = drawn(text);
    outcomes[0].1 = fresh.expect("the deck has cards left");
    let card = sqlx::query("update action set chance = $1 where seq = $2");
    let card = card.bind(serde_json::to_string(&outcomes).expect("text")).bind(seq);
    card.execute(&mut database).await.expect("another card");
    database.close().await.expect("it can be closed");
}

/// Everything that Borek, Celina and the public receive afterwards.
async fn transcript(address: String) -> Transcript {
    let rig = Rig::open_on(address).await;
    rig.posted().await;
    let (borek, celina, public) =
        (rig.at("Borek", "games"), rig.at("Celina", "games"), rig.at("Moira", "games"));
    let mut told = beginning(&public).await;
    for who in [&borek, &celina, &public] {
        // Refusals must not reveal which cards are where.
        let moves = ["lay 1 a1", "discard 1", "place a", "cover", "take 4", "arrange 1 2 3"];
        read_by(&mut told, who, &["", "take ", "lay ", "award ", "renew ", "discard "], &moves).await;
    }
    pressed(&mut told, &borek).await;
    pressed(&mut told, &celina).await;
    rig.close_after_trouble().await;
    told
}
