//! The demo: a Discord on loopback with a web page, and the real bot against it.

use anyhow::Context as _;
use sandbox::Sandbox;

use crate::cli::say;
use crate::discord::{Bot, Endpoint};
use crate::tables::{Tables, luck};

/// How many of the bot's requests the demo keeps.
const JOURNAL: usize = 200;

/// Starts the sandbox and the bot, prints the page's address, and runs until the process is told to stop.
///
/// With a seed, the luck of its tables is the same in every run. The tables of a demo live in a file of their own in the
/// system's folder for temporary files, and are gone when it ends.
///
/// # Errors
/// If the port is taken or the bot cannot be set up.
pub async fn demo(port: u16, seed: Option<u64>) -> anyhow::Result<()> {
    let sandbox =
        Sandbox::start(sandbox::Config { port, journal: JOURNAL, ..Default::default() }).await.with_context(
            || format!("starting the demo on port {port}; `turnstone demo --port 0` takes a free one"),
        )?;
    let folder = std::env::temp_dir().join(format!("turnstone-demo-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| format!("creating {}", folder.display()))?;
    let served = run(&sandbox, &folder.join("demo.db"), seed).await;
    if let Err(error) = std::fs::remove_dir_all(&folder) {
        tracing::warn!(%error, folder = %folder.display(), "the demo's tables could not be removed");
    }
    sandbox.shutdown().await;
    served
}

async fn run(sandbox: &Sandbox, database: &std::path::Path, seed: Option<u64>) -> anyhow::Result<()> {
    let luck = seed.map_or_else(luck::fresh, luck::rehearsed);
    let tables = Tables::open_db(database, luck).await.context("opening the demo's database")?;
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token())?;
    let bot = Bot::connect(&endpoint, tables).await?;
    say(&format!("Turnstone's demo is open: {}  (Ctrl-C ends it)", sandbox.page_url()))?;
    let stopper = bot.stopper();
    tokio::select! {
        served = bot.run() => served,
        () = crate::serve::stop_signal() => {
            stopper.stop().await;
            Ok(())
        }
    }
}
