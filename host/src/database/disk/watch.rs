//! The watch over the files of an open database: what to do when one of them is gone.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context as _;
use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions as _, Connection as _};

use super::connect::options;
use super::copy::copy;
use super::files::{all_beside, beside};

/// The time between two looks.
const LOOK: Duration = Duration::from_secs(5);
/// A finding is looked at once more after this: a file system that numbers its files anew all the time is left alone.
const AGAIN: Duration = Duration::from_secs(1);

/// The ending of a copy that was saved, before the second at which it was.
const RESCUED: &str = ".rescued-";

/// The watch over the files of an open database. What is written to a file that was deleted, or that another one has taken the place of,
/// is lost when the process ends.
///
/// It looks at names only: to open and close one of these files would take SQLite's locks away from the whole process.
pub struct FileWatch {
    watched: Vec<Watched>,
    database: PathBuf,
    /// SQLite removes its log when the last connection is closed: as long as there is this one, nobody but a stranger does.
    keeper: SqliteConnection,
}

struct Watched {
    path: PathBuf,
    /// Whether it is SQLite's to cut to nothing.
    is_log: bool,
    found: OnDisk,
}

/// What a path leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OnDisk {
    Nothing,
    Emptied,
    /// The file with that device and number, where files have such.
    File(u64, u64),
}

/// A file that is not there any more, or not the same.
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
    /// Begins to watch a database that is open.
    pub async fn of(database: &Path) -> anyhow::Result<FileWatch> {
        let place = || format!("watching the database {}", database.display());
        let mut keeper = options(database).connect().await.with_context(place)?;
        // The log is open from the first reading on.
        sqlx::query("select count(*) from sqlite_master").execute(&mut keeper).await.with_context(place)?;
        // SQLite keeps its log beside the file itself, wherever a link to it stands.
        let file = tokio::fs::canonicalize(database).await.with_context(place)?;
        let mut watched = Vec::new();
        for (path, is_log) in
            [(database.to_owned(), false), (beside(&file, "-wal"), true), (beside(&file, "-shm"), true)]
        {
            let mut file = Watched { path, is_log, found: OnDisk::Nothing };
            file.found = file.look().await.with_context(place)?;
            // A file system on which SQLite keeps no such log has none.
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

    /// Copies what the database holds, gone or not, to a file beside it, and lets go of it; gives the copy's path.
    ///
    /// # Errors
    /// If there is nothing to copy any more, or nowhere to copy it to.
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

/// Removes the log of a database that is gone: SQLite would put it into whatever is found in its place.
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

/// The copy that was saved of a database that is not there any more.
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

/// Elsewhere a file that is open can be neither deleted nor replaced.
#[cfg(not(unix))]
fn number(_: &std::fs::Metadata) -> OnDisk {
    OnDisk::File(0, 0)
}
