//! In two runs that differ only in what a person cannot know, that person and the public receive the same bytes.

mod catan;
mod lands;
mod village;
mod wolves;

use host::database::testing;
use sandbox::{MessageSeen, PersonAt};
use serde_json::{Value, json};
use sqlx::Connection as _;
use tempfile::TempDir;

use kit::{Dice, Rig, board, enabled, hint, ids, named, panel, presses, selects, suggested, types, values};

/// Everything that came, in order: the action, the text, and the bytes of the files.
type Transcript = Vec<(String, String, Vec<Vec<u8>>)>;

fn are_the_same(first: &Transcript, second: &Transcript) {
    assert_eq!(first.len(), second.len());
    for (ours, theirs) in first.iter().zip(second) {
        assert_eq!(ours.0, theirs.0, "other things were done");
        assert_eq!(ours.1, theirs.1, "{} reads differently", ours.0);
        assert!(ours.2 == theirs.2, "{}: the files differ", ours.0);
    }
    let thought =
        |(deed, text, _): &(String, String, Vec<Vec<u8>>)| deed == "a hint" && text.contains("**1.** ");
    assert!(first.iter().any(thought), "nobody was given a hint");
    let pictures = first.iter().filter(|(_, _, files)| !files.is_empty()).count();
    assert!(pictures >= 10, "only {pictures} pictures were compared");
}

/// Ends the bot once it has posted everything, and copies its database twice; the next bot must post the board once more. Gives the copies'
/// addresses.
async fn twice(rig: &mut Rig, folder: &TempDir) -> (String, String) {
    rig.posted().await;
    rig.kill_bot().await;
    let mut database = rig.connect().await;
    // Snapshots are a cache; without them the positions come from the log. The board must be posted once more.
    sqlx::query("delete from snapshot").execute(&mut database).await.expect("the cache is emptied");
    // Hints are also made from what a person may know.
    let terms = sqlx::query_scalar::<_, String>("select terms from session").fetch_one(&mut database).await;
    let mut terms: Value = serde_json::from_str(&terms.expect("there is a table")).expect("terms");
    terms["hints"] = json!("yes");
    let agreed = sqlx::query("update session set terms = $1").bind(terms.to_string());
    agreed.execute(&mut database).await.expect("they are agreed");
    let again = "update outbox set sent = null, next_try = 0 where id = (select max(id) from outbox where kind = 'board')";
    sqlx::query(again).execute(&mut database).await.expect("the board is due");
    database.close().await.expect("it can be closed");
    let one = testing::address(&folder.path().join("one.db")).await;
    let other = testing::address(&folder.path().join("other.db")).await;
    for copy in [&one, &other] {
        rig.run(&["move", rig.address(), copy]).await;
    }
    (one, other)
}

/// The choices of autocomplete for beginnings of moves, and after a first move.
async fn completions(told: &mut Transcript, who: &PersonAt, beginnings: &[&str]) {
    let mut beginnings: Vec<String> = beginnings.iter().map(|&text| text.to_owned()).collect();
    if let Some(own) = suggested(who, &mut Dice::new(3)).await {
        beginnings.extend([own.clone(), format!("{own}; "), format!("{own}; lay ")]);
    }
    for typed in beginnings {
        let offered = who.autocomplete("move", json!({}), "moves", &typed).await.expect("there is a command");
        told.push((format!("completing {typed:?}"), format!("{offered:?}"), Vec::new()));
    }
}

/// A transcript that begins with the board.
async fn beginning(public: &PersonAt) -> Transcript {
    let mut told = Transcript::new();
    // A call also has the button of the panel; only a board is available as text.
    note(&mut told, "the board", &board(public, |message| !ids(message, "text").is_empty()).await);
    told
}

/// What a person reads from every command that shows something, from completing those beginnings, and from trying those moves.
async fn read_by(told: &mut Transcript, who: &PersonAt, beginnings: &[&str], moves: &[&str]) {
    for command in [
        "/hand",
        "/board",
        "/board as:text",
        "/board player:@Ada",
        "/log",
        "/show stats",
        "/show fair",
        "/games",
    ] {
        note(told, command, &types(who, command).await);
    }
    completions(told, who, beginnings).await;
    for moves in moves {
        let command = format!("/move moves:{moves}");
        note(told, &command, &types(who, &command).await);
    }
}

/// The panel, every choice in its menus, every button that changes or reads something.
async fn pressed(told: &mut Transcript, who: &PersonAt) {
    let first = panel(who).await;
    note(told, "the panel", &first);
    for menu in ids(&first, "sel") {
        // Looking is no move: what is done at once is left.
        let looks = values(&first, &menu).into_iter().filter(|value| !value.starts_with('!'));
        for value in looks.step_by(3) {
            let fresh = panel(who).await;
            let drafted = selects(who, fresh.id, &menu, &value).await;
            note(told, &value, &drafted);
            if let Some(button) = enabled(&drafted, "adj").first() {
                note(told, &format!("{value} then {button}"), &presses(who, drafted.id, button).await);
            }
        }
    }
    for button in enabled(&first, "pick") {
        let fresh = panel(who).await;
        let drafted = presses(who, fresh.id, &button).await;
        note(told, &button, &drafted);
        if let Some(next) = enabled(&drafted, "pick").first() {
            note(told, &format!("{button} then {next}"), &presses(who, drafted.id, next).await);
        }
    }
    note(told, "a hint", &hint(who).await);
    let more = presses(who, first.id, &ids(&first, "more")[0]).await;
    for verb in ["text", "log", "stats"] {
        note(told, verb, &presses(who, more.id, &ids(&more, verb)[0]).await);
    }
}

fn note(told: &mut Transcript, deed: &str, message: &MessageSeen) {
    let files: Vec<_> = message.attachments.iter().map(|file| (&file.filename, &file.description)).collect();
    let text = format!("{}\n{:?}\n{:?}\n{files:?}", message.content, message.components, message.embeds);
    let bytes = message.attachments.iter().map(|file| file.bytes.to_vec()).collect();
    // Commands that can be pressed, and messages, have other numbers in another rig, and its clock is another second.
    told.push((deed.to_owned(), untimed(&unnumbered(&named(&text))), bytes));
}

/// A text without the seconds of its times.
fn untimed(text: &str) -> String {
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| {
        format!("{read}<t:{}", part.trim_start_matches(|c: char| c.is_ascii_digit()))
    })
}

/// A text with links to channels, but to no message there.
fn unnumbered(text: &str) -> String {
    const LINK: &str = "https://discord.com/channels/";
    let mut parts = text.split(LINK);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| {
        let end = part.find(|c: char| c != '/' && !c.is_ascii_digit()).unwrap_or(part.len());
        let (address, rest) = part.split_at(end);
        let channel: Vec<&str> = address.split('/').take(2).collect();
        format!("{read}{LINK}{}{rest}", channel.join("/"))
    })
}
