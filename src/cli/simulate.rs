//! `turnstone simulate`: many games of random or given players, in figures.

use std::fs::File;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, bail};
use rules::{Appeals, Options, Summary};
use tabletop::{Arena, Log, Player};
use thinking::Level;

use super::output::{Sheet, is_for_people, say};
use super::progress::Progress;
use super::title;

/// The arguments of `turnstone simulate`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "All other seats answer offers and break in, as they do at tables. A random game takes 13 to 54 times as long for it: at \
                        Catan 5 ms instead of 0.2. Next to thinking, it does not matter."
)]
pub(super) struct Simulation {
    /// The game's id.
    game: String,
    /// The number of seats. Default: as many as players are named, or else the fewest.
    #[arg(long)]
    seats: Option<u8>,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed; the same seed plays the same games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// An option of the game, KEY=VALUE; can be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// One level for all seats, or one for each, separated by commas: random, greedy, beginner, easy, normal, hard.
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random")]
    players: Vec<Level>,
    /// Write every game as a text log into this folder, as GAME-SEED-NUMBER.log.
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// Print JSON on a terminal too.
    #[arg(long)]
    json: bool,
}

/// Plays games between computers and prints a table, or one JSON line: game, players, games, actions, seconds, games_per_second, mean_scores,
/// wins, offers.
pub(super) fn run(simulation: &Simulation) -> anyhow::Result<()> {
    let Simulation { game, games, seed, players, .. } = simulation;
    let title = title(game)?;
    let options = options(&simulation.set)?;
    let named = u8::try_from(players.len()).ok().filter(|&named| named > 1);
    let seats = simulation.seats.or(named).unwrap_or(title.seats().0);
    if players.len() > 1 && players.len() != usize::from(seats) {
        bail!("--players takes one level for all, or one for each seat: {seats}, not {}", players.len());
    }
    title.check(&options, seats).map_err(|refusal| anyhow::anyhow!(super::english(&refusal)))?;
    let mut folder = LogFolder::new(simulation.logs.as_deref(), title.id(), *seed);
    folder.make(*games)?;
    let start = Instant::now();
    let progress = Progress::begin("playing", Some(*games));
    let arena = Arena { options: &options, blocks: *games, seed: *seed };
    let levels = players.iter().cycle().take(seats.into());
    let mut seated: Vec<Box<dyn Player>> = levels.map(|&level| Box::new(level) as _).collect();
    let summary = arena.play_seated(title, &mut seated, &mut |number, log| {
        progress.note(number);
        folder.take(number, &log)
    });
    drop(progress);
    let summary = summary.map_err(|error| in_english(&error))?;
    folder.close()?;
    let seconds = start.elapsed().as_secs_f64();
    let players: Vec<String> = players.iter().map(ToString::to_string).collect();
    if is_for_people(simulation.json) {
        return sheet(game, &players, &summary, seconds).print();
    }
    let line = serde_json::json!({
        "game": game, "players": players, "games": summary.games, "actions": summary.actions,
        "seconds": seconds, "games_per_second": summary.games as f64 / seconds.max(f64::MIN_POSITIVE),
        "mean_scores": summary.mean_scores, "wins": summary.wins, "offers": summary.appeals,
    });
    say(&line.to_string())
}

/// The figures for people.
fn sheet(game: &str, players: &[String], summary: &Summary, seconds: f64) -> Sheet {
    let mut sheet = Sheet::default();
    let mut values = vec![
        ("game", game.to_owned()),
        ("games", format!("{} in {seconds:.1} s", summary.games)),
        ("actions", summary.actions.to_string()),
    ];
    let Appeals { made, agreed, dropped } = summary.appeals;
    if made > 0 {
        let share = agreed as f64 / made as f64 * 100.0;
        values.push((
            "offers",
            format!("{made}, accepted {agreed} ({share:.0} %), dropped of these {dropped}"),
        ));
    }
    sheet.values(&values);
    let seats = (1..).zip(players.iter().cycle()).zip(summary.mean_scores.iter().zip(&summary.wins));
    let rows: Vec<_> = seats
        .map(|((seat, player), (score, wins))| {
            let share = *wins as f64 / summary.games.max(1) as f64 * 100.0;
            let seat: u32 = seat;
            [
                seat.to_string(),
                player.clone(),
                format!("{score:.1}"),
                wins.to_string(),
                format!("{share:.0} %"),
            ]
        })
        .collect();
    sheet.table(["seat", "player", "mean score", "first", "of all"], &rows);
    sheet
}

/// The options of KEY=VALUE pairs.
///
/// # Errors
/// Says which pair is malformed, or repeats a key.
pub(super) fn options(pairs: &[String]) -> anyhow::Result<Options> {
    let mut options = Options::default();
    for pair in pairs {
        let (key, value) =
            pair.split_once('=').with_context(|| format!("--set takes KEY=VALUE, not \"{pair}\""))?;
        if options.0.contains_key(key) {
            bail!("--set names \"{key}\" twice; leave one out");
        }
        options = options.with(key, value);
    }
    Ok(options)
}

/// The folder for the logs of games, if any. Existing files are never touched.
pub(super) struct LogFolder<'a> {
    folder: Option<&'a Path>,
    game: &'a str,
    seed: u64,
    written: anyhow::Result<()>,
}

impl<'a> LogFolder<'a> {
    /// The folder for games of that seed.
    pub(super) const fn new(folder: Option<&'a Path>, game: &'a str, seed: u64) -> Self {
        LogFolder { folder, game, seed, written: Ok(()) }
    }

    /// Makes the folder for so many logs.
    ///
    /// # Errors
    /// If it cannot be made, or one of the files exists.
    pub(super) fn make(&self, games: u64) -> anyhow::Result<()> {
        let Some(folder) = self.folder else { return Ok(()) };
        if let Some(taken) = (1..=games).map(|number| self.path(folder, number)).find(|path| path.exists()) {
            bail!("{} is there already; name another folder, or another --seed", taken.display());
        }
        std::fs::create_dir_all(folder).with_context(|| format!("making the folder {}", folder.display()))
    }

    /// Writes the log of the game with that number; returns whether to go on.
    pub(super) fn take(&mut self, number: u64, log: &Log) -> ControlFlow<()> {
        let Some(folder) = self.folder else { return ControlFlow::Continue(()) };
        let path = self.path(folder, number);
        let file = File::create_new(&path).and_then(|mut file| write!(file, "{log}"));
        self.written = file.with_context(|| format!("writing {}", path.display()));
        if self.written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Whether every log was written.
    pub(super) fn close(self) -> anyhow::Result<()> {
        self.written
    }

    fn path(&self, folder: &Path, number: u64) -> PathBuf {
        folder.join(format!("{}-{}-{number}.log", self.game, self.seed))
    }
}

/// The reason why games could not be played, in English.
pub(super) fn in_english(error: &rules::SimulateError) -> anyhow::Error {
    match error {
        rules::SimulateError::Refused(refusal) => anyhow::anyhow!(super::english(refusal)),
        other => anyhow::anyhow!("{other}"),
    }
}
