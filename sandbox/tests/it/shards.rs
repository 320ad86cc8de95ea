//! Several processes of the bot at once: each with a shard of its own, or two with the same.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use poise::serenity_prelude as serenity;
use sandbox::{Doubles, Identified, JournalRequest, PersonAt, Sandbox, SandboxOptions, WorldSeed};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::bot::{Data, LIMIT, client};

/// A process of the bot, as far as the sandbox can tell.
struct Process {
    data: Data,
    manager: Arc<serenity::ShardManager>,
    task: JoinHandle<()>,
}

impl Process {
    /// Starts one that serves shard `number` of `total`.
    async fn start(sandbox: &Sandbox, number: u32, total: u32) -> Result<Self> {
        let data = Data::default();
        let none = serenity::GatewayIntents::empty();
        let mut client = client(sandbox, &sandbox.token(), none, data.clone()).await?;
        let manager = client.shard_manager.clone();
        let task = tokio::spawn(async move {
            if let Err(error) = client.start_shard(number, total).await {
                panic!("the bot stopped: {error}");
            }
        });
        Ok(Self { data, manager, task })
    }

    /// Ends it in good order.
    async fn leave(self) -> Result<()> {
        self.manager.shutdown_all().await;
        Ok(self.task.await?)
    }
}

async fn four_servers() -> Result<Sandbox> {
    let world = WorldSeed::spread(4);
    let patience = Duration::from_secs(20);
    Ok(Sandbox::start(SandboxOptions { world, patience, ..SandboxOptions::default() }).await?)
}

fn ada(sandbox: &Sandbox, server: u32) -> Result<PersonAt> {
    Ok(sandbox.person("Ada")?.at(&format!("games-{server}"))?)
}

async fn presses(sandbox: &Sandbox, server: u32) -> Result<()> {
    let ada = ada(sandbox, server)?;
    let panel = ada.slash("panel", Value::Null).await?.message.context("a message")?;
    let outcome = ada.press(panel, "later").await?;
    ensure!(outcome.is_ok(), "{server}: {:?}", outcome.reason);
    Ok(())
}

#[tokio::test]
async fn each_process_answers_on_the_servers_of_its_shard() -> Result<()> {
    let sandbox = four_servers().await?;
    let first = Process::start(&sandbox, 0, 2).await?;
    sandbox.wait_for_bot(LIMIT).await?;
    assert!(sandbox.wait_for_shards(Duration::from_millis(1)).await.is_err(), "half of them is missing");
    let second = Process::start(&sandbox, 1, 2).await?;
    sandbox.wait_for_shards(LIMIT).await?;
    let identifies: Vec<_> = sandbox.identifies().iter().map(|it| (it.shard, it.outcome)).collect();
    assert_eq!(identifies, [0, 1].map(|number| (Some([number, 2]), Identified::Taken)));
    for server in 0..4 {
        presses(&sandbox, server).await?;
    }
    assert_eq!((first.data.presses(), second.data.presses()), (2, 2));

    let direct = sandbox.person("Ada")?.direct();
    let address = format!("{}/api/v10/channels/{}/messages", sandbox.url(), direct.channel());
    let button = json!({"type": 2, "style": 1, "label": "Later", "custom_id": "later"});
    let message = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    let client = reqwest::Client::builder().no_proxy().build()?;
    let token = format!("Bot {}", sandbox.token());
    let sent = client.post(address).header("Authorization", token).json(&message).send().await?;
    sent.error_for_status()?;
    let message = direct.sees().pop().context("it is there")?.id;
    assert!(direct.press(message, "later").await?.is_ok());
    assert_eq!((first.data.presses(), second.data.presses()), (3, 2));
    assert_eq!(sandbox.doubles(), Doubles::default());

    first.leave().await?;
    assert!(sandbox.bot_online(), "the other is still there");
    let nobody = ada(&sandbox, 0)?.slash("panel", Value::Null).await?;
    assert!(!nobody.is_ok(), "nobody hears it");
    presses(&sandbox, 1).await?;
    second.leave().await?;
    assert!(!sandbox.bot_online());
    Ok(())
}

#[tokio::test]
async fn of_two_processes_with_one_shard_whoever_answers_second_is_refused() -> Result<()> {
    let sandbox = four_servers().await?;
    let one = Process::start(&sandbox, 0, 1).await?;
    sandbox.wait_for_bot(LIMIT).await?;
    let other = Process::start(&sandbox, 0, 1).await?;
    sandbox.wait_for_sessions(LIMIT, 2, 0).await?;
    assert!(sandbox.wait_for_shards(Duration::from_millis(1)).await.is_err(), "everything is heard twice");
    let ada = ada(&sandbox, 2)?;
    let panel = ada.slash("panel", Value::Null).await?.message.context("a message")?;
    let callback = |it: &&JournalRequest| it.path.ends_with("callback");
    let statuses = |journal: &[JournalRequest]| {
        let mut all: Vec<u16> = journal.iter().filter(callback).map(|it| it.status).collect();
        all.sort_unstable();
        all
    };
    sandbox.wait_for_journal(LIMIT, |journal| statuses(journal) == [204, 400]).await?;
    assert!(ada.press(panel, "later").await?.is_ok());
    sandbox.wait_for_journal(LIMIT, |journal| statuses(journal) == [204, 204, 400, 400]).await?;
    let journal = sandbox.journal();
    let codes = journal.iter().filter(callback).filter_map(|it| it.answer["code"].as_u64());
    assert_eq!(codes.collect::<Vec<_>>(), [40060, 40060]);
    assert_eq!((one.data.presses(), other.data.presses()), (1, 1));
    let doubles = sandbox.doubles();
    assert!(doubles.sessions == 1 && doubles.events >= 2, "{doubles:?}");
    one.leave().await?;
    other.leave().await
}
