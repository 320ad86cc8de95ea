//! What waits for a person: their tables on all servers.

use std::collections::BTreeSet;
use std::time::Duration;

use poise::serenity_prelude::GuildId;
use tokio::task::JoinSet;

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::waiting::Listed;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rest;

/// The time that the names of servers may take: Discord waits for three seconds.
const NAMES: Duration = Duration::from_secs(1);
/// The most names that are asked for at once.
const MOST_NAMES: usize = 8;

impl Desk {
    /// The caller's tables on every server that the bot is on.
    pub(crate) async fn games(&self, caller: &Caller) -> Result<Answer, Failure> {
        let user = caller.person.user;
        let mut listed = Vec::new();
        for sitting in self.tables.store().sittings(user).await? {
            if self.scribe.known.is_on(sitting.place.guild) {
                listed.push(Listed { waiting: self.tables.waiting(&sitting, user).await?, sitting });
            }
        }
        // Names are of use where there are several.
        let servers: BTreeSet<u64> = listed.iter().map(|listed| listed.sitting.place.guild).collect();
        if servers.len() > 1 {
            self.ask_for_names(servers).await;
        }
        Ok(Answer::private(self.scribe.games_page(listed, caller)))
    }

    /// Asks for the names of servers of which Discord tells other processes; what does not come in time is left out.
    async fn ask_for_names(&self, servers: BTreeSet<u64>) {
        let known = &self.scribe.known;
        let mut asked = JoinSet::new();
        for server in servers.into_iter().filter(|&server| known.is_strange(server)).take(MOST_NAMES) {
            let http = self.http.clone();
            asked.spawn(async move { (server, rest::server(&http, GuildId::new(server)).await) });
        }
        let names = async {
            while let Some(answer) = asked.join_next().await {
                match answer {
                    Ok((server, Ok(guild))) => known.meet_elsewhere(server, guild.name),
                    Ok((server, Err(error))) => tracing::info!(server, %error, "its name is not told"),
                    Err(error) => tracing::error!(%error, "a name is not asked for"),
                }
            }
        };
        if tokio::time::timeout(NAMES, names).await.is_err() {
            tracing::info!("some servers are listed without their names");
        }
    }
}
