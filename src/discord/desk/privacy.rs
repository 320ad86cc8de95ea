//! What is stored about somebody: to be had, or to be forgotten.

use std::sync::Arc;

use anyhow::Context as _;
use games::Words as _;
use serde_json::Value;

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::{parts::wishes::Wish, privacy::question_page};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::{Errand, Occupied};

impl Desk {
    /// Says what will happen, and asks whether it is to.
    pub(crate) async fn privacy(&self, caller: &Caller, wish: Wish) -> Result<Answer, Failure> {
        let tables = self.tables.store().tables_of(caller.person.user).await?.len();
        Ok(Answer::private(question_page(wish, tables, &caller.speech())))
    }

    /// Does what the caller has confirmed.
    pub(crate) async fn grant(&self, caller: &Caller, wish: Wish) -> Result<Page, Failure> {
        let speech = caller.speech();
        if wish == Wish::Delete {
            let tables = self.tables.forget(&caller.person).await?;
            self.scribe.pictures.drop_replays(&tables);
            self.scribe.known.choose(caller.person.user, None);
            self.scribe.known.keep_direct(caller.person.user, None);
            return Ok(Page::text(speech.say("privacy-delete-done")));
        }
        let user = caller.person.user;
        let asker = self.tables.asker(Errand::Export, user).map_err(|occupied| match occupied {
            Occupied::ByThemselves => Failure::told("deny-export-own"),
            Occupied::ByOthers => Failure::told("deny-export-busy"),
        })?;
        let (text, left) = written(self.tables.store().export(user, self.tables.now()).await?)?;
        let mut content = speech.say("privacy-export-done");
        if left > 0 {
            content = format!("{content}\n{}", speech.text("privacy-export-cut", &[("count", left.into())]));
        }
        Ok(Page {
            file: Some((format!("turnstone-{user}.json"), text)),
            _asker: Some(Arc::new(asker)),
            ..Page::text(content)
        })
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
