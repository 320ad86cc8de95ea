//! A table of one process is brought to another channel, while people act at it with the other one.

use sandbox::{Fault, MessageSeen, PersonAt, Target};
use serde_json::json;

use super::pair::{LATER, both, both_later, close, letters, offering, rows, servers, telling};
use kit::{Rig, board, ids, panel, plays_on, presses, refused, seated, types};

/// A person's panel, opened before their table moves, and its button for more.
async fn opened(who: &PersonAt) -> (MessageSeen, String) {
    let own = panel(who).await;
    let more = ids(&own, "more").remove(0);
    (own, more)
}

/// What autocomplete offers to bring here.
async fn offered(who: &PersonAt) -> Vec<String> {
    let found = who.autocomplete("table bring", json!({}), "table", "").await.expect("there is a command");
    found.expect("autocomplete answers").into_iter().map(|it| it.name).collect()
}

/// The addresses that a message links to.
fn links(message: &MessageSeen) -> Vec<&str> {
    message.parts().filter_map(|part| part["url"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_brought_to_a_channel_of_its_own_server_alone() {
    let Some(mut rig) = servers(2).await else { return };
    let server = rig.sandbox.server("Server 1").expect("it is there");
    let aside = rig.sandbox.add_channel(server, "aside-1").expect("it can be added");
    let mut other = both(&mut rig).await;
    let seats = seated(&rig, "confusing-lands", "games-1", &["Ada", "Borek"]).await;
    let (ada, borek) = (&seats[0], &seats[1]);
    let elsewhere = ["Ada", "Borek", "Moira"].map(|person| rig.at(person, "games-0"));
    types(&elsewhere[1], "/me by:direct").await;
    rig.posted().await;
    both_later(&mut rig, &mut other, LATER).await;
    let letter = letters(borek, 1).await.remove(0);
    rig.posted().await;
    let (own, more) = opened(ada).await;
    // It never leaves its server, even if the request comes from the other process's servers.
    for who in [&elsewhere[0], &elsewhere[2]] {
        assert!(offered(who).await.is_empty());
        let said = refused(who, "/table bring table:1").await;
        assert_eq!(said, "There is no such table. Choose one from the list.");
    }
    assert_eq!(rows(&rig, 1, "bring").await, 0);
    let there: Vec<PersonAt> = seats.iter().map(|who| who.person().in_channel(aside)).collect();
    assert_eq!(offered(&there[0]).await, ["Confusing Lands · table 1 · #games-1"]);
    // Nobody hears of the first post about it, and both processes write to the table at once.
    let target = Target::times("POST", "channels/*/messages", 1);
    rig.sandbox.fail(Fault::DieAfter { target }).expect("the sandbox can");
    let (direct, mute) = (borek.person().direct(), ids(&letter, "mute").remove(0));
    let (brought, muted, zone) = tokio::join!(
        types(&there[0], "/table bring table:1"),
        presses(&direct, letter.id, &mute),
        types(&elsewhere[1], "/me zone:prague"),
    );
    assert_eq!(brought.content, "Table 1 is here now.");
    assert!(zone.content.contains("Europe/Prague"), "{}", zone.content);
    assert_eq!(links(&muted).len(), 1, "{}", muted.content);
    board(&there[1], |message| !ids(message, "panel").is_empty()).await;
    board(ada, |message| message.content.contains("has moved to")).await;
    rig.posted().await;
    is_told_once(&rig, ada, &there).await;
    // A seated person can also act from the old channel, and reads where the table is.
    assert!(presses(ada, own.id, &more).await.ephemeral);
    let typed = types(ada, "/hand").await.content;
    assert!(typed.starts_with(&format!("-# Confusing Lands, table 1 in <#{aside}>\n")), "{typed}");
    // A person on the other server is led to the new place.
    let games = types(&elsewhere[1], "/games").await.content;
    assert!(games.contains(&format!("{server}/{aside}")), "{games}");
    plays_on(&there).await;
    plays_on(&there).await;
    // Its process dies, and hears nothing anew.
    other.kill().await;
    other = super::pair::other_again(&rig).await;
    rig.posted().await;
    plays_on(&there).await;
    rig.posted().await;
    is_told_once(&rig, ada, &there).await;
    // The old channel is free for another table.
    seated(&rig, "confusing-lands", "games-1", &["Ada", "Borek"]).await;
    assert_eq!(rig.table_numbered(2).await.place.channel, ada.channel().0);
    close(rig, vec![other]).await;
}

/// The old channel got one notice, nothing can be pressed there any more, and the board is only in the new one.
async fn is_told_once(rig: &Rig, old: &PersonAt, there: &[PersonAt]) {
    let aside = there[0].channel();
    let told = telling(old, "has moved to");
    assert_eq!(told.len(), 1, "{told:#?}");
    assert_eq!(told[0].content, format!("Table 1 has moved to <#{aside}>."));
    assert!(offering(old, "panel").is_empty(), "an old board can be pressed");
    assert_eq!(offering(&there[0], "panel").len(), 1, "one board can be pressed");
    assert_eq!(rows(rig, 1, "bring").await, 1);
    let place = rig.table().await.place;
    assert_eq!(place.channel, aside.0);
}
