//! The channel's narration: a whole turn in one message, nothing twice, and the part that a person missed.

use sandbox::{MessageSeen, PersonAt};

use kit::{PATIENCE, Rig, board, boards_with, ids, is_board, presses, rich_island, types};

/// Waits until the live board says all of these.
async fn tells(who: &PersonAt, wanted: &[&str]) -> MessageSeen {
    board(who, |message| {
        !ids(message, "panel").is_empty() && wanted.iter().all(|part| message.content.contains(part))
    })
    .await
}

/// The board is edited while a turn continues; its narration of the turn before stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_many_moves_is_told_in_one_message() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
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
    rig.close().await;
}

/// The next person's turn begins while the board of this one still waits to be edited.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_told_twice_however_quick_the_moves_come() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
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
    rig.close().await;
}

/// The lowest board has the picture; those above keep their story, and their pictures if the server says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_picture_stands_in_the_channel_unless_the_server_keeps_them() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6"), ("dice", "6")]).await;
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
    types(&rig.at("Moira", "games"), "/server settings boards:keep").await;
    types(borek, "/move moves:roll").await;
    types(borek, "/move moves:end").await;
    tells(celina, &[&format!("<@{}> – your turn", celina.person().id())]).await;
    let kept = |seen: &[MessageSeen]| {
        let board = seen.iter().find(|message| message.id == second.id);
        board.is_some_and(|board| board.attachments.len() == 1 && board.parts().count() == 0)
    };
    celina.wait_until(PATIENCE, kept).await.expect("it keeps its picture, and has no buttons");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_reads_what_the_others_have_done() {
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6"), ("dice", "6")];
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &luck).await;
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
    rig.close().await;
}
