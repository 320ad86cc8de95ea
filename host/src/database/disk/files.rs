//! The files of a database: where they are, and who may read them.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::bail;

/// The files that SQLite keeps next to a database, by their endings.
pub(crate) const LOGS: [&str; 2] = ["-wal", "-shm"];
/// The longest chain of links that may lead to a database.
const LINKS: usize = 40;

/// Options to write a file that only its owner may read if it is created: it holds the secrets of the tables, or is next to them.
pub(crate) fn private_file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The path of a file next to another one: its name with that ending.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The file itself, wherever links to it are, even before it exists: SQLite keeps its log next to that.
pub(crate) fn real(file: &Path) -> io::Result<PathBuf> {
    let mut file = file.to_owned();
    for _ in 0..LINKS {
        match file.canonicalize() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            found => return found,
        }
        match file.read_link() {
            Ok(target) => file = folder(&file).join(target),
            Err(_) => break,
        }
    }
    let name = file.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    Ok(folder(&file).canonicalize()?.join(name))
}

/// The folder that holds a file.
pub(crate) fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Checks that the folder of a database is there. A new one would hide that another was meant, or that a disk is not mounted.
pub(crate) fn has_folder(database: &Path) -> anyhow::Result<()> {
    let folder = folder(database);
    if !folder.is_dir() {
        bail!("there is no folder {} for the database; make it, or name another file", folder.display());
    }
    Ok(())
}

/// The files next to a database whose names continue with that ending, by their names.
pub(crate) fn all_beside(database: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let Some(name) = database.file_name() else { return Ok(Vec::new()) };
    let start = format!("{}{ending}", name.to_string_lossy());
    let mut files = Vec::new();
    if !folder(database).try_exists()? {
        return Ok(files);
    }
    for entry in folder(database).read_dir()? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(&start) {
            files.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

/// Makes the entries of a folder durable.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// On other systems a folder cannot be opened, and its entries are durable by themselves.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
