//! The bot as a whole: connects, registers its commands, and passes all events to the gateway.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context as _, bail};
use poise::serenity_prelude as serenity;
use serenity::{CreateAllowedMentions, FullEvent, GatewayIntents, Interaction};
use tokio::sync::oneshot;

use crate::beacon::Beacon;
use crate::discord::answering::Data;
use crate::discord::answering::lateness::{Lateness, may_be_done};
use crate::discord::app::App;
use crate::discord::channels::closed::{keep_hearing, keep_looking};
use crate::discord::features;
use crate::discord::gateway::errors::on_error;
use crate::discord::gateway::news::News;
use crate::discord::gateway::{presses, unread};
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::mentions::Mentions;
use crate::discord::outbox::Outbox;
use crate::discord::wire::directory::Directory;
use crate::discord::wire::endpoint::Endpoint;
use crate::discord::wire::limiter::{IdentifyLimiter, Reconnects, Starts};
use crate::discord::wire::trouble::{Trouble, patiently};
use crate::discord::wire::watch::Watch;
use crate::discord::wire::{closing, rest};
use crate::pictures::Pictures;
use host::shards::Shards;
use host::tables::Tables;

/// A bot that is set up and about to run.
pub struct Bot {
    client: serenity::Client,
    /// The shards that it serves, each by a connection of its own.
    shards: Shards,
    starts: Starts,
    reconnects: Reconnects,
    watch: Watch,
    /// What to say if the token is withdrawn.
    wrong_token: &'static str,
    outbox: Outbox,
    app: App,
}

/// The longest time for leaving the gateway in good order.
const FAREWELL: Duration = Duration::from_secs(5);

/// Channels, threads and servers: not privileged, and all that the bot listens to besides interactions.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

impl Bot {
    /// Connects to the endpoint and registers the commands. If it cannot be reached, or has trouble of its own, that is logged and tried
    /// again.
    ///
    /// # Errors
    /// If the endpoint refuses the token or the commands: a bot without them would leave everybody waiting.
    pub async fn connect(
        endpoint: &Endpoint,
        tables: Tables,
        pictures: Pictures,
        beacon: Option<Beacon>,
    ) -> anyhow::Result<Bot> {
        let options = poise::FrameworkOptions {
            commands: features::commands(),
            on_error: |error| Box::pin(on_error(error)),
            command_check: Some(|ctx| Box::pin(may_be_done(ctx))),
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            allowed_mentions: Some(CreateAllowedMentions::new()),
            initialize_owners: false,
            ..Default::default()
        };
        let registered = poise::builtins::create_application_commands(&options.commands);
        // The app needs the client's REST access, and the client the framework that holds the app.
        let (hand_over, handed) = oneshot::channel();
        let framework = poise::Framework::builder()
            .options(options)
            .setup(move |_, _, _| {
                Box::pin(async move { handed.await.context("setting up the app").map_err(Failure::from) })
            })
            .build();
        let http = endpoint.http()?;
        let who = patiently(|| rest::application(&http)).await;
        let (me, _) = match who {
            Err(error) if Trouble::is_refused_token(&error) => bail!(endpoint.wrong_token()),
            who => who.context("asking Discord who the bot is")?,
        };
        http.set_application_id(me);
        let registered = serde_json::to_vec(&registered).context("writing the commands")?;
        let commands = patiently(|| rest::register(&http, me, &registered)).await;
        let mentions = Arc::new(Mentions::of(&commands.context("registering the commands")?));
        let gateway = patiently(|| http.get_bot_gateway()).await.context("asking for the gateway")?;
        let (framework, unread) = unread::both(framework);
        let client = serenity::ClientBuilder::new_with_http(http, INTENTS)
            .framework(framework)
            .raw_event_handler(unread)
            .await
            .context("setting up the gateway")?;
        // Serenity asks for the address itself, and uses Discord's if it gets no answer.
        *client.ws_url.lock().await = gateway.url;
        let http = client.http.clone();
        let known = Directory::of(tables.database()).await.context("reading who speaks which language")?;
        let known = known.serving(tables.database().shards());
        let clock = tables.clock().clone();
        let has_beacon = beacon.is_some();
        let messages = Messages { pictures, known: Arc::new(known), mentions, clock, has_beacon };
        let outbox = Outbox::new(tables.clone(), http.clone(), messages.clone()).hearing(beacon);
        let (panels, sharing, promises) = Default::default();
        let app = App { tables, http, messages, panels, sharing, promises };
        // The receiver lives in the framework, which lives in the client.
        let _ = hand_over.send(Data { app: app.clone(), lateness: Lateness::default() });
        Ok(Bot {
            client,
            shards: Shards::all(gateway.shards),
            starts: Starts::from(&gateway.session_start_limit),
            reconnects: Reconnects::default(),
            watch: Watch::default(),
            wrong_token: endpoint.wrong_token(),
            outbox,
            app,
        })
    }

