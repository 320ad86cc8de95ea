//! The gateway goes away and comes back.

use std::pin::pin;

use anyhow::{Context, Result};
use poise::serenity_prelude as serenity;
use sandbox::{Fault, Permissions};
use serde_json::{Value, json};

use crate::bot::{Data, LIMIT, Stage, begins, client, stage, stage_with};

async fn still_greets(stage: &Stage) -> Result<()> {
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let outcome = ada.slash("greet", json!({"whom": "Borek"})).await?;
    anyhow::ensure!(outcome.is_ok(), "{:?}", outcome.reason);
    Ok(())
}

#[tokio::test]
async fn the_bot_resumes_after_op_7_and_after_a_cut() -> Result<()> {
    let stage = stage().await?;
    assert_eq!(stage.sandbox.sessions(), (1, 0));
    stage.sandbox.fail(Fault::Reconnect)?;
    stage.sandbox.wait_for_sessions(LIMIT, 1, 1).await?;
    still_greets(&stage).await?;
    stage.sandbox.fail(Fault::GatewayDrop)?;
    stage.sandbox.wait_for_sessions(LIMIT, 1, 2).await?;
    still_greets(&stage).await?;
    stage.sandbox.fail(Fault::GatewayClose { code: 4000 })?;
    stage.sandbox.wait_for_sessions(LIMIT, 1, 3).await?;
    still_greets(&stage).await
}

#[tokio::test]
async fn what_happened_meanwhile_is_replayed() -> Result<()> {
    let stage = stage().await?;
    stage.sandbox.fail(Fault::Pause)?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let mut asking = pin!(ada.slash("greet", json!({"whom": "Borek"})));
    begins(&mut asking).await;
    stage.sandbox.fail(Fault::GatewayDrop)?;
    stage.sandbox.wait_for_sessions(LIMIT, 1, 1).await?;
    stage.sandbox.fail(Fault::Resume)?;
    let outcome = asking.await?;
    assert!(outcome.is_ok(), "{:?}", outcome.reason);
    Ok(())
}

#[tokio::test]
async fn the_bot_identifies_anew_after_op_9() -> Result<()> {
    let stage = stage().await?;
    stage.sandbox.fail(Fault::InvalidSession { resumable: false })?;
    stage.sandbox.wait_for_sessions(LIMIT, 2, 0).await?;
    still_greets(&stage).await
}

#[tokio::test]
async fn the_bot_resumes_after_an_op_9_that_lets_it() -> Result<()> {
    let stage = stage().await?;
    stage.sandbox.fail(Fault::InvalidSession { resumable: true })?;
    stage.sandbox.wait_for_sessions(LIMIT, 1, 1).await?;
    still_greets(&stage).await
}

#[tokio::test]
async fn a_press_delivered_twice_is_acknowledged_once() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let panel = ada.slash("panel", Value::Null).await?.message.context("a message")?;
    stage.sandbox.fail(Fault::DeliverTwice { times: 1 })?;
    assert!(ada.press(panel, "later").await?.is_ok());
    let refused = |it: &sandbox::JournalRequest| it.path.ends_with("callback") && it.answer["code"] == 40060;
    stage.sandbox.wait_for_journal(LIMIT, |entries| entries.iter().any(refused)).await?;
    assert_eq!(stage.presses(), 2);
    Ok(())
}

#[tokio::test]
async fn an_answer_may_be_lost_after_it_took_effect() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let target = sandbox::Target::times("POST", "interactions/*/*/callback", 1);
    stage.sandbox.fail(Fault::DieAfter { target })?;
    let outcome = ada.slash("greet", json!({"whom": "Borek"})).await?;
    assert!(outcome.is_ok(), "the effect is there although the bot saw an error");
    still_greets(&stage).await
}

#[tokio::test]
async fn a_wrong_token_and_intents_that_were_not_granted_are_turned_away() -> Result<()> {
    let sandbox = sandbox::Sandbox::start(sandbox::SandboxOptions::default()).await?;
    let none = serenity::GatewayIntents::empty();
    let mut stranger = client(&sandbox, "a.wrong.token", none, Data::default()).await?;
    assert!(stranger.start().await.is_err());
    let content = serenity::GatewayIntents::MESSAGE_CONTENT;
    let mut curious = client(&sandbox, &sandbox.token(), content, Data::default()).await?;
    let refused = curious.start().await;
    let disallowed = serenity::Error::Gateway(serenity::GatewayError::DisallowedGatewayIntents);
    assert_eq!(refused.map_err(|it| it.to_string()), Err(disallowed.to_string()));
    Ok(())
}

#[tokio::test]
async fn serenity_reads_every_event() -> Result<()> {
    let stage = stage_with(serenity::GatewayIntents::GUILD_MEMBERS).await?;
    let sandbox = &stage.sandbox;
    let server = sandbox.server("The Long Table").context("a server")?;
    let ada = sandbox.person("Ada")?.at("games")?;
    let said = ada.say("hello")?;
    sandbox.delete_message(ada.channel(), said.id);
    let channel = sandbox.add_channel(server, "games-3")?;
    sandbox.overwrite(channel, sandbox.bot(), Permissions::ATTACH_FILES, Permissions::EMBED_LINKS);
    sandbox.delete_channel(channel);
    let thread = ada.start_thread("Side", false)?;
    thread.say(&format!("<@{}>", sandbox.person("Borek")?.id()))?;
    sandbox.archive(thread.channel(), true);
    sandbox.delete_channel(thread.channel());
    let ola = sandbox.add_person("Ola", "pl", false)?;
    sandbox.change_person(ola.id(), Some("Olga"), Some("cs"))?;
    sandbox.leave(ola.id(), server);
    sandbox.fail(Fault::Kick { server })?;
    sandbox.join(sandbox.bot(), server, false);
    still_greets(&stage).await?;
    let wanted = [
        "message",
        "message_delete",
        "channel_create",
        "channel_update",
        "channel_delete",
        "thread_create",
        "thread_members_update",
        "thread_update",
        "thread_delete",
        "guild_member_addition",
        "guild_member_update",
        "guild_member_removal",
        "guild_delete",
        "guild_create",
    ];
    stage.wait_for_events(&wanted).await
}

#[tokio::test]
async fn without_a_bot_commands_fail_at_once() -> Result<()> {
    let sandbox = sandbox::Sandbox::start(sandbox::SandboxOptions::default()).await?;
    let ada = sandbox.person("Ada")?.at("games")?;
    assert!(ada.slash("greet", Value::Null).await.is_err(), "nothing is registered");
    sandbox.shutdown().await;
    Ok(())
}
