//! Watches the files of an open database, and acts when one of them is gone.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context as _;
use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions as _, Connection as _};

use super::connect::options;
use super::copy::copy;
use super::files::{all_beside, beside};

/// The time between two checks.
const LOOK: Duration = Duration::from_secs(5);
/// The time after which a finding is checked again: a file system that keeps renumbering its files is left alone.
const AGAIN: Duration = Duration::from_secs(1);

/// The ending of a rescued copy, followed by the second at which it was made.
const RESCUED: &str = ".rescued-";

/// Watches the files of an open database. Anything written to a file that was deleted or replaced is lost when the process ends.
///
/// It checks names only: opening and closing one of these files would release SQLite's locks for the whole process.
pub struct FileWatch {
    watched: Vec<Watched>,
    database: PathBuf,
    /// SQLite removes its log when the last connection closes: while this one is open, only a stranger does.
    keeper: SqliteConnection,
}

struct Watched {
    path: PathBuf,
    /// Whether SQLite may truncate it.
    is_log: bool,
    found: OnDisk,
}

/// What a path leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OnDisk {
    Nothing,
    Emptied,
    /// The file with that device and number, where files have them.
    File(u64, u64),
}

/// A file that is missing or was replaced.
#[derive(Debug)]
pub struct Gone {
    path: PathBuf,
    how: &'static str,
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} was {} under the running bot", self.path.display(), self.how)
    }
}

impl FileWatch {
    /// Begins to watch an open database.
    pub async fn of(database: &Path) -> anyhow::Result<FileWatch> {
        let place = || format!("watching the database {}", database.display());
        let mut keeper = options(database).connect().await.with_context(place)?;
        // The log is open from the first read on.
        sqlx::query("select count(*) from sqlite_master").execute(&mut keeper).await.with_context(place)?;
        // SQLite keeps its log next to the file itself, wherever a link to it is.
        let file = tokio::fs::canonicalize(database).await.with_context(place)?;
        let mut watched = Vec::new();
        for (path, is_log) in
            [(database.to_owned(), false), (beside(&file, "-wal"), true), (beside(&file, "-shm"), true)]
        {
            let mut file = Watched { path, is_log, found: OnDisk::Nothing };
            file.found = file.look().await.with_context(place)?;
            // A file system without such a log has none to watch.
            if file.found != OnDisk::Nothing {
                watched.push(file);
            }
        }
        Ok(FileWatch { watched, database: database.to_owned(), keeper })
    }

    /// Waits until a file is gone.
    pub async fn gone(&self) -> Gone {
        loop {
            for watched in &self.watched {
                let Some(finding) = watched.finding().await else { continue };
                tokio::time::sleep(AGAIN).await;
                if watched.finding().await == Some(finding) {
                    let how = match finding {
                        OnDisk::Nothing => "deleted",
                        OnDisk::Emptied => "emptied",
                        OnDisk::File(..) => "replaced by another file",
                    };
                    return Gone { path: watched.path.clone(), how };
                }
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Lets go of a database that is still there.
    pub async fn end(self) {
        if let Err(error) = self.keeper.close().await {
            tracing::warn!(%error, "the database is left open");
        }
    }

    /// Copies what the database holds, gone or not, to a file next to it, and lets go of it; gives the copy's path.
    ///
    /// # Errors
    /// If there is nothing left to copy, or no place to copy it to.
    pub async fn rescue(mut self) -> anyhow::Result<PathBuf> {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let to = beside(&self.database, &format!("{RESCUED}{now}"));
        copy(&mut self.keeper, &to).await?;
        // Closing writes the log into a file that is still there, even if the log itself was deleted.
        self.keeper.close().await.context("closing the database")?;
        take_logs_away(&self.watched).await;
        Ok(to)
    }
}

/// Removes the log of a database that is gone: SQLite would apply it to any file that takes its place.
async fn take_logs_away(watched: &[Watched]) {
    let (logs, files): (Vec<_>, Vec<_>) = watched.iter().partition(|watched| watched.is_log);
    for file in files {
        if file.finding().await.is_none() {
            return;
        }
    }
    for log in logs {
        if log.finding().await.is_none()
            && let Err(error) = tokio::fs::remove_file(&log.path).await
        {
            tracing::warn!(file = %log.path.display(), %error, "a file of the database that is gone stays");
        }
    }
}

/// The rescued copy of a database that is gone.
pub fn rescued(database: &Path) -> std::io::Result<Option<PathBuf>> {
    if database.try_exists()? {
        return Ok(None);
    }
    Ok(all_beside(database, RESCUED)?.pop())
}

impl Watched {
    /// What the path leads to now, if that has changed.
    async fn finding(&self) -> Option<OnDisk> {
        match self.look().await {
            Ok(found) => Some(found).filter(|found| *found != self.found),
            Err(error) => {
                tracing::warn!(file = %self.path.display(), %error, "a file of the database cannot be looked at");
                None
            }
        }
    }

    async fn look(&self) -> std::io::Result<OnDisk> {
        match tokio::fs::metadata(&self.path).await {
            Ok(metadata) if metadata.len() == 0 && !self.is_log => Ok(OnDisk::Emptied),
            Ok(metadata) => Ok(number(&metadata)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(OnDisk::Nothing),
            Err(error) => Err(error),
        }
    }
}

#[cfg(unix)]
fn number(metadata: &std::fs::Metadata) -> OnDisk {
    use std::os::unix::fs::MetadataExt as _;
    OnDisk::File(metadata.dev(), metadata.ino())
}

/// On other systems an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
fn number(_: &std::fs::Metadata) -> OnDisk {
    OnDisk::File(0, 0)
}
