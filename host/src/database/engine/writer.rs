//! The writer: what several tables write at once becomes durable together, by one sync of the disk.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::{fmt, mem};

use anyhow::anyhow;
use futures_util::FutureExt as _;
use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, PgPool, Sqlite, SqliteConnection, SqlitePool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::epoch::Epoch;
use super::server;
use super::write::Write;
use crate::database::error::StoreError;
use crate::database::sql::Db;

/// The most writes in one transaction: the first of them waits for the last.
const MOST: usize = 64;
/// The number of writes that may wait in line; later ones wait to get into it.
const LINE: usize = 1024;

/// The way to write: through the task that writes to a file, which ends with the last copy of this, or to a server, which takes many writes
/// at once.
#[derive(Clone, Debug)]
pub(crate) enum Writer {
    File(mpsc::Sender<Box<dyn Job>>),
    /// With the lease that covers the writes, if there is one.
    Server(PgPool, Option<Epoch>),
}

impl Writer {
    /// Starts the task that writes to a pool of one connection.
    pub(crate) fn start(pool: SqlitePool) -> Writer {
        let (line, jobs) = mpsc::channel(LINE);
        tokio::spawn(run(pool, jobs));
        Writer::File(line)
    }

    /// Writes something durably, and gives it back with its output.
    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<(W, W::Output), StoreError> {
        let line = match self {
            Writer::File(line) => line,
            Writer::Server(pool, term) => return Box::pin(server::write(pool, term.as_ref(), write)).await,
        };
        let (reply, answer) = oneshot::channel();
        let gone = || StoreError::Broken(anyhow!("the database is closed"));
        line.send(Box::new(Order { write, outcome: None, reply })).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// The future of a job: whether it is written. A refused one must be rolled back.
type Running<'a> = Pin<Box<dyn Future<Output = bool> + Send + 'a>>;

/// A write in line, of any type.
pub(crate) trait Job: Send + fmt::Debug {
    /// Runs it in an open transaction and keeps the outcome.
    fn run<'a>(&'a mut self, db: &'a mut SqliteConnection) -> Running<'a>;

    /// Reports the outcome to the waiting task: written durably, refused, or failed.
    fn reply(self: Box<Self>);

    /// Reports to the waiting task that the database has failed and nothing was written.
    fn fail(self: Box<Self>, cause: StoreError);
}

struct Order<W: Write> {
    write: W,
    outcome: Option<Result<W::Output, StoreError>>,
    reply: oneshot::Sender<Result<(W, W::Output), StoreError>>,
}

impl<W: Write> fmt::Debug for Order<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::any::type_name::<W>())
    }
}

impl<W: Write> Job for Order<W> {
    fn run<'a>(&'a mut self, db: &'a mut SqliteConnection) -> Running<'a> {
        Box::pin(async move {
            let outcome = self.write.write(&mut Db::Sqlite(db)).await;
            let written = outcome.is_ok();
            self.outcome = Some(outcome);
            written
        })
    }

    fn reply(self: Box<Self>) {
        let Order { write, outcome, reply } = *self;
        let outcome = outcome.unwrap_or_else(|| Err(StoreError::Broken(anyhow!("it was never written"))));
        // The waiting task may be gone; the write stays.
        let _ = reply.send(outcome.map(|output| (write, output)));
    }

    fn fail(mut self: Box<Self>, cause: StoreError) {
        self.outcome = Some(Err(cause));
        self.reply();
    }
}

/// Writes jobs as they come, and in one batch those that came meanwhile.
async fn run(pool: SqlitePool, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
    let mut waiting = Vec::new();
    while jobs.recv_many(&mut waiting, MOST).await > 0 {
        // A panic ends only this batch.
        match AssertUnwindSafe(write_all(&pool, mem::take(&mut waiting))).catch_unwind().await {
            Ok(Ok(())) => {}
            // Those that came meanwhile have waited for the same lock, and cannot wait as long again: Discord gives 3 s.
            Ok(Err(cause)) => {
                while let Ok(job) = jobs.try_recv() {
                    job.fail(cause.again());
                }
            }
            Err(_) => tracing::error!("what was to be written is lost"),
        }
    }
}

/// Writes the batch and replies to each. Fails if the database allowed no transaction in time.
async fn write_all(pool: &SqlitePool, mut batch: Vec<Box<dyn Job>>) -> Result<(), StoreError> {
    if batch.len() > 1 {
        match together(pool, &mut batch).await {
            Ok(true) => batch.drain(..).for_each(Job::reply),
            // One of them is refused, or the disk is full: they run one by one to find which.
            Ok(false) => {}
            Err(cause) => {
                batch.drain(..).for_each(|job| job.fail(cause.again()));
                return Err(cause);
            }
        }
    }
    let mut locked = None;
    for job in batch {
        match &locked {
            None => locked = alone(pool, job).await.err(),
            Some(cause) => job.fail(StoreError::again(cause)),
        }
    }
    locked.map_or(Ok(()), Err)
}

/// Writes one job in a transaction of its own, and replies. Fails if that could not begin.
async fn alone(pool: &SqlitePool, mut job: Box<dyn Job>) -> Result<(), StoreError> {
    let mut connection = match pool.acquire().await {
        Ok(connection) => connection,
        Err(error) => return locked(job, error),
    };
    let mut transaction = match connection.begin_with("begin immediate").await {
        Ok(transaction) => transaction,
        Err(error) => return locked(job, error),
    };
    let written = job.run(&mut transaction).await;
    let ended = end(transaction, written).await;
    release(connection, ended.is_ok()).await;
    match ended {
        Err(error) if written => job.fail(error.into()),
        _ => job.reply(),
    }
    Ok(())
}

/// Reports that no transaction could begin; fails if the next job would meet the same error.
fn locked(job: Box<dyn Job>, error: sqlx::Error) -> Result<(), StoreError> {
    let cause = StoreError::from(error);
    job.fail(cause.again());
    if matches!(cause, StoreError::Busy(_)) { Err(cause) } else { Ok(()) }
}

/// Writes several jobs in one transaction. False if nothing is written because one was refused.
async fn together(pool: &SqlitePool, jobs: &mut [Box<dyn Job>]) -> Result<bool, StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin_with("begin immediate").await?;
    let mut fits = true;
    for job in jobs {
        fits = fits && job.run(&mut transaction).await;
    }
    let ended = end(transaction, fits).await;
    release(connection, ended.is_ok()).await;
    Ok(fits && ended.is_ok())
}

/// Commits or rolls back.
async fn end(transaction: Transaction<'_, Sqlite>, good: bool) -> Result<(), sqlx::Error> {
    if good { transaction.commit().await } else { transaction.rollback().await }
}

/// Gives the connection back; one in doubt is closed, and the pool opens another: on a full disk SQLite has rolled back by itself, but the
/// driver does not know, and refuses to begin anew.
async fn release(connection: PoolConnection<Sqlite>, usable: bool) {
    if !usable && let Err(error) = connection.close().await {
        tracing::warn!(%error, "a connection in doubt does not close");
    }
}
