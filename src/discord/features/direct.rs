//! Direct messages of the bot, and presses on them.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::{Seat, Words as _};

use crate::discord::app::{App, seated};
use crate::discord::features::board::calls::{absence_line, asked_of, reminder_line, time_lines};
use crate::discord::features::{mute, waiting};
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId, Meaning as _};
use crate::discord::message::rows::button;
use session::{Denied, Intent, Place, Session, SessionId, Sitter};

/// Does what was pressed on a direct message, which offers only peace; returns the message's new content.
///
/// # Errors
/// [`Failure`]: nothing is asked of them any more, or the button belongs elsewhere.
pub(crate) async fn pressed_directly(
    app: &App,
    user: u64,
    locale: &str,
    id: &CustomId,
) -> Result<Page, Failure> {
    match (mute::Press::of(id), id.table) {
        (Some(mute::Press::Mute { bearer: Bearer::Direct }), Some(table)) => {
            mute_directly(app, user, table).await
        }
        _ if waiting::Press::of(id).is_some() => digest_now(app, user, locale).await,
        _ => Err(Failure::told("deny-direct")),
    }
}

/// Stops a person's reminders of what that table asks now.
async fn mute_directly(app: &App, user: u64, table: SessionId) -> Result<Page, Failure> {
    let found = app.tables.session_by_id(table).await?;
    let gone = || Failure::told("deny-mute");
    let session = found.ok_or_else(gone)?;
    let (seat, who) = session.seat_of(user).zip(seated(&session, user)).ok_or_else(gone)?;
    let done = app.tables.act(session, &who, &Intent::Mute, None).await;
    let done = done.map_err(|denied| match denied {
        Denied::Busy | Denied::Broken(_) => Failure::Denied(denied),
        _ => gone(),
    })?;
    let live = app.tables.store().message(done.session.id).await?;
    let page = app.messages.direct_page(&done.session, seat, live).ok_or_else(gone)?;
    let said = app.messages.known.speech(&who).say("mute-done");
    Ok(Page { content: format!("{}\n{said}", page.content), ..page })
}

/// A digest brought up to date.
async fn digest_now(app: &App, user: u64, locale: &str) -> Result<Page, Failure> {
    let mut waiting = app.tables.all_waiting(user).await?;
    app.messages.known.keep_served(&mut waiting);
    Ok(app.messages.digest_page(user, locale, &waiting))
}

impl Messages {
    /// The direct message that calls a seat, with a link to the message of its table; none if its person wants none, or is not asked.
    pub(crate) fn direct_page(&self, session: &Session, seat: Seat, live: Option<u64>) -> Option<Page> {
        let row = session.seat(seat).filter(|row| row.availability.direct && row.caretaker.is_none())?;
        let Sitter::Person { user, locale, .. } = &row.sitter else { return None };
        let speech = session.speech(self.known.speaks(*user, locale));
        let duty = asked_of(session, seat, self.now(), &speech)?;
        let game = speech.say(&format!("{}-name", session.title.id()));
        let args = [("game", game.into()), ("table", session.id.0.into()), ("duty", duty.into())];
        let mut lines = vec![speech.text("direct-call", &args)];
        lines.extend(time_lines(session, &speech));
        lines.extend(absence_line(session, seat, self.now(), &speech));
        lines.extend(reminder_line(row, &speech));
        let mut buttons =
            vec![CreateButton::new_link(link(session.place, live)).label(speech.say("direct-button-table"))];
        if session.can_be_muted(*user) {
            let id = CustomId::at(session.id, mute::Press::Mute { bearer: Bearer::Direct });
            buttons.push(button(&id, &speech.say("call-button-mute")).style(ButtonStyle::Secondary));
        }
        let rows = vec![CreateActionRow::Buttons(buttons)];
        Some(Page { content: lines.join("\n"), rows, ..Page::default() })
    }
}

/// The address of a table: its message if there is one, else its channel.
pub(crate) fn link(place: Place, message: Option<u64>) -> String {
    let Place { guild, channel } = place;
    let message = message.map_or_else(String::new, |message| format!("/{message}"));
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}
