//! The command line: what `turnstone` does apart from serving Discord.

mod arena;
mod check;
mod command;
mod copies;
mod doctor;
mod draws;
mod help;
mod init;
pub(crate) mod output;
mod position;
mod progress;
mod publication;
mod refusal;
mod replay;
mod review;
mod simulate;
mod text_log;

use clap::{CommandFactory as _, FromArgMatches as _, Parser};
use tracing_subscriber::filter::Targets;

use self::command::Command;
use crate::environment::Environment;
use crate::sentence::sentence;

/// Turnstone hosts board games on Discord.
#[derive(Parser)]
#[command(version = env!("TURNSTONE_VERSION"), about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    environment: Environment,
}

impl Cli {
    /// Reads the command line; ends the process if it cannot be understood, or asks for help.
    pub fn read() -> Cli {
        let mut command = help::grouped(Cli::command());
        let matches = command.try_get_matches_from_mut(std::env::args_os()).unwrap_or_else(|error| {
            let typed: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into()).collect();
            let Some(refusal) = refusal::without_secrets(&error, &typed) else { error.exit() };
            // Standard error may be closed; there is nowhere else to say it.
            let _ = output::complain(&refusal);
            std::process::exit(error.exit_code())
        });
        Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut command).exit())
    }

    /// What is to be logged, if that is said.
    ///
    /// # Errors
    /// If `TURNSTONE_LOG` names no level.
    pub fn levels(&self) -> anyhow::Result<Option<Targets>> {
        self.environment.levels()
    }

    /// Does what the command line says. With settings that were not read it does nothing that may touch a database or need a token: another
    /// one could be meant.
    ///
    /// # Errors
    /// Anything that stops it, with a sentence for the person at the terminal.
    pub async fn run(self, unread: Option<anyhow::Error>) -> anyhow::Result<()> {
        let Cli { command, environment } = self;
        match unread {
            Some(error) if command.as_ref().is_none_or(Command::has_surroundings) => return Err(error),
            Some(error) => tracing::warn!(cause = sentence(&error), "going on without these settings"),
            None => {}
        }
        match command {
            None if environment.can_serve() => crate::serve::serve(&environment).await,
            None => {
                crate::demo::demo(
                    Command::DEMO_PORT,
                    environment.seed()?,
                    environment.demo_database()?.as_deref(),
                )
                .await
            }
            Some(Command::Serve) => crate::serve::serve(&environment).await,
            Some(Command::Demo { port, seed }) => {
                crate::demo::demo(port, seed.or(environment.seed()?), environment.demo_database()?.as_deref())
                    .await
            }
            Some(Command::Replay { all: true, json, .. }) => replay::all(&environment, json).await,
            Some(Command::Replay { file, check_computers: true, json, .. }) => {
                check::computers(&file.unwrap_or_default(), json)
            }
            Some(Command::Replay { file, check_draws: true, published, .. }) => {
                draws::draws(&file.unwrap_or_default(), &published)
            }
            Some(Command::Replay { file, json, .. }) => replay::file(&file.unwrap_or_default(), json),
            Some(Command::Review { file, seat, json }) => review::file(&file, seat, json),
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
            Some(Command::Health) => {
                host::claim::health(&environment.database()?, environment.share()?).await
            }
            Some(Command::Backup { file }) => copies::backup(&environment, &file).await,
            Some(Command::Restore { file }) => copies::restore(&environment, &file).await,
            Some(Command::Move { from, to }) => copies::transfer(&from, &to).await,
            Some(Command::Salvage { file, into }) => copies::salvage(&environment, &file, into).await,
            Some(Command::Recount { json }) => replay::recount(&environment, json).await,
        }
    }
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
fn title(id: &str) -> anyhow::Result<&'static dyn tabletop::Title> {
    games::title(id).ok_or_else(|| {
        let known: Vec<_> = games::TITLES.iter().map(|title| title.id()).collect();
        anyhow::anyhow!("no game is called \"{id}\"; there are: {}", known.join(", "))
    })
}

/// The most characters of a refusal's sentence; it may quote what was written.
const LONGEST: usize = 600;

/// A refusal's sentence in English, as a terminal can show it.
fn english(refusal: &rules::Refusal) -> String {
    let sentence = refusal.say(&words::Speech::nameless(words::Lang::En));
    let visible = |c: char| {
        if c.is_control() && c != '\n' { c.escape_default().to_string() } else { c.to_string() }
    };
    let short: String = sentence.chars().take(LONGEST).map(visible).collect();
    if sentence.chars().count() > LONGEST { format!("{short}…") } else { short }
}
