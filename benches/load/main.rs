//! The bot under load: people type their moves at tables, and the bench measures what that costs.
//!
//! `cargo bench --bench load -- --tables 300 --moving 40 --seconds 60` prints one JSON object. The bot is a process of its own, and all
//! figures of processor and memory are read from `/proc` for that process alone (so this runs on Linux only); Discord and the people are in
//! the process of the bench, on the same cores. Before that the disk is measured: one `fdatasync`, moves without Discord, and the same rows
//! written by plain `sqlx`. `--rate 50` offers that many moves a second; without it everybody moves as soon as they have been answered.
//! `--database postgres://…` then puts the same load on a server, in schemas of its own, with as many processes of the bot as `--processes
//! 1,2,4` says, one number after the other.
//!
//! `--standing 100000` adds tables where nobody moves, to measure what they take.
//!
//! `--computers 20 --normal 3` measures everybody else's answers twice in one run: while hard computers think at twenty more tables and
//! normal ones at three, and while none thinks, half of it before and half after, because boards fill up and take longer. It also says how
//! long computers' decisions wait in line.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a bench speaks to a terminal")]

mod bot;
mod disk;
mod figures;
mod kept;
mod people;
mod standing;
mod tables;
mod watch;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use clap::Parser;
use serde_json::{Value, json};

use kept::Kept;
use people::Made;
use tables::House;

/// What to measure.
#[derive(Debug, Parser)]
struct Options {
    /// Tables that are open.
    #[arg(long, env = "LOAD_TABLES", default_value_t = 300)]
    tables: usize,
    /// Additional tables where nobody moves, only in the file: copies of the others.
    #[arg(long, env = "LOAD_STANDING", default_value_t = 0, conflicts_with_all = ["computers", "normal", "database"])]
    standing: usize,
    /// People who make a move at the same time, each at a table of their own.
    #[arg(long, env = "LOAD_MOVING", default_value_t = 40)]
    moving: usize,
    /// Additional tables where a person and three hard computers play, one move after the other.
    #[arg(long, env = "LOAD_COMPUTERS", default_value_t = 0)]
    computers: usize,
    /// Additional tables with normal computers.
    #[arg(long, env = "LOAD_NORMAL", default_value_t = 0)]
    normal: usize,
    /// The duration of the load.
    #[arg(long, env = "LOAD_SECONDS", default_value_t = 60)]
    seconds: u64,
    /// Moves a second that are begun; without it the next begins as soon as one is answered.
    #[arg(long, env = "LOAD_RATE")]
    rate: Option<f64>,
    /// Seconds after the load until the memory is read.
    #[arg(long, env = "LOAD_SETTLE", default_value_t = 60)]
    settle: u64,
    /// The most moves that a table has made when the load begins.
    #[arg(long, env = "LOAD_OPENING", default_value_t = 20)]
    opening: usize,
    /// The luck of tables and people.
    #[arg(long, env = "LOAD_SEED", default_value_t = 1)]
    seed: u64,
    /// A PostgreSQL server to compare with the file.
    #[arg(long, env = "LOAD_DATABASE")]
    database: Option<String>,
    /// The processes at that server.
    #[arg(long, env = "LOAD_PROCESSES", value_delimiter = ',', default_value = "1,2,4")]
    processes: Vec<u32>,
    /// Another program in the place of the bot, to compare it with.
    #[arg(long, env = "LOAD_BOT", default_value = env!("CARGO_BIN_EXE_turnstone"))]
    program: PathBuf,
    /// Skips the disk.
    #[arg(long)]
    no_disk: bool,
    /// Skips the bot.
    #[arg(long)]
    no_bot: bool,
    /// Given by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    ensure!(options.moving > 0 && options.moving <= options.tables, "at most one person moves at a table");
    let disk = if options.no_disk { Value::Null } else { disk::measure(options.seed).await? };
    let cores = std::thread::available_parallelism()?.get();
    let bot = if options.no_bot { Value::Null } else { load(&options, Kept::file()?).await? };
    let mut told = json!({"cores": cores, "disk": disk, "bot": bot});
    if let Some(server) = options.database.as_deref() {
        if !options.no_disk {
            told["server"] = disk::measure_server(Kept::server(server, 0).await?, options.seed).await?;
        }
        for &processes in options.processes.iter().filter(|_| !options.no_bot) {
            let kept = Kept::server(server, processes).await?;
            told[format!("processes_{processes}")] = load(&options, kept).await?;
        }
    }
    println!("{told}");
    Ok(())
}

