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
        let read = match SCHEMES.iter().find_map(|scheme| text.strip_prefix(scheme)) {
            Some(address) => server(text, address).map(|options| Location::Server(Box::new(options))),
            None => names_a_file(text).then(|| Location::File(text.into())),
        };
        // The driver's error about an address may hold the password.
        read.context(
            "this is neither a file nor an address of PostgreSQL: postgres://user:password@host/name",
        )
    }
}

/// The parameters of an address; the driver takes no notice of others, such as a misspelt `sslmode`.
const PARAMETERS: [&str; 17] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
];

/// What an address says, without its scheme in the second form.
fn server(text: &str, address: &str) -> Option<PgConnectOptions> {
    let (place, parameters) = address.split_once('?').unwrap_or((address, ""));
    // A password's `/`, `?` or `#` would end the host there.
    let name = place.split_once('/').map_or("", |(_, name)| name);
    let is_known = |parameter: &str| {
        let key = parameter.split('=').next().unwrap_or_default();
        PARAMETERS.contains(&key) || key.starts_with("options")
    };
    let known = parameters.split('&').filter(|parameter| !parameter.is_empty()).all(is_known);
    if !known || name.contains('@') || address.contains('#') {
        return None;
    }
    let options: PgConnectOptions = text.parse().ok()?;
    // The driver looks up an IPv6 address in its brackets as a name.
    let host = options.get_host().strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let host = host.map(str::to_owned);
    Some(host.into_iter().fold(options, |options, host| options.host(&host)))
}

/// Whether a text can be meant as a file. What looks like an address cannot: the file or its folder would have the password in its name.
fn names_a_file(text: &str) -> bool {
    // A single letter is a drive.
    let is_address = text.split_once(':').is_some_and(|(scheme, rest)| {
        let is_scheme = scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
        scheme.len() > 1 && (is_scheme || rest.contains('@'))
    });
    !text.is_empty() && !is_address && !text.contains("password=")
}

impl fmt::Display for Location {
    /// A path, or an address without its password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(path) => path.display().fmt(f),
            Location::Server(server) => {
                let (user, host, port) = (server.get_username(), server.get_host(), server.get_port());
                let name = server.get_database().unwrap_or(user);
                match server.get_socket() {
                    Some(socket) => write!(f, "postgres://{user}@/{name}?host={}", socket.display()),
                    None if host.contains(':') => write!(f, "postgres://{user}@[{host}]:{port}/{name}"),
                    None => write!(f, "postgres://{user}@{host}:{port}/{name}"),
                }
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

#[cfg(test)]
mod tests {
    use super::Location;

    #[test]
    fn an_address_is_read_and_named_without_its_password() {
        for (text, named) in [
            ("postgres://ada:secret@db.example/tables", "postgres://ada@db.example:5432/tables"),
            (
                "postgresql://ada:s%2Fe@127.0.0.1:6000/tables?sslmode=require",
                "postgres://ada@127.0.0.1:6000/tables",
            ),
            ("postgres://ada@[::1]:6000/tables", "postgres://ada@[::1]:6000/tables"),
            (
                "postgres:///tables?host=/run/postgresql&user=ada",
                "postgres://ada@/tables?host=/run/postgresql",
            ),
            ("turnstone.db", "turnstone.db"),
            ("./a b.db", "./a b.db"),
            ("C:\\me@home\\turnstone.db", "C:\\me@home\\turnstone.db"),
        ] {
            let read: Location = text.parse().unwrap_or_else(|_| panic!("{text}"));
            assert_eq!(read.to_string(), named);
        }
        let Ok(Location::Server(server)) = "postgres://[::1]/tables".parse() else { panic!("a server") };
        assert_eq!(server.get_host(), "::1");
    }

    #[test]
    fn what_looks_like_an_address_is_no_file() {
        for text in [
            "",
            "postgre://ada:secret@host/tables",
            "POSTGRES://ada:secret@host/tables",
            "postgres:/ada:secret@host/tables",
            "postgres:ada:secret@host/tables",
            "mysql://ada:secret@host/tables",
            "sqlite://turnstone.db",
            "sqlite:turnstone.db",
            "//ada:secret@host/tables",
            "ada:secret@host/tables",
            "host=db user=ada password=secret",
            "postgres://ada:secret@host:port/tables",
            "postgres://ada:sec/ret@host/tables",
            "postgres://ada:1/ret@host/tables",
            "postgres://ada:1#ret@host/tables",
            "postgres://ada:1?ret@host/tables",
            "postgres://ada:secret@host/tables?sslmod=require",
            "postgres://ada:secret@host/tables?sslmode=yes",
        ] {
            let refused = text.parse::<Location>().expect_err(text).to_string();
            assert!(!refused.contains("secret"), "{refused}");
        }
    }
}
