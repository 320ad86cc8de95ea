//! What is said of a replay: how far it is, and what goes with it.

pub(crate) mod review;

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::Words as _;

use super::parts::page::{Attachment, Illustration, Label, Page};
use super::parts::press::{CustomId, Press};
use super::parts::rows::button;
use crate::pictures::State;
use session::{Session, SessionId};
use words::Speech;

/// A finished replay; whoever may show it to the others gets the button for it.
pub(crate) fn replay_page(
    file: Vec<u8>,
    label: Label,
    caption: String,
    show: Option<SessionId>,
    speech: &Speech,
) -> Page {
    let rows = show.map(|table| {
        let show = button(&CustomId::at(table, Press::Show), &speech.say("replay-show"));
        CreateActionRow::Buttons(vec![show.style(ButtonStyle::Secondary)])
    });
    let picture = Illustration::Ready(Attachment { bytes: file, label });
    Page { content: caption, rows: rows.into_iter().collect(), picture: Some(picture), ..Page::default() }
}

/// How far a replay is.
pub(crate) fn progress(state: &State, speech: &Speech) -> String {
    match state {
        State::Drawing(progress) if progress.frames > 0 => {
            let args = [("drawn", progress.drawn.into()), ("frames", progress.frames.into())];
            speech.text("replay-drawing", &args)
        }
        _ => speech.say("replay-waiting"),
    }
}

/// The name of a replay's file, and what it says to those who cannot see it.
pub(crate) fn label(table: &Session, speech: &Speech) -> Label {
    Label {
        name: format!("{}-{}.gif", table.title.id(), table.id),
        alt: captioned("replay-alt", table, speech),
    }
}

/// A message with the name of the game and the table's number.
pub(crate) fn captioned(key: &str, table: &Session, speech: &Speech) -> String {
    naming(key, table.title.id(), table.id, speech)
}

/// What a finished game is called where one of several is chosen.
pub(crate) fn choice(game: &str, table: SessionId, speech: &Speech) -> String {
    naming("replay-choice", game, table, speech)
}

fn naming(key: &str, game: &str, table: SessionId, speech: &Speech) -> String {
    let game = speech.say(&format!("{game}-name"));
    speech.text(key, &[("game", game.into()), ("table", table.0.into())])
}
