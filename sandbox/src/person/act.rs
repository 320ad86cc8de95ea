//! Beginning an interaction, and its outcome.

use serde_json::Value;

use super::outcome::{DeedOutcome, ModalSeen, Progress};
use crate::faults::patch;
use crate::interaction::{Deed, Interaction, Response};
use crate::object::{self, Occasion};
use crate::permission::Permissions;
use crate::refused::Refused;
use crate::session::intent;
use crate::snowflake::Id;
use crate::state::SandboxState;
use crate::world::Channel;

/// The channel, if the person sees it.
pub(super) fn seen_channel(state: &SandboxState, who: Id, channel: Id) -> Result<&Channel, Refused> {
    let found = state.world.channels.get(&channel).filter(|_| state.world.sees(who, channel));
    found.ok_or_else(|| Refused::UnknownChannel(channel.to_string()))
}

/// Refuses commands where the person may not use any.
pub(super) fn check_may_command(state: &SandboxState, who: Id, channel: Id) -> Result<(), Refused> {
    let found = seen_channel(state, who, channel)?;
    if !state.world.permissions(who, channel).has(Permissions::USE_APPLICATION_COMMANDS) {
        return Err(Refused::Forbidden("commands are not allowed here".to_owned()));
    }
    if state.world.may_send(who, found) {
        Ok(())
    } else if found.archived() || found.locked() {
        Err(Refused::Archived)
    } else {
        Err(Refused::Forbidden("writing is not allowed here".to_owned()))
    }
}

/// Starts an interaction and delivers it to the bot; returns its id.
pub(crate) fn begin(
    state: &mut SandboxState,
    (person, channel): (Id, Id),
    deed: Deed,
    data: Value,
    message: Option<Id>,
) -> Id {
    let (now, delay) = (state.now(), state.faults.delay());
    let created = now - delay;
    let id = if delay > 0 { state.mint.earlier(created) } else { state.mint() };
    let interaction =
        Interaction { id, token: token(id), person, channel, created, deed, response: Response::Waiting };
    let payload = object::interaction(state, &interaction, &Occasion { data, message });
    state.interactions.insert(id, interaction);
    state.unsettled.push(id);
    // Discord also delivers interactions from channels that the bot cannot see: `app_permissions` informs it of that.
    let server = state.world.server_of(channel);
    let is_heard = state.gateway.sessions.iter().any(|session| session.shard.hears(server));
    let reachable = is_heard && bot_is_around(state, channel);
    match payload.filter(|_| reachable) {
        Some(mut payload) => {
            if let Some(with) = state.faults.garble.pop_front() {
                patch(&mut payload, &with);
            }
            state.emit("INTERACTION_CREATE", intent::NONE, server, &payload);
            if state.faults.deliver_twice > 0 {
                state.faults.deliver_twice -= 1;
                state.emit("INTERACTION_CREATE", intent::NONE, server, &payload);
            }
        }
        None => state.fail_interaction(id),
    }
    id
}

fn bot_is_around(state: &SandboxState, channel: Id) -> bool {
    let Some(channel) = state.world.channels.get(&channel) else { return false };
    let server = state.world.servers.get(&channel.server);
    channel.recipient.is_some() || server.is_some_and(|it| it.members.contains_key(&state.bot))
}

/// A token for the interaction: long, unique, safe in a path, and with the id in it.
fn token(id: Id) -> String {
    let mut word = id.0 | 1;
    let mut text = format!("aW50ZXJhY3Rpb246{id}.");
    for _ in 0..8 {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(id.0 | 1);
        text.push_str(&format!("{word:016x}"));
    }
    text
}

/// The outcome of an interaction, once it is no longer waiting.
pub(crate) fn outcome_of(state: &SandboxState, id: Id) -> Option<DeedOutcome> {
    let interaction = state.interactions.get(&id)?;
    let mut outcome =
        DeedOutcome { interaction: id, state: Progress::Answered, message: None, modal: None, reason: None };
    match &interaction.response {
        Response::Waiting => return None,
        Response::Answered(message) => outcome.message = Some(*message),
        Response::Thinking(message) => {
            outcome.state = Progress::Thinking;
            outcome.message = Some(*message);
        }
        Response::Updated(message) => {
            outcome.state = Progress::Updated;
            outcome.message = Some(*message);
        }
        Response::Deferred(message) => {
            outcome.state = Progress::Deferred;
            outcome.message = Some(*message);
        }
        Response::Modal(modal) => {
            outcome.state = Progress::Modal;
            outcome.modal = state.modals.get(modal).map(|it| ModalSeen {
                id: it.id,
                title: it.title.clone(),
                custom_id: it.custom_id.clone(),
                components: it.components.clone(),
            });
        }
        Response::Choices(_) => {}
        Response::Failed(reason) => {
            outcome.state = Progress::Failed;
            outcome.reason = Some(reason.clone());
        }
    }
    Some(outcome)
}
