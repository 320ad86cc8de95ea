//! Checks for the host of the bot whether everything is as it should be: the findings, and those about its own files.

use std::path::Path;
use std::time::{Duration, SystemTime};

use rules::{Arg, Words};

use crate::beacon::{Beacon, due};
use host::claim::{Life, life};
use host::database::{Database, Location, Way, beside};
use host::shards::Share;

/// The state of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// As it should be.
    Good,
    /// It works, but somebody should look.
    Odd,
    /// It does not work.
    Bad,
}

/// One line of the report.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The state of the thing.
    pub health: Health,
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Finding {
    /// A finding; the sentence has that message key.
    pub(crate) fn new(health: Health, key: &'static str) -> Finding {
        Finding { health, key, args: Vec::new() }
    }

    /// The finding with a variable.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Finding {
        self.args.push((name, value.into()));
        self
    }

    /// The line.
    pub fn say(&self, words: &dyn Words) -> String {
        let mark = match self.health {
            Health::Good => "✅",
            Health::Odd => "⚠️",
            Health::Bad => "❌",
        };
        format!("{mark} {}", words.text(self.key, &self.args))
    }
}

/// The largest harmless difference of clocks: what is older than three seconds is not answered.
const CLOCK: Duration = Duration::from_secs(2);
/// A post that waits longer than this is stuck.
const WAITING: i64 = 120;
/// A latest round that is so many seconds away means that its relay lags, or that the clock is wrong.
const STALE_ROUND: u64 = 30;

/// The version of the program.
pub(crate) fn version() -> Finding {
    Finding::new(Health::Good, "doctor-version").with("version", env!("CARGO_PKG_VERSION"))
}

/// Compares this machine's clock with Discord's.
pub(crate) fn clock(theirs: SystemTime) -> Finding {
    let now = SystemTime::now();
    let apart = now.duration_since(theirs).unwrap_or_else(|ahead| ahead.duration());
    let health = if apart > CLOCK { Health::Odd } else { Health::Good };
    let key = if health == Health::Good { "doctor-clock" } else { "doctor-clock-off" };
    Finding::new(health, key).with("seconds", i32::try_from(apart.as_secs()).unwrap_or(i32::MAX))
}

/// Compares the beacon's latest round with this machine's clock.
pub(crate) async fn beacon(beacon: &Beacon, now: i64) -> Finding {
    let found = |health, key| Finding::new(health, key).with("address", beacon.to_string());
    let round = match beacon.latest().await {
        Ok(round) => round,
        Err(trouble) => {
            return found(Health::Bad, "doctor-beacon-useless").with("cause", trouble.to_string());
        }
    };
    let apart = now.abs_diff(due(round).cast_signed());
    let late = apart > STALE_ROUND;
    let health = if late { Health::Odd } else { Health::Good };
    let key = if late { "doctor-beacon-late" } else { "doctor-beacon" };
    found(health, key)
        .with("round", round.to_string())
        .with("seconds", i32::try_from(apart).unwrap_or(i32::MAX))
}

/// Permissions that a table needs and the bot lacks in a channel, by their names in the reader's language.
pub(crate) fn permissions(missing: &[String], useful: &[String]) -> Finding {
    match (missing, useful) {
        ([], []) => Finding::new(Health::Good, "doctor-permissions"),
        ([], useful) => {
            Finding::new(Health::Odd, "doctor-permissions-useful").with("permissions", useful.join(", "))
        }
        _ => {
            let all = [missing, useful].concat().join(", ");
            Finding::new(Health::Bad, "doctor-permissions-missing").with("permissions", all)
        }
    }
}

/// Another program that answers with the bot's token.
pub(crate) fn twins() -> Finding {
    Finding::new(Health::Bad, "doctor-twins")
}

/// The tables in the database, and the posts that wait.
pub(crate) async fn tables(database: &Database, now: i64) -> Vec<Finding> {
    let condition = match database.condition().await {
        Ok(condition) => condition,
        Err(error) => {
            return vec![
                Finding::new(Health::Bad, "doctor-database-unread").with("cause", error.to_string()),
            ];
        }
    };
    let mut findings = Vec::new();
    findings.push(match condition.fault {
        None => Finding::new(Health::Good, "doctor-database").with("tables", count(condition.tables)),
        Some(fault) => Finding::new(Health::Bad, "doctor-database-broken").with("cause", fault),
    });
    if condition.is_newer {
        findings.push(Finding::new(Health::Bad, "doctor-database-newer"));
    }
    findings.extend(condition.way.map(way));
    if condition.superuser == Some(true) {
        findings.push(Finding::new(Health::Odd, "doctor-server-superuser"));
    }
    if let Some(cause) = condition.refusal {
        findings.push(Finding::new(Health::Bad, "doctor-server-refuses").with("cause", cause));
    }
    findings.extend(condition.durable.map(|durable| match durable {
        true => Finding::new(Health::Good, "doctor-server-keeps"),
        false => Finding::new(Health::Odd, "doctor-server-forgets"),
    }));
    for leased in condition.leases.iter().filter(|leased| leased.shards.total > 1) {
        let health = if leased.holds { Health::Good } else { Health::Bad };
        let key = if leased.holds { "doctor-shards" } else { "doctor-shards-unserved" };
        findings.push(Finding::new(health, key).with("shards", leased.shards.to_string()));
    }
    let late = condition.oldest.is_some_and(|oldest| now - oldest > WAITING);
    let health = if late { Health::Odd } else { Health::Good };
    let key = if late { "doctor-outbox-late" } else { "doctor-outbox" };
    findings.push(Finding::new(health, key).with("posts", count(condition.posts)));
    findings
}

