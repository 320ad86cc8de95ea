//! The channel's reading: the lobby when the game has begun, and a whole turn in one message.

use sandbox::{MessageSeen, PersonAt};

use crate::arranged::rich_island;
use crate::house::{House, PATIENCE, board, ids, presses, types};
use crate::offers::{boards_with, is_board};
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
    let rolled = tells(who, &["Ada rolls"]).await;
    types(who, "/move moves:buy card").await;
    let bought = tells(who, &["Ada rolls", "Ada buys"]).await;
    assert!(bought.content.contains("Fingerprint"), "the first board publishes it: {}", bought.content);
    assert_eq!(bought.id, rolled.id, "a turn is one message");
    let line = |at: usize| bought.content.lines().nth(at).unwrap_or_default().to_owned();
    assert_eq!(line(0), format!("<@{}> – your turn", who.person().id()), "it says first who is called");
    assert_eq!(line(2), "-# Catan · table 1", "{}", bought.content);
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
    tells(&seats[1], &[&format!("<@{}> – your turn", seats[1].person().id())]).await;
    for sentence in ["Ada rolls", "offer is over"] {
        assert_eq!(boards_with(who, sentence), 1, "{sentence}");
    }
    house.close().await;
}

/// The lowest board has the picture; those above keep their story, and what they show where the server says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_picture_stands_in_the_channel_unless_the_server_keeps_them() {
    let mut house = House::open().await;
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &[("dice", "6"), ("dice", "6")]).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:roll").await;
    tells(ada, &["Ada rolls"]).await;
    types(ada, "/move moves:end").await;
    let second = tells(borek, &[&format!("<@{}> – your turn", borek.person().id())]).await;
    let bare = |seen: &[MessageSeen]| {
        seen.iter().any(|message| {
            is_board(message)
                && message.content.contains("Ada rolls")
                && message.attachments.is_empty()
                && message.parts().count() == 0
                && !message.content.contains("your turn")
                && message.content.contains("Fingerprint")
        })
    };
    borek.wait_until(PATIENCE, bare).await.expect("the board before keeps its story alone");
    types(&house.at("Moira", "games"), "/settings boards:keep").await;
    types(borek, "/move moves:roll").await;
    types(borek, "/move moves:end").await;
    tells(celina, &[&format!("<@{}> – your turn", celina.person().id())]).await;
    let kept = |seen: &[MessageSeen]| {
        let board = seen.iter().find(|message| message.id == second.id);
        board.is_some_and(|board| board.attachments.len() == 1 && board.parts().count() == 0)
    };
    celina.wait_until(PATIENCE, kept).await.expect("it keeps its picture, and has no buttons");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_reads_what_the_others_have_done() {
    let mut house = House::open().await;
    let luck = [("dice", "6"), ("dice", "6"), ("dice", "6")];
    let seats = rich_island(&mut house, ["Ada", "Borek", "Celina"], &luck).await;
    for who in &seats {
        types(who, "/move moves:roll").await;
        types(who, "/move moves:end").await;
    }
    let first = format!("<@{}> – your turn", seats[0].person().id());
    let called = tells(&seats[0], &[&first, "It is Ada’s turn."]).await;
    let panel = presses(&seats[0], called.id, &ids(&called, "panel")[0]).await;
    let lines: Vec<&str> = panel.content.lines().collect();
    assert_eq!(lines[0], "**Since your last turn:**", "{}", panel.content);
    assert!(lines[1].starts_with("Borek rolls") && lines[2].starts_with("Celina rolls"), "{}", panel.content);
    assert!(!panel.content.contains("Ada rolls"), "{}", panel.content);
    let log = types(&seats[0], "/log since:me").await.content;
    assert!(log.contains("Borek rolls") && !log.contains("Ada rolls"), "{log}");
    let whole = types(&seats[0], "/log").await.content;
    assert!(whole.contains("Ada rolls"), "{whole}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_is_seen() {
    let house = House::open().await;
    let (ada, borek) = (house.at("Ada", "games"), house.at("Borek", "games"));
    types(&ada, "/play game:confusing-lands seats:2").await;
    types(&borek, "/join").await;
    let lobby = board(&ada, |message| !ids(message, "start").is_empty()).await;
    let begun = presses(&ada, lobby.id, &ids(&lobby, "start")[0]).await;
    assert!(begun.ephemeral && !begun.attachments.is_empty(), "who begins sees their question at once");
    let first = board(&borek, |message| message.pings_me && message.content.contains("choose a card")).await;
    assert!(first.id > lobby.id && !ids(&first, "panel").is_empty(), "the board is a message of its own");
    let people = format!("<@{}>, <@{}> – choose a card", ada.person().id(), borek.person().id());
    assert!(first.content.starts_with(&people), "{}", first.content);
    assert!(!ada.message(first.id).expect("it is public").pings_me, "she is looking");
    house.close().await;
}
