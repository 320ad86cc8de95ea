//! One process's hold on a database, and the sign of life it leaves.

use std::fs::{File, TryLockError};
use std::future;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, bail};

use crate::database::{Database, Lease, Leased, Location, beside, has_folder, private_file, real};
use crate::shards::{Shards, Share};

/// The age at which a sign of life no longer counts.
pub const STALE: Duration = Duration::from_secs(90);

/// The tries to lock a file, and the time between them.
const TRIES: u32 = 5;
const GLANCE: Duration = Duration::from_millis(20);

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

    /// Leaves a sign of life for [`life`]: the time of the lock file, or with the lease on a server.
    pub fn note_alive(&self) {
        match &self.kind {
            Kind::File(lock, _) => note(lock, SystemTime::now()),
            Kind::Server(lease) => lease.note_alive(),
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

/// The time of a lock file whose process has left no sign of life yet.
const NONE_YET: SystemTime = SystemTime::UNIX_EPOCH;

/// Leaves that time on a lock file.
fn note(lock: &File, time: SystemTime) {
    if let Err(error) = lock.set_modified(time) {
        tracing::warn!(%error, "no sign of life can be left");
    }
}

/// How a process is that should serve a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// There is none.
    Nobody,
    /// Its gateway has not been ready since it started.
    Unready,
    /// Its gateway has been silent for so long.
    Silent(Duration),
    /// Its gateway is alive.
    Alive,
}

impl Life {
    /// By the time since the last sign of life, if there was one.
    fn of(age: Option<Duration>) -> Life {
        match age {
            None => Life::Unready,
            Some(age) if age < STALE => Life::Alive,
            Some(age) => Life::Silent(age),
        }
    }
}

/// How the process is that serves the database, or that range of it; for a spare's share, any process.
///
/// # Errors
/// If that cannot be found out: the server is away, or the lock file is somebody else's.
pub async fn life(database: &Location, share: Share) -> anyhow::Result<Life> {
    if let Some(path) = database.file() {
        return life_at(path).with_context(|| format!("looking for who serves {database}"));
    }
    let opened = Database::open_as_it_is(database).await?;
    let leases = opened.leases().await;
    opened.close().await;
    let serves = |leased: &Leased| match share {
        Share::Range(shards) => leased.shards.covers(shards),
        Share::All | Share::Any(_) => true,
    };
    let ours: Vec<Leased> = leases?.into_iter().filter(|leased| leased.holds && serves(leased)).collect();
    let liveliest = ours.iter().filter_map(|leased| leased.quiet).min();
    Ok(if ours.is_empty() { Life::Nobody } else { Life::of(liveliest) })
}

/// How the process is that serves a file. A sign of life that is dated in the future counts as being as old as it is ahead, because a
/// clock was set back.
fn life_at(database: &Path) -> std::io::Result<Life> {
    let opened = lock_file(database).and_then(File::open);
    let lock = match opened {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Life::Nobody),
        opened => opened?,
    };
    // The lock goes with its process, the time stays. Where there are no locks, the time is all that is known.
    if lock.try_lock_shared().is_ok() {
        return Ok(Life::Nobody);
    }
    let noted = lock.metadata()?.modified()?;
    let age = SystemTime::now().duration_since(noted).unwrap_or_else(|ahead| ahead.duration());
    Ok(Life::of((noted != NONE_YET).then_some(age)))
}

/// Checks that a process serves the database, or that range of it, and that its gateway is alive: for a container's health check. A spare
/// is healthy if any process serves.
///
/// # Errors
/// If there is no recent sign of life; it says for how long.
pub async fn health(database: &Location, share: Share) -> anyhow::Result<()> {
    match life(database, share).await? {
        Life::Alive => Ok(()),
        Life::Silent(age) => bail!("no sign of life for {} seconds; the bot's log says why", age.as_secs()),
        Life::Unready => {
            bail!("a process holds {database}, but is not connected to Discord yet; its log says why")
        }
        Life::Nobody => bail!("nobody serves {database}; `turnstone` starts the bot"),
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
    if has_second_name(database).with_context(place)? {
        bail!(
            "{} has a second name (a hard link), under which another process could serve it; remove that name, or copy the file",
            database.display()
        );
    }
    let name = lock_file(database).with_context(place)?;
    let file = private_file().create(true).truncate(false).open(&name);
    let file = file.with_context(|| format!("opening {}", name.display()))?;
    match locked(&file) {
        Ok(()) => note(&file, NONE_YET),
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

/// Whether a file is also in another folder, or there under another name: its lock and its log would be others there.
#[cfg(unix)]
fn has_second_name(database: &Path) -> std::io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    match std::fs::metadata(database) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
        // The second name of a folder is its own `.`.
        Ok(found) => Ok(found.is_file() && found.nlink() > 1),
    }
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn has_second_name(_: &Path) -> std::io::Result<bool> {
    Ok(false)
}

/// Locks a file. Somebody who looks whether it is locked holds it for a moment.
fn locked(file: &File) -> Result<(), TryLockError> {
    for _ in 1..TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(GLANCE),
            outcome => return outcome,
        }
    }
    file.try_lock()
}
