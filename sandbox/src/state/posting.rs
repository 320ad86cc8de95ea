//! Sending, editing and deleting messages, for the bot and for people.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::complete;
use crate::limits::{MessageForm, Problems, check_message};
use crate::message::{Attachment, Message, dimensions, flag, media_type, safe_name};
use crate::permission::Permissions;
use crate::request::{Refusal, Upload};
use crate::snowflake::Id;
use crate::state::SandboxState;

/// What happens to old attachments in an edit: Discord treats the ways of editing differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// A new file joins the old ones unless the list of attachments leaves them out.
    Old,
    /// A new file replaces the old ones unless the list of attachments keeps them (UPDATE_MESSAGE).
    OnlyListed,
}

/// Checks the body of a message; `path` is the path of its fields.
pub(crate) fn check_body(
    body: &Value,
    path: &str,
    files: &[Upload],
    present: &[Attachment],
    flags: Option<u64>,
) -> Result<(), Refusal> {
    let files: Vec<_> = files.iter().map(|file| (file.number, file.filename.clone())).collect();
    let present: Vec<_> = present.iter().map(|it| (it.id.to_string(), it.filename.clone())).collect();
    let mut problems = Problems::default();
    check_message(body, &MessageForm { path, files: &files, present: &present, flags }, &mut problems);
    Refusal::unless_clean(problems)
}

impl SandboxState {
    /// Puts a checked body's fields into a message. Fields that the body leaves out stay.
    pub(crate) fn fill(&mut self, message: &mut Message, body: &Value, files: &[Upload], keep: Keep) {
        if let Some(content) = body.get("content") {
            message.content = content.as_str().unwrap_or_default().trim().to_owned();
        }
        for (key, list) in [("embeds", &mut message.embeds), ("components", &mut message.components)] {
            if let Some(new) = body.get(key) {
                *list = new.as_array().cloned().unwrap_or_default();
            }
        }
        complete::components(&mut message.components);
        complete::embeds(&mut message.embeds);
        let new = !self.messages.contains_key(&(message.channel, message.id));
        let settable = flag::SUPPRESS_EMBEDS | if new { flag::SUPPRESS_NOTIFICATIONS } else { 0 };
        if let Some(flags) = body.get("flags").and_then(Value::as_u64) {
            message.flags = (message.flags & !settable) | (flags & settable);
        }
        message.attachments = self.attach(message, body, files, keep);
        if body.get("content").is_some() || body.get("allowed_mentions").is_some() {
            self.find_mentions(message, body.get("allowed_mentions").filter(|it| !it.is_null()));
        }
    }

    fn attach(&mut self, message: &Message, body: &Value, files: &[Upload], keep: Keep) -> Vec<Attachment> {
        let listed = body.get("attachments").and_then(Value::as_array);
        let about = |id: u64| listed?.iter().find(|it| Id::read(&it["id"]) == Some(Id(id)));
        let text =
            |entry: Option<&Value>, key: &str| entry.and_then(|it| it[key].as_str()).map(str::to_owned);
        let keep_unlisted = listed.is_none() && (keep == Keep::Old || files.is_empty());
        let mut attachments = Vec::new();
        for old in &message.attachments {
            let entry = about(old.id.0);
            if keep_unlisted || entry.is_some() {
                let description = text(entry, "description").or_else(|| old.description.clone());
                attachments.push(Attachment { description, ..old.clone() });
            }
        }
        for file in files {
            let entry = about(file.number as u64);
            let filename = text(entry, "filename").unwrap_or_else(|| file.filename.clone());
            attachments.push(Attachment {
                id: self.mint(),
                description: text(entry, "description").filter(|it| !it.is_empty()),
                content_type: media_type(&filename).map(str::to_owned).or_else(|| file.content_type.clone()),
                filename: safe_name(&filename),
                dimensions: dimensions(&file.bytes),
                bytes: file.bytes.clone(),
                ephemeral: message.only_for.is_some(),
            });
        }
        attachments
    }

