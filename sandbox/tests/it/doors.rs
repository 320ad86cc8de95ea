//! Who is let in: every route refuses what another site has a browser do, and serves programs.

use anyhow::{Context as _, Result};
use reqwest::{Client, Method, RequestBuilder};
use sandbox::{Sandbox, SandboxOptions};

use crate::bot::{LIMIT, stage};

/// Headers of requests that another site's page has made.
const STRANGERS: [&[(&str, &str)]; 5] = [
    &[("host", "evil.example")],
    &[("origin", "https://evil.example")],
    &[("origin", "http://127.0.0.1:1")],
    &[("origin", "null")],
    &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "no-cors")],
];

fn upgrade(request: RequestBuilder) -> RequestBuilder {
    let request = request.header("connection", "Upgrade").header("upgrade", "websocket");
    request.header("sec-websocket-version", "13").header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
}

#[tokio::test]
async fn every_route_refuses_another_sites_page_and_serves_programs() -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games")?;
    let outcome = ada.type_command("/picture").await?;
    let shown = ada.message(outcome.message.context("an answer")?).context("a message")?;
    let picture = shown.attachments.first().context("a picture")?.url.clone();
    let channel = format!("/api/v10/channels/{}/messages", ada.channel());
    let client = Client::builder().no_proxy().timeout(LIMIT).build()?;
    let token = format!("Bot {}", stage.sandbox.token());
    for (method, path, upgrades, usual) in [
        (Method::GET, "/", false, 200),
        (Method::GET, "/style.css", false, 200),
        (Method::GET, "/nothing.js", false, 404),
        (Method::GET, "/sandbox/world", false, 200),
        (Method::GET, "/sandbox/as/ada/events", false, 200),
        (Method::POST, "/sandbox/as/ada/channels/games/messages", false, 400),
        (Method::GET, "/api/v10/gateway", false, 200),
        (Method::GET, "/api/v10/users/@me", false, 200),
        (Method::POST, &*channel, false, 400),
        (Method::POST, "/api/v10/interactions/1/token/callback", false, 404),
        (Method::POST, "/api/v10/webhooks/1/token", false, 404),
        (Method::GET, &*picture, false, 200),
        (Method::GET, "/ephemeral-attachments/1/2/board.png", false, 404),
        (Method::GET, "/gateway", true, 101),
        (Method::GET, "/?v=10", true, 101),
    ] {
        let request = || {
            let address = format!("{}{path}", stage.sandbox.url());
            let request = client.request(method.clone(), address).header("authorization", &token);
            if upgrades { upgrade(request) } else { request }
        };
        assert_eq!(request().send().await?.status(), usual, "{method} {path}");
        for headers in STRANGERS {
            let request =
                headers.iter().fold(request(), |request, (name, value)| request.header(*name, *value));
            assert_eq!(request.send().await?.status(), 403, "{method} {path} with {headers:?}");
        }
    }
    Ok(())
}

#[tokio::test]
async fn the_pages_own_origin_opens_everything_but_the_gateway() -> Result<()> {
    let sandbox = Sandbox::start(SandboxOptions::default()).await?;
    let client = Client::builder().no_proxy().timeout(LIMIT).build()?;
    let own = |path: &str| client.get(format!("{}{path}", sandbox.url())).header("origin", sandbox.url());
    assert_eq!(own("/sandbox/world").send().await?.status(), 200);
    assert_eq!(upgrade(own("/gateway")).send().await?.status(), 403);
    Ok(())
}

#[tokio::test]
async fn the_token_is_new_at_every_start_unless_it_is_asked_for() -> Result<()> {
    let start = |token: Option<&str>| {
        Sandbox::start(SandboxOptions { token: token.map(str::to_owned), ..SandboxOptions::default() })
    };
    let (one, other) = (start(None).await?.token(), start(None).await?.token());
    let secret = |token: &str| token.rsplit('.').next().map(str::to_owned);
    assert_ne!(secret(&one), secret(&other));
    assert!(secret(&one).is_some_and(|it| it.len() >= 32), "{one}");
    assert_eq!(start(Some("asked.for")).await?.token(), "asked.for");
    Ok(())
}
