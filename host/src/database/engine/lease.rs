//! A process's lease on the shards that it serves: a row of the server's, by the server's clock.
//!
//! The holder renews it every few seconds on a separate connection, which also holds a lock of the server's under the lease's number. So
//! the server notices at once when a process dies, because its connections end, and soon when one sleeps, because its lease ends. Each
//! number is used once: every write first checks that its lease is still the current one, and a process that takes shards over ends all
//! connections of the one before. So two never serve the same table, and a process that was only asleep is refused.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::bail;
use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::codes::explained;
use super::epoch::Epoch;
use super::leases::{ANSWER, END_FORMER, LOCK, Look, NAME, RENEWED, TERM, connect, look};
use crate::shards::{Shards, Share};

/// The time between two renewals.
const RENEW: Duration = Duration::from_secs(3);
/// The time between two checks of shards that others serve.
const LOOK: Duration = Duration::from_secs(1);
/// How long a waiting process must have seen shards free: after a restart of the server all seem so, until their processes are back.
const FREE: Duration = Duration::from_secs(5);

/// The lease of this process.
pub struct Lease {
    /// What it serves; none if that is everything, in as many shards as Discord advises.
    pub(crate) shards: Option<Shards>,
    term: Epoch,
    /// Whether the gateway has been alive since the last renewal.
    alive: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Lease {
    /// Takes the lease. A range and a spare wait until it is theirs; a process that serves everything does not.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses, or another process serves some of what this one is to serve alone.
    pub(crate) async fn take(server: &PgConnectOptions, share: Share) -> anyhow::Result<Lease> {
        let mut connection = connect(server).await?;
        let mut seen: Option<(Vec<i64>, Instant)> = None;
        let (number, shards) = loop {
            // Shards that are free when a process starts were its own before; a spare had none.
            let starts = seen.is_none() && !matches!(share, Share::Any(_));
            let waited = |free: &[i64]| {
                starts || seen.as_ref().is_some_and(|(same, at)| same == free && at.elapsed() >= FREE)
            };
            let look = match tokio::time::timeout(2 * ANSWER, look(&mut connection, share, waited)).await {
                Ok(look) => look,
                Err(late) => Err(late.into()),
            };
            match look {
                Ok(Look::Taken(number, shards)) => break (number, shards),
                Ok(Look::Waits(_)) if share == Share::All => bail!("another process serves it already"),
                Ok(Look::Waits(free)) => {
                    if seen.is_none() {
                        tracing::info!("the shards are served by others; waiting until some are free");
                    }
                    if seen.as_ref().is_none_or(|(same, _)| *same != free) {
                        seen = Some((free, Instant::now()));
                    }
                }
                Err(cause) if seen.is_none() => return Err(explained(cause)),
                Err(cause) => {
                    tracing::warn!(%cause, "the leases cannot be looked at");
                    seen = Some((Vec::new(), Instant::now()));
                    if let Ok(fresh) = connect(server).await {
                        connection = fresh;
                    }
                }
            }
            tokio::time::sleep(LOOK).await;
        };
        let (tell, until) = watch::channel(Some(Instant::now() + TERM));
        let alive = Arc::<AtomicBool>::default();
        let task = tokio::spawn(keep(connection, server.clone(), number, tell, alive.clone()));
        let shards = (share != Share::All).then_some(shards);
        tracing::info!(
            term = number,
            shards = shards.map(|it| it.to_string()),
            "the shards are this process's"
        );
        Ok(Lease { shards, term: Epoch { number, until }, alive, task })
    }

    /// What a store has to know of it.
    pub(crate) fn term(&self) -> &Epoch {
        &self.term
    }

    /// Says that the gateway is alive, with the next renewal.
    pub(crate) fn note_alive(&self) {
        self.alive.store(true, Ordering::Relaxed);
    }

    /// Waits until another process has taken it.
    pub async fn lost(&self) {
        // The task that renews it ends when it is lost, and not before.
        let _ = self.term.until.clone().wait_for(Option::is_none).await;
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Renews a lease, on a new connection if the old one was lost, until another process takes it.
async fn keep(
    connection: PgConnection,
    server: PgConnectOptions,
    term: i64,
    tell: watch::Sender<Option<Instant>>,
    alive: Arc<AtomicBool>,
) {
    let mut connection = Some(connection);
    loop {
        tokio::time::sleep(if connection.is_some() { RENEW } else { LOOK }).await;
        let asked = Instant::now();
        let renewing = async {
            let mut db = match connection.take() {
                Some(db) => db,
                None => reconnect(&server, term).await?,
            };
            let renew = sqlx::query(RENEWED).bind(term).bind(TERM.as_secs_f64());
            let renewed = renew.bind(alive.swap(false, Ordering::Relaxed)).execute(&mut db).await?;
            Ok::<_, sqlx::Error>((db, renewed.rows_affected() == 1))
        };
        match tokio::time::timeout(ANSWER, renewing).await {
            Ok(Ok((db, true))) => {
                connection = Some(db);
                tell.send_replace(Some(asked + TERM));
            }
            Ok(Ok((_, false))) => {
                tell.send_replace(None);
                return;
            }
            Ok(Err(error)) => tracing::warn!(%error, "the database's server is away"),
            Err(_) => tracing::warn!("the database's server does not answer"),
        }
    }
}

/// A new connection that holds the lock of that lease; the server may not have noticed yet that the one before is gone.
async fn reconnect(server: &PgConnectOptions, term: i64) -> Result<PgConnection, sqlx::Error> {
    let mut connection = server.connect().await?;
    sqlx::query(END_FORMER).bind(term).execute(&mut connection).await?;
    let locked: bool = sqlx::query_scalar(LOCK).bind(term).fetch_one(&mut connection).await?;
    if !locked {
        return Err(sqlx::Error::PoolTimedOut);
    }
    sqlx::query(NAME).bind(term).execute(&mut connection).await?;
    Ok(connection)
}
