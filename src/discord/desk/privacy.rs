//! What is stored about somebody: to be had, or to be forgotten.

use anyhow::Context as _;
use games::Words as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use serde_json::Value;

use super::{Answer, Desk};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::limits;
use crate::discord::page::Page;
use crate::discord::rows::button;

/// What a person may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// A file of everything that is stored about them.
    Export,
    /// To be forgotten.
    Delete,
}

impl Wish {
    const fn code(self) -> &'static str {
        match self {
            Wish::Export => "export",
            Wish::Delete => "delete",
        }
    }

    /// The wish that a button carries.
    pub(in crate::discord) fn of(code: &str) -> Option<Wish> {
        [Wish::Export, Wish::Delete].into_iter().find(|wish| wish.code() == code)
    }
}

impl Desk {
    /// Says what will happen, and asks whether it is to.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn privacy(&self, caller: &Caller, wish: Wish) -> Result<Answer, Failure> {
        let speech = caller.speech();
        let (question, label, style) = match wish {
            Wish::Export => {
                let question = speech.say("privacy-export-question");
                (question, "privacy-export-button", ButtonStyle::Primary)
            }
            Wish::Delete => {
                let tables = self.tables.store().tables_of(caller.person.user).await?;
                let question = speech.text("privacy-delete-question", &[("tables", tables.len().into())]);
                (question, "privacy-delete-button", ButtonStyle::Danger)
            }
        };
        let id = CustomId::plain(0, Verb::Privacy).with(wish.code());
        let rows = vec![CreateActionRow::Buttons(vec![button(&id, &speech.say(label)).style(style)])];
        Ok(Answer::private(Page { content: question, rows, ..Page::default() }))
    }

    /// Does what the caller has confirmed.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn grant(&self, caller: &Caller, wish: Wish) -> Result<Page, Failure> {
        let speech = caller.speech();
        if wish == Wish::Delete {
            let tables = self.tables.forget(&caller.person).await?;
            self.pictures.drop_replays(&tables);
            self.known.choose(caller.person.user, None);
            return Ok(Page::text(speech.say("privacy-delete-done")));
        }
        let user = caller.person.user;
        let (text, left) = written(self.tables.store().export(user, self.tables.now()).await?)?;
        let mut content = speech.say("privacy-export-done");
        if left > 0 {
            content = format!("{content}\n{}", speech.text("privacy-export-cut", &[("count", left.into())]));
        }
        Ok(Page { file: Some((format!("turnstone-{user}.json"), text)), ..Page::text(content) })
    }
}

/// An export as text that fits a file of Discord's, and the number of the oldest rows of the log that had no room.
fn written(mut export: Value) -> anyhow::Result<(String, usize)> {
    let mut left = 0;
    loop {
        let text = serde_json::to_string_pretty(&export).context("writing an export")?;
        let log = export["log"].as_array_mut().filter(|log| !log.is_empty());
        match log {
            Some(log) if text.len() > limits::FILE => {
                let cut = log.len().div_ceil(4);
                log.drain(..cut);
                left += cut;
            }
            _ => return Ok((text, left)),
        }
    }
}
