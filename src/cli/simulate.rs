use std::fs::File;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, bail};
use games::{Contest, Level, Log, Options, Recorder, Title};

use super::output::say;
use super::title;

/// The arguments of `turnstone simulate`.
#[derive(Debug, clap::Args)]
pub(super) struct Simulation {
    /// The game's id.
    game: String,
    /// The number of seats; the game's fewest if left out.
    #[arg(long)]
    seats: Option<u8>,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Equal seeds play equal games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// An option as KEY=VALUE; can be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// The players: one level for all seats, or one for each, with commas between them: random, greedy, easy, normal, hard.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random")]
    players: Vec<Level>,
    /// Write every game as a text log into this folder, as GAME-SEED-NUMBER.log.
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
}

/// Plays games between computers and prints one JSON line: game, players, games, actions, seconds, games_per_second, mean_scores,
/// wins.
pub(super) fn run(simulation: &Simulation) -> anyhow::Result<()> {
    let Simulation { game, games, seed, players, .. } = simulation;
    let title = title(game)?;
    let mut options = Options::default();
    for pair in &simulation.set {
        let (key, value) =
            pair.split_once('=').with_context(|| format!("--set takes KEY=VALUE, not \"{pair}\""))?;
        if options.0.contains_key(key) {
            bail!("--set names \"{key}\" twice");
        }
        options = options.with(key, value);
    }
    let seats = simulation.seats.unwrap_or(title.seats().0);
    if players.len() > 1 && players.len() != usize::from(seats) {
        bail!("--players takes one level for all, or one for each seat: {seats}, not {}", players.len());
    }
    title.check(&options, seats).map_err(|refusal| anyhow::anyhow!(super::english(&refusal)))?;
    let contest = Contest { options: &options, seats, games: *games, seed: *seed, players };
    let start = Instant::now();
    let summary = match &simulation.logs {
        None => play(title, &contest, None)?,
        Some(folder) => write_logs(title, &contest, folder)?,
    };
    let seconds = start.elapsed().as_secs_f64();
    let players: Vec<String> = players.iter().map(ToString::to_string).collect();
    let line = serde_json::json!({
        "game": game, "players": players, "games": summary.games, "actions": summary.actions,
        "seconds": seconds, "games_per_second": summary.games as f64 / seconds.max(f64::MIN_POSITIVE),
        "mean_scores": summary.mean_scores, "wins": summary.wins,
    });
    say(&line.to_string())
}

fn play(
    title: &dyn Title,
    contest: &Contest<'_>,
    recorder: Option<&mut Recorder<'_>>,
) -> anyhow::Result<games::Summary> {
    title.contest(contest, recorder).map_err(|error| in_english(&error))
}

/// Plays, and writes every game into the folder. No file that is there already is touched.
fn write_logs(title: &dyn Title, contest: &Contest<'_>, folder: &Path) -> anyhow::Result<games::Summary> {
    let path = |number: u64| folder.join(format!("{}-{}-{number}.log", title.id(), contest.seed));
    if let Some(taken) = (1..=contest.games).map(path).find(|path| path.exists()) {
        bail!("{} is there already", taken.display());
    }
    std::fs::create_dir_all(folder).with_context(|| format!("making the folder {}", folder.display()))?;
    let mut written = Ok(());
    let mut recorder = |number: u64, log: Log| {
        let path = path(number);
        let file = File::create_new(&path).and_then(|mut file| write!(file, "{log}"));
        written = file.with_context(|| format!("writing {}", path.display()));
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let summary = play(title, contest, Some(&mut recorder))?;
    written.map(|()| summary)
}

fn in_english(error: &games::SimulateError) -> anyhow::Error {
    match error {
        games::SimulateError::Refused(refusal) => anyhow::anyhow!(super::english(refusal)),
        other => anyhow::anyhow!("{other}"),
    }
}
