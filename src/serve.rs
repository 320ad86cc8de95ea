//! Serving Discord, or a local server in its place.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::pin::pin;

use anyhow::{Context as _, bail};

use crate::discord::{Bot, Endpoint};
use crate::environment::Environment;
use crate::tables::Tables;

/// Serves Discord, or the local server of `TURNSTONE_API_URL`, until the process is told to stop.
///
/// # Errors
/// A missing token, a database that cannot be opened or is served by another process, a Discord that refuses.
pub async fn serve(environment: &Environment) -> anyhow::Result<()> {
    let endpoint = environment.endpoint()?;
    let tables =
        Tables::open_db(&environment.database, environment.luck()?).await.context("opening the database")?;
    let _claim = claim(&environment.database)?;
    run(&endpoint, tables, || Ok(())).await
}

/// Connects a bot, says that it is `open`, and serves until the process is told to stop, also while it still tries to connect.
pub(crate) async fn run(
    endpoint: &Endpoint,
    tables: Tables,
    open: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut stop = pin!(stop_signal());
    let bot = tokio::select! {
        bot = Bot::connect(endpoint, tables) => bot?,
        () = &mut stop => return Ok(()),
    };
    open()?;
    bot.run(stop).await
}

/// Keeps the database to this process for as long as the file is held: two would lose no move, but post boards twice. The lock
/// ends with the process, however it ends.
pub(crate) fn claim(database: &Path) -> anyhow::Result<File> {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    let file = File::options().create(true).truncate(false).write(true).open(&name);
    let file = file.with_context(|| format!("opening {}", Path::new(&name).display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => bail!("another process serves {} already", database.display()),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system knows no locks: see to it that only one process serves");
        }
    }
    Ok(file)
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
