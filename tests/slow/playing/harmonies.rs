//! Harmonies in the channel: turns of many steps, by typing, by pressing, and across a restart.

use sandbox::PersonAt;

use kit::{Rig, button, first_suggestion, ids, panel, plays_out, presses, seated, selects, types, values};

/// The person who begins.
async fn beginner(seats: &[PersonAt]) -> &PersonAt {
    for who in seats {
        let offered =
            who.autocomplete("move", serde_json::json!({}), "moves", "take").await.expect("a command");
        if offered.is_some_and(|offered| !offered.is_empty()) {
            return who;
        }
    }
    panic!("nobody begins")
}

/// Take, three tokens, done: on a board of up to 25 spaces a menu is opened and chosen from for the space and once for every token.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_usual_turn_takes_ten_presses() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "harmonies options:side=b", "games", &["Ada", "Borek"]).await;
    let who = beginner(&seats).await;
    let mut open = panel(who).await;
    let mut pressed = 1;
    let menu = ids(&open, "sel").remove(0);
    open = selects(who, open.id, &menu, "!take b").await;
    pressed += 2;
    for _ in 0..3 {
        // The panel asks for the place of the next token by itself; choosing one does it.
        let menu = ids(&open, "sel").pop().expect("a menu of places");
        let place = values(&open, &menu).into_iter().find(|value| value.starts_with("!place "));
        open = selects(who, open.id, &menu, &place.expect("a place for the token")).await;
        pressed += 2;
    }
    let done = button(&open, ":act:done");
    let rows = serde_json::to_value(&open.components).expect("rows are JSON");
    let row = rows.as_array().into_iter().flatten().map(|row| &row["components"]);
    let row =
        row.filter_map(|row| row.as_array()).find(|row| row.iter().any(|part| part["custom_id"] == done));
    let row = row.expect("the button is in a row");
    assert_eq!((row.len(), &row[0]["style"]), (1, &serde_json::json!(3)), "a green button of its own");
    open = presses(who, open.id, &done).await;
    pressed += 1;
    assert!(pressed <= 10, "{pressed} presses");
    let next = seats.iter().find(|seat| seat.person().id() != who.person().id()).expect("two people");
    assert!(!ids(&panel(next).await, "sel").is_empty(), "the turn has passed on: {}", open.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_harmonies_with_spirits_by_pressing() {
    let rig = Rig::open().await;
    let game = "harmonies options:side=b spirits=yes";
    let seats = seated(&rig, game, "games", &["Ada", "Borek", "Celina", "Darek"]).await;
    plays_out(&rig, &seats, true, 12).await;
    rig.close().await;
}

/// Two tokens lie when the process dies; the third is laid in the new one, and only then does the other person see them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_goes_on_across_a_restart_with_two_tokens_placed() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &["Ada", "Borek"]).await;
    let who = beginner(&seats).await;
    let other = seats.iter().find(|seat| seat.person().id() != who.person().id()).expect("two people");
    types(who, "/move moves:take a").await;
    for _ in 0..2 {
        let place = first_suggestion(who, "place").await;
        types(who, &format!("/move moves:{place}")).await;
    }
    let before = types(other, "/board as:text").await.content;
    rig.restart_bot().await;
    assert_eq!(types(other, "/board as:text").await.content, before, "an unfinished turn was shown");
    let shown = panel(who).await.content;
    let asked = ["Place your tokens", "Polož své žetony"].iter().any(|words| shown.contains(words));
    assert!(asked, "the turn goes on where it was: {shown}");
    let early = types(who, "/move moves:done").await;
    assert!(early.attachments.is_empty(), "a turn was ended before its third token: {}", early.content);
    let place = first_suggestion(who, "place").await;
    types(who, &format!("/move moves:{place}; done")).await;
    let after = types(other, "/board as:text").await.content;
    assert_ne!(after, before, "a finished turn is published");
    rig.close().await;
}
