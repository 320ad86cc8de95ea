//! A person in a channel.

use serde_json::{Map, Value};

use super::act::{begin, check_may_command, seen_channel};
use super::command::{self, CommandSeen, localised};
use super::handle::Person;
use super::option::{self, Focus};
use super::outcome::{DeedOutcome, Suggestion};
use super::seen::MessageSeen;
use super::typed;
use crate::interaction::{Deed, Response};
use crate::limits::{CHANNEL_NAME, CONTENT};
use crate::message::Message;
use crate::permission::Permissions;
use crate::refused::Refused;
use crate::rest::NewThread;
use crate::snowflake::Id;
use crate::state::posting::Keep;
use crate::world::ChannelKind;

/// A person who looks at a channel.
#[derive(Clone)]
pub struct PersonAt {
    pub(super) person: Person,
    pub(super) channel: Id,
}

impl Person {
    /// The person in a channel: its id or name.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn at(&self, channel: &str) -> Result<PersonAt, Refused> {
        let channel = self.shared.lock().find_channel(self.id, channel)?;
        Ok(PersonAt::new(self.clone(), channel))
    }

    /// The person in a channel given by its id, which is looked up at each use.
    #[must_use]
    pub fn in_channel(&self, channel: Id) -> PersonAt {
        PersonAt::new(self.clone(), channel)
    }

    /// The person in their direct messages with the bot, which are opened if they are not yet.
    #[must_use]
    pub fn direct(&self) -> PersonAt {
        let channel = self.shared.lock().direct_channel(self.id);
        PersonAt::new(self.clone(), channel)
    }
}

impl PersonAt {
    const fn new(person: Person, channel: Id) -> Self {
        Self { person, channel }
    }

    /// The channel.
    #[must_use]
    pub const fn channel(&self) -> Id {
        self.channel
    }

    /// The person.
    #[must_use]
    pub const fn person(&self) -> &Person {
        &self.person
    }

    pub(super) const fn place(&self) -> (Id, Id) {
        (self.person.id, self.channel)
    }

    /// Runs a slash command; `options` is an object of values by name (null for none).
    ///
    /// # Errors
    /// If there is no such command here, or an option is wrong, or the person may not.
    pub async fn slash(&self, command: &str, options: Value) -> Result<DeedOutcome, Refused> {
        let options = match options {
            Value::Object(options) => options,
            _ => Map::new(),
        };
        let begun = {
            let mut state = self.person.shared.lock();
            check_may_command(&state, self.person.id, self.channel)?;
            let filled = option::fill(&state, self.place(), command, &options, None)?;
            let deed = Deed::Command { name: filled.full_name };
            begin(&mut state, self.place(), deed, filled.data, None)
        };
        Ok(self.person.outcome(begun).await)
    }

    /// Sends a command as given, valid or not: Discord's client sends such a one only if it shows a command that the bot has changed since.
    /// `data` is Discord's object; it begins with `name`.
    ///
    /// # Errors
    /// If the person may not use commands here.
    pub async fn send_raw(&self, data: Value) -> Result<DeedOutcome, Refused> {
        let begun = {
            let mut state = self.person.shared.lock();
            check_may_command(&state, self.person.id, self.channel)?;
            let name = data["name"].as_str().unwrap_or_default().to_owned();
            begin(&mut state, self.place(), Deed::Command { name }, data, None)
        };
        Ok(self.person.outcome(begun).await)
    }

    /// Runs a slash command as it is typed: `/play game:confusing-lands seats:3`.
    ///
    /// # Errors
    /// Like [`PersonAt::slash`].
    pub async fn type_command(&self, text: &str) -> Result<DeedOutcome, Refused> {
        let (path, options) = typed::parse(&self.person.shared.lock(), self.place(), text)?;
        self.slash(&path, Value::Object(options)).await
    }

    /// Types `value` into an option and returns the suggestions, none if the bot did not answer.
    ///
    /// # Errors
    /// If there is no such command or option.
    pub async fn autocomplete(
        &self,
        command: &str,
        options: Value,
        focused: &str,
        value: &str,
    ) -> Result<Option<Vec<Suggestion>>, Refused> {
        let options = options.as_object().cloned().unwrap_or_default();
        let begun = {
            let mut state = self.person.shared.lock();
            check_may_command(&state, self.person.id, self.channel)?;
            let focus = Some(Focus { option: focused, value });
            let filled = option::fill(&state, self.place(), command, &options, focus)?;
            let deed = Deed::Autocomplete { value_type: filled.focused_type };
            begin(&mut state, self.place(), deed, filled.data, None)
        };
        self.person.outcome(begun).await;
        let state = self.person.shared.lock();
        let locale = command::locale_of(&state, self.person.id);
        let suggestion =
            |it: &Value| Suggestion { name: localised(it, "name", &locale), value: it["value"].clone() };
        Ok(match state.interactions.get(&begun).map(|it| &it.response) {
            Some(Response::Choices(choices)) => Some(choices.iter().map(suggestion).collect()),
            _ => None,
        })
    }

