//! The surroundings of the bot: where it serves, and where it keeps its tables.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use tracing_subscriber::filter::Targets;

use crate::beacon::Beacon;
use crate::discord::Endpoint;
use crate::log;
use crate::pictures::Pictures;
use crate::settings::{
    API_TOKEN, API_URL, BEACON, CLOCK, DATABASE, DATABASE_URL, Given, LOG, PICTURE_WAIT, SEED, SETTINGS,
    SHARDS, Setting, TOKEN, is_token,
};
use host::database::Location;
use host::shards::Share;
use host::tables::{Clock, Luck, luck, system_time};

/// The file that keeps the tables where no database is named.
const FILE: &str = "turnstone.db";

/// The surroundings of the bot, from the command line or else from the environment (or `.env`). A value is read when it is asked for: a
/// command that needs none of it runs whatever it is.
#[derive(Clone)]
pub struct Environment(BTreeMap<&'static str, Given>);

impl Args for Environment {
    fn augment_args(command: Command) -> Command {
        let command = command.mut_subcommands(|one| {
            let name = one.get_name().to_owned();
            SETTINGS.iter().filter_map(|setting| setting.unshown_argument(&name)).fold(one, Command::arg)
        });
        SETTINGS.iter().filter_map(|setting| setting.argument()).fold(command, Command::arg)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Environment::augment_args(command)
    }
}

impl FromArgMatches for Environment {
    fn from_arg_matches(typed: &ArgMatches) -> Result<Environment, clap::Error> {
        let given = SETTINGS.iter().filter_map(|setting| Some((setting.variable, setting.given(typed)?)));
        Ok(Environment(given.collect()))
    }

    fn update_from_arg_matches(&mut self, typed: &ArgMatches) -> Result<(), clap::Error> {
        *self = Environment::from_arg_matches(typed)?;
        Ok(())
    }
}

impl Environment {
    fn read<T>(&self, setting: &Setting, read: impl FnOnce(&str) -> Option<T>) -> anyhow::Result<Option<T>> {
        self.0.get(setting.variable).map(|given| given.read(setting, read)).transpose()
    }

    /// What that setting says, whatever it is.
    fn text(&self, setting: &Setting) -> anyhow::Result<Option<String>> {
        self.read(setting, |text| Some(text.to_owned()))
    }

    /// The endpoint to serve.
    ///
    /// # Errors
    /// If the address is not on loopback, or there is neither an address nor a token.
    pub fn endpoint(&self) -> anyhow::Result<Endpoint> {
        // The real token is read only where the real Discord is meant.
        let token = || self.read(&TOKEN, |text| is_token(text).then(|| text.to_owned()));
        Endpoint::choose(self.text(&API_URL)?.as_deref(), self.text(&API_TOKEN)?.as_deref(), token)
    }

    /// Whether another server than Discord is named.
    pub(crate) fn is_rehearsal(&self) -> bool {
        self.0.contains_key(API_URL.variable)
    }

    /// The endpoint to serve with that token.
    ///
    /// # Errors
    /// As of [`endpoint`](Environment::endpoint).
    pub(crate) fn endpoint_with(&self, token: &str) -> anyhow::Result<Endpoint> {
        Endpoint::choose(self.text(&API_URL)?.as_deref(), Some(token), || Ok(Some(token.to_owned())))
    }

    /// The number from which the secrets of all tables follow, if there is one.
    ///
    /// # Errors
    /// If it is no number.
    pub(crate) fn seed(&self) -> anyhow::Result<Option<u64>> {
        self.read(&SEED, |text| text.parse().ok())
    }

    /// The luck of the tables: fresh, or of the given seed.
    ///
    /// # Errors
    /// If there is a seed where the real Discord is served: it gives every hand away.
    pub fn luck(&self) -> anyhow::Result<Luck> {
        match self.seed()? {
            None => Ok(luck::fresh()),
            Some(seed) if self.is_rehearsal() => Ok(luck::rehearsed(seed)),
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
        match self.text(&CLOCK)?.map(PathBuf::from) {
            None => Ok(Arc::new(system_time)),
            Some(file) if self.is_rehearsal() => Ok(Arc::new(move || system_time() + error_of(&file))),
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
        match self.read(&PICTURE_WAIT, |text| text.parse().ok())? {
            None => Ok(pictures),
            Some(seconds) if self.is_rehearsal() => Ok(pictures.waited_for(Duration::from_secs(seconds))),
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
        Beacon::configured(self.text(&BEACON)?.as_deref(), self.is_rehearsal())
    }

    /// What this process serves of all shards.
    ///
    /// # Errors
    /// If it is no range of shards.
    pub fn share(&self) -> anyhow::Result<Share> {
        Ok(self.read(&SHARDS, |text| text.parse().ok())?.unwrap_or(Share::All))
    }

    /// What is logged, if that is said.
    ///
    /// # Errors
    /// If it names no level.
    pub(crate) fn levels(&self) -> anyhow::Result<Option<Targets>> {
        self.read(&LOG, log::levels)
    }

    /// Whether the database stands on the command line.
    fn names_database(&self) -> bool {
        self.0.get(DATABASE.variable).is_some_and(|given| given.is_typed)
    }

    /// The database.
    ///
    /// # Errors
    /// If what names it is neither a file nor an address of PostgreSQL.
    pub fn database(&self) -> anyhow::Result<Location> {
        let named = self.read(&DATABASE, |text| text.parse().ok())?;
        let is_server = |named: &Location| named.file().is_none();
        let server = match self.names_database() {
            true => None,
            false => self.read(&DATABASE_URL, |text| text.parse().ok().filter(is_server))?,
        };
        Ok(server.or(named).unwrap_or_else(|| Path::new(FILE).into()))
    }

    /// The database of a demo: only one that is named on the command line. The environment names the one of the real bot.
    ///
    /// # Errors
    /// If it is not a file.
    pub fn demo_database(&self) -> anyhow::Result<Option<PathBuf>> {
        if !self.names_database() {
            return Ok(None);
        }
        match self.database()? {
            Location::File(file) => Ok(Some(file)),
            Location::Server(_) => {
                bail!("the demo keeps its tables in a file: `turnstone demo --database FILE`")
            }
        }
    }

    /// Whether there is something to serve; otherwise the bare command runs the demo.
    pub fn can_serve(&self) -> bool {
        self.is_rehearsal() || self.0.contains_key(TOKEN.variable)
    }
}

/// The database that an argument of that name means.
///
/// # Errors
/// If it is neither a file nor an address of PostgreSQL.
pub(crate) fn database_of(place: &str, value: &std::ffi::OsStr) -> anyhow::Result<Location> {
    Given::argument(place, value.to_owned()).read(&DATABASE, |text| text.parse().ok())
}

/// The number of seconds that a file says; none where there is no file yet.
fn error_of(file: &Path) -> i64 {
    std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok()).unwrap_or_default()
}
