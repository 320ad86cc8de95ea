//! A player that is a program of its own: it reads lines and answers with lines, as docs/players.md says.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use rules::{Seat, Viewer};
use tabletop::{AnyTable, Choosing, Failing, Header, Player};
use thinking::Luck;

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// The most bytes of an answer.
const LONGEST: u64 = 64 * 1024;
/// The most unsolicited answers; beyond that reading stops.
const WAITING: usize = 16;

/// A player from outside, with a new process for every game.
pub(super) struct External {
    name: String,
    command: Vec<String>,
    /// Whether it may see what its seat cannot know.
    open: bool,
    /// The time that it has for a decision.
    patience: Duration,
    /// The process that plays the present game; none once it has failed to answer.
    process: Option<Process>,
    /// The number of the last question.
    asked: u64,
}

impl External {
    /// The player of that command, split into words as a shell does.
    ///
    /// # Errors
    /// If there is no such program.
    pub(super) fn new(name: &str, command: &str, open: bool, patience: Duration) -> anyhow::Result<External> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let Some(words) = words else {
            bail!("\"{command}\" of player \"{name}\" is no command; its quotes must be closed")
        };
        // Started once to check that it can be.
        Process::begin(&words)
            .with_context(|| format!("starting player \"{name}\"; look whether its program is there"))?;
        Ok(External { name: name.to_owned(), command: words, open, patience, process: None, asked: 0 })
    }

    /// The question: the table as `turnstone replay --json` prints it, and the possible actions.
    fn question(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<String> {
        let mut shown = table.boxed();
        if !self.open {
            shown.redeal(Viewer::Seat(seat), &mut Luck::new(seed)).ok()?;
        }
        let word = if table.turn().must().contains(seat) { "choose" } else { "may" };
        let moves = table.sight(Viewer::Seat(seat)).actions().join(" ; ");
        Some(format!("position {}\n{word} {} {moves}\n", shown.report(), self.asked))
    }

    /// The moves of its answer.
    fn answer(&mut self, question: String) -> Result<Vec<String>, Failing> {
        let process = self.process.as_mut().ok_or(Failing::Gone)?;
        process.lines.send(question).map_err(|_| Failing::Gone)?;
        let until = Instant::now() + self.patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let answer = process.answers.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => Failing::Silent,
                RecvTimeoutError::Disconnected => Failing::Gone,
            })?;
            let (number, moves) = answer.split_once(' ').unwrap_or((&answer, ""));
            match number.parse::<u64>() {
                // An answer to an older question comes too late.
                Ok(number) if number < self.asked => {}
                Ok(number) if number == self.asked => {
                    let moves = moves.split(';').map(str::trim).filter(|action| !action.is_empty());
                    return Ok(moves.map(str::to_owned).collect());
                }
                _ => return Err(Failing::Nonsense),
            }
        }
    }
}

impl Player for External {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn begin(&mut self, header: &Header, seat: Seat) {
        self.process = Process::begin(&self.command).ok();
        let Header { game, seats, options, .. } = header;
        let mut lines = format!("turnstone {PROTOCOL}\ngame {game}\nseats {seats}\nyou {seat}\n");
        for (key, value) in &options.0 {
            lines.push_str(format!("option {key} {value}").trim_end());
            lines.push('\n');
        }
        self.tell(lines);
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        self.asked += 1;
        let Some(question) = self.question(table, seat, seed) else {
            return Choosing { failing: Some(Failing::Gone), ..Choosing::default() };
        };
        match self.answer(question) {
            Ok(moves) => Choosing { moves, ..Choosing::default() },
            Err(failing) => {
                // A program that is silent is not waited for again in this game.
                if failing != Failing::Nonsense {
                    self.process = None;
                }
                Choosing { failing: Some(failing), ..Choosing::default() }
            }
        }
    }

    fn end(&mut self, table: &dyn AnyTable) {
        let scores: Vec<String> = table.scores().iter().map(ToString::to_string).collect();
        self.tell(format!("result {}\n", scores.join(" ")));
        if let Some(process) = self.process.take() {
            process.end(self.patience);
        }
    }
}

impl External {
    /// Sends lines that need no answer. Whether it still runs shows at the next question.
    fn tell(&self, lines: String) {
        if let Some(process) = &self.process {
            let _ = process.lines.send(lines);
        }
    }
}

/// A running program. It ends with its owner.
struct Process {
    child: ChildGuard,
    lines: Sender<String>,
    answers: Receiver<String>,
}

/// A child that ends with its holder.
struct ChildGuard(Child);

impl Drop for ChildGuard {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    fn begin(words: &[String]) -> anyhow::Result<Process> {
        let (program, arguments) = words.split_first().context("there is no program")?;
        let mut command = Command::new(program);
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (lines, told) = mpsc::channel();
        let (answering, answers) = mpsc::sync_channel(WAITING);
        let process = Process { child: ChildGuard(child), lines, answers };
        let (stdin, stdout) = stdin.zip(stdout).context("it has no input and output")?;
        // A program that does not read or write must not hold the arena up.
        thread::spawn(move || write(stdin, &told));
        thread::spawn(move || read(stdout, &answering));
        Ok(process)
    }

    /// Lets the program end by itself, since its input has ended.
    fn end(self, patience: Duration) {
        let Process { mut child, lines, answers } = self;
        drop((lines, answers));
        let until = Instant::now() + patience;
        while matches!(child.0.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, answers: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = (&mut stdout).take(LONGEST).read_until(b'\n', &mut line);
        if read.is_err() || line.last() != Some(&b'\n') {
            return;
        }
        if answers.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}
