//! Opening a database: to serve it, to write while another process serves it, or to read it and change nothing. A reader also opens a
//! server's database as it is: nothing is written to it, so it must be up to date.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use sqlx::PgPool;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqlitePoolOptions;

use crate::shards::Shards;

use crate::database::disk::{
    BUSY, MIGRATIONS, Scratch, copy, has_folder, look, newer, newest, options, other_version, private_file,
    reading,
};
use crate::database::engine::codes::explained;
use crate::database::engine::epoch::Epoch;
use crate::database::engine::lease::Lease;
use crate::database::engine::server;
use crate::database::engine::writer::Writer;
use crate::database::error::passing;
use crate::database::handle::Database;
use crate::database::location::Location;
use crate::database::sql::Pool;

/// How long a task waits for a connection. Connections are held only for moments: this is a queue, no error.
const ACQUIRE: Duration = Duration::from_secs(10);
/// The number of connections that read.
const READERS: u32 = 4;
/// The time after which an unused reading connection is closed: each has a thread and a cache of its own.
const QUIET: Duration = Duration::from_secs(10);
/// The most tries to open a file that another process is opening.
const TRIES: u32 = 5;

impl Database {
    /// Opens the database, creates it when missing, and brings it up to date. Claim it first: another version of the bot may be serving it.
    /// The database of a server must exist.
    ///
    /// # Errors
    /// If it cannot be opened or written, or was written by a newer version.
    pub async fn open(at: impl Into<Location>) -> anyhow::Result<Database> {
        let at = at.into();
        let place = || format!("opening the database {at}");
        let path = match &at {
            Location::File(path) => path,
            Location::Server(server) => {
                let opened = Box::pin(server::open(server, None, true)).await.with_context(place)?;
                return Ok(Database::of_server(opened, None, Shards::default()));
            }
        };
        has_folder(path)?;
        create(path).with_context(place)?;
        let mut tries = 0;
        loop {
            tries += 1;
            match Database::try_open(path).await {
                Ok(store) => return Ok(store),
                // Two processes create the file at once: the later one finds it ready.
                Err(error) if tries < TRIES && raced(&error) => tokio::time::sleep(BUSY / 20).await,
                Err(MigrateError::VersionMissing(version)) => {
                    bail!("the database {at} {}", newer(version))
                }
                Err(error) => return Err(explained(error)).with_context(place),
            }
        }
    }

    /// Like [`open`](Database::open), for a server under a lease and for that lease's shards.
    pub(crate) async fn open_leased(server: &PgConnectOptions, lease: &Lease) -> anyhow::Result<Database> {
        let term = lease.term();
        let opened = Box::pin(server::open(server, Some(term), true)).await?;
        Ok(Database::of_server(opened, Some(term.clone()), lease.shards.unwrap_or_default()))
    }

    /// The database, limited to those shards.
    pub(crate) fn serving(self, shards: Shards) -> Database {
        Database { shards, ..self }
    }

    /// Opens a database that is up to date, to write to it while another process serves it.
    ///
    /// # Errors
    /// If it cannot be opened, or is of another version.
    pub async fn open_beside(at: impl Into<Location>) -> anyhow::Result<Database> {
        let at = at.into();
        let place = || format!("opening the database {at}");
        let path = match &at {
            Location::File(path) => path,
            Location::Server(_) => return Database::look_at(&at).await,
        };
        let (_, version) = look(path).await?;
        if version != newest() {
            bail!("the database {at} {}", other_version(version));
        }
        Database::try_open(path).await.map_err(explained).with_context(place)
    }

    /// Opens the database of a server that is up to date.
    async fn look_at(at: &Location) -> anyhow::Result<Database> {
        let Location::Server(server) = at else { bail!("{at} is a file") };
        let opened = Box::pin(server::open(server, None, false)).await;
        let opened = opened.with_context(|| format!("opening the database {at}"))?;
        Ok(Database::of_server(opened, None, Shards::default()))
    }

    fn of_server(pool: PgPool, term: Option<Epoch>, shards: Shards) -> Database {
        Database {
            shards,
            writer: Writer::Server(pool.clone(), term),
            reader: Pool::Postgres(pool.clone()),
            write: Pool::Postgres(pool),
            _scratch: None,
            unwiped: Arc::default(),
            #[cfg(any(test, feature = "testing"))]
            trips: Arc::default(),
        }
    }

