//! Lines on standard output, from which a closed pipe is no error.

use std::io::Write as _;

use anyhow::Context as _;

/// Writes a line on standard output.
///
/// # Errors
/// If it cannot be written. A closed pipe is no error: whoever reads has had enough.
pub(crate) fn say(line: &str) -> anyhow::Result<()> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        written => written.context("writing to standard output"),
    }
}
