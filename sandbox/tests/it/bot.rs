//! A small bot with every kind of interaction.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use poise::serenity_prelude as serenity;
use sandbox::{Sandbox, SandboxOptions};
use serenity::{
    ActionRowComponent, ComponentInteractionDataKind, CreateActionRow, CreateAttachment, CreateButton,
    CreateInputText, CreateInteractionResponse as Response, CreateInteractionResponseMessage as Answer,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    EditInteractionResponse, EditMessage, InputTextStyle, Interaction,
};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A one-pixel PNG.
pub(crate) const PIXEL: &[u8] = &[
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 3, 0, 0, 0, 2, 8,
    6, 0, 0, 0,
];

/// Data that the bot's commands share.
#[derive(Clone, Default)]
pub(crate) struct Data {
    presses: Arc<AtomicU32>,
    /// The names of the events that serenity could read, in order.
    events: Arc<watch::Sender<Vec<&'static str>>>,
}

impl Data {
    /// The number of presses that reached the bot.
    pub(crate) fn presses(&self) -> u32 {
        self.presses.load(Ordering::SeqCst)
    }
}

type Context<'a> = poise::Context<'a, Data, anyhow::Error>;

/// The sandbox with the bot in it.
pub(crate) struct Stage {
    pub(crate) sandbox: Sandbox,
    data: Data,
    bot: JoinHandle<()>,
}

impl Stage {
    /// The number of presses that reached the bot.
    pub(crate) fn presses(&self) -> u32 {
        self.data.presses()
    }

    /// Waits until all these events reached the bot.
    pub(crate) async fn wait_for_events(&self, wanted: &[&'static str]) -> Result<()> {
        let mut events = self.data.events.subscribe();
        let all = events.wait_for(|seen| wanted.iter().all(|it| seen.contains(it)));
        let waited = tokio::time::timeout(LIMIT, all).await.map(|_| ());
        let seen = || format!("not all of them came: {:?}", self.data.events.borrow());
        waited.with_context(seen)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.bot.abort();
    }
}

/// Long enough on a busy machine.
pub(crate) const LIMIT: Duration = Duration::from_secs(30);

/// Lets somebody begin a deed, whose answer does not come at once.
pub(crate) async fn begins<T>(deed: &mut Pin<&mut impl Future<Output = T>>) {
    tokio::select! {
        biased;
        _ = deed => panic!("it is answered at once"),
        () = std::future::ready(()) => {}
    }
}

/// Starts both and waits until the bot is ready.
pub(crate) async fn stage() -> Result<Stage> {
    stage_with(serenity::GatewayIntents::empty()).await
}

/// Starts a sandbox with a bot that may ask for more intents.
pub(crate) async fn stage_with(more: serenity::GatewayIntents) -> Result<Stage> {
    let privileged_intents = more.bits();
    let options =
        SandboxOptions { patience: Duration::from_secs(20), privileged_intents, ..SandboxOptions::default() };
    let sandbox = Sandbox::start(options).await?;
    let data = Data::default();
    let mut client = client(&sandbox, &sandbox.token(), more, data.clone()).await?;
    let bot = tokio::spawn(async move {
        if let Err(error) = client.start().await {
            panic!("the bot stopped: {error}");
        }
    });
    sandbox.wait_for_bot(LIMIT).await?;
    Ok(Stage { sandbox, data, bot })
}

/// The bot, not yet connected.
pub(crate) async fn client(
    sandbox: &Sandbox,
    token: &str,
    more: serenity::GatewayIntents,
    data: Data,
) -> Result<serenity::Client> {
    let options = poise::FrameworkOptions {
        commands: vec![greet(), slow(), offer(), panel(), pick(), picture(), silent(), table()],
        event_handler: |framework, event| {
            Box::pin(handle(framework.serenity_context, event, framework.user_data))
        },
        ..Default::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(|context, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(context, &framework.options().commands).await?;
                Ok(data)
            })
        })
        .build();
    let own = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(20)).build()?;
    let http =
        serenity::HttpBuilder::new(token).client(own).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::GUILD_MESSAGES | more;
    let client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await;
    client.context("building the client")
}

/// Greets somebody
#[poise::command(slash_command, name_localized("pl", "witaj"), description_localized("pl", "Wita kogoś"))]
async fn greet(
    context: Context<'_>,
    #[description = "Whom"] whom: serenity::User,
    #[description = "How often"]
    #[min = 1]
    #[max = 3]
    times: Option<u32>,
) -> Result<()> {
    let locale = context.locale().unwrap_or("none");
    let greeting = format!(
        "{} {} {locale}",
        "Hello".repeat(times.unwrap_or(1) as usize),
        serenity::Mentionable::mention(&whom)
    );
    context.say(greeting).await?;
    Ok(())
}

/// Takes its time
#[poise::command(slash_command)]
async fn slow(context: Context<'_>) -> Result<()> {
    context.defer_ephemeral().await?;
    let file = CreateAttachment::bytes(PIXEL, "board.png").description("Two rows");
    context.send(poise::CreateReply::default().content("Done").attachment(file).ephemeral(true)).await?;
    context.send(poise::CreateReply::default().content("And more")).await?;
    Ok(())
}

