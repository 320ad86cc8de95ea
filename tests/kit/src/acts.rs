//! A person's actions at a table, and the bot's answers.

use sandbox::{DeedOutcome, Id, MessageSeen, PersonAt, Progress};
use serde_json::Value;

use crate::{PATIENCE, panel};

/// The further choices on a person's own panel.
pub async fn more(who: &PersonAt) -> MessageSeen {
    let own = panel(who).await;
    presses(who, own.id, &ids(&own, "more")[0]).await
}

/// The answer, once it has been thought.
pub async fn thought(who: &PersonAt, outcome: DeedOutcome) -> MessageSeen {
    if outcome.state != Progress::Thinking {
        return answer(who, &outcome, "a hint");
    }
    let id = outcome.message.expect("a placeholder stands there");
    let found = who.wait_for(PATIENCE, |seen| {
        seen.iter().find(|message| message.id == id && !message.content.is_empty()).cloned()
    });
    let hint = found.await.unwrap_or_else(|late| panic!("no hint; the last message is {:?}", late.last));
    assert!(hint.ephemeral, "a hint was shown to all");
    hint
}

/// Asks for a hint by typing: the hint, or why there is none.
pub async fn hint(who: &PersonAt) -> MessageSeen {
    thought(who, who.type_command("/hint").await.expect("there is a command")).await
}

/// Types a command, and gives the answer.
pub async fn types(who: &PersonAt, text: &str) -> MessageSeen {
    let outcome = who.type_command(text).await.unwrap_or_else(|refused| panic!("{text}: {refused}"));
    answered(who, &outcome, text).await
}

/// The answering message, once the action is more than acknowledged.
pub(crate) async fn answered(who: &PersonAt, outcome: &DeedOutcome, deed: &str) -> MessageSeen {
    let message = answer(who, outcome, deed);
    if message.state != "thinking" {
        return message;
    }
    let finished = |message: Id| {
        move |seen: &[MessageSeen]| seen.iter().find(|it| it.id == message && it.state != "thinking").cloned()
    };
    let answered = who.wait_for(PATIENCE, finished(message.id)).await;
    answered.unwrap_or_else(|_| panic!("{deed} is acknowledged, and never answered"))
}

/// Presses a button, and gives the answer.
pub async fn presses(who: &PersonAt, message: Id, which: &str) -> MessageSeen {
    let outcome = who.press(message, which).await.unwrap_or_else(|refused| panic!("{which}: {refused}"));
    answered(who, &outcome, which).await
}

/// Chooses from a menu, and gives the answer.
pub async fn selects(who: &PersonAt, message: Id, which: &str, value: &str) -> MessageSeen {
    let outcome =
        who.select(message, which, &[value]).await.unwrap_or_else(|refused| panic!("{which}: {refused}"));
    answer(who, &outcome, value)
}

/// The answering message of an action.
pub fn answer(who: &PersonAt, outcome: &DeedOutcome, deed: &str) -> MessageSeen {
    assert_ne!(outcome.state, Progress::Failed, "{deed}: {:?}", outcome.reason);
    let message =
        outcome.message.unwrap_or_else(|| panic!("{deed} was answered without a message: {outcome:?}"));
    who.message(message).unwrap_or_else(|| panic!("{deed}: the answer cannot be seen"))
}

/// Waits for a public message of the bot that is as wanted; gives the newest.
pub async fn board(who: &PersonAt, wanted: impl Fn(&MessageSeen) -> bool) -> MessageSeen {
    let wanted = |message: &MessageSeen| message.author.bot && !message.ephemeral && wanted(message);
    if let Some(found) = who.newest(wanted) {
        return found;
    }
    let found = who.wait_for(PATIENCE, |seen| seen.iter().rev().find(|message| wanted(message)).cloned());
    found.await.unwrap_or_else(|late| panic!("no such message; the last one is {:?}", late.last))
}

/// Types an impossible command; gives the private sentence that refuses it.
pub async fn refused(who: &PersonAt, text: &str) -> String {
    let answer = types(who, text).await;
    assert!(answer.ephemeral, "{text} was answered for all to see: {}", answer.content);
    assert!(answer.attachments.is_empty(), "{text} was done: {}", answer.content);
    answer.content
}

/// The custom_ids of a message's buttons and menus with that verb.
pub fn ids(message: &MessageSeen, verb: &str) -> Vec<String> {
    let mark = format!(":{verb}:");
    let all = message.parts().filter_map(|part| part["custom_id"].as_str());
    all.filter(|id| id.contains(&mark)).map(str::to_owned).collect()
}

/// The table and the decision that a panel shows: how the custom_ids of its choices begin.
pub fn shown_for(panel: &MessageSeen) -> String {
    let choices = ["pick", "adj", "sel", "act", "form"].into_iter().flat_map(|verb| ids(panel, verb));
    let at = |id: String| id.splitn(3, ':').take(2).collect::<Vec<_>>().join(":");
    choices.map(at).next().unwrap_or_else(|| panic!("nothing can be chosen: {}", panel.content))
}

/// The custom_id with that ending, among a message's buttons and menus.
pub fn button(message: &MessageSeen, end: &str) -> String {
    let mut ids = message.parts().filter_map(|part| part["custom_id"].as_str());
    ids.find(|id| id.ends_with(end)).unwrap_or_else(|| panic!("no {end}: {}", message.content)).to_owned()
}

/// The values of a menu's options.
pub fn values(message: &MessageSeen, menu: &str) -> Vec<String> {
    let part =
        message.parts().find(|part| part["custom_id"] == menu).unwrap_or_else(|| panic!("no menu {menu}"));
    let options = part["options"].as_array().cloned().unwrap_or_default();
    options.iter().filter_map(|option: &Value| option["value"].as_str().map(str::to_owned)).collect()
}

/// A text as people read it: commands that can be pressed, `</play:7>`, by their names.
pub fn named(text: &str) -> String {
    let mut parts = text.split("</");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| match part.split_once('>') {
        Some((mention, after)) if mention.contains(':') => {
            format!("{read}/{}{after}", mention.split(':').next().unwrap_or_default())
        }
        _ => format!("{read}</{part}"),
    })
}

/// The newest public message with that text.
pub async fn said(who: &PersonAt, text: &str) -> MessageSeen {
    board(who, |message| message.content.contains(text)).await
}

/// Whether the message is a board, old or new: its small print names the game and the table.
pub fn is_board(message: &MessageSeen) -> bool {
    !message.ephemeral && message.content.contains("-# Catan · table 1")
}

/// Counts the boards with that line.
pub fn boards_with(who: &PersonAt, line: &str) -> usize {
    who.sees().iter().filter(|message| is_board(message) && message.content.contains(line)).count()
}
