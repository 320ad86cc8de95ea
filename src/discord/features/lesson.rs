//! A first game with a guide.

pub(crate) mod deed;

use poise::serenity_prelude::{ButtonStyle, CreateButton};

use crate::discord::app::pressed::presses;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use words::Speech;

presses! {
    /// What is pressed to learn a game.
    |pressed, app, caller|
    /// Opens a first game with a guide.
    Learn("learn", Never) { rest game: String, } => Ok(deed::lesson(game));
    /// Opens a lobby of that game for people, for a person who has learned it.
    // Opening a table makes a large future: on the heap it burdens no other press.
    People("people") { rest game: String, }
        => pressed.shown(Box::pin(deed::play_with_people(app, caller, &game)).await.map(|answer| answer.page));
}

/// The button that opens a first game with a guide, if the game has one.
pub(crate) fn learn_button(title: &dyn tabletop::Title, speech: &Speech) -> Option<CreateButton> {
    title.lesson()?;
    let id = CustomId::aside(Press::Learn { game: title.id().to_owned() });
    Some(button(&id, &speech.say("lesson-button")).style(ButtonStyle::Success))
}
