//! The commands of `turnstone` with their arguments, as its help shows them.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Subcommand;
use clap_complete::Shell;

use super::arena::Match;
use super::position::HELP;
use super::publication::Publication;
use super::simulate::Simulation;

/// Without a command: `serve` if `DISCORD_TOKEN` is set, otherwise `demo`.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Serve Discord with the token in `DISCORD_TOKEN`.
    Serve,
    /// Ask for the bot's token, write it into `.env`, and print the link that invites the bot.
    Init,
    /// Try everything in a web page on this machine, without a token.
    ///
    /// With `--database FILE` its tables are kept in that file.
    Demo {
        /// The page's port on 127.0.0.1; 0 takes any.
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// A number that decides the secrets of all tables, so that a run can be repeated.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Replay a text log, or every live table of the database.
    Replay {
        /// The log; `-` is standard input.
        #[arg(required_unless_present = "all")]
        file: Option<PathBuf>,
        /// Print JSON, one object a line: the state after every action; with `--all` each table; with `--check-computers` the result.
        /// The last two are always JSON if the output is not a terminal.
        #[arg(long)]
        json: bool,
        /// Replay every live table under the rules of this version, without changing anything.
        #[arg(long, conflicts_with = "file")]
        all: bool,
        /// Compute every computer's move again from what its seat could know, and print those that differ.
        #[arg(long, conflicts_with = "all")]
        check_computers: bool,
        /// Make every draw again from the log's secret; fail at the first one that differs.
        #[arg(long, conflicts_with_all = ["all", "json", "check_computers"])]
        check_draws: bool,
        #[command(flatten)]
        published: Publication,
    },
    /// Review the decisions in the text log of a finished game.
    ///
    /// Prints a seat's three costliest decisions and its best one, with what a hard computer would have done there knowing what the
    /// seat knew. Takes about a minute per seat.
    Review {
        /// The log; `-` is standard input.
        file: PathBuf,
        /// The seat, counted from 1. Default: every seat that people played.
        #[arg(long)]
        seat: Option<u8>,
        /// Print JSON on a terminal too, one object per seat.
        #[arg(long)]
        json: bool,
    },
    /// Print a table's whole text log, hidden cards included.
    Export {
        /// The table's number, as `/log` shows it.
        #[arg(value_name = "TABLE")]
        session: i64,
    },
    /// Draw a position of a text log, or the whole log as an animation.
    Render {
        /// The log; `-` is standard input.
        file: PathBuf,
        /// Draw the position after this entry; 0 is the set-up. Default: the last entry.
        #[arg(long)]
        at: Option<usize>,
        /// Who looks: `public`, or a seat counted from 1.
        #[arg(long, default_value = "public")]
        viewer: String,
        /// Language: en, pl or cs.
        #[arg(long, default_value = "en")]
        lang: String,
        /// `paper` or `night`.
        #[arg(long, default_value = "paper")]
        theme: String,
        /// The file to write: `.png`, or `.gif` for an animation; `.jpg` and `.webp` if built with the feature `formats`.
        #[arg(short, long)]
        output: PathBuf,
    },
    /// Let computers play games, and print statistics.
    ///
    /// Prints one line of JSON if the output is not a terminal.
    Simulate(Simulation),
    /// Measure players against each other, all with the same luck.
    ///
    /// Prints one line of JSON if the output is not a terminal.
    Arena(Match),
    /// Score a position that you have written down as JSON.
    ///
    /// Without FILE it explains how to write a position of that game. Prints JSON if the output is not a terminal.
    #[command(after_help = HELP)]
    Score {
        /// The game's id.
        game: String,
        /// The position; `-` is standard input.
        file: Option<PathBuf>,
        /// Print JSON on a terminal too.
        #[arg(long)]
        json: bool,
    },
    /// Check that everything is as it should be.
    ///
    /// Checks token, commands, clock, beacon, database, who may read its files and `.env`, and a channel's permissions.
    Doctor {
        /// The id of the channel to check.
        #[arg(long)]
        channel: Option<u64>,
    },
    /// Succeed if a process serves the database and its gateway is alive.
    ///
    /// For the health check of a container.
    Health,
    /// Copy the database, also while the bot runs.
    Backup {
        /// The file to write; it must not exist yet.
        file: PathBuf,
    },
    /// Put a copy in the place of the database.
    ///
    /// Checks first that the copy is whole, and keeps the old database next to it. Stop the bot before.
    Restore {
        /// The copy; it is not changed.
        file: PathBuf,
    },
    /// Copy everything into another database, SQLite or PostgreSQL.
    ///
    /// The other one must be empty; both are compared afterwards. Stop the bot before.
    Move {
        /// The database to copy, a file or `postgres://user:password@host/name`; it is not changed.
        from: OsString,
        /// The database to fill.
        to: OsString,
    },
    /// Save what can be read of a damaged database into a new one.
    ///
    /// Prints what is lost and which tables replay.
    Salvage {
        /// The damaged database; it is not changed.
        file: PathBuf,
        /// The file to write; it must not exist yet. Default: FILE.salvaged.
        #[arg(long, value_name = "NEW")]
        into: Option<PathBuf>,
    },
    /// Count leaderboards and ratings again from the results.
    ///
    /// For when somebody has edited the results by hand. The bot may run; moves wait until it is done.
    Recount {
        /// Print JSON on a terminal too.
        #[arg(long)]
        json: bool,
    },
    /// Print the completions for a shell.
    ///
    /// For example: `turnstone completions bash > ~/.local/share/bash-completion/completions/turnstone`.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

impl Command {
    /// The port of the demo that is opened without a command.
    pub(super) const DEMO_PORT: u16 = 8080;

    /// Whether it goes by the variables of the environment.
    pub(super) fn has_surroundings(&self) -> bool {
        match self {
            Command::Replay { all, .. } => *all,
            Command::Init
            | Command::Completions { .. }
            | Command::Render { .. }
            | Command::Review { .. }
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
            | Command::Recount { .. } => true,
        }
    }
}
