//! The log on standard error: one line an event, with colours only on a terminal, and each complaint once a minute.

mod line;
mod repeats;
mod secrets;

use std::io::{IsTerminal as _, Write as _};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use host::sync::lock;
use sha2::{Digest as _, Sha256};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::{Format, Writer};
use tracing_subscriber::fmt::time::{FormatTime as _, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, MakeWriter};
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::discord::wire::closing::Closings;
use line::{Values, shortened, without_numbers};
use repeats::{Omission, Repeats};
use secrets::without_tokens;

/// The most characters of a line of serenity's, which quotes unreadable gateway events of up to eight megabytes.
const FOREIGN: usize = 200;
/// The libraries whose lines quote outside input.
const FOREIGNERS: [&str; 2] = ["serenity", "poise"];

/// The running log. When it is dropped, it reports what it has left out.
pub struct Log(Arc<Mutex<Repeats>>);

/// Logs to standard error what is asked for, or what is usual.
#[must_use]
pub fn start(asked: Option<Targets>) -> Log {
    let usual = || Targets::new().with_default(Level::INFO).with_target("serenity", Level::WARN);
    let filter = asked.unwrap_or_else(usual);
    let plain = std::env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty());
    let repeats = Arc::<Mutex<Repeats>>::default();
    let lines = lines(repeats.clone(), std::io::stderr().is_terminal() && !plain, std::io::stderr);
    let closings = Closings.with_filter(LevelFilter::WARN);
    tracing_subscriber::registry().with(lines.with_filter(filter)).with(closings).init();
    Log(repeats)
}

/// The levels that a text asks for. One that is unknown would be taken for a module's name, and silence all others.
pub(crate) fn levels(text: &str) -> Option<Targets> {
    let has_level = |part: &str| {
        let (module, level) = part.rsplit_once('=').unwrap_or(("", part));
        let is_module = module.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ':'));
        is_module && !level.is_empty() && level.parse::<LevelFilter>().is_ok()
    };
    text.split(',').all(has_level).then(|| text.parse().ok())?
}

impl Drop for Log {
    fn drop(&mut self) {
        let mut text = String::new();
        for left_out in lock(&self.0).rest() {
            // Writing into a string cannot fail.
            let _ = sum_up(&mut Writer::new(&mut text), &left_out);
        }
        // Standard error may be closed; there is nowhere else to say it.
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

/// The mark by which a person who has read of a fault finds it in the log: faults that are logged as one share it.
pub(crate) fn mark(cause: &str) -> String {
    let hash = Sha256::digest(without_numbers(cause).as_bytes());
    format!("{:02x}{:02x}", hash[0], hash[1])
}

/// The lines of the log, for that writer.
fn lines<S, W>(repeats: Arc<Mutex<Repeats>>, colours: bool, to: W) -> impl Layer<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let format = Lines { format: Format::default().with_ansi(colours), repeats };
    tracing_subscriber::fmt::layer().with_writer(to).fmt_fields(Values).event_format(format)
}

/// The form of a line, and what was logged recently.
struct Lines {
    format: Format,
    repeats: Arc<Mutex<Repeats>>,
}

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> std::fmt::Result {
        let metadata = event.metadata();
        let now = Instant::now();
        let over = lock(&self.repeats).over(now);
        for left_out in &over {
            sum_up(&mut writer, left_out)?;
        }
        let mut is_fresh = true;
        if *metadata.level() <= Level::WARN {
            let mut words = String::new();
            context.format_fields(Writer::new(&mut words), event)?;
            is_fresh = lock(&self.repeats).note(metadata, &without_tokens(&words), now);
        }
        if !is_fresh {
            return Ok(());
        }
        let mut line = String::new();
        self.format.format_event(context, Writer::new(&mut line), event)?;
        let line = without_tokens(line.trim_end_matches('\n'));
        let is_foreign = FOREIGNERS.iter().any(|name| metadata.target().starts_with(name));
        let line = if is_foreign { shortened(&line, FOREIGN) } else { line.as_ref().into() };
        writeln!(writer, "{line}")
    }
}

/// Says how often something was left out.
fn sum_up(writer: &mut Writer<'_>, left_out: &Omission) -> std::fmt::Result {
    SystemTime.format_time(writer)?;
    let Omission { level, target, words, more } = left_out;
    writeln!(writer, " {level:>5} {target}: {more} more like this within a minute: {words}")
}

#[cfg(test)]
mod tests;