    /// Finds the people and roles that the content mentions, as far as `allowed` permits.
    fn find_mentions(&self, message: &mut Message, allowed: Option<&Value>) {
        let parses = |kind: &str| match allowed {
            None => true,
            Some(it) => it["parse"].as_array().is_some_and(|list| list.iter().any(|own| own == kind)),
        };
        let lists = |kind: &str, id: Id| {
            let listed = allowed.and_then(|it| it[kind].as_array());
            listed.is_some_and(|list| list.iter().any(|own| Id::read(own) == Some(id)))
        };
        let (users, roles) = mentioned(&message.content);
        message.mentions = users
            .into_iter()
            .filter(|id| self.world.people.contains_key(id))
            .filter(|id| parses("users") || lists("users", *id))
            .collect();
        message.mention_roles =
            roles.into_iter().filter(|id| parses("roles") || lists("roles", *id)).collect();
        let everybody = message.content.contains("@everyone") || message.content.contains("@here");
        let may = self.world.permissions(message.author, message.channel).has(Permissions::MENTION_EVERYONE);
        message.mention_everyone = everybody && may && parses("everyone");
        let replied = allowed.is_none_or(|it| it["replied_user"].as_bool().unwrap_or(false));
        let target = message.reply_to.and_then(|id| self.messages.get(&(message.channel, id)));
        if let Some(target) = target.filter(|_| replied)
            && !message.mentions.contains(&target.author)
        {
            message.mentions.push(target.author);
        }
    }

    /// Finds the people whom a new message pings.
    fn pinged(&self, message: &Message) -> BTreeSet<Id> {
        let Some(channel) = self.world.channels.get(&message.channel) else { return BTreeSet::new() };
        if let Some(recipient) = channel.recipient {
            return Some(recipient).filter(|who| *who != message.author).into_iter().collect();
        }
        let Some(server) = self.world.servers.get(&channel.server) else { return BTreeSet::new() };
        let may = self.world.permissions(message.author, message.channel).has(Permissions::MENTION_EVERYONE);
        let by_role = |who: &Id| {
            let roles = server.members.get(who).map(|member| member.roles.as_slice()).unwrap_or_default();
            message.mention_roles.iter().any(|id| {
                roles.contains(id) && (may || server.role(*id).is_some_and(|role| role.mentionable))
            })
        };
        let pinged = |who: &Id| message.mention_everyone || message.mentions.contains(who) || by_role(who);
        let others = self.world.audience(message.channel).into_iter().filter(|who| *who != message.author);
        others.filter(|who| message.visible_to(*who) && pinged(who)).collect()
    }

    /// Lets a message appear: wakes an archived thread, counts, pings, announces.
    pub(crate) fn post(&mut self, mut message: Message) -> Id {
        message.pinged = self.pinged(&message);
        let (id, channel) = (message.id, message.channel);
        if message.only_for.is_none() {
            self.touch(channel, id);
            for who in message.pinged.clone() {
                self.join_if_mentioned(channel, who);
            }
        }
        self.messages.insert((channel, id), message.clone());
        self.count_posted(&message);
        self.announce_message(&message);
        for person in message.pinged {
            self.tell(crate::state::Change::Ping { person, channel, message: id });
        }
        id
    }

    /// Notes a new message in its channel; an archived thread awakes.
    fn touch(&mut self, channel: Id, message: Id) {
        let now = self.now();
        let Some(found) = self.world.channels.get_mut(&channel) else { return };
        found.last_message = Some(message);
        found.message_count += 1;
        let Some(thread) = &mut found.thread else { return };
        thread.active = now;
        if thread.archived {
            thread.archived = false;
            thread.archive_changed = now;
            self.announce_channel(channel, "UPDATE");
        }
    }

    /// Adds a person who is mentioned in a thread to it.
    fn join_if_mentioned(&mut self, channel: Id, who: Id) {
        let now = self.now();
        let thread = self.world.channels.get_mut(&channel).and_then(|it| it.thread.as_mut());
        if let Some(thread) = thread.filter(|it| !it.members.contains_key(&who)) {
            thread.members.insert(who, now);
            self.announce_thread_member(channel, who);
        }
    }

    /// Puts an edited message in the old one's place. Its time of edit is set unless it only now got its content.
    pub(crate) fn replace(&mut self, mut message: Message, edited: bool) {
        if edited {
            message.edited = Some(self.now());
            self.count_edited(&message);
        }
        self.messages.insert((message.channel, message.id), message.clone());
        self.announce_edit(&message);
    }

    /// Removes a message.
    pub(crate) fn delete(&mut self, channel: Id, message: Id) -> Option<Message> {
        let gone = self.messages.remove(&(channel, message))?;
        self.count_deleted(&gone);
        self.announce_deletion(&gone);
        Some(gone)
    }
}

/// Ids of people and of roles that a text mentions, each once, in order.
pub(crate) fn mentioned(content: &str) -> (Vec<Id>, Vec<Id>) {
    let (mut users, mut roles) = (Vec::new(), Vec::new());
    for part in content.split("<@").skip(1) {
        let Some((inside, _)) = part.split_once('>') else { continue };
        let (list, digits) = match inside.strip_prefix('&') {
            Some(digits) => (&mut roles, digits),
            None => (&mut users, inside.strip_prefix('!').unwrap_or(inside)),
        };
        if let Ok(id) = digits.parse::<Id>()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
    (users, roles)
}
