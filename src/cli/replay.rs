use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use games::{Log, OpenError, PlayError, ReplayError, replay};

use super::output::say;
use super::{english, read};
use crate::environment::Environment;
use crate::session::SessionId;
use crate::store::{Guilds, Store};
use crate::tables::Tables;

/// Replays a text log; prints its end, or with `json` every state.
pub(super) fn file(file: &Path, json: bool) -> anyhow::Result<()> {
    let log: Log = read(file)?.parse().context("this is not a text log")?;
    let mut step = 0;
    let mut written = Ok(());
    let table = replay(&log, |table, entry, _| {
        if json {
            let mut state = table.report();
            state["step"] = step.into();
            state["entry"] = entry.to_string().into();
            if written.is_ok() {
                written = say(&state.to_string());
            }
        }
        step += 1;
    })
    .map_err(|error| in_english(&error))?;
    written?;
    if json {
        return Ok(());
    }
    say(&serde_json::json!({ "entries": step, "turn": table.turn(), "scores": table.scores() }).to_string())
}

/// The error of a log that does not replay, with the rules' sentence in English.
pub(super) fn in_english(error: &ReplayError) -> anyhow::Error {
    match error {
        ReplayError::Entry {
            entry,
            text,
            cause: PlayError::Refused(refusal) | PlayError::Unreadable(refusal),
        } => {
            anyhow!("entry {entry} ({text}): {}", english(refusal))
        }
        ReplayError::Setup(OpenError::Refused(refusal)) => anyhow!("set-up: {}", english(refusal)),
        other => anyhow!("{other}"),
    }
}

/// Replays every live table of the database under the current rules; changes nothing.
pub(super) async fn all(environment: &Environment) -> anyhow::Result<()> {
    let tables = Tables::open_to_read(&environment.database).await?;
    let reviews = tables.replay_all().await?;
    let mut broken = 0;
    for review in &reviews {
        let verdict = review.fault.as_deref().unwrap_or("replays");
        broken += usize::from(review.fault.is_some());
        say(&format!(
            "table {} {} rules {} (now {}) entries {}: {verdict}",
            review.session, review.game, review.rules, review.present, review.entries
        ))?;
    }
    say(&format!("{} live tables, {broken} do not replay", reviews.len()))?;
    if broken > 0 { bail!("some tables would be frozen under these rules") } else { Ok(()) }
}

/// Prints a table's full log.
pub(super) async fn export(environment: &Environment, session: i64) -> anyhow::Result<()> {
    let tables = Tables::open_to_read(&environment.database).await?;
    let log = tables.export(SessionId(session)).await?;
    // The log ends with a line feed of its own.
    say(log.trim_end())
}

/// Copies the database.
pub(super) async fn backup(environment: &Environment, file: &Path) -> anyhow::Result<()> {
    let tables = Tables::open_to_read(&environment.database).await?;
    tables.store().backup(file).await?;
    say(&format!("the database is copied to {}", file.display()))
}

/// Counts the leaderboards anew.
pub(super) async fn recount(environment: &Environment) -> anyhow::Result<()> {
    let database = &environment.database;
    // Nothing is created here.
    Tables::open_to_read(database).await?.store().close().await;
    let counted = Store::open(database).await?.recount(Guilds::ALL).await?;
    say(&format!("the leaderboards are counted anew from {counted} results"))
}
