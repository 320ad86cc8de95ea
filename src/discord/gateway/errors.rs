//! What people read when a command fails.

use anyhow::anyhow;
use poise::serenity_prelude as serenity;
use serenity::{CreateAutocompleteResponse, CreateInteractionResponse};

use crate::discord::answering::{Context, Data};
use crate::discord::features::help::refusal::refusal;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use words::Speech;

/// Answers a failed command with a private sentence.
pub(crate) async fn on_error(error: poise::FrameworkError<'_, Data, Failure>) {
    match error {
        poise::FrameworkError::Command { error, ctx, .. } => excuse(ctx, &error).await,
        poise::FrameworkError::GuildOnly { ctx, .. } => excuse(ctx, &Failure::told("deny-guild-only")).await,
        poise::FrameworkError::ArgumentParse { input: Some(input), ctx, .. } => {
            excuse(ctx, &Failure::Told("deny-argument", vec![("text", typed(&input))])).await;
        }
        poise::FrameworkError::ArgumentParse { error, ctx, .. } => {
            excuse(ctx, &Failure::Broken(anyhow!("an argument: {error}"))).await;
        }
        // Discord sends such a command only if it still shows one of an older version.
        poise::FrameworkError::CommandStructureMismatch { description, ctx, .. } => {
            tracing::warn!(
                command = &*ctx.command().qualified_name,
                description,
                "a command of another form than ours"
            );
            excuse(poise::Context::Application(ctx), &Failure::told("deny-command-changed")).await;
        }
        poise::FrameworkError::CommandPanic { payload, ctx, .. } => {
            let cause = anyhow!("a command panicked: {}", payload.unwrap_or_default());
            excuse(ctx, &Failure::Broken(cause)).await;
        }
        // It came too late, which the person has read.
        poise::FrameworkError::CommandCheckFailed { error: None, .. } => {}
        poise::FrameworkError::CommandCheckFailed { error: Some(error), ctx, .. } => {
            excuse(ctx, &error).await;
        }
        poise::FrameworkError::UnknownInteraction { interaction, framework, .. } => {
            tracing::warn!(command = interaction.data.name, "a command that is not ours");
            excuse_unknown(interaction, framework).await;
        }
        // For poise's other errors, a person waits for an answer if there is a context.
        other => match other.ctx() {
            Some(ctx) => excuse(ctx, &Failure::Broken(anyhow!("{other}"))).await,
            None => tracing::error!(error = %other, "the framework failed"),
        },
    }
}

/// Answers a command that this version does not have.
async fn excuse_unknown(
    interaction: &serenity::CommandInteraction,
    framework: poise::FrameworkContext<'_, Data, Failure>,
) {
    let app = &framework.user_data.app;
    let response = if interaction.data.autocomplete().is_some() {
        CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new())
    } else {
        let lang = app.messages.known.speaks(interaction.user.id.get(), &interaction.locale);
        let speech = Speech::new(lang, Vec::new());
        let sentence = Failure::told("deny-command-changed").sentence(&speech, None);
        CreateInteractionResponse::Message(Page::text(sentence).linked(&app.messages.mentions).response(true))
    };
    if let Err(error) = interaction.create_response(framework.serenity_context, response).await {
        tracing::warn!(%error, "could not even say so");
    }
}

async fn excuse(ctx: Context<'_>, failure: &Failure) {
    if let poise::Context::Application(command) = ctx
        && command.interaction_type == poise::CommandInteractionType::Autocomplete
    {
        // A person who is still typing can only be shown a list.
        let none = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
        if let Err(error) = command.interaction.create_response(ctx, none).await {
            tracing::debug!(%error, "a list of nothing could not be sent");
        }
        return;
    }
    let app = &ctx.data().app;
    let lang = app.messages.known.speaks(ctx.author().id.get(), ctx.locale().unwrap_or("en-US"));
    let caller = match ctx {
        poise::Context::Application(command) => Caller::of_command(command.interaction, &app.messages.known),
        poise::Context::Prefix(_) => None,
    };
    let page = match caller {
        Some(caller) => {
            // Only the operator needs the table's number, and only for a fault.
            let table = if failure.is_fault() { app.here(&caller).await.ok() } else { None };
            refusal(app, &caller, failure, table.map(|table| table.id.0)).await
        }
        None => Page::text(failure.sentence(&Speech::new(lang, Vec::new()), None)),
    };
    if let Err(error) = ctx.send(page.linked(&app.messages.mentions).reply(true)).await {
        tracing::warn!(%error, "could not even say so");
    }
}
