//! A take-back that asks everybody at a table of one process, while its people act where the other one serves: in direct messages, and on a
//! server of its own.

use sandbox::{MessageSeen, PersonAt};

use super::pair::{
    LATER, both, both_later, close, close_after_trouble, letters, numbers, offering, on_turn_first, rows,
    servers, telling,
};
use kit::{Dice, Rig, board, button, ids, move_by_typing, plays_on, presses, refused, seated, types, until};

/// The first of them asks everybody whether they may take back what they have done; gives the question.
async fn asks(rig: &Rig, seats: &[PersonAt]) -> MessageSeen {
    types(&seats[0], "/undo sure:true").await;
    let question = board(&seats[1], |message| !ids(message, "yes").is_empty()).await;
    rig.posted().await;
    question
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_take_back_is_answered_once_while_somebody_acts_with_the_other_process() {
    let Some(mut rig) = servers(2).await else { return };
    let mut other = both(&mut rig).await;
    let seats = seated(&rig, "confusing-lands", "games-1", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(1);
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    let question = asks(&rig, &seats).await;
    let (ada, borek) = (&seats[0], &seats[1]);
    let elsewhere = borek.person().at("games-0").expect("he is there too");
    types(&elsewhere, "/me by:direct").await;
    both_later(&mut rig, &mut other, LATER).await;
    let letter = letters(borek, 1).await.remove(0);
    rig.posted().await;
    assert_eq!(numbers(&offering(ada, "yes")), [question.id], "it stands, and is asked once");
    let (direct, mute) = (borek.person().direct(), ids(&letter, "mute").remove(0));
    // On another server nobody knows which table is meant.
    assert!(refused(&elsewhere, "/table agree").await.contains("stůl"));
    assert_eq!((rows(&rig, 1, "agree").await, rows(&rig, 1, "decline").await), (0, 0));
    // Both processes write to the table at once.
    let yes = &ids(&question, "yes")[0];
    let (agreed, typed, muted, away) = tokio::join!(
        presses(borek, question.id, yes),
        types(borek, "/table agree"),
        presses(&direct, letter.id, &mute),
        types(&elsewhere, "/away until:3d"),
    );
    let answers = [&agreed.content, &typed.content];
    assert_eq!(answers.iter().filter(|said| **said == "Souhlasíš.").count(), 1, "{answers:?}");
    assert!(muted.content.contains("table 1") || muted.content.contains("stůl"), "{}", muted.content);
    assert!(away.content.contains("<t:"), "{}", away.content);
    is_taken_back(&rig, ada, &question).await;
    assert!(
        direct.sees().iter().filter(|it| !it.ephemeral && it.content != "forged").count() <= 1,
        "he is called twice"
    );
    types(&elsewhere, "/away until:off").await;
    plays_on(&seats).await;
    rig.posted().await;
    close_after_trouble(rig, vec![other]).await;
}

/// Everybody has agreed: it is reported once, the question has its last words, and it is done once.
async fn is_taken_back(rig: &Rig, who: &PersonAt, question: &MessageSeen) {
    let told = board(who, |message| message.content.contains("Everybody agreed")).await;
    assert!(told.pings_me, "whoever asked is called");
    rig.posted().await;
    assert_eq!(telling(who, "Everybody agreed").len(), 1);
    let closed = who.message(question.id).expect("it stands");
    assert_eq!(closed.content, "Ada asked to take back everything since their last move.");
    assert!(offering(who, "yes").is_empty(), "the question can be pressed");
    for (kind, count) in [("ask", 1), ("agree", 1), ("undo", 1)] {
        assert_eq!(rows(rig, 1, kind).await, count, "{kind}");
    }
}

/// A person who is asked leaves for good where the other process serves, while somebody else answers: the question lapses, which the
/// table's own process reports, and a computer plays on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_take_back_lapses_once_when_somebody_is_forgotten_by_the_other_process() {
    let Some(mut rig) = servers(2).await else { return };
    let other = both(&mut rig).await;
    let mut seats = seated(&rig, "harmonies", "games-1", &["Ada", "Borek", "Celina"]).await;
    on_turn_first(&rig, &mut seats).await;
    let mut dice = Dice::new(1);
    while move_by_typing(&seats[0], &mut dice).await.is_some() {}
    // The game waits for the person who is going to leave.
    on_turn_first(&rig, &mut seats[1..]).await;
    let question = asks(&rig, &seats).await;
    let [asker, leaving, third] = &seats[..] else { panic!("three people") };
    let elsewhere = leaving.person().at("games-0").expect("they are there too");
    let sure = types(&elsewhere, "/me data:delete").await;
    let (forget, yes) = (button(&sure, ":priv:delete"), &ids(&question, "yes")[0]);
    let acts = rows(&rig, 1, "act").await;
    let (forgotten, answered) =
        tokio::join!(presses(&elsewhere, sure.id, &forget), presses(third, question.id, yes));
    assert!(forgotten.ephemeral && answered.ephemeral, "{} {}", forgotten.content, answered.content);
    board(asker, |message| message.content.contains("question has expired")).await;
    until("the computer's move", async || rows(&rig, 1, "act").await > acts).await;
    rig.posted().await;
    assert_eq!(telling(asker, "question has expired").len(), 1);
    assert_eq!(telling(asker, "has left for good").len(), 1);
    assert!(offering(asker, "yes").is_empty(), "the question can be pressed");
    assert!(rows(&rig, 1, "agree").await <= 1);
    assert_eq!(rows(&rig, 1, "undo").await, 0);
    plays_on(&[third.clone(), asker.clone()]).await;
    close(rig, vec![other]).await;
}
