//! Time that stands still, and more of it.

use poise::serenity_prelude as serenity;
use rules::{Seat, Words as _};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::pressed::presses;
use crate::discord::app::{Answer, App};
use crate::discord::features::help::ways::apart;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent, Session};

/// Asks everybody whether time stands still.
#[poise::command(slash_command, rename = "pause")]
pub(crate) async fn pause_command(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, app) = (caller(ctx)?, &ctx.data().app);
    let table = app.own_table(&caller).await?;
    let page = pause(app, &caller, &table).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Lets time run again.
#[poise::command(slash_command, rename = "resume")]
pub(crate) async fn resume_command(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, app) = (caller(ctx)?, &ctx.data().app);
    let table = app.own_table(&caller).await?;
    let page = resume(app, &caller, &table).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Gives somebody else more time.
#[poise::command(slash_command, rename = "more-time")]
pub(crate) async fn more_time_command(
    ctx: Context<'_>,
    player: Option<serenity::User>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let page = more_time(&ctx.data().app, &caller, player.map(|player| player.id.get())).await?;
    answer(ctx, Answer::private(page)).await
}

presses! {
    /// What is pressed about time.
    |pressed, app, caller|
    /// Asks everybody whether time stands still.
    Pause("pause") => pressed.shown(pause(app, caller, &pressed.table().await?).await);
    /// Lets time run again.
    Resume("resume") => pressed.shown(resume(app, caller, &pressed.table().await?).await);
}

/// Asks everybody whether time stands still.
pub(crate) async fn pause(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::Pause).await?;
    let key = if receipt.session.paused { "pause-done" } else { "consent-asked" };
    Ok(Page::text(caller.speech().say(key)))
}

/// Lets time run again.
pub(crate) async fn resume(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    app.act(caller, table, Intent::Resume).await?;
    Ok(Page::text(caller.speech().say("resume-done")))
}

/// Gives more time to that person, or to the only other one for whom the table waits.
pub(crate) async fn more_time(app: &App, caller: &Caller, user: Option<u64>) -> Result<Page, Failure> {
    let table = app.own_table(caller).await?;
    let seat = match user {
        Some(user) => table.seat_of(user).ok_or(Failure::told("deny-no-person"))?,
        None => only_other(&table, caller)?,
    };
    app.act(caller, &table, Intent::MoreTime(seat)).await?;
    let name = table.speech(caller.lang).name(seat);
    Ok(Page::text(caller.speech().text("more-time-done", &[("name", name.into())])))
}

/// The only other seat that the table waits for.
fn only_other(session: &Session, caller: &Caller) -> Result<Seat, Failure> {
    let own = session.player(&caller.person)?;
    let others = session.people().iter().filter(|&seat| seat != own);
    let mut waited = others.filter(|&seat| session.seat(seat).is_some_and(|row| row.must()));
    match (waited.next(), waited.next()) {
        (Some(seat), None) => Ok(seat),
        (None, _) => Err(Failure::Denied(Denied::NotWaitedFor)),
        (Some(_), Some(_)) => Err(Failure::told("deny-which-person")),
    }
}
