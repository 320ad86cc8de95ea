//! The storm itself: what happens to processes and their server, and the checks when it is over.

use std::collections::BTreeSet;
use std::time::Duration;

use sandbox::{Id, Identified, Person, SandboxOptions, WorldSeed};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::Instant;

use super::super::findings::Findings;
use super::super::journal::Deeds;
use super::super::people::{Bot, reads, set_out};
use super::super::tables::{Circle, circles};
use super::super::{audit, invariants};
use super::fleet::{Fleet, SPARE};
use kit::{Dice, PATIENCE, Postgres, Rig, sit_down, types};

/// The number of tables, and of the servers on which they are.
const TABLES: usize = 40;
const SERVERS: usize = 8;
/// The number of shards, each served by a process of its own.
const SHARDS: i64 = 2;
/// The most milliseconds of a person's pause: that many people must not be quicker than the machine.
const PAUSE: usize = 8000;
/// The time within which the shards of a process that has died or sleeps are served again.
const AGAIN: Duration = Duration::from_secs(30);
/// How long a process sleeps: longer than its lease holds and than others wait for it; in long runs for a minute.
const SLEEP: Duration = Duration::from_secs(26);
const LONG_SLEEP: Duration = Duration::from_secs(60);
/// The longest quiet time between two things that happen.
const LONGEST: usize = 6000;

/// A mishap of processes or their server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mishap {
    ProcessDies,
    DiesForGood,
    Sleeps,
    ServerDies,
}

/// How much of the storm's mishaps happened, so that a calm run does not pass for a storm.
pub(super) struct Witnessed {
    pub(super) mishaps: BTreeSet<Mishap>,
    pub(super) takeovers: usize,
    pub(super) letters: usize,
}

/// People at many tables, and everything that happens to the processes that serve them.
pub(super) struct Raging {
    rig: Rig,
    server: Postgres,
    fleet: Fleet,
    dice: Dice,
    circles: Vec<Circle>,
    /// People who are reminded by direct message, or get a digest.
    readers: Vec<Person>,
    deeds: Deeds,
    bot: watch::Sender<Bot>,
    playing: Vec<JoinHandle<()>>,
    mishaps: BTreeSet<Mishap>,
    /// The most seconds by which the clock has been wrong.
    clock: i64,
    seed: u64,
}

impl Raging {
    /// Seats people at most tables, in calm; none where there can be no server.
    pub(super) async fn gather(seed: u64) -> Option<Raging> {
        let server = Postgres::start().await?;
        let options = SandboxOptions {
            world: WorldSeed::spread(SERVERS as u64),
            shards: u32::try_from(SHARDS).expect("it is small"),
            // Discord's five seconds, less the delay that two requests may have.
            identify_window: Duration::from_secs(4),
            patience: Duration::from_secs(30),
            ..SandboxOptions::default()
        };
        let rig = Rig::build_at(options, server.address()).await;
        let servers = rig.sandbox.servers();
        let places: Vec<Id> = (0..TABLES).map(|number| servers[number % SERVERS]).collect();
        let mut circles = circles(&rig.sandbox, &places);
        shares_people(&mut circles);
        let (bot, state) = watch::channel(Bot::Up);
        let (mut dice, deeds, mut fleet) = (Dice::new(seed), Deeds::default(), Fleet::new());
        fleet.start_all(&rig);
        rig.sandbox.wait_for_shards(PATIENCE).await.expect("both shards are served");
        rig.sandbox.wait_for_bot(PATIENCE).await.expect("the bot has its commands");
        let readers = are_seated(&circles).await;
        // Every lease must be in the record.
        fleet.kill_all().await;
        audit::begin(&rig).await;
        let mut playing = set_out(&circles, PAUSE, &mut dice, &deeds, &state);
        for who in &readers {
            let dice = Dice::new(dice.roll(1 << 30) as u64);
            playing.push(tokio::spawn(reads(who.direct(), PAUSE, dice, state.clone())));
        }
        fleet.start_all(&rig);
        Some(Raging {
            rig,
            server,
            fleet,
            dice,
            circles,
            readers,
            deeds,
            bot,
            playing,
            mishaps: BTreeSet::new(),
            clock: 0,
            seed,
        })
    }