    /// The commands that the person may use here.
    ///
    /// # Errors
    /// If the channel is out of sight.
    pub fn commands(&self) -> Result<Vec<CommandSeen>, Refused> {
        command::commands(&self.person.shared.lock(), self.person.id, self.channel)
    }

    /// Writes a message.
    ///
    /// # Errors
    /// If the person may not write here, or the text is empty or too long.
    pub fn say(&self, content: &str) -> Result<MessageSeen, Refused> {
        let mut state = self.person.shared.lock();
        let channel = seen_channel(&state, self.person.id, self.channel)?;
        if !state.world.may_send(self.person.id, channel) {
            return Err(if channel.locked() {
                Refused::Archived
            } else {
                Refused::Forbidden("writing is not allowed here".to_owned())
            });
        }
        let in_thread = channel.kind.is_thread();
        let length = content.trim().chars().count();
        if length == 0 || length > CONTENT {
            return Err(Refused::BadRequest(format!("a message has 1 to {CONTENT} characters")));
        }
        let (id, now) = (state.mint(), state.now());
        let mut message = Message::new(id, self.channel, self.person.id, now);
        let body = serde_json::json!({"content": content});
        state.fill(&mut message, &body, &[], Keep::Old);
        state.post(message.clone());
        if in_thread {
            // A person who is mentioned in a thread is added to it.
            for &who in &message.mentions {
                state.set_thread_member(self.channel, who, true);
            }
        }
        Ok(MessageSeen::new(&state, &message, self.person.id))
    }

    /// Starts a thread here.
    ///
    /// # Errors
    /// If the person may not, or the name is empty or too long, or this is a thread itself.
    pub fn start_thread(&self, name: &str, private: bool) -> Result<PersonAt, Refused> {
        let mut state = self.person.shared.lock();
        let channel = seen_channel(&state, self.person.id, self.channel)?;
        if channel.thread.is_some() {
            return Err(Refused::BadRequest("threads have no threads".to_owned()));
        }
        if name.trim().is_empty() || name.chars().count() > CHANNEL_NAME {
            return Err(Refused::BadRequest("a name has 1 to 100 characters".to_owned()));
        }
        let (kind, wanted) = if private {
            (ChannelKind::PrivateThread, Permissions::CREATE_PRIVATE_THREADS)
        } else {
            (ChannelKind::PublicThread, Permissions::CREATE_PUBLIC_THREADS)
        };
        if !state.world.permissions(self.person.id, self.channel).has(wanted) {
            return Err(Refused::Forbidden("starting threads is not allowed here".to_owned()));
        }
        let plan = NewThread {
            parent: self.channel,
            name: name.trim().to_owned(),
            kind,
            auto_archive: 4320,
            message: None,
            owner: self.person.id,
        };
        let id = state.start_thread(plan);
        Ok(self.person.in_channel(id))
    }

    /// Deletes the channel or thread with everything in it.
    ///
    /// # Errors
    /// If the person may not.
    pub fn delete(&self) -> Result<(), Refused> {
        let mut state = self.person.shared.lock();
        let channel = seen_channel(&state, self.person.id, self.channel)?;
        if !state.world.may_delete(self.person.id, channel) {
            return Err(Refused::Forbidden("only moderators delete channels and threads".to_owned()));
        }
        state.remove_channel(self.channel);
        Ok(())
    }

    /// Like [`Person::press`].
    ///
    /// # Errors
    /// Like [`Person::press`].
    pub async fn press(&self, message: Id, which: &str) -> Result<DeedOutcome, Refused> {
        self.person.press(message, which).await
    }

    /// Like [`Person::select`].
    ///
    /// # Errors
    /// Like [`Person::select`].
    pub async fn select(&self, message: Id, which: &str, values: &[&str]) -> Result<DeedOutcome, Refused> {
        self.person.select(message, which, values).await
    }

    /// Like [`Person::submit`].
    ///
    /// # Errors
    /// Like [`Person::submit`].
    pub async fn submit(&self, modal: Id, fields: &Value) -> Result<DeedOutcome, Refused> {
        self.person.submit(modal, fields).await
    }
}
