//! Looking for players, and the question about a table that does not fill: asked, called, pressed, and gone again.

use sandbox::{MessageSeen, PersonAt};

use kit::{PATIENCE, Rig, board, button, ids, plays_on, presses, refused, said, seated, selects, types};

const DAY: i64 = 24 * 60 * 60;

/// Whether the message asks who would like to join.
fn searches(message: &MessageSeen) -> bool {
    !message.ephemeral && message.parts().any(|part| is(part, ":join:search"))
}

/// Whether the message asks the host about free seats.
fn doubts(message: &MessageSeen) -> bool {
    !message.ephemeral && message.parts().any(|part| is(part, ":fill:"))
}

fn is(part: &serde_json::Value, end: &str) -> bool {
    part["custom_id"].as_str().is_some_and(|id| id.ends_with(end))
}

async fn gone(who: &PersonAt, what: fn(&MessageSeen) -> bool) {
    who.wait_until(PATIENCE, |seen| !seen.iter().any(what)).await.expect("it is gone");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_know_the_game_are_called_once_and_join_by_the_button() {
    let mut rig = Rig::open().await;
    let [ada, borek] = &seated(&rig, "harmonies", "games", &["Ada", "Borek"]).await[..] else {
        panic!("two people")
    };
    types(borek, "/table resign sure:true").await;
    let celina = rig.at("Celina", "games");
    let own = types(borek, "/me invitations:none").await;
    assert!(own.content.contains("nic ti nepřijde"), "{}", own.content);
    let asked = types(&celina, "/play game:harmonies seats:3 looking:True").await;
    assert!(
        asked.ephemeral && asked.content.contains("powiadomienie dostanie jedna osoba"),
        "{}",
        asked.content
    );
    let lobby = board(&celina, |message| !ids(message, "seek").is_empty()).await;
    let foreign = presses(ada, lobby.id, &button(&lobby, ":seek:")).await;
    assert_eq!(foreign.content, "Only the host, who opened the table, may do that.");
    assert!(!celina.sees().iter().any(searches), "nobody is called before the host is sure");
    presses(&celina, asked.id, &button(&asked, ":seek!:")).await;
    let call = board(ada, searches).await;
    assert!(call.pings_me, "{}", call.content);
    assert!(
        call.content.contains("1 z 3") && call.content.contains("/ja zaproszenia: bez zaproszeń"),
        "{}",
        call.content
    );
    assert!(!board(borek, searches).await.pings_me, "he has said so");
    let lobby = board(&celina, |message| message.id == lobby.id && ids(message, "seek").is_empty()).await;
    assert_eq!(ids(&lobby, "join").len(), 1, "it can be done once, and the lobby stands");
    rig.restart_bot().await;
    presses(ada, call.id, &button(&call, ":join:search")).await;
    let filled = board(ada, |message| searches(message) && message.content.contains("2 z 3")).await;
    assert_eq!(filled.id, call.id, "it is the same message");
    types(&celina, "/table option key:seats value:2").await;
    said(&celina, "są zajęte").await;
    types(&celina, "/table start").await;
    gone(ada, searches).await;
    plays_on(&[celina.clone(), ada.clone()]).await;
    // Nobody asks for players twice a day, over all tables.
    let elsewhere = rig.at("Celina", "games-2");
    let late = refused(&elsewhere, "/play game:harmonies looking:True").await;
    assert!(late.contains("Szukasz już graczy przy innym swoim stole."), "{late}");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_for_players_may_choose_the_game_first() {
    let mut rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let which = types(&ada, "/play looking:True").await;
    let panel = presses(&ada, which.id, &button(&which, ":play:harmonies////l")).await;
    rig.restart_bot().await;
    let asked = presses(&ada, panel.id, &button(&panel, ":open:harmonies////l")).await;
    presses(&ada, asked.id, &button(&asked, ":seek!:")).await;
    board(&ada, searches).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_choose_a_role_that_is_called_instead() {
    let rig = Rig::open().await;
    let (ada, borek, moira) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Moira", "games"));
    types(&borek, "/play game:catan").await;
    let settings = types(&moira, "/server settings players:Moderator").await;
    assert!(settings.content.contains("pinged when somebody looks for players: <@&"), "{}", settings.content);
    let lobby = board(&borek, |message| !ids(message, "seek").is_empty()).await;
    let question = presses(&borek, lobby.id, &button(&lobby, ":seek:")).await;
    assert!(question.content.contains("všichni s rolí <@&"), "{}", question.content);
    presses(&borek, question.id, &button(&question, ":seek!:")).await;
    let call = board(&ada, searches).await;
    assert!(call.content.starts_with("<@&"), "{}", call.content);
    types(&borek, "/table leave").await;
    gone(&ada, searches).await;
    let menu = ids(&settings, "set").pop().expect("the menu of roles");
    let guild = rig.table().await.place.guild.to_string();
    let none = selects(&moira, settings.id, &menu, &guild).await;
    assert!(
        none.content.contains("somebody looks for players: those who have finished the game"),
        "{}",
        none.content
    );
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_wait_for_a_day_ask_their_hosts_what_to_do() {
    let mut rig = Rig::open().await;
    let tables = [("Ada", "games"), ("Borek", "games-2"), ("Celina", "lounge")];
    let hosts = tables.map(|(person, channel)| rig.at(person, channel));
    for host in &hosts {
        types(host, "/play game:harmonies seats:3").await;
    }
    let guest = rig.at("Ada", "games-2");
    types(&guest, "/join").await;
    rig.kill_bot().await;
    rig.set_clock_wrong(DAY + 60);
    rig.start_bot().await;
    let [ada, borek, celina] = &hosts;
    let mut asked = Vec::new();
    for host in &hosts {
        let question = board(host, doubts).await;
        assert!(question.pings_me, "{}", question.content);
        asked.push(question);
    }
    assert!(ids(&asked[0], "start").is_empty() && !ids(&asked[1], "start").is_empty(), "only two can begin");
    rig.restart_bot().await;
    let refused = presses(borek, asked[1].id, &button(&asked[1], ":seek:")).await;
    assert!(refused.content.contains("Zeptat se, kdo si chce zahrát?"), "{}", refused.content);
    let guests = presses(&guest, asked[1].id, &button(&asked[1], ":fill:")).await;
    assert_eq!(guests.content, "Only the host, who opened the table, may do that.");
    // Each answers differently.
    presses(ada, asked[0].id, &button(&asked[0], ":fill:")).await;
    presses(borek, asked[1].id, &button(&asked[1], ":start:")).await;
    presses(celina, asked[2].id, &button(&asked[2], ":close:")).await;
    for host in &hosts {
        gone(host, doubts).await;
    }
    board(ada, |message| !ids(message, "panel").is_empty()).await;
    plays_on(&[borek.clone(), guest]).await;
    rig.close().await;
}
