//! One process's hold on a database, and the sign of life it leaves.

use std::fs::{File, TryLockError};
use std::future;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};

use crate::database::{Database, Lease, Location, beside, has_folder, private_file, real};
use crate::shards::{Shards, Share};

/// The age at which a sign of life no longer counts.
pub const STALE: Duration = Duration::from_secs(90);

/// This process's hold on a database, or on its share of one: two processes would lose no move, but post boards twice. It ends with the
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
    /// The shards that this process serves; none if it serves as many as Discord advises.
    pub const fn shards(&self) -> Option<Shards> {
        match &self.kind {
            Kind::File(_, shards) => *shards,
            Kind::Server(lease) => lease.shards,
        }
    }

    /// Opens the held database, creates it when missing, and brings it up to date.
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

    /// Leaves a sign of life for [`health`]: the time of the lock file. On a server it is the note of presence, made once a minute anyway.
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

/// The file that a process locks while it serves a database: the same one by every link to the database.
fn lock_file(database: &Path) -> std::io::Result<PathBuf> {
    Ok(beside(&real(database)?, ".lock"))
}

/// The time since the last sign of life of the process that serves the database, or that range of it, if there ever was one. A sign dated
/// in the future counts as being as old as it is ahead, because a clock was set back.
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

/// Checks that a process serves the database, or that range of it, and that its gateway is alive: for a container's health check. A spare
/// is healthy if any process serves.
///
/// # Errors
/// If there is no recent sign of life; it says for how long.
pub async fn health(database: &Location, share: Share) -> anyhow::Result<()> {
    match last_alive(database, share).await {
        Some(age) if age < STALE => Ok(()),
        Some(age) => bail!("no sign of life for {} seconds; the bot's log says why", age.as_secs()),
        None => bail!("nobody serves {database}; `turnstone` starts the bot"),
    }
}

/// Keeps a share of the database to this process; a file is one share. Claim before changing the file's version or putting another file in
/// its place. Waits for a range that another process serves, and for anything that a spare may take over.
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
    has_folder(database)?;
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
