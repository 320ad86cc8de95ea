//! What the channel reads of a table: the lobby when the game has begun, and a whole turn in one message.

use sandbox::{MessageSeen, PersonAt};

use crate::house::{House, PATIENCE, board, ids, types};
use crate::market::{KINDS, founded};
use crate::players::seated;

/// Tries moves until one is made.
async fn one_of(who: &PersonAt, moves: impl IntoIterator<Item = String>) -> String {
    for notation in moves {
        let answer = types(who, &format!("/move moves:{notation}")).await;
        if !answer.attachments.is_empty() {
            return notation;
        }
    }
    panic!("none of these moves can be made");
}

/// Waits until the live board says all of these.
async fn tells(who: &PersonAt, wanted: &[&str]) -> MessageSeen {
    board(who, |message| {
        !ids(message, "panel").is_empty() && wanted.iter().all(|part| message.content.contains(part))
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_says_who_sits_where_when_the_game_has_begun() {
    let house = House::open().await;
    let seats = seated(&house, "harmonies", "games", &["Ada", "Borek", "Celina"]).await;
    let begun = |seen: &[MessageSeen]| {
        seen.iter().any(|message| {
            !message.ephemeral
                && message.parts().count() == 0
                && message.attachments.is_empty()
                && ["Ada", "Borek", "Celina"].iter().all(|name| message.content.contains(name))
        })
    };
    seats[1].wait_until(PATIENCE, begun).await.expect("the lobby shows everybody, and no buttons");
    house.close().await;
}

/// The board is edited while a turn goes on; what it told of the turn before stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_many_moves_is_told_in_one_message() {
    let house = House::open().await;
    let seats = founded(&house, "games").await;
    let who = &seats[0];
    types(who, "/move moves:roll").await;
    let rolled = tells(who, &["rolls"]).await;
    if rolled.content.contains("= 7") {
        let hexes = ('g'..='y')
            .flat_map(|hex| ["", " blue", " amber", " green"].map(|victim| format!("robber {hex}{victim}")));
        one_of(who, hexes).await;
        tells(who, &["rolls", "robber"]).await;
    }
    let pairs = KINDS.iter().flat_map(|give| KINDS.map(|want| (give, want)));
    let offers = pairs.filter(|(give, want)| *give != want);
    one_of(who, offers.map(|(give, want)| format!("trade 1 {give} for 1 {want}"))).await;
    let offered = tells(who, &["rolls", "offers"]).await;
    types(who, "/move moves:cancel").await;
    let withdrawn = tells(who, &["rolls", "offers", "offer is over"]).await;
    assert!(withdrawn.content.contains("Fingerprint"), "the first board publishes it: {}", withdrawn.content);
    assert_eq!(withdrawn.id, offered.id, "a turn is one message");
    house.close().await;
}
