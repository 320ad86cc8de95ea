//! Commands, answers, follow-ups, forms, buttons, menus, suggestions.

use std::pin::pin;
use std::time::Duration;

use anyhow::{Context, Result};
use sandbox::{Fault, Progress};
use serde_json::{Value, json};

use crate::bot::{LIMIT, PIXEL, begins, stage};

#[tokio::test]
async fn a_command_is_answered_in_the_channel() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let borek = stage.sandbox.person("borek")?.at("games")?;
    let outcome = ada.slash("greet", json!({"whom": "Borek", "times": 2})).await?;
    assert_eq!(outcome.state, Progress::Answered);
    let message = borek.message(outcome.message.context("a message")?).context("it is public")?;
    assert!(message.content.starts_with("HelloHello <@"), "{}", message.content);
    assert!(message.content.ends_with("en-US"));
    assert_eq!(message.names.values().next().map(String::as_str), Some("Borek"));
    let header = message.interaction.context("the line above")?;
    assert_eq!((header.kind, header.command.as_deref()), ("command", Some("greet")));
    Ok(())
}

#[tokio::test]
async fn commands_are_shown_and_typed_in_the_persons_language() -> Result<()> {
    let stage = stage().await?;
    let celina = stage.sandbox.person("celina")?.at("games")?;
    let greet = celina.commands()?.into_iter().find(|it| it.name == "greet").context("registered")?;
    assert_eq!((greet.display_name.as_str(), greet.description.as_str()), ("witaj", "Wita kogoś"));
    let outcome = celina.type_command("/witaj whom:@Darek times: 1").await?;
    let message = celina.message(outcome.message.context("a message")?).context("seen")?;
    assert!(message.content.ends_with(" pl"), "{}", message.content);
    assert!(celina.type_command("/witaj times:1").await.is_err(), "a required option is missing");
    assert!(celina.type_command("/witaj whom:@Darek times:9").await.is_err(), "out of bounds");
    Ok(())
}

#[tokio::test]
async fn a_deferred_answer_is_private_and_follow_ups_may_be_public() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let borek = stage.sandbox.person("borek")?.at("games")?;
    let outcome = ada.slash("slow", Value::Null).await?;
    assert_eq!(outcome.state, Progress::Thinking);
    let seen = ada.wait_until(LIMIT, |messages| messages.iter().any(|it| it.content == "And more")).await?;
    let done =
        seen.iter().find(|it| Some(it.id) == outcome.message).context("the placeholder became the answer")?;
    assert_eq!((done.content.as_str(), done.state, done.ephemeral), ("Done", "sent", true));
    let file = done.attachments.first().context("a file")?;
    assert_eq!((file.width, file.height, file.description.as_deref()), (Some(3), Some(2), Some("Two rows")));
    let served = reqwest::get(format!("{}{}", stage.sandbox.url(), file.url)).await?.bytes().await?;
    assert_eq!(&served[..], PIXEL);
    let others: Vec<String> = borek.sees().into_iter().map(|it| it.content).collect();
    assert_eq!(others, ["And more"]);
    Ok(())
}

#[tokio::test]
async fn a_form_opens_and_is_answered() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let modal = ada.slash("offer", Value::Null).await?.modal.context("a form")?;
    assert_eq!(modal.title, "Offer a trade");
    assert!(ada.submit(modal.id, &json!({"give": "eleven chars"})).await.is_err(), "too long");
    assert!(ada.submit(modal.id, &json!({"take": "1"})).await.is_err(), "no such field");
    let outcome = ada.submit(modal.id, &json!({"give": "2 sheep"})).await?;
    let message = ada.message(outcome.message.context("a message")?).context("seen")?;
    assert_eq!(message.content, "ada gives 2 sheep");
    assert!(ada.submit(modal.id, &json!({"give": "again"})).await.is_err(), "it is closed");
    Ok(())
}

