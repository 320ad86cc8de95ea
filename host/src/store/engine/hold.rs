//! The hold of one process on a server's database: a lock of the server's, which ends with the connection that took it.

use std::time::Duration;

use anyhow::{Context as _, bail};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The time between two looks at whether the lock is still held.
const LOOK: Duration = Duration::from_secs(2);
/// The time within which the server has to answer a look.
const ANSWER: Duration = Duration::from_secs(5);

/// The hold of this process on a server's database. While the server is away nobody else gets it either; whoever comes first behind that
/// holds it, and the other one ends.
pub struct Hold {
    lost: watch::Receiver<bool>,
    task: JoinHandle<()>,
}

impl Hold {
    /// Takes it.
    ///
    /// # Errors
    /// If the server cannot be reached, or another process holds the database.
    pub(crate) async fn take(server: &PgConnectOptions) -> anyhow::Result<Hold> {
        let Some(connection) = locked(server).await? else { bail!("another process serves it already") };
        let (tell, lost) = watch::channel(false);
        let task = tokio::spawn(keep(connection, server.clone(), tell));
        Ok(Hold { lost, task })
    }

    /// Waits until another process has taken it.
    pub async fn lost(&self) {
        // Whoever keeps it ends when it is lost, and not before.
        let _ = self.lost.clone().wait_for(|lost| *lost).await;
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A connection that holds the lock; none if another one does.
async fn locked(server: &PgConnectOptions) -> anyhow::Result<Option<PgConnection>> {
    let connect = tokio::time::timeout(ANSWER, server.connect());
    let mut connection = connect.await.context("the server does not answer")??;
    // Tables of several bots may stand in one database, each in a schema.
    let lock = "select pg_try_advisory_lock(hashtext('turnstone'), hashtext(current_schema()))";
    let is_ours: bool = sqlx::query_scalar(lock).fetch_one(&mut connection).await?;
    Ok(is_ours.then_some(connection))
}

/// Looks whether the lock is held, and takes it again where the connection was lost, until another process has it.
async fn keep(mut connection: PgConnection, server: PgConnectOptions, tell: watch::Sender<bool>) {
    loop {
        tokio::time::sleep(LOOK).await;
        if let Ok(Ok(())) = tokio::time::timeout(ANSWER, connection.ping()).await {
            continue;
        }
        connection = loop {
            match locked(&server).await {
                Ok(Some(connection)) => break connection,
                Ok(None) => {
                    tell.send_replace(true);
                    return;
                }
                Err(cause) => tracing::warn!(%cause, "the database's server is away"),
            }
            tokio::time::sleep(LOOK / 2).await;
        };
        tracing::info!("the database's server is back");
    }
}
