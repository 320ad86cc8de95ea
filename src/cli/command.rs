//! The commands of `turnstone` with their arguments, as its help tells them.

use std::path::PathBuf;

use clap::Subcommand;
use clap_complete::Shell;

use super::arena::Match;
use super::position::HELP;
use super::published::Published;
use super::simulate::Simulation;
use host::store::Database;

/// Without a command: `serve` if `DISCORD_TOKEN` is set, otherwise `demo`.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
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
        /// The secrets of all tables follow from this number.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Replay a text log from its recorded chance, or every live table of the database.
    Replay {
        /// The log; `-` is standard input.
        #[arg(required_unless_present = "all")]
        file: Option<PathBuf>,
        /// Print the complete state after every action, one JSON object a line; of `--all` one object a table, of `--check-computers`
        /// the end. Elsewhere than on a terminal the latter two are always JSON.
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
        #[command(flatten)]
        published: Published,
    },
    /// Review the decisions in the text log of a finished game.
    ///
    /// It names the costliest three of a seat and its best, beside what a computer on hard would have done with what that seat could know.
    /// It takes about a minute a seat.
    Review {
        /// The log; `-` is standard input.
        file: PathBuf,
        /// The seat, counted from 1; if left out, every seat on which somebody else than a computer decided.
        #[arg(long)]
        seat: Option<u8>,
        /// Print JSON on a terminal too, one object a seat; elsewhere it is always JSON.
        #[arg(long)]
        json: bool,
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
    Simulate(Simulation),
    /// Measure players against each other, each with the same luck.
    ///
    /// The figures are one JSON line where standard output is no terminal.
    Arena(Match),
    /// Score a written-down position (JSON), or say how one is written.
    ///
    /// The points are one JSON object where standard output is no terminal. Without a file, it says how a position of the game is written.
    #[command(after_help = HELP)]
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
    /// Token, commands, clock, the beacon, database, the rights to its files and to `.env`, and a channel's permissions.
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
    Recount {
        /// Print JSON on a terminal too; elsewhere it is always JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print what lets a shell complete the commands.
    ///
    /// Such as `turnstone completions bash > ~/.local/share/bash-completion/completions/turnstone`.
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
