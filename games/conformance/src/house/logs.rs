//! Whole games as text: every log replays to the end that it records.
//!
//! A log's comment `# scores 46 39` says how its game ends, a score a seat; the game must be over then.

use std::fs;

use super::House;
use tabletop::Log;

/// Replays a log to the end that it records.
fn check(house: &House, text: &str) -> Result<(), String> {
    let log: Log = text.parse().map_err(|error| format!("{error}"))?;
    if log.header.game != house.title.id() {
        return Err(format!("it is a game of {}", log.header.game));
    }
    let end = tabletop::replay(house.title, &log, |_, _, _| ()).map_err(|error| error.to_string())?;
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

/// Every recorded game replays to the end that it records.
pub fn recorded_games_replay_to_their_recorded_end(house: &House) {
    let failures = house.log_files().into_iter().filter_map(|path| {
        let text = fs::read_to_string(&path).expect("the log can be read");
        check(house, &text).err().map(|what| format!("{}: {what}", path.display()))
    });
    let failures: Vec<String> = failures.collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
