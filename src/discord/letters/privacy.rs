//! The question whether somebody wants what is stored about them, or wants to be forgotten.

use games::Words as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::page::Page;
use super::press::{CustomId, Press};
use super::rows::button;
use crate::words::Speech;

/// What a person may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// A file of everything that is stored about them.
    Export,
    /// To be forgotten.
    Delete,
}

impl Wish {
    /// Its code in custom_ids.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Wish::Export => "export",
            Wish::Delete => "delete",
        }
    }

    /// The wish that a button carries.
    pub(crate) fn of(code: &str) -> Option<Wish> {
        [Wish::Export, Wish::Delete].into_iter().find(|wish| wish.code() == code)
    }
}

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
