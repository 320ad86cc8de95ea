//! Serves Discord, or a local server in its place.

use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};

use crate::beacon::Beacon;
use crate::discord::{Bot, Endpoint};
use crate::environment::Environment;
use crate::pictures::Pictures;
use host::claim::{Claim, claim};
use host::database::{FileWatch, Gone, Location, finish_restoring, rescued};
use host::tables::Tables;

/// What a bot needs besides its tables.
pub(crate) struct Fittings {
    /// How its pictures are drawn.
    pub(crate) pictures: Pictures,
    /// The public beacon, if one is named.
    pub(crate) beacon: Option<Beacon>,
}

/// Serves Discord, or the local server of `TURNSTONE_API_URL`, until the process is told to stop.
///
/// # Errors
/// A missing token, a database that cannot be opened or is served by another process, or a refusal by Discord.
pub async fn serve(environment: &Environment) -> anyhow::Result<()> {
    let endpoint = environment.endpoint()?;
    let (database, share) = (environment.database()?, environment.share()?);
    let (clock, luck, pictures) = (environment.clock()?, environment.luck()?, environment.pictures()?);
    // A wrong address is reported at the start, not at the first round.
    let beacon = environment.beacon()?;
    tracing::info!(database = %named(&database), "starting");
    // From here on: the first process of a container ignores signals that it does not listen for, and a spare waits for days.
    let mut stop = pin!(stop_signal());
    // A process that may not have it looks at nothing, and changes nothing.
    let claim = tokio::select! {
        biased;
        () = &mut stop => return Ok(()),
        claim = claim(&database, share) => claim?,
    };
    if let Some(file) = database.file() {
        look_for_copies(file)?;
    }
    let opened = tokio::select! {
        biased;
        () = &mut stop => return Ok(()),
        opened = claim.open() => opened.context("opening the database")?,
    };
    let tables = Tables::new(opened, games::TITLES, clock, luck);
    if let Err(cause) = tables.database().wipe_what_was(tables.now()).await {
        tracing::warn!(%cause, "what was deleted long ago may still be in the file; the next start tries again");
    }
    if let Err(cause) = tables.finish_forgetting().await {
        tracing::error!(%cause, "somebody who asked for it is not forgotten yet");
    }
    run(&endpoint, tables, Fittings { pictures, beacon }, &claim, stop, || Ok(())).await
}

/// A database as the log names it: a file with its folders, since the folder may be another one than its host means.
fn named(database: &Location) -> String {
    let whole = database.file().and_then(|file| std::path::absolute(file).ok());
    whole.map_or_else(|| database.to_string(), |file| file.display().to_string())
}

/// Finishes an interrupted restoration.
///
/// # Errors
/// If the file is gone, and its content was saved next to it: a new file would begin without tables.
fn look_for_copies(database: &Path) -> anyhow::Result<()> {
    if let Some(kept) = finish_restoring(database)? {
        tracing::info!(kept = %kept.display(), "a copy has taken the database's place");
    }
    if let Some(copy) = rescued(database).with_context(|| format!("looking for {}", database.display()))? {
        bail!(
            "{} is gone; what it held is in {copy}: `turnstone restore {copy}`",
            database.display(),
            copy = copy.display()
        );
    }
    Ok(())
}

/// Connects a bot, reports that it is `open`, and serves what is claimed until the process is told to stop, even while it still tries to
/// connect. In every case closes the database at the end.
pub(crate) async fn run(
    endpoint: &Endpoint,
    tables: Tables,
    fittings: Fittings,
    claim: &Claim,
    stop: impl Future<Output = ()>,
    open: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let Some(file) = claim.database.file() else {
        let served = tokio::select! {
            served = until_told(endpoint, &tables, fittings, claim, stop, open) => served,
            () = claim.lost() => Err(anyhow!("another process has taken over what this one served of {}; restart it as a spare, with TURNSTONE_SHARDS=any", claim.database)),
        };
        close(&tables).await;
        return served;
    };
    let files = match FileWatch::of(file).await {
        Ok(files) => files,
        Err(error) => {
            close(&tables).await;
            return Err(error);
        }
    };
    let served = tokio::select! {
        served = until_told(endpoint, &tables, fittings, claim, stop, open) => served,
        gone = files.gone() => return Err(give_up(&tables, files, &gone).await),
    };
    files.end().await;
    close(&tables).await;
    served
}

/// Serves until the process is told to stop.
async fn until_told(
    endpoint: &Endpoint,
    tables: &Tables,
    fittings: Fittings,
    claim: &Claim,
    stop: impl Future<Output = ()>,
    open: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let Fittings { pictures, beacon } = fittings;
    let mut stop = pin!(stop);
    let bot = tokio::select! {
        // Listens for the signal before it asks Discord for anything.
        biased;
        () = &mut stop => return Ok(()),
        bot = Bot::connect(endpoint, tables.clone(), pictures.clone(), beacon) => bot?,
    };
    let bot = match claim.shards() {
        Some(shards) => bot.serving(shards),
        None => bot,
    };
    open()?;
    tokio::select! {
        served = bot.run(stop, || claim.note_alive()) => served,
        never = pictures.tidy() => match never {},
    }
}

/// Closes the database: SQLite then merges its log into the file, which is complete by itself.
pub(crate) async fn close(tables: &Tables) {
    if tokio::time::timeout(CLOSING, tables.database().close()).await.is_err() {
        tracing::warn!("the database could not be closed in time");
    }
}

/// Stops acknowledging, since nothing could be kept, and saves what was acknowledged; returns the reason to end.
async fn give_up(tables: &Tables, files: FileWatch, gone: &Gone) -> anyhow::Error {
    tracing::error!(%gone, "nothing that is done from now on would be kept: the bot ends");
    close(tables).await;
    match files.rescue().await {
        Ok(copy) => {
            anyhow!(
                "{gone}; all that was acknowledged is in {copy}: `turnstone restore {copy}`",
                copy = copy.display()
            )
        }
        Err(error) => error.context(format!("{gone}, and what it held could not be saved")),
    }
}

/// The time for writes in progress to finish.
const CLOSING: Duration = Duration::from_secs(5);

/// Waits to be told to stop. Telling it again means at once.
pub(crate) async fn stop_signal() {
    signalled().await;
    tracing::info!("stopping");
    tokio::spawn(async {
        signalled().await;
        std::process::exit(1);
    });
}

/// Waits for Ctrl-C, or for the signal by which a service manager ends a process.
async fn signalled() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
