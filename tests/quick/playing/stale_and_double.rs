//! Presses and commands that are old, of another form, or come twice.

use sandbox::{Fault, Id, PersonAt};
use serde_json::json;

use kit::{
    Dice, PATIENCE, Rig, answer, board, enabled, ids, newest_board, panel, plays_on, presses, seated,
    selects, suggested, types, values,
};

const GAME: &str = "confusing-lands";

const BOTH: [&str; 2] = ["Ada", "Borek"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_clicks_at_once_one_counts() {
    let rig = Rig::open().await;
    let (ada, borek, celina) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Celina", "games"));
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    let join = ids(&lobby, "join").remove(0);
    let (one, other) = tokio::join!(presses(&borek, lobby.id, &join), presses(&celina, lobby.id, &join));
    let said = [one.content.as_str(), other.content.as_str()];
    assert!(
        said == ["Máš místo u stolu.", "Wszystkie miejsca są zajęte."]
            || said == ["Všechna místa jsou obsazená.", "Masz miejsce przy stole."],
        "{said:?}"
    );
    types(&ada, "/table start").await;
    let own = board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let open = ids(&own, "panel").remove(0);
    let (first, second) = tokio::join!(presses(&ada, own.id, &open), presses(&ada, own.id, &open));
    let notation = suggested(&ada, &mut Dice::new(4)).await.expect("a move");
    let command = format!("/move moves:{notation}");
    // The same move twice at once: the second one replaces the choice by itself, and both are logged.
    let (_, _) = tokio::join!(types(&ada, &command), types(&ada, &command));
    assert_ne!(first.id, second.id);
    // Both panels are old now, and say so.
    for old in [first, second] {
        let menu = ids(&old, "sel").pop().expect("a menu");
        let value = values(&old, &menu)[0].clone();
        let fresh = selects(&ada, old.id, &menu, &value).await;
        assert!(fresh.content.starts_with("The table has moved on"), "{}", fresh.content);
        assert_eq!(fresh.id, old.id, "the old panel itself becomes the fresh one");
        assert_ne!(ids(&fresh, "sel").last(), Some(&menu), "its menus are for what is asked now");
    }
    rig.close().await;
}

/// Discord's client sends such a command only if it still shows one of an older version of the bot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_of_another_form_is_answered_to_whoever_sent_it() {
    let rig = Rig::open().await;
    let (ada, borek, celina) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Celina", "games"));
    let text = |name: &str, value: &str| json!({"name": name, "type": 3, "value": value});
    for (who, name, options, said) in [
        (&ada, "move", json!([]), "Discord is still showing you an older form of this command"),
        (&borek, "move", json!([]), "Discord ti ještě ukazuje starší podobu tohoto příkazu"),
        (&celina, "resign", json!([]), "Discord pokazuje ci jeszcze starszą postać tej komendy"),
        (
            &ada,
            "move",
            json!([{"name": "moves", "type": 4, "value": 7}]),
            "Discord is still showing you an older form",
        ),
        (&ada, "undo", json!([text("sure", "yes")]), "Discord is still showing you an older form"),
        (
            &ada,
            "play",
            json!([text("game", GAME), {"name": "seats", "type": 4, "value": 70_000}]),
            "Discord is still",
        ),
        (
            &ada,
            "remove",
            json!([{"name": "person", "type": 6, "value": "17"}]),
            "Discord is still showing you an older",
        ),
        (&ada, "remove", json!([text("person", "Borek")]), "Discord is still showing you an older form"),
        (&borek, "gone", json!([]), "Discord ti ještě ukazuje starší podobu"),
        (
            &ada,
            "play",
            json!([text("game", "chess"), text("colour", "red")]),
            "I do not know the game “chess”.",
        ),
        (
            &ada,
            "help",
            json!([{"name": "of", "type": 1, "options": []}]),
            "Discord is still showing you an older form",
        ),
    ] {
        let data = json!({"id": "1100000000000000777", "name": name, "type": 1, "options": options});
        let outcome = who.send_raw(data).await.expect("it can be sent");
        let told = answer(who, &outcome, name);
        assert!(told.ephemeral && told.content.starts_with(said), "{name} {options}: {}", told.content);
    }
    rig.close().await;
}

/// A panel with a complete draft: the button that makes the move, for two fingers to press.
async fn ready(who: &PersonAt) -> (Id, String) {
    let mut panel = panel(who).await;
    loop {
        if let Some(act) = enabled(&panel, "act").first() {
            return (panel.id, act.clone());
        }
        let menu = ids(&panel, "sel").pop().unwrap_or_else(|| panic!("no menu: {}", panel.content));
        let value = values(&panel, &menu)[0].clone();
        panel = selects(who, panel.id, &menu, &value).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_button_pressed_twice_at_once_or_delivered_twice_acts_once() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let (message, act) = ready(&seats[0]).await;
    let before = rig.entries().await;
    let (one, other) = tokio::join!(presses(&seats[0], message, &act), presses(&seats[0], message, &act));
    assert_eq!(rig.entries().await, before + 1, "{} / {}", one.content, other.content);
    // The press that came too late was answered with a fresh panel that says so, whichever answer was first.
    let moved = "The table has moved on. I kept";
    let says = |entry: &sandbox::JournalRequest| {
        entry.body["data"]["content"].as_str().is_some_and(|text| text.starts_with(moved))
    };
    let told = |journal: &[sandbox::JournalRequest]| journal.iter().any(says);
    rig.sandbox.wait_for_journal(PATIENCE, told).await.expect("the later one is told");
    let (message, act) = ready(&seats[1]).await;
    rig.sandbox.fail(Fault::DeliverTwice { times: 1 }).expect("the sandbox can");
    let before = rig.entries().await;
    presses(&seats[1], message, &act).await;
    let refused = |journal: &[sandbox::JournalRequest]| journal.iter().any(|entry| entry.status == 400);
    rig.sandbox.wait_for_journal(PATIENCE, refused).await.expect("both deliveries were answered");
    let acts = rig.entries().await - before;
    assert!((1..=3).contains(&acts), "one choice and what the game does with it, not {acts}");
    board(&seats[0], |message| message.content.contains("change hands")).await;
    assert!(newest_board(&seats[0]).is_some());
    plays_on(&seats).await;
    rig.close_after_trouble().await;
}
