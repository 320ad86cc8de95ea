//! Resigning.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::pressed::presses;
use crate::discord::app::{Answer, App};
use crate::discord::features::alike::say;
use crate::discord::features::ending;
use crate::discord::features::help::ways::apart;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Intent, Session};

/// Resigns.
#[poise::command(slash_command)]
pub(crate) async fn resign(ctx: Context<'_>, sure: bool) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    if !sure {
        let table = ctx.data().app.own_table(&caller).await?;
        let page = apart(resign_page(&table, &caller)?, &table, &caller);
        return answer(ctx, Answer::private(page)).await;
    }
    answer(ctx, say(&ctx.data().app, &caller, Intent::Resign, "resign-done").await?).await
}

presses! {
    /// What is pressed to resign.
    |pressed, app, caller|
    /// Asks whether the presser really resigns.
    Ask("resign") => pressed.shown(resign_page(&*pressed.table().await?, caller));
    /// Resigns.
    Sure("resign!") => pressed.deed(Intent::Resign, "resign-done").await;
    /// Resigns as the last person, who watches the rest.
    Watch("resign+") => pressed.shown(resign_and_watch(app, caller, &pressed.table().await?).await);
}

/// Resigns for the caller; if they were the last person, they watch the computers play the game out.
pub(crate) async fn resign_and_watch(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::ResignAndWatch).await?;
    if !session::unattended::is_unattended(&receipt.session) {
        return Ok(Page::text(caller.speech().say("resign-done")));
    }
    Ok(watching_page(table, caller))
}

/// Asks whether the caller really wants to resign.
///
/// # Errors
/// [`Failure`] if there is nothing to resign from.
pub(crate) fn resign_page(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    session.player(&caller.person)?;
    let speech = caller.speech();
    let labelled =
        |press, key| button(&CustomId::at(session.id, press), &speech.say(key)).style(ButtonStyle::Danger);
    let mut buttons = vec![labelled(Press::Sure, "resign-sure")];
    let last = session::unattended::may_resign_to_watch(session, caller.person.user);
    buttons.extend(last.then(|| labelled(Press::Watch, "resign-watch")));
    let content = speech.say(if last { "resign-question-last" } else { "resign-question" });
    Ok(Page { content, rows: vec![CreateActionRow::Buttons(buttons)], ..Page::default() })
}

/// Says to the last person, who has resigned, that computers play the game out, with the way to end it.
pub(crate) fn watching_page(session: &Session, caller: &Caller) -> Page {
    let speech = caller.speech();
    let id = CustomId::at(session.id, ending::Press::Ask);
    let end = button(&id, &speech.say("more-end")).style(ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![end])];
    Page { content: speech.say("resign-done-watching"), rows, ..Page::default() }
}
