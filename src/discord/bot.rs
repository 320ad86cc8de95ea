//! The bot as a whole: connects, registers its commands, and hands everything that happens to the desk.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use poise::serenity_prelude as serenity;
use serenity::{
    CreateAllowedMentions, CreateAutocompleteResponse, CreateInteractionResponse, FullEvent, GatewayIntents,
    Interaction,
};
use tokio::sync::oneshot;

use super::asking::{Context, commands};
use super::asking::{Data, presses};
use super::letters::Scribe;
use crate::discord::asking::lateness::{Lateness, may_be_done};
use crate::discord::desk::Desk;
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::parts::mentions::Mentions;
use crate::discord::letters::parts::page::Page;
use crate::discord::outbox::Outbox;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::endpoint::Endpoint;
use crate::discord::wire::known::Known;
use crate::discord::wire::trouble::Trouble;
use crate::discord::wire::unreadable::Unreadable;
use crate::discord::wire::watch::Watch;
use crate::pictures::Pictures;
use host::tables::Tables;
use words::Speech;

/// A bot that is set up and about to run.
pub struct Bot {
    client: serenity::Client,
    /// The number of connections that Discord advises.
    shards: u32,
    watch: Watch,
    outbox: Outbox,
    desk: Desk,
}

/// The longest that leaving the gateway in good order may take.
const FAREWELL: Duration = Duration::from_secs(5);
/// The first wait for a Discord that does not answer; every further one is twice as long, up to [`LONGEST`].
const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(60);

/// Channels, threads and servers: not privileged, and all that the bot listens to besides interactions.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

impl Bot {
    /// Connects to the endpoint and registers the commands. While it cannot be reached, or has trouble of its own, that is logged
    /// and tried again.
    ///
    /// # Errors
    /// If the endpoint refuses the token or the commands: a bot without them would leave everybody waiting.
    pub async fn connect(endpoint: &Endpoint, tables: Tables, pictures: Pictures) -> anyhow::Result<Bot> {
        let options = poise::FrameworkOptions {
            commands: commands::all(),
            on_error: |error| Box::pin(on_error(error)),
            command_check: Some(|ctx| Box::pin(may_be_done(ctx))),
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            allowed_mentions: Some(CreateAllowedMentions::new()),
            initialize_owners: false,
            ..Default::default()
        };
        let registered = poise::builtins::create_application_commands(&options.commands);
        // The desk needs the client's REST access, and the client the framework that holds the desk.
        let (hand_over, handed) = oneshot::channel();
        let framework = poise::Framework::builder()
            .options(options)
            .setup(move |_, _, _| {
                Box::pin(async move { handed.await.context("setting up the desk").map_err(Failure::from) })
            })
            .build();
        let http = endpoint.http()?;
        let who = patiently(|| http.get_current_application_info()).await;
        let me = match who {
            Err(error) if Trouble::is_refused_token(&error) => bail!(endpoint.wrong_token()),
            who => who.context("asking Discord who the bot is")?,
        };
        http.set_application_id(me.id);
        let commands = patiently(|| http.create_global_commands(&registered)).await;
        let mentions = Arc::new(Mentions::of(&commands.context("registering the commands")?));
        let gateway = patiently(|| http.get_bot_gateway()).await.context("asking for the gateway")?;
        let client = serenity::ClientBuilder::new_with_http(http, INTENTS)
            .framework(framework)
            .raw_event_handler(Unreadable)
            .await
            .context("setting up the gateway")?;
        // Serenity asks for the address itself, and takes Discord's if it gets no answer.
        *client.ws_url.lock().await = gateway.url;
        let http = client.http.clone();
        let known = Known::of(tables.store()).await.context("reading who speaks which language")?;
        let clock = tables.clock().clone();
        let scribe = Scribe { pictures, known: Arc::new(known), mentions, clock };
        let outbox = Outbox::new(tables.clone(), http.clone(), scribe.clone());
        let desk = Desk { tables, http, scribe };
        // The receiver lives in the framework, which lives in the client.
        let _ = hand_over.send(Data { desk: desk.clone(), lateness: Lateness::default() });
        Ok(Bot { client, shards: gateway.shards, watch: Watch::default(), outbox, desk })
    }

