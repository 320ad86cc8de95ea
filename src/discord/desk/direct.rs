//! Presses on the bot's own direct messages, which bring these up to date.

use super::Desk;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::{Bearer, CustomId, Press};
use session::{Author, Denied, Intent, Person, Session, SessionId, Sitter};

impl Desk {
    /// Does what somebody has pressed on a direct message, where nothing else is offered than peace; what the message says then.
    ///
    /// # Errors
    /// [`Failure`]: nothing is asked of them any more, or the button belongs elsewhere.
    pub(crate) async fn pressed_directly(
        &self,
        user: u64,
        locale: &str,
        id: &CustomId,
    ) -> Result<Page, Failure> {
        match (&id.press, id.table) {
            (Press::Mute(Bearer::Direct), Some(table)) => self.mute_directly(user, table).await,
            (Press::Digest(_), _) => self.digest_now(user, locale).await,
            _ => Err(Failure::told("deny-direct")),
        }
    }

    /// Reminds somebody no more of what that table asks of them now.
    async fn mute_directly(&self, user: u64, table: SessionId) -> Result<Page, Failure> {
        let found = self.tables.session_by_id(table).await?;
        let gone = || Failure::told("deny-mute");
        let session = found.ok_or_else(gone)?;
        let (seat, who) = session.seat_of(user).zip(seated(&session, user)).ok_or_else(gone)?;
        let done = self.tables.act(session, &who, &Intent::Mute, None).await;
        let done = done.map_err(|denied| match denied {
            Denied::Busy | Denied::Broken(_) => Failure::Denied(denied),
            _ => gone(),
        })?;
        let live = self.tables.store().message(done.session.id).await?;
        let page = self.scribe.direct_page(&done.session, seat, live).ok_or_else(gone)?;
        let said = self.scribe.known.speech(&who).say("mute-done");
        Ok(Page { content: format!("{}\n{said}", page.content), ..page })
    }

    /// A digest brought up to date.
    async fn digest_now(&self, user: u64, locale: &str) -> Result<Page, Failure> {
        let mut waiting = self.tables.all_waiting(user).await?;
        self.scribe.known.keep_served(&mut waiting);
        Ok(self.scribe.digest_page(user, locale, &waiting))
    }
}

/// Somebody as they sit at a table: where there is no server, Discord does not say what it calls them.
pub(super) fn seated(session: &Session, user: u64) -> Option<Person> {
    match &session.seat(session.seat_of(user)?)?.sitter {
        Sitter::Person { user, name, username, locale } => {
            let (name, username, locale) = (name.clone(), username.clone(), locale.clone());
            Some(Person { author: Author::Person, user: *user, name, username, locale })
        }
        Sitter::Computer { .. } => None,
    }
}
