//! After the end: no more moves are accepted, people are invited to play again, and nothing impossible is offered.

use sandbox::MessageSeen;
use session::Status;

use kit::{
    Dice, PATIENCE, Rig, answer, board, ids, move_by_typing, newest_board, panel, plays_on, presses, refused,
    seated, selects, types, values,
};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_played_are_invited_to_play_again() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "catan", "games", &["Ada", "Borek", "Celina"]).await;
    types(&seats[2], "/table resign sure:true").await;
    types(&rig.at("Moira", "games"), "/table end moderator:true sure:true").await;
    let ended = board(&seats[0], |message| !ids(message, "again").is_empty()).await;
    presses(&seats[1], ended.id, &ids(&ended, "again")[0]).await;
    let again = |message: &MessageSeen| message.content.contains("would like to play again");
    let lobby = board(&seats[0], again).await;
    for (who, called) in seats.iter().zip([true, false, true]) {
        assert_eq!(who.message(lobby.id).expect("it is public").pings_me, called, "{}", lobby.content);
    }
    let session = rig.table_numbered(2).await;
    assert_eq!(session.users(session.people()), [seats[1].person().id().0], "nobody is seated unasked");
    refused(&seats[1], "/table start").await;
    assert_eq!(rig.table_numbered(2).await.status, Status::Lobby, "it starts when they have come");
    presses(&seats[0], lobby.id, &ids(&lobby, "join")[0]).await;
    // One message calls everybody, once.
    let calls = seats[0]
        .sees()
        .iter()
        .filter(|message| again(message) || message.content.contains("Table 2"))
        .count();
    assert_eq!(calls, 1);
    types(&seats[2], "/join").await;
    // All have come: it begins by itself.
    board(&seats[0], |message| !ids(message, "panel").is_empty() && message.id > lobby.id).await;
    plays_on(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_survives_a_kill() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    types(&seats[1], "/table resign sure:true").await;
    board(&seats[0], |message| !ids(message, "again").is_empty()).await;
    let target = sandbox::Target { method: None, route: "channels/*".to_owned(), times: 50 };
    rig.sandbox.fail(sandbox::Fault::Hang { target }).expect("the sandbox can");
    types(&seats[0], "/table rematch").await;
    types(&seats[0], "/table option key:seats value:2").await;
    rig.kill_bot().await;
    rig.sandbox.fail(sandbox::Fault::Clear).expect("the sandbox can");
    rig.start_bot().await;
    let again = |message: &MessageSeen| message.content.contains("would like to play again");
    let lobby = board(&seats[1], again).await;
    assert!(lobby.pings_me && !ids(&lobby, "join").is_empty(), "{}", lobby.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_table_offers_nothing_that_can_no_longer_be_done() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    let old = panel(&seats[1]).await;
    let choices = presses(&seats[1], old.id, &ids(&old, "more")[0]).await;
    types(&seats[0], "/table resign sure:true").await;
    let ended = board(&seats[1], |message| !ids(message, "again").is_empty()).await;
    let closed = |seen: &[MessageSeen]| {
        seen.iter().all(|message| ids(message, "panel").is_empty() || message.ephemeral)
    };
    seats[1].wait_until(PATIENCE, closed).await.expect("no board has a button for a turn any more");
    let after = presses(&seats[1], ended.id, &ids(&ended, "more")[0]).await;
    for verb in ["undo", "resign", "end", "settle"] {
        assert!(ids(&after, verb).is_empty(), "{verb} is offered");
    }
    assert!(!ids(&after, "stats").is_empty());
    for verb in ["resign", "end"] {
        let outcome =
            seats[1].press(choices.id, &ids(&choices, verb)[0]).await.expect("the old buttons stand");
        let told = answer(&seats[1], &outcome, verb);
        assert!(told.content.starts_with("Tahle hra skončila."), "{verb}: {}", told.content);
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stale_values_are_answered_with_what_can_be_done_now() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    let told = refused(&ada, "/table option key:weather value:rain").await;
    assert!(told.contains("weather") && told.contains("You can choose: "), "{told}");
    let told = refused(&ada, "/table option key:seats value:many").await;
    assert!(told.contains("1 seat · 2 seats"), "{told}");
    let told = refused(&ada, &format!("/rules game:{GAME} topic:weather")).await;
    assert!(told.starts_with("There is no such topic. Choose one of: "), "{told}");
    let seats = [ada, rig.at("Borek", "games")];
    types(&seats[1], "/join").await;
    types(&seats[0], "/table start").await;
    let told = refused(&seats[0], "/table option key:seats value:2").await;
    assert_eq!(told, "The game has started already.");
    let mut dice = Dice::new(3);
    let suggested = kit::suggested(&seats[0], &mut dice).await.expect("a choice");
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    let stale = types(&seats[0], &format!("/move moves:{suggested}")).await;
    let made = !stale.attachments.is_empty();
    assert!(made || stale.content.contains("-# "), "{}", stale.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_has_ended_takes_no_more_moves() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let old = panel(&seats[1]).await;
    assert!(refused(&seats[0], "/table resign sure:false").await.starts_with("Do you really want"));
    types(&seats[0], "/table resign sure:true").await;
    board(&seats[0], |message| message.content.contains("Borek wins")).await;
    for command in ["/move moves:xyzzy", "/undo", "/table resign sure:true", "/table end"] {
        let sentence = refused(&seats[1], command).await;
        assert!(sentence.starts_with("Tahle hra skončila."), "{command}: {sentence}");
    }
    let menu = ids(&old, "sel").pop().expect("a menu");
    let value = values(&old, &menu)[0].clone();
    let answer = selects(&seats[1], old.id, &menu, &value).await;
    assert!(answer.ephemeral && !answer.content.is_empty());
    rig.posted().await;
    assert!(newest_board(&seats[0]).is_none(), "no board has a button for a turn any more");
    types(&seats[1], "/table rematch").await;
    types(&seats[0], "/join").await;
    types(&seats[1], "/table start").await;
    plays_on(&seats).await;
    rig.close().await;
}
