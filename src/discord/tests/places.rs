//! Where a table stands and who may move it: rights are checked where they act, and people who sit there can always act.

use std::collections::BTreeSet;
use std::time::Duration;

use sandbox::{Id, MessageSeen, Permissions, PersonAt};
use serde_json::{Value, json};

use super::direct::{House, PATIENCE};
use super::trips::{caller, desk};
use super::waiting::begun;
use crate::discord::features::waiting::deed::public_digest_page;
use crate::discord::wire::caller::Caller;
use host::tables::Waiting;
use session::{Place, SessionId, Status};

const NONE: Permissions = Permissions::NONE;

/// The private answer to a command, once it is there.
async fn told(at: &PersonAt, command: &str) -> MessageSeen {
    let old: BTreeSet<Id> = at.sees().iter().map(|message| message.id).collect();
    assert!(at.type_command(command).await.expect("it is known").is_ok(), "{command}");
    let fresh = |seen: &[MessageSeen]| {
        let mut seen = seen.iter().rev();
        seen.find(|it| it.ephemeral && !old.contains(&it.id) && !it.content.is_empty()).cloned()
    };
    at.wait_for(PATIENCE, fresh).await.expect("it is answered")
}

/// The tables that autocomplete offers to bring here.
async fn offered(at: &PersonAt) -> Vec<String> {
    let found = at.autocomplete("table bring", json!({}), "table", "").await.expect("it is known");
    found.expect("it is answered").iter().map(|choice| choice.name.clone()).collect()
}

