//! Serving Discord, or a local server in its place.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, anyhow, bail};

use crate::discord::{Bot, Endpoint};
use crate::environment::Environment;
use crate::pictures::Pictures;
use crate::store::{Gone, Presence, Store, private_file, rescued};
use crate::tables::Tables;

/// Serves Discord, or the local server of `TURNSTONE_API_URL`, until the process is told to stop.
///
/// # Errors
/// A missing token, a database that cannot be opened or is served by another process, a Discord that refuses.
pub async fn serve(environment: &Environment) -> anyhow::Result<()> {
    let endpoint = environment.endpoint()?;
    let database = &environment.database;
    // A new one would begin with no table at all, while everybody's games are beside it.
    if let Some(copy) = rescued(database).with_context(|| format!("looking for {}", database.display()))? {
        bail!("{} is gone; what it held is in {}: put it in its place", database.display(), copy.display());
    }
    let (clock, luck, pictures) = (environment.clock()?, environment.luck()?, environment.pictures()?);
    let store = Store::open(database).await.context("opening the database")?;
    let tables = Tables::new(store, games::TITLES, clock, luck);
    let claim = claim(&environment.database)?;
    if let Err(cause) = tables.finish_forgetting().await {
        tracing::error!(%cause, "somebody who asked for it is not forgotten yet");
    }
    run(&endpoint, tables, pictures, &claim, || Ok(())).await
}

/// Connects a bot, says that it is `open`, and serves until the process is told to stop, also while it still tries to connect.
pub(crate) async fn run(
    endpoint: &Endpoint,
    tables: Tables,
    pictures: Pictures,
    claim: &Claim,
    open: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut stop = pin!(stop_signal());
    let presence = Presence::of(&claim.database).await?;
    let bot = tokio::select! {
        bot = Bot::connect(endpoint, tables.clone(), pictures) => bot?,
        () = &mut stop => return Ok(()),
    };
    open()?;
    tokio::select! {
        served = bot.run(stop, || claim.note_alive()) => served,
        gone = presence.gone() => Err(give_up(&tables, presence, &gone).await),
    }
}

/// Acknowledges nothing any more, since it would be lost, and saves what was acknowledged; gives the reason to end.
async fn give_up(tables: &Tables, presence: Presence, gone: &Gone) -> anyhow::Error {
    tracing::error!(%gone, "nothing that is done from now on would be kept: the bot ends");
    if tokio::time::timeout(CLOSING, tables.store().close()).await.is_err() {
        tracing::warn!("the database could not be closed in time");
    }
    match presence.rescue().await {
        Ok(copy) => {
            anyhow!("{gone}; all that was acknowledged is in {}: put it in its place", copy.display())
        }
        Err(error) => error.context(format!("{gone}, and what it held could not be saved")),
    }
}

/// The time in which what is being written gets to its end.
const CLOSING: Duration = Duration::from_secs(5);

/// The age from which on a sign of life counts no more.
pub(crate) const STALE: Duration = Duration::from_secs(90);

/// The hold of this process on a database: two would lose no move, but post boards twice. It ends with the process, however that ends.
pub(crate) struct Claim {
    lock: File,
    database: PathBuf,
}

impl Claim {
    /// Leaves a sign of life for [`health`]: the time of the lock file.
    fn note_alive(&self) {
        if let Err(error) = self.lock.set_modified(SystemTime::now()) {
            tracing::warn!(%error, "no sign of life can be left");
        }
    }
}

/// The file that a process holds as long as it serves a database.
fn lock_file(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// The age of the last sign of life of whoever serves the database, if there ever was one.
pub(crate) fn last_alive(database: &Path) -> Option<Duration> {
    let modified = std::fs::metadata(lock_file(database)).and_then(|found| found.modified()).ok()?;
    Some(SystemTime::now().duration_since(modified).unwrap_or_default())
}

/// Whether a process serves the database and its gateway is alive: for a container's health check.
///
/// # Errors
/// Says for how long there has been no sign of life.
pub fn health(environment: &Environment) -> anyhow::Result<()> {
    match last_alive(&environment.database) {
        Some(age) if age < STALE => Ok(()),
        Some(age) => bail!("no sign of life for {} seconds", age.as_secs()),
        None => bail!("nobody serves {}", environment.database.display()),
    }
}

/// Keeps the database to this process.
pub(crate) fn claim(database: &Path) -> anyhow::Result<Claim> {
    let name = lock_file(database);
    let file = private_file().create(true).truncate(false).open(&name);
    let file = file.with_context(|| format!("opening {}", name.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => bail!("another process serves {} already", database.display()),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system knows no locks: see to it that only one process serves");
        }
    }
    Ok(Claim { lock: file, database: database.to_owned() })
}

/// Waits to be told to stop. Whoever says it again means at once.
async fn stop_signal() {
    signalled().await;
    tracing::info!("stopping");
    tokio::spawn(async {
        signalled().await;
        std::process::exit(1);
    });
}

/// Waits for Ctrl-C, or for the signal with which a service manager ends a process.
async fn signalled() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
