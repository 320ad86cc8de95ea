use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, bail};
use sqlx::sqlite::SqliteConnection;

/// Options to write a file that only its owner may read, should it be made: it holds the secrets of the tables, or stands beside them.
pub(crate) fn private_file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Writes a consistent copy of the database behind a connection to a file that does not exist yet.
pub(super) async fn copy(from: &mut SqliteConnection, to: &Path) -> anyhow::Result<()> {
    let target = to.to_str().context("the path of a copy must be valid UTF-8")?;
    match private_file().create_new(true).open(to) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} exists already; a backup overwrites nothing", to.display());
        }
        Err(error) => return Err(error).with_context(|| format!("creating {}", to.display())),
    }
    let copied = sqlx::query("vacuum into ?").bind(target).execute(from).await;
    if let Err(error) = copied {
        // What is left of it is of no use, and would be in the way of the next try.
        let _ = std::fs::remove_file(to);
        return Err(error).with_context(|| format!("copying the database to {}", to.display()));
    }
    Ok(())
}
