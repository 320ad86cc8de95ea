//! Where tables are kept: a file of SQLite's, or a database of a PostgreSQL server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context as _;
use sqlx::postgres::PgConnectOptions;

/// Where tables are kept.
#[derive(Clone, Debug)]
pub enum Location {
    /// A file.
    File(PathBuf),
    /// A database of a server that speaks PostgreSQL's protocol.
    Server(Box<PgConnectOptions>),
}

/// How the address of a server begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

impl Location {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Location::File(path) => Some(path),
            Location::Server(_) => None,
        }
    }
}

impl FromStr for Location {
    type Err = anyhow::Error;

    /// Reads `postgres://user:password@host/name`, else a path.
    fn from_str(text: &str) -> anyhow::Result<Location> {
        if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            // The driver's error about an address may hold the password.
            let options = text
                .parse()
                .ok()
                .context("this is no address of PostgreSQL: postgres://user:password@host/name")?;
            return Ok(Location::Server(Box::new(options)));
        }
        Ok(Location::File(text.into()))
    }
}

impl fmt::Display for Location {
    /// A path, or an address without its password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(path) => path.display().fmt(f),
            Location::Server(server) => {
                let (user, host, port) = (server.get_username(), server.get_host(), server.get_port());
                write!(f, "postgres://{user}@{host}:{port}/{}", server.get_database().unwrap_or(user))
            }
        }
    }
}

impl From<&Path> for Location {
    fn from(path: &Path) -> Location {
        Location::File(path.to_owned())
    }
}

impl From<&PathBuf> for Location {
    fn from(path: &PathBuf) -> Location {
        Location::File(path.clone())
    }
}

impl From<&Location> for Location {
    fn from(database: &Location) -> Location {
        database.clone()
    }
}
