//! Events of servers and channels, and what the bot does about them.

use std::collections::BTreeSet;

use poise::serenity_prelude::FullEvent;
use serde_json::Value;

use crate::discord::app::App;
use crate::discord::channels::closed::look_for_rights;
use crate::discord::channels::deleted::look_for_channels;
use crate::discord::wire::mend::number;

/// News of a server.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// The bot is on it, under that name, and it has those channels and threads.
    Here { server: u64, name: Option<String>, there: BTreeSet<u64> },
    /// The bot was removed from it.
    Left(u64),
    /// Something may have opened a channel to the bot.
    Changed(u64),
    /// A channel is gone: Discord does not say which threads go with it.
    ChannelGone(u64),
    /// A thread of a server is gone.
    ThreadGone(u64, u64),
}

impl News {
    /// The news in an event; none if it has none.
    pub(crate) fn of(event: &FullEvent) -> Option<News> {
        Some(match event {
            FullEvent::GuildCreate { guild, .. } => {
                let channels = guild.channels.keys().chain(guild.threads.iter().map(|thread| &thread.id));
                let there = channels.map(|channel| channel.get()).collect();
                News::Here { server: guild.id.get(), name: Some(guild.name.clone()), there }
            }
            FullEvent::GuildUpdate { new_data, .. } => News::Changed(new_data.id.get()),
            FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
                News::Changed(new.guild_id.get())
            }
            FullEvent::GuildRoleUpdate { new, .. } => News::Changed(new.guild_id.get()),
            FullEvent::GuildRoleDelete { guild_id, .. } => News::Changed(guild_id.get()),
            FullEvent::ThreadListSync { thread_list_sync } => News::Changed(thread_list_sync.guild_id.get()),
            // Without the members intent these are the bot's own.
            FullEvent::GuildMemberUpdate { event, .. } => News::Changed(event.guild_id.get()),
            FullEvent::ChannelDelete { channel, .. } => News::ChannelGone(channel.guild_id.get()),
            FullEvent::ThreadDelete { thread, .. } => {
                News::ThreadGone(thread.guild_id.get(), thread.id.get())
            }
            // A server that is unreachable for a while is not left.
            FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
                News::Left(incomplete.id.get())
            }
            _ => return None,
        })
    }

    /// The news in an event that serenity cannot read.
    pub(crate) fn read(kind: &str, raw: &Value) -> Option<News> {
        let server = || number(&raw["guild_id"]);
        let own = || number(&raw["id"]);
        Some(match kind {
            "GUILD_CREATE" => {
                let all = ["channels", "threads"].into_iter().filter_map(|key| raw[key].as_array()).flatten();
                let there = all.filter_map(|channel| number(&channel["id"])).collect();
                News::Here { server: own()?, name: raw["name"].as_str().map(str::to_owned), there }
            }
            "GUILD_UPDATE" => News::Changed(own()?),
            "CHANNEL_UPDATE"
            | "THREAD_UPDATE"
            | "GUILD_ROLE_UPDATE"
            | "GUILD_ROLE_DELETE"
            | "THREAD_LIST_SYNC"
            | "GUILD_MEMBER_UPDATE" => News::Changed(server()?),
            "CHANNEL_DELETE" => News::ChannelGone(server()?),
            "THREAD_DELETE" => News::ThreadGone(server()?, own()?),
            "GUILD_DELETE" if raw["unavailable"] != true => News::Left(own()?),
            _ => return None,
        })
    }

    /// Does what the news require.
    pub(crate) async fn tell(self, app: &App) {
        match self {
            // Discord does not report channels deleted while the bot was away: they are missing from this list.
            News::Here { server, name, there } => {
                app.messages.known.meet(server, name.as_deref());
                let app = app.clone();
                // A start brings hundreds of servers at once: each is dropped, with all its channels, as soon as it has been looked
                // through.
                tokio::spawn(async move {
                    look_for_channels(&app, server, |channel| there.contains(&channel)).await;
                    look_for_rights(&app, server).await;
                });
            }
            News::Left(server) => app.messages.known.leave(server),
            News::Changed(server) => look_for_rights(app, server).await,
            News::ChannelGone(server) => look_for_channels(app, server, |_| false).await,
            News::ThreadGone(server, gone) => {
                look_for_channels(app, server, |channel| channel != gone).await;
            }
        }
    }
}
