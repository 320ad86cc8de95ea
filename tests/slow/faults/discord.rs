//! Discord in trouble: a lost gateway, failing requests, refused answers.

use sandbox::{Fault, MessageSeen, PersonAt, Target};

use kit::{
    Dice, PATIENCE, Rig, a_new_board_comes, board, ids, newest_board, plays_on, presses, started, suggested,
    types,
};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";
/// Refusals that nobody expects: of a machine in front of Discord's own, of a faulty one, with and without a code.
const ODD: [(u16, Option<u32>); 6] =
    [(403, None), (400, Some(40006)), (408, Some(0)), (404, Some(0)), (403, Some(40333)), (429, Some(20016))];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_seconds_of_odd_refusals_lose_neither_the_beginning_nor_the_end() {
    let rig = Rig::open().await;
    for [one, two, three] in [[ODD[0], ODD[1], ODD[2]], [ODD[3], ODD[4], ODD[5]]] {
        tokio::join!(
            begins_and_ends(&rig, "games", one),
            begins_and_ends(&rig, "games-2", two),
            begins_and_ends(&rig, "lounge", three),
        );
    }
    rig.close_after_trouble().await;
}

/// A table whose first and last boards are refused twice.
async fn begins_and_ends(rig: &Rig, channel: &str, (status, code): (u16, Option<u32>)) {
    let seats: Vec<PersonAt> = BOTH.iter().map(|person| rig.at(person, channel)).collect();
    let refuse = || {
        let target = Target::times("POST", &format!("channels/{}/messages", seats[0].channel()), 2);
        rig.sandbox.fail(Fault::Refuse { target, status, code }).expect("the sandbox can");
    };
    types(&seats[0], &format!("/play game:{GAME} seats:2")).await;
    let lobby = board(&seats[0], |message| !ids(message, "join").is_empty()).await;
    types(&seats[1], "/join").await;
    refuse();
    types(&seats[0], "/table start").await;
    let begun = board(&seats[0], |it| !ids(it, "panel").is_empty() && it.id > lobby.id).await;
    let quiet = |seen: &[MessageSeen]| seen.iter().all(|it| ids(it, "join").is_empty()).then_some(());
    seats[0].wait_for(PATIENCE, quiet).await.unwrap_or_else(|_| panic!("the lobby keeps its buttons"));
    refuse();
    types(&seats[1], "/table resign sure:true").await;
    board(&seats[0], |it| !it.attachments.is_empty() && it.id > begun.id).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_is_lost_comes_back() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    for fault in [
        Fault::GatewayDrop,
        Fault::Reconnect,
        Fault::InvalidSession { resumable: true },
        Fault::GatewayClose { code: 4000 },
        Fault::InvalidSession { resumable: false },
    ] {
        let (identified, resumed) = rig.sandbox.sessions();
        rig.sandbox.fail(fault.clone()).expect("the sandbox can");
        let back = tokio::select! {
            back = rig.sandbox.wait_for_sessions(PATIENCE, identified + 1, 0) => back,
            back = rig.sandbox.wait_for_sessions(PATIENCE, identified, resumed + 1) => back,
        };
        back.unwrap_or_else(|_| panic!("after {fault:?} the bot stays away"));
        assert!(types(&seats[0], "/hand").await.ephemeral, "{fault:?}");
    }
    plays_on(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_come_in_the_end_whatever_rest_does_meanwhile() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let target = || Target { method: None, route: "channels/*".to_owned(), times: 1 };
    for fault in [
        Fault::RateLimit { target: target(), retry_after_ms: 300 },
        Fault::Error { target: target(), status: 500 },
        Fault::Error { target: target(), status: 503 },
        Fault::Drop { target: target() },
        Fault::Hang { target: target() },
    ] {
        rig.sandbox.fail(fault).expect("the sandbox can");
        a_new_board_comes(&seats).await;
    }
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_discord_does_not_take_is_sent_again() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let mut dice = Dice::new(3);
    let fail = || {
        let target = Target::next("interactions/*");
        rig.sandbox.fail(Fault::Error { target, status: 502 }).expect("the sandbox can");
    };
    let notation = suggested(&seats[0], &mut dice).await.expect("a move");
    fail();
    let told = types(&seats[0], &format!("/move moves:{notation}")).await;
    assert!(told.content.contains("You have chosen"), "{}", told.content);
    let board = newest_board(&seats[0]).expect("a board");
    fail();
    let panel = presses(&seats[0], board.id, &ids(&board, "panel")[0]).await;
    assert!(panel.content.contains("You have chosen"), "{}", panel.content);
    plays_on(&seats).await;
    rig.close().await;
}
