//! Checks of anything that Discord's gateway may bring, shared by the fuzz targets and the property tests.

use poise::serenity_prelude as serenity;
use serenity::{Event, GatewayEvent, Interaction};

use crate::discord::News;
use crate::discord::message::press::CustomId;
use crate::discord::texts;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::directory::Directory;
use crate::discord::wire::mend::interaction;

/// Reads any bytes as a custom_id: it is written as it was read, or is not ours.
///
/// # Panics
/// If it is read as another one.
pub fn custom_id(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(id) = text.parse::<CustomId>() else { return };
    assert_eq!(id.to_string().parse(), Ok(id), "{text:?} is read as another custom_id");
}

/// Reads any bytes as a frame of the gateway, as far as that goes without a table. Returns whether it is an interaction.
///
/// # Panics
/// If something in it is misread.
pub fn frame(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Ok(GatewayEvent::Dispatch(_, event)) = serde_json::from_str::<GatewayEvent>(&text) else {
        return false;
    };
    let known = Directory::default();
    let interaction = match event {
        Event::InteractionCreate(created) => created.interaction,
        Event::Unknown(unread) if unread.kind == "INTERACTION_CREATE" => {
            let Some(interaction) = interaction(&unread.value) else { return false };
            interaction
        }
        Event::Unknown(unread) => {
            drop(News::read(&unread.kind, &unread.value));
            return false;
        }
        _ => return false,
    };
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => {
            drop(Caller::of_command(&command, &known));
        }
        Interaction::Component(press) => {
            drop(Caller::of_press(&press, &known));
            custom_id(press.data.custom_id.as_bytes());
        }
        Interaction::Modal(form) => {
            drop(Caller::of_form(&form, &known));
            drop(texts(&form.data.components));
            custom_id(form.data.custom_id.as_bytes());
        }
        _ => {}
    }
    true
}