    async fn try_open(path: &Path) -> Result<Database, MigrateError> {
        let options = options(path).create_if_missing(true);
        let pool = |most| {
            SqlitePoolOptions::new().max_connections(most).acquire_timeout(ACQUIRE).test_before_acquire(false)
        };
        #[cfg(any(test, feature = "testing"))]
        let trips = std::sync::Arc::<crate::database::handle::Trips>::default();
        #[cfg(any(test, feature = "testing"))]
        let pool = |most| crate::database::testing::counted(pool(most), trips.clone(), most == 1);
        let write = pool(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&write).await?;
        // A file that can only be read is found out now, not by everybody's first move. Nothing has such a scope.
        sqlx::query("delete from setting where scope = ''").execute(&write).await?;
        let reading = options.create_if_missing(false).pragma("query_only", "on");
        let reader = pool(READERS).idle_timeout(QUIET).connect_with(reading).await?;
        Ok(Database {
            shards: Shards::default(),
            writer: Writer::start(write.clone()),
            reader: Pool::Sqlite(reader),
            write: Pool::Sqlite(write),
            _scratch: None,
            unwiped: Arc::default(),
            #[cfg(any(test, feature = "testing"))]
            trips,
        })
    }

    /// Opens an existing database and changes nothing in it, not even its version. An older version is read from a migrated copy.
    ///
    /// # Errors
    /// If it cannot be opened, or was written by a newer version.
    pub async fn open_to_read(at: impl Into<Location>) -> anyhow::Result<Database> {
        let at = at.into();
        let Some(path) = at.file() else { return Database::look_at(&at).await };
        let (mut db, version) = look(path).await?;
        if version >= newest() {
            return Database::open_as_it_is(&at).await;
        }
        let scratch = Scratch::make()?;
        copy(&mut db, &scratch.file()).await?;
        let mut store = Database::open(scratch.file().as_path()).await?;
        store._scratch = Some(Arc::new(scratch));
        Ok(store)
    }

    /// Opens an existing database of any version and changes nothing in it.
    pub async fn open_as_it_is(at: impl Into<Location>) -> anyhow::Result<Database> {
        let at = at.into();
        let place = || format!("opening the database {at}");
        let Some(path) = at.file() else { return Database::look_at(&at).await };
        look(path).await?;
        let reader = SqlitePoolOptions::new().max_connections(1).connect_with(reading(path));
        let reader = reader.await.map_err(explained).with_context(place)?;
        Ok(Database {
            shards: Shards::default(),
            writer: Writer::start(reader.clone()),
            write: Pool::Sqlite(reader.clone()),
            reader: Pool::Sqlite(reader),
            _scratch: None,
            unwiped: Arc::default(),
            #[cfg(any(test, feature = "testing"))]
            trips: std::sync::Arc::default(),
        })
    }

    /// Writes a consistent copy to a file that does not exist yet; the database may be in use.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> anyhow::Result<()> {
        let Pool::Sqlite(reader) = &self.reader else {
            bail!(
                "a server's database is copied by its own tools: `pg_dump --format=custom --file={} …`",
                to.display()
            );
        };
        let mut connection = reader.acquire().await?;
        sqlx::query("pragma query_only = off").execute(&mut *connection).await?;
        let copied = copy(&mut connection, to).await;
        sqlx::query("pragma query_only = on").execute(&mut *connection).await?;
        copied
    }

    /// Closes every connection.
    pub async fn close(&self) {
        self.reader.close().await;
        self.write.close().await;
    }
}

/// Creates the file if it is missing, for its owner alone: it holds the secrets of the tables. SQLite gives the files next to it the same
/// rights.
fn create(path: &Path) -> std::io::Result<()> {
    match private_file().create_new(true).open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Whether another process was opening the file at the same moment.
fn raced(error: &MigrateError) -> bool {
    match error {
        MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => {
            let done = ["already exists", "duplicate column", "no such column", "no such table"];
            let words = cause.to_string();
            passing(cause)
                || done.iter().any(|done| words.contains(done))
                || cause.as_database_error().is_some_and(|error| error.is_unique_violation())
        }
        MigrateError::Dirty(_) => true,
        _ => false,
    }
}
