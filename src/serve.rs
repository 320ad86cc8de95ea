//! Serving Discord, or a local server in its place.

use anyhow::Context as _;

use crate::config::Config;
use crate::discord::Bot;
use crate::tables::Tables;

/// Serves Discord, or the local server of `TURNSTONE_API_URL`, until the process is told to stop.
///
/// # Errors
/// A missing token, a database that cannot be opened, a Discord that refuses.
pub async fn serve(config: &Config) -> anyhow::Result<()> {
    let endpoint = config.endpoint()?;
    let tables = Tables::open_db(&config.database).await.context("opening the database")?;
    let bot = Bot::connect(&endpoint, tables).await?;
    let stopper = bot.stopper();
    tokio::spawn(async move {
        stop_signal().await;
        tracing::info!("stopping");
        stopper.stop().await;
    });
    bot.run().await
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
