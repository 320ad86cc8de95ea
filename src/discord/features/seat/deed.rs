//! Seats that change hands: offered, taken, handed over, taken back.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::{Answer, App};
use crate::discord::features::confirm::doubt_page;
use crate::discord::features::help::ways::apart;
use crate::discord::features::panel::deed::fresh_panel;
use crate::discord::features::seat;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Intent, Session};

/// Lets a computer play for the caller.
#[poise::command(slash_command, rename = "hand-over")]
pub(crate) async fn hand_over_command(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, app) = (caller(ctx)?, &ctx.data().app);
    let table = app.own_table(&caller).await?;
    let page = hand_over(app, &caller, &table, false).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Takes the caller's seat back from the computer that plays for them.
#[poise::command(slash_command, rename = "come-back")]
pub(crate) async fn come_back_command(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, app) = (caller(ctx)?, &ctx.data().app);
    let page = come_back(app, &caller, &app.own_table(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Offers the caller's seat to others.
#[poise::command(slash_command)]
pub(crate) async fn offer(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, app) = (caller(ctx)?, &ctx.data().app);
    let table = app.own_table(&caller).await?;
    let page = offer_seat(app, &caller, &table).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Takes an offered seat.
#[poise::command(slash_command, guild_only)]
pub(crate) async fn take(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, app) = (caller(ctx)?, &ctx.data().app);
    let page = take_seat(app, &caller, &app.here(&caller).await?, None).await?;
    answer(ctx, Answer::private(page)).await
}

/// Offers the caller's seat to others.
pub(crate) async fn offer_seat(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    app.act(caller, table, Intent::Offer).await?;
    Ok(away_page(table, caller, "offer-done"))
}

/// Lets the caller take an offered seat; returns their panel.
pub(crate) async fn take_seat(
    app: &App,
    caller: &Caller,
    table: &Found,
    offer: Option<i64>,
) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::Take { offer }).await?;
    let notes = vec![caller.speech().say("take-done")];
    fresh_panel(app, &table.after(&receipt), caller, notes).await
}

/// Lets a computer play for the caller, and says how to come back. The last person is asked first whether they watch.
pub(crate) async fn hand_over(
    app: &App,
    caller: &Caller,
    table: &Found,
    watches: bool,
) -> Result<Page, Failure> {
    let intent = if watches { Intent::HandOverAndWatch } else { Intent::HandOver };
    match app.unless_in_doubt(caller, table, intent).await? {
        Ok(_) => Ok(away_page(table, caller, "hand-over-done")),
        Err(doubt) => Ok(doubt_page(table, caller, doubt)),
    }
}

/// Takes the caller's seat back; returns their panel.
pub(crate) async fn come_back(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::ComeBack).await?;
    let notes = vec![caller.speech().say("come-back-done")];
    fresh_panel(app, &table.after(&receipt), caller, notes).await
}

/// Says that a computer plays for the caller, with the way back.
pub(crate) fn away_page(session: &Session, caller: &Caller, key: &str) -> Page {
    let speech = caller.speech();
    let id = CustomId::at(session.id, seat::Press::ComeBack);
    let back = button(&id, &speech.say("more-come-back")).style(ButtonStyle::Success);
    Page { content: speech.say(key), rows: vec![CreateActionRow::Buttons(vec![back])], ..Page::default() }
}
