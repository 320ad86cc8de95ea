//! Whole games as text: every file in `tests/logs/` replays to the end that it records.
//!
//! A log's comment `# scores 46 39` says how its game ends, a score a seat; the game must be over then.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use games::{Log, TITLES, replay};

fn logs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let mut logs: Vec<PathBuf> = files.map(|file| file.expect("the folder can be read").path()).collect();
    logs.retain(|path| path.extension().is_some_and(|extension| extension == "log"));
    logs.sort();
    logs
}

/// Replays a log to the end that it records; the id of its game.
fn check(text: &str) -> Result<String, String> {
    let log: Log = text.parse().map_err(|error| format!("{error}"))?;
    let end = replay(&log, |_, _, _| ()).map_err(|error| format!("{error}"))?;
    if end.turn().outcome().is_none() {
        return Err("the game is not over".to_owned());
    }
    let recorded = text.lines().find_map(|line| line.strip_prefix("# scores "));
    let scores: Vec<String> = end.scores().iter().map(ToString::to_string).collect();
    match recorded {
        None => Err(format!("a comment \"# scores {}\" is missing", scores.join(" "))),
        Some(recorded) if recorded.trim() == scores.join(" ") => Ok(log.header.game),
        Some(recorded) => Err(format!("it ends with the scores {}, not {recorded}", scores.join(" "))),
    }
}

#[test]
fn recorded_games_replay_to_their_recorded_end() {
    let mut failures = Vec::new();
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    for path in logs() {
        let text = std::fs::read_to_string(&path).expect("the log can be read");
        match check(&text) {
            Ok(game) => *played.entry(game).or_default() += 1,
            Err(what) => failures.push(format!("{}: {what}", path.display())),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let counts = TITLES.iter().map(|title| (title.id(), played.get(title.id()).copied().unwrap_or(0)));
    let few: Vec<_> = counts.filter(|(_, count)| *count < 2).collect();
    assert!(few.is_empty(), "every title has two recorded games at least: {few:?}");
}