/// Opens a form
#[poise::command(slash_command)]
async fn offer(context: poise::ApplicationContext<'_, Data, anyhow::Error>) -> Result<()> {
    let input = CreateInputText::new(InputTextStyle::Short, "You give", "give").max_length(10);
    let modal =
        CreateModal::new("offer:1", "Offer a trade").components(vec![CreateActionRow::InputText(input)]);
    context.interaction.create_response(context.http(), Response::Modal(modal)).await?;
    context.has_sent_initial_response.store(true, Ordering::SeqCst);
    Ok(())
}

/// Shows buttons and a menu
#[poise::command(slash_command)]
async fn panel(context: Context<'_>) -> Result<()> {
    let options = vec![CreateSelectMenuOption::new("Forest", "f"), CreateSelectMenuOption::new("Hills", "h")];
    let rows = vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("update").label("Update"),
            CreateButton::new("later").label("Later"),
            CreateButton::new("own").label("Own"),
            CreateButton::new("dead").label("Dead").disabled(true),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options })),
    ];
    let file = CreateAttachment::bytes(PIXEL, "first.png");
    context.send(poise::CreateReply::default().content("Panel").components(rows).attachment(file)).await?;
    Ok(())
}

async fn tiles(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let all = ["build road c3-c4", "build town c3", "pass"];
    let fitting = all.into_iter().filter(|it| it.starts_with(partial));
    let choices = fitting.map(|it| serenity::AutocompleteChoice::new(it, it)).collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Picks a tile
#[poise::command(slash_command)]
async fn pick(
    context: Context<'_>,
    #[description = "Which"]
    #[autocomplete = "tiles"]
    tile: String,
) -> Result<()> {
    context.say(format!("Picked {tile}")).await?;
    Ok(())
}

/// Shows a picture
#[poise::command(slash_command)]
async fn picture(context: Context<'_>) -> Result<()> {
    let file = CreateAttachment::bytes(include_bytes!("board.png"), "board.png").description("Two hexes");
    context.send(poise::CreateReply::default().attachment(file)).await?;
    Ok(())
}

/// Opens a table in a thread of its own
#[poise::command(slash_command)]
async fn table(context: Context<'_>) -> Result<()> {
    context.defer().await?;
    let plan = serenity::CreateThread::new("Catan 1")
        .kind(serenity::ChannelType::PublicThread)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let thread = context.channel_id().create_thread(context, plan).await?;
    let board = || {
        let message = serenity::CreateMessage::new().content("Board").enforce_nonce(true);
        message.nonce(serenity::Nonce::String("outbox-1".to_owned()))
    };
    let mut first = thread.send_message(context, board()).await?;
    let second = thread.send_message(context, board()).await?;
    anyhow::ensure!(first.id == second.id, "the nonce was forgotten");
    thread.id.edit_thread(context, serenity::EditThread::new().archived(true)).await?;
    let edited = first.edit(context, EditMessage::new().content("Edited")).await;
    let Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(refused))) = edited else {
        anyhow::bail!("an archived thread took an edit");
    };
    thread.id.say(context, "Next").await?;
    first.edit(context, EditMessage::new().content("Edited")).await?;
    let found = thread.id.messages(context, serenity::GetMessages::new().limit(5)).await?;
    context.say(format!("{} {} {}", thread.name, refused.error.code, found.len())).await?;
    Ok(())
}

/// Never answers
#[poise::command(slash_command)]
async fn silent(_: Context<'_>) -> Result<()> {
    Ok(())
}

async fn handle(context: &serenity::Context, event: &serenity::FullEvent, data: &Data) -> Result<()> {
    data.events.send_modify(|events| events.push(event.snake_case_name()));
    let serenity::FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    match interaction {
        Interaction::Component(press) => pressed(context, press, data).await,
        Interaction::Modal(form) => {
            let row = form.data.components.first().context("a row")?;
            let Some(ActionRowComponent::InputText(input)) = row.components.first() else {
                anyhow::bail!("an input");
            };
            let text = format!("{} gives {}", form.user.name, input.value.clone().unwrap_or_default());
            form.create_response(context, Response::Message(Answer::new().content(text))).await?;
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn pressed(
    context: &serenity::Context,
    press: &serenity::ComponentInteraction,
    data: &Data,
) -> Result<()> {
    data.presses.fetch_add(1, Ordering::SeqCst);
    match (press.data.custom_id.as_str(), &press.data.kind) {
        ("update", _) => {
            let file = CreateAttachment::bytes(PIXEL, "second.png");
            let answer = Answer::new().content("Updated").add_file(file);
            press.create_response(context, Response::UpdateMessage(answer)).await?;
        }
        ("later", _) => {
            press.create_response(context, Response::Acknowledge).await?;
            let edit = EditInteractionResponse::new().content("Later");
            press.edit_response(context, edit).await?;
        }
        ("own", _) => {
            press.create_response(context, Response::Acknowledge).await?;
            let mut message = (*press.message).clone();
            let kept = message.attachments.first().context("a file")?.id;
            let attachments =
                EditAttachments::new().keep(kept).add(CreateAttachment::bytes(PIXEL, "third.png"));
            message.edit(context, EditMessage::new().content("Own").attachments(attachments)).await?;
        }
        ("menu", ComponentInteractionDataKind::StringSelect { values }) => {
            let answer = Answer::new().content(format!("Chose {}", values.join("+"))).ephemeral(true);
            press.create_response(context, Response::Message(answer)).await?;
        }
        (other, _) => anyhow::bail!("nothing is called {other}"),
    }
    Ok(())
}
