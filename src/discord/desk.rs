//! The counter: commands and presses both come here with what people want, and both get an [`Answer`].
//!
//! A table is looked up once: by the channel for a command, by its number for whatever was pressed or filled in. Everything else is
//! done to the table that was [`Found`].

mod absence;
mod away;
mod closed;
mod hint;
mod leaving;
mod lists;
mod lobby;
mod me;
mod mine;
mod mute;
mod opening;
mod orders;
mod place;
mod plan;
mod privacy;
mod profile;
mod read;
mod replay;
mod settings;
mod table;
mod waiting;

use std::sync::Arc;

use games::{Arg, Draft, Words as _};
use poise::serenity_prelude as serenity;

pub(in crate::discord) use closed::needed;
pub(crate) use hint::AskedHint;
pub(in crate::discord) use leaving::away_page;
pub(in crate::discord) use lobby::{COMPUTER, SEATS};
pub(crate) use opening::Opening;
pub(in crate::discord) use orders::form as order_form;
pub(crate) use privacy::Wish;
pub(in crate::discord) use profile::Repute;
pub(crate) use read::Showing;
pub(super) use read::{rules_page, viewer_of};
pub(crate) use replay::{Asked, Audience};
pub(super) use settings::Settings;

use super::caller::Caller;
use super::failure::Failure;
use super::known::Known;
use super::mentions::Mentions;
use super::page::Page;
use crate::log;
use crate::pictures::Pictures;
use crate::session::{Denied, Intent, Session, SessionId};
use crate::tables::{Found, Receipt, Tables};
use crate::words::{Lang, Speech};

/// The counter at which people ask for everything.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(super) tables: Tables,
    pub(super) pictures: Pictures,
    pub(super) http: Arc<serenity::Http>,
    pub(super) mentions: Arc<Mentions>,
    pub(super) known: Arc<Known>,
}

/// The reply to a command.
pub(crate) struct Answer {
    /// The message.
    pub page: Page,
    /// Whether only the caller sees it.
    pub ephemeral: bool,
}

impl Answer {
    /// For the caller alone.
    pub(crate) fn private(page: Page) -> Answer {
        Answer { page, ephemeral: true }
    }
}

impl Desk {
    /// Carries out an intent at a table.
    pub(super) async fn act(
        &self,
        caller: &Caller,
        table: &Found,
        intent: Intent,
    ) -> Result<Receipt, Failure> {
        let (session, interaction) = (table.session.clone(), Some(caller.interaction));
        Ok(self.tables.act(session, &caller.person, &intent, interaction).await?)
    }

    /// Carries out an intent that needs no answer but a sentence, at the table in the caller's channel.
    pub(crate) async fn say(
        &self,
        caller: &Caller,
        intent: Intent,
        done: &'static str,
    ) -> Result<Answer, Failure> {
        self.act(caller, &self.here(caller).await?, intent).await?;
        Ok(Answer::private(Page::text(caller.speech().say(done))))
    }

    /// The table in the caller's channel.
    pub(in crate::discord) async fn here(&self, caller: &Caller) -> Result<Found, Failure> {
        let found = self.tables.find_at(caller.place).await?;
        found.ok_or(Failure::Denied(Denied::NoTable))
    }

    /// The table with that number, which must stand where the caller is: it may have been brought elsewhere.
    pub(super) async fn numbered(&self, caller: &Caller, number: i64) -> Result<Found, Failure> {
        let found = self.tables.find(SessionId(number)).await?;
        match found {
            Some(table) if table.place == caller.place => Ok(table),
            Some(table) if table.place.guild == caller.place.guild && table.status.is_open() => {
                let channel = format!("<#{}>", table.place.channel);
                Err(Failure::Told("deny-elsewhere", vec![("channel", channel.into())]))
            }
            _ => Err(Failure::told("deny-expired")),
        }
    }

    /// The sentence for somebody who was refused. A fault is logged with the table's number.
    pub(crate) fn excuse(&self, failure: &Failure, speech: &Speech, session: Option<i64>) -> String {
        match failure {
            Failure::Told(key, args) => speech.text(key, args),
            Failure::Denied(Denied::Broken(cause)) | Failure::Broken(cause) => {
                let cause = format!("{cause:#}");
                let note = log::mark(&cause);
                tracing::error!(session, note, cause, "could not serve");
                speech.text("deny-broken", &[("note", Arg::Text(note))])
            }
            Failure::Denied(denied) => denied.say(speech),
        }
    }

    /// A language with the names at a table, for texts.
    pub(super) fn speech(&self, session: &Session, lang: Lang) -> Speech {
        Speech::escaped(lang, &session.seats)
    }

    /// A language with the names at a table, for pictures of it as it was.
    pub(super) fn picture_speech(&self, session: &Session, lang: Lang) -> Speech {
        Speech::drawn(lang, &session.seats)
    }

    /// The caller's panel when they come back to it: with what the others have done since.
    pub(super) async fn opened_panel(
        &self,
        table: &Found,
        caller: &Caller,
        mut notes: Vec<String>,
    ) -> Result<Page, Failure> {
        notes.extend(self.missed(table, caller)?);
        self.fresh_panel(table, caller, notes).await
    }

    /// The caller's panel as it stands, with something said first.
    pub(super) async fn fresh_panel(
        &self,
        table: &Found,
        caller: &Caller,
        mut notes: Vec<String>,
    ) -> Result<Page, Failure> {
        let seat = table.seat_of(caller.person.user);
        if seat.is_some_and(|seat| table.has_dropped(seat)) {
            notes.push(caller.speech().say("orders-dropped"));
        }
        let sight = seat.and_then(|seat| table.sight(games::Viewer::Seat(seat)));
        let start = sight.map_or_else(Draft::default, |sight| sight.start());
        Ok(self.panel(table, caller, &start, notes).await?)
    }
}
