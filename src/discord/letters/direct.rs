//! Direct messages: they call one person, in their own language, and say what everybody may know.
//!
//! They are calls of another place: the outbox notes the channel of such a message, so a call is taken away where it stands. If Discord
//! refuses one for good, the table's channel is told as ever. Where there is no server, nothing but peace can be pressed.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::{Seat, Words as _};

use super::Scribe;
use super::parts::page::Page;
use super::parts::press::{Bearer, CustomId, Press};
use super::parts::rows::button;
use super::public::calls::{absence_line, asked_of, reminder_line, time_lines};
use session::{Place, Session, Sitter};

impl Scribe {
    /// The direct message that calls a seat, with a link to the message of its table; none if its person wishes none, or is not asked.
    pub(crate) fn direct_page(&self, session: &Session, seat: Seat, live: Option<u64>) -> Option<Page> {
        let row = session.seat(seat).filter(|row| row.rhythm.direct && row.caretaker.is_none())?;
        let Sitter::Person { user, locale, .. } = &row.sitter else { return None };
        let speech = session.speech(self.known.speaks(*user, locale));
        let duty = asked_of(session, seat, self.now(), &speech)?;
        let game = speech.say(&format!("{}-name", session.title.id()));
        let args = [("game", game.into()), ("table", session.id.0.into()), ("duty", duty.into())];
        let mut lines = vec![speech.text("direct-call", &args)];
        lines.extend(time_lines(session, &speech));
        lines.extend(absence_line(session, seat, &speech));
        lines.extend(reminder_line(row, &speech));
        let mut buttons =
            vec![CreateButton::new_link(link(session.place, live)).label(speech.say("direct-button-table"))];
        if session.can_be_muted(*user) {
            let id = CustomId::at(session.id, Press::Mute(Bearer::Direct));
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