    /// Lets something die that many times; one of them only sleeps.
    pub(super) async fn rage(&mut self, kills: u64, long: bool) {
        let sleeps = self.dice.roll(usize::try_from(kills).unwrap_or(1)) as u64;
        for number in 0..kills {
            let pause = 500 + self.dice.roll(LONGEST) as u64;
            self.fleet.pass(&self.rig, Duration::from_millis(pause)).await;
            self.turns_the_clock();
            let mishap = match self.dice.roll(6) {
                _ if number == sleeps => Mishap::Sleeps,
                0 => Mishap::ServerDies,
                1 => Mishap::DiesForGood,
                _ => Mishap::ProcessDies,
            };
            self.mishaps.insert(mishap);
            match mishap {
                Mishap::Sleeps => self.one_sleeps(if long { LONG_SLEEP } else { SLEEP }).await,
                Mishap::ServerDies => self.the_server_dies().await,
                Mishap::DiesForGood => self.one_dies_for_good().await,
                Mishap::ProcessDies => self.one_dies().await,
            }
        }
    }

    /// Lets the bot's clock run ahead now and then, so that somebody is reminded.
    fn turns_the_clock(&mut self) {
        if self.dice.roll(3) == 0 {
            self.clock += 3600 * (1 + self.dice.roll(12) as i64);
            self.rig.set_clock_wrong(self.clock);
        }
    }

    /// Any process dies, and is restarted soon; sometimes so late that others have taken its place.
    async fn one_dies(&mut self) {
        let late = if self.dice.roll(4) == 0 { 20_000 } else { 500 };
        let again = Duration::from_millis(late + self.dice.roll(8000) as u64);
        let place = self.dice.roll(self.fleet.count());
        self.fleet.kill(place, again).await;
    }

    /// The server dies, and is back after a while.
    async fn the_server_dies(&mut self) {
        self.server.stop_at_once().await;
        self.fleet.shake();
        let away = Duration::from_millis(200 + self.dice.roll(8000) as u64);
        self.fleet.pass(&self.rig, away).await;
        self.server.start_again().await;
        self.fleet.shake();
    }

    /// A serving process dies, and is not restarted before another one serves in its place.
    async fn one_dies_for_good(&mut self) {
        let (shard, place) = self.one_that_serves().await;
        let (before, died) = (self.rig.sandbox.identifies().len(), Instant::now());
        self.fleet.kill(place, PATIENCE * 10).await;
        self.is_served_again(shard, before, died).await;
        self.fleet.start_all(&self.rig);
    }

    /// A serving process sleeps so long that another one serves in its place; then it wakes, and ends.
    async fn one_sleeps(&mut self, sleep: Duration) {
        let (shard, place) = self.one_that_serves().await;
        let (before, began) = (self.rig.sandbox.identifies().len(), Instant::now());
        self.fleet.tell(place, "STOP").await;
        self.is_served_again(shard, before, began).await;
        self.fleet.pass(&self.rig, sleep.saturating_sub(began.elapsed())).await;
        self.fleet.tell(place, "CONT").await;
        self.fleet.ends(place).await;
    }

    /// A serving process, with its shard, while another one waits that may take its place.
    async fn one_that_serves(&mut self) -> (i64, usize) {
        self.is_calm().await;
        let serving = self.fleet.serving(&self.rig).await;
        let shard = match self.fleet.waiting(&serving) {
            SPARE => self.dice.roll(2),
            // A spare serves in the place of this one, which waits for its own shard.
            own => own,
        } as i64;
        (shard, *serving.get(&shard).unwrap_or_else(|| panic!("nobody serves shard {shard}: {serving:?}")))
    }

    /// Waits until all processes run, and each shard is served by one.
    async fn is_calm(&mut self) {
        let end = Instant::now() + 2 * PATIENCE;
        loop {
            self.fleet.start_all(&self.rig);
            self.fleet.pass(&self.rig, Duration::from_secs(2)).await;
            let whole = self.rig.sandbox.wait_for_shards(Duration::from_secs(1)).await.is_ok();
            if whole && self.fleet.all_run() && self.fleet.serving(&self.rig).await.len() == 2 {
                return;
            }
            assert!(Instant::now() < end, "it does not become calm: {:?}", self.fleet.said);
        }
    }

