//! The hold of one process on a database, and the sign of life that it leaves.

use std::fs::{File, TryLockError};
use std::future;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};

use crate::database::{Database, Lease, Location, beside, folder, private_file, real};
use crate::shards::{Shards, Share};

/// The age from which on a sign of life counts no more.
pub const STALE: Duration = Duration::from_secs(90);

/// The hold of this process on a database, or on its share of one: two would lose no move, but post boards twice. It ends with the
/// process, however that ends.
pub struct Claim {
    kind: Kind,
    /// The database, as it was named.
    pub database: Location,
}

enum Kind {
    /// With the shards that are served, if not all.
    File(File, Option<Shards>),
    Server(Lease),
}

impl Claim {
    /// The shards that this process serves; none if that is all that Discord advises.
    pub const fn shards(&self) -> Option<Shards> {
        match &self.kind {
            Kind::File(_, shards) => *shards,
            Kind::Server(lease) => lease.shards,
        }
    }

    /// Opens the database that is held, creates it when missing, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened or written, or was written by a newer version; the database of a server must be there.
    pub async fn open(&self) -> anyhow::Result<Database> {
        match (&self.kind, &self.database) {
            (Kind::Server(lease), Location::Server(server)) => Database::open_leased(server, lease)
                .await
                .with_context(|| format!("opening the database {}", self.database)),
            _ => Ok(Database::open(&self.database).await?.serving(self.shards().unwrap_or_default())),
        }
    }

    /// Leaves a sign of life for [`health`]: the time of the lock file. On a server it is what is noted once a minute all the same, that
    /// people are served.
    pub fn note_alive(&self) {
        if let Kind::File(lock, _) = &self.kind
            && let Err(error) = lock.set_modified(SystemTime::now())
        {
            tracing::warn!(%error, "no sign of life can be left");
        }
    }

    /// Waits until another process has taken over what this one serves.
    pub async fn lost(&self) {
        match &self.kind {
            Kind::File(..) => future::pending().await,
            Kind::Server(lease) => lease.lost().await,
        }
    }
}

/// The file that a process holds as long as it serves a database: one, by whatever links the database is named.
fn lock_file(database: &Path) -> std::io::Result<PathBuf> {
    Ok(beside(&real(database)?, ".lock"))
}

/// The time since the last sign of life of whoever serves the database, or that range of it, if there ever was one. One that is dated in
/// the future is no younger than it is ahead: a clock was set back.
pub async fn last_alive(database: &Location, share: Share) -> Option<Duration> {
    let noted = match database {
        Location::File(path) => {
            std::fs::metadata(lock_file(path).ok()?).and_then(|found| found.modified()).ok()?
        }
        Location::Server(_) => {
            let database = Database::open_as_it_is(database).await.ok()?;
            let served = match share {
                Share::Range(shards) => database.serving(shards).own_presence().await,
                Share::All | Share::Any(_) => database.presence().await,
            };
            let served = served.ok()??;
            SystemTime::UNIX_EPOCH + Duration::from_secs(u64::try_from(served).ok()?)
        }
    };
    Some(SystemTime::now().duration_since(noted).unwrap_or_else(|ahead| ahead.duration()))
}

/// Whether a process serves the database, or that range of it, and its gateway is alive: for a container's health check. A spare is well
/// if anybody serves.
///
/// # Errors
/// Says for how long there has been no sign of life.
pub async fn health(database: &Location, share: Share) -> anyhow::Result<()> {
    match last_alive(database, share).await {
        Some(age) if age < STALE => Ok(()),
        Some(age) => bail!("no sign of life for {} seconds; the bot's log says why", age.as_secs()),
        None => bail!("nobody serves {database}; `turnstone` starts the bot"),
    }
}

/// Keeps a share of the database to this process: a file as a whole. Whoever is to change its version or put another file in its place does
/// so first. A range of a server's that another process serves is waited for, as is whatever a spare may take over.
///
/// # Errors
/// If another process holds all of it, or it cannot be reached.
pub async fn claim(database: impl Into<Location>, share: Share) -> anyhow::Result<Claim> {
    let database = database.into();
    let kind = match (&database, share) {
        (Location::File(_), Share::Any(_)) => {
            bail!(
                "only the processes of a server's database have spares: {database} is a file, which one process serves"
            )
        }
        (Location::File(path), Share::All) => Kind::File(claim_file(path)?, None),
        (Location::File(path), Share::Range(shards)) => Kind::File(claim_file(path)?, Some(shards)),
        (Location::Server(server), share) => {
            let lease = Box::pin(Lease::take(server, share)).await;
            Kind::Server(lease.with_context(|| format!("opening the database {database}"))?)
        }
    };
    Ok(Claim { kind, database })
}

fn claim_file(database: &Path) -> anyhow::Result<File> {
    let place = || format!("opening the database {}", database.display());
    std::fs::create_dir_all(folder(database)).with_context(place)?;
    let name = lock_file(database).with_context(place)?;
    let file = private_file().create(true).truncate(false).open(&name);
    let file = file.with_context(|| format!("opening {}", name.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => bail!(
            "another process serves {} already; stop it first, or name another database",
            database.display()
        ),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system knows no locks: see to it that only one process serves");
        }
    }
    Ok(file)
}
