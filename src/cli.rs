//! The command line: what `turnstone` does apart from serving Discord.

mod arena;
mod check;
mod copies;
mod doctor;
mod draws;
mod help;
mod init;
pub(crate) mod output;
mod position;
mod progress;
mod replay;
mod simulate;

use std::path::PathBuf;

use clap::builder::Resettable;
use clap::parser::ValueSource;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use clap_complete::Shell;

use crate::environment::Environment;
use host::store::Database;

/// Turnstone hosts board games on Discord.
#[derive(Debug, Parser)]
#[command(version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    environment: Environment,
}

/// Without a command: `serve` if `DISCORD_TOKEN` is set, otherwise `demo`.
#[derive(Debug, Subcommand)]
enum Command {
    /// Serve Discord with the token in `DISCORD_TOKEN`.
    Serve,
    /// Ask for the bot's token, write it into `.env`, and say how the bot is invited.
    Init,
    /// Try everything in a web page on this machine, without a token.
    ///
    /// With --database its tables outlive it.
    Demo {
        /// The page's port on 127.0.0.1; 0 takes any.
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// The luck of all tables follows from this number, so that a game can be shown again.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Replay a text log from its recorded chance, or every live table of the database.
    Replay {
        /// The log; `-` is standard input.
        #[arg(required_unless_present = "all")]
        file: Option<PathBuf>,
        /// Print the complete state after every action, one JSON object a line; of `--all` one object a table, of `--check-computers`
        /// the end.
        #[arg(long)]
        json: bool,
        /// Replay every live table of the database under the current rules; changes nothing.
        #[arg(long, conflicts_with = "file")]
        all: bool,
        /// Compute every computer's move again from what its seat could know, and print where another was played.
        #[arg(long, conflicts_with = "all")]
        check_computers: bool,
        /// Draw everything again from the log's secret; fail if something else came, and name the first such draw.
        #[arg(long, conflicts_with_all = ["all", "json", "check_computers"])]
        check_draws: bool,
    },
    /// Print a table's full text log, hidden things included.
    Export {
        /// The table's number, as `/log` shows it.
        #[arg(value_name = "TABLE")]
        session: i64,
    },
    /// Draw a position of a text log, or animate all of it.
    Render {
        /// The log; `-` is standard input.
        file: PathBuf,
        /// The number of the entry behind which it stands, 0 for the set-up; the last if left out.
        #[arg(long)]
        at: Option<usize>,
        /// Through whose eyes: `public`, or a seat counted from 1.
        #[arg(long, default_value = "public")]
        viewer: String,
        /// Language: en, pl or cs.
        #[arg(long, default_value = "en")]
        lang: String,
        /// `paper` or `night`.
        #[arg(long, default_value = "paper")]
        theme: String,
        /// Where the picture goes: `.png`, `.jpg`, `.webp`, or `.gif` for an animation of the whole log.
        #[arg(short, long)]
        output: PathBuf,
    },
    /// Play games between computers and print figures.
    ///
    /// They are one JSON line where standard output is no terminal.
    Simulate(simulate::Simulation),
    /// Measure players against each other, each with the same luck.
    ///
    /// The figures are one JSON line where standard output is no terminal.
    Arena(arena::Match),
    /// Score a written-down position (JSON), or say how one is written.
    ///
    /// The points are one JSON object where standard output is no terminal. Without a file, it says how a position of the game is written.
    #[command(after_help = position::HELP)]
    Score {
        /// The game's id.
        game: String,
        /// The position; `-` is standard input.
        file: Option<PathBuf>,
        /// Print JSON on a terminal too; elsewhere it is always JSON.
        #[arg(long)]
        json: bool,
    },
    /// Look over whether everything is as it should be.
    ///
    /// Token, commands, clock, database, the rights to its files and to `.env`, and a channel's permissions.
    Doctor {
        /// The channel in which people are to play, by its number.
        #[arg(long)]
        channel: Option<u64>,
    },
    /// Succeed if a process serves the database and its gateway is alive.
    ///
    /// For health checks of containers.
    Health,
    /// Make a consistent copy of the database while the bot runs.
    Backup {
        /// The copy; must not exist yet.
        file: PathBuf,
    },
    /// Put a copy in the database's place.
    ///
    /// It is looked at first whether it is whole, and what was there is kept beside it. The bot must not run.
    Restore {
        /// The copy; it stays as it is.
        file: PathBuf,
    },
    /// Copy all that is stored to another database, of SQLite or PostgreSQL.
    ///
    /// It must hold nothing yet; what arrived is compared. The bot must not run.
    Move {
        /// Where it is: a file, or `postgres://user:password@host/name`; it stays as it is.
        from: Database,
        /// Where it goes.
        to: Database,
    },
    /// Save what can be read of a damaged database to a new one.
    ///
    /// It is said what is lost and which tables replay.
    Salvage {
        /// The damaged database; it stays as it is.
        file: PathBuf,
        /// The new one; must not exist yet. FILE.salvaged if left out.
        #[arg(long, value_name = "NEW")]
        into: Option<PathBuf>,
    },
    /// Count the leaderboards anew from the results.
    ///
    /// For when somebody has changed these by hand. The bot may run; moves wait meanwhile.
    Recount,
    /// Print what lets a shell complete the commands.
    ///
    /// Such as `turnstone completions bash > ~/.local/share/bash-completion/completions/turnstone`.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

impl Cli {
    /// Reads the command line; ends the process if it cannot be understood, or asks for help.
    pub fn read() -> Cli {
        // What is set to nothing is not set.
        let mut command = help::grouped(Cli::command()).mut_args(|arg| {
            let empty =
                arg.get_env().is_some_and(|name| std::env::var_os(name).is_some_and(|it| it.is_empty()));
            if empty { arg.env(Resettable::Reset) } else { arg }
        });
        let matches = command.get_matches_mut();
        let mut cli =
            Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut command).exit());
        cli.environment.names_database = matches.value_source("database") == Some(ValueSource::CommandLine);
        cli
    }

