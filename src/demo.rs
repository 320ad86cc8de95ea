//! The demo: a Discord on loopback with a web page, and the real bot against it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use sandbox::Sandbox;

use crate::cli::output::say;
use crate::discord::Endpoint;
use crate::pictures::Pictures;
use crate::serve::{self, Fittings};
use host::claim::{Claim, claim};
use host::database::{beside, finish_restoring};
use host::shards::Share;
use host::tables::{Tables, luck};

/// The number of the bot's requests that the demo keeps.
const JOURNAL: usize = 200;
/// The ending of the file of the demo's servers, channels and people.
const WORLD: &str = ".world.json";

/// Starts the sandbox and the bot, prints the page's address, and runs until the process is told to stop.
///
/// With a seed, the luck of its tables is the same in every run. With a database its tables survive it, and so do its servers, channels and
/// people, in a file next to it; their messages do not: what open tables show is posted again. Without one, everything is in the system's
/// folder for temporary files, and gone at the end.
///
/// # Errors
/// If the port is taken, the database is served by another process or belongs to another Discord, or the bot cannot be set up.
pub async fn demo(port: u16, seed: Option<u64>, database: Option<&Path>) -> anyhow::Result<()> {
    if let Some(database) = database {
        return host(port, seed, database, Some(beside(database, WORLD))).await;
    }
    let folder = std::env::temp_dir().join(format!("turnstone-demo-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| format!("creating {}", folder.display()))?;
    let hosted = host(port, seed, &folder.join("demo.db"), None).await;
    if let Err(error) = std::fs::remove_dir_all(&folder) {
        tracing::warn!(%error, folder = %folder.display(), "the demo's tables could not be removed");
    }
    hosted
}

async fn host(port: u16, seed: Option<u64>, database: &Path, kept: Option<PathBuf>) -> anyhow::Result<()> {
    let luck = seed.map_or_else(luck::fresh, luck::rehearsed);
    let claim = claim(database, Share::All).await?;
    finish_restoring(database)?;
    let tables = Tables::open_db(database, luck).await.context("opening the demo's database")?;
    let options = sandbox::SandboxOptions { port, journal: JOURNAL, kept, ..Default::default() };
    let started = Sandbox::start(options).await.with_context(|| {
        format!("starting the demo on port {port}; `turnstone demo --port 0` takes a free one")
    });
    let served = match started {
        Ok(sandbox) => {
            let served = run(&sandbox, database, tables.clone(), &claim).await;
            sandbox.shutdown().await;
            served
        }
        Err(error) => Err(error),
    };
    serve::close(&tables).await;
    served
}

async fn run(sandbox: &Sandbox, database: &Path, tables: Tables, claim: &Claim) -> anyhow::Result<()> {
    let servers: BTreeSet<u64> = sandbox.servers().iter().map(|id| id.0).collect();
    if tables.store().guilds().await?.iter().any(|guild| !servers.contains(guild)) {
        bail!(
            "{} holds tables of another Discord; the demo needs a file of its own: name another with --database",
            database.display()
        );
    }
    tables.show_again().await?;
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token())?;
    let open = || say(&format!("Turnstone's demo is open: {}  (Ctrl-C ends it)", sandbox.page_url()));
    let fittings = Fittings { pictures: Pictures::default(), beacon: None };
    serve::run(&endpoint, tables, fittings, claim, serve::stop_signal(), open).await
}
