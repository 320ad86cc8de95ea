//! Where the bot's tables are kept: in a file, or in a schema of a server that is dropped when the bench ends.

use anyhow::Context as _;
use host::database::Location;
use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgConnection;
use sqlx::{AnyPool, AssertSqlSafe, Connection as _};
use tempfile::TempDir;

/// The connections from outside.
const READERS: u32 = 4;

/// A place for tables.
pub(crate) struct Kept {
    /// Its address, as it is written in the environment.
    pub(crate) address: String,
    /// The number of processes that serve it.
    pub(crate) processes: u32,
    place: Place,
}

enum Place {
    /// A file, in a folder of its own.
    File(#[expect(dead_code, reason = "the folder goes with it")] TempDir),
    /// A schema of a server.
    Server { server: String, schema: String },
}

impl Kept {
    /// A new file.
    pub(crate) fn file() -> anyhow::Result<Kept> {
        let folder = TempDir::new()?;
        let address = folder.path().join("load.db").display().to_string();
        Ok(Kept { address, processes: 1, place: Place::File(folder) })
    }

    /// A new schema of a server, for that many processes.
    pub(crate) async fn server(server: &str, processes: u32) -> anyhow::Result<Kept> {
        let schema = format!("load_{}_{processes}", std::process::id());
        run(server, format!("create schema {schema}")).await?;
        let address = format!("{server}?options[search_path]={schema}");
        Ok(Kept { address, processes, place: Place::Server { server: server.to_owned(), schema } })
    }

    pub(crate) fn database(&self) -> anyhow::Result<Location> {
        self.address.parse()
    }

    /// Connections that read it from outside.
    pub(crate) async fn reader(&self) -> anyhow::Result<AnyPool> {
        sqlx::any::install_default_drivers();
        let address = match self.place {
            Place::File(_) => format!("sqlite:{}", self.address),
            Place::Server { .. } => self.address.clone(),
        };
        AnyPoolOptions::new().max_connections(READERS).connect(&address).await.context("reading the tables")
    }

    /// The statement that reads its size in bytes.
    pub(crate) const fn bytes(&self) -> &'static str {
        match self.place {
            Place::File(_) => {
                "select (p.page_count - f.freelist_count) * s.page_size \
                 from pragma_page_count p, pragma_freelist_count f, pragma_page_size s"
            }
            Place::Server { .. } => {
                "select cast(sum(pg_total_relation_size(oid)) as bigint) from pg_class \
                 where relkind = 'r' and relnamespace = current_schema()::regnamespace"
            }
        }
    }

    /// Removes all traces.
    pub(crate) async fn clear(self) -> anyhow::Result<()> {
        match &self.place {
            Place::File(_) => Ok(()),
            Place::Server { server, schema } => run(server, format!("drop schema {schema} cascade")).await,
        }
    }
}

/// Runs a statement on a server.
async fn run(server: &str, statement: String) -> anyhow::Result<()> {
    let mut connection = PgConnection::connect(server).await.context("connecting to the server")?;
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await?;
    Ok(())
}
