//! Later answers to an interaction, by its token: the original and follow-ups.

use serde_json::Value;

use super::callback::{answering, check_editable, check_exists, check_open};
use crate::interaction::{Interaction, Response, id_in_token};
use crate::message::{Message, MessageState, flag};
use crate::object;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::snowflake::Id;
use crate::state::{
    SandboxState,
    posting::{Keep, check_body},
};

/// `webhooks/{application}/{token}…`.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    (app, token): (&str, &str),
    rest: &[&str],
) -> Answered {
    if id(app)? != state.bot {
        return Err(Refusal::unknown_webhook());
    }
    let meant = id_in_token(token).and_then(|id| state.interactions.get(&id));
    let interaction = meant.filter(|it| it.token == token).cloned().ok_or_else(Refusal::unknown_webhook)?;
    if interaction.expired(state.now()) {
        return Err(Refusal::invalid_token());
    }
    if matches!(interaction.response, Response::Waiting | Response::Failed(_) | Response::Choices(_)) {
        return Err(Refusal::unknown_webhook());
    }
    check_exists(state, &interaction)?;
    match (method, rest) {
        ("POST", []) => follow_up(state, request, &interaction),
        (_, ["messages", "@original"]) => {
            let original = interaction.original().ok_or_else(Refusal::unknown_message)?;
            one(state, request, method, &interaction, original)
        }
        (_, ["messages", message]) => one(state, request, method, &interaction, id(message)?),
        _ => Err(Refusal::not_found()),
    }
}

/// Gets, edits or deletes one message of the interaction.
fn one(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    interaction: &Interaction,
    target: Id,
) -> Answered {
    let own = |message: &&Message| {
        message.origin.as_ref().is_some_and(|origin| origin.id == interaction.id)
            || interaction.original() == Some(message.id)
    };
    let found = state.messages.get(&(interaction.channel, target)).filter(own).cloned();
    let message = found.ok_or_else(Refusal::unknown_message)?;
    match method {
        "GET" => Ok(Answer::Json(object::message(state, &message))),
        "PATCH" => edit(state, &request.body, request, message),
        "DELETE" => {
            check_editable(state, &message)?;
            state.delete(message.channel, message.id);
            Ok(Answer::Nothing)
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}

/// Edits; a "thinking…" message becomes an ordinary one.
fn edit(state: &mut SandboxState, body: &Value, request: &Request, mut message: Message) -> Answered {
    check_body(body, "", &request.files, &message.attachments, None)?;
    check_editable(state, &message)?;
    let thinking = message.state == MessageState::Thinking;
    state.fill(&mut message, body, &request.files, Keep::Old);
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    message.state = MessageState::Sent;
    message.flags &= !flag::LOADING;
    let answer = object::message(state, &message);
    state.replace(message, !thinking);
    Ok(Answer::Json(answer))
}

fn follow_up(state: &mut SandboxState, request: &Request, interaction: &Interaction) -> Answered {
    let body = &request.body;
    check_body(body, "", &request.files, &[], Some(flag::EPHEMERAL | flag::SUPPRESS_NOTIFICATIONS))?;
    let original = interaction.original();
    if let Response::Thinking(placeholder) = interaction.response {
        // The first follow-up after "thinking…" is the answer itself, as public or private as was announced.
        let waiting = state.messages.get(&(interaction.channel, placeholder));
        if let Some(waiting) = waiting.filter(|it| it.state == MessageState::Thinking).cloned() {
            return edit(state, body, request, waiting);
        }
    }
    let ephemeral = body["flags"].as_u64().unwrap_or(0) & flag::EPHEMERAL != 0;
    check_open(state, interaction, ephemeral)?;
    let mut message = answering(state, interaction, ephemeral, original);
    state.fill(&mut message, body, &request.files, Keep::Old);
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    let id = state.post(message);
    let made = state.messages.get(&(interaction.channel, id));
    Ok(Answer::Json(made.map_or(Value::Null, |it| object::message(state, it))))
}
