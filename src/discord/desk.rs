//! The counter: commands and presses both come here with what people want, and both get an [`Answer`].
//!
//! A table is looked up once: by the channel for a command, by its number for whatever was pressed or filled in. Everything else is
//! done to the table that was [`Found`]. What is said is written in [`letters`](super::letters).

mod absence;
mod answers;
mod away;
mod closed;
mod direct;
mod doctor;
mod hint;
mod leaving;
mod lists;
mod lobby;
mod me;
mod mute;
mod onward;
mod opening;
mod orders;
mod place;
mod plan;
mod privacy;
mod profile;
mod read;
mod replay;
mod sending;
mod settings;
mod share;
mod table;
mod waiting;

use std::sync::Arc;

use poise::BoxFuture;
use poise::serenity_prelude as serenity;
use rules::Viewer;
use tabletop::Draft;

pub(crate) use hint::AskedHint;
#[cfg(test)]
pub(crate) use onward::Next;
pub(crate) use onward::Panels;
pub(crate) use opening::{Opening, Promised};
pub(crate) use orders::form as order_form;
pub(crate) use privacy::AskedExport;
pub(crate) use read::Showing;
pub(crate) use read::review::AskedReview;
pub(crate) use replay::{Asked, Audience};
pub(crate) use sending::{revise, send_page};
pub(crate) use share::{AskedSharing, Sharing};

use super::letters::Scribe;
use super::letters::failure::Failure;
use super::letters::lobby::asks_beacon;
use super::letters::parts::page::Page;
use super::letters::reading::missed;
use super::letters::ways::apart;
use super::wire::caller::Caller;
use direct::seated;
use host::store::Sitting;
use host::tables::{Found, Receipt, Tables};
use session::{Denied, Intent, SessionId};

/// The counter at which people ask for everything; cheap to clone.
#[derive(Clone)]
pub(crate) struct Desk {
    pub tables: Tables,
    pub http: Arc<serenity::Http>,
    pub scribe: Scribe,
    pub panels: Arc<Panels>,
    pub sharing: Arc<Sharing>,
    pub promised: Arc<Promised>,
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

impl Desk {
    /// Carries out an intent at a table. Whoever waits for it has it on the heap: it is deep, and a press could come to any of many.
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
            let (session, interaction) = (table.session.clone(), Some(caller.interaction));
            // Only there Discord says what the table's server calls them.
            let away = caller.place.guild != table.place.guild;
            let seated = seated(table, caller.person.user).filter(|_| away);
            let who = seated.as_ref().unwrap_or(&caller.person);
            Ok(self.tables.act_in_time(session, who, &intent, interaction, caller.due).await?)
        })
    }

    /// Refuses a table that would wait for a beacon which nobody has named.
    fn check_beacon(&self, key: &str, value: &str) -> Result<(), Failure> {
        if asks_beacon(key, value) && !self.scribe.has_beacon {
            return Err(Failure::told("deny-no-beacon"));
        }
        Ok(())
    }

    /// Carries out an intent that needs no answer but a sentence, at the caller's table.
    pub(crate) async fn say(
        &self,
        caller: &Caller,
        intent: Intent,
        done: &'static str,
    ) -> Result<Answer, Failure> {
        let table = self.own_table(caller).await?;
        self.act(caller, &table, intent).await?;
        Ok(Answer::private(apart(Page::text(caller.speech().say(done)), &table, caller)))
    }

    /// The table in the caller's channel.
    pub(crate) async fn here(&self, caller: &Caller) -> Result<Found, Failure> {
        let found = self.tables.find_at(caller.place).await?;
        found.ok_or(Failure::Denied(Denied::NoTable))
    }

    /// The table at which the caller acts: the open one in their channel; where there is none, their only one elsewhere on the server, or
    /// anywhere if they write to the bot directly. So people can act at their table even if they do not see its channel.
    pub(crate) async fn own_table(&self, caller: &Caller) -> Result<Found, Failure> {
        let here = self.tables.find_at(caller.place).await?;
        if let Some(table) = here.as_ref().filter(|table| table.status.is_open()) {
            return Ok(table.clone());
        }
        let elsewhere = self.elsewhere(caller).await?;
        if let [only] = &elsewhere[..]
            && let Some(table) = self.tables.find(only.session).await?
        {
            return Ok(table);
        }
        match here {
            Some(table) => Ok(table),
            None if !elsewhere.is_empty() => Err(Failure::told("deny-which-table")),
            None if caller.is_direct() => Err(Failure::told("deny-direct-table")),
            None => Err(Failure::Denied(Denied::NoTable)),
        }
    }

    /// The same to look at, which may be a game that is over, too.
    pub(crate) async fn seen(&self, caller: &Caller) -> Result<Found, Failure> {
        match self.tables.find_at(caller.place).await? {
            Some(table) => Ok(table),
            None => self.own_table(caller).await,
        }
    }

    /// The open tables at which the caller sits that stand elsewhere on the server, or anywhere if they write to the bot directly.
    pub(crate) async fn elsewhere(&self, caller: &Caller) -> Result<Vec<Sitting>, Failure> {
        let mut sittings = self.tables.store().sittings(caller.person.user).await?;
        let known = &self.scribe.known;
        sittings.retain(|Sitting { place, .. }| {
            let near = caller.is_direct() || place.guild == caller.place.guild;
            near && *place != caller.place && known.is_on(place.guild)
        });
        Ok(sittings)
    }

    /// The table with that number, which must stand where the caller is: it may have been brought elsewhere. Whoever sits there acts from
    /// anywhere.
    pub(crate) async fn numbered(&self, caller: &Caller, number: SessionId) -> Result<Found, Failure> {
        let found = self.tables.find(number).await?;
        let sits = |table: &Found| {
            table.status.is_open() && table.owning(table.owners()).contains(&caller.person.user)
        };
        match found {
            Some(table) if table.place == caller.place || sits(&table) => Ok(table),
            Some(table) if table.place.guild == caller.place.guild && table.status.is_open() => {
                let channel = format!("<#{}>", table.place.channel);
                Err(Failure::Told("deny-elsewhere", vec![("channel", channel.into())]))
            }
            _ if caller.is_direct() => Err(Failure::told("deny-direct")),
            _ => Err(Failure::told("deny-expired")),
        }
    }

    /// The caller's panel when they come back to it: with what the others have done since.
    pub(crate) async fn opened_panel(
        &self,
        table: &Found,
        caller: &Caller,
        mut notes: Vec<String>,
    ) -> Result<Page, Failure> {
        notes.extend(missed(table, caller)?);
        self.fresh_panel(table, caller, notes).await
    }

    /// The caller's panel as it stands, with something said first.
    pub(crate) async fn fresh_panel(
        &self,
        table: &Found,
        caller: &Caller,
        mut notes: Vec<String>,
    ) -> Result<Page, Failure> {
        let seat = table.seat_of(caller.person.user);
        if seat.is_some_and(|seat| session::prepared::has_dropped(table, seat)) {
            notes.push(caller.speech().say("orders-dropped"));
        }
        let sight = seat.and_then(|seat| table.sight(Viewer::Seat(seat)));
        let start = sight.map_or_else(Draft::default, |sight| sight.start());
        Ok(self.scribe.panel(table, caller, &start, notes).await?)
    }
}
