//! The leases of a server: their table, and who holds which.

use std::time::Duration;

use anyhow::Context as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, PgPool, Row as _};

use super::codes::explained;
use crate::database::disk::newest;
use crate::shards::{Shards, Share};

/// How long a lease holds after its last renewal.
pub(super) const TERM: Duration = Duration::from_secs(12);
/// The time within which the server has to answer.
pub(super) const ANSWER: Duration = Duration::from_secs(3);

/// Makes the table of leases. No migration does, because tables that move to another database do not take it along.
const TABLE: &str = "create table if not exists lease (term bigint generated always as identity primary key, \
    first bigint not null, last bigint not null, total bigint not null, until double precision not null)";
/// Whether leases note the newest version of a database that their process knows, and its signs of life; processes that did not are of an
/// older one.
const NOTES_VERSIONS: &str = "select count(*) = 2 from information_schema.columns \
    where table_schema = current_schema() and table_name = 'lease' and column_name in ('version', 'alive')";
const NOTE_VERSIONS: &str = "alter table lease add column if not exists version bigint not null default 0, \
    add column if not exists alive double precision";
/// The leases of others whose processes do not know so new a version.
const OLDER: &str = "select term from lease where term <> $1 and version < $2";
/// Makes the table of turns at identifying: a row is the turn in a lane, who has it, and until when.
const TURNS: &str = "create table if not exists identify (key bigint primary key, holder bigint not null, until double precision not null)";
/// Lets one process at a time take a lease.
const ALONE: &str = "select pg_advisory_xact_lock(hashtext('turnstone lease'), hashtext(current_schema()))";
/// Every lease, and whether it has ended: after its end the holder has three more seconds to renew it.
pub(super) const LEASES: &str = "select term, first, last, total, until + 3 < extract(epoch from clock_timestamp()) as ended \
    from lease order by first";
/// The lock that a lease's process holds while it is connected.
pub(super) const LOCK: &str =
    "select pg_try_advisory_lock(hashtext('turnstone term ' || current_schema()), $1::bigint::int)";
/// Every lease as an operator sees it, with the seconds since its process's gateway was known to be alive. Looking does not take the lock:
/// its process may be about to.
pub(super) const SEEN: &str = "select first, last, total, \
    until + 3 >= extract(epoch from clock_timestamp()) and exists (select from pg_locks where locktype = 'advisory' and granted \
    and database = (select oid from pg_database where datname = current_database()) and objsubid = 2 and objid = term::oid \
    and classid = (hashtext('turnstone term ' || current_schema())::bigint & 4294967295)::oid) as holds, \
    extract(epoch from clock_timestamp()) - (to_jsonb(lease) ->> 'alive')::double precision as quiet \
    from lease order by first";
const UNLOCK: &str =
    "select pg_advisory_unlock(hashtext('turnstone term ' || current_schema()), $1::bigint::int)";
const ADD: &str = "insert into lease (first, last, total, version, until) \
    values ($1, $2, $3, $4, extract(epoch from clock_timestamp()) + $5) returning term";
pub(super) const RENEWED: &str = "update lease set until = extract(epoch from clock_timestamp()) + $2, \
    alive = case when $3 then extract(epoch from clock_timestamp()) else alive end where term = $1";
/// Names the connection that renews a lease.
pub(super) const NAME: &str = "select set_config('application_name', left(concat('turnstone lease ', $1::bigint, ' ', current_schema()), 63), false)";
/// Ends the connection that renewed a lease before this one.
pub(super) const END_FORMER: &str = "select pg_terminate_backend(pid, 2000) from pg_stat_activity where pid <> pg_backend_pid() and \
    application_name = left(concat('turnstone lease ', $1::bigint, ' ', current_schema()), 63)";
/// Names a connection that writes under a lease.
pub(super) const NAME_WRITER: &str = "select set_config('application_name', left(concat('turnstone ', $1::bigint, ' ', current_schema()), 63), false)";
/// Ends the connections that write under a lease.
const END_WRITERS: &str = "select pg_terminate_backend(pid, 2000) from pg_stat_activity where \
    application_name = left(concat('turnstone ', $1::bigint, ' ', current_schema()), 63)";
