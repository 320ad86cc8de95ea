//! The bot as one process or several, and Linux's figures about them.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::process::Child;

/// Linux counts processor time in hundredths of a second on every machine.
const TICK_MS: f64 = 10.0;

/// The bot: its processes.
pub(crate) struct Bot(pub(crate) Vec<Process>);

/// One process of the bot's.
pub(crate) struct Process {
    child: Child,
    place: PathBuf,
    /// The number of threads that serve; tokio gives them and the blocking ones the same name.
    serving: usize,
}

/// The memory of a process, in MB.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Memory {
    /// The part that is in the machine's memory.
    pub(crate) resident: f64,
    /// The part of it that is no page of a file.
    pub(crate) anonymous: f64,
    /// The most that was resident since the start.
    pub(crate) peak: f64,
    pub(crate) threads: f64,
}

/// The processor time used so far.
pub(crate) struct Used {
    /// All of it, in ticks.
    whole: u64,
    /// By the kind of thread, in ticks.
    kinds: BTreeMap<&'static str, u64>,
}

impl Bot {
    /// The number of its processes.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The memory of all of them.
    pub(crate) fn memory(&self) -> anyhow::Result<Memory> {
        let all = self.0.iter().map(Process::memory);
        all.reduce(|sum, memory| Ok(sum?.and(memory?))).context("there is a process")?
    }

    /// Reads the processor time of all of them.
    pub(crate) fn used(&self) -> anyhow::Result<Used> {
        let all = self.0.iter().map(Process::used);
        all.reduce(|sum, used| Ok(sum?.and(used?))).context("there is a process")?
    }

    /// Ends the bot.
    pub(crate) async fn stop(self) -> anyhow::Result<()> {
        for mut process in self.0 {
            process.child.kill().await.context("ending the bot")?;
        }
        Ok(())
    }
}

impl Memory {
    fn and(self, other: Memory) -> Memory {
        Memory {
            resident: self.resident + other.resident,
            anonymous: self.anonymous + other.anonymous,
            peak: self.peak + other.peak,
            threads: self.threads + other.threads,
        }
    }
}

impl Process {
    pub(crate) fn new(child: Child) -> anyhow::Result<Process> {
        let id = child.id().context("the bot has ended")?;
        let serving = std::thread::available_parallelism()?.get();
        Ok(Process { child, place: PathBuf::from(format!("/proc/{id}")), serving })
    }

    fn memory(&self) -> anyhow::Result<Memory> {
        let status = fs::read_to_string(self.place.join("status")).context("reading the bot's memory")?;
        let number = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
            let digits = line.trim_start_matches(':').split_whitespace().next();
            digits.and_then(|digits| digits.parse::<f64>().ok()).unwrap_or_default()
        };
        let mb = |key| (number(key) / 102.4).round() / 10.0;
        Ok(Memory {
            resident: mb("VmRSS"),
            anonymous: mb("RssAnon"),
            peak: mb("VmHWM"),
            threads: number("Threads"),
        })
    }

    /// Reads the processor time of the process and of its threads.
    fn used(&self) -> anyhow::Result<Used> {
        let whole = ticks(&fs::read_to_string(self.place.join("stat")).context("reading the bot's time")?);
        let mut threads = BTreeMap::new();
        for thread in fs::read_dir(self.place.join("task"))? {
            let thread = thread?;
            // It may have ended just now.
            let Ok(stat) = fs::read_to_string(thread.path().join("stat")) else { continue };
            let id: u64 = thread.file_name().to_string_lossy().parse().unwrap_or_default();
            threads.insert(id, (name(&stat).to_owned(), ticks(&stat)));
        }
        let mut kinds = BTreeMap::new();
        let mut tokio = 0;
        for (name, ticks) in threads.values() {
            // The serving ones are started first.
            tokio += usize::from(name.starts_with("tokio"));
            let kind = match name.as_str() {
                name if name.starts_with("sqlx") || name.starts_with("store") => "database",
                name if name.starts_with("draw") => "drawing_or_thinking",
                name if name.starts_with("tokio") && tokio > self.serving => "drawing_or_thinking",
                _ => "serving",
            };
            *kinds.entry(kind).or_default() += ticks;
        }
        Ok(Used { whole, kinds })
    }
}

impl Used {
    fn and(mut self, other: Used) -> Used {
        self.whole += other.whole;
        for (kind, ticks) in other.kinds {
            *self.kinds.entry(kind).or_default() += ticks;
        }
        self
    }

    /// What was used between the two.
    pub(crate) fn since(&self, earlier: &Used) -> Used {
        let mut kinds = self.kinds.clone();
        for (kind, ticks) in &mut kinds {
            *ticks = ticks.saturating_sub(earlier.kinds.get(kind).copied().unwrap_or_default());
        }
        // Threads that have ended are counted only with the process; the ones that draw end with the picture or after ten idle seconds, the
        // ones that think with the thought.
        let whole = self.whole - earlier.whole;
        let ended = whole.saturating_sub(kinds.values().sum());
        *kinds.entry("drawing_or_thinking").or_default() += ended;
        Used { whole, kinds }
    }

    /// Milliseconds by the kind of thread, divided by that many moves.
    pub(crate) fn a_move(&self, moves: f64) -> Value {
        let each = |ticks: u64| ((ticks as f64 * TICK_MS / moves.max(1.0)) * 100.0).round() / 100.0;
        let kinds: BTreeMap<_, _> = self.kinds.iter().map(|(kind, ticks)| (*kind, each(*ticks))).collect();
        json!({"all": each(self.whole), "by_thread": kinds})
    }
}

/// The name of a thread, which is in brackets and may contain anything.
fn name(stat: &str) -> &str {
    let inside = stat.split_once('(').and_then(|(_, rest)| rest.rsplit_once(')'));
    inside.map_or("", |(name, _)| name)
}

/// User and system time: the 14th and 15th field.
fn ticks(stat: &str) -> u64 {
    let behind = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    behind.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}
