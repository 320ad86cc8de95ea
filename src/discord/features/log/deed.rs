//! The log, as far as the caller may know it.

use std::sync::Arc;

use rules::Words as _;

use crate::discord::answering::command::{answer, caller};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::{Answer, App};
use crate::discord::features::log::{log_page, log_turns};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::{Found, Quota};
use session::{Denied, Session};

/// Shows the log.
#[poise::command(slash_command, custom_data = "OnlyShows", rename = "log")]
pub(crate) async fn log_command(ctx: Context<'_>, since: Option<String>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, log(&ctx.data().app, &caller, since.is_some()).await?).await
}

/// The log of the channel's table, as far as the caller may know it; on request only since their own last act.
pub(crate) async fn log(app: &App, caller: &Caller, since_me: bool) -> Result<Answer, Failure> {
    log_of(app, caller, &app.seen(caller).await?, since_me).map(Answer::private)
}

/// The log of a table that has been looked up.
///
/// # Errors
/// [`Failure`]: the caller already waits for as many logs as one person may, or nothing has happened since.
pub(crate) fn log_of(app: &App, caller: &Caller, table: &Found, since_me: bool) -> Result<Page, Failure> {
    let asker = app.tables.asker(Quota::Log, caller.person.user);
    let asker = Arc::new(asker.ok_or(Failure::told("deny-log-own"))?);
    let page = if since_me { since_page(table, caller)? } else { log_page(table, caller)? };
    Ok(Page { _asker: Some(asker), ..page })
}

/// What has happened at a table since the caller's own last act.
fn since_page(table: &Session, caller: &Caller) -> Result<Page, Failure> {
    let seat = table.seat_of(caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
    let speech = table.people_speech(caller.lang);
    let turns = session::record::turns_since(table, seat, &speech).map_err(|_| table.boardless())?;
    let title = speech.text("log-since-title", &[("table", table.id.0.into())]);
    Ok(log_turns(&title, &turns, &speech))
}
