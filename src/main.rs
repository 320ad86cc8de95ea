//! The program: reads the command line and the environment, and does what they say.

#[cfg(all(target_os = "linux", target_env = "gnu", not(feature = "jemalloc")))]
mod memory;

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::builder::styling::{AnsiColor, Style};
use tokio::runtime::Builder;
use turnstone::cli::Cli;
use turnstone::sentence::sentence;
use turnstone::{dotenv, log};

/// Returns the memory of pictures; the system's own allocator keeps more of it in small pieces for the next ones.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// The stack of a thread, in bytes: an unoptimised build puts all futures of a press there.
const STACK: usize = 8 << 20;

/// The time for background work at the end: a picture, the look-up of a name.
const LEFTOVERS: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    #[cfg(all(target_os = "linux", target_env = "gnu", not(feature = "jemalloc")))]
    memory::restrain();
    let unread = dotenv::load().err();
    let cli = Cli::read();
    let levels = cli.levels();
    let _log = log::start(levels.as_ref().ok().cloned().flatten());
    match run(cli, unread.or(levels.err())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Standard error may be closed; there is nowhere else to say it.
            let red = Style::new().fg_color(Some(AnsiColor::Red.into())).bold();
            let _ = writeln!(anstream::stderr(), "{red}turnstone:{red:#} {}", sentence(&error));
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli, unread: Option<anyhow::Error>) -> anyhow::Result<()> {
    let runtime = Builder::new_multi_thread().enable_all().thread_stack_size(STACK).build();
    let runtime = runtime.context("starting")?;
    let result = runtime.block_on(async {
        outlive_limits();
        cli.run(unread).await
    });
    // Background work is dropped then: all that counts is committed.
    runtime.shutdown_timeout(LEFTOVERS);
    result
}

/// A file that may not grow, by a limit of the system, acts like a full disk: the write fails, and the process goes on.
fn outlive_limits() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// SIGXFSZ, which would end the process.
        const TOO_LARGE: i32 = 25;
        if let Err(error) = signal(SignalKind::from_raw(TOO_LARGE)) {
            tracing::warn!(%error, "a limit on the size of files will end the process");
        }
    }
}
