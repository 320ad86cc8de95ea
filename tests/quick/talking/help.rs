//! Help on request: depends on where the person is, with the buttons that are right there.

use sandbox::{MessageSeen, PersonAt};

use kit::{Rig, board, button, ids, named, presses, said, types};

/// The answer to a request for help: a title and four lines, for that person alone.
async fn help(who: &PersonAt) -> MessageSeen {
    let help = types(who, "/help").await;
    let text = &help.content;
    assert!(help.ephemeral, "{text}");
    let lines = text.lines().filter(|line| !line.starts_with("-#")).count();
    assert_eq!(lines, 5, "{text}");
    help
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn help_is_about_what_can_be_done_here_and_now() {
    let rig = Rig::open().await;
    let [ada, borek, celina, moira] = ["Ada", "Borek", "Celina", "Moira"].map(|name| rig.at(name, "games"));
    let none = help(&ada).await;
    assert!(none.content.contains("no table in this channel") && !none.content.contains("moderator"));
    let games = presses(&ada, none.id, &ids(&none, "digest")[0]).await;
    assert!(games.ephemeral, "{games:?}");
    let all = presses(&ada, none.id, &button(&none, ":help:")).await;
    assert!(named(&all.content).contains("/play opens a table"), "{}", all.content);

    types(&ada, "/play game:confusing-lands seats:2").await;
    let lobby = help(&borek).await;
    assert!(lobby.content.contains("Zdejší stůl čeká"), "{}", lobby.content);
    presses(&borek, lobby.id, &ids(&lobby, "join")[0]).await;
    let seated = help(&borek).await;
    assert!(seated.content.contains("Sedíš u tohoto stolu") && !ids(&seated, "leave").is_empty());
    let host = help(&ada).await;
    assert!(host.content.contains("This is your table") && !ids(&host, "setup").is_empty());
    let moderator = help(&moira).await;
    assert!(named(&moderator.content).contains("/server doctor"), "{}", moderator.content);

    presses(&ada, host.id, &ids(&host, "start")[0]).await;
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let turns = [help(&ada).await, help(&borek).await];
    let told = [("It is your turn", "It is somebody else’s turn"), ("Jsi na tahu", "Na tahu jsou ostatní")];
    let is_told = |nth: usize, part: &str| turns[nth].content.contains(part);
    let acts = (0..2).find(|nth| is_told(*nth, told[*nth].0)).expect("somebody has the turn");
    assert!(is_told(1 - acts, told[1 - acts].0) || is_told(1 - acts, told[1 - acts].1), "{turns:?}");
    let turn = ([&ada, &borek][acts], &turns[acts]);
    let panel = presses(turn.0, turn.1.id, &ids(turn.1, "panel")[0]).await;
    assert!(panel.ephemeral && !panel.content.is_empty(), "{panel:?}");
    let watching = help(&celina).await;
    assert!(watching.content.contains("Trwa tu gra"), "{}", watching.content);

    types(&borek, "/table resign sure:true").await;
    said(&ada, "Ada wins").await;
    let over = help(&celina).await;
    assert!(over.content.contains("gra się skończyła") && !ids(&over, "film").is_empty());
    rig.close().await;
}