/// Puts the bot under load, with its tables in that place.
async fn load(options: &Options, kept: Kept) -> anyhow::Result<Value> {
    let mut house = House::build(options, kept).await?;
    let begun = Instant::now();
    let bot = house.start_bot(&options.program).await?;
    let watch = watch::Watch::start(house.reader.clone());
    watch.idle(Duration::from_secs(1200)).await.context("posting the boards that waited at the start")?;
    let opening = json!({"seconds": seconds(begun.elapsed()), "memory": bot.memory()?});
    eprintln!("{} tables are shown; {} people move", options.tables, options.moving);

    let whole = Duration::from_secs(options.seconds);
    let mut alone = people::move_without_computers(&house, &watch, options, whole / 2).await?;
    let (size, used, line) = (house.bytes().await?, bot.used()?, house.log()?.len());
    let begun = Instant::now();
    let beside = people::move_beside(&house, &watch, options);
    let made = people::move_about(&house, &watch, options, whole).await?;
    people::stop(beside).await?;
    let (elapsed, line) = (begun.elapsed(), watch::waits(&house.log()?[line..]));
    let shown = watch.idle(Duration::from_secs(120)).await.is_ok();
    let lags = watch.lags();
    let (grown, spent) = (house.bytes().await? - size, bot.used()?.since(&used));
    let loaded = bot.memory()?;
    eprintln!("{} moves; looking at the memory in {} s", made.moves.len(), options.settle);
    tokio::time::sleep(Duration::from_secs(options.settle)).await;
    let settled = bot.memory()?;
    alone.extend(people::move_without_computers(&house, &watch, options, whole / 2).await?);
    let complaints = house.complaints()?;
    let processes = bot.count();
    bot.stop().await?;
    house.clear().await?;
    Ok(json!({
        "processes": processes,
        "tables": options.tables, "standing": options.standing, "moving": options.moving, "rate": options.rate,
        "tables_with_computers": options.computers, "normal": options.normal,
        "answer_ms_without_computers": figures::spread(&alone), "line_ms": line,
        "seconds": seconds(elapsed), "moves": made.moves.len(),
        "moves_a_second": round(made.moves.len() as f64 / elapsed.as_secs_f64()),
        "answer_ms": figures::spread(&made.moves), "completion_ms": figures::spread(&made.completions),
        "board_lag_ms": figures::spread(&lags), "all_boards_shown": shown,
        "cpu_ms_a_move": spent.a_move(made.moves.len() as f64),
        "memory_mb": {"start": opening, "peak": settled.peak, "loaded": loaded, "settled": settled},
        "bytes_a_move": grown / (made.moves.len().max(1) as i64),
        "refused": made.refused, "failed": made.failed, "idle": made.idle, "rematches": made.rematches,
        "log": complaints,
    }))
}

fn seconds(time: Duration) -> f64 {
    round(time.as_secs_f64())
}

/// Rounds to two decimal places.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

impl Made {
    /// Adds what somebody else has done.
    fn join(&mut self, other: Made) {
        self.moves.extend(other.moves);
        self.completions.extend(other.completions);
        self.refused += other.refused;
        self.failed += other.failed;
        self.idle += other.idle;
        self.rematches += other.rematches;
    }
}