#[tokio::test]
async fn an_update_replaces_the_files_and_an_edit_keeps_those_it_lists() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let panel = ada.slash("panel", Value::Null).await?.message.context("a message")?;
    let files = || {
        let message = ada.message(panel);
        message
            .map(|it| it.attachments.into_iter().map(|it| it.filename).collect::<Vec<_>>())
            .unwrap_or_default()
    };
    assert_eq!(files(), ["first.png"]);
    assert_eq!(ada.press(panel, "Update").await?.state, Progress::Updated);
    assert_eq!(files(), ["second.png"]);
    assert_eq!(ada.press(panel, "later").await?.state, Progress::Deferred);
    ada.wait_until(LIMIT, |it| it.iter().any(|it| it.content == "Later")).await?;
    assert_eq!(files(), ["second.png"]);
    ada.press(panel, "own").await?;
    ada.wait_until(LIMIT, |it| it.iter().any(|it| it.content == "Own")).await?;
    assert_eq!(files(), ["second.png", "third.png"]);
    assert!(ada.press(panel, "Dead").await.is_err(), "it is disabled");
    assert!(ada.press(panel, "Missing").await.is_err());
    Ok(())
}

#[tokio::test]
async fn a_menu_answers_in_private() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let borek = stage.sandbox.person("Borek")?.at("games")?;
    let panel = ada.slash("panel", Value::Null).await?.message.context("a message")?;
    assert!(borek.select(panel, "menu", &["x"]).await.is_err());
    assert!(borek.select(panel, "menu", &["f", "h"]).await.is_err(), "only one may be chosen");
    let answer = borek.select(panel, "menu", &["Hills"]).await?.message.context("a message")?;
    let seen = borek.message(answer).context("its addressee sees it")?;
    assert_eq!((seen.content.as_str(), seen.ephemeral), ("Chose h", true));
    assert_eq!(seen.reply_to.map(|it| it.id), Some(panel));
    assert!(ada.message(answer).is_none());
    borek.person().dismiss(answer)?;
    assert!(borek.message(answer).is_none());
    Ok(())
}

#[tokio::test]
async fn suggestions_follow_what_is_typed() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let choices = ada.autocomplete("pick", json!({}), "tile", "build").await?.context("suggestions")?;
    let names: Vec<&str> = choices.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["build road c3-c4", "build town c3"]);
    let outcome = ada.slash("pick", json!({"tile": "pass"})).await?;
    assert!(outcome.is_ok());
    Ok(())
}

#[tokio::test]
async fn a_table_lives_in_a_thread() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let outcome = ada.slash("table", Value::Null).await?;
    let done = |it: &sandbox::MessageSeen| Some(it.id) == outcome.message && it.state == "sent";
    let seen = ada.wait_until(LIMIT, |messages| messages.iter().any(done)).await?;
    let answer = seen.iter().find(|it| done(it)).context("the answer")?;
    assert_eq!(answer.content, "Catan 1 50083 2");
    let notice = seen.iter().find(|it| it.kind == "thread_created").context("the notice")?;
    let thread = ada.person().in_channel(notice.thread.as_ref().context("its thread")?.id);
    let inside: Vec<String> = thread.sees().into_iter().map(|it| it.content).collect();
    assert_eq!(inside, ["Edited", "Next"]);
    Ok(())
}

#[tokio::test]
async fn what_reaches_the_bot_late_bears_the_number_of_its_beginning_and_may_have_failed() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let before = ada.slash("greet", json!({"whom": "Borek"})).await?;
    for (by_ms, state) in [(5_000, Progress::Answered), (25_000, Progress::Failed)] {
        stage.sandbox.fail(Fault::Late { times: 1, by_ms })?;
        let late = ada.slash("greet", json!({"whom": "Borek"})).await?;
        assert_eq!(late.state, state);
        assert!(late.interaction < before.interaction, "a number tells when something began");
        stage.sandbox.wait_for_faults(LIMIT).await?;
    }
    assert!(ada.slash("greet", json!({"whom": "Borek"})).await?.interaction > before.interaction);
    Ok(())
}

#[tokio::test]
async fn silence_fails_after_the_time_that_discord_gives() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let mut asking = pin!(ada.slash("silent", Value::Null));
    begins(&mut asking).await;
    stage.sandbox.advance(Duration::from_secs(21));
    let outcome = asking.await?;
    assert_eq!(outcome.state, Progress::Failed);
    let notice = ada.sees().pop().context("a notice")?;
    assert_eq!((notice.state, notice.ephemeral), ("failed", true));
    Ok(())
}
