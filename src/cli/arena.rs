//! `turnstone arena`: players measured against each other.

mod external;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use tabletop::{Arena, Figures, Player};
use thinking::Level;

use super::output::{Sheet, is_for_people, say};
use super::progress::Progress;
use super::simulate::{LogFolder, in_english, options};
use super::title;
use external::External;

/// The arguments of `turnstone arena`.
#[derive(Debug, clap::Args)]
pub(super) struct Match {
    /// The game's id.
    game: String,
    /// The player of each seat, separated by commas: random, greedy, beginner, easy, normal, hard, or the name of a program of yours.
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// The fewest games; more are played until everybody has sat on every seat equally often.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed; the same seed plays the same games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// An option of the game, KEY=VALUE; can be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// A program that plays, by the protocol of docs/players.md; can be repeated.
    #[arg(long = "external", value_name = "NAME=COMMAND")]
    externals: Vec<String>,
    /// Show programs of yours everything; otherwise what their seat cannot know is dealt again.
    #[arg(long)]
    open: bool,
    /// How many seconds a program of yours has for a decision.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    patience: u64,
    /// Write every game as a text log into this folder, as GAME-SEED-NUMBER.log.
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// Print JSON on a terminal too.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints a table, or one JSON line: game, seats, games, seed, seconds, and the figures of every player.
pub(super) fn run(wanted: &Match) -> anyhow::Result<()> {
    let title = title(&wanted.game)?;
    let options = options(&wanted.set)?;
    let count = u8::try_from(wanted.seats.len())
        .context("no game has so many seats; name fewer players with --seats")?;
    title.check(&options, count).map_err(|refusal| anyhow::anyhow!(super::english(&refusal)))?;
    let mut players = players(wanted)?;
    let blocks = wanted.games.div_ceil(u64::from(count));
    let arena = Arena { options: &options, blocks, seed: wanted.seed };
    let mut folder = LogFolder::new(wanted.logs.as_deref(), title.id(), wanted.seed);
    folder.make(blocks * u64::from(count))?;
    let start = Instant::now();
    let progress = Progress::begin("playing", Some(blocks * u64::from(count)));
    let records = arena.play(title, &mut players, &mut |number, log| {
        progress.note(number);
        folder.take(number, &log)
    });
    drop(progress);
    let records = records.map_err(|error| in_english(&error))?;
    folder.close()?;
    let seconds = start.elapsed().as_secs_f64();
    if is_for_people(wanted.json) {
        return sheet(wanted, &records, seconds).print();
    }
    let line = serde_json::json!({
        "game": wanted.game, "seats": wanted.seats, "options": options.0,
        "games": records.first().map_or(0, |record| record.games), "seed": wanted.seed,
        "seconds": seconds, "players": records,
    });
    say(&line.to_string())
}

/// The figures for people: shares in hundredths, each with half of its interval.
fn sheet(wanted: &Match, records: &[Figures], seconds: f64) -> Sheet {
    let mut sheet = Sheet::default();
    let games = records.first().map_or(0, |record| record.games);
    sheet.values(&[
        ("game", wanted.game.clone()),
        ("seats", wanted.seats.join(", ")),
        ("games", format!("{games} in {seconds:.1} s")),
    ]);
    let half = |[low, high]: [f64; 2]| (high - low) / 2.0;
    let rows: Vec<_> = records
        .iter()
        .map(|record| {
            let lead = record.lead.zip(record.lead_interval);
            [
                record.name.clone(),
                format!("{:.1} % ± {:.1}", record.share * 100.0, half(record.share_interval) * 100.0),
                format!("{:.1} %", record.fair * 100.0),
                format!("{:.2} ± {:.2}", record.points, half(record.points_interval)),
                lead.map_or_else(
                    || "–".to_owned(),
                    |(lead, around)| format!("{lead:.2} ± {:.2}", half(around)),
                ),
                record.decisions.to_string(),
                record.illegal.to_string(),
            ]
        })
        .collect();
    sheet.table(["player", "won", "fair", "points", "lead", "decisions", "illegal"], &rows);
    sheet
}

/// The player of each seat.
fn players(wanted: &Match) -> anyhow::Result<Vec<Box<dyn Player>>> {
    let mut commands: Vec<(&str, &str)> = Vec::new();
    for external in &wanted.externals {
        let Some((name, command)) = external.split_once('=').filter(|(name, _)| !name.is_empty()) else {
            bail!("--external takes NAME=COMMAND, not \"{external}\"");
        };
        if name.parse::<Level>().is_ok() || commands.iter().any(|(known, _)| *known == name) {
            bail!("--external cannot call a second player \"{name}\"; give this one another name");
        }
        commands.push((name, command));
    }
    let player = |name: &String| -> anyhow::Result<Box<dyn Player>> {
        if let Some((name, command)) = commands.iter().find(|(known, _)| known == name) {
            let patience = Duration::from_secs(wanted.patience);
            return Ok(Box::new(External::new(name, command, wanted.open, patience)?));
        }
        let level: Level = name.parse().with_context(|| format!("no --external is called \"{name}\""))?;
        Ok(Box::new(level))
    };
    wanted.seats.iter().map(player).collect()
}
