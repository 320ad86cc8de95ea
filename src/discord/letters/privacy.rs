//! The question whether somebody wants what is stored about them, or wants to be forgotten.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::Words as _;

use super::parts::page::Page;
use super::parts::press::{CustomId, Press};
use super::parts::rows::button;
use super::parts::wishes::Wish;
use words::Speech;

/// Says what will happen at so many tables, and asks whether it is to.
pub(crate) fn question_page(wish: Wish, tables: usize, speech: &Speech) -> Page {
    let (question, label, style) = match wish {
        Wish::Export => {
            (speech.say("privacy-export-question"), "privacy-export-button", ButtonStyle::Primary)
        }
        Wish::Delete => {
            let question = speech.text("privacy-delete-question", &[("tables", tables.into())]);
            (question, "privacy-delete-button", ButtonStyle::Danger)
        }
    };
    let id = CustomId::aside(Press::Privacy(wish));
    let rows = vec![CreateActionRow::Buttons(vec![button(&id, &speech.say(label)).style(style)])];
    Page { content: question, rows, ..Page::default() }
}
