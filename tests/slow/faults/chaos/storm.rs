//! The storm itself: kills at random moments, faults of Discord, a full disk, a clock that jumps.

use std::path::Path;
use std::time::Duration;

use sandbox::{Fault, JournalRequest, SandboxOptions, Target};
use tokio::process::Command;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::findings::Findings;
use super::invariants;
use super::journal::Deeds;
use super::people::{Bot, set_out};
use super::tables::{Circle, GAMES, circles};
use kit::{Dice, sit_down};
use kit::{Rig, Said};

const DAY: i64 = 86_400;
/// The most milliseconds of a person's pause.
const PAUSE: usize = 500;
/// The longest time between two kills.
const LONGEST: Duration = Duration::from_secs(4);
/// The size of SQLite's shared memory: files must be allowed to be that large, otherwise nothing opens.
const SHARED_MEMORY: u64 = 64;

/// People at several tables, and everything that happens to them.
pub(super) struct Storm {
    rig: Rig,
    dice: Dice,
    circles: Vec<Circle>,
    deeds: Deeds,
    bot: watch::Sender<Bot>,
    playing: Vec<JoinHandle<()>>,
    /// The number of seconds by which the clock is wrong, and the most so far.
    clock: (i64, i64),
    wrong: Vec<String>,
    seed: u64,
    /// The bot's whole log.
    said: Vec<String>,
}

impl Storm {
    /// Seats people at every game, in calm.
    pub(super) async fn gather(seed: u64) -> Storm {
        let options = SandboxOptions { patience: Duration::from_secs(30), ..SandboxOptions::default() };
        let mut rig = Rig::build_with(options).await;
        let server = rig.sandbox.server("The Long Table").expect("the server");
        let circles = circles(&rig.sandbox, &[server; GAMES.len()]);
        rig.start_bot().await;
        // The last one finds its table in the storm.
        for circle in circles.iter().rev().skip(1) {
            sit_down(circle.game, &circle.people).await;
        }
        rig.kill_bot().await;
        let (bot, state) = watch::channel(Bot::Down);
        let mut dice = Dice::new(seed);
        let deeds = Deeds::default();
        let playing = set_out(&circles, PAUSE, &mut dice, &deeds, &state);
        Storm {
            rig,
            dice,
            circles,
            deeds,
            bot,
            playing,
            clock: (0, 0),
            wrong: Vec::new(),
            seed,
            said: Vec::new(),
        }
    }

    /// Starts the bot and kills it, that many times.
    pub(super) async fn rage(&mut self, kills: u64) {
        for _ in 0..kills {
            let program = self.program();
            let said = self.rig.start_heard(program).await;
            self.bot.send_replace(Bot::Up);
            self.trouble().await;
            if self.rig.bot_has_ended() {
                self.wrong.push(format!("the bot ended by itself: {:?}", last(&said)));
            }
            self.rig.kill_bot().await;
            self.bot.send_replace(Bot::Down);
            self.listen(&said);
        }
    }

