//! Threads: starting them, their members.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::channel::{check_auto_archive, demand, visible};
use super::message::public;
use crate::clock::Millis;
use crate::limits::{CHANNEL_NAME, Form, Problems};
use crate::message::{Message, flag, kind};
use crate::object;
use crate::permission::Permissions;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::snowflake::Id;
use crate::state::SandboxState;
use crate::world::{Channel, ChannelKind, Thread};

/// `channels/{id}/threads…`, `…/messages/{id}/threads`, `…/thread-members…`.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    channel: Id,
    rest: &[&str],
) -> Answered {
    let found = visible(state, channel)?;
    match (method, rest) {
        ("POST", ["messages", message, "threads"]) => {
            let message = id(message)?;
            if public(state, channel, message)?.thread.is_some() {
                return Err(Refusal::has_thread());
            }
            start(state, &request.body, channel, Some(message))
        }
        ("POST", ["threads"]) => start(state, &request.body, channel, None),
        ("GET", ["threads", "archived", which @ ("public" | "private")]) => {
            let kind = |it: &&Channel| (it.kind == ChannelKind::PrivateThread) == (*which == "private");
            let old = state.world.threads_of(channel).filter(|it| it.archived()).filter(kind);
            let threads: Vec<Value> = old.map(|it| object::channel(state, it)).collect();
            Ok(Answer::Json(json!({"threads": threads, "members": [], "has_more": false})))
        }
        (_, ["thread-members", ..]) if found.thread.is_none() => Err(Refusal::wrong_channel_type()),
        ("GET", ["thread-members"]) => {
            let whole = request.wants("with_member")?;
            let members = found.thread.iter().flat_map(|thread| &thread.members);
            Ok(Answer::Json(
                members.map(|(who, joined)| listed(state, found, (*who, *joined), whole)).collect(),
            ))
        }
        ("GET", ["thread-members", who]) => {
            let who = if *who == "@me" { state.bot } else { id(who)? };
            let whole = request.wants("with_member")?;
            let record = found.thread.as_ref().and_then(|it| it.members.get(&who)).copied();
            let joined = record.ok_or_else(Refusal::unknown_member)?;
            Ok(Answer::Json(listed(state, found, (who, joined), whole)))
        }
        (_, ["thread-members", who]) => {
            let who = if *who == "@me" { state.bot } else { id(who)? };
            member(state, method, channel, who)
        }
        _ => Err(Refusal::not_found()),
    }
}

/// A member of a thread, together with the server's member if it is `whole`.
fn listed(state: &SandboxState, thread: &Channel, (who, joined): (Id, Millis), whole: bool) -> Value {
    let mut member = object::thread_member(thread.id, who, joined);
    let server = state.world.servers.get(&thread.server).filter(|_| whole);
    if let Some(of_server) = server.and_then(|it| object::member(state, it, who)) {
        member["member"] = of_server;
    }
    member
}

fn member(state: &mut SandboxState, method: &str, thread: Id, who: Id) -> Answered {
    let channel = visible(state, thread)?;
    let record = channel.thread.as_ref().and_then(|it| it.members.get(&who)).copied();
    if channel.archived() {
        return Err(Refusal::archived());
    }
    let server = state.world.servers.get(&channel.server).ok_or_else(Refusal::unknown_server)?;
    if !server.members.contains_key(&who) {
        return Err(Refusal::unknown_member());
    }
    match method {
        "PUT" if record.is_some() => Ok(Answer::Nothing),
        "PUT" => {
            if !state.world.may_send(state.bot, channel) && who != state.bot {
                return Err(Refusal::missing_permissions());
            }
            state.set_thread_member(thread, who, true);
            Ok(Answer::Nothing)
        }
        "DELETE" => {
            if who != state.bot {
                demand(state, thread, Permissions::MANAGE_THREADS)?;
            }
            state.set_thread_member(thread, who, false);
            Ok(Answer::Nothing)
        }
        _ => Err(Refusal::method_not_allowed()),
    }
}

