//! The Turnstone bot: reads the command line and its surroundings, and does what they say.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser as _;
use tracing_subscriber::EnvFilter;
use turnstone::cli::Cli;

#[tokio::main]
async fn main() -> ExitCode {
    let missing = dotenvy::dotenv().err().filter(|error| !error.not_found());
    let cli = Cli::parse();
    let filter =
        EnvFilter::try_from_env("TURNSTONE_LOG").unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    if let Some(error) = missing {
        tracing::warn!(%error, ".env cannot be read and is ignored");
    }
    match cli.run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Standard error may be closed; there is nowhere else to say it.
            let _ = writeln!(std::io::stderr(), "turnstone: {error:#}");
            ExitCode::FAILURE
        }
    }
}
