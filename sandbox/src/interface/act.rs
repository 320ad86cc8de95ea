//! Requests of people in channels: looking and acting.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use crate::person::{MessageSeen, Person, PersonAt, channel_seen};
use crate::refused::Refused;
use crate::snowflake::Id;

/// `GET /sandbox/as/{person}/channels/{channel}/{what}`.
pub(super) fn look(at: &PersonAt, what: &str, call: &Call) -> Reply {
    match what {
        "messages" => Ok(messages(at, call)),
        "commands" => Ok(json!({"commands": at.commands()?})),
        _ => Err(Refused::BadRequest(format!("nothing is called {what}"))),
    }
}

fn messages(at: &PersonAt, call: &Call) -> Value {
    let limit = call.asked("limit").and_then(|it| it.parse::<usize>().ok()).unwrap_or(50).clamp(1, 200);
    let before: Option<Id> = call.asked("before").and_then(|it| it.parse().ok());
    let state = at.person().shared.lock();
    let who = at.person().id();
    let visible = state.messages_in(at.channel()).rev().filter(|it| it.visible_to(who));
    let mut older = visible.filter(|it| before.is_none_or(|before| it.id < before));
    let mut shown: Vec<MessageSeen> =
        older.by_ref().take(limit).map(|it| MessageSeen::new(&state, it, who)).collect();
    let more = older.next().is_some();
    shown.reverse();
    json!({"seq": state.seq, "messages": shown, "more": more})
}

/// `POST /sandbox/as/{person}/channels/{channel}/{deed}`.
pub(super) async fn in_channel(at: &PersonAt, deed: &str, call: &Call) -> Reply {
    let options = || call.body["options"].clone();
    match deed {
        "slash" => {
            let outcome = match call.body["text"].as_str() {
                Some(text) => at.type_command(text).await?,
                None => at.slash(call.text("command")?, options()).await?,
            };
            Ok(json!(outcome))
        }
        "autocomplete" => {
            let typed = call.body["value"].as_str().unwrap_or_default();
            let found =
                at.autocomplete(call.text("command")?, options(), call.text("focused")?, typed).await?;
            Ok(match found {
                Some(choices) => json!({"state": "choices", "choices": choices}),
                None => json!({"state": "failed", "choices": [], "reason": "Loading options failed"}),
            })
        }
        "messages" => Ok(json!(at.say(call.text("content")?)?)),
        "threads" => {
            let thread = at.start_thread(call.text("name")?, call.flag("private"))?;
            let state = at.person().shared.lock();
            let made = state.world.channels.get(&thread.channel());
            Ok(made.map_or(Value::Null, |it| channel_seen(&state, it, at.person().id())))
        }
        _ => Err(Refused::BadRequest(format!("nothing is called {deed}"))),
    }
}

/// `POST /sandbox/as/{person}/messages/{message}/{deed}`.
pub(super) async fn on_message(person: &Person, message: Id, deed: &str, call: &Call) -> Reply {
    match deed {
        "press" => {
            let which = call.body["custom_id"].as_str().or_else(|| call.body["label"].as_str());
            let which = which
                .ok_or_else(|| Refused::BadRequest("\"custom_id\" or \"label\" is needed".to_owned()))?;
            Ok(json!(person.press(message, which).await?))
        }
        "select" => {
            let values = call.body["values"].as_array().cloned().unwrap_or_default();
            let values: Vec<&str> = values.iter().filter_map(Value::as_str).collect();
            Ok(json!(person.select(message, call.text("custom_id")?, &values).await?))
        }
        "dismiss" => person.dismiss(message).map(|()| json!({})),
        _ => Err(Refused::BadRequest(format!("nothing is called {deed}"))),
    }
}

/// `POST /sandbox/as/{person}/modals/{modal}/{deed}`.
pub(super) async fn on_modal(person: &Person, modal: Id, deed: &str, call: &Call) -> Reply {
    match deed {
        "submit" => Ok(json!(person.submit(modal, &call.body["fields"]).await?)),
        "close" => person.close(modal).map(|()| json!({})),
        _ => Err(Refused::BadRequest(format!("nothing is called {deed}"))),
    }
}
