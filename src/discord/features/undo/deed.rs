//! Taking back.

use rules::Words as _;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::{Answer, App};
use crate::discord::features::confirm::doubt_page;
use crate::discord::features::panel::deed::fresh_panel;
use crate::discord::features::undo::moves_told;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::Intent;

/// Takes back.
#[poise::command(slash_command, rename = "undo")]
pub(crate) async fn undo_command(ctx: Context<'_>, sure: Option<bool>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let page = undo(app, &caller, &app.own_table(&caller).await?, None, (sure == Some(true), None)).await?;
    answer(ctx, Answer::private(page)).await
}

/// Takes back, or asks the table for it if the caller is sure.
pub(crate) async fn undo(
    app: &App,
    caller: &Caller,
    table: &Found,
    decision: Option<u32>,
    (sure, going): (bool, Option<usize>),
) -> Result<Page, Failure> {
    let undo = Intent::Undo { decision, sure, going };
    let receipt = match app.unless_in_doubt(caller, table, undo).await? {
        Ok(receipt) => receipt,
        Err(doubt) => return Ok(doubt_page(&*app.numbered(caller, table.id).await?, caller, doubt)),
    };
    if receipt.session.question.is_some() {
        return Ok(Page::text(caller.speech().say("consent-asked")));
    }
    let told = table.speech(caller.lang);
    let moves = moves_told(&session::undo::reach_until(table, &receipt.session), &told);
    let note = told.text("done-undone", &[("moves", moves.into())]);
    fresh_panel(app, &table.after(&receipt), caller, vec![note]).await
}
