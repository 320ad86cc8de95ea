//! Learning a game by playing it: a first game with a guide, and what comes after it.

use poise::serenity_prelude as serenity;
use rules::Options;
use serenity::ChannelType;

use crate::discord::answering::sending::revise;
use crate::discord::app::pressed::{Edit, Placeholder, Reply};
use crate::discord::app::{Answer, App};
use crate::discord::features::opening::arguments::PlayArguments;
use crate::discord::features::opening::{open, private_panel};
use crate::discord::features::panel::onward::forget_panel;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use session::{Intent, Place};

/// Opens a first game for the caller, and brings it into an answer that has been acknowledged; returns the sent page.
pub(crate) async fn bring_lesson(app: &App, caller: &Caller, game: &str, edit: &Edit<'_>) -> Option<Page> {
    let page = match learn(app, caller, game).await {
        Ok(page) => page,
        Err(failure) => Page::text(failure.sentence(&caller.speech(), None)),
    };
    let page = page.linked(&app.messages.mentions);
    if let Err(error) = revise(&page, &caller.speech(), edit).await {
        tracing::warn!(%error, game, "somebody is not told of their first game");
        forget_panel(app, caller, &page);
        return None;
    }
    Some(page)
}

/// Opens a first game, which only the caller sees. It begins at once.
async fn learn(app: &App, caller: &Caller, game: &str) -> Result<Page, Failure> {
    let title = games::title(game).ok_or(Failure::told("deny-expired"))?;
    let intent = Intent::Learn { game: title.id().to_owned(), language: caller.lang.code().to_owned() };
    private_panel(app, caller, &intent).await
}

/// Opens a lobby of that game for people, in the channel of the thread in which the caller has learned it.
///
/// # Errors
/// [`Failure`] as for [`open`].
pub(crate) async fn play_with_people(app: &App, caller: &Caller, game: &str) -> Result<Answer, Failure> {
    let mut caller = caller.clone();
    if let Some(channel) = caller.parent {
        caller.place = Place { channel, ..caller.place };
        (caller.kind, caller.locked) = (ChannelType::Text, false);
    }
    let (game, options) = (game.to_owned(), Options::default());
    let opening = PlayArguments {
        game,
        seats: None,
        computers: None,
        level: None,
        options,
        thread: false,
        looking: false,
        private: false,
    };
    open(app, &caller, opening).await
}

/// The answer to a press for a first game.
pub(crate) fn lesson(game: String) -> Reply {
    Reply::slow(Placeholder::Thinking { private: true }, move |app, caller, edit| {
        Box::pin(async move { bring_lesson(app, caller, &game, edit).await })
    })
}