    /// The bot's program; one in six times on a disk with little room.
    fn program(&mut self) -> Command {
        if self.dice.roll(6) > 0 {
            let mut program = self.rig.program();
            program.arg("serve");
            return program;
        }
        let database = self.rig.database();
        let log = database.with_extension("db-wal");
        let blocks = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len() / 512);
        let used = blocks(&database).max(blocks(&log)).max(SHARED_MEMORY);
        self.rig.program_within(used + self.dice.roll(200) as u64)
    }

    /// Lets things go wrong until the moment of the kill: after a number of visible actions of the bot, after some time, or when something
    /// has just been posted.
    async fn trouble(&mut self) {
        let answered = |entry: &JournalRequest| entry.path.ends_with("/callback");
        let posted = |entry: &JournalRequest| entry.method == "POST" && entry.path.ends_with("/messages");
        let wanted = self.done(answered) + self.dice.roll(40);
        let end = Instant::now() + LONGEST;
        while self.done(answered) < wanted && Instant::now() < end {
            self.strike();
            tokio::time::sleep(Duration::from_millis(50 + self.dice.roll(250) as u64)).await;
        }
        if self.dice.roll(2) == 0 {
            let before = self.done(posted);
            let one_more =
                |journal: &[JournalRequest]| journal.iter().filter(|entry| posted(entry)).count() > before;
            // If nothing is posted any more, it is killed all the same.
            let _ = self.rig.sandbox.wait_for_journal(LONGEST / 4, one_more).await;
        }
    }

    fn done(&self, what: impl Fn(&JournalRequest) -> bool) -> usize {
        self.rig.sandbox.journal().iter().filter(|entry| what(entry)).count()
    }

    fn strike(&mut self) {
        if self.dice.roll(15) == 0 {
            let jumps = [0, 300, -300, 3600, -3600, DAY, -DAY];
            let jump = jumps[self.dice.roll(jumps.len())];
            self.set_clock(jump);
            return;
        }
        let fault = fault(&mut self.dice);
        self.rig.sandbox.fail(fault).expect("the sandbox can");
    }

    fn set_clock(&mut self, wrong: i64) {
        self.clock = (wrong, self.clock.1.max(wrong));
        self.rig.set_clock_wrong(wrong);
    }

    fn listen(&mut self, said: &Said) {
        let said = said.lock().expect("nobody panics with it");
        self.wrong.extend(said.iter().filter(|line| line.contains("panicked")).cloned());
        self.said.extend(said.iter().cloned());
        self.said.push("-- killed --".to_owned());
    }

    /// Waits for calm, and checks everything.
    pub(super) async fn end(mut self) -> Findings {
        self.bot.send_replace(Bot::Gone);
        for player in std::mem::take(&mut self.playing) {
            player.await.expect("nobody panics");
        }
        self.rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
        // A post that has met nine faults waits for minutes, which nobody here does.
        let mut database = self.rig.connect().await;
        let at_once = sqlx::query("update outbox set next_try = 0 where sent is null");
        at_once.execute(&mut database).await.expect("it is written");
        drop(database);
        self.start_in_calm().await;
        let (acknowledged, wrong) = invariants::at_rest(&self.rig, &self.circles, &self.deeds).await;
        self.wrong.extend(wrong);
        // A person who saw the question in an answer is called after a silence.
        self.rig.kill_bot().await;
        self.set_clock(self.clock.1 + 900);
        self.start_in_calm().await;
        self.wrong.extend(invariants::later(&self.rig, &self.circles).await);
        self.rig.kill_bot().await;
        Findings::of(self.rig, acknowledged, self.wrong, &self.said, &format!("storm-{}", self.seed)).await
    }

    async fn start_in_calm(&mut self) {
        let mut program = self.rig.program();
        program.arg("serve");
        let said = self.rig.start_heard(program).await;
        self.wrong.extend(invariants::settled(&self.rig).await);
        self.listen(&said);
    }
}

fn last(said: &Said) -> Option<String> {
    said.lock().expect("nobody panics with it").last().cloned()
}

/// One thing that goes wrong at Discord.
fn fault(dice: &mut Dice) -> Fault {
    let times = 1 + dice.roll(2) as u32;
    let any = || Target { method: None, route: "channels/*".to_owned(), times };
    let post = || Target::times("POST", "channels/*/messages", times);
    let edit = || Target::times("PATCH", "channels/*/messages/*", times);
    let answer = || Target::next("interactions/*");
    let targets = [any(), post(), edit(), answer(), Target::next("webhooks/*")];
    let target = targets[dice.roll(targets.len())].clone();
    match dice.roll(16) {
        0 => Fault::RateLimit { target, retry_after_ms: 100 + dice.roll(900) as u64 },
        1 => Fault::Error { target, status: 502 },
        2 => Fault::Error { target, status: 500 },
        3 => Fault::Drop { target },
        4 => Fault::DieAfter { target },
        5 => Fault::DieAfter { target: post() },
        6 => Fault::Error { target: edit(), status: 503 },
        7 => Fault::DieAfter { target: answer() },
        8 => Fault::Hang { target: any() },
        9 => Fault::GatewayDrop,
        10 => Fault::Reconnect,
        11 => Fault::InvalidSession { resumable: dice.roll(2) == 0 },
        12 => Fault::GatewayClose { code: 4000 },
        13 => Fault::Garble { times: 1, with: serde_json::json!({"type": 99}) },
        14 => Fault::Frame { text: garbage(dice) },
        _ => Fault::DeliverTwice { times: 1 + dice.roll(4) as u32 },
    }
}

/// A frame that means nothing.
fn garbage(dice: &mut Dice) -> String {
    let texts = [
        String::new(),
        "{\"op\":".to_owned(),
        "null".to_owned(),
        "[0, 1]".to_owned(),
        "{\"op\": 99}".to_owned(),
        "{\"op\": 0, \"s\": null, \"t\": \"INTERACTION_CREATE\", \"d\": {\"id\": []}}".to_owned(),
        "\u{1b}[31m\u{0}".repeat(1000),
        "x".repeat(200_000),
    ];
    texts[dice.roll(texts.len())].clone()
}
