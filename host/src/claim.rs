//! The hold of one process on a database, and the sign of life that it leaves.

use std::fs::{File, TryLockError};
use std::future;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};

use crate::store::{Database, Hold, Store, beside, folder, private_file, real};

/// The age from which on a sign of life counts no more.
pub const STALE: Duration = Duration::from_secs(90);

/// The hold of this process on a database: two would lose no move, but post boards twice. It ends with the process, however that ends.
pub struct Claim {
    kind: Kind,
    /// The database, as it was named.
    pub database: Database,
}

enum Kind {
    File(File),
    Server(Hold),
}

impl Claim {
    /// Leaves a sign of life for [`health`]: the time of the lock file. On a server it is what is noted once a minute all the same, that
    /// people are served.
    pub fn note_alive(&self) {
        if let Kind::File(lock) = &self.kind
            && let Err(error) = lock.set_modified(SystemTime::now())
        {
            tracing::warn!(%error, "no sign of life can be left");
        }
    }

    /// Waits until another process has taken the database over.
    pub async fn lost(&self) {
        match &self.kind {
            Kind::File(_) => future::pending().await,
            Kind::Server(hold) => hold.lost().await,
        }
    }
}

/// The file that a process holds as long as it serves a database: one, by whatever links the database is named.
fn lock_file(database: &Path) -> std::io::Result<PathBuf> {
    Ok(beside(&real(database)?, ".lock"))
}

/// The time since the last sign of life of whoever serves the database, if there ever was one. One that is dated in the future is no
/// younger than it is ahead: a clock was set back.
pub async fn last_alive(database: &Database) -> Option<Duration> {
    let noted = match database {
        Database::File(path) => {
            std::fs::metadata(lock_file(path).ok()?).and_then(|found| found.modified()).ok()?
        }
        Database::Server(_) => {
            let served = Store::open_as_it_is(database).await.ok()?.presence().await.ok()??;
            SystemTime::UNIX_EPOCH + Duration::from_secs(u64::try_from(served).ok()?)
        }
    };
    Some(SystemTime::now().duration_since(noted).unwrap_or_else(|ahead| ahead.duration()))
}

/// Whether a process serves the database and its gateway is alive: for a container's health check.
///
/// # Errors
/// Says for how long there has been no sign of life.
pub async fn health(database: &Database) -> anyhow::Result<()> {
    match last_alive(database).await {
        Some(age) if age < STALE => Ok(()),
        Some(age) => bail!("no sign of life for {} seconds", age.as_secs()),
        None => bail!("nobody serves {database}"),
    }
}

/// Keeps the database to this process. Whoever is to change its version or put another file in its place does so first.
///
/// # Errors
/// If another process holds it, or it cannot be reached.
pub async fn claim(database: impl Into<Database>) -> anyhow::Result<Claim> {
    let database = database.into();
    let kind = match &database {
        Database::File(path) => Kind::File(claim_file(path)?),
        Database::Server(server) => Kind::Server(
            Hold::take(server).await.with_context(|| format!("opening the database {database}"))?,
        ),
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
        Err(TryLockError::WouldBlock) => bail!("another process serves {} already", database.display()),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system knows no locks: see to it that only one process serves");
        }
    }
    Ok(file)
}
