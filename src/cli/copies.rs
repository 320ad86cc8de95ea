//! `turnstone backup`, `restore` and `salvage`: copies of the database, and the way back to one.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::bail;

use super::output::say;
use super::progress::Progress;
use crate::environment::{Environment, database_of};
use host::claim::claim;
use host::database::{self, Database, Location, beside};
use host::shards::Share;
use host::store::{self, Moved, Salvage, Salvaged};

/// The most missing entries of a log, or stretches of a table, that are named one by one.
const NAMED: usize = 12;

/// Copies the database.
pub(super) async fn backup(environment: &Environment, file: &Path) -> anyhow::Result<()> {
    let database = environment.database()?;
    let opened = Database::open_as_it_is(&database).await?;
    let all = database.file().and_then(length);
    let copy = file.to_owned();
    let progress = Progress::measured("copying", all, move || length(&copy));
    let copied = opened.backup(file).await;
    drop(progress);
    copied?;
    say(&format!("the database is copied to {}", file.display()))
}

/// Replaces the database with a copy.
pub(super) async fn restore(environment: &Environment, file: &Path) -> anyhow::Result<()> {
    let database = environment.database()?;
    let Some(path) = database.file() else {
        bail!(
            "a server's database is put back by its own tools: `pg_restore --clean --dbname=… {}`",
            file.display()
        );
    };
    if !file.exists() {
        bail!("there is no file {}; name one that `turnstone backup` has written", file.display());
    }
    let _claim = claim(&database, Share::All).await?;
    let (all, place) = (length(file), path.to_owned());
    let progress = Progress::measured("checking and copying", all, move || database::copied_so_far(&place));
    let kept = database::restore(file, path).await;
    drop(progress);
    let kept = kept?;
    say(&format!("{} is the database now, as {database}", file.display()))?;
    match kept {
        Some(kept) => say(&format!("what was there is kept as {}", kept.display())),
        None => Ok(()),
    }
}

/// The number of bytes in a file, if there is one.
fn length(file: &Path) -> Option<u64> {
    Some(std::fs::metadata(file).ok()?.len())
}

/// Copies a database to another one, and says what arrived.
pub(super) async fn transfer(from: &OsStr, to: &OsStr) -> anyhow::Result<()> {
    let (from, to) = (&database_of("FROM", from)?, &database_of("TO", to)?);
    if let Some(path) = from.file()
        && !path.exists()
    {
        bail!("there is no database {from}; name the one to take along first, then its new place");
    }
    let _claims = (claim(from, Share::All).await?, claim(to, Share::All).await?);
    let progress = Progress::begin("moving", None);
    let moved = store::transfer(from, to, |rows, all| progress.note_of(rows, all)).await;
    drop(progress);
    for Moved { table, rows, sum } in moved? {
        say(&format!("{table}: {rows} rows, {}", &sum[..16]))?;
    }
    say(&format!("all of {from} is in {to} now; that is what the bot is to be started with"))
}

/// Saves what can be read of a damaged database, and says what is lost and which tables replay.
pub(super) async fn salvage(
    environment: &Environment,
    file: &Path,
    into: Option<PathBuf>,
) -> anyhow::Result<()> {
    let database = environment.database()?;
    let into = into.unwrap_or_else(|| beside(file, ".salvaged"));
    let progress = Progress::begin("saving", None);
    let saved = store::salvage(file, &into, |tables, all| progress.note_of(tables as u64, all as u64)).await;
    drop(progress);
    let Salvage { tables, lacking } = saved?;
    for table in &tables {
        say(&told(table))?;
    }
    for (number, entries) in &lacking {
        let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
        match &entries[..] {
            [] => say(&format!("table {number}: something of it is lost"))?,
            entries => say(&format!("table {number}: lost are the rows {} of its log", named(entries)))?,
        }
    }
    super::replay::saved(&into).await?;
    say(&format!("what could be read is in {}", into.display()))?;
    let into = into.display();
    match database {
        Location::File(_) => {
            say(&format!("`turnstone --database {database} restore {into}` puts it in the database's place"))
        }
        Location::Server(_) => {
            say(&format!("`turnstone move {into} {database}` puts it into an empty database of the server"))
        }
    }
}

/// A line about what was saved of a table.
fn told(Salvaged { name, rows, lost, cut }: &Salvaged) -> String {
    let stretches: Vec<String> = lost
        .iter()
        .map(|(from, to)| if from == to { from.to_string() } else { format!("{from} to {to}") })
        .collect();
    let lost = match (&stretches[..], cut) {
        ([], false) => "nothing lost".to_owned(),
        ([], true) => "others cannot be read".to_owned(),
        (stretches, _) => format!("not readable: {}", named(stretches)),
    };
    let advice = if name == "tally" && *cut { " (`turnstone recount` counts them again)" } else { "" };
    format!("{name}: {rows} rows saved, {lost}{advice}")
}

/// The first of many items.
fn named(things: &[String]) -> String {
    let rest = things.len().saturating_sub(NAMED);
    let named = things[..things.len() - rest].join(", ");
    if rest > 0 { format!("{named} and {rest} more") } else { named }
}
