//! The format of a line of the log.

use std::borrow::Cow;
use std::fmt::{Debug, Write};

use tracing::field::{Field, Visit};
use tracing_subscriber::field::RecordFields;
use tracing_subscriber::fmt::FormatFields;
use tracing_subscriber::fmt::format::Writer;

use words::is_direction;

/// The most characters of one value.
const VALUE: usize = 1000;

/// The format of an event's message and values: each cut short, with its control characters escaped.
pub(super) struct Values;

impl<'w> FormatFields<'w> for Values {
    fn format_fields<R: RecordFields>(&self, writer: Writer<'w>, fields: R) -> std::fmt::Result {
        let mut written = Fields { writer, is_first: true, outcome: Ok(()) };
        fields.record(&mut written);
        written.outcome
    }
}

struct Fields<'w> {
    writer: Writer<'w>,
    is_first: bool,
    outcome: std::fmt::Result,
}

impl Fields<'_> {
    fn write(&mut self, field: &Field, value: &dyn Debug) -> std::fmt::Result {
        if !std::mem::take(&mut self.is_first) {
            self.writer.write_char(' ')?;
        }
        if field.name() != "message" {
            write!(self.writer, "{}=", field.name())?;
        }
        let mut value_writer = BoundedWriter { writer: &mut self.writer, room: VALUE };
        // A value that is too long stops writing itself by an error.
        match write!(value_writer, "{value:?}") {
            Err(_) if value_writer.room == 0 => Ok(()),
            written => written,
        }
    }
}

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if self.outcome.is_ok() {
            self.outcome = self.write(field, value);
        }
    }
}

/// A writer of at most that many characters; one more ends it with an ellipsis.
struct BoundedWriter<'a, 'w> {
    writer: &'a mut Writer<'w>,
    room: usize,
}

impl Write for BoundedWriter<'_, '_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for c in text.chars() {
            if self.room <= 1 {
                self.room = 0;
                self.writer.write_char('…')?;
                return Err(std::fmt::Error);
            }
            self.room -= 1;
            if c.is_control() || is_direction(c) || matches!(c, '\u{2028}' | '\u{2029}') {
                write!(self.writer, "{}", c.escape_default())?;
            } else {
                self.writer.write_char(c)?;
            }
        }
        Ok(())
    }
}

/// The text, cut to that many characters; the last one becomes an ellipsis.
pub(super) fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    if text.chars().nth(most).is_none() {
        return text.into();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// The words of a complaint, so that those that differ only in the table's number, or in how often something was tried, are equal.
pub(super) fn without_numbers(text: &str) -> String {
    text.chars().filter(|c| !c.is_ascii_digit()).collect()
}
