//! Learning a game by playing it: a first game with a guide, and what comes after it.

use poise::serenity_prelude as serenity;
use rules::{Options, Words as _};
use serenity::ChannelType;

use crate::discord::answering::sending::revise;
use crate::discord::app::pressed::{Edit, Placeholder, Reply};
use crate::discord::app::{Answer, App};
use crate::discord::features::opening::arguments::PlayArguments;
use crate::discord::features::opening::permissions::{check_permissions, check_place};
use crate::discord::features::opening::{open, open_at};
use crate::discord::features::panel::deed::begun;
use crate::discord::features::panel::onward::forget_panel;
use crate::discord::features::settings::deed::settings_of;
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

/// Opens a first game where it disturbs nobody: in a thread if possible, else here. It begins at once.
async fn learn(app: &App, caller: &Caller, game: &str) -> Result<Page, Failure> {
    let title = games::title(game).ok_or(Failure::told("deny-expired"))?;
    check_place(app, caller).await?;
    let thread = caller.thread_kind().filter(|_| check_permissions(caller, true).is_ok());
    check_permissions(caller, thread.is_some())?;
    let language = settings_of(app, caller.place.guild).await?.language.unwrap_or(caller.lang);
    let intent = Intent::Learn { game: game.to_owned(), language: language.code().to_owned() };
    let mut caller = caller.clone();
    let opened = open_at(app, &mut caller, title, &intent, thread, language).await?;
    if thread.is_some() {
        let channel = format!("<#{}>", caller.place.channel);
        return Ok(Page::text(caller.speech().text("lesson-opened", &[("channel", channel.into())])));
    }
    let table = app.here(&caller).await?;
    begun(app, &caller, &table, &opened).await
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
    };
    open(app, &caller, opening).await
}

/// The answer to a press for a first game.
pub(crate) fn lesson(game: String) -> Reply {
    Reply::slow(Placeholder::Thinking { private: true }, move |app, caller, edit| {
        Box::pin(async move { bring_lesson(app, caller, &game, edit).await })
    })
}
