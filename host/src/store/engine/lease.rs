//! The lease of a process on the shards that it serves: a row of the server's, by the server's clock.
//!
//! Whoever holds it renews it every few seconds on a connection of its own, which also holds a lock of the server's under the lease's
//! number. So the server knows at once that a process has died, because its connections end, and in time that one sleeps, because
//! its lease does. Numbers are given out once: every write asks first whether its lease is still the one that holds, and whoever takes
//! shards over ends all connections of the process before. So two never serve the same table, and one that was only asleep is refused.

use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, PgPool, Row as _};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::{server, turns};
use crate::shards::{Shards, Share};
use crate::store::error::StoreError;
use crate::store::handle::Store;
use crate::store::sql::Pool;

/// How long a lease holds from its last renewal.
const TERM: Duration = Duration::from_secs(12);
/// The time between two renewals.
const RENEW: Duration = Duration::from_secs(3);
/// The time between two looks at shards that others serve.
const LOOK: Duration = Duration::from_secs(1);
/// For how long whoever waits must have seen shards free: behind a restart of the server all seem so, until their processes are back.
const FREE: Duration = Duration::from_secs(5);
/// The time within which the server has to answer.
const ANSWER: Duration = Duration::from_secs(3);

/// Makes the table of leases: who holds one is no business of the databases to which tables move.
const TABLE: &str = "create table if not exists lease (term bigint generated always as identity primary key, \
    first bigint not null, last bigint not null, total bigint not null, until double precision not null)";
/// One takes a lease at a time.
const ALONE: &str = "select pg_advisory_xact_lock(hashtext('turnstone lease'), hashtext(current_schema()))";
/// Every lease, and whether it has ended: behind it whoever holds it had three seconds more to renew it.
const LEASES: &str = "select term, first, last, total, until + 3 < extract(epoch from clock_timestamp()) as ended \
    from lease order by first";
/// The lock that a lease's process holds as long as it is connected.
const LOCK: &str =
    "select pg_try_advisory_lock(hashtext('turnstone term ' || current_schema()), $1::bigint::int)";
const UNLOCK: &str =
    "select pg_advisory_unlock(hashtext('turnstone term ' || current_schema()), $1::bigint::int)";
const ADD: &str = "insert into lease (first, last, total, until) \
    values ($1, $2, $3, extract(epoch from clock_timestamp()) + $4) returning term";
const RENEWED: &str = "update lease set until = extract(epoch from clock_timestamp()) + $2 where term = $1";
/// Names the connection that renews a lease.
const NAME: &str = "select set_config('application_name', left(concat('turnstone lease ', $1::bigint, ' ', current_schema()), 63), false)";
/// Ends the connection that renewed a lease before this one.
const END_FORMER: &str = "select pg_terminate_backend(pid, 2000) from pg_stat_activity where pid <> pg_backend_pid() and \
    application_name = left(concat('turnstone lease ', $1::bigint, ' ', current_schema()), 63)";
/// Names a connection that writes under a lease.
pub(super) const NAME_WRITER: &str = "select set_config('application_name', left(concat('turnstone ', $1::bigint, ' ', current_schema()), 63), false)";
/// Ends the connections that write under a lease.
const END_WRITERS: &str = "select pg_terminate_backend(pid, 2000) from pg_stat_activity where \
    application_name = left(concat('turnstone ', $1::bigint, ' ', current_schema()), 63)";
/// Whether a lease holds, by the server's clock.
pub(super) const HOLDS: &str =
    "select 1 from lease where term = $1 and until > extract(epoch from clock_timestamp())";

/// The lease of this process.
pub struct Lease {
    /// What it serves; none if that is everything, in as many shards as Discord advises.
    pub(crate) shards: Option<Shards>,
    term: Term,
    task: JoinHandle<()>,
}

/// The number of a lease, and until when it holds as far as this process knows; none when it is lost.
#[derive(Clone, Debug)]
pub(in crate::store) struct Term {
    pub(in crate::store) number: i64,
    until: watch::Receiver<Option<Instant>>,
}

impl Term {
    /// Whether the lease holds, as far as this process knows: its clock goes on while it sleeps.
    pub(in crate::store) fn holds(&self) -> bool {
        self.until.borrow().is_some_and(|until| Instant::now() < until)
    }
}

/// A lease that somebody holds, or held.
struct Held {
    term: i64,
    shards: Shards,
    /// Whether nobody holds it any more.
    free: bool,
}

/// What has come of a look at the leases.
enum Look {
    Taken(i64, Shards),
    /// They are another's; those of them that are free, by their numbers.
    Waits(Vec<i64>),
}

