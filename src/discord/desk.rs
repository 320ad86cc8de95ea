//! What people ask for, whichever way they ask: commands and presses both come here, and both get an [`Answer`].

mod lists;
mod lobby;
mod read;
mod settings;
mod table;

use std::sync::Arc;

use games::{Arg, Draft, Words as _};
use poise::serenity_prelude as serenity;
use render::Theme;

pub(crate) use lobby::Opening;
pub(crate) use read::Showing;
pub(super) use read::{rules_page, viewer_of};

use super::caller::Caller;
use super::failure::Failure;
use super::page::Page;
use crate::pictures::Pictures;
use crate::session::{Denied, Intent};
use crate::session::{Session, SessionId};
use crate::tables::{Receipt, Tables};
use crate::words::{Lang, Speech, escape, picture_name};

/// The counter at which everything is asked for.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(super) tables: Tables,
    pub(super) pictures: Pictures,
    pub(super) http: Arc<serenity::Http>,
}

/// What is said back.
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
    /// Carries out an intent.
    pub(super) async fn act(&self, caller: &Caller, intent: Intent) -> Result<Receipt, Failure> {
        Ok(self.tables.act(caller.place, &caller.person, &intent, Some(caller.interaction)).await?)
    }

    /// Carries out an intent that needs no answer but a sentence.
    pub(crate) async fn say(
        &self,
        caller: &Caller,
        intent: Intent,
        done: &'static str,
    ) -> Result<Answer, Failure> {
        self.act(caller, intent).await?;
        Ok(Answer::private(Page::text(caller.speech().say(done))))
    }

    /// The table in the caller's channel.
    pub(super) async fn session(&self, caller: &Caller) -> Result<Arc<Session>, Failure> {
        let found = self.tables.session(caller.place).await?;
        found.ok_or(Failure::Denied(Denied::NoTable))
    }

    /// The table with that number, which must stand where the caller is.
    pub(super) async fn session_by_id(
        &self,
        caller: &Caller,
        id: SessionId,
    ) -> Result<Arc<Session>, Failure> {
        let found = self.tables.session_by_id(id).await?;
        found.filter(|session| session.place == caller.place).ok_or(Failure::told("deny-expired"))
    }

    /// The sentence for somebody who was refused; a fault is logged with the table's number.
    pub(crate) fn excuse(&self, failure: &Failure, speech: &Speech, session: Option<i64>) -> String {
        match failure {
            Failure::Told(key, args) => speech.text(key, args),
            Failure::Denied(Denied::Broken(cause)) | Failure::Broken(cause) => {
                let note = format!("{:04x}", rand::random::<u16>());
                tracing::error!(session, note, cause = %format!("{cause:#}"), "could not serve");
                speech.text("deny-broken", &[("note", Arg::Text(note))])
            }
            Failure::Denied(denied) => denied.say(speech),
        }
    }

    /// A language with the names at a table, for texts.
    pub(super) fn speech(&self, session: &Session, lang: Lang) -> Speech {
        Speech::new(lang, session.seats.iter().map(|row| escape(&row.name)).collect())
    }

    /// A language with the names at a table, for pictures.
    pub(super) fn picture_speech(&self, session: &Session, lang: Lang) -> Speech {
        Speech::new(lang, session.seats.iter().map(|row| picture_name(&row.name, &row.username)).collect())
    }

    /// The look of a server's pictures.
    pub(super) async fn theme(&self, session: &Session) -> Theme {
        self.settings_of(session.place.guild).await.unwrap_or_default().theme()
    }

    /// The caller's panel as it stands, with something said first.
    pub(super) async fn fresh_panel(
        &self,
        session: &Session,
        caller: &Caller,
        notes: Vec<String>,
    ) -> Result<Page, Failure> {
        Ok(self.panel(session, caller, &Draft::default(), notes).await?)
    }
}
