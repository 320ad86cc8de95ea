//! Started tables, in channels and in threads, and waiting for their next state.

use sandbox::{Id, JournalRequest, PersonAt};
use session::Status;

use crate::{Dice, PATIENCE, Rig, board, ids, move_by_typing, newest_board, seated, types, until};

const GAME: &str = "confusing-lands";

const BOTH: [&str; 2] = ["Ada", "Borek"];

/// Makes moves of both until the bot has posted a board below the newest one.
pub async fn a_new_board_comes(seats: &[PersonAt]) {
    let before = newest_board(&seats[0]).map(|board| board.id);
    let mut dice = Dice::new(7);
    for who in seats {
        move_by_typing(who, &mut dice).await;
    }
    board(&seats[0], |message| !ids(message, "panel").is_empty() && Some(message.id) > before).await;
}

/// A started table whose first board is posted.
pub async fn started(rig: &Rig, channel: &str) -> Vec<PersonAt> {
    let seats = seated(rig, GAME, channel, &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

/// Waits until the bot has sent a request as wanted.
pub async fn journal_has(rig: &Rig, wanted: impl Fn(&JournalRequest) -> bool) {
    let holds = |journal: &[JournalRequest]| journal.iter().any(&wanted);
    rig.sandbox.wait_for_journal(PATIENCE, holds).await.expect("the bot comes so far");
}

/// A started table in a thread of its own below the channel.
pub async fn in_a_thread(rig: &Rig, channel: &str) -> Vec<PersonAt> {
    let answer = types(&rig.at("Ada", channel), &format!("/play game:{GAME} seats:2 thread:true")).await;
    let thread = answer.content.split(['#', '>']).nth(1).and_then(|id| id.parse::<Id>().ok());
    let thread = thread.unwrap_or_else(|| panic!("no thread is named: {}", answer.content));
    let person = |who| rig.sandbox.person(who).expect("they are there").in_channel(thread);
    let seats = BOTH.map(person).to_vec();
    types(&seats[1], "/join").await;
    types(&seats[0], "/table start").await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

/// Waits until that table's game has begun and no computer is waited for.
pub async fn rests(rig: &Rig, table: i64) {
    let rested = async || {
        let session = rig.table_numbered(table).await;
        session.status != Status::Lobby && session.computers_to_act().is_empty()
    };
    until(&format!("the computers of table {table}"), rested).await;
}

/// Waits until that table is closed.
pub async fn closes(rig: &Rig, table: i64) {
    let closed = async || rig.table_numbered(table).await.status == Status::Ended;
    until(&format!("the end of table {table}"), closed).await;
}