    /// Waits until a process has identified for that shard since.
    async fn is_served_again(&mut self, shard: i64, before: usize, since: Instant) {
        let asked = Some([shard.unsigned_abs(), SHARDS.unsigned_abs()]);
        while since.elapsed() < 2 * PATIENCE {
            self.fleet.pass(&self.rig, Duration::from_millis(100)).await;
            let identifies = self.rig.sandbox.identifies();
            let mut fresh = identifies.iter().skip(before);
            if fresh.any(|it| it.shard == asked && it.outcome == Identified::Taken) {
                break;
            }
        }
        let took = since.elapsed();
        self.fleet.said.push(format!("-- shard {shard} is served again after {took:?} --"));
        if took > AGAIN {
            self.fleet.wrong.push(format!("shard {shard} was served again after {took:?}"));
        }
    }

    /// Waits for calm, and checks everything.
    pub(super) async fn end(mut self) -> (Findings, Witnessed) {
        self.bot.send_replace(Bot::Gone);
        for player in std::mem::take(&mut self.playing) {
            player.await.expect("nobody panics");
        }
        self.settles().await;
        let (acknowledged, mut wrong) = invariants::at_rest(&self.rig, &self.circles, &self.deeds).await;
        self.fleet.kill_all().await;
        self.rig.set_clock_wrong(self.clock + 900);
        self.settles().await;
        wrong.extend(invariants::later(&self.rig, &self.circles).await);
        let (letters, again) = invariants::letters(&self.rig, &self.readers);
        wrong.extend(again);
        let (takeovers, twice) = audit::check(&self.rig, SHARDS).await;
        wrong.extend(twice);
        let identifies = self.rig.sandbox.identifies();
        let refused = identifies.iter().filter(|it| it.outcome != Identified::Taken);
        wrong.extend(refused.map(|it| format!("an identify was refused: {it:?}")));
        self.fleet.kill_all().await;
        wrong.append(&mut self.fleet.wrong);
        self.fleet.said.extend(identifies.iter().map(|it| format!("{it:?}")));
        let name = format!("processes-{}", self.seed);
        let found = Findings::of(self.rig, acknowledged, wrong, &self.fleet.said, &name).await;
        (found, Witnessed { mishaps: self.mishaps, takeovers, letters })
    }

    /// Waits until every process runs and nothing waits to be posted.
    async fn settles(&mut self) {
        self.is_calm().await;
        self.fleet.wrong.extend(invariants::settled(&self.rig).await);
    }
}

/// Lets some people sit at two tables: of different servers, in different shards.
fn shares_people(circles: &mut [Circle]) {
    for number in (1..circles.len()).step_by(5) {
        let (before, name) = (circles[number - 1].people[0].clone(), circles[number - 1].names[0].clone());
        let circle = &mut circles[number];
        let last = circle.people.len() - 1;
        let channel = circle.people[last].channel();
        circle.people[last] = before.person().in_channel(channel);
        circle.names[last] = name;
    }
}

/// Seats everybody except those with a computer, who find their tables in the storm. Gives the people who read direct messages.
async fn are_seated(circles: &[Circle]) -> Vec<Person> {
    let mut seating = JoinSet::new();
    let mut readers = Vec::new();
    for (number, circle) in circles.iter().enumerate() {
        let (game, people) = (circle.game, circle.people.clone());
        if number % 4 == 0 {
            readers.push(people[0].person().clone());
        }
        let seated = !circle.computer;
        seating.spawn(async move {
            match number % 8 {
                0 => drop(types(&people[0], "/me by:direct remind:1h/1h/4").await),
                4 => drop(types(&people[0], "/me digest:8").await),
                _ => {}
            }
            if seated {
                sit_down(game, &people).await;
            }
        });
    }
    while let Some(seated) = seating.join_next().await {
        seated.expect("everybody sits down");
    }
    readers
}
