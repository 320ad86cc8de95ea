//! Whether a table can stand where a person is: what the bot may do there.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, ChannelType, Permissions};

use crate::discord::app::App;
use crate::discord::message::failure::Failure;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rest;
use crate::discord::wire::rights::{missing, needed};
use crate::discord::wire::trouble::Trouble;

/// The longest wait for Discord before a person reads that nothing comes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Whether a table can stand in the caller's channel: not in a private thread without the bot.
pub(crate) async fn check_place(app: &App, caller: &Caller) -> Result<(), Failure> {
    if caller.kind == ChannelType::PrivateThread && !is_inside(app, caller).await? {
        return Err(Failure::told("deny-private-thread"));
    }
    Ok(())
}

/// Whether the bot can write in the caller's private thread: as a member, or because it may manage threads.
async fn is_inside(app: &App, caller: &Caller) -> Result<bool, Failure> {
    if caller.bot_may.intersects(Permissions::MANAGE_THREADS | Permissions::ADMINISTRATOR) {
        return Ok(true);
    }
    let thread = rest::channel(&app.http, ChannelId::new(caller.place.channel));
    let slow = |_| Failure::told("deny-discord-slow");
    let found = tokio::time::timeout(PATIENCE, thread).await.map_err(slow)?;
    match rest::done(found).map_err(anyhow::Error::from) {
        Ok(()) => Ok(true),
        Err(error) if matches!(Trouble::of(&error), Trouble::Closed(_) | Trouble::Deleted(_)) => Ok(false),
        Err(error) => Err(Failure::Broken(error)),
    }
}

/// Whether the bot may do here what a table needs; if not, names what is missing.
pub(crate) fn check_permissions(caller: &Caller, thread: bool) -> Result<(), Failure> {
    if caller.is_direct() {
        return Err(Failure::told("deny-guild-only"));
    }
    match lacks(caller, thread) {
        None => Ok(()),
        Some(permissions) => Err(Failure::Told("deny-permission", vec![("permissions", permissions.into())])),
    }
}

/// The names of the permissions that a table would need here, or in a thread, and the bot lacks.
pub(crate) fn lacks(caller: &Caller, thread: bool) -> Option<String> {
    let mut needed = needed(caller.is_in_thread() || thread, caller.locked);
    if thread {
        needed |= Permissions::CREATE_PUBLIC_THREADS;
    }
    let names = missing(needed, caller.bot_may, &caller.speech());
    (!names.is_empty()).then(|| names.join(", "))
}