impl Lease {
    /// Takes it. A range and a spare wait until it is theirs; whoever is to serve everything does not.
    ///
    /// # Errors
    /// If the server cannot be reached or does not let it, or another process serves what is to be all of this one's.
    pub(crate) async fn take(server: &PgConnectOptions, share: Share) -> anyhow::Result<Lease> {
        let mut connection = connect(server).await?;
        let mut seen: Option<(Vec<i64>, Instant)> = None;
        let (number, shards) = loop {
            // What is free when a process starts was its own before; a spare has had nothing.
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
                Err(cause) if seen.is_none() => return Err(cause),
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
        let task = tokio::spawn(keep(connection, server.clone(), number, tell));
        let shards = (share != Share::All).then_some(shards);
        tracing::info!(
            term = number,
            shards = shards.map(|it| it.to_string()),
            "the shards are this process's"
        );
        Ok(Lease { shards, term: Term { number, until }, task })
    }

    /// What a store has to know of it.
    pub(in crate::store) fn term(&self) -> &Term {
        &self.term
    }

    /// Waits until another process has taken it.
    pub async fn lost(&self) {
        // Whoever keeps it ends when it is lost, and not before.
        let _ = self.term.until.clone().wait_for(Option::is_none).await;
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A connection on which the table of leases is there.
async fn connect(server: &PgConnectOptions) -> anyhow::Result<PgConnection> {
    let connecting = async {
        let mut connection = server.connect().await?;
        let mut alone = connection.begin().await?;
        sqlx::query(ALONE).execute(&mut *alone).await?;
        for table in [TABLE, turns::TABLE] {
            sqlx::query(table).execute(&mut *alone).await?;
        }
        alone.commit().await?;
        Ok::<_, sqlx::Error>(connection)
    };
    match tokio::time::timeout(2 * ANSWER, connecting).await {
        Ok(connected) => connected.map_err(server::explained),
        Err(late) => Err(late).context("the server does not answer"),
    }
}

/// Looks at all leases, and takes what is to be had if whoever looks has waited long enough for those that are free.
async fn look(
    connection: &mut PgConnection,
    share: Share,
    waited: impl Fn(&[i64]) -> bool,
) -> anyhow::Result<Look> {
    let mut alone = connection.begin().await?;
    sqlx::query(ALONE).execute(&mut *alone).await?;
    let mut leases = Vec::new();
    for row in sqlx::query(LEASES).fetch_all(&mut *alone).await? {
        leases.push(held(&mut alone, &row).await?);
    }
    let shards = match share {
        Share::All => Shards::default(),
        Share::Range(shards) => shards,
        Share::Any(total) => match leases
            .iter()
            .find(|lease| lease.free && total.is_none_or(|total| total == lease.shards.total))
        {
            Some(lease) => lease.shards,
            None => return Ok(Look::Waits(Vec::new())),
        },
    };
    let (free, others): (Vec<&Held>, Vec<&Held>) =
        leases.iter().filter(|lease| lease.shards.meets(shards)).partition(|lease| lease.free);
    let free: Vec<i64> = free.iter().map(|lease| lease.term).collect();
    if !others.is_empty() || !waited(&free) {
        return Ok(Look::Waits(free));
    }
    let forget = sqlx::query("delete from lease where term = any($1)").bind(&free);
    forget.execute(&mut *alone).await?;
    let add = sqlx::query_scalar(ADD).bind(i64::from(shards.first)).bind(i64::from(shards.last));
    let add = add.bind(i64::from(shards.total)).bind(TERM.as_secs_f64());
    let term: i64 = add.fetch_one(&mut *alone).await?;
    sqlx::query(LOCK).bind(term).execute(&mut *alone).await?;
    sqlx::query(NAME).bind(term).execute(&mut *alone).await?;
    alone.commit().await?;
    // Nobody writes under an old number from here on; what was about to be written is ended.
    for old in free {
        sqlx::query(END_WRITERS).bind(old).execute(&mut *connection).await?;
        sqlx::query(END_FORMER).bind(old).execute(&mut *connection).await?;
    }
    Ok(Look::Taken(term, shards))
}

/// A lease, for whoever looks after the processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leased {
    /// What is served under it.
    pub shards: Shards,
    /// Whether it holds.
    pub holds: bool,
}

impl Store {
    /// The leases of a server's database, in the order of their shards; a file has none.
    pub async fn leases(&self) -> Result<Vec<Leased>, StoreError> {
        let Pool::Postgres(pool) = &self.reader else { return Ok(Vec::new()) };
        let is_there = sqlx::query_scalar("select to_regclass('lease') is not null");
        if !is_there.fetch_one(pool).await? {
            return Ok(Vec::new());
        }
        let leased = |row: &PgRow| Ok(Leased { shards: shards(row)?, holds: !row.try_get("ended")? });
        sqlx::query(LEASES).fetch_all(pool).await?.iter().map(leased).collect()
    }
}

/// The shards of a lease.
fn shards(row: &PgRow) -> anyhow::Result<Shards> {
    let number = |column| Ok::<_, anyhow::Error>(u32::try_from(row.try_get::<i64, _>(column)?)?);
    Ok(Shards { first: number("first")?, last: number("last")?, total: number("total")? })
}

/// A lease as it stands: free if it has ended, or if its process is no longer connected.
async fn held(db: &mut PgConnection, row: &PgRow) -> anyhow::Result<Held> {
    let term: i64 = row.try_get("term")?;
    let gone: bool = sqlx::query_scalar(LOCK).bind(term).fetch_one(&mut *db).await?;
    if gone {
        sqlx::query(UNLOCK).bind(term).execute(db).await?;
    }
    Ok(Held { term, shards: shards(row)?, free: gone || row.try_get("ended")? })
}

/// Renews a lease, on a new connection where the old one was lost, until another process has taken it.
async fn keep(
    connection: PgConnection,
    server: PgConnectOptions,
    term: i64,
    tell: watch::Sender<Option<Instant>>,
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
            let renewed = sqlx::query(RENEWED).bind(term).bind(TERM.as_secs_f64()).execute(&mut db).await?;
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

/// Whether others hold a lease.
pub(super) async fn others(pool: &PgPool, term: i64) -> anyhow::Result<bool> {
    let mut db = pool.acquire().await?;
    for row in sqlx::query(LEASES).fetch_all(&mut *db).await? {
        let held = held(&mut db, &row).await?;
        if held.term != term && !held.free {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A new connection that holds the lock of that lease; the server may not have seen yet that the one before is gone.
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
