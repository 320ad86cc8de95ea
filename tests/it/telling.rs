//! The channel's reading: the lobby when the game has begun, and a whole turn in one message.

use sandbox::{MessageSeen, PersonAt};

use crate::arranged::rich_island;
use crate::house::{House, PATIENCE, board, ids, types};
use crate::offers::boards_with;
use crate::players::seated;

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
    let mut house = House::open().await;
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let who = &seats[0];
    types(who, "/move moves:roll").await;
    types(who, "/move moves:trade 1 wool for 1 grain").await;
    let offered = tells(who, &["rolls", "offers"]).await;
    types(who, "/move moves:cancel").await;
    let withdrawn = tells(who, &["rolls", "offers", "offer is over"]).await;
    assert!(withdrawn.content.contains("Fingerprint"), "the first board publishes it: {}", withdrawn.content);
    assert_eq!(withdrawn.id, offered.id, "a turn is one message");
    house.close().await;
}

/// The next one's turn begins while the board of this one still waits to be edited.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_told_twice_however_quick_the_moves_come() {
    let mut house = House::open().await;
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let who = &seats[0];
    types(who, "/move moves:roll").await;
    tells(who, &["rolls"]).await;
    for notation in ["trade 1 wool for 1 grain", "cancel", "end"] {
        types(who, &format!("/move moves:{notation}")).await;
    }
    tells(&seats[1], &["your move"]).await;
    for sentence in ["Ada rolls", "offer is over"] {
        assert_eq!(boards_with(who, sentence), 1, "{sentence}");
    }
    house.close().await;
}
