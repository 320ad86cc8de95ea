//! The first answer to an interaction.

use serde_json::{Value, json};

use crate::complete;
use crate::interaction::{Deed, Interaction, Modal, Response};
use crate::limits::{Problems, check_choices, check_modal};
use crate::message::{Message, MessageState, flag, kind};
use crate::object;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::snowflake::Id;
use crate::state::{
    SandboxState,
    posting::{Keep, check_body},
};

/// `POST interactions/{id}/{token}/callback`.
pub(super) fn answer(state: &mut SandboxState, request: &Request, number: &str, token: &str) -> Answered {
    let number = id(number)?;
    let found = state.interactions.get(&number).filter(|it| it.token == token);
    let interaction = found.cloned().ok_or_else(Refusal::unknown_interaction)?;
    match interaction.response {
        Response::Waiting => {}
        Response::Failed(_) => return Err(Refusal::unknown_interaction()),
        _ => return Err(Refusal::already_acknowledged()),
    }
    let with_response = request.wants("with_response")?;
    let kind = request.body["type"].as_u64();
    check_kind(&interaction, kind)?;
    let data = request.body.get("data").cloned().unwrap_or_else(|| json!({}));
    let response = match kind {
        Some(4) => Response::Answered(send(state, request, &interaction, &data)?),
        Some(5) => Response::Thinking(think(state, &interaction, &data)?),
        Some(6) => Response::Deferred(interaction.pressed().unwrap_or_default()),
        Some(7) => Response::Updated(update(state, request, &interaction, &data)?),
        Some(8) => Response::Choices(suggest(&interaction, &data)?),
        _ => Response::Modal(open_form(state, &interaction, &data)?),
    };
    let message = interaction_message(&response);
    if let Some(kept) = state.interactions.get_mut(&number) {
        kept.response = response;
    }
    state.ring();
    if !with_response {
        return Ok(Answer::Nothing);
    }
    let made = message.and_then(|id| state.messages.get(&(interaction.channel, id)));
    let ephemeral = made.is_some_and(|it| it.only_for.is_some());
    let shown = made.map(|it| object::message(state, it));
    let mut resource = json!({"type": kind});
    if let Some(shown) = shown {
        resource["message"] = shown;
    }
    Ok(Answer::Json(json!({
        "interaction": {
            "id": number, "type": interaction.deed.number(), "response_message_id": message,
            "response_message_loading": kind == Some(5), "response_message_ephemeral": ephemeral,
        },
        "resource": resource,
    })))
}

const fn interaction_message(response: &Response) -> Option<Id> {
    match response {
        Response::Answered(id) | Response::Thinking(id) | Response::Updated(id) => Some(*id),
        _ => None,
    }
}

/// Checks that an answer of this kind fits the interaction.
fn check_kind(interaction: &Interaction, kind: Option<u64>) -> Result<(), Refusal> {
    let fitting: &[u64] = match &interaction.deed {
        Deed::Command { .. } => &[4, 5, 9],
        Deed::Autocomplete { .. } => &[8],
        Deed::Component { .. } => &[4, 5, 6, 7, 9],
        Deed::Modal { message: Some(_), .. } => &[4, 5, 6, 7],
        Deed::Modal { message: None, .. } => &[4, 5],
    };
    if kind.is_some_and(|kind| fitting.contains(&kind)) {
        return Ok(());
    }
    let list: Vec<String> = fitting.iter().map(ToString::to_string).collect();
    let message = format!("Value must be one of {{{}}}.", list.join(", "));
    Err(Refusal::field("type", "BASE_TYPE_CHOICES", &message))
}

/// An answering message that is not yet posted.
pub(super) fn answering(
    state: &mut SandboxState,
    interaction: &Interaction,
    ephemeral: bool,
    original: Option<Id>,
) -> Message {
    let (id, now) = (state.mint(), state.now());
    let mut message = Message::new(id, interaction.channel, state.bot, now);
    message.webhook = true;
    message.origin = Some(interaction.origin(original));
    message.kind = match (&interaction.deed, original) {
        (Deed::Command { .. }, None) => kind::CHAT_INPUT_COMMAND,
        _ => 0,
    };
    message.reply_to = if original.is_some() { original } else { interaction.pressed() };
    if message.reply_to.is_some() {
        message.kind = kind::REPLY;
    }
    if ephemeral {
        message.flags |= flag::EPHEMERAL;
        message.only_for = Some(interaction.person);
    }
    message
}

