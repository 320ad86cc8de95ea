//! The server that the bot connects to: Discord, or one on this machine that speaks its protocol.

use std::net::IpAddr;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};
use poise::serenity_prelude as serenity;
use reqwest::Url;

/// The server that the bot connects to, and its account there.
///
/// Token and address are chosen together, so the real token can only be sent to Discord.
#[derive(Clone, Debug)]
pub enum Endpoint {
    /// The real Discord.
    Discord {
        /// The bot's token.
        token: String,
    },
    /// A server on loopback that speaks Discord's protocol.
    Local {
        /// `http://127.0.0.1:PORT`
        url: String,
        /// A token that this server knows; never the real one.
        token: String,
    },
}

/// Whether an address is on this machine alone.
pub(crate) fn is_loopback(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The token for local servers when none is given.
const LOCAL_TOKEN: &str = "turnstone-local";
/// Longer than any answer of Discord takes; shorter than a person's patience.
const TIMEOUT: Duration = Duration::from_secs(30);

impl Endpoint {
    /// The endpoint for that address, or Discord for none. `token` is only called for Discord.
    ///
    /// # Errors
    /// If the address is not plain HTTP on loopback, or Discord's token is missing.
    pub fn choose(
        api_url: Option<&str>,
        api_token: Option<&str>,
        token: impl FnOnce() -> anyhow::Result<Option<String>>,
    ) -> anyhow::Result<Endpoint> {
        match api_url {
            Some(url) => Endpoint::local(url, api_token.unwrap_or(LOCAL_TOKEN)),
            None => match token()? {
                Some(token) => Ok(Endpoint::Discord { token }),
                None => bail!(
                    "DISCORD_TOKEN is not set; `turnstone init` puts it into .env, or try `turnstone demo`, which needs none"
                ),
            },
        }
    }

    /// The endpoint of a local server.
    ///
    /// # Errors
    /// If the address is not plain HTTP on loopback.
    pub fn local(url: &str, token: &str) -> anyhow::Result<Endpoint> {
        let wanted = "must be http:// on a loopback address, such as http://127.0.0.1:9000";
        let parsed = Url::parse(url).ok().filter(|url| url.scheme() == "http" && is_loopback(url));
        if parsed.is_none() {
            bail!("TURNSTONE_API_URL {wanted}");
        }
        Ok(Endpoint::Local { url: url.trim_end_matches('/').to_owned(), token: token.to_owned() })
    }

    /// The sentence for a refused token: it says where the right one belongs.
    pub(crate) fn wrong_token(&self) -> &'static str {
        match self {
            Endpoint::Discord { .. } => {
                "Discord does not know this token: put the bot's own into DISCORD_TOKEN in .env (developer portal, your application, Bot, Reset Token)"
            }
            Endpoint::Local { .. } => {
                "the server of TURNSTONE_API_URL does not know this token: put the one that it wants into TURNSTONE_API_TOKEN"
            }
        }
    }

    /// The endpoint's clock, by the date of an answer: whole seconds.
    ///
    /// # Errors
    /// If it does not answer, or without a date.
    pub(crate) async fn clock(&self) -> anyhow::Result<SystemTime> {
        let (client, base) = match self {
            Endpoint::Discord { .. } => (reqwest::Client::builder(), "https://discord.com"),
            Endpoint::Local { url, .. } => (reqwest::Client::builder().no_proxy(), url.as_str()),
        };
        let client = client.timeout(TIMEOUT).build().context("setting up HTTP")?;
        let answer = client.get(format!("{base}/api/v10/gateway")).send().await?;
        let date = answer.headers().get(reqwest::header::DATE).context("an answer without a date")?;
        Ok(httpdate::parse_http_date(date.to_str()?)?)
    }

    /// The REST client. For a local server the address and the missing rate limiter go together: with the rate limiter serenity would
    /// ignore the address and call the real Discord.
    ///
    /// # Errors
    /// If the TLS back end cannot be set up.
    pub fn http(&self) -> anyhow::Result<serenity::Http> {
        let client = reqwest::Client::builder().timeout(TIMEOUT);
        let http = match self {
            Endpoint::Discord { token } => {
                serenity::HttpBuilder::new(token).client(client.build().context("setting up HTTPS")?).build()
            }
            Endpoint::Local { url, token } => serenity::HttpBuilder::new(token)
                .client(client.no_proxy().build().context("setting up HTTP")?)
                .proxy(url)
                .ratelimiter_disabled(true)
                .build(),
        };
        Ok(http)
    }
}
