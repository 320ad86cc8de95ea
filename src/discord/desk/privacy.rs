//! What is stored about somebody: to be had, or to be forgotten.

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use rules::Words as _;
use serde_json::Value;
use serenity::EditInteractionResponse;

use super::{Answer, Desk, revise};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::{parts::wishes::Wish, privacy::question_page};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::{Asker, Quota};

/// An export that somebody has asked for.
pub(crate) struct AskedExport {
    /// As long as it is there the caller waits.
    asker: Asker,
}

impl Desk {
    /// Says what will happen, and asks whether it is to.
    pub(crate) async fn privacy(&self, caller: &Caller, wish: Wish) -> Result<Answer, Failure> {
        let tables = self.tables.store().tables_of(caller.person.user).await?.len();
        Ok(Answer::private(question_page(wish, tables, &caller.speech())))
    }

    /// Forgets the caller, who has confirmed it.
    pub(crate) async fn forget(&self, caller: &Caller) -> Result<Page, Failure> {
        let tables = self.tables.forget(&caller.person).await?;
        self.scribe.pictures.drop_replays(&tables);
        self.scribe.known.choose(caller.person.user, None);
        self.scribe.known.keep_direct(caller.person.user, None);
        Ok(Page::text(caller.speech().say("privacy-delete-done")))
    }

    /// Takes up the caller's wish for everything that is stored about them.
    ///
    /// # Errors
    /// [`Failure`]: they wait for it already.
    pub(crate) fn ask_export(&self, caller: &Caller) -> Result<AskedExport, Failure> {
        let asker = self.tables.asker(Quota::Export, caller.person.user);
        Ok(AskedExport { asker: asker.ok_or(Failure::told("deny-export-own"))? })
    }

    /// Brings the file into the answer that has said that it comes.
    pub(crate) async fn bring_export<F>(
        &self,
        caller: &Caller,
        asked: AskedExport,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let page = match self.exported(caller).await {
            Ok(page) => page,
            Err(failure) => Page::text(failure.excuse(&caller.speech(), None)),
        };
        if let Err(error) = revise(&self.scribe.sealed(page), &caller.speech(), edit).await {
            tracing::warn!(%error, "somebody does not get their file");
        }
        // Only now is its memory free.
        drop(asked.asker);
    }

    /// Everything that is stored about the caller, as a file, once it is their turn.
    pub(crate) async fn exported(&self, caller: &Caller) -> Result<Page, Failure> {
        let (speech, user) = (caller.speech(), caller.person.user);
        let (text, left) = written(self.tables.export_of(user).await?)?;
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
