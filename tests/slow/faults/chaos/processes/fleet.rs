//! The processes of the storm, and the service manager that restarts every one that has ended.

use std::collections::BTreeMap;
use std::process::ExitStatus;
use std::time::Duration;

use tokio::time::Instant;

use super::super::audit;
use kit::{Process, Rig};

/// The time between two looks.
const GLANCE: Duration = Duration::from_millis(100);
/// The time after the server's death in which a process may end by itself: others may return to it more quickly.
const SHAKEN: Duration = Duration::from_secs(60);
/// The exit code of a process that cannot continue.
const FAILED: i32 = 1;

/// The place of the spare; the place of any other process is its shard.
pub(super) const SPARE: usize = 2;

/// A process as the service manager knows it.
struct Unit {
    name: &'static str,
    shards: &'static str,
    /// How often it was started: each time it is another process.
    starts: u32,
    process: Option<Process>,
    /// When to restart it, once it has ended.
    due: Instant,
}

impl Unit {
    /// The name of its present process.
    fn mark(&self) -> String {
        format!("{}-{}", self.name, self.starts)
    }
}

/// All processes, and all their output.
pub(super) struct Fleet {
    units: Vec<Unit>,
    /// When the server last died.
    shaken: Option<Instant>,
    pub(super) said: Vec<String>,
    pub(super) wrong: Vec<String>,
}

impl Fleet {
    pub(super) fn new() -> Fleet {
        let unit = |(name, shards)| Unit { name, shards, starts: 0, process: None, due: Instant::now() };
        let units = [("zero", "0-0/2"), ("one", "1-1/2"), ("spare", "any")].into_iter().map(unit).collect();
        Fleet { units, shaken: None, said: Vec::new(), wrong: Vec::new() }
    }

    pub(super) const fn count(&self) -> usize {
        self.units.len()
    }

    /// Notes that the server has died.
    pub(super) fn shake(&mut self) {
        self.shaken = Some(Instant::now());
    }

    /// Starts every process that has ended, without further waiting.
    pub(super) fn start_all(&mut self, rig: &Rig) {
        for unit in 0..self.count() {
            self.units[unit].due = Instant::now();
        }
        self.look_after(rig);
    }

    /// Lets some time pass; processes that end are restarted in their time.
    pub(super) async fn pass(&mut self, rig: &Rig, time: Duration) {
        let end = Instant::now() + time;
        while Instant::now() < end {
            self.look_after(rig);
            tokio::time::sleep(GLANCE).await;
        }
    }

    fn look_after(&mut self, rig: &Rig) {
        for place in 0..self.count() {
            if let Some(ended) = self.units[place].process.as_mut().and_then(Process::has_ended) {
                self.note_end(place, ended);
            }
            let unit = &mut self.units[place];
            if unit.process.is_none() && unit.due <= Instant::now() {
                unit.starts += 1;
                let mut program = rig.program();
                program.arg("serve").env("TURNSTONE_SHARDS", unit.shards);
                program.env("TURNSTONE_DATABASE", audit::address(rig, &unit.mark()));
                unit.process = Some(Process::start(program));
            }
        }
    }

    /// Notes that a process has ended by itself, which it may when the server has died.
    fn note_end(&mut self, place: usize, ended: ExitStatus) {
        let is_shaken = self.shaken.is_some_and(|at| at.elapsed() < SHAKEN);
        let mark = self.units[place].mark();
        if !is_shaken || ended.code() != Some(FAILED) {
            self.wrong.push(format!("{mark} ended by itself: {ended}, {:?}", self.said_by(place).last()));
        }
        self.take_leave(place, Duration::from_secs(1));
    }

    /// Kills a process, which is restarted after that time; it need not run.
    pub(super) async fn kill(&mut self, place: usize, again: Duration) {
        if let Some(process) = &mut self.units[place].process {
            process.kill().await;
            self.take_leave(place, again);
        }
    }

    pub(super) async fn kill_all(&mut self) {
        for place in 0..self.count() {
            self.kill(place, Duration::ZERO).await;
        }
    }

    /// Makes a process sleep, or continue.
    pub(super) async fn tell(&self, place: usize, signal: &str) {
        self.units[place].process.as_ref().expect("it runs").told(signal).await;
    }

    /// Waits for the end of a process whose shards another one has taken over: it ends by itself, and says why.
    pub(super) async fn ends(&mut self, place: usize) {
        let ended = self.units[place].process.as_mut().expect("it runs").ends().await;
        let (mark, said) = (self.units[place].mark(), self.said_by(place));
        let says_why = said.iter().any(|line| line.contains("turnstone: another process has taken over"));
        if ended.code() != Some(FAILED) || !says_why {
            self.wrong.push(format!("{mark} was asleep and ended so: {ended}, {said:?}"));
        }
        self.take_leave(place, Duration::from_secs(1));
    }

    /// Keeps the output of a process that has ended, and notes when to restart it.
    fn take_leave(&mut self, place: usize, again: Duration) {
        let unit = &mut self.units[place];
        let Some(process) = unit.process.take() else { return };
        unit.due = Instant::now() + again;
        let (said, mark) = (process.said(), unit.mark());
        let said = said.lock().expect("nobody panics with it");
        self.wrong.extend(said.iter().filter(|line| line.contains("panicked")).cloned());
        self.said.extend(said.iter().map(|line| format!("{mark}: {line}")));
        self.said.push(format!("-- {mark} has ended --"));
    }

    fn said_by(&self, place: usize) -> Vec<String> {
        let said = self.units[place].process.as_ref().map(Process::said);
        said.map(|said| said.lock().expect("nobody panics with it").clone()).unwrap_or_default()
    }

    /// Whether all of them run.
    pub(super) fn all_run(&mut self) -> bool {
        self.units.iter_mut().all(|unit| unit.process.as_mut().is_some_and(|it| it.has_ended().is_none()))
    }

    /// The process that serves each shard.
    pub(super) async fn serving(&self, rig: &Rig) -> BTreeMap<i64, usize> {
        let holders = audit::holders(rig).await;
        let unit =
            |mark: &String| self.units.iter().position(|unit| unit.process.is_some() && unit.mark() == *mark);
        holders.iter().filter_map(|(shard, mark)| Some((*shard, unit(mark)?))).collect()
    }

    /// The process that serves none.
    pub(super) fn waiting(&self, serving: &BTreeMap<i64, usize>) -> usize {
        let waits = |place: &usize| !serving.values().any(|busy| busy == place);
        (0..self.count()).find(waits).expect("there are more processes than shards")
    }
}