    /// Does what the command line says. With a `.env` that was not read it does nothing that may touch a database or need a token: it
    /// could be another one.
    ///
    /// # Errors
    /// Anything that stops it, with a sentence for the person at the terminal.
    pub async fn run(self, unread: Option<anyhow::Error>) -> anyhow::Result<()> {
        let Cli { command, environment } = self;
        match unread {
            Some(error) if command.as_ref().is_none_or(Command::has_surroundings) => return Err(error),
            Some(error) => tracing::warn!(cause = sentence(&error), "the variables of .env are not taken"),
            None => {}
        }
        match command {
            None if environment.can_serve() => crate::serve::serve(&environment).await,
            None => {
                crate::demo::demo(Command::DEMO_PORT, environment.seed, environment.demo_database()?).await
            }
            Some(Command::Serve) => crate::serve::serve(&environment).await,
            Some(Command::Demo { port, seed }) => {
                crate::demo::demo(port, seed.or(environment.seed), environment.demo_database()?).await
            }
            Some(Command::Replay { all: true, json, .. }) => replay::all(&environment, json).await,
            Some(Command::Replay { file, check_computers: true, json, .. }) => {
                check::computers(&file.unwrap_or_default(), json)
            }
            Some(Command::Replay { file, check_draws: true, .. }) => draws::draws(&file.unwrap_or_default()),
            Some(Command::Replay { file, json, .. }) => replay::file(&file.unwrap_or_default(), json),
            Some(Command::Export { session }) => replay::export(&environment, session).await,
            Some(Command::Render { file, at, viewer, lang, theme, output }) => {
                let (viewer, lang, theme) = (viewer.as_str(), lang.as_str(), theme.as_str());
                position::draw(&file, &position::Drawing { at, viewer, lang, theme, output: &output }).await
            }
            Some(Command::Simulate(simulation)) => simulate::run(&simulation),
            Some(Command::Arena(wanted)) => arena::run(&wanted),
            Some(Command::Score { game, file, json }) => position::score(&game, file.as_deref(), json),
            Some(Command::Doctor { channel }) => doctor::run(&environment, channel).await,
            Some(Command::Init) => init::run(&environment).await,
            Some(Command::Completions { shell }) => {
                let mut script = Vec::new();
                clap_complete::generate(shell, &mut Cli::command(), "turnstone", &mut script);
                output::say(text(script)?.trim_end())
            }
            Some(Command::Health) => host::claim::health(environment.database(), environment.share()).await,
            Some(Command::Backup { file }) => copies::backup(&environment, &file).await,
            Some(Command::Restore { file }) => copies::restore(&environment, &file).await,
            Some(Command::Move { from, to }) => copies::transfer(&from, &to).await,
            Some(Command::Salvage { file, into }) => copies::salvage(&environment, &file, into).await,
            Some(Command::Recount) => replay::recount(&environment).await,
        }
    }
}

