//! Choosing a game by pressing: the panel, and the table that comes of it.

use crate::discord::app::App;
use crate::discord::features::opening::arguments::PlayArguments;
use crate::discord::features::opening::permissions::check_permissions;
use crate::discord::features::opening::setup::TableSetup;
use crate::discord::features::settings::deed::settings_of;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use session::Denied;

/// The panel for what is wanted so far. Whatever would refuse the table is told before anything more is chosen: a channel that has
/// one, a missing permission; what the choice itself meets stands above it.
///
/// # Errors
/// [`Failure`]: no table could stand there.
pub(crate) async fn choose_game(app: &App, caller: &Caller, wanted: &TableSetup) -> Result<Page, Failure> {
    let apart = wanted.thread && !caller.is_in_thread();
    check_permissions(caller, apart)?;
    if !apart && app.tables.find_at(caller.place).await?.is_some_and(|here| here.status.is_open()) {
        return Err(Failure::Denied(Denied::ChannelTaken));
    }
    let theme = settings_of(app, caller.place.guild).await?.theme();
    let page = app.messages.play_page(wanted, theme, caller).await?;
    let Some(title) = wanted.game.as_deref().and_then(games::title) else { return Ok(page) };
    let intent = PlayArguments::of(title, wanted).intent(title, caller.lang)?;
    let refused = app.tables.check_opening(caller.place, &caller.person, &intent).await.err();
    Ok(page.headed(refused.map(|denied| Failure::Denied(denied).sentence(&caller.speech(), None))))
}

/// The table that was put together by pressing, as it is opened.
///
/// # Errors
/// [`Failure`] for a game that there is not.
pub(crate) fn wanted(wanted: &TableSetup) -> Result<PlayArguments, Failure> {
    let game = wanted.game.as_deref().unwrap_or_default();
    let unknown = || Failure::Told("denied-unknown-game", vec![("game", typed(game))]);
    Ok(PlayArguments::of(games::title(game).ok_or_else(unknown)?, wanted))
}
