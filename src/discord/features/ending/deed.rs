//! Ending a game, and taking somebody off it.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Seat, Words as _};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::{Answer, App};
use crate::discord::features::confirm::doubt_page;
use crate::discord::features::ending;
use crate::discord::features::help::ways::apart;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Intent, Session, Status};

/// Ends the game without a result.
#[poise::command(slash_command, rename = "end")]
pub(crate) async fn end_command(
    ctx: Context<'_>,
    sure: Option<bool>,
    moderator: Option<bool>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let (table, sure) = (app.own_table(&caller).await?, sure == Some(true));
    let page = match moderator {
        Some(true) => settle(app, &caller, &table, sure).await?,
        _ => end(app, &caller, &table, sure).await?,
    };
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Asks the table to end the game, if the caller is sure. A moderator without a seat can only mean to end it as one.
pub(crate) async fn end(app: &App, caller: &Caller, table: &Found, sure: bool) -> Result<Page, Failure> {
    if caller.moderates(table) && table.seat_of(caller.person.user).is_none() {
        return settle(app, caller, table, sure).await;
    }
    finish(app, caller, table, Intent::End { sure }).await
}

/// Ends the game as a moderator, if the caller is sure.
pub(crate) async fn settle(app: &App, caller: &Caller, table: &Found, sure: bool) -> Result<Page, Failure> {
    if !caller.moderates(table) {
        return Err(Failure::told("deny-not-moderator"));
    }
    finish(app, caller, table, Intent::Settle { sure }).await
}

/// Takes a person off a running game as a moderator, who is asked how.
pub(crate) async fn free(
    app: &App,
    caller: &Caller,
    table: &Found,
    number: u64,
    offered: bool,
) -> Result<Page, Failure> {
    if !caller.moderates(table) {
        return Err(Failure::told("deny-not-moderator"));
    }
    app.act(caller, table, Intent::Free { number, offered }).await?;
    Ok(Page::text(caller.speech().say("done-freed")))
}

async fn finish(app: &App, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
    let receipt = match app.unless_in_doubt(caller, table, intent).await? {
        Ok(receipt) => receipt,
        Err(doubt) => return Ok(doubt_page(table, caller, doubt)),
    };
    let key = match receipt.session.status {
        _ if table.status == Status::Lobby => "done-closed",
        _ if table.status == Status::Over => "done-discounted",
        Status::Over | Status::Ended => "end-done",
        _ => "consent-asked",
    };
    Ok(Page::text(caller.speech().say(key)))
}

/// Asks a moderator how to free a seat.
pub(crate) fn freeing_page(session: &Session, caller: &Caller, seat: Seat, user: u64) -> Page {
    let speech = session.speech(caller.lang);
    let ways = [(false, "doubt-button-free"), (true, "doubt-button-free-offered")];
    let ways = ways.map(|(offered, key)| {
        let id = CustomId::at(
            session.id,
            if offered { ending::Press::FreeOffered { user } } else { ending::Press::Free { user } },
        );
        button(&id, &speech.say(key)).style(ButtonStyle::Danger)
    });
    let content = speech.text("doubt-free", &[("name", speech.name(seat).into())]);
    Page { content, rows: vec![CreateActionRow::Buttons(ways.to_vec())], ..Page::default() }
}