/// Waits until those tables are offered: the bot learns of changed rights independently of interactions.
async fn comes_to_offer(at: &PersonAt, wanted: &[&str]) {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let offered = offered(at).await;
        if offered == wanted {
            return;
        }
        assert!(tokio::time::Instant::now() < deadline, "{offered:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn stands(house: &House) -> u64 {
    let found = house.tables.find(SessionId(1)).await.expect("it is read");
    found.expect("a table").place.channel
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_carried_nowhere_where_somebody_who_sits_cannot_follow() {
    let house = House::open().await;
    house.table().await;
    let (ada, ben) = (house.at("ada", "lounge"), house.at("ben", "games"));
    let (lounge, user) = (ada.channel(), ben.person().id());
    for right in [Permissions::VIEW_CHANNEL, Permissions::SEND_MESSAGES] {
        house.sandbox.overwrite(lounge, user, NONE, right);
        let refused = told(&ada, "/table bring table:1").await.content;
        assert!(refused.contains("These cannot here: Ben."), "{refused}");
    }
    house.sandbox.overwrite(lounge, house.sandbox.servers()[0], NONE, Permissions::VIEW_CHANNEL);
    for who in [ada.person().id(), house.sandbox.bot()] {
        house.sandbox.overwrite(lounge, who, Permissions::VIEW_CHANNEL, NONE);
    }
    house.sandbox.overwrite(lounge, user, NONE, NONE);
    let refused = told(&ada, "/table bring table:1").await.content;
    assert!(refused.contains("These cannot here: Ben."), "{refused}");
    house.sandbox.overwrite(lounge, user, Permissions::VIEW_CHANNEL, NONE);
    told(&ada, "/table bring table:1").await;
    assert_eq!(stands(&house).await, lounge.0);
    comes_to_offer(&ben, &[]).await;
    let refused = told(&ben, "/table bring table:1").await.content;
    assert!(refused.starts_with("Only its host, moderators of both channels"), "{refused}");

    // Later he loses sight of it: he acts from anywhere, stops the clock, and brings it back.
    house.sandbox.overwrite(lounge, user, NONE, NONE);
    let direct = ben.person().direct();
    for at in [&ben, &direct] {
        let hand = told(at, "/hand").await;
        assert!(
            hand.content.starts_with(&format!("-# Harmonies, table 1 in <#{lounge}>\n")),
            "{}",
            hand.content
        );
        let more = hand.parts().find_map(|part| part["custom_id"].as_str().filter(|id| id.contains(":more")));
        let more = at.person().press(hand.id, more.expect("a panel")).await.expect("it is there");
        let more = at.message(more.message.expect("an answer")).expect("it is seen");
        assert!(more.ephemeral && !more.buttons().is_empty(), "{}", more.content);
    }
    let paused = told(&direct, "/table pause").await.content;
    assert!(paused.ends_with("I have asked everybody at the table."), "{paused}");
    let asked = house.tables.find(SessionId(1)).await.expect("it is read").expect("a table");
    assert!(asked.question.is_some());
    assert_eq!(asked.seats[1].sitter.plain_name(words::Lang::En), "Ben");
    told(&ben, "/table decline").await;
    // Nor does he see the name of a channel that is hidden from him.
    comes_to_offer(&ben, &["Harmonies · table 1 · in another channel"]).await;
    told(&ben, "/table bring table:1").await;
    assert_eq!(stands(&house).await, ben.channel().0);
    house.sandbox.shutdown().await;
}

/// Every deed of a moderator, by where they may manage messages: where they type, where the table stands, on the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_is_one_where_the_table_stands() {
    let house = House::open().await;
    house.table().await;
    let rule = Permissions::MANAGE_MESSAGES;
    let (games, lounge) = (house.at("celina", "games"), house.at("celina", "lounge"));
    let (who, server) = (games.person().id(), house.sandbox.servers()[0]);
    let set = |here: bool, there: bool| {
        let right = |has: bool| if has { rule } else { NONE };
        house.sandbox.overwrite(lounge.channel(), who, right(here), NONE);
        house.sandbox.overwrite(games.channel(), who, right(there), NONE);
    };
    for (here, there) in [(false, false), (true, false), (false, true)] {
        set(here, there);
        comes_to_offer(&lounge, &[]).await;
        told(&lounge, "/stół przenieś stół:1").await;
        assert_eq!(stands(&house).await, games.channel().0, "{here} {there}");
        let ends = told(&games, "/stół zakończ moderator:true").await.content;
        assert_eq!(ends.starts_with("Mogą to zrobić tylko moderatorzy."), !there, "{ends}");
        let removes = told(&games, "/stół usuń osoba:Ben").await;
        assert_eq!(removes.parts().any(|part| has(part, ":free:")), there, "{}", removes.content);
    }
    // A press elsewhere is no more a moderator's there.
    set(true, false);
    let found = house.tables.find(SessionId(1)).await.expect("it is read").expect("a table");
    let place = Place { channel: lounge.channel().0, ..found.place };
    let away = Caller { place, moderator: true, ..caller(2, 90) };
    assert!(!away.moderates(&found) && Caller { place: found.place, ..away }.moderates(&found));
    // A moderator of another channel cannot bring a private channel's table into sight.
    house.sandbox.overwrite(games.channel(), server, NONE, Permissions::VIEW_CHANNEL);
    house.sandbox.overwrite(games.channel(), house.sandbox.bot(), Permissions::VIEW_CHANNEL, NONE);
    comes_to_offer(&lounge, &[]).await;
    told(&lounge, "/stół przenieś stół:1").await;
    assert_eq!(stands(&house).await, games.channel().0);
    house.sandbox.overwrite(games.channel(), server, NONE, NONE);

    set(true, true);
    comes_to_offer(&lounge, &["Ostoja · stół 1 · #games"]).await;
    told(&lounge, "/stół przenieś stół:1").await;
    assert_eq!(stands(&house).await, lounge.channel().0);
    set(false, false);
    house.sandbox.join(who, server, true);
    told(&games, "/stół przenieś stół:1").await;
    assert_eq!(stands(&house).await, games.channel().0, "a role's right holds in every channel");
    house.sandbox.shutdown().await;
}

fn has(part: &Value, text: &str) -> bool {
    part["custom_id"].as_str().is_some_and(|id| id.contains(text))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_private_channel_has_played_is_shared_by_those_who_sat_there() {
    let house = House::open().await;
    house.table().await;
    let games = house.at("ben", "games").channel();
    types_until_over(&house).await;
    let (server, see) = (house.sandbox.servers()[0], Permissions::VIEW_CHANNEL);
    for who in ["ada", "moira"] {
        house.sandbox.overwrite(games, house.at(who, "games").person().id(), see, NONE);
    }
    house.sandbox.overwrite(games, house.sandbox.bot(), see, NONE);
    house.sandbox.overwrite(games, server, NONE, see);
    let refused = told(&house.at("moira", "games"), "/show replay channel:lounge").await.content;
    assert!(refused.contains("Not everybody can see this table’s channel"), "{refused}");
    house.sandbox.shutdown().await;
}

async fn types_until_over(house: &House) {
    told(&house.at("ben", "games"), "/table resign sure:true").await;
    assert_eq!(house.session().await.status, Status::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_about_a_person_is_typed_in_direct_messages_too() {
    let house = House::open().await;
    let direct = house.sandbox.person("ben").expect("he exists").direct();
    assert!(told(&direct, "/games").await.content.contains(" on a server."));
    assert!(told(&direct, "/hand").await.content.contains(" on a server."));
    house.table().await;
    let list = told(&direct, "/games").await;
    assert!(list.content.contains("Harmonies, table 1"), "{}", list.content);
    let open = list.parts().find_map(|part| part["custom_id"].as_str().filter(|id| id.contains(":panel")));
    let panel = direct.person().press(list.id, open.expect("its panel")).await.expect("it is there");
    let panel = direct.message(panel.message.expect("an answer")).expect("it is seen");
    assert!(panel.ephemeral && panel.content.contains("table 1 in <#"), "{}", panel.content);
    assert!(told(&direct, "/me quiet:22-7").await.content.contains("22:00"));
    let away = told(&direct, "/away until:3d").await;
    assert!(away.content.contains("table 1 in <#"), "its tables on all servers: {}", away.content);
    assert!(told(&direct, "/away until:off").await.content.starts_with("Welcome back!"));
    for command in ["/rules game:catan", "/help"] {
        assert!(direct.type_command(command).await.expect("it is known").is_ok());
    }
    for command in ["/play", "/join", "/leaderboard", "/server doctor", "/show stats"] {
        assert!(direct.type_command(command).await.is_err(), "{command} is offered on servers only");
    }
    let refused = told(&direct, "/table bring table:1").await;
    assert_eq!(refused.content, "This works only on a server.");
    house.sandbox.shutdown().await;
}

#[tokio::test]
async fn a_digest_for_a_channel_names_no_table_of_a_channel_that_not_everybody_sees() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let table = begun(&desk, "en").await;
    let at = |session: i64, channel: u64| Waiting {
        session: SessionId(session),
        place: Place { channel, ..table.place },
        message: None,
        game: "catan".to_owned(),
        turn: true,
        since: 1_000_000_000,
        deadline: None,
        begins: false,
        parked: false,
        locale: "en-US".to_owned(),
    };
    let waiting = [at(41, table.place.channel), at(42, 777), at(43, 778)];
    let page = public_digest_page(&table, 1, &waiting, |channel| channel == 777);
    assert!(page.content.contains("table 41") && page.content.contains("table 42"), "{}", page.content);
    assert!(!page.content.contains("table 43") && !page.content.contains("778"), "{}", page.content);
    assert!(
        page.content.ends_with("… and one table in a channel that not everybody sees."),
        "{}",
        page.content
    );
}
