//! A table of Catan where trading is possible: the game that uses forms.

use sandbox::PersonAt;
use serde_json::{Value, json};

use crate::{Dice, Rig, board, ids, move_by_typing, panel, seated, types};

/// Kinds of resource cards, in the order in which a position holds them.
pub const KINDS: [&str; 5] = ["wood", "brick", "wool", "grain", "ore"];

/// Three people at the fixed start, where everybody holds three cards; the one to roll comes first.
pub async fn founded(rig: &Rig, channel: &str) -> Vec<PersonAt> {
    let people = ["Ada", "Borek", "Celina"];
    let mut seats = seated(rig, "catan options:layout=fixed", channel, &people).await;
    let mut first = None;
    for (at, who) in seats.iter().enumerate() {
        if may_roll(who).await {
            first = Some(at);
        }
    }
    seats.rotate_left(first.expect("somebody is to roll"));
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

async fn may_roll(who: &PersonAt) -> bool {
    let offered = who.autocomplete("move", json!({}), "moves", "roll").await.expect("there is a command");
    !offered.expect("autocomplete answers").is_empty()
}

/// How many cards of each of [`KINDS`] that person holds, and whether they are on turn.
pub async fn hand(rig: &Rig, who: &PersonAt) -> ([u64; 5], bool) {
    let session = rig.table().await;
    let seat = session.seat_of(who.person().id().0).expect("they sit there");
    let saved = session.table().expect("the game has begun").save();
    let saved: Value = serde_json::from_str(&saved).expect("a position is JSON");
    let position = &saved["position"];
    let hand = &position["players"][seat.index()]["hand"];
    let count = |kind: usize| hand[kind].as_u64().unwrap_or_else(|| panic!("no hand: {position}"));
    (std::array::from_fn(count), position["current"] == json!(seat.0))
}

/// For that person, who is on turn: a kind of which they have most cards, and another of which they have fewest.
pub async fn goods(rig: &Rig, who: &PersonAt) -> (&'static str, &'static str) {
    let (hand, current) = hand(rig, who).await;
    assert!(current, "they are on turn");
    let most = (0..KINDS.len()).max_by_key(|&kind| hand[kind]).expect("there are five");
    let least = (0..KINDS.len()).min_by_key(|&kind| hand[kind]).expect("there are five");
    // Of several kinds the last has most, and the first fewest.
    assert!(hand[most] > 0 && most != least, "nothing to trade: {hand:?}");
    (KINDS[most], KINDS[least])
}

/// A [`founded`] table with the dice rolled and the robber at rest: the first person can offer a trade.
pub async fn market(rig: &Rig, channel: &str) -> Vec<PersonAt> {
    let seats = founded(rig, channel).await;
    types(&seats[0], "/move moves:roll").await;
    let mut dice = Dice::new(22);
    while ids(&panel(&seats[0]).await, "form").is_empty() {
        // A seven: the robber is moved.
        move_by_typing(&seats[0], &mut dice).await.expect("something is asked");
    }
    seats
}
