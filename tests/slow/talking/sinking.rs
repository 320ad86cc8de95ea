//! Boards that people have written below.

use sandbox::{MessageSeen, PersonAt};

use kit::{Dice, PATIENCE, Rig, board, ids, move_by_typing, types};

/// Whether it is the live board.
fn is_live(message: &MessageSeen) -> bool {
    !ids(message, "text").is_empty() && !message.ephemeral
}

/// The newest board in the channel, once a move is posted.
async fn board_after_a_move(rig: &Rig, who: &PersonAt, dice: &mut Dice) -> MessageSeen {
    move_by_typing(who, dice).await.expect("it is their move");
    rig.posted().await;
    who.sees().into_iter().rfind(is_live).expect("there is a board")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_with_talk_below_it_is_posted_anew_without_a_sound() {
    let mut rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    let mut dice = Dice::new(1);
    types(&ada, "/play game:confusing-lands seats:1").await;
    types(&ada, "/table start").await;
    let first = board(&ada, is_live).await;
    borek.say("Lay it to the left!").expect("they may write");
    let edited = board_after_a_move(&rig, &ada, &mut dice).await;
    assert_eq!(edited.id, first.id, "a board that has just been posted stays");
    assert!(edited.edited_at.is_some(), "it was not edited");

    // The next process does not know when that was.
    rig.stop_bot("TERM").await;
    rig.start_bot().await;
    let anew = board_after_a_move(&rig, &ada, &mut dice).await;
    assert!(anew.id > edited.id, "the board is still above what was written");
    assert!(anew.suppress_notifications && !anew.pings_me, "nobody's device tells of it");
    let folded = |seen: &[MessageSeen]| {
        seen.iter().any(|it| it.id == edited.id && it.components.is_empty() && it.attachments.is_empty())
    };
    borek.wait_until(PATIENCE, folded).await.expect("the old one is folded");

    let next = board_after_a_move(&rig, &ada, &mut dice).await;
    assert_eq!(next.id, anew.id, "nothing is below it");
    rig.close().await;
}
