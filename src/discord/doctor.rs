//! A look at the bot from Discord's side: its token, its commands, its permissions in a channel.

use std::time::{Duration, UNIX_EPOCH};

use poise::serenity_prelude as serenity;
use serenity::{Channel, ChannelId, Permissions};

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
pub(super) const PERMISSIONS: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "permission-view-channel"),
    (Permissions::SEND_MESSAGES, "permission-send-messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-messages-in-threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "permission-create-public-threads"),
    (Permissions::ATTACH_FILES, "permission-attach-files"),
];

/// The names of those permissions of `needed` that are not among `held`.
pub(super) fn missing(needed: Permissions, held: Permissions, speech: &Speech) -> Vec<String> {
    if held.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    let missing = needed - held;
    let named = PERMISSIONS.iter().filter(|(permission, _)| missing.contains(*permission));
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
        match held(&http, ChannelId::new(channel)).await {
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
async fn held(http: &serenity::Http, channel: ChannelId) -> anyhow::Result<Permissions> {
    let Channel::Guild(channel) = http.get_channel(channel).await? else {
        anyhow::bail!("no channel of a server");
    };
    // A thread has the permissions of its channel.
    let channel = match (channel.thread_metadata, channel.parent_id) {
        (Some(_), Some(parent)) => match http.get_channel(parent).await? {
            Channel::Guild(parent) => parent,
            _ => channel,
        },
        _ => channel,
    };
    let me = http.get_current_user().await?.id;
    let server = http.get_guild(channel.guild_id).await?;
    let member = http.get_member(channel.guild_id, me).await?;
    Ok(server.user_permissions_in(&channel, &member))
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
