//! Moving a table to another channel.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use poise::serenity_prelude::Permissions;
use rules::{SeatSet, Words as _};
use tokio::time::timeout;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller, choice, choices, completing};
use crate::discord::answering::lateness::acknowledged;
use crate::discord::answering::sending::revise;
use crate::discord::app::pressed::{Placeholder, Reply, presses};
use crate::discord::app::{Answer, App};
use crate::discord::features::help::refusal::refusal;
use crate::discord::features::opening::permissions::{check_permissions, check_place};
use crate::discord::message::failure::{Failure, suggested};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rooms::Rooms;
use crate::discord::wire::trouble::Trouble;
use host::database::StoreError;
use host::store::PlacedTable;
use host::tables::Found;
use session::{Denied, Intent, SessionId};

/// Moves a table to this channel.
#[poise::command(slash_command, guild_only, rename = "bring")]
pub(crate) async fn bring_command(
    ctx: Context<'_>,
    #[autocomplete = "complete_table"] table: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    // Discord is asked who can see the channel, and may take its time.
    if !acknowledged(ctx).await {
        return Ok(());
    }
    answer(ctx, bring(&ctx.data().app, &caller, &table).await?).await
}

presses! {
    /// What is pressed to move a table.
    |pressed, app, caller|
    /// Moves the caller's private table to the channel of the press.
    Here("here") => {
        let table = pressed.table().await?;
        // Discord is asked who can see the channel, and may take its time.
        Ok(Reply::slow(Placeholder::Thinking { private: true }, move |app, caller, edit| {
            Box::pin(async move {
                let page = match bring(app, caller, &table.id.to_string()).await {
                    Ok(answer) => answer.page,
                    Err(failure) => refusal(app, caller, &failure, Some(table.id.0)).await,
                };
                let page = page.linked(&app.messages.mentions);
                match revise(&page, &caller.speech(), edit).await {
                    Ok(()) => Some(page),
                    Err(error) => {
                        tracing::warn!(%error, session = %table.id, "nobody hears that a table was moved");
                        None
                    }
                }
            })
        }))
    };
}

/// The tables that can be brought here.
async fn complete_table(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let tables = bringable(&ctx.data().app, &caller).await;
    let typed = typed.to_lowercase();
    let fitting = tables.iter().filter(|(label, _)| label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, number)| choice(label, &number.to_string())))
}

/// The most tables that a completion searches: the last touched ones.
const MOST_OFFERED: u32 = 200;

/// The longest wait for a server's channels for a suggestion: Discord waits for three seconds.
const SUGGESTING: Duration = Duration::from_secs(2);

/// The longest wait for Discord to say who sees a channel.
const PATIENCE: Duration = Duration::from_secs(20);

/// Moves a table to the caller's channel; everybody who sits there must be able to follow.
///
/// # Errors
/// [`Failure`]: a table that is not the caller's to move, a channel that has one or that is closed to somebody, a missing permission.
pub(crate) async fn bring(app: &App, caller: &Caller, number: &str) -> Result<Answer, Failure> {
    let unknown = || Failure::told("deny-bring-unknown");
    let number: i64 = number.trim().parse().map_err(|_| unknown())?;
    let table = app.tables.find(SessionId(number)).await?;
    let hidden = |table: &Found| table.is_private() && table.host != caller.person.user;
    let there = |table: &Found| table.place.guild == caller.place.guild && !hidden(table);
    let table = table.filter(there).ok_or_else(unknown)?;
    check_place(app, caller).await?;
    check_permissions(caller, false)?;
    // The channel's table may be the one to move.
    let other = |here: &Found| here.id != table.id && here.status.is_open();
    if app.tables.find_at(caller.place).await?.as_ref().is_some_and(other) {
        return Err(Failure::Denied(Denied::ChannelTaken));
    }
    let slow = || Failure::told("deny-discord-slow");
    let allowed = match timeout(PATIENCE, may_move(app, caller, &table)).await.map_err(|_| slow())? {
        Err(Failure::Broken(error)) if Trouble::of(&error).passes() => return Err(slow()),
        allowed => allowed?,
    };
    app.act(caller, &table, Intent::Bring { channel: caller.place.channel, allowed }).await?;
    let brought = caller.speech().text("done-brought", &[("table", number.into())]);
    Ok(Answer::private(Page::text(brought)))
}