    /// The same bot with another patience for a silent gateway.
    #[must_use]
    pub fn watching(mut self, watch: Watch) -> Bot {
        self.watch = watch;
        self
    }

    /// Serves until `stop` comes about; then it leaves in good order, if the network lets it. As long as the gateway is alive, `alive`
    /// is called every few seconds.
    ///
    /// # Errors
    /// If the gateway is lost for good: a token that was withdrawn, an intent that is refused, silence.
    pub async fn run(mut self, stop: impl Future<Output = ()>, alive: impl Fn()) -> anyhow::Result<()> {
        let manager = self.client.shard_manager.clone();
        let posting = self.outbox.clone().run();
        let tables = self.desk.tables.clone();
        let alive = || {
            tables.is_served();
            alive();
        };
        let served = tokio::select! {
            served = self.client.start_shards(self.shards) => served.context("serving Discord"),
            silent = self.watch.over(manager.clone(), self.shards, alive) => Err(silent),
            posted = posting => posted.context("posting"),
            () = tables.keep_time() => Ok(()),
            () = tables.play_computers() => Ok(()),
            () = self.desk.keep_looking() => Ok(()),
            () = stop => Ok(()),
        };
        if tokio::time::timeout(FAREWELL, manager.shutdown_all()).await.is_err() {
            tracing::warn!("the gateway could not be left in good order");
        }
        served
    }
}

/// Asks until there is an answer, or a refusal that will stay one.
async fn patiently<T, F>(ask: impl Fn() -> F) -> anyhow::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut wait = FIRST;
    loop {
        let error = match ask().await {
            Ok(answer) => return Ok(answer),
            Err(error) => anyhow::Error::from(error),
        };
        let Trouble::Later(cause) = Trouble::of(&error) else { return Err(error) };
        if Trouble::is_refused_token(&error) {
            return Err(error);
        }
        tracing::warn!(cause, seconds = wait.as_secs(), "Discord cannot be reached; trying again");
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST);
    }
}

/// Hands presses and forms to the desk; commands go their way through poise.
async fn on_event(
    framework: poise::FrameworkContext<'_, Data, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let desk = &framework.user_data.desk;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            framework.user_data.lateness.note(press.id);
            presses::press(desk, framework.serenity_context, press).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            presses::submit(desk, framework.serenity_context, form).await;
        }
        // Nobody tells what was deleted while the bot was away: it is missing from this list.
        FullEvent::GuildCreate { guild, .. } => {
            desk.scribe.known.meet(guild.id.get(), Some(&guild.name));
            let channels = guild.channels.keys().chain(guild.threads.iter().map(|thread| &thread.id));
            let there: BTreeSet<u64> = channels.map(|channel| channel.get()).collect();
            desk.look_for_channels(guild.id.get(), |channel| there.contains(&channel)).await;
            desk.look_for_rights(guild.id.get()).await;
        }
        // Whatever may have opened a channel to the bot.
        FullEvent::GuildUpdate { new_data, .. } => desk.look_for_rights(new_data.id.get()).await,
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            desk.look_for_rights(new.guild_id.get()).await;
        }
        FullEvent::GuildRoleUpdate { new, .. } => desk.look_for_rights(new.guild_id.get()).await,
        FullEvent::GuildRoleDelete { guild_id, .. } => desk.look_for_rights(guild_id.get()).await,
        FullEvent::ThreadListSync { thread_list_sync } => {
            desk.look_for_rights(thread_list_sync.guild_id.get()).await;
        }
        // Without the members intent these are the bot's own.
        FullEvent::GuildMemberUpdate { event, .. } => desk.look_for_rights(event.guild_id.get()).await,
        // Of the threads that go with a channel Discord says nothing.
        FullEvent::ChannelDelete { channel, .. } => {
            desk.look_for_channels(channel.guild_id.get(), |_| false).await;
        }
        FullEvent::ThreadDelete { thread, .. } => {
            let gone = thread.id.get();
            desk.look_for_channels(thread.guild_id.get(), |channel| channel != gone).await;
        }
        // A server that cannot be reached for a while is not left.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            desk.scribe.known.leave(incomplete.id.get());
        }
        FullEvent::Ready { data_about_bot } => {
            for guild in &data_about_bot.guilds {
                desk.scribe.known.meet(guild.id.get(), None);
            }
            tracing::info!(bot = %data_about_bot.user.name, servers = data_about_bot.guilds.len(), "connected");
        }
        _ => {}
    }
    Ok(())
}

