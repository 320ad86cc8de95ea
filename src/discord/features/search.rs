//! Asking who would like to join.

pub(crate) mod page;

use std::time::Duration;

use poise::serenity_prelude::{ChannelType, GuildId, Permissions};

use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, presses};
use crate::discord::features::search::page::{Callees, search_question};
use crate::discord::features::settings::deed::settings_of;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::{mend, rest};
use host::tables::Found;
use session::Intent;

presses! {
    /// What is pressed to look for players.
    |pressed, app, caller|
    /// Asks whether to call people.
    Ask("seek") => pressed.shown(ask_search(app, caller, &searched(pressed).await?).await);
    /// Asks who would like to join the lobby.
    Sure("seek!") => pressed.shown(search(app, caller, &searched(pressed).await?).await);
}

/// The longest wait for a server's roles: Discord waits for three seconds.
const ROLES: Duration = Duration::from_secs(1);

/// Asks the host of a lobby whether to call people who might like to join, and says how many.
///
/// # Errors
/// [`Failure`]: a person who is not the host, a full table, one that has asked already, a host who has asked within a day.
pub(crate) async fn ask_search(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    session::search::may_search(table, &caller.person)?;
    app.tables.may_search(&caller.person).await?;
    let called = called_to(app, caller, table).await?;
    Ok(search_question(table, &called, caller))
}

/// Asks who would like to join.
pub(crate) async fn search(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    session::search::may_search(table, &caller.person)?;
    let Callees { people, role } = called_to(app, caller, table).await?;
    app.act(caller, table, Intent::Search { people, role }).await?;
    Ok(Page::text(caller.speech().say("done-searched")))
}

/// Who is called: people with the server's role, if it can be called, else people who know the game. In a private thread nobody is: a call
/// would add them to it.
async fn called_to(app: &App, caller: &Caller, table: &Found) -> Result<Callees, Failure> {
    if caller.kind == ChannelType::PrivateThread {
        return Ok(Callees::default());
    }
    let role = match settings_of(app, table.place.guild).await?.players {
        Some(role) if is_heard(app, caller, role).await => Some(role),
        _ => None,
    };
    let people = if role.is_none() { app.tables.players_for(table).await? } else { Vec::new() };
    Ok(Callees { people, role })
}

/// Whether a call of that role reaches anybody: it may have been deleted, or be one that the bot may not call. If Discord does not answer
/// in time, it counts as callable.
async fn is_heard(app: &App, caller: &Caller, role: u64) -> bool {
    let roles = rest::roles(&app.http, GuildId::new(caller.place.guild));
    let Ok(Ok(roles)) = tokio::time::timeout(ROLES, roles).await else { return true };
    let calls_all = caller.bot_may.intersects(Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR);
    let known = roles.iter().find(|known| mend::number(&known["id"]) == Some(role));
    known.is_some_and(|known| calls_all || known["mentionable"] == true)
}

/// The table for which a press looks for players.
pub(crate) async fn searched(pressed: &Pressed<'_>) -> Result<Found, Failure> {
    let number = pressed.id.table.ok_or(Failure::told("deny-expired"))?;
    pressed.app.on_server(pressed.caller, number).await
}
