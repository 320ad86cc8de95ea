//! Channels and threads themselves.

use serde_json::{Value, json};

use crate::limits::{CHANNEL_NAME, Form, Problems};
use crate::message::{Message, kind};
use crate::object;
use crate::permission::Permissions;
use crate::request::{Answer, Answered, Refusal, Request};
use crate::session::intent;
use crate::snowflake::Id;
use crate::state::{Change, SandboxState};
use crate::world::Channel;

/// Minutes of silence after which a thread may archive itself.
pub(super) const AUTO_ARCHIVE: [u64; 4] = [60, 1440, 4320, 10080];

/// The channel, if it exists and the bot may see it.
pub(super) fn visible(state: &SandboxState, id: Id) -> Result<&Channel, Refusal> {
    let channel = state.world.channels.get(&id).ok_or_else(Refusal::unknown_channel)?;
    if state.world.sees(state.bot, id) { Ok(channel) } else { Err(Refusal::missing_access()) }
}

/// Refuses what the bot may not do there.
pub(super) fn demand(state: &SandboxState, channel: Id, wanted: Permissions) -> Result<(), Refusal> {
    let granted = state.world.permissions(state.bot, channel).has(wanted);
    if granted { Ok(()) } else { Err(Refusal::missing_permissions()) }
}

/// `channels/{id}` and `channels/{id}/typing`.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    id: Id,
    rest: &[&str],
) -> Answered {
    let channel = visible(state, id)?;
    if channel.recipient.is_some() && (method, rest) != ("GET", &[]) {
        return Err(Refusal::wrong_channel_type());
    }
    match (method, rest) {
        ("GET", []) => Ok(Answer::Json(object::channel(state, channel))),
        ("PATCH", []) => edit(state, &request.body, id),
        ("DELETE", []) => {
            if !state.world.may_delete(state.bot, channel) {
                return Err(Refusal::missing_permissions());
            }
            let answer = object::channel(state, channel);
            state.remove_channel(id);
            Ok(Answer::Json(answer))
        }
        ("POST", ["typing"]) => {
            let may = state.world.may_send(state.bot, channel);
            if !may {
                return Err(Refusal::missing_permissions());
            }
            let server = channel.server;
            let data = json!({
                "channel_id": id, "guild_id": server, "user_id": state.bot, "timestamp": state.now() / 1000,
            });
            state.emit("TYPING_START", intent::GUILD_MESSAGE_TYPING, Some(server), &data);
            let who = state.bot;
            state.tell(Change::Typing { channel: id, who });
            Ok(Answer::Nothing)
        }
        (_, [] | ["typing"]) => Err(Refusal::method_not_allowed()),
        _ => Err(Refusal::not_found()),
    }
}

fn edit(state: &mut SandboxState, body: &Value, id: Id) -> Answered {
    let mut problems = Problems::default();
    let form = Form::new(body, "", &mut problems);
    if form.mentions("name") {
        form.required_text("name", CHANNEL_NAME, &mut problems);
    }
    form.text("topic", 1024, &mut problems);
    form.boolean("archived", &mut problems);
    form.boolean("locked", &mut problems);
    form.boolean("invitable", &mut problems);
    form.integer("rate_limit_per_user", 0, 21600, &mut problems);
    check_auto_archive(&form, &mut problems);
    Refusal::unless_clean(problems)?;
    let channel = visible(state, id)?;
    if channel.thread.is_some() {
        check_thread_edit(state, channel, body)?;
    } else {
        demand(state, id, Permissions::MANAGE_CHANNELS)?;
    }
    if let Some(name) = body["name"].as_str().filter(|name| channel.thread.is_some() && *name != channel.name)
    {
        note_new_name(state, id, name);
    }
    state.change_channel(id, body);
    let changed = visible(state, id)?;
    Ok(Answer::Json(object::channel(state, changed)))
}

/// Leaves the line in a thread that shows its new name.
fn note_new_name(state: &mut SandboxState, thread: Id, name: &str) {
    let (id, now) = (state.mint(), state.now());
    let mut message = Message::new(id, thread, state.bot, now);
    message.kind = kind::CHANNEL_NAME_CHANGE;
    name.clone_into(&mut message.content);
    state.post(message);
}

pub(super) fn check_auto_archive(form: &Form<'_>, problems: &mut Problems) {
    let given = form.integer("auto_archive_duration", 0, i64::MAX, problems);
    if given.is_some_and(|minutes| !AUTO_ARCHIVE.contains(&minutes.unsigned_abs())) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        problems.add(&form.path("auto_archive_duration"), "BASE_TYPE_CHOICES", message);
    }
}

/// Checks a thread's change: its maker may rename, archive and reopen it; locking it, and reopening a locked one, takes Manage Threads.
fn check_thread_edit(state: &SandboxState, channel: &Channel, body: &Value) -> Result<(), Refusal> {
    let manages = state.world.permissions(state.bot, channel.id).has(Permissions::MANAGE_THREADS);
    let owns = channel.thread.as_ref().is_some_and(|thread| thread.owner == state.bot);
    let reopens = body["archived"] == json!(false);
    let moderates = body.get("locked").is_some_and(|it| *it != json!(channel.locked()));
    if channel.archived() && !reopens {
        return Err(Refusal::archived());
    }
    let may_reopen = reopens && !channel.locked() && state.world.may_send(state.bot, channel);
    if manages || (!moderates && !channel.locked() && (owns || may_reopen)) {
        Ok(())
    } else {
        Err(Refusal::missing_permissions())
    }
}

impl SandboxState {
    /// Changes a channel or thread as a checked body says.
    pub(crate) fn change_channel(&mut self, id: Id, body: &Value) {
        let now = self.now();
        let Some(channel) = self.world.channels.get_mut(&id) else { return };
        if let Some(name) = body["name"].as_str() {
            name.clone_into(&mut channel.name);
        }
        if let Some(topic) = body.get("topic") {
            channel.topic = topic.as_str().map(str::to_owned);
        }
        if let Some(thread) = &mut channel.thread {
            let archived = body["archived"].as_bool().unwrap_or(thread.archived);
            if archived != thread.archived {
                thread.archived = archived;
                thread.archive_changed = now;
                thread.active = now;
            }
            thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
            thread.invitable = body["invitable"].as_bool().unwrap_or(thread.invitable);
            let minutes = &body["auto_archive_duration"];
            thread.auto_archive = minutes.as_u64().unwrap_or(thread.auto_archive);
        }
        self.announce_channel(id, "UPDATE");
    }

    /// Removes a channel with its threads and messages. No event is sent for the threads: as on Discord, the bot must conclude that.
    pub(crate) fn remove_channel(&mut self, id: Id) {
        let threads: Vec<Id> = self.world.threads_of(id).map(|it| it.id).collect();
        let seen = self.world.sees(self.bot, id);
        let Some(channel) = self.world.channels.get(&id) else { return };
        let (server, of) = (channel.server, self.world.server_of(id));
        let (name, data) = match &channel.thread {
            Some(thread) => (
                "THREAD_DELETE",
                json!({"id": id, "guild_id": server, "parent_id": thread.parent, "type": channel.kind.number()}),
            ),
            None => ("CHANNEL_DELETE", object::channel(self, channel)),
        };
        for gone in threads.into_iter().chain([id]) {
            self.world.channels.remove(&gone);
            self.messages.retain(|(channel, _), _| *channel != gone);
            self.tell(Change::ChannelDeleted { server, channel: gone });
        }
        if seen {
            self.emit(name, intent::GUILDS, of, &data);
        }
    }
}
