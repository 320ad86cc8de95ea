//! A Discord with channels and people, and tables in them before the bot starts.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use host::tables::{Tables, luck};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use rules::Options as GameOptions;
use sandbox::{Id, Person as Account, PersonAt, Sandbox, SandboxOptions, WorldSeed};
use serde_json::{Value, json};
use session::{Author, Intent, Person, Place, Session, SessionId};
use sqlx::AnyPool;
use tempfile::TempDir;
use thinking::Level;
use tokio::process::Command;

use crate::Options;
use crate::bot::{Bot, Process};
use crate::kept::Kept;
use crate::standing;

/// The channels of a server; Discord allows 500.
const CHANNELS: usize = 250;
/// The people who play, each at several tables.
const PEOPLE: usize = 100;
/// The game that computers play: a hard one thinks long about every turn.
const COMPUTERS_PLAY: &str = "harmonies";
/// The tables with three computers of a server, which allows twenty of them.
const BESIDE: usize = 6;
/// The bot's logging about the line of waiting computers.
const LINE: &str = "info,serenity=warn,host::tables::computers=debug";
/// The longest that the start of the bot may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// Everything around the bot.
pub(crate) struct House {
    pub(crate) tables: Vec<Table>,
    /// The tables where a person plays with hard computers.
    pub(crate) beside: Vec<Table>,
    /// Reads the bot's database from outside.
    pub(crate) reader: AnyPool,
    sandbox: Sandbox,
    kept: Kept,
    folder: TempDir,
}

/// A table in a channel.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) id: SessionId,
    pub(crate) game: &'static str,
    /// The people at the table, by the number of the account.
    pub(crate) seats: Vec<PersonAt>,
}

impl House {
    /// Builds the house, with tables that are under way already.
    pub(crate) async fn build(options: &Options, kept: Kept) -> anyhow::Result<House> {
        // Servers of consecutive shards, as many for each process.
        let processes = usize::try_from(kept.processes)?;
        let levels = [(Level::Hard, options.computers), (Level::Normal, options.normal)];
        let levels: Vec<Level> =
            levels.iter().flat_map(|&(level, many)| std::iter::repeat_n(level, many)).collect();
        let servers =
            (options.tables + options.standing).div_ceil(CHANNELS).max(levels.len().div_ceil(BESIDE));
        let servers = servers.next_multiple_of(processes);
        let world = WorldSeed::spread(servers as u64);
        // A file of every request would fill the memory of this process.
        let sandbox =
            SandboxOptions { journal: 200, world, shards: kept.processes, ..SandboxOptions::default() };
        let sandbox = Sandbox::start(sandbox).await?;
        let mut dice = StdRng::seed_from_u64(options.seed);
        let people = (0..PEOPLE).map(|number| {
            let locale = ["en-US", "pl", "cs"][number % 3];
            sandbox.add_person(&format!("Player {}", number + 1), locale, false)
        });
        let people: Vec<Account> = people.collect::<Result<_, _>>()?;
        let folder = TempDir::new()?;
        let opened = Tables::open_db(&kept.database()?, luck::rehearsed(options.seed)).await?;
        let servers = sandbox.servers();
        let mut tables = Vec::new();
        for number in 0..options.tables {
            let server = servers[number % servers.len()];
            let channel = sandbox.add_channel(server, &format!("table-{number}"))?;
            let place = Place { guild: server.0, channel: channel.0 };
            let title = games::TITLES[number % games::TITLES.len()];
            let first = dice.random_range(0..people.len());
            let seats = usize::from(title.seats().1.min(4));
            let sitting: Vec<&Account> = people.iter().cycle().skip(first).take(seats).collect();
            let entries = dice.random_range(0..=options.opening);
            let id = seat(&opened, place, title.id(), &sitting).await?;
            play_on(&opened, id, entries, &mut dice).await?;
            let seats = sitting.into_iter().map(|who| who.in_channel(channel)).collect();
            tables.push(Table { id, game: title.id(), seats });
        }
        let mut beside = Vec::new();
        for (number, &level) in levels.iter().enumerate() {
            let server = servers[number % servers.len()];
            let channel = sandbox.add_channel(server, &format!("computers-{number}"))?;
            let place = Place { guild: server.0, channel: channel.0 };
            let who = &people[number % people.len()];
            let id = seat_with_computers(&opened, place, who.id(), level).await?;
            beside.push(Table { id, game: COMPUTERS_PLAY, seats: vec![who.in_channel(channel)] });
        }
        opened.database().close().await;
        let reader = kept.reader().await?;
        let mut places = Vec::new();
        for number in options.tables..options.tables + options.standing {
            let server = servers[number % servers.len()];
            let channel = sandbox.add_channel(server, &format!("table-{number}"))?;
            places.push(Place { guild: server.0, channel: channel.0 });
        }
        if !places.is_empty() {
            standing::copy(&reader, &places).await?;
        }
        Ok(House { tables, beside, reader, sandbox, kept, folder })
    }

