//! The closings of the gateway after which Discord forbids reconnecting, and the sentence for each.
//!
//! Serenity returns some of them as errors; of the others it only logs a line and connects again, so they are read in the log.

use std::fmt::{Debug, Write as _};
use std::sync::LazyLock;

use anyhow::anyhow;
use poise::serenity_prelude as serenity;
use serenity::GatewayError;
use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer};

/// The closing that was read in the log; one process has one gateway.
static READ: LazyLock<watch::Sender<Option<u16>>> = LazyLock::new(|| watch::Sender::new(None));

/// The module of serenity that logs closings.
const WRITER: &str = "serenity::gateway::shard";

/// Reads serenity's lines.
pub(crate) struct Closings;

impl<S: Subscriber> Layer<S> for Closings {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() != WRITER || *event.metadata().level() > Level::WARN {
            return;
        }
        let mut words = Words(String::new());
        event.record(&mut words);
        if let Some(code) = closing(&words.0) {
            READ.send_replace(Some(code));
        }
    }
}

struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            // Writing into a string cannot fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

/// The code of a final closing that serenity does not return. The line begins with the shard's number.
fn closing(line: &str) -> Option<u16> {
    let (_, line) = line.split_once("] ")?;
    match line {
        "Sent invalid shard data." => Some(4010),
        "Shard has too many guilds." => Some(4011),
        line if line.starts_with("Unknown unclean close 4012:") => Some(4012),
        _ => None,
    }
}

/// Waits for a final closing that serenity does not return; returns the reason to end.
pub(crate) async fn for_good() -> anyhow::Error {
    let mut read = READ.subscribe();
    // The sender is never dropped.
    let code = read.wait_for(Option::is_some).await.map_or(None, |code| *code);
    reason(code.unwrap_or_default())
}

/// The reason to end for an error that serenity returned.
pub(crate) fn given_back(error: serenity::Error, wrong_token: &'static str) -> anyhow::Error {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => anyhow!(wrong_token),
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => reason(4013),
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => reason(4014),
        error => anyhow::Error::from(error).context("serving Discord"),
    }
}

fn reason(code: u16) -> anyhow::Error {
    let what = match code {
        4010 => {
            "it knows no such shard; restarting the bot asks how many there are, unless TURNSTONE_SHARDS says so"
        }
        4011 => {
            "so many servers need more connections; restarting the bot asks how many, unless TURNSTONE_SHARDS says so"
        }
        4012 => "it no longer serves the version that this Turnstone speaks; a newer Turnstone is needed",
        4013 => "it knows no such intents; a newer Turnstone is needed",
        _ => {
            "it does not allow these intents; the developer portal, Bot, Privileged Gateway Intents has them"
        }
    };
    anyhow!("Discord has closed the gateway for good ({code}): {what}")
}
