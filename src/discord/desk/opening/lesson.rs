//! Learning a game by playing it: a first game with a guide, and what comes after it.

use poise::serenity_prelude as serenity;
use rules::{Options, Words as _};
use serenity::{ChannelType, EditInteractionResponse};

use super::super::{Answer, Desk, revise};
use super::Opening;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use session::{Intent, Place};

impl Desk {
    /// Opens a first game for the caller, and brings it into an answer that has been acknowledged; the page that has gone out.
    pub(crate) async fn bring_lesson<F>(
        &self,
        caller: &Caller,
        game: &str,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) -> Option<Page>
    where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let page = match self.learn(caller, game).await {
            Ok(page) => page,
            Err(failure) => Page::text(failure.excuse(&caller.speech(), None)),
        };
        let page = self.scribe.sealed(page);
        if let Err(error) = revise(&page, &caller.speech(), edit).await {
            tracing::warn!(%error, game, "somebody is not told of their first game");
            self.forget_panel(caller, &page);
            return None;
        }
        Some(page)
    }

    /// Opens a first game where it disturbs nobody: in a thread if there can be one, else here. It begins at once.
    async fn learn(&self, caller: &Caller, game: &str) -> Result<Page, Failure> {
        let title = games::title(game).ok_or(Failure::told("deny-expired"))?;
        self.check_place(caller).await?;
        let thread = caller.thread_kind().filter(|_| self.check_permissions(caller, true).is_ok());
        self.check_permissions(caller, thread.is_some())?;
        let language = self.settings_of(caller.place.guild).await?.language.unwrap_or(caller.lang);
        let intent = Intent::Learn { game: game.to_owned(), language: language.code().to_owned() };
        let mut caller = caller.clone();
        let opened = self.open_at(&mut caller, title, &intent, thread, language).await?;
        if thread.is_some() {
            let channel = format!("<#{}>", caller.place.channel);
            return Ok(Page::text(caller.speech().text("lesson-opened", &[("channel", channel.into())])));
        }
        let table = self.here(&caller).await?;
        self.begun(&caller, &table, &opened).await
    }

    /// Opens a lobby of that game for people, above the thread in which the caller has learned it.
    ///
    /// # Errors
    /// [`Failure`] as for [`open`](Desk::open).
    pub(crate) async fn play_with_people(&self, caller: &Caller, game: &str) -> Result<Answer, Failure> {
        let mut caller = caller.clone();
        if let Some(channel) = caller.parent {
            caller.place = Place { channel, ..caller.place };
            (caller.kind, caller.locked) = (ChannelType::Text, false);
        }
        let (game, options) = (game.to_owned(), Options::default());
        let opening = Opening {
            game,
            seats: None,
            computers: None,
            level: None,
            options,
            thread: false,
            looking: false,
        };
        self.open(&caller, opening).await
    }
}