/// Whether a lease holds, by the server's clock.
pub(super) const HOLDS: &str =
    "select 1 from lease where term = $1 and until > extract(epoch from clock_timestamp())";

/// A lease that a process holds, or held.
struct Held {
    term: i64,
    shards: Shards,
    /// Whether no process holds it any more.
    free: bool,
}

/// What a process finds when it checks the leases.
pub(super) enum Look {
    Taken(i64, Shards),
    /// Others hold them; the free ones among them, by their numbers.
    Waits(Vec<i64>),
}

/// The shards of a lease.
pub(super) fn shards(row: &PgRow) -> anyhow::Result<Shards> {
    let number = |column| Ok::<_, anyhow::Error>(u32::try_from(row.try_get::<i64, _>(column)?)?);
    Ok(Shards { first: number("first")?, last: number("last")?, total: number("total")? })
}

/// A lease as it is now: free if it has ended, or if its process is no longer connected.
async fn held(db: &mut PgConnection, row: &PgRow) -> anyhow::Result<Held> {
    let term: i64 = row.try_get("term")?;
    let gone: bool = sqlx::query_scalar(LOCK).bind(term).fetch_one(&mut *db).await?;
    if gone {
        sqlx::query(UNLOCK).bind(term).execute(db).await?;
    }
    Ok(Held { term, shards: shards(row)?, free: gone || row.try_get("ended")? })
}

/// A connection to a server that has the table of leases.
pub(super) async fn connect(server: &PgConnectOptions) -> anyhow::Result<PgConnection> {
    let connecting = async {
        let mut connection = server.connect().await?;
        let mut alone = connection.begin().await?;
        sqlx::query(ALONE).execute(&mut *alone).await?;
        for table in [TABLE, TURNS] {
            sqlx::query(table).execute(&mut *alone).await?;
        }
        if !sqlx::query_scalar(NOTES_VERSIONS).fetch_one(&mut *alone).await? {
            sqlx::query(NOTE_VERSIONS).execute(&mut *alone).await?;
        }
        alone.commit().await?;
        Ok::<_, sqlx::Error>(connection)
    };
    match tokio::time::timeout(2 * ANSWER, connecting).await {
        Ok(connected) => connected.map_err(explained),
        Err(late) => Err(late).context("the server does not answer"),
    }
}

/// Checks all leases, and takes the free ones if this process has waited long enough for them.
pub(super) async fn look(
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
    end(&mut alone, &free).await?;
    let forget = sqlx::query("delete from lease where term = any($1)").bind(&free);
    forget.execute(&mut *alone).await?;
    let add = sqlx::query_scalar(ADD).bind(i64::from(shards.first)).bind(i64::from(shards.last));
    let add = add.bind(i64::from(shards.total)).bind(newest()).bind(TERM.as_secs_f64());
    let term: i64 = add.fetch_one(&mut *alone).await?;
    sqlx::query(LOCK).bind(term).execute(&mut *alone).await?;
    sqlx::query(NAME).bind(term).execute(&mut *alone).await?;
    alone.commit().await?;
    // From here on nobody writes under an old number; writes that began in between are ended.
    end(connection, &free).await?;
    Ok(Look::Taken(term, shards))
}

/// Ends the writes in progress of those leases' processes.
async fn end(db: &mut PgConnection, terms: &[i64]) -> Result<(), sqlx::Error> {
    for term in terms {
        for end in [END_WRITERS, END_FORMER] {
            sqlx::query(end).bind(term).execute(&mut *db).await?;
        }
    }
    Ok(())
}

/// Whether others hold a lease that do not know a version as new as this process does.
pub(super) async fn older(pool: &PgPool, term: i64) -> anyhow::Result<bool> {
    let mut db = pool.acquire().await?;
    let older = sqlx::query_scalar(OLDER).bind(term).bind(newest());
    let older: Vec<i64> = older.fetch_all(&mut *db).await?;
    for row in sqlx::query(LEASES).fetch_all(&mut *db).await? {
        let held = held(&mut db, &row).await?;
        if older.contains(&held.term) && !held.free {
            return Ok(true);
        }
    }
    Ok(false)
}
