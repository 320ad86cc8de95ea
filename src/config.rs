//! What the bot needs to know of its surroundings.

use std::path::PathBuf;

use clap::Args;

use crate::discord::Endpoint;

/// What the bot needs to know of its surroundings: from the environment (or `.env`), or from the command line.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// The database file; created when missing.
    #[arg(long, env = "TURNSTONE_DATABASE", default_value = "turnstone.db")]
    pub database: PathBuf,

    /// Another server that speaks Discord's protocol, on loopback, instead of the real Discord: `http://127.0.0.1:PORT`.
    /// The real token is not read then.
    #[arg(long, env = "TURNSTONE_API_URL")]
    pub api_url: Option<String>,

    /// The token that the server of `TURNSTONE_API_URL` wants, if it wants a particular one.
    #[arg(long, env = "TURNSTONE_API_TOKEN", hide_env_values = true)]
    pub api_token: Option<String>,
}

impl Config {
    /// Where to serve.
    ///
    /// # Errors
    /// If the address is not on loopback, or there is neither an address nor a token.
    pub fn endpoint(&self) -> anyhow::Result<Endpoint> {
        Endpoint::choose(self.api_url.as_deref(), self.api_token.as_deref(), token)
    }

    /// Whether there is something to serve; otherwise the bare command runs the demo.
    pub fn can_serve(&self) -> bool {
        self.api_url.is_some() || token().is_some()
    }
}

/// The real token; never logged, and read only where the real Discord is meant.
fn token() -> Option<String> {
    std::env::var("DISCORD_TOKEN").ok().filter(|token| !token.trim().is_empty())
}
