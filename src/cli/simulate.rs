use std::time::Instant;

use anyhow::Context as _;
use games::Options;

use super::{say, title};

/// Plays at random and prints one JSON line: game, games, actions, seconds, games_per_second, mean_scores.
pub(super) fn run(
    game: &str,
    seats: Option<u8>,
    games: u64,
    seed: u64,
    set: &[String],
) -> anyhow::Result<()> {
    let title = title(game)?;
    let mut options = Options::default();
    for pair in set {
        let (key, value) =
            pair.split_once('=').with_context(|| format!("--set takes KEY=VALUE, not \"{pair}\""))?;
        options = options.with(key, value);
    }
    let seats = seats.unwrap_or(title.seats().0);
    let start = Instant::now();
    let summary = title.simulate(&options, seats, games, seed).map_err(|error| in_english(&error))?;
    let seconds = start.elapsed().as_secs_f64();
    let line = serde_json::json!({
        "game": game, "games": summary.games, "actions": summary.actions, "seconds": seconds,
        "games_per_second": summary.games as f64 / seconds.max(f64::MIN_POSITIVE),
        "mean_scores": summary.mean_scores,
    });
    say(&line.to_string())
}

fn in_english(error: &games::SimulateError) -> anyhow::Error {
    match error {
        games::SimulateError::Refused(refusal) => anyhow::anyhow!(super::english(refusal)),
        other => anyhow::anyhow!("{other}"),
    }
}
