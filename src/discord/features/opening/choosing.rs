//! Choosing a game by pressing: the panel, and the table that it opens.

use crate::discord::app::App;
use crate::discord::features::opening::arguments::PlayArguments;
use crate::discord::features::opening::permissions::check_permissions;
use crate::discord::features::opening::setup::TableSetup;
use crate::discord::features::settings::deed::settings_of;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use session::{Denied, Place};

/// The panel for the setup so far. Refusals that no choice can change come first: a channel that has a table, a missing permission; a
/// refusal of the choice itself stands above the panel.
///
/// # Errors
/// [`Failure`]: no table could stand there.
pub(crate) async fn choose_game(app: &App, caller: &Caller, wanted: &TableSetup) -> Result<Page, Failure> {
    let apart = wanted.private || wanted.thread && !caller.is_in_thread();
    if !wanted.private {
        check_permissions(caller, apart)?;
    }
    if !apart && app.tables.find_at(caller.place).await?.is_some_and(|here| here.status.is_open()) {
        return Err(Failure::Denied(Denied::ChannelTaken));
    }
    let theme = settings_of(app, caller.place.guild).await?.theme();
    let page = app.messages.play_page(wanted, theme, caller).await?;
    let Some(title) = wanted.game.as_deref().and_then(games::title) else { return Ok(page) };
    let intent = PlayArguments::of(title, wanted).intent(title, caller.lang)?;
    let own = Place::of_person(caller.place.guild, caller.person.user);
    let place = if wanted.private { own } else { caller.place };
    let refused = app.tables.check_opening(place, &caller.person, &intent).await.err();
    Ok(page.headed(refused.map(|denied| Failure::Denied(denied).sentence(&caller.speech(), None))))
}

/// The arguments of the table that was set up by pressing.
///
/// # Errors
/// [`Failure`] for an unknown game.
pub(crate) fn wanted(wanted: &TableSetup) -> Result<PlayArguments, Failure> {
    let game = wanted.game.as_deref().unwrap_or_default();
    let unknown = || Failure::Told("denied-unknown-game", vec![("game", typed(game))]);
    Ok(PlayArguments::of(games::title(game).ok_or_else(unknown)?, wanted))
}
