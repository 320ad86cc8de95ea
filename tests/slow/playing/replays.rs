//! The replay of a finished game: a person who asks gets an animation, and may show it to everybody.

use sandbox::{DeedOutcome, Id, MessageSeen, PersonAt, Progress};
use serde_json::json;

use kit::{Dice, OVER, PATIENCE, Rig, board, ids, move_by_typing, refused, seated, types};

const GAME: &str = "confusing-lands";

async fn drawn(who: &PersonAt, outcome: &DeedOutcome) -> MessageSeen {
    assert_eq!(outcome.state, Progress::Thinking, "it is acknowledged at once: {:?}", outcome.reason);
    let id = outcome.message.expect("a placeholder stands there");
    let found = who.wait_for(PATIENCE, |seen| {
        seen.iter().find(|message| message.id == id && !message.attachments.is_empty()).cloned()
    });
    found.await.unwrap_or_else(|late| panic!("no replay; the last message is {:?}", late.last))
}

async fn asks(who: &PersonAt, command: &str) -> MessageSeen {
    drawn(who, &who.type_command(command).await.expect("there is a command")).await
}

async fn presses(who: &PersonAt, message: Id, button: &str) -> MessageSeen {
    drawn(who, &who.press(message, button).await.expect("it can be pressed")).await
}

async fn file(rig: &Rig, replay: &MessageSeen) -> Vec<u8> {
    let [file] = &replay.attachments[..] else { panic!("one file: {}", replay.attachments.len()) };
    assert!(file.size <= 8_000_000 && file.content_type.as_deref() == Some("image/gif"), "{}", file.filename);
    assert!(file.description.as_ref().is_some_and(|alt| !alt.is_empty()));
    let address = format!("{}{}", rig.sandbox.url(), file.url);
    let answer = reqwest::get(address).await.expect("the sandbox answers");
    answer.bytes().await.expect("it is sent whole").to_vec()
}

fn frames(gif: &[u8]) -> Vec<u16> {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    assert_eq!((decoder.width(), decoder.height()), (1200, 1000));
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("it can be decoded") {
        delays.push(frame.delay);
    }
    delays
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_gets_the_replay_of_a_whole_game_and_may_show_it() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    assert_eq!(refused(&seats[0], "/show replay").await, "The game is still going on.");
    let celina = rig.at("Celina", "games");
    assert_eq!(refused(&celina, "/show replay table:1").await, "Gra jeszcze trwa.");
    let mut dice = Dice::new(3);
    let is_over = |who: &PersonAt| who.sees().iter().any(|message| message.content.contains(OVER));
    for turn in 0..200 {
        if is_over(&seats[0]) {
            break;
        }
        move_by_typing(&seats[turn % 2], &mut dice).await;
    }
    let last = board(&seats[0], |message| !ids(message, "film").is_empty()).await;
    assert!(last.content.contains(OVER) && !ids(&last, "again").is_empty());
    let replay = presses(&seats[0], last.id, &ids(&last, "film")[0]).await;
    assert!(replay.ephemeral, "it was shown to all");
    let gif = file(&rig, &replay).await;
    let delays = frames(&gif);
    assert!((10..=90).contains(&delays.len()), "{delays:?}");
    let (closing, boards) = delays.split_last().expect("frames");
    assert!(*closing == 1000 && boards.iter().all(|delay| (90..=250).contains(delay)), "{delays:?}");
    // Who reads the same language gets the same; the others get it in their own.
    let again = asks(&seats[0], "/show replay").await;
    let other = asks(&celina, "/show replay table:1").await;
    for (typed, count) in [("", 1), ("stół 1", 1), ("stół 2", 0)] {
        let offered =
            celina.autocomplete("show replay", json!({}), "table", typed).await.expect("it is there");
        let offered = offered.expect("it is answered");
        assert_eq!(offered.len(), count, "{typed}: {offered:?}");
        assert!(
            offered.iter().all(|it| it.name.ends_with("· stół 1") && it.value == json!(1)),
            "{offered:?}"
        );
    }
    assert!(again.content.starts_with("Confusing Lands, table 1"), "{}", again.content);
    assert!(other.content.contains("stół 1: przebieg gry"), "{}", other.content);
    assert!(gif == file(&rig, &again).await && gif != file(&rig, &other).await);
    // A profile leads to the replay of the best game.
    let profile = types(&seats[0], "/profile").await;
    let [best] = &ids(&profile, "film")[..] else { panic!("one game, one replay: {profile:?}") };
    let best = presses(&seats[0], profile.id, best).await;
    assert!(gif == file(&rig, &best).await);
    // From another channel it leads to the board, which Discord shows only to people who may see it.
    let elsewhere = types(&rig.at("Ada", "lounge"), "/profile").await;
    let board = format!("/{}/{}", last.channel, last.id);
    let leads = |part: &serde_json::Value| part["url"].as_str().is_some_and(|url| url.ends_with(&board));
    assert!(ids(&elsewhere, "film").is_empty() && elsewhere.parts().any(leads), "{elsewhere:?}");
    let shown = presses(&celina, other.id, &ids(&other, "show")[0]).await;
    let public = seats[1].message(shown.id).expect("everybody sees it");
    assert!(!public.ephemeral && public.content.contains("table 1: how it went"), "{}", public.content);
    assert!(gif == file(&rig, &public).await && ids(&public, "show").is_empty());
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_was_left_has_a_replay_too_also_after_a_restart_and_by_its_number() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    for who in &seats {
        move_by_typing(who, &mut Dice::new(4)).await.expect("something to do");
    }
    types(&seats[0], "/table end").await;
    types(&rig.at("Moira", "games"), "/table end moderator:true sure:true").await;
    let ended = board(&seats[0], |message| !ids(message, "film").is_empty()).await;
    rig.restart_bot().await;
    let replay = presses(&seats[1], ended.id, &ids(&ended, "film")[0]).await;
    assert!(replay.content.contains("stůl 1"), "{}", replay.content);
    let delays = frames(&file(&rig, &replay).await);
    assert!((3..=10).contains(&delays.len()), "{delays:?}");
    // The next table takes its place.
    types(&seats[0], "/play game:harmonies seats:1").await;
    let lobby = refused(&seats[0], "/show replay").await;
    assert!(lobby.starts_with("The game has not started yet."), "{lobby}");
    asks(&seats[0], "/show replay table:1").await;
    // Who sat at it to the end finds it from any channel of the server.
    asks(&rig.at("Ada", "games-2"), "/show replay table:1").await;
    let nowhere = refused(&rig.at("Moira", "games-2"), "/show replay table:1").await;
    assert!(nowhere.starts_with("No table with that number"), "{nowhere}");
    rig.close().await;
}
