//! Restoring a copy: it is checked and takes the database's place; the files that were there are kept next to it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use jiff::{Timestamp, tz::TimeZone};
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use super::connect::look;
use super::copy::copy;
use super::files::{LOGS, all_beside, beside, folder, real, sync_folder};
use super::schema;

/// The ending of a copy that is being written, followed by the time at which that began.
const COPYING: &str = ".copying-";
/// The ending of a complete copy that is going to take the database's place.
const RESTORING: &str = ".restoring-";
/// The ending of a database that a copy has replaced.
const REPLACED: &str = ".replaced-";

/// Puts a copy in the place of a database that no other process may have open; gives the path under which the earlier files are kept, if
/// there were any. The bot's next start brings a copy of an older version up to date.
///
/// # Errors
/// If the copy is damaged, is not Turnstone's or was written by a newer version, and if a file cannot be written.
pub async fn restore(from: &Path, database: &Path) -> anyhow::Result<Option<PathBuf>> {
    finish_restoring(database)?;
    let database = real(database).with_context(|| format!("looking for {}", database.display()))?;
    let (mut db, _) = look(from).await?;
    if real(from)? == database {
        bail!("{} is the database itself", from.display());
    }
    let fit = async {
        schema::check(&mut db).await?;
        integrity(&mut db).await
    };
    fit.await.with_context(|| format!("{} cannot take the database's place", from.display()))?;
    let stamp = stamp(&database);
    let copying = beside(&database, &format!("{COPYING}{stamp}"));
    copy(&mut db, &copying).await?;
    db.close().await.context("closing the copy")?;
    let written = std::fs::File::open(&copying).and_then(|file| file.sync_all());
    written.with_context(|| format!("writing {}", copying.display()))?;
    rename(&copying, &beside(&database, &format!("{RESTORING}{stamp}")))?;
    finish_restoring(&database)
}

/// The bytes that [`restore`] has copied so far; none before it begins.
pub fn copied_so_far(database: &Path) -> Option<u64> {
    let copying = all_beside(&real(database).ok()?, COPYING).ok()?.pop()?;
    Some(copying.metadata().ok()?.len())
}

/// Finishes a restoration, even an interrupted one: a complete copy waits next to the database. Gives the path under which the earlier
/// files are kept.
pub fn finish_restoring(database: &Path) -> anyhow::Result<Option<PathBuf>> {
    let place = || format!("looking for {}", database.display());
    let database = real(database).with_context(place)?;
    let Some(copy) = all_beside(&database, RESTORING).with_context(place)?.pop() else { return Ok(None) };
    let name = copy.to_string_lossy().into_owned();
    let stamp = name.rsplit_once(RESTORING).map_or("", |(_, stamp)| stamp);
    let kept = beside(&database, &format!("{REPLACED}{stamp}"));
    let sync = || sync_folder(folder(&database)).with_context(place);
    sync()?;
    // The copy goes last: while it waits, the files in its place are the old database's. SQLite would apply an old log to the copy.
    for ending in [""].into_iter().chain(LOGS) {
        let old = beside(&database, ending);
        if old.try_exists().with_context(place)? {
            rename(&old, &beside(&kept, ending))?;
        }
    }
    sync()?;
    rename(&copy, &database)?;
    sync()?;
    Ok(kept.try_exists().with_context(place)?.then_some(kept))
}

/// Reads a database from one end to the other.
async fn integrity(db: &mut SqliteConnection) -> anyhow::Result<()> {
    let found: Vec<String> = sqlx::query_scalar("pragma integrity_check(1)").fetch_all(db).await?;
    match found.first() {
        Some(found) if found != "ok" => {
            bail!("it is damaged ({found}); `turnstone salvage` saves what can be read of it")
        }
        _ => Ok(()),
    }
}

/// The present time as a part of a name that no file next to the database has.
fn stamp(database: &Path) -> String {
    let now = Timestamp::now().to_zoned(TimeZone::UTC).strftime("%Y%m%d-%H%M%S").to_string();
    let mut stamp = now.clone();
    let mut number = 1;
    while [COPYING, RESTORING, REPLACED].iter().any(|ending| {
        let file = beside(database, &format!("{ending}{stamp}"));
        file.exists() || LOGS.iter().any(|log| beside(&file, log).exists())
    }) {
        number += 1;
        stamp = format!("{now}-{number}");
    }
    stamp
}

fn rename(from: &Path, to: &Path) -> anyhow::Result<()> {
    std::fs::rename(from, to).with_context(|| format!("moving {} to {}", from.display(), to.display()))
}
