//! The surroundings of the bot: where it serves, and where it keeps its tables.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use clap::Args;

use crate::beacon::Beacon;
use crate::discord::Endpoint;
use crate::pictures::Pictures;
use host::database::Location;
use host::shards::Share;
use host::tables::{Clock, Luck, luck, system_time};

/// The heading of what nobody needs who serves the real Discord.
const REHEARSALS: &str = "Rehearsals";

/// The surroundings of the bot, from the environment (or `.env`) or from the command line.
#[derive(Clone, Debug, Args)]
pub struct Environment {
    /// The database: a file, made if it is missing, or `postgres://user:password@host/name`. `DATABASE_URL`, if set, is used instead of
    /// `TURNSTONE_DATABASE`.
    #[arg(
        long,
        global = true,
        env = "TURNSTONE_DATABASE",
        default_value = "turnstone.db",
        hide_env_values = true
    )]
    database: Location,

    /// The server of PostgreSQL that hosts name so by custom.
    #[arg(long, global = true, env = "DATABASE_URL", hide_env_values = true, hide = true)]
    database_url: Option<Location>,

    /// Whether the database stands on the command line.
    #[arg(skip)]
    pub names_database: bool,

    /// Another server that speaks Discord's protocol, on a loopback address: `http://127.0.0.1:PORT`. The real token is not read then.
    #[arg(long, env = "TURNSTONE_API_URL", help_heading = REHEARSALS, hide_short_help = true)]
    pub api_url: Option<String>,

    /// The token for the server of `TURNSTONE_API_URL`, if it wants a particular one.
    #[arg(long, env = "TURNSTONE_API_TOKEN", hide_env_values = true, help_heading = REHEARSALS, hide_short_help = true)]
    pub api_token: Option<String>,

    /// The shards that this process serves, and of how many: `0-3/8`; or `any` (`any/8`) for a spare, which takes over the shards of a
    /// process that has died. Default: all that Discord advises.
    #[arg(long, global = true, env = "TURNSTONE_SHARDS")]
    shards: Option<Share>,

    /// A relay of drand, for random numbers that nobody can choose or foresee: `https://api.drand.sh`. Default: none. Needs a program built
    /// with the feature `beacon`.
    #[arg(long, global = true, env = "TURNSTONE_BEACON", value_name = "URL")]
    beacon: Option<String>,

    /// Only with `TURNSTONE_API_URL`: a number that decides the secrets of all tables, so that a rehearsal can be repeated.
    #[arg(long, env = "TURNSTONE_SEED", help_heading = REHEARSALS, hide_short_help = true)]
    pub seed: Option<u64>,

    /// Only with `TURNSTONE_API_URL`: a file with the number of seconds by which the bot's clock is wrong, to rehearse a jump.
    #[arg(long, env = "TURNSTONE_CLOCK", help_heading = REHEARSALS, hide_short_help = true)]
    pub clock: Option<PathBuf>,

    /// Only with `TURNSTONE_API_URL`: how many seconds an answer waits for its picture, for rehearsals on a busy machine.
    #[arg(long, env = "TURNSTONE_PICTURE_WAIT", help_heading = REHEARSALS, hide_short_help = true)]
    pub picture_wait: Option<u64>,
}

impl Environment {
    /// The endpoint to serve.
    ///
    /// # Errors
    /// If the address is not on loopback, or there is neither an address nor a token.
    pub fn endpoint(&self) -> anyhow::Result<Endpoint> {
        Endpoint::choose(self.api_url.as_deref(), self.api_token.as_deref(), token)
    }

    /// The luck of the tables: fresh, or of the given seed.
    ///
    /// # Errors
    /// If there is a seed where the real Discord is served: it gives every hand away.
    pub fn luck(&self) -> anyhow::Result<Luck> {
        match self.seed {
            None => Ok(luck::fresh()),
            Some(seed) if self.api_url.is_some() => Ok(luck::rehearsed(seed)),
            Some(_) => bail!(
                "TURNSTONE_SEED is for rehearsals with TURNSTONE_API_URL: with it every hand could be foreseen"
            ),
        }
    }

    /// The clock of the tables: this machine's, or one that is as wrong as the file says at that moment.
    ///
    /// # Errors
    /// If there is such a file where the real Discord is served.
    pub fn clock(&self) -> anyhow::Result<Clock> {
        match self.clock.clone() {
            None => Ok(Arc::new(system_time)),
            Some(file) if self.api_url.is_some() => Ok(Arc::new(move || system_time() + error_of(&file))),
            Some(_) => bail!(
                "TURNSTONE_CLOCK is for rehearsals with TURNSTONE_API_URL: at real tables the clock is to be right"
            ),
        }
    }

    /// What draws, and for how long an answer waits for it.
    ///
    /// # Errors
    /// If the real Discord, which waits for three seconds, is to wait longer.
    pub fn pictures(&self) -> anyhow::Result<Pictures> {
        let pictures = Pictures::default();
        match self.picture_wait {
            None => Ok(pictures),
            Some(seconds) if self.api_url.is_some() => Ok(pictures.waited_for(Duration::from_secs(seconds))),
            Some(_) => bail!(
                "TURNSTONE_PICTURE_WAIT is for rehearsals with TURNSTONE_API_URL: Discord waits for three seconds"
            ),
        }
    }

    /// The beacon, if one is named.
    ///
    /// # Errors
    /// If its address is none of HTTP, or leads away from this machine in a rehearsal.
    pub fn beacon(&self) -> anyhow::Result<Option<Beacon>> {
        Beacon::configured(self.beacon.as_deref(), self.api_url.is_some())
    }

    /// What this process serves of all shards.
    pub fn share(&self) -> Share {
        self.shards.unwrap_or(Share::All)
    }

    /// The database.
    pub fn database(&self) -> &Location {
        let server = self.database_url.as_ref().filter(|named| named.file().is_none());
        server.filter(|_| !self.names_database).unwrap_or(&self.database)
    }

    /// The database of a demo: only one that is named on the command line. The environment names the one of the real bot.
    ///
    /// # Errors
    /// If it is not a file.
    pub fn demo_database(&self) -> anyhow::Result<Option<&Path>> {
        match self.database.file() {
            _ if !self.names_database => Ok(None),
            Some(file) => Ok(Some(file)),
            None => bail!("the demo keeps its tables in a file: `turnstone demo --database FILE`"),
        }
    }

    /// Whether there is something to serve; otherwise the bare command runs the demo.
    pub fn can_serve(&self) -> bool {
        self.api_url.is_some() || token().is_some()
    }
}

/// The number of seconds that a file says; none where there is no file yet.
fn error_of(file: &Path) -> i64 {
    std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok()).unwrap_or_default()
}

/// The real token; never logged, and read only where the real Discord is meant.
fn token() -> Option<String> {
    std::env::var("DISCORD_TOKEN").ok().filter(|token| !token.trim().is_empty())
}
