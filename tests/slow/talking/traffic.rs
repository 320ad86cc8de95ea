//! How much a channel has to read: messages, edits and pings, counted over many turns; and who is called when.

use sandbox::{MessageSeen, PersonAt, Traffic};
use serde_json::json;

use kit::{
    Dice, OVER, PATIENCE, Rig, board, button, enabled, first_suggestion, goods, ids, is_board,
    move_by_typing, panel, presses, rests, seated, selects, types, values,
};

/// The bot's traffic in that person's channel so far, once it has nothing more to post.
async fn so_far(rig: &Rig, who: &PersonAt) -> Traffic {
    rig.posted().await;
    rig.sandbox.traffic(who.channel())
}

/// Messages, edits and pings, divided by that many turns.
fn a_turn(traffic: Traffic, turns: usize) -> [f64; 3] {
    [traffic.posted, traffic.edited, traffic.pinged].map(|count| count as f64 / turns as f64)
}

async fn may(who: &PersonAt, notation: &str) -> bool {
    let offered = who.autocomplete("move", json!({}), "moves", notation).await.expect("there is a command");
    offered.is_some_and(|offered| !offered.is_empty())
}

/// Rolls, and does what a seven asks of anybody.
async fn rolls(seats: &[PersonAt], at: usize, dice: &mut Dice) {
    types(&seats[at], "/move moves:roll").await;
    while !may(&seats[at], "end").await {
        for who in seats {
            move_by_typing(who, dice).await;
            if may(&seats[at], "end").await {
                break;
            }
        }
    }
}

/// Offers one card for another to all three; one who can agrees, and gets it.
async fn offers(rig: &Rig, seats: &[PersonAt], at: usize) {
    let who = &seats[at];
    let (give, want) = goods(rig, who).await;
    let last = who.sees().last().map(|message| message.id);
    types(who, &format!("/move moves:trade 1 {give} for 1 {want}")).await;
    let called = |seen: &MessageSeen| {
        Some(seen.id) > last
            && seen
                .parts()
                .any(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(":ans:accept")))
    };
    let offer = board(who, called).await;
    let mut agreed = None;
    for other in seats.iter().filter(|seat| seat.person().id() != who.person().id()) {
        if agreed.is_none() {
            // A person who lacks the cards is refused.
            presses(other, offer.id, &button(&offer, ":ans:accept")).await;
            let session = rig.table().await;
            let seat = session.seat_of(other.person().id().0).expect("they sit there");
            let answered = session.appeal().is_some_and(|(_, appeal)| !appeal.open.contains(seat));
            if answered {
                agreed = Some(first_suggestion(who, "confirm").await);
                continue;
            }
        }
        presses(other, offer.id, &button(&offer, ":ans:decline")).await;
    }
    // An offer that all have declined may be over before its answers are narrated.
    let told = ["your offer", "offer is over"];
    let is_told = |message: &MessageSeen| told.iter().any(|part| message.content.contains(part));
    board(who, |message| Some(message.id) > last && message.pings_me && is_told(message)).await;
    types(who, &format!("/move moves:{}", agreed.as_deref().unwrap_or("cancel"))).await;
}

/// Twenty turns of four people, an offer to everybody in three of four. The least that calls everybody: a message a turn for the next
/// person, one an offer for the people asked, one an offer for its maker.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_catan_takes_few_messages_edits_and_pings() {
    const TURNS: usize = 20;
    let rig = Rig::open().await;
    let people = ["Ada", "Borek", "Celina", "Darek"];
    let mut seats = seated(&rig, "catan options:layout=fixed", "games", &people).await;
    while !may(&seats[0], "roll").await {
        seats.rotate_left(1);
    }
    let mut dice = Dice::new(5);
    let before = so_far(&rig, &seats[0]).await;
    for turn in 0..TURNS {
        let at = turn % 4;
        rolls(&seats, at, &mut dice).await;
        if turn % 4 != 3 {
            offers(&rig, &seats, at).await;
        }
        types(&seats[at], "/move moves:end").await;
        let next = format!("<@{}> – your turn", seats[(at + 1) % 4].person().id());
        board(&seats[at], |message| is_board(message) && message.content.starts_with(&next)).await;
    }
    let after = so_far(&rig, &seats[0]).await;
    let [posted, edited, pinged] = a_turn(after - before, TURNS);
    assert!(posted <= 3.0 && edited <= 3.0 && pinged <= 4.5, "{posted} {edited} {pinged}");
    let pictures =
        seats[0].sees().iter().filter(|message| is_board(message) && !message.attachments.is_empty()).count();
    assert_eq!(pictures, 1, "one picture stands in the channel");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_harmonies_is_a_message_an_edit_and_a_ping() {
    const TURNS: usize = 12;
    let rig = Rig::open().await;
    let mut seats = seated(&rig, "harmonies", "games", &["Ada", "Borek", "Celina", "Darek"]).await;
    while !may(&seats[0], "take a").await {
        seats.rotate_left(1);
    }
    let before = so_far(&rig, &seats[0]).await;
    for turn in 0..TURNS {
        let at = turn % 4;
        let who = &seats[at];
        types(who, "/move moves:take a").await;
        for _ in 0..3 {
            let place = first_suggestion(who, "place").await;
            types(who, &format!("/move moves:{place}")).await;
        }
        types(who, "/move moves:done").await;
        let next = &seats[(at + 1) % 4];
        let called = |seen: &[MessageSeen]| seen.iter().any(|message| calls(message, next));
        next.wait_until(PATIENCE, called).await.expect("the next one is called");
    }
    let after = so_far(&rig, &seats[0]).await;
    let figures = a_turn(after - before, TURNS);
    assert!(figures.iter().all(|figure| *figure <= 1.0), "{figures:?}");
    rig.close().await;
}