fn start(state: &mut SandboxState, body: &Value, parent: Id, message: Option<Id>) -> Answered {
    let mut problems = Problems::default();
    let form = Form::new(body, "", &mut problems);
    form.required_text("name", CHANNEL_NAME, &mut problems);
    form.integer("rate_limit_per_user", 0, 21600, &mut problems);
    form.boolean("invitable", &mut problems);
    check_auto_archive(&form, &mut problems);
    let wanted = form.integer("type", 10, 12, &mut problems);
    Refusal::unless_clean(problems)?;
    let kind = match (visible(state, parent)?.kind, message, wanted) {
        (ChannelKind::Announcements, Some(_), _) | (ChannelKind::Announcements, None, Some(10)) => {
            ChannelKind::AnnouncementThread
        }
        (ChannelKind::Text, Some(_), _) | (ChannelKind::Text, None, Some(11)) => ChannelKind::PublicThread,
        (ChannelKind::Text, None, None | Some(12)) => ChannelKind::PrivateThread,
        _ => return Err(Refusal::wrong_channel_type()),
    };
    demand(
        state,
        parent,
        match kind {
            ChannelKind::PrivateThread => Permissions::CREATE_PRIVATE_THREADS,
            _ => Permissions::CREATE_PUBLIC_THREADS,
        },
    )?;
    let plan = NewThread {
        parent,
        name: body["name"].as_str().unwrap_or_default().trim().to_owned(),
        kind,
        auto_archive: body["auto_archive_duration"].as_u64().unwrap_or(4320),
        message,
        owner: state.bot,
    };
    let id = state.start_thread(plan);
    let made = visible(state, id)?;
    Ok(Answer::Created(object::channel(state, made)))
}

/// A thread to start.
pub(crate) struct NewThread {
    pub(crate) parent: Id,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    pub(crate) auto_archive: u64,
    /// The message it belongs to.
    pub(crate) message: Option<Id>,
    pub(crate) owner: Id,
}

impl SandboxState {
    /// Starts a thread, with the system messages that announce it; returns its id.
    pub(crate) fn start_thread(&mut self, plan: NewThread) -> Id {
        let now = self.now();
        // A thread that belongs to a message has the message's id.
        let id = plan.message.unwrap_or_else(|| self.mint());
        let server = self.world.channels.get(&plan.parent).map_or_else(Id::default, |it| it.server);
        let thread = Thread {
            parent: plan.parent,
            owner: plan.owner,
            archived: false,
            locked: false,
            invitable: plan.kind == ChannelKind::PrivateThread,
            auto_archive: plan.auto_archive,
            archive_changed: now,
            created: now,
            active: now,
            members: BTreeMap::from([(plan.owner, now)]),
        };
        let channel = Channel {
            id,
            server,
            kind: plan.kind,
            name: plan.name.clone(),
            topic: None,
            position: 0,
            overwrites: Vec::new(),
            recipient: None,
            thread: Some(thread),
            last_message: None,
            message_count: 0,
        };
        self.world.channels.insert(id, channel);
        self.announce_channel(id, "CREATE");
        if let Some(mut starter) = plan.message.and_then(|it| self.messages.get(&(plan.parent, it)).cloned())
        {
            starter.thread = Some(id);
            starter.flags |= flag::HAS_THREAD;
            self.replace(starter, false);
        } else if plan.kind != ChannelKind::PrivateThread {
            let notice = self.mint();
            let mut message = Message::new(notice, plan.parent, plan.owner, now);
            message.kind = kind::THREAD_CREATED;
            message.content = plan.name;
            message.thread = Some(id);
            self.post(message);
        }
        id
    }

    /// Adds a person to a thread or removes them.
    pub(crate) fn set_thread_member(&mut self, thread: Id, who: Id, inside: bool) {
        let now = self.now();
        let Some(record) = self.world.channels.get_mut(&thread).and_then(|it| it.thread.as_mut()) else {
            return;
        };
        if inside {
            record.members.entry(who).or_insert(now);
        } else {
            record.members.remove(&who);
        }
        self.announce_thread_member(thread, who);
    }
}
