//! Hints: asked for, thought, and brought into the answer.

use poise::serenity_prelude as serenity;
use rules::{Seat, Viewer};
use serenity::EditInteractionResponse;

use super::{Desk, revise};
use crate::discord::letters::doubts::doubt_page;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::hint::hint_page;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::{Asker, Found, Quota};
use session::{Denied, Hint, Intent};

/// A hint that somebody has asked for.
pub(crate) struct AskedHint {
    table: Found,
    seat: Seat,
    /// As long as it is there the caller waits.
    asker: Asker,
}

impl Desk {
    /// Takes up the caller's wish for a hint. Other people at the table are told of it; where there are none, and the caller is not `sure`,
    /// a page asks whether the game may no longer count.
    ///
    /// # Errors
    /// [`Failure`]: there is none to be had here now, or the caller waits for one already.
    pub(crate) async fn ask_hint(
        &self,
        caller: &Caller,
        table: &Found,
        sure: bool,
    ) -> Result<Result<AskedHint, Page>, Failure> {
        let seat = session::hint::hinted_seat(table, &caller.person)?;
        let asker = self.tables.asker(Quota::Hint, caller.person.user).ok_or(Denied::Thinking)?;
        let mut table = table.clone();
        if session::hint::owes_word_of_hint(&table, seat) {
            match self.unless_in_doubt(caller, &table, Intent::Hint { sure }).await? {
                Ok(receipt) => table = table.after(&receipt),
                Err(doubt) => return Ok(Err(doubt_page(&table, caller, doubt))),
            }
            session::hint::hinted_seat(&table, &caller.person)?;
        }
        Ok(Ok(AskedHint { table, seat, asker }))
    }

    /// Brings a hint into an answer that has been acknowledged, unless something else is asked of the seat by then.
    pub(crate) async fn bring_hint<F>(
        &self,
        caller: &Caller,
        asked: AskedHint,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let AskedHint { table, seat, asker } = asked;
        let page = match self.hinted(caller, &table, seat).await {
            Ok(page) => page,
            Err(failure) => Page::text(failure.excuse(&caller.speech(), Some(table.id.0))),
        };
        // Whoever reads the answer may ask again.
        drop(asker);
        if let Err(error) = revise(&self.scribe.sealed(page), &caller.speech(), edit).await {
            tracing::warn!(%error, session = %table.id, "somebody does not get their hint");
        }
    }

    async fn hinted(&self, caller: &Caller, table: &Found, seat: Seat) -> Result<Page, Failure> {
        let advice = self.tables.advice(table, seat).await?;
        let now = self.tables.find(table.id).await?;
        let still = now.is_some_and(|now| {
            session::hint::offers_hint(&now, seat) && now.decision(seat) == table.decision(seat)
        });
        if !still {
            return Err(Failure::told("hint-late"));
        }
        let speech = table.speech(caller.lang);
        let position =
            table.position(Viewer::Seat(seat)).ok_or_else(|| Failure::Denied(table.boardless()))?;
        let hints = {
            let (speech, position) = (speech.clone(), position.table.clone());
            let told = move || Hint::told(position.as_ref(), seat, &advice, &speech);
            tokio::task::spawn_blocking(told).await.map_err(|cause| Failure::Broken(cause.into()))?
        };
        Ok(hint_page(table, seat, &hints, &speech))
    }
}