/// Whether the message is the live board, and calls that person.
fn calls(message: &MessageSeen, who: &PersonAt) -> bool {
    let first = format!("<@{}>", who.person().id());
    message.pings_me && message.content.starts_with(&first) && !message.attachments.is_empty()
}

/// Makes a finished move on a panel with its one press; none if it is not there.
async fn makes(who: &PersonAt, panel: &MessageSeen, action: &str) -> Option<MessageSeen> {
    if let Some(id) = enabled(panel, "act").into_iter().find(|id| id.ends_with(&format!(":act:{action}"))) {
        return Some(presses(who, panel.id, &id).await);
    }
    let value = format!("!{action}");
    let menu = ids(panel, "sel").into_iter().find(|menu| values(panel, menu).contains(&value))?;
    Some(selects(who, panel.id, &menu, &value).await)
}

/// The published data for checking the luck stay; the lobby goes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_with_its_fingerprint_its_lobby_its_start_and_its_board() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &["Ada", "Borek"]).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let begun = so_far(&rig, &seats[0]).await;
    let mut dice = Dice::new(3);
    assert_eq!((begun.posted, begun.deleted), (4, 1), "{:#?}", seats[0].sees());
    for who in &seats {
        while move_by_typing(who, &mut dice).await.is_some() {}
    }
    let turns = so_far(&rig, &seats[0]).await - begun;
    assert!((1..=2).contains(&turns.posted), "a turn has its board at most: {turns:?}");
    let of_luck = seats[0].sees().into_iter().filter(|message| message.content.contains("Luck v2"));
    assert_eq!(of_luck.count(), 2, "fingerprint and start");
    rig.close().await;
}

/// A game against two computers, in the panel that was opened first. Before panels continued, 20 turns took 29 messages and 24 pings, and
/// each a press on a new board.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_computers_turns_follow_each_other_in_one_panel_and_call_nobody() {
    const TURNS: usize = 20;
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:catan options:layout=fixed seats:3 computers:2 level:easy").await;
    rests(&rig, 1).await;
    let mut own = panel(&ada).await;
    let before = so_far(&rig, &ada).await;
    let (mut dice, mut ended) = (Dice::new(5), 0);
    while let Some(asks) = asked(&ada, &own).await.filter(|_| ended < TURNS) {
        if let Some(rolled) = makes(&ada, &asks, "roll").await {
            own = rolled;
        } else if let Some(done) = makes(&ada, &asks, "end").await {
            own = done;
            ended += 1;
        } else if let Some(chosen) = move_by_typing(&ada, &mut dice).await {
            // The answer to a seven or an offer is chosen at random.
            own = chosen;
        }
    }
    let Traffic { posted, pinged, .. } = so_far(&rig, &ada).await - before;
    // An offer asks a person by a message of its own; how many the computers make depends on the dice.
    let seen = ada.sees();
    let asks = |it: &&MessageSeen| !it.ephemeral && !is_board(it) && it.content.contains(" offers ");
    let boards = posted - seen.iter().filter(asks).count();
    assert!(ended >= 10, "the game was too short to tell: {ended}");
    // The last board calls everybody, if the computers have won by then.
    assert!(boards * 10 <= ended && pinged <= 1, "{boards} and {pinged} pings beside {posted} in {ended}");
    rig.close().await;
}

/// That panel, once it can be used; none if the game is over.
async fn asked(who: &PersonAt, panel: &MessageSeen) -> Option<MessageSeen> {
    let asks = |it: &MessageSeen| ["act", "sel", "pick"].iter().any(|verb| !ids(it, verb).is_empty());
    let look = |seen: &[MessageSeen]| {
        let asking = seen.iter().find(|it| it.id == panel.id && asks(it)).cloned();
        let over = seen.iter().any(|it| !it.ephemeral && it.content.contains(OVER));
        (asking.is_some() || over).then_some(asking.filter(|_| !over))
    };
    let found = who.wait_for(PATIENCE, look).await;
    found.unwrap_or_else(|_| panic!("the panel does not go on: {:?}", who.message(panel.id)))
}
