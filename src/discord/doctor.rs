//! A look at the bot from Discord's side: its token, its commands, its permissions in a channel.

use std::time::{Duration, UNIX_EPOCH};

use poise::serenity_prelude as serenity;
use serenity::{Channel, ChannelId, GuildChannel, GuildId, Member, PartialGuild, Permissions};

use super::caller::Caller;
use super::commands;
use super::desk::{Answer, Desk};
use super::endpoint::Endpoint;
use super::failure::Failure;
use super::page::Page;
use super::trouble::Trouble;
use crate::doctor::{self, Finding, Health};
use crate::words::{Lang, Speech};

/// Permissions that a table needs, in its channel or its thread, and Discord's names for them.
const PERMISSIONS: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "permission-view-channel"),
    (Permissions::SEND_MESSAGES, "permission-send-messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-messages-in-threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "permission-create-public-threads"),
    (Permissions::ATTACH_FILES, "permission-attach-files"),
];

/// What it takes besides to write in a thread that is locked.
const UNLOCKING: (Permissions, &str) = (Permissions::MANAGE_THREADS, "permission-manage-threads");

/// The names of those permissions of `needed` that are not among `held`.
pub(super) fn missing(needed: Permissions, held: Permissions, speech: &Speech) -> Vec<String> {
    if held.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    let missing = needed - held;
    let named =
        PERMISSIONS.iter().chain([&UNLOCKING]).filter(|(permission, _)| missing.contains(*permission));
    named.map(|(_, key)| speech.say(key)).collect()
}

fn all() -> Permissions {
    PERMISSIONS.iter().fold(Permissions::empty(), |all, (permission, _)| all | *permission)
}

/// Asks Discord about the bot of that endpoint, and about a channel if one is named; in English.
///
/// # Errors
/// If no client can be set up.
pub async fn examine(endpoint: &Endpoint, channel: Option<u64>) -> anyhow::Result<Vec<Finding>> {
    let http = endpoint.http()?;
    let bad = |key, error: &anyhow::Error| Finding::new(Health::Bad, key).with("cause", format!("{error:#}"));
    let me = match http.get_current_application_info().await.map_err(anyhow::Error::from) {
        Ok(me) => me,
        Err(error) if Trouble::is_refused_token(&error) => {
            return Ok(vec![
                Finding::new(Health::Bad, "doctor-token-refused").with("advice", endpoint.wrong_token()),
            ]);
        }
        Err(error) => return Ok(vec![bad("doctor-discord-away", &error)]),
    };
    http.set_application_id(me.id);
    let name = Finding::new(Health::Good, "doctor-token").with("name", me.name.clone());
    let mut findings = vec![name.with("id", me.id.to_string())];
    findings.push(Finding::new(Health::Good, "doctor-intents"));
    match http.get_global_commands().await.map_err(anyhow::Error::from) {
        Ok(known) => findings.push(registered(known.len())),
        Err(error) => findings.push(bad("doctor-commands-unread", &error)),
    }
    match endpoint.clock().await {
        Ok(theirs) => findings.push(doctor::clock(theirs)),
        Err(error) => findings.push(bad("doctor-clock-unread", &error)),
    }
    if let Some(channel) = channel {
        match held(&http, channel).await {
            Ok(held) => {
                let speech = Speech::new(Lang::En, Vec::new());
                findings.push(doctor::permissions(&missing(all(), held, &speech)));
            }
            Err(error) => findings.push(bad("doctor-channel-unread", &error)),
        }
    }
    Ok(findings)
}

/// Whether Discord knows all commands.
fn registered(known: usize) -> Finding {
    let ours = commands::all().len();
    if known == ours {
        Finding::new(Health::Good, "doctor-commands").with("count", known)
    } else {
        Finding::new(Health::Odd, "doctor-commands-missing").with("count", known).with("all", ours)
    }
}

/// The bot's permissions in a channel.
async fn held(http: &serenity::Http, channel: u64) -> anyhow::Result<Permissions> {
    let server = channel_of_server(http, ChannelId::new(channel)).await?.guild_id;
    Ok(Rights::on(http, server.get()).await?.in_channel(http, channel).await?.may)
}

async fn channel_of_server(http: &serenity::Http, channel: ChannelId) -> anyhow::Result<GuildChannel> {
    let Channel::Guild(channel) = http.get_channel(channel).await? else {
        anyhow::bail!("no channel of a server");
    };
    Ok(channel)
}

/// All that the bot's permissions on a server follow from, but for its channels.
pub(super) struct Rights {
    server: PartialGuild,
    member: Member,
}

/// What the bot may do in a channel or thread.
pub(super) struct Held {
    pub(super) may: Permissions,
    /// Whether it is a thread.
    pub(super) thread: bool,
    /// Whether it is locked.
    pub(super) locked: bool,
}

impl Rights {
    /// The bot's on that server.
    ///
    /// # Errors
    /// If Discord does not tell.
    pub(super) async fn on(http: &serenity::Http, server: u64) -> anyhow::Result<Rights> {
        let (server, me) = (GuildId::new(server), http.get_current_user().await?.id);
        Ok(Rights { member: http.get_member(server, me).await?, server: http.get_guild(server).await? })
    }

    /// What follows for a channel.
    ///
    /// # Errors
    /// If Discord does not tell, or there is no such channel.
    pub(super) async fn in_channel(&self, http: &serenity::Http, channel: u64) -> anyhow::Result<Held> {
        let channel = channel_of_server(http, ChannelId::new(channel)).await?;
        // A thread has the permissions of its channel.
        let parent = match (channel.thread_metadata, channel.parent_id) {
            (Some(_), Some(parent)) => Some(channel_of_server(http, parent).await?),
            _ => None,
        };
        Ok(Held {
            may: self.server.user_permissions_in(parent.as_ref().unwrap_or(&channel), &self.member),
            thread: parent.is_some(),
            locked: channel.thread_metadata.is_some_and(|thread| thread.locked),
        })
    }
}

impl Desk {
    /// Looks over what concerns the caller's channel, for people who may put it right.
    ///
    /// # Errors
    /// [`Failure`]: somebody who may not.
    pub(crate) async fn doctor(&self, caller: &Caller) -> Result<Answer, Failure> {
        if !caller.moderator && !caller.manager {
            return Err(Failure::told("deny-not-moderator"));
        }
        let speech = caller.speech();
        // The number of an interaction tells when it was made: milliseconds behind the beginning of 2015.
        let made = Duration::from_millis((caller.interaction >> 22) + 1_420_070_400_000);
        let mut findings = vec![doctor::version(), doctor::clock(UNIX_EPOCH + made)];
        findings.push(doctor::permissions(&missing(all(), caller.bot_may, &speech)));
        findings.extend(doctor::tables(self.tables.store(), self.tables.now()).await);
        let lines: Vec<String> = findings.iter().map(|finding| finding.say(&speech)).collect();
        Ok(Answer::private(Page::text(lines.join("\n"))))
    }
}
