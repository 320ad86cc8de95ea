//! Direct messages: they call one person, in their own language, and say what everybody may know.

use games::{Seat, Words as _};
use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};

use super::absent::time_lines;
use super::board::{asked_of, reminder_line};
use super::custom_id::{CustomId, Verb};
use super::desk::Desk;
use super::failure::Failure;
use super::page::Page;
use super::rows::button;
use crate::session::{Author, Denied, Intent, Person, Place, Session, SessionId, Sitter};

/// Marks the buttons of a direct message.
pub(super) const DIRECT: &str = "direct";

impl Desk {
    /// The direct message that calls a seat, with a link to the message of its table; none if its person wishes none, or is not asked.
    pub(super) fn direct_page(&self, session: &Session, seat: Seat, live: Option<u64>) -> Option<Page> {
        let row = session.seat(seat).filter(|row| row.rhythm.direct && row.caretaker.is_none())?;
        let Sitter::Person { user, locale, .. } = &row.sitter else { return None };
        let speech = self.speech(session, self.known.speaks(*user, locale));
        let duty = asked_of(session, seat, self.tables.now(), &speech)?;
        let game = speech.say(&format!("{}-name", session.title.id()));
        let args = [("game", game.into()), ("table", session.id.0.into()), ("duty", duty.into())];
        let mut lines = vec![speech.text("direct-call", &args)];
        lines.extend(time_lines(session, &speech));
        lines.extend(reminder_line(row, &speech));
        let mut buttons =
            vec![CreateButton::new_link(link(session.place, live)).label(speech.say("direct-button-table"))];
        if session.can_be_muted(*user) {
            let id = CustomId::plain(session.id.0, Verb::Mute).with(DIRECT);
            buttons.push(button(&id, &speech.say("call-button-mute")).style(ButtonStyle::Secondary));
        }
        let rows = vec![CreateActionRow::Buttons(buttons)];
        Some(Page { content: lines.join("\n"), rows, ..Page::default() })
    }

    /// Does what somebody has pressed on a direct message, where nothing else is offered than peace; what the message says then.
    ///
    /// # Errors
    /// [`Failure`]: nothing is asked of them any more, or the button belongs elsewhere.
    pub(super) async fn pressed_directly(&self, user: u64, id: &CustomId) -> Result<Page, Failure> {
        if id.verb == Verb::Digest {
            return self.digest_now(user, id).await;
        }
        if id.verb != Verb::Mute || id.rest != DIRECT {
            return Err(Failure::told("deny-direct"));
        }
        let found = self.tables.session_by_id(SessionId(id.session)).await?;
        let gone = || Failure::told("deny-mute");
        let session = found.ok_or_else(gone)?;
        let (seat, who) = session.seat_of(user).zip(seated(&session, user)).ok_or_else(gone)?;
        let done = self.tables.act(session, &who, &Intent::Mute, None).await;
        let done = done.map_err(|denied| match denied {
            Denied::Busy | Denied::Broken(_) => Failure::Denied(denied),
            _ => gone(),
        })?;
        let live = self.tables.store().message(done.session.id).await?;
        let page = self.direct_page(&done.session, seat, live).ok_or_else(gone)?;
        let said = self.known.speech(&who).say("mute-done");
        Ok(Page { content: format!("{}\n{said}", page.content), ..page })
    }

    /// A digest brought up to date.
    async fn digest_now(&self, user: u64, id: &CustomId) -> Result<Page, Failure> {
        let found = self.tables.session_by_id(SessionId(id.session)).await?;
        let session = found.ok_or(Failure::told("deny-direct"))?;
        let waiting = self.waits_for(user).await?;
        Ok(self.digest_page(&session, user, &waiting))
    }
}

/// Somebody as they sit at a table: where there is no server, Discord does not say what it calls them.
fn seated(session: &Session, user: u64) -> Option<Person> {
    match &session.seat(session.seat_of(user)?)?.sitter {
        Sitter::Person { user, name, username, locale } => {
            let (name, username, locale) = (name.clone(), username.clone(), locale.clone());
            Some(Person { author: Author::Person, user: *user, name, username, locale })
        }
        Sitter::Computer { .. } => None,
    }
}

/// The address of a table: its message if there is one, else its channel.
pub(super) fn link(place: Place, message: Option<u64>) -> String {
    let Place { guild, channel } = place;
    let message = message.map_or_else(String::new, |message| format!("/{message}"));
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}