/// Whether a caller who is not the host may move a table here: as a moderator of both places, or because they sit there and cannot follow
/// the game where it stands.
///
/// # Errors
/// [`Failure`]: somebody who sits there could not see the table here, or not write.
async fn may_move(app: &App, caller: &Caller, table: &Found) -> Result<bool, Failure> {
    let (here, there) = (caller.place.channel, table.place.channel);
    let user = caller.person.user;
    let owners = table.owners();
    let others = || owners.iter().filter(|&seat| table.owning(SeatSet::one(seat)) != [user]);
    let (is_host, sits) = (table.host == user, table.owning(owners).contains(&user));
    let stands_here = here == there && !table.vanished;
    if !session::place::is_movable(table) || stands_here || (is_host && others().next().is_none()) {
        return Ok(false);
    }
    let http = &app.http;
    let rooms = Rooms::of(http, caller.place.guild).await?.with(http, here).await?;
    let rooms = if table.vanished { rooms } else { rooms.with(http, there).await? };
    if !is_host {
        let me = caller.member();
        let held = rooms.held(http, &me, there).await?;
        // A deleted channel has only the server's moderators.
        let server = table.vanished && rooms.on_server(&me).contains(Permissions::MANAGE_MESSAGES);
        let moderates = caller.moderator && (server || held.moderates());
        let is_shut_out = sits && (table.parked || !held.writes());
        if !moderates && !is_shut_out {
            return Ok(false);
        }
    }
    let (speech, mut shut_out) = (table.speech(caller.lang), Vec::new());
    for seat in others() {
        for user in table.owning(SeatSet::one(seat)) {
            // A person who has left the server cannot see the table anywhere.
            let Some(member) = rooms.member(http, user).await? else { continue };
            if !rooms.held(http, &member, here).await?.writes() {
                shut_out.push(speech.name(seat));
            }
        }
    }
    if shut_out.is_empty() {
        return Ok(true);
    }
    Err(Failure::Told("deny-bring-unseen", vec![("names", shut_out.join(", ").into())]))
}

/// The tables that the caller may bring here: their names and numbers.
pub(crate) async fn bringable(app: &App, caller: &Caller) -> Vec<(String, i64)> {
    let Some(tables) = suggested(placed(app, caller).await) else { return Vec::new() };
    if tables.is_empty() {
        return Vec::new();
    }
    let rooms = rooms(app, caller.place.guild).await;
    let me = caller.member();
    let may = |channel| rooms.as_ref().map(|rooms| rooms.by_rules(&me, channel));
    let is_private = |channel| rooms.as_ref().is_some_and(|rooms| rooms.is_private(channel));
    // Names of channels that the caller does not see are hidden, and so are the tables there.
    let sees = |channel| {
        let wanted = match is_private(channel) {
            true => Permissions::MANAGE_THREADS,
            false => Permissions::VIEW_CHANNEL,
        };
        may(channel).is_some_and(|may| may.contains(wanted))
    };
    let is_offered = |(table, sits): &(PlacedTable, bool)| {
        let channel = table.channel;
        let moderates = || may(channel).is_some_and(|may| may.contains(Permissions::MANAGE_MESSAGES));
        table.host == caller.person.user
            || (*sits && (table.vanished || !sees(channel)))
            || (caller.moderator && (table.vanished || (sees(channel) && moderates())))
    };
    let speech = caller.speech();
    let label = |table: &PlacedTable| {
        let name = rooms.as_ref().and_then(|rooms| rooms.name(table.channel));
        let place = match name.filter(|_| !table.vanished && sees(table.channel)) {
            Some(name) => format!("#{name}"),
            None if table.vanished => speech.say("bring-vanished"),
            None if table.channel == table.host => speech.say("place-private"),
            None => speech.say("bring-somewhere"),
        };
        let game = speech.say(&format!("{}-name", table.game));
        let args = [("game", game.into()), ("table", table.id.0.into()), ("place", place.into())];
        speech.text("bring-choice", &args)
    };
    let offered = tables.iter().filter(|table| is_offered(table));
    offered.map(|(table, _)| (label(table), table.id.0)).collect()
}

/// The tables of a server that stand elsewhere, the caller's first, each with whether they sit there.
async fn placed(app: &App, caller: &Caller) -> Result<Vec<(PlacedTable, bool)>, StoreError> {
    let (store, guild, user) = (app.tables.store(), caller.place.guild, caller.person.user);
    let hosted = store.placed_tables(guild, Some(user), MOST_OFFERED).await?;
    let all = store.placed_tables(guild, None, MOST_OFFERED).await?;
    let seated: BTreeSet<SessionId> = store.tables_of(user).await?.into_iter().collect();
    let others = all.into_iter().filter(|table| table.host != user);
    let tables = hosted.into_iter().chain(others);
    let elsewhere = tables.filter(|table| table.vanished || table.channel != caller.place.channel);
    Ok(elsewhere
        .map(|table| (seated.contains(&table.id), table))
        .map(|(sits, table)| (table, sits))
        .collect())
}

/// A server's channels and open threads; none if Discord does not answer in time, but a later caller may get them.
async fn rooms(app: &App, server: u64) -> Option<Arc<Rooms>> {
    if let Some(rooms) = app.messages.known.rooms(server) {
        return Some(rooms);
    }
    let (http, known) = (app.http.clone(), app.messages.known.clone());
    let asked = tokio::spawn(async move {
        let rooms = Rooms::of(&http, server).await;
        let rooms = rooms.inspect_err(|error| tracing::info!(server, %error, "its channels are not told"));
        let rooms = Arc::new(rooms.ok()?);
        known.keep_rooms(server, &rooms);
        Some(rooms)
    });
    timeout(SUGGESTING, asked).await.ok()?.ok()?
}
