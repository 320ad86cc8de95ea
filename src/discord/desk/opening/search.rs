//! Asking on the server who would like to join a lobby: who is called, and whether its host is sure.

use std::time::Duration;

use poise::serenity_prelude::{ChannelType, GuildId, Permissions};

use crate::discord::desk::Desk;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::lobby::search::{Called, search_question};
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::{mend, rest};
use host::tables::Found;
use session::{Intent, SessionId};

/// The time that a server's roles may take: Discord waits for three seconds.
const ROLES: Duration = Duration::from_secs(1);

impl Desk {
    /// Asks the host of a lobby whether people are to be called who might like to join, and says how many.
    ///
    /// # Errors
    /// [`Failure`]: somebody else, a full table, one that has asked already, a host who has asked within a day.
    pub(crate) async fn search_question(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        session::search::may_search(table, &caller.person)?;
        self.tables.may_search(&caller.person).await?;
        let called = self.called_to(caller, table).await?;
        Ok(search_question(table, &called, caller))
    }

    /// Asks who would like to join.
    pub(crate) async fn search(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        session::search::may_search(table, &caller.person)?;
        let Called { people, role } = self.called_to(caller, table).await?;
        self.act(caller, table, Intent::Search { people, role }).await?;
        Ok(Page::text(caller.speech().say("done-searched")))
    }

    /// The table with that number, wherever on the server it stands: its host may be asked beside a thread that it was given.
    pub(crate) async fn on_server(&self, caller: &Caller, number: SessionId) -> Result<Found, Failure> {
        let found = self.tables.find(number).await?;
        found.filter(|table| table.place.guild == caller.place.guild).ok_or(Failure::told("deny-expired"))
    }

    /// Who is called: those with the server's role, if it can be called, else those who know the game. In a private thread nobody is: a call would take them in.
    async fn called_to(&self, caller: &Caller, table: &Found) -> Result<Called, Failure> {
        if caller.kind == ChannelType::PrivateThread {
            return Ok(Called::default());
        }
        let role = match self.settings_of(table.place.guild).await?.players {
            Some(role) if self.is_heard(caller, role).await => Some(role),
            _ => None,
        };
        let people = if role.is_none() { self.tables.players_for(table).await? } else { Vec::new() };
        Ok(Called { people, role })
    }

    /// Whether a call of that role reaches anybody: it may have been deleted, or be one that the bot may not call. What Discord does not tell
    /// in time is believed.
    async fn is_heard(&self, caller: &Caller, role: u64) -> bool {
        let roles = rest::roles(&self.http, GuildId::new(caller.place.guild));
        let Ok(Ok(roles)) = tokio::time::timeout(ROLES, roles).await else { return true };
        let calls_all = caller.bot_may.intersects(Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR);
        let known = roles.iter().find(|known| mend::number(&known["id"]) == Some(role));
        known.is_some_and(|known| calls_all || known["mentionable"] == true)
    }
}
