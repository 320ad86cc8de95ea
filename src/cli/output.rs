//! Lines on standard output and standard error, from which a closed pipe is no error.

use std::io::Write as _;

use anyhow::Context as _;

/// Writes a line on standard output.
///
/// # Errors
/// If it cannot be written. A closed pipe is no error: whoever reads has had enough.
pub(crate) fn say(line: &str) -> anyhow::Result<()> {
    written(writeln!(std::io::stdout(), "{line}")).context("writing to standard output")
}

/// Writes a line on standard error, beside an output that programs read.
///
/// # Errors
/// As with [`say`].
pub(crate) fn complain(line: &str) -> anyhow::Result<()> {
    written(writeln!(std::io::stderr(), "{line}")).context("writing to standard error")
}

fn written(written: std::io::Result<()>) -> std::io::Result<()> {
    match written {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
