//! Catan in the channel: whole games by typing and by pressing, with all their possible events.

use std::collections::BTreeSet;

use sandbox::{Id, PersonAt};
use serde_json::Value;

use kit::{
    Mouse, Record, Rig, Step, button, ends_as_its_log, fields, fills_in, offer_after, over, presses, types,
};

/// The features that each of the recorded games must have.
const EVENTS: [&str; 13] = [
    "an offer is taken up",
    "an offer is declined",
    "a counter-offer is taken up",
    "two discard",
    "a choice is changed",
    "knight",
    "roads",
    "plenty",
    "monopoly",
    "a victory point is bought",
    "a longest road is broken",
    "four for one",
    "a harbour",
];

/// The one of [`EVENTS`] that an action of a record shows.
fn event(step: &Step) -> Option<&'static str> {
    let (before, after) = (&step.before, &step.after);
    let words: Vec<&str> = step.notation.split(' ').collect();
    let player = |position: &Value| position["players"][step.seat].clone();
    let points = |position: &Value| player(position)["points"]["cards"].as_i64();
    let due = |player: &&Value| player["discard_due"].as_i64() > Some(0);
    let seats = after["players"].as_array().expect("players");
    match words[..] {
        ["decline"] => Some("an offer is declined"),
        ["confirm", with] if before["offer"]["answers"][with] == "accepted" => Some("an offer is taken up"),
        ["confirm", _] => Some("a counter-offer is taken up"),
        ["roll"] if seats.iter().filter(due).count() >= 2 => Some("two discard"),
        ["discard", ..] if !player(before)["discard_chosen"].is_null() => Some("a choice is changed"),
        ["play", card, ..] => EVENTS.into_iter().find(|event| *event == card),
        ["buy", _] if points(after) > points(before) => Some("a victory point is bought"),
        ["build", "settlement", _] => {
            let (was, is) = (&before["longest_road"], &after["longest_road"]);
            let broken = !was.is_null() && *was != player(before)["colour"] && is != was;
            broken.then_some("a longest road is broken")
        }
        ["bank", give, ..] => {
            let held = |position: &Value| player(position)["hand"][give].as_i64().unwrap_or_default();
            Some(if held(before) - held(after) == 4 { "four for one" } else { "a harbour" })
        }
        _ => None,
    }
}

fn holds_everything(record: &Record) {
    let shown: BTreeSet<&str> = record.steps.iter().filter_map(event).collect();
    let missing: Vec<&str> = EVENTS.into_iter().filter(|event| !shown.contains(event)).collect();
    assert!(missing.is_empty(), "the log lacks: {missing:?}");
}

/// Whether the next action changes what this one chose to discard.
fn is_changed(record: &Record, number: usize) -> bool {
    let discard = |step: &Step| step.notation.starts_with("discard");
    let next = record.steps.get(number + 1);
    let this = &record.steps[number];
    discard(this) && next.is_some_and(|next| discard(next) && next.seat == this.seat)
}

/// Everything that somebody else can read of the table, apart from the channel itself.
async fn read_by_others(rig: &Rig, seats: &[PersonAt], chooser: usize) -> Vec<String> {
    let mut read = Vec::new();
    let public = rig.at("Moira", "games");
    for command in ["/board as:text", "/show stats", "/log"] {
        read.push(types(&public, command).await.content);
    }
    for who in seats.iter().enumerate().filter(|(seat, _)| *seat != chooser).map(|(_, who)| who) {
        for command in ["/board as:text", "/show stats", "/log", "/hand"] {
            read.push(types(who, command).await.content);
        }
    }
    read
}

/// The process dies between a choice and its change: nobody else may see either.
async fn in_secret(rig: &mut Rig, seats: &[PersonAt], chooser: usize) -> Vec<String> {
    let read = read_by_others(rig, seats, chooser).await;
    rig.restart_bot().await;
    assert_eq!(read_by_others(rig, seats, chooser).await, read);
    read
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_play_catan_by_typing() {
    let record = Record::read("catan/three");
    holds_everything(&record);
    let mut rig = Rig::open().await;
    let seats = record.begins(&mut rig, &["Ada", "Borek", "Celina"], false).await;
    let (mut number, mut secret) = (0, None);
    while number < record.steps.len() {
        // Chains, but plenty of single moves as well.
        let last = if is_changed(&record, number) { number } else { record.chain(number, 1 + number % 4) };
        let seat = record.steps[number].seat;
        let moves: Vec<&str> = record.steps[number..=last].iter().map(|step| &*step.notation).collect();
        let command = format!("/move moves:{}", moves.join("; "));
        let answer = types(&seats[seat], &command).await;
        assert!(answer.ephemeral, "a hand was shown to all");
        assert!(!answer.attachments.is_empty(), "{command} was refused: {}", answer.content);
        if let Some(read) = secret.take() {
            assert_eq!(read_by_others(&rig, &seats, seat).await, read, "a changed choice was shown");
        }
        if is_changed(&record, last) {
            secret = Some(in_secret(&mut rig, &seats, seat).await);
        }
        number = last + 1;
    }
    record.was_played(&rig).await;
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_catan_by_pressing() {
    let record = Record::read("catan/four");
    holds_everything(&record);
    let mut rig = Rig::open().await;
    let mut seats = record.begins(&mut rig, &["Ada", "Borek", "Celina", "Darek"], true).await;
    let mut mouse = Mouse::default();
    let (mut offer, mut last, mut secret) = (None, usize::MAX, None);
    for (number, step) in record.steps.iter().enumerate() {
        let who = &seats[step.seat];
        if step.seat != last {
            mouse.rest();
        }
        last = step.seat;
        if ["accept", "decline", "counter"].iter().any(|word| step.notation.starts_with(word)) {
            answers(who, offer.expect("an offer is open"), &step.notation).await;
            last = usize::MAX;
        } else {
            mouse.makes(who, &step.notation).await;
        }
        if step.notation.starts_with("trade ") {
            offer = Some(is_called(&seats, step, offer).await);
        }
        if let Some(read) = secret.take() {
            assert_eq!(read_by_others(&rig, &seats, step.seat).await, read, "a changed choice was shown");
        }
        if is_changed(&record, number) {
            secret = Some(in_secret(&mut rig, &seats, step.seat).await);
        }
    }
    assert!(over(&rig).await);
    record.was_played(&rig).await;
    // The person who reads the end reads it in English.
    seats.truncate(1);
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

/// Waits for an offer's message: it pings only the people it addresses.
async fn is_called(seats: &[PersonAt], step: &Step, before: Option<Id>) -> Id {
    let message = offer_after(&seats[step.seat], before).await;
    let asked = step.after["offer"]["answers"].as_object().expect("an open offer");
    for (who, player) in seats.iter().zip(step.after["players"].as_array().expect("players")) {
        let addressed = asked.contains_key(player["colour"].as_str().expect("a colour"));
        let seen = who.message(message.id).expect("it is public");
        assert_eq!(seen.pings_me, addressed, "{}: {}", step.notation, seen.content);
    }
    message.id
}

/// Answers an offer on its own message.
async fn answers(who: &PersonAt, offer: Id, notation: &str) {
    let message = who.message(offer).expect("the offer is there");
    let told = match fields(notation) {
        Some(fields) => fills_in(who, offer, &button(&message, ":reply:counter"), &fields).await,
        None => presses(who, offer, &button(&message, &format!(":ans:{notation}"))).await,
    };
    assert!(told.ephemeral, "{}", told.content);
}
