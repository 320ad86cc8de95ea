//! A look at the bot from a channel of a server.

use std::time::{Duration, UNIX_EPOCH};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::{Answer, App};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rights::{all, missing, useful};
use crate::discord::wire::snowflake::made;
use crate::doctor;

/// Checks whether everything is as it should be here.
#[poise::command(slash_command, guild_only, rename = "doctor")]
pub(crate) async fn doctor_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, doctor(&ctx.data().app, &caller).await?).await
}

/// Checks what concerns the caller's channel, for people who may fix it.
///
/// # Errors
/// [`Failure`]: a person who may not.
pub(crate) async fn doctor(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    if !caller.moderator && !caller.manager {
        return Err(Failure::told("deny-not-moderator"));
    }
    let speech = caller.speech();
    let asked = UNIX_EPOCH + Duration::from_millis(made(caller.interaction));
    let mut findings = vec![doctor::version(), doctor::clock(asked)];
    let lacking = |permissions| missing(permissions, caller.bot_may, &speech);
    findings.push(doctor::permissions(&lacking(all()), &lacking(useful())));
    findings.extend(app.messages.known.twins.are_near().then(doctor::twins));
    findings.extend(doctor::tables(app.tables.database(), app.tables.now()).await);
    let lines: Vec<String> = findings.iter().map(|finding| finding.say(&speech)).collect();
    Ok(Answer::private(Page::text(lines.join("\n"))))
}
