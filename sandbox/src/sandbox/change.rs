//! Changes of the world that a test makes: people, servers, channels, permissions.

use super::Sandbox;
use crate::permission::Permissions;
use crate::person::Person;
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::world::ChannelKind;

impl Sandbox {
    /// Adds a person to all servers.
    ///
    /// # Errors
    /// If the name is empty or longer than 32 characters.
    pub fn add_person(&self, name: &str, locale: &str, moderator: bool) -> Result<Person, Refused> {
        let mut state = self.shared.lock();
        let id = state.add_person(name, locale)?;
        let servers: Vec<Id> = state.world.servers.keys().copied().collect();
        for server in servers {
            state.join(id, server, moderator);
        }
        Ok(Person { shared: self.shared.clone(), id })
    }

    /// Changes a person's display name or language.
    ///
    /// # Errors
    /// If the name is empty or longer than 32 characters.
    pub fn change_person(&self, who: Id, name: Option<&str>, locale: Option<&str>) -> Result<(), Refused> {
        self.shared.lock().change_person(who, name, locale)
    }

    /// Lets a person leave a server.
    pub fn leave(&self, who: Id, server: Id) {
        self.shared.lock().leave(who, server);
    }

    /// Lets a person, or the bot again, into a server.
    pub fn join(&self, who: Id, server: Id, moderator: bool) {
        self.shared.lock().join(who, server, moderator);
    }

    /// Adds a server with everybody and the bot in it.
    ///
    /// # Errors
    /// If the name is empty or longer than 32 characters.
    pub fn add_server(&self, name: &str, locale: &str) -> Result<Id, Refused> {
        self.shared.lock().add_server(name, locale)
    }

    /// Adds a text channel to a server.
    ///
    /// # Errors
    /// If the name is empty or longer than 100 characters.
    pub fn add_channel(&self, server: Id, name: &str) -> Result<Id, Refused> {
        self.shared.lock().add_channel(server, name, None)
    }

    /// Makes a channel one of another kind.
    pub fn change_kind(&self, channel: Id, kind: ChannelKind) {
        let mut state = self.shared.lock();
        if let Some(channel) = state.world.channels.get_mut(&channel) {
            channel.kind = kind;
        }
        state.announce_channel(channel, "UPDATE");
    }

    /// Deletes a channel or thread with everything in it. As on Discord, the bot hears only of the channel, not of the threads that go with
    /// it.
    pub fn delete_channel(&self, channel: Id) {
        self.shared.lock().remove_channel(channel);
    }

    /// Deletes a message, as a moderator would.
    pub fn delete_message(&self, channel: Id, message: Id) {
        self.shared.lock().delete(channel, message);
    }

    /// Archives or reopens a thread.
    pub fn archive(&self, thread: Id, archived: bool) {
        self.shared.lock().change_channel(thread, &serde_json::json!({"archived": archived}));
    }

    /// Locks or unlocks a thread.
    pub fn lock_thread(&self, thread: Id, locked: bool) {
        self.shared.lock().change_channel(thread, &serde_json::json!({"locked": locked}));
    }

    /// Sets what a person, the bot or a role may and may not do in a channel beyond the server's rules.
    pub fn overwrite(&self, channel: Id, who: Id, allow: Permissions, deny: Permissions) {
        self.shared.lock().overwrite(channel, who, allow, deny);
    }

    /// Sets what everybody may do on a server.
    pub fn permit_everybody(&self, server: Id, permissions: Permissions) {
        self.shared.lock().permit_everybody(server, permissions);
    }

    /// Gives the bot a server's role of moderators, or takes it.
    pub fn promote_bot(&self, server: Id, moderator: bool) {
        self.shared.lock().promote_bot(server, moderator);
    }
}