impl Command {
    const DEMO_PORT: u16 = 8080;

    /// Whether it goes by the variables of the environment.
    fn has_surroundings(&self) -> bool {
        match self {
            Command::Replay { all, .. } => *all,
            Command::Init
            | Command::Completions { .. }
            | Command::Render { .. }
            | Command::Simulate(_)
            | Command::Arena(_)
            | Command::Score { .. } => false,
            Command::Serve
            | Command::Demo { .. }
            | Command::Export { .. }
            | Command::Doctor { .. }
            | Command::Health
            | Command::Backup { .. }
            | Command::Move { .. }
            | Command::Restore { .. }
            | Command::Salvage { .. }
            | Command::Recount => true,
        }
    }
}

/// Everything that an error says, each thing once: many causes repeat their own causes.
pub fn sentence(error: &anyhow::Error) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in error.chain().map(ToString::to_string) {
        if parts.iter().any(|said| said.contains(&part)) {
            continue;
        }
        // "opening the database: opening the database x.db" says the first thing twice.
        match parts.last_mut() {
            Some(last) if part.starts_with(last.as_str()) => *last = part,
            _ => parts.push(part),
        }
    }
    let last = parts.pop().unwrap_or_default();
    // A sentence's full stop goes, the folder `.` stays.
    let open = |part: &String| match part.strip_suffix('.') {
        Some(rest) if rest.ends_with(char::is_alphanumeric) => rest.to_owned(),
        _ => part.clone(),
    };
    parts.iter().map(open).chain([last]).collect::<Vec<_>>().join(": ")
}

/// The text of a file, or of standard input for `-`.
fn read(file: &std::path::Path) -> anyhow::Result<String> {
    use anyhow::Context as _;
    let (bytes, name) = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        let read = std::io::Read::read_to_end(&mut std::io::stdin(), &mut bytes);
        (read.map(|_| bytes), "standard input".to_owned())
    } else {
        (std::fs::read(file), file.display().to_string())
    };
    let read = || format!("reading {name}");
    text(bytes.with_context(read)?).with_context(read)
}

/// The text that those bytes are in UTF-8.
fn text(bytes: Vec<u8>) -> anyhow::Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|byte| **byte == b'\n').count();
        let byte = 1 + good.iter().rev().take_while(|byte| **byte != b'\n').count();
        anyhow::anyhow!("line {line}, byte {byte}: this is not text in UTF-8")
    })
}

/// The game with that id, or a sentence that lists them.
fn title(id: &str) -> anyhow::Result<&'static dyn games::Title> {
    games::title(id).ok_or_else(|| {
        let known: Vec<_> = games::TITLES.iter().map(|title| title.id()).collect();
        anyhow::anyhow!("no game is called \"{id}\"; there are: {}", known.join(", "))
    })
}

/// The most characters of a refusal's sentence; it may quote what was written.
const LONGEST: usize = 600;

/// A refusal's sentence in English, as a terminal can show it.
fn english(refusal: &games::Refusal) -> String {
    let sentence = refusal.say(&words::Speech::nameless(words::Lang::En));
    let visible = |c: char| {
        if c.is_control() && c != '\n' { c.escape_default().to_string() } else { c.to_string() }
    };
    let short: String = sentence.chars().take(LONGEST).map(visible).collect();
    if sentence.chars().count() > LONGEST { format!("{short}…") } else { short }
}
