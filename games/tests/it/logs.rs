//! Whole games as text: every file in `tests/logs/` replays to the end that it records.
//!
//! A log's comment `# scores 46 39` says how its game ends, a score a seat; the game must be over then.

use std::path::{Path, PathBuf};

use games::{Log, replay};

fn logs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut logs: Vec<PathBuf> = files.map(|file| file.expect("the folder can be read").path()).collect();
    logs.retain(|path| path.extension().is_some_and(|extension| extension == "log"));
    logs.sort();
    logs
}

fn check(text: &str) -> Result<(), String> {
    let log: Log = text.parse().map_err(|error| format!("{error}"))?;
    let end = replay(&log, |_, _, _| ()).map_err(|error| format!("{error}"))?;
    if end.turn().outcome().is_none() {
        return Err("the game is not over".to_owned());
    }
    let recorded = text.lines().find_map(|line| line.strip_prefix("# scores "));
    let scores: Vec<String> = end.scores().iter().map(ToString::to_string).collect();
    match recorded {
        None => Err(format!("a comment \"# scores {}\" is missing", scores.join(" "))),
        Some(recorded) if recorded.trim() == scores.join(" ") => Ok(()),
        Some(recorded) => Err(format!("it ends with the scores {}, not {recorded}", scores.join(" "))),
    }
}

#[test]
fn recorded_games_replay_to_their_recorded_end() {
    let failures: Vec<String> = logs()
        .iter()
        .filter_map(|path| {
            let text = std::fs::read_to_string(path).expect("the log can be read");
            check(&text).err().map(|what| format!("{}: {what}", path.display()))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
