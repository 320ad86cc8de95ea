//! What the bot may do in a channel, and what a table needs there.

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, GuildChannel, GuildId, Member, PartialGuild, Permissions};

use super::{mend, rest};
use words::Speech;

/// Permissions that a table needs, in its channel or its thread, with the keys of their names.
const PERMISSIONS: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "permission-view-channel"),
    (Permissions::SEND_MESSAGES, "permission-send-messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-messages-in-threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "permission-create-public-threads"),
    (Permissions::ATTACH_FILES, "permission-attach-files"),
];

/// Permissions without which a table works, but worse: the bot does not find its last message after a long interruption, nor see that
/// others write below a board.
const USEFUL: [(Permissions, &str); 1] =
    [(Permissions::READ_MESSAGE_HISTORY, "permission-read-message-history")];

/// What writing in a locked thread also needs.
const UNLOCKING: (Permissions, &str) = (Permissions::MANAGE_THREADS, "permission-manage-threads");

/// The names of the permissions in `needed` that are not in `held`.
pub(crate) fn missing(needed: Permissions, held: Permissions, speech: &Speech) -> Vec<String> {
    if held.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    let missing = needed - held;
    let all = PERMISSIONS.iter().chain(&USEFUL).chain([&UNLOCKING]);
    let named = all.filter(|(permission, _)| missing.contains(*permission));
    named.map(|(_, key)| speech.say(key)).collect()
}

/// Everything that a table needs, anywhere.
pub(crate) fn all() -> Permissions {
    together(&PERMISSIONS)
}

/// Everything else that helps a table.
pub(crate) fn useful() -> Permissions {
    together(&USEFUL)
}

fn together(permissions: &[(Permissions, &str)]) -> Permissions {
    permissions.iter().fold(Permissions::empty(), |all, (permission, _)| all | *permission)
}

/// What a table's channel must allow.
pub(crate) fn needed(thread: bool, locked: bool) -> Permissions {
    let write = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    let unlock = if locked { Permissions::MANAGE_THREADS } else { Permissions::empty() };
    Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES | write | unlock
}

/// The bot's permissions in a channel.
pub(crate) async fn held(http: &serenity::Http, channel: u64) -> anyhow::Result<Permissions> {
    let server = channel_of_server(http, ChannelId::new(channel)).await?.guild_id;
    Ok(Rights::on(http, server.get()).await?.in_channel(http, channel).await?.may)
}

async fn channel_of_server(http: &serenity::Http, channel: ChannelId) -> anyhow::Result<GuildChannel> {
    let channel = rest::channel(http, channel).await?;
    anyhow::ensure!(mend::number(&channel["guild_id"]).is_some(), "no channel of a server");
    Ok(serde_json::from_value(mend::channel(&channel))?)
}

/// Everything that the bot's permissions on a server follow from, except its channels.
pub(crate) struct Rights {
    server: PartialGuild,
    member: Member,
}

/// What the bot may do in a channel or thread.
pub(crate) struct ChannelRights {
    pub(crate) may: Permissions,
    /// Whether it is a thread.
    pub(crate) thread: bool,
    /// Whether it is locked.
    pub(crate) locked: bool,
}

impl Rights {
    /// The bot's rights on that server.
    pub(crate) async fn on(http: &serenity::Http, server: u64) -> anyhow::Result<Rights> {
        let (server, me) = (GuildId::new(server), rest::me(http).await?);
        Ok(Rights {
            member: rest::member(http, server, me).await?,
            server: rest::server(http, server).await?,
        })
    }

    /// The bot's permissions in a channel.
    ///
    /// # Errors
    /// If Discord does not answer, or there is no such channel.
    pub(crate) async fn in_channel(
        &self,
        http: &serenity::Http,
        channel: u64,
    ) -> anyhow::Result<ChannelRights> {
        let channel = channel_of_server(http, ChannelId::new(channel)).await?;
        anyhow::ensure!(channel.guild_id == self.server.id, "a channel of another server");
        // A thread has the permissions of its channel.
        let parent = match (channel.thread_metadata, channel.parent_id) {
            (Some(_), Some(parent)) => Some(channel_of_server(http, parent).await?),
            _ => None,
        };
        Ok(ChannelRights {
            may: self.server.user_permissions_in(parent.as_ref().unwrap_or(&channel), &self.member),
            thread: parent.is_some(),
            locked: channel.thread_metadata.is_some_and(|thread| thread.locked),
        })
    }
}