/// Refuses a message for a channel that is gone.
pub(super) fn check_exists(state: &SandboxState, interaction: &Interaction) -> Result<(), Refusal> {
    let exists = state.world.channels.contains_key(&interaction.channel);
    if exists { Ok(()) } else { Err(Refusal::unknown_channel()) }
}

/// Refuses a public answer in a thread that nobody can awake.
pub(super) fn check_open(
    state: &SandboxState,
    interaction: &Interaction,
    ephemeral: bool,
) -> Result<(), Refusal> {
    let channel = state.world.channels.get(&interaction.channel).ok_or_else(Refusal::unknown_channel)?;
    if !ephemeral && channel.archived() && channel.locked() {
        return Err(Refusal::archived());
    }
    Ok(())
}

fn is_ephemeral(data: &Value) -> bool {
    data["flags"].as_u64().unwrap_or(0) & flag::EPHEMERAL != 0
}

fn send(
    state: &mut SandboxState,
    request: &Request,
    interaction: &Interaction,
    data: &Value,
) -> Result<Id, Refusal> {
    check_body(data, "data", &request.files, &[], Some(flag::EPHEMERAL | flag::SUPPRESS_NOTIFICATIONS))?;
    let ephemeral = is_ephemeral(data);
    check_open(state, interaction, ephemeral)?;
    let mut message = answering(state, interaction, ephemeral, None);
    state.fill(&mut message, data, &request.files, Keep::Old);
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    Ok(state.post(message))
}

fn think(state: &mut SandboxState, interaction: &Interaction, data: &Value) -> Result<Id, Refusal> {
    let ephemeral = is_ephemeral(data);
    check_open(state, interaction, ephemeral)?;
    let mut message = answering(state, interaction, ephemeral, None);
    message.state = MessageState::Thinking;
    message.flags |= flag::LOADING;
    Ok(state.post(message))
}

fn update(
    state: &mut SandboxState,
    request: &Request,
    interaction: &Interaction,
    data: &Value,
) -> Result<Id, Refusal> {
    check_exists(state, interaction)?;
    let pressed = interaction.pressed().and_then(|id| state.messages.get(&(interaction.channel, id)));
    let mut message = pressed.cloned().ok_or_else(Refusal::unknown_message)?;
    check_body(data, "data", &request.files, &message.attachments, None)?;
    check_editable(state, &message)?;
    state.fill(&mut message, data, &request.files, Keep::OnlyListed);
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    let id = message.id;
    state.replace(message, true);
    Ok(id)
}

/// A message in an archived thread cannot be edited, unless it is ephemeral.
pub(super) fn check_editable(state: &SandboxState, message: &Message) -> Result<(), Refusal> {
    let archived = state.world.channels.get(&message.channel).is_some_and(crate::world::Channel::archived);
    if archived && message.only_for.is_none() { Err(Refusal::archived()) } else { Ok(()) }
}

fn suggest(interaction: &Interaction, data: &Value) -> Result<Vec<Value>, Refusal> {
    let Deed::Autocomplete { value_type } = interaction.deed else { return Ok(Vec::new()) };
    let mut problems = Problems::default();
    let choices = data["choices"].as_array().cloned();
    match &choices {
        Some(choices) => check_choices(choices, value_type, &mut problems),
        None => problems.required("data.choices"),
    }
    Refusal::unless_clean(problems)?;
    Ok(choices.unwrap_or_default())
}

fn open_form(state: &mut SandboxState, interaction: &Interaction, data: &Value) -> Result<Id, Refusal> {
    let mut problems = Problems::default();
    check_modal(data, &mut problems);
    Refusal::unless_clean(problems)?;
    let mut components = data["components"].as_array().cloned().unwrap_or_default();
    complete::components(&mut components);
    let text = |key: &str| data[key].as_str().unwrap_or_default().to_owned();
    let modal = Modal {
        id: state.mint(),
        person: interaction.person,
        channel: interaction.channel,
        title: text("title"),
        custom_id: text("custom_id"),
        components,
        message: interaction.pressed(),
        opened_by: interaction.origin(None),
    };
    let id = modal.id;
    state.modals.insert(id, modal);
    Ok(id)
}
