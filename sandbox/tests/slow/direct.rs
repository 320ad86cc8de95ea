//! Direct messages on the page: a place of their own beside the servers, for one person.

use anyhow::{Context as _, Result, ensure};
use browser::{Page, Screen};
use serde_json::{Value, json};

use crate::bot::{Stage, stage};

#[tokio::test]
async fn direct_messages_stand_beside_the_servers_and_lead_to_them() -> Result<()> {
    browser::visit(Screen::Desktop, read_and_follow).await
}

/// Asks as the bot.
async fn ask(stage: &Stage, path: &str, body: Value) -> Result<Value> {
    let address = format!("{}/api/v10/{path}", stage.sandbox.url());
    let client = reqwest::Client::builder().no_proxy().build()?;
    let token = format!("Bot {}", stage.sandbox.token());
    let answer = client.post(address).header("Authorization", token).json(&body).send().await?;
    Ok(answer.error_for_status()?.json().await?)
}

async fn read_and_follow(page: &Page) -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?;
    page.open(&stage.sandbox.page_url(), "ada", "games-2").await?;
    page.until("document.querySelectorAll('.server:not(.add)').length >= 1").await?;
    let channel = ask(&stage, "users/@me/channels", json!({"recipient_id": ada.id()})).await?;
    let channel = channel["id"].as_str().context("a channel")?;
    let link = format!("https://discord.com/channels/1/{}/2", ada.at("games")?.channel());
    let components =
        json!([{"type": 1, "components": [{"type": 2, "style": 5, "label": "To the table", "url": link}]}]);
    let message = json!({"content": "Your turn", "components": components});
    ask(&stage, &format!("channels/{channel}/messages"), message).await?;
    page.until("document.querySelector('[title=\"Direct messages\"] .badge')").await?;
    page.click("[title='Direct messages']").await?;
    page.until_newest_says("Your turn").await?;
    ensure!(page.says("Turnstone").await?, "it says who writes");
    page.click(".button.link").await?;
    page.until("document.querySelector('.channel.current')?.dataset.channel === 'games'").await?;
    page.become_person("borek", "Borek").await?;
    page.until("!document.querySelector('[title=\"Direct messages\"]')").await
}
