//! Games that are played to their end, and compared with their logs.

use std::path::PathBuf;

use sandbox::{Id, PersonAt};
use serde_json::Value;
use session::Session;

use crate::{Dice, OVER, Rig, board, move_by_pressing, move_by_typing, types};

/// People play a game of their table to its end. Each who can act does up to four things before the next one looks: some choices can be
/// changed until others have chosen.
pub async fn plays_out(rig: &Rig, seats: &[PersonAt], pressing: bool, seed: u64) {
    plays_out_at(rig, 1, seats, pressing, seed).await;
}

/// Like [`plays_out`], at the table with that number.
pub async fn plays_out_at(rig: &Rig, table: i64, seats: &[PersonAt], pressing: bool, seed: u64) {
    let mut dice = Dice::new(seed);
    while !is_over(rig, table).await {
        for who in seats {
            for _ in 0..4 {
                let moved = if is_over(rig, table).await {
                    None
                } else if pressing {
                    move_by_pressing(who, &mut dice).await
                } else {
                    move_by_typing(who, &mut dice).await
                };
                if moved.is_none() {
                    break;
                }
            }
        }
    }
    table_ends_as_its_log(rig, table, seats).await;
}

/// Whether the first table has ended, as its record says: the board may come a moment later.
pub async fn over(rig: &Rig) -> bool {
    is_over(rig, 1).await
}

async fn is_over(rig: &Rig, table: i64) -> bool {
    let mut database = rig.connect().await;
    let status = sqlx::query_scalar("select status from session where id = $1").bind(table);
    let status: String = status.fetch_one(&mut database).await.expect("there is a table");
    !["lobby", "live", "frozen"].contains(&status.as_str())
}

/// Checks that the end in the channel, the record in the database, and the replayed log agree.
pub async fn ends_as_its_log(rig: &Rig, seats: &[PersonAt]) {
    table_ends_as_its_log(rig, 1, seats).await;
}

/// Like [`ends_as_its_log`], for the table with that number.
pub async fn table_ends_as_its_log(rig: &Rig, table: i64, seats: &[PersonAt]) {
    let end = board(&seats[0], |message| message.content.contains(OVER)).await;
    let log = log_file(rig, &seats[0]).await;
    let path = log.to_str().expect("a path in UTF-8").to_owned();
    let replayed = rig.run(&["replay", "--json", &path]).await;
    let last: Value = serde_json::from_str(replayed.lines().last().expect("states")).expect("JSON");
    let session = rig.table_numbered(table).await;
    let mut kept = session.table().expect("a position").report();
    for key in ["step", "entry"] {
        kept[key] = last[key].clone();
    }
    assert_eq!(kept, last, "the log does not lead to the last position");
    for score in session.table().expect("a position").scores() {
        let said = format!("{score} point").replace('-', "−");
        assert!(end.content.contains(&said), "{said}: {}", end.content);
    }
    // The operator's export also has comments.
    let exported = rig.run(&["export", &table.to_string()]).await;
    let played = |text: &str| {
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    let attached = std::fs::read_to_string(&log).expect("the log");
    assert_eq!(played(&attached), played(&exported));
    assert!(rig.run(&["replay", &path]).await.contains("scores"));
    let published = published(&session, &seats[0]);
    let asked = ["replay", "--check-draws", &path].into_iter().chain(published.iter().map(String::as_str));
    let checked = rig.run(&asked.collect::<Vec<_>>()).await;
    assert!(
        checked.contains(r#""commitment":"fits""#) && checked.contains(r#""differences":0"#),
        "{checked}"
    );
    let secret = format!("from the secret {}", session.secret_hex());
    assert!(end.content.contains(&secret), "{}", end.content);
}

/// The published luck of a table that began with a message of its own, which nobody has edited.
fn published(session: &Session, who: &PersonAt) -> Vec<String> {
    let Some(start) = session.fairness.start else { return Vec::new() };
    let message = who.message(Id(start.message)).expect("the start stands in the channel");
    assert!(message.edited_at.is_none() && message.content.contains("v2"), "{}", message.content);
    let said = session.fairness.commitment.map_or(start, |posting| posting).message;
    let committed = who.message(Id(said)).expect("the fingerprint stands there");
    assert!(
        committed.edited_at.is_none() && committed.content.contains(&session.commitment()),
        "{committed:?}"
    );
    let (guild, channel) = (session.place.guild, start.channel);
    let link = format!("https://discord.com/channels/{guild}/{channel}/{}", start.message);
    ["--start".to_owned(), link, "--commitment".to_owned(), session.commitment()].into()
}

/// The log that `/log` attaches once the game is over, as a file.
async fn log_file(rig: &Rig, who: &PersonAt) -> PathBuf {
    let answer = types(who, "/log").await;
    let file = answer.attachments.iter().find(|file| file.filename.ends_with(".log")).expect("a log");
    let path = rig.folder().join(&file.filename);
    std::fs::write(&path, &file.bytes).expect("the folder can be written");
    path
}
