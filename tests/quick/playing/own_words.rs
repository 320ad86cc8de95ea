//! Moves typed in people's own words, in three languages at one table.

use kit::{Rig, refused, rich_island, types};
use serde_json::json;

/// The moves of the log so far, without the answers of chance.
async fn moves(rig: &Rig) -> Vec<String> {
    let exported = rig.run(&["export", "1"]).await;
    let moves = exported.lines().skip_while(|line| !line.starts_with("setup")).skip(1);
    moves.map(|line| line.split(" | ").next().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_write_is_kept_in_notation() {
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6")];
    let seats = rich_island(&mut rig, ["Celina", "Borek", "Ada"], &luck).await;
    let [celina, borek, ada] = &seats[..] else { panic!("three people") };
    types(celina, "/move moves:rzucam kostkami").await;
    types(celina, "/move moves:wymień 1 owcę na jedno zboże z Borek").await;
    types(borek, "/move moves:souhlasím").await;
    types(celina, "/move moves:Handluj z Borek").await;
    types(celina, "/move moves:kończę turę").await;
    assert_eq!(
        moves(&rig).await,
        ["1 roll", "1 trade 1 wool for 1 grain to amber", "2 accept", "1 confirm amber", "1 end"]
    );
    // A chain is read link by link, even after the roll.
    types(borek, "/move moves:hodím kostkami; vyměň 1 wheat za 1 vlnu; stáhnout nabídku").await;
    assert_eq!(moves(&rig).await[5..], ["2 roll", "2 trade 1 grain for 1 wool", "2 cancel"]);
    let castle = refused(borek, "/move moves:postav hrad").await;
    assert!(castle.contains("hrad") && castle.contains("Nejbližší možné tahy:\n• "), "{castle}");
    let nowhere = refused(borek, "/move moves:postav vesnici h4").await;
    assert!(nowhere.contains("H4 na ostrově není"), "{nowhere}");
    let early = refused(ada, "/move moves:end my turn").await;
    assert_eq!(early, "It is not your turn.\n-# Borek is trading and building.");
    assert_eq!(moves(&rig).await.len(), 8, "nothing else was done");
    rig.close().await;
}

/// Completions and the panel's example are sentences; half of one opens the panel where the rest is asked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_offered_is_a_sentence_and_half_of_one_leaves_a_question() {
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6")];
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &luck).await;
    let [ada, _, celina] = &seats[..] else { panic!("three people") };
    let rolling = types(ada, "/hand").await;
    assert!(rolling.content.ends_with("-# Or type: `/move roll the dice`"), "{}", rolling.content);
    types(ada, "/move moves:Roll the dice").await;
    let offered = |typed: &'static str| async move {
        let offered = ada.autocomplete("move", json!({}), "moves", typed).await.expect("a command");
        let offered = offered.expect("autocomplete answers").into_iter();
        offered.map(|one| one.value.as_str().expect("text").to_owned()).collect::<Vec<_>>()
    };
    assert!(offered("").await.contains(&"End the turn".to_owned()));
    assert!(offered("offer").await.contains(&"Offer a trade · 2 wood …".to_owned()));
    let road = types(ada, "/move moves:Build a road …").await;
    assert!(
        road.ephemeral && !road.attachments.is_empty() && road.content.contains("build a road at "),
        "{}",
        road.content
    );
    let places = offered("Build a road …").await;
    let place = places.first().expect("a place for a road");
    assert!(place.starts_with("Build a road at "), "{places:?}");
    assert_eq!(moves(&rig).await, ["1 roll"], "a question is no move");
    types(ada, &format!("/move moves:{place}")).await;
    assert_eq!(moves(&rig).await.len(), 2, "{place}");
    let undo = refused(ada, "/move moves:undo").await;
    assert!(undo.contains("/undo"), "{undo}");
    let undo = refused(celina, "/move moves:cofnij").await;
    assert!(undo.contains("/cofnij"), "{undo}");
    rig.close().await;
}
