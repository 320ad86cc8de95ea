//! Events for the bot and for people's screens.

use serde_json::{Value, json};

use crate::message::Message;
use crate::object;
use crate::session::intent;
use crate::snowflake::Id;
use crate::state::{Change, SandboxState};

impl SandboxState {
    /// Sends an event of a server, or of direct messages for none, to every session of its shard that asked for such; `with` makes its data
    /// for a session's intents.
    fn emit_with(&mut self, name: &str, intent: u64, server: Option<Id>, with: impl Fn(&Self, u64) -> Value) {
        let mut sessions = std::mem::take(&mut self.gateway.sessions);
        let mut connected = 0;
        for session in &mut sessions {
            if session.intents & intent == intent && session.shard.hears(server) {
                session.push(name, &with(self, session.intents));
                connected += u32::from(session.is_connected());
            }
        }
        self.gateway.sessions = sessions;
        self.gateway.doubles.events += u64::from(connected > 1);
        self.ring();
    }

    /// Sends an event of a server, or of direct messages for none, to every session of its shard that asked for such.
    pub(crate) fn emit(&mut self, name: &str, intent: u64, server: Option<Id>, data: &Value) {
        self.emit_with(name, intent, server, |_, _| data.clone());
    }

    /// Informs people's screens when the bot comes or goes.
    pub(super) fn note_presence(&mut self, before: bool) {
        let online = self.gateway.online();
        if online != before {
            self.tell(Change::Bot { online });
        }
    }

    /// A message was created: the bot's gateway and people's screens hear of it.
    pub(crate) fn announce_message(&mut self, message: &Message) {
        self.emit_message("MESSAGE_CREATE", message);
        self.tell(Change::Message { channel: message.channel, message: message.id });
    }

    /// A message changed.
    pub(crate) fn announce_edit(&mut self, message: &Message) {
        self.emit_message("MESSAGE_UPDATE", message);
        self.tell(Change::Message { channel: message.channel, message: message.id });
    }

    fn emit_message(&mut self, name: &str, message: &Message) {
        if message.only_for.is_some() || !self.world.sees(self.bot, message.channel) {
            return;
        }
        let server = self.world.server_of(message.channel);
        self.emit_with(name, self.intent_of(message), server, |state, intents| {
            let mut data = object::message_on_gateway(state, message);
            let own = message.author == state.bot || message.mentions.contains(&state.bot);
            if intents & intent::MESSAGE_CONTENT == 0 && !own {
                data["content"] = json!("");
                for hidden in ["embeds", "attachments", "components"] {
                    data[hidden] = json!([]);
                }
            }
            data
        });
    }

    /// The intent that a bot needs to hear of that message.
    fn intent_of(&self, message: &Message) -> u64 {
        let server = self.world.server_of(message.channel);
        if server.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES }
    }

    /// A message is gone.
    pub(crate) fn announce_deletion(&mut self, message: &Message) {
        let (channel, id) = (message.channel, message.id);
        if message.only_for.is_none() && self.world.sees(self.bot, channel) {
            let server = self.world.server_of(channel);
            let mut data = json!({"id": id, "channel_id": channel});
            if let Some(server) = server {
                data["guild_id"] = json!(server);
            }
            self.emit("MESSAGE_DELETE", self.intent_of(message), server, &data);
        }
        self.tell(Change::MessageDeleted { channel, message: id, only_for: message.only_for });
    }

    /// A channel or thread was created (`CREATE`) or changed (`UPDATE`).
    pub(crate) fn announce_channel(&mut self, id: Id, what: &str) {
        let Some(channel) = self.world.channels.get(&id) else { return };
        let mut data = object::channel(self, channel);
        let noun = if channel.thread.is_some() { "THREAD" } else { "CHANNEL" };
        if channel.thread.is_some() && what == "CREATE" {
            data["newly_created"] = json!(true);
        }
        if self.world.sees(self.bot, id) {
            let server = self.world.server_of(id);
            self.emit(&format!("{noun}_{what}"), intent::GUILDS, server, &data);
        }
        self.tell(Change::Channel { channel: id });
    }

    /// A person or the bot joined a thread.
    pub(crate) fn announce_thread_member(&mut self, thread: Id, who: Id) {
        let Some(channel) = self.world.channels.get(&thread) else { return };
        let Some(record) = &channel.thread else { return };
        let joined = record.members.get(&who).copied();
        let member = joined.map(|at| object::thread_member(thread, who, at));
        let mut data = json!({
            "id": thread, "guild_id": channel.server, "member_count": record.members.len().min(50),
            "added_members": member.iter().collect::<Vec<_>>(),
            "removed_member_ids": if joined.is_none() { vec![who] } else { Vec::new() },
        });
        if let Some(server) = self.world.servers.get(&channel.server)
            && let Some(added) = data["added_members"].get_mut(0)
        {
            added["member"] = json!(object::member(self, server, who));
            added["presence"] = Value::Null;
        }
        // Without the members intent, the bot hears only of itself.
        let wanted = if who == self.bot { intent::GUILDS } else { intent::GUILDS | intent::GUILD_MEMBERS };
        self.emit("THREAD_MEMBERS_UPDATE", wanted, self.world.server_of(thread), &data);
        self.tell(Change::Channel { channel: thread });
    }

    /// A server became visible to the bot.
    pub(crate) fn announce_server(&mut self, id: Id) {
        self.emit_with("GUILD_CREATE", intent::GUILDS, Some(id), |state, intents| state.created(id, intents));
        self.tell(Change::World);
    }

    /// The data of GUILD_CREATE for a session with these intents.
    pub(super) fn created(&self, server: Id, intents: u64) -> Value {
        let Some(server) = self.world.servers.get(&server) else { return Value::Null };
        object::server_created(self, server, intents & intent::GUILD_MEMBERS != 0)
    }

    /// A role of a server changed.
    pub(crate) fn announce_role(&mut self, server: Id, role: Id) {
        let found = self.world.servers.get(&server).and_then(|it| it.role(role));
        let Some(role) = found.map(object::role) else { return };
        let data = json!({"guild_id": server, "role": role});
        self.emit("GUILD_ROLE_UPDATE", intent::GUILDS, Some(server), &data);
        self.tell(Change::World);
    }

    /// A person joined, changed or left a server.
    pub(crate) fn announce_member(&mut self, server: Id, who: Id, what: &str) {
        let Some(found) = self.world.servers.get(&server) else { return };
        let person = self.world.people.get(&who).map(object::user);
        let mut data = object::member(self, found, who).unwrap_or_else(|| json!({"user": person}));
        data["guild_id"] = json!(server);
        // A bot always hears of its own changes.
        let wanted = if who == self.bot { intent::NONE } else { intent::GUILD_MEMBERS };
        self.emit(&format!("GUILD_MEMBER_{what}"), wanted, Some(server), &data);
        self.tell(Change::World);
    }
}