/// Whether others could listen on the way to the database's server.
fn way(way: Way) -> Finding {
    match way {
        Way::Encrypted => Finding::new(Health::Good, "doctor-server-encrypted"),
        Way::Local => Finding::new(Health::Good, "doctor-server-local"),
        Way::Open => Finding::new(Health::Odd, "doctor-server-open"),
    }
}

fn count(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The rights to `.env`, which holds the token; none if there is no such file.
#[cfg(unix)]
pub(crate) fn dotenv() -> Option<Finding> {
    let file = crate::dotenv::find().ok()??;
    let (health, key) = match others(&file)? {
        0 => (Health::Good, "doctor-env"),
        _ => (Health::Odd, "doctor-env-open"),
    };
    Some(Finding::new(health, key).with("file", file.display().to_string()))
}

#[cfg(not(unix))]
pub(crate) fn dotenv() -> Option<Finding> {
    None
}

/// The database file and the rights to it, or the server, and the process that serves it.
pub(crate) async fn files(database: &Location, share: Share) -> Vec<Finding> {
    let mut findings = match database {
        Location::File(path) => rights(path),
        Location::Server(_) => {
            vec![Finding::new(Health::Good, "doctor-server").with("server", database.to_string())]
        }
    };
    findings.push(match life(database, share).await {
        Ok(Life::Alive) => Finding::new(Health::Good, "doctor-served"),
        Ok(Life::Unready | Life::Silent(_)) => Finding::new(Health::Odd, "doctor-served-silent"),
        Ok(Life::Nobody) => Finding::new(Health::Odd, "doctor-not-served"),
        Err(error) => Finding::new(Health::Odd, "doctor-served-unknown").with("cause", format!("{error:#}")),
    });
    findings
}

/// Who else may read or write the database, the files next to it and their folder.
#[cfg(unix)]
fn rights(database: &Path) -> Vec<Finding> {
    // SQLite keeps its files next to the target of a link.
    let Ok(file) = database.canonicalize() else { return Vec::new() };
    let beside = ["", "-wal", "-shm", ".lock"].map(|ending| beside(&file, ending));
    let is_open = |path: &&std::path::PathBuf| others(path).is_some_and(|rights| rights != 0);
    let open = beside.iter().filter(is_open);
    let open = open
        .map(|path| Finding::new(Health::Odd, "doctor-file-open").with("file", path.display().to_string()));
    let mut findings: Vec<Finding> = open.collect();
    // Nothing is written: it is only opened.
    if std::fs::File::options().append(true).open(&file).is_err() {
        let finding = Finding::new(Health::Bad, "doctor-file-kept");
        findings.push(finding.with("file", database.display().to_string()));
    }
    if findings.is_empty() {
        findings.push(Finding::new(Health::Good, "doctor-file").with("file", database.display().to_string()));
    }
    if let Some(folder) = file.parent()
        && let Some(rights) = others(folder)
    {
        let (health, key) = match rights {
            0 => (Health::Good, "doctor-folder"),
            rights if rights & 0o022 == 0 => (Health::Good, "doctor-folder-read"),
            _ => (Health::Odd, "doctor-folder-open"),
        };
        findings.push(Finding::new(health, key).with("folder", folder.display().to_string()));
    }
    findings
}

/// The rights of others to a path, if it exists.
#[cfg(unix)]
fn others(path: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt as _;
    Some(std::fs::metadata(path).ok()?.permissions().mode() & 0o077)
}

#[cfg(not(unix))]
fn rights(_: &Path) -> Vec<Finding> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use words::{Lang, Speech};

    use super::*;

    #[test]
    fn an_open_way_to_the_server_is_said_to_be_one_and_how_it_is_closed() {
        for (lang, encrypted) in
            [(Lang::En, "is encrypted"), (Lang::Pl, "jest szyfrowane"), (Lang::Cs, "šifrované")]
        {
            let said = |found: Way| way(found).say(&Speech::nameless(lang));
            assert!(said(Way::Encrypted).starts_with("✅ ") && said(Way::Encrypted).contains(encrypted));
            assert!(said(Way::Local).starts_with("✅ ") && said(Way::Local) != said(Way::Encrypted));
            assert!(said(Way::Open).starts_with("⚠️ ") && said(Way::Open).contains("?sslmode=verify-full"));
        }
    }
}
