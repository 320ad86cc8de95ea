//! The hold of one process on a database, and the sign of life that it leaves.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};

use crate::store::{beside, folder, private_file, real};

/// The age from which on a sign of life counts no more.
pub const STALE: Duration = Duration::from_secs(90);

/// The hold of this process on a database: two would lose no move, but post boards twice. It ends with the process, however that ends.
pub struct Claim {
    lock: File,
    /// The database, as it was named.
    pub database: PathBuf,
}

impl Claim {
    /// Leaves a sign of life for [`health`]: the time of the lock file.
    pub fn note_alive(&self) {
        if let Err(error) = self.lock.set_modified(SystemTime::now()) {
            tracing::warn!(%error, "no sign of life can be left");
        }
    }
}

/// The file that a process holds as long as it serves a database: one, by whatever links the database is named.
fn lock_file(database: &Path) -> std::io::Result<PathBuf> {
    Ok(beside(&real(database)?, ".lock"))
}

/// The time since the last sign of life of whoever serves the database, if there ever was one. One that is dated in the future is no
/// younger than it is ahead: a clock was set back.
pub fn last_alive(database: &Path) -> Option<Duration> {
    let modified = std::fs::metadata(lock_file(database).ok()?).and_then(|found| found.modified()).ok()?;
    Some(SystemTime::now().duration_since(modified).unwrap_or_else(|ahead| ahead.duration()))
}

/// Whether a process serves the database and its gateway is alive: for a container's health check.
///
/// # Errors
/// Says for how long there has been no sign of life.
pub fn health(database: &Path) -> anyhow::Result<()> {
    match last_alive(database) {
        Some(age) if age < STALE => Ok(()),
        Some(age) => bail!("no sign of life for {} seconds", age.as_secs()),
        None => bail!("nobody serves {}", database.display()),
    }
}

/// Keeps the database to this process. Whoever is to change its version or put another file in its place does so first.
pub fn claim(database: &Path) -> anyhow::Result<Claim> {
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
    Ok(Claim { lock: file, database: database.to_owned() })
}
