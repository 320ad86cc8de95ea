//! Serving Discord, or a local server in its place.

use std::fs::{File, TryLockError};
use std::path::Path;

use anyhow::{Context as _, bail};

use crate::discord::Bot;
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
    let bot = Bot::connect(&endpoint, tables).await?;
    let stopper = bot.stopper();
    tokio::spawn(async move {
        stop_signal().await;
        tracing::info!("stopping");
        stopper.stop().await;
    });
    bot.run().await
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

/// Waits for Ctrl-C, or for the signal with which a service manager ends a process.
pub(crate) async fn stop_signal() {
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
