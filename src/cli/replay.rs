//! `turnstone replay`: plays a text log again and says how it went.

use std::path::Path;

use anyhow::bail;

use super::draws;
use super::output::{Sheet, complain, is_for_people, say};
use super::progress::Progress;
use super::text_log::{TextLog, in_english};
use crate::environment::Environment;
use crate::sentence::sentence;
use host::database::Location;
use host::standings::Recounted;
use host::tables::{Inspection, Tables, Unfit};
use session::SessionId;

/// Replays a text log; prints its end, or with `json` every state. What does not follow from the log's secret is reported on standard
/// error.
pub(super) fn file(file: &Path, json: bool) -> anyhow::Result<()> {
    let written = TextLog::read(file)?;
    let mut said = Ok(());
    let table = written.replay(written.last(), |number, table, entry| {
        if json && said.is_ok() {
            let mut state = table.report();
            state["step"] = number.into();
            state["entry"] = entry.to_string().into();
            said = say(&state.to_string());
        }
    });
    said?;
    // A forged draw may be why it does not replay.
    let known = table.as_ref().err().map(sentence);
    if let Some(doubt) = draws::doubt(&written).filter(|doubt| Some(doubt) != known.as_ref()) {
        complain(&doubt)?;
    }
    let table = table?;
    if json {
        return Ok(());
    }
    let end =
        serde_json::json!({ "entries": written.last(), "turn": table.turn(), "scores": table.scores() });
    if is_for_people(json) {
        let mut sheet = Sheet::default();
        let scores: Vec<String> = table.scores().iter().map(ToString::to_string).collect();
        let turn = if table.turn().outcome().is_some() { "over" } else { "under way" };
        sheet.values(&[
            ("entries", written.last().to_string()),
            ("game", turn.to_owned()),
            ("scores", scores.join(", ")),
        ]);
        return sheet.print();
    }
    say(&end.to_string())
}

/// Replays every live table of the database under the current rules; changes nothing.
pub(super) async fn all(environment: &Environment, json: bool) -> anyhow::Result<()> {
    let replayed = replayed(environment.database()?).await?;
    if is_for_people(json) {
        if !replayed.is_empty() {
            let mut sheet = Sheet::default();
            let rows: Vec<_> =
                replayed.iter().map(|(inspected, fault)| cells(inspected, fault.as_deref())).collect();
            sheet.table(["table", "game", "rules", "now", "entries", ""], &rows);
            sheet.print()?;
        }
        say(&summary(&replayed))?;
    } else {
        for (inspected, fault) in &replayed {
            say(&serde_json::json!({
                "table": inspected.session.0, "game": inspected.game, "rules": inspected.rules, "now": inspected.present,
                "entries": inspected.entries, "fault": fault,
            })
            .to_string())?;
        }
    }
    if replayed.iter().any(|(_, fault)| fault.is_some()) {
        bail!("some tables would be frozen under these rules: go on with the version that reads them");
    }
    Ok(())
}

/// A live table, and why it does not replay, if so.
type Replayed = (Inspection, Option<String>);

/// Replays every live table of a database.
async fn replayed(database: impl Into<Location>) -> anyhow::Result<Vec<Replayed>> {
    let tables = Tables::open_to_read(database).await?;
    let progress = Progress::begin("replaying", None);
    let found = tables.replay_all(|done, all| progress.note_of(done as u64, all as u64)).await;
    drop(progress);
    let with_fault = |inspected: Inspection| {
        let fault = inspected.fault.as_ref().map(|fault| match fault {
            Unfit::Replay(error) => in_english(error, None),
            unreadable @ Unfit::Unreadable(_) => unreadable.to_string(),
        });
        (inspected, fault)
    };
    Ok(found?.into_iter().map(with_fault).collect())
}

/// Replays every live table of a salvaged database, and names those that do not replay.
pub(super) async fn saved(database: &Path) -> anyhow::Result<()> {
    let replayed = replayed(database).await?;
    for (inspected, fault) in &replayed {
        if let Some(fault) = fault {
            say(&format!("table {} does not replay: {fault}", inspected.session))?;
        }
    }
    say(&summary(&replayed))
}

fn cells(inspected: &Inspection, fault: Option<&str>) -> [String; 6] {
    let numbers = [inspected.rules.to_string(), inspected.present.to_string(), inspected.entries.to_string()];
    let [rules, present, entries] = numbers;
    let verdict = fault.unwrap_or("replays").to_owned();
    [inspected.session.to_string(), inspected.game.clone(), rules, present, entries, verdict]
}

fn summary(replayed: &[Replayed]) -> String {
    let broken = replayed.iter().filter(|(_, fault)| fault.is_some()).count();
    format!("{} live tables, {broken} do not replay", replayed.len())
}

/// Prints a table's full log.
pub(super) async fn export(environment: &Environment, session: i64) -> anyhow::Result<()> {
    let tables = Tables::open_to_read(environment.database()?).await?;
    let log = tables.export(SessionId(session)).await?;
    // The log ends with a line feed already.
    say(log.trim_end())
}

/// The most differences that `recount` lists.
const NAMED: usize = 20;

/// Counts everything again that follows from results, and says what was wrong.
pub(super) async fn recount(environment: &Environment, json: bool) -> anyhow::Result<()> {
    let tables = Tables::open_beside(environment.database()?).await?;
    let progress = Progress::begin("counting", None);
    let counted = tables.recount(|games, all| progress.note_of(games, all)).await;
    drop(progress);
    let Recounted { results, differed } = counted?;
    if !is_for_people(json) {
        let differed: Vec<_> = differed
            .iter()
            .map(|(what, was, is)| serde_json::json!({ "what": what, "was": was, "is": is }))
            .collect();
        return say(&serde_json::json!({ "results": results, "differed": differed }).to_string());
    }
    for (what, was, is) in differed.iter().take(NAMED) {
        let said = |value: &String| if value.is_empty() { "nothing".to_owned() } else { value.clone() };
        say(&format!("{what}: was {}, is {}", said(was), said(is)))?;
    }
    if differed.len() > NAMED {
        say(&format!("and {} more that differed", differed.len() - NAMED))?;
    }
    let all = if differed.is_empty() { "; nothing differed" } else { "" };
    say(&format!("leaderboards, ratings and records are counted again from {results} results{all}"))
}
