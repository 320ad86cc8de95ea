//! Another game with the same people: chosen alone, played together.

use kit::{Rig, board, button, ids, plays_on, presses, said, started, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_something_else_by_three_presses() {
    let mut rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let [ada, borek] = &seats[..] else { panic!("two people") };
    types(borek, "/table resign sure:true").await;
    let last = said(ada, "Ada wins").await;
    let verbs = ["again", "else", "film", "more"];
    for verb in verbs {
        assert_eq!(ids(&last, verb).len(), 1, "{verb}: {:?}", last.components);
    }
    let celina = rig.at("Celina", "games");
    let refused = presses(&celina, last.id, &ids(&last, "else")[0]).await;
    assert_eq!(refused.content, "Nie masz miejsca przy tym stole.");
    // Both look; one is quicker.
    let choice = presses(borek, last.id, &ids(&last, "else")[0]).await;
    assert!(choice.ephemeral && choice.content.contains("Co si zahrát"), "{}", choice.content);
    let slow = presses(ada, last.id, &ids(&last, "else")[0]).await;
    let offered: Vec<String> = ids(&choice, "else");
    assert_eq!(offered, ["1:0:else:harmonies", "1:0:else:village-green", "1:0:else:wolves-and-sheep"]);
    presses(borek, choice.id, &button(&choice, ":else:harmonies")).await;
    let lobby = board(ada, |message| !ids(message, "join").is_empty()).await;
    assert!(lobby.pings_me && lobby.content.contains("Harmonies"), "{}", lobby.content);
    assert!(
        lobby.content.contains("The game starts by itself when every seat is taken."),
        "{}",
        lobby.content
    );
    rig.restart_bot().await;
    // No other game is opened next to the one that waits.
    let other = presses(ada, slow.id, &button(&slow, ":else:village-green")).await;
    assert!(other.content.starts_with("This channel already has a table."), "{}", other.content);
    presses(ada, slow.id, &button(&slow, ":else:harmonies")).await;
    board(ada, |message| !ids(message, "panel").is_empty() && message.id > lobby.id).await;
    plays_on(&seats).await;
    rig.close().await;
}
