//! Taking back: freely within one's own turn, and beyond a barrier by consent.

use kit::{Dice, Rig, board, ids, move_by_typing, plays_on, presses, said, seated, types};

const GAME: &str = "confusing-lands";

const BOTH: [&str; 2] = ["Ada", "Borek"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beyond_a_barrier_taking_back_takes_everybodys_consent() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let mut dice = Dice::new(1);
    let chosen = move_by_typing(&seats[0], &mut dice).await.expect("a choice");
    assert!(!ids(&chosen, "undo").is_empty(), "the panel offers it: {}", chosen.content);
    assert!(
        types(&seats[0], "/undo").await.content.starts_with("Taken back: Ada 1."),
        "one's own choice is free"
    );
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    for answer in ["no", "yes"] {
        assert_eq!(types(&seats[0], "/undo sure:true").await.content, "I have asked everybody at the table.");
        let question = board(&seats[1], |message| !ids(message, answer).is_empty()).await;
        assert!(question.pings_me, "whoever is asked is pinged");
        let goes = "This takes back: Ada 1, Borek 1; the earliest of them: <t:";
        assert!(question.content.contains(goes), "{}", question.content);
        assert_eq!(
            presses(&rig.at("Celina", "games"), question.id, &ids(&question, answer)[0]).await.content,
            "Nie masz miejsca przy tym stole."
        );
        presses(&seats[1], question.id, &ids(&question, answer)[0]).await;
        let asked = "Ada asked to take back everything since their last move.";
        let closed = board(&seats[1], |seen| seen.id == question.id && seen.content == asked).await;
        assert!(closed.components.is_empty(), "the question can be pressed");
        let told = if answer == "no" { "Borek declined to take back" } else { "Everybody agreed" };
        assert!(said(&seats[0], told).await.pings_me, "whoever asked is called");
        let once =
            |text: &str| seats[0].sees().iter().filter(|message| message.content.contains(text)).count();
        assert!(once("declined") == 1 && once("Everybody agreed") <= 1, "it is said twice");
    }
    let hand = types(&seats[0], "/hand").await;
    assert!(hand.content.contains("Choose one of your two cards"), "{}", hand.content);
    plays_on(&seats).await;
    rig.close().await;
}