    /// The bot for these shards alone, instead of all that Discord advises.
    #[must_use]
    pub fn serving(mut self, shards: Shards) -> Bot {
        self.starts = self.starts.shared(shards);
        self.shards = shards;
        self
    }

    /// The bot with other waits between connections.
    #[must_use]
    pub fn reconnecting(mut self, reconnects: Reconnects) -> Bot {
        self.reconnects = reconnects;
        self
    }

    /// The bot with another patience for a silent gateway.
    #[must_use]
    pub fn watching(mut self, watch: Watch) -> Bot {
        self.watch = watch;
        self
    }

    /// Serves until `stop` resolves; then it leaves in good order, if the network allows. While the gateway is alive, `alive` is called
    /// every few seconds.
    ///
    /// # Errors
    /// If the gateway is lost for good: a withdrawn token, a refused intent, silence.
    pub async fn run(mut self, stop: impl Future<Output = ()>, alive: impl Fn()) -> anyhow::Result<()> {
        let (manager, shards) = (self.client.shard_manager.clone(), self.shards);
        let posting = self.outbox.clone().run();
        let tables = self.app.tables.clone();
        let alive = || {
            tables.is_served();
            alive();
        };
        let is_shut = Arc::<AtomicBool>::default();
        let limiter = IdentifyLimiter {
            address: self.client.ws_url.clone(),
            manager: manager.clone(),
            http: self.client.http.clone(),
            database: tables.database().clone(),
            shards,
            reconnects: self.reconnects,
            starts: self.starts,
            is_shut: is_shut.clone(),
        };
        let served = tokio::select! {
            // The limiter is shut before anything connects.
            biased;
            lost = limiter.keep() => Err(lost),
            // A connection that was closed for good cannot be left in good order.
            closed = closing::for_good() => return Err(closed),
            // Serenity takes the range's end for the last shard.
            served = self.client.start_shard_range(shards.first..shards.last, shards.total) => {
                served.map_err(|error| closing::given_back(error, self.wrong_token))
            }
            silent = self.watch.over(manager.clone(), shards, &is_shut, alive) => Err(silent),
            posted = posting => posted.context("posting"),
            () = tables.keep_time() => Ok(()),
            () = tables.play_computers() => Ok(()),
            () = keep_looking(&self.app) => Ok(()),
            () = keep_hearing(&self.app) => Ok(()),
            () = stop => Ok(()),
        };
        if tokio::time::timeout(FAREWELL, manager.shutdown_all()).await.is_err() {
            tracing::warn!("the gateway could not be left in good order");
        }
        served
    }
}

/// Passes presses and forms on; poise handles commands.
async fn on_event(
    framework: poise::FrameworkContext<'_, Data, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let app = &framework.user_data.app;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            Box::pin(presses::press(framework.user_data, framework.serenity_context, press)).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            Box::pin(presses::submit(framework.user_data, framework.serenity_context, form)).await;
        }
        FullEvent::Ready { data_about_bot } => {
            for guild in &data_about_bot.guilds {
                app.messages.known.meet(guild.id.get(), None);
            }
            let shard = framework.serenity_context.shard_id.0;
            let servers = data_about_bot.guilds.len();
            tracing::info!(bot = %data_about_bot.user.name, shard, servers, "connected");
        }
        _ => {}
    }
    if let Some(news) = News::of(event) {
        news.tell(app).await;
    }
    Ok(())
}