    /// Starts the bot as its owner does; it logs into a file.
    pub(crate) async fn start_bot(&mut self, program: &Path) -> anyhow::Result<Bot> {
        let log = std::fs::File::create(self.log_file())?;
        let all = 0..self.kept.processes;
        let bot =
            all.map(|process| self.start(program, process, log.try_clone()?)).collect::<Result<_, _>>()?;
        let late = |late| anyhow!("the bot does not come: {late:?}");
        self.sandbox.wait_for_shards(PATIENCE).await.map_err(late)?;
        self.sandbox.wait_for_bot(PATIENCE).await.map_err(late)?;
        Ok(Bot(bot))
    }

    fn start(&self, program: &Path, process: u32, log: std::fs::File) -> anyhow::Result<Process> {
        let mut command = Command::new(program);
        if self.kept.processes > 1 {
            command.env("TURNSTONE_SHARDS", format!("{process}-{process}/{}", self.kept.processes));
        }
        let child = command
            .arg("serve")
            .current_dir(self.folder.path())
            .env_remove("DISCORD_TOKEN")
            .env("TURNSTONE_DATABASE", &self.kept.address)
            .env("TURNSTONE_API_URL", self.sandbox.url())
            .env("TURNSTONE_API_TOKEN", self.sandbox.token())
            .env("TURNSTONE_LOG", LINE)
            .kill_on_drop(true)
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()?;
        Process::new(child)
    }

    /// The size of the database in bytes.
    pub(crate) async fn bytes(&self) -> anyhow::Result<i64> {
        Ok(sqlx::query_scalar(self.kept.bytes()).fetch_one(&self.reader).await?)
    }

    /// Removes all traces.
    pub(crate) async fn clear(self) -> anyhow::Result<()> {
        self.reader.close().await;
        self.kept.clear().await
    }

    /// The bot's warnings and errors.
    pub(crate) fn complaints(&self) -> anyhow::Result<Value> {
        let log = self.log()?;
        let count = |level: &str| log.lines().filter(|line| line.contains(level)).count();
        let first = log.lines().find(|line| line.contains("WARN") || line.contains("ERROR"));
        Ok(json!({"warnings": count("WARN"), "errors": count("ERROR"), "bytes": log.len(), "first": first}))
    }

    /// The bot's whole log.
    pub(crate) fn log(&self) -> anyhow::Result<String> {
        Ok(std::fs::read_to_string(self.log_file())?)
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("bot.log")
    }
}

/// Opens a table and starts its game.
async fn seat(tables: &Tables, place: Place, game: &str, people: &[&Account]) -> anyhow::Result<SessionId> {
    let accounts: Vec<Id> = people.iter().map(|who| who.id()).collect();
    begin(tables, place, game, &accounts).await
}

/// Opens a table for those people and starts its game.
pub(crate) async fn begin(
    tables: &Tables,
    place: Place,
    game: &str,
    people: &[Id],
) -> anyhow::Result<SessionId> {
    let open = Intent::Open {
        game: game.to_owned(),
        options: GameOptions::default(),
        seats: u8::try_from(people.len()).ok(),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = tables.open(place, &person(people[0].0), &open, None).await?;
    let id = opened.session.id;
    for other in &people[1..] {
        tables.act(id, &person(other.0), &Intent::Join, None).await?;
    }
    tables.act_and_tell(id, &person(people[0].0), &Intent::Start).await?;
    Ok(id)
}

/// Opens a table for a person and three computers, which starts by itself.
async fn seat_with_computers(
    tables: &Tables,
    place: Place,
    who: Id,
    level: Level,
) -> anyhow::Result<SessionId> {
    let open = Intent::Open {
        game: COMPUTERS_PLAY.to_owned(),
        options: GameOptions::default(),
        seats: Some(4),
        computers: vec![level; 3],
        language: "en".to_owned(),
    };
    let opened = tables.open(place, &person(who.0), &open, None).await?;
    tables.tell_beginning(&opened.session).await?;
    Ok(opened.session.id)
}

/// Plays a few moves at random.
async fn play_on(tables: &Tables, id: SessionId, moves: usize, dice: &mut StdRng) -> anyhow::Result<()> {
    for _ in 0..moves {
        let session = tables.session_by_id(id).await?.context("the table is there")?;
        let Some((who, intent)) = choice(&session, dice) else { break };
        tables.act(id, &who, &intent, None).await?;
    }
    Ok(())
}

/// A random move of somebody whom the game waits for; none if it is over.
pub(crate) fn choice(session: &Session, dice: &mut StdRng) -> Option<(Person, Intent)> {
    let table = session.table()?;
    let seat = table.turn().must().iter().next()?;
    let advice = table.advise(seat, Level::Random, dice.random());
    let moves = advice.into_iter().next()?.moves;
    let who = session.seat(seat)?.sitter.user()?;
    Some((person(who), Intent::Act { moves, decision: None }))
}

pub(crate) fn person(user: u64) -> Person {
    Person {
        author: Author::Person,
        user,
        name: format!("Player {}", user % 1000),
        username: format!("player{}", user % 1000),
        locale: "en-US".to_owned(),
    }
}
