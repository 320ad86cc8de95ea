//! Consistent copies of a database, and a folder for temporary ones.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context as _, bail};
use sqlx::sqlite::SqliteConnection;

use super::files::private_file;

/// Writes a consistent copy of a connection's database to a file that does not exist yet.
pub(crate) async fn copy(from: &mut SqliteConnection, to: &Path) -> anyhow::Result<()> {
    let target = to.to_str().context("the path of a copy must be valid UTF-8")?;
    match private_file().create_new(true).open(to) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} exists already; a backup overwrites nothing: name another file", to.display());
        }
        Err(error) => return Err(error).with_context(|| format!("creating {}", to.display())),
    }
    let copied = sqlx::query("vacuum into ?").bind(target).execute(from).await;
    if let Err(error) = copied {
        // A half-written copy is useless, and would block the next try.
        let _ = std::fs::remove_file(to);
        return Err(error).with_context(|| format!("copying the database to {}", to.display()));
    }
    Ok(())
}

/// A folder for a temporary copy: only its owner may read it, and it goes when its last reader does.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// Makes one in the system's folder for temporary files.
    pub(crate) fn make() -> anyhow::Result<Scratch> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("turnstone-copy-{}-{number}", std::process::id()));
        let mut folder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.create(&path).with_context(|| format!("creating {}", path.display()))?;
        Ok(Scratch(path))
    }

    /// The path of the copy.
    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("copy.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, folder = %self.0.display(), "a copy of the database could not be removed");
        }
    }
}
