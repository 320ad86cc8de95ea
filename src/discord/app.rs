//! What every feature reaches: the tables, Discord, and how messages are made.
//!
//! A table is looked up once: by the channel for a command, by its number for a press or a form. Everything else is done to the table that
//! was [`Found`].

pub(crate) mod panels;
pub(crate) mod pressed;
pub(crate) mod promises;
pub(crate) mod sharing;

use std::sync::Arc;

use poise::{BoxFuture, serenity_prelude as serenity};

use crate::discord::app::panels::Panels;
use crate::discord::app::promises::Promises;
use crate::discord::app::sharing::Sharing;
use crate::discord::features::lobby::choices::asks_beacon;
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::store::Sitting;
use host::tables::{Found, Receipt, Tables};
use session::{Author, Confirmation, Denied, Intent, Person, Session, SessionId, Sitter};

/// What every feature reaches; cheap to clone.
#[derive(Clone)]
pub(crate) struct App {
    pub tables: Tables,
    pub http: Arc<serenity::Http>,
    pub messages: Messages,
    pub panels: Arc<Panels>,
    pub sharing: Arc<Sharing>,
    pub promises: Arc<Promises>,
}

/// The reply to a command.
pub(crate) struct Answer {
    /// The message.
    pub page: Page,
    /// Whether only the caller sees it.
    pub ephemeral: bool,
}

impl Answer {
    /// For everybody in the channel.
    pub(crate) fn public(page: Page) -> Answer {
        Answer { page, ephemeral: false }
    }

    /// For the caller alone.
    pub(crate) fn private(page: Page) -> Answer {
        Answer { page, ephemeral: true }
    }
}

impl App {
    /// Carries out an intent at a table. Boxed, because it is deep and many futures hold it.
    pub(crate) fn act<'a>(
        &'a self,
        caller: &'a Caller,
        table: &'a Found,
        intent: Intent,
    ) -> BoxFuture<'a, Result<Receipt, Failure>> {
        Box::pin(async move {
            if let Intent::Configure { key, value } = &intent {
                self.check_beacon(key, value)?;
            }
            let session = table.session.clone();
            // Only on the table's server does Discord give the names that it calls them by.
            let away = caller.place.guild != table.place.guild;
            let seated = seated(table, caller.person.user).filter(|_| away);
            let who = seated.as_ref().unwrap_or(&caller.person);
            Ok(self.tables.act(session, who, &intent, caller.delivery()).await?)
        })
    }

    /// Refuses a table that would wait for a beacon if none is configured.
    pub(crate) fn check_beacon(&self, key: &str, value: &str) -> Result<(), Failure> {
        if asks_beacon(key, value) && !self.messages.has_beacon {
            return Err(Failure::told("deny-no-beacon"));
        }
        Ok(())
    }

    /// The table in the caller's channel.
    pub(crate) async fn here(&self, caller: &Caller) -> Result<Found, Failure> {
        let found = self.tables.find_at(caller.place).await?;
        found.ok_or(Failure::Denied(Denied::NoTable))
    }

    /// The table at which the caller acts: the open one in their channel if they sit there; else their only private one; else the open one
    /// here; else their only one elsewhere on the server, or anywhere if they write to the bot directly. So people can act at their table
    /// even if they do not see its channel.
    pub(crate) async fn own_table(&self, caller: &Caller) -> Result<Found, Failure> {
        let here = self.tables.find_at(caller.place).await?;
        let open = here.clone().filter(|table| table.status.is_open());
        if let Some(table) = open.as_ref().filter(|table| table.seat_of(caller.person.user).is_some()) {
            return Ok(table.clone());
        }
        let elsewhere = self.elsewhere(caller).await?;
        // A private table is nowhere else to be found.
        let mut private = elsewhere.iter().filter(|sitting| sitting.place.is_of(caller.person.user));
        let private = private.next().filter(|_| private.next().is_none());
        let only = match &elsewhere[..] {
            [only] if open.is_none() => Some(only),
            _ => private,
        };
        if let Some(only) = only
            && let Some(table) = self.tables.find(only.session).await?
        {
            return Ok(table);
        }
        if let Some(table) = open {
            return Ok(table);
        }
        match here {
            Some(table) => Ok(table),
            None if !elsewhere.is_empty() => Err(Failure::told("deny-which-table")),
            None if caller.is_direct() => Err(Failure::told("deny-direct-table")),
            None => Err(Failure::Denied(Denied::NoTable)),
        }
    }

    /// The table to look at, which may be a finished game.
    pub(crate) async fn seen(&self, caller: &Caller) -> Result<Found, Failure> {
        match self.tables.find_at(caller.place).await? {
            Some(table) => Ok(table),
            None => self.own_table(caller).await,
        }
    }

    /// The open tables at which the caller sits elsewhere on the server, or anywhere if they write to the bot directly.
    pub(crate) async fn elsewhere(&self, caller: &Caller) -> Result<Vec<Sitting>, Failure> {
        let mut sittings = self.tables.store().sittings(caller.person.user).await?;
        let known = &self.messages.known;
        sittings.retain(|Sitting { place, .. }| {
            let near = caller.is_direct() || place.guild == caller.place.guild;
            near && *place != caller.place && known.is_on(place.guild)
        });
        Ok(sittings)
    }

    /// The table with that number, which must stand where the caller is, since it may have been brought elsewhere. People who sit there act
    /// from anywhere.
    pub(crate) async fn numbered(&self, caller: &Caller, number: SessionId) -> Result<Found, Failure> {
        let found = self.tables.find(number).await?;
        let sits = |table: &Found| {
            table.status.is_open() && table.owning(table.owners()).contains(&caller.person.user)
        };
        match found {
            Some(table) if table.place == caller.place || sits(&table) || caller.finished(&table) => {
                Ok(table)
            }
            Some(table)
                if table.place.guild == caller.place.guild
                    && table.status.is_open()
                    && !table.is_private() =>
            {
                let channel = format!("<#{}>", table.place.channel);
                Err(Failure::Told("deny-elsewhere", vec![("channel", channel.into())]))
            }
            _ if caller.is_direct() => Err(Failure::told("deny-direct")),
            _ => Err(Failure::told("deny-expired")),
        }
    }

    /// Carries out an intent, or returns the question whether the caller is sure.
    pub(crate) async fn unless_in_doubt(
        &self,
        caller: &Caller,
        table: &Found,
        intent: Intent,
    ) -> Result<Result<Receipt, Confirmation>, Failure> {
        match self.act(caller, table, intent).await {
            Err(Failure::Denied(Denied::Unsure(doubt))) => Ok(Err(doubt)),
            done => done.map(Ok),
        }
    }

    /// The table with that number, anywhere on the server: its host may be asked outside its thread.
    pub(crate) async fn on_server(&self, caller: &Caller, number: SessionId) -> Result<Found, Failure> {
        let found = self.tables.find(number).await?;
        let hidden = |table: &Found| table.is_private() && table.host != caller.person.user;
        let there = found.filter(|table| table.place.guild == caller.place.guild && !hidden(table));
        there.ok_or(Failure::told("deny-expired"))
    }
}

/// A person as they sit at a table: without a server, Discord does not say what it calls them.
pub(crate) fn seated(session: &Session, user: u64) -> Option<Person> {
    match &session.seat(session.seat_of(user)?)?.sitter {
        Sitter::Person { user, name, username, locale } => {
            let (name, username, locale) = (name.clone(), username.clone(), locale.clone());
            Some(Person { author: Author::Person, user: *user, name, username, locale })
        }
        Sitter::Computer { .. } => None,
    }
}
