//! Boards that people have written below.

use sandbox::{Id, MessageSeen, PersonAt};

use crate::kit::{PATIENCE, Rig, board, first_suggestion, ids, seated, types};

/// Whether it is the live board.
fn is_live(message: &MessageSeen) -> bool {
    !ids(message, "text").is_empty() && !message.ephemeral
}

/// The newest board in the channel, once a move is posted.
async fn board_after(rig: &Rig, who: &PersonAt, act: &str) -> MessageSeen {
    types(who, &format!("/move moves:{act}")).await;
    rig.posted().await;
    who.sees().into_iter().rfind(is_live).expect("there is a board")
}

async fn places(rig: &Rig, who: &PersonAt) -> MessageSeen {
    let place = first_suggestion(who, "place").await;
    board_after(rig, who, &place).await
}

fn seen(who: &PersonAt, id: Id) -> MessageSeen {
    who.sees().into_iter().find(|message| message.id == id).expect("it is there")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_with_talk_below_it_is_posted_anew_without_a_sound() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &["Ada", "Borek"]).await;
    let called = board(&seats[0], is_live).await;
    let (ada, borek) = if called.content.starts_with(&format!("<@{}>", seats[0].person().id())) {
        (&seats[0], &seats[1])
    } else {
        (&seats[1], &seats[0])
    };
    borek.say("Take the water!").expect("they may write");
    let edited = board_after(&rig, ada, "take a").await;
    assert_eq!(edited.id, called.id, "a board that has just been posted stays");

    // The process that comes next does not know when that was.
    rig.stop_bot("TERM").await;
    rig.start_bot().await;
    let anew = places(&rig, ada).await;
    assert!(anew.id > edited.id, "the board is still above what was written");
    assert!(anew.suppress_notifications && !anew.pings_me, "nobody's device tells of it");
    assert!(borek.sees().iter().all(|message| message.id <= edited.id || !message.pings_me));
    let folded = |seen: &[MessageSeen]| {
        seen.iter().any(|it| it.id == edited.id && it.components.is_empty() && it.attachments.is_empty())
    };
    borek.wait_until(PATIENCE, folded).await.expect("the old one is folded");

    let next = places(&rig, ada).await;
    assert_eq!(next.id, anew.id, "nothing is below it");
    assert!(seen(borek, edited.id).content.lines().count() <= edited.content.lines().count());
    rig.close().await;
}