/// Answers a failed command with a private sentence.
async fn on_error(error: poise::FrameworkError<'_, Data, Failure>) {
    match error {
        poise::FrameworkError::Command { error, ctx, .. } => excuse(ctx, &error).await,
        poise::FrameworkError::GuildOnly { ctx, .. } => excuse(ctx, &Failure::told("deny-guild-only")).await,
        poise::FrameworkError::ArgumentParse { input: Some(input), ctx, .. } => {
            excuse(ctx, &Failure::Told("deny-argument", vec![("text", typed(&input))])).await;
        }
        poise::FrameworkError::ArgumentParse { error, ctx, .. } => {
            excuse(ctx, &Failure::Broken(anyhow!("an argument: {error}"))).await;
        }
        // Discord lets nobody send such a command, unless it still shows one of an older version.
        poise::FrameworkError::CommandStructureMismatch { description, ctx, .. } => {
            tracing::warn!(
                command = &*ctx.command().name,
                description,
                "a command of another form than ours"
            );
            excuse(poise::Context::Application(ctx), &Failure::told("deny-command-changed")).await;
        }
        poise::FrameworkError::CommandPanic { payload, ctx, .. } => {
            let cause = anyhow!("a command panicked: {}", payload.unwrap_or_default());
            excuse(ctx, &Failure::Broken(cause)).await;
        }
        // It came too late: the person has been told so.
        poise::FrameworkError::CommandCheckFailed { error: None, .. } => {}
        poise::FrameworkError::CommandCheckFailed { error: Some(error), ctx, .. } => {
            excuse(ctx, &error).await;
        }
        poise::FrameworkError::UnknownInteraction { interaction, framework, .. } => {
            tracing::warn!(command = interaction.data.name, "a command that is not ours");
            excuse_unknown(interaction, framework).await;
        }
        // Whatever else there is of poise's, somebody waits for an answer if there is a context.
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
    let desk = &framework.user_data.desk;
    let response = if interaction.data.autocomplete().is_some() {
        CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new())
    } else {
        let lang = desk.scribe.known.speaks(interaction.user.id.get(), &interaction.locale);
        let speech = Speech::new(lang, Vec::new());
        let sentence = Failure::told("deny-command-changed").excuse(&speech, None);
        CreateInteractionResponse::Message(Page::text(sentence).linked(&desk.scribe.mentions).response(true))
    };
    if let Err(error) = interaction.create_response(framework.serenity_context, response).await {
        tracing::warn!(%error, "could not even say so");
    }
}

async fn excuse(ctx: Context<'_>, failure: &Failure) {
    if let poise::Context::Application(app) = ctx
        && app.interaction_type == poise::CommandInteractionType::Autocomplete
    {
        // Whoever is still typing is shown a list, and nothing else.
        let none = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
        if let Err(error) = app.interaction.create_response(ctx, none).await {
            tracing::debug!(%error, "a list of nothing could not be sent");
        }
        return;
    }
    let desk = &ctx.data().desk;
    let lang = desk.scribe.known.speaks(ctx.author().id.get(), ctx.locale().unwrap_or("en-US"));
    let session = match ctx {
        // Nobody but the operator wants the table's number, and only of a fault.
        poise::Context::Application(app) if failure.is_fault() => {
            match Caller::of_command(app.interaction, &desk.scribe.known) {
                Some(caller) => desk.here(&caller).await.ok().map(|table| table.id.0),
                None => None,
            }
        }
        _ => None,
    };
    let sentence = failure.excuse(&Speech::new(lang, Vec::new()), session);
    if let Err(error) = ctx.send(Page::text(sentence).linked(&desk.scribe.mentions).reply(true)).await {
        tracing::warn!(%error, session, "could not even say so");
    }
}
