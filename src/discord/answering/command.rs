//! What every command needs: its caller, its answer, its suggestions.

use poise::serenity_prelude as serenity;
use serde_json::Value;

use crate::discord::answering::Context;
use crate::discord::answering::following::{bring_late, follow_up, go_on};
use crate::discord::answering::lateness::{defer, due_of, is_answered};
use crate::discord::answering::sending::send_page;
use crate::discord::app::Answer;
use crate::discord::app::pressed::{Edit, edit_of};
use crate::discord::channels::closed::closed_note;
use crate::discord::message::failure::Failure;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::trouble::AnswerOwner;
use host::tables::{Asker, Quota};
use words::unescape;

/// Sends the answer to a command.
pub(crate) async fn answer(ctx: Context<'_>, answer: Answer) -> Result<(), Failure> {
    let app = &ctx.data().app;
    let caller = caller(ctx)?;
    let note = closed_note(app, &caller).await.filter(|_| answer.ephemeral);
    let page = answer.page.headed(note).linked(&app.messages.mentions);
    is_answered(ctx).await;
    let send = |reply| async { ctx.send(reply).await.map(drop) };
    let sent = send_page(&page, &caller.speech(), |page| page.reply(answer.ephemeral), send).await?;
    if let poise::Context::Application(command) = ctx {
        if sent == AnswerOwner::Theirs {
            if app.messages.known.twins.have_answered(command.interaction.id.get()) {
                follow_up(command.interaction.create_followup(ctx.http(), page.followup().await)).await;
            }
            return Ok(());
        }
        let edit = edit_of(ctx.http(), &command.interaction.token);
        bring_late(&page, &edit).await;
        go_on(app, &caller, &page, &edit).await;
    }
    Ok(())
}

/// Lets a command wait for a slow answer; returns how to bring it.
pub(crate) async fn deferred(ctx: Context<'_>) -> Result<Box<Edit<'_>>, Failure> {
    let poise::Context::Application(command) = ctx else { return Err(Failure::told("deny-guild-only")) };
    defer(ctx).await?;
    Ok(Box::new(edit_of(ctx.http(), &command.interaction.token)))
}

/// The caller of a command.
pub(crate) fn caller(ctx: Context<'_>) -> Result<Caller, Failure> {
    let poise::Context::Application(command) = ctx else { return Err(Failure::told("deny-guild-only")) };
    let caller = Caller::of_command(command.interaction, &ctx.data().app.messages.known);
    let caller = caller.ok_or_else(|| Failure::told("deny-guild-only"))?;
    Ok(Caller { due: due_of(ctx), ..caller })
}

/// The caller whose typing is completed; none while too many of their earlier completions are pending.
pub(crate) fn completing(ctx: Context<'_>) -> Option<(Caller, Asker)> {
    let caller = caller(ctx).ok()?;
    let asker = ctx.data().app.tables.asker(Quota::Completion, caller.person.user)?;
    Some((caller, asker))
}

/// A choice of an autocomplete: a label to read, a value to send.
pub(crate) fn choice(label: &str, value: &str) -> (String, Value) {
    (unescape(label), value.into())
}

/// The list of an autocomplete.
pub(crate) fn choices(
    list: impl IntoIterator<Item = (String, Value)>,
) -> serenity::CreateAutocompleteResponse {
    let choice = |(label, value): (String, Value)| serenity::AutocompleteChoice::new(label, value);
    let list = told_apart(list).into_iter().map(choice).collect();
    serenity::CreateAutocompleteResponse::new().set_choices(list)
}

/// As many choices as Discord takes. It refuses a whole list with two equal labels or values: of equal values the first stays, equal labels
/// are numbered.
pub(crate) fn told_apart(list: impl IntoIterator<Item = (String, Value)>) -> Vec<(String, Value)> {
    use crate::discord::wire::limits::{OPTION_TEXT, OPTIONS, fit};
    let mut told: Vec<(String, Value)> = Vec::new();
    for (label, value) in list {
        if told.iter().any(|(_, other)| *other == value) {
            continue;
        }
        let numbered = |number: usize| match number {
            1 => fit(&label, OPTION_TEXT),
            _ => fit(&label, OPTION_TEXT - 5) + &format!(" ({number})"),
        };
        let fresh = (1..=OPTIONS).map(numbered).find(|label| told.iter().all(|(other, _)| other != label));
        told.extend(fresh.map(|label| (label, value)));
        if told.len() == OPTIONS {
            break;
        }
    }
    told
}

/// The text typed so far for another parameter of the command that is being completed.
pub(crate) fn argument(ctx: Context<'_>, name: &str) -> Option<String> {
    let poise::Context::Application(command) = ctx else { return None };
    let argument = command.args.iter().find(|argument| argument.name == name)?;
    match &argument.value {
        serenity::ResolvedValue::String(text) => Some((*text).to_owned()),
        serenity::ResolvedValue::Autocomplete { value, .. } => Some((*value).to_owned()),
        _ => None,
    }
}
