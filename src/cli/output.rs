//! Output on standard output and standard error: lines, and answers for people or for programs. A closed pipe is no error.

use std::io::{ErrorKind, IsTerminal as _, Write as _};

use anyhow::Context as _;
use clap::builder::styling::Style;
use serde_json::Value;

/// The heads of tables and the names of values, if a terminal wants colours.
const HEAD: Style = Style::new().bold();

/// Writes a line on standard output.
///
/// # Errors
/// If it cannot be written. A closed pipe is no error: the reader has had enough.
pub(crate) fn say(line: &str) -> anyhow::Result<()> {
    written(writeln!(std::io::stdout(), "{line}")).context("writing to standard output")
}

/// Writes a line on standard error, apart from the output for programs.
///
/// # Errors
/// As with [`say`].
pub(crate) fn complain(line: &str) -> anyhow::Result<()> {
    written(writeln!(std::io::stderr(), "{line}")).context("writing to standard error")
}

/// Whether standard output is for a person; programs are answered in JSON.
pub(super) fn is_for_people(json: bool) -> bool {
    !json && std::io::stdout().is_terminal()
}

fn written(written: std::io::Result<()>) -> std::io::Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// An answer for people: named values, and tables.
#[derive(Default)]
pub(super) struct Sheet(String);

impl Sheet {
    /// Adds named values, one a line.
    pub(super) fn values(&mut self, values: &[(&str, String)]) {
        let wide = values.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
        for (name, value) in values {
            self.0.push_str(&format!("{HEAD}{name:wide$}{HEAD:#}  {value}\n"));
        }
    }

    /// Adds a table after an empty line: numbers aligned right, words left.
    pub(super) fn table<const N: usize>(&mut self, head: [&str; N], rows: &[[String; N]]) {
        let wide: [usize; N] = std::array::from_fn(|column| {
            let cells = rows.iter().map(|row| row[column].chars().count());
            cells.chain([head[column].chars().count()]).max().unwrap_or_default()
        });
        let is_number =
            |cell: &String| cell == "–" || cell.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        let right: [bool; N] = std::array::from_fn(|column| rows.iter().all(|row| is_number(&row[column])));
        let line = |cells: [&str; N]| {
            let padded = (0..N).map(|at| {
                let (cell, wide) = (cells[at], wide[at]);
                if right[at] { format!("{cell:>wide$}") } else { format!("{cell:wide$}") }
            });
            padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        self.0.push_str(&format!("\n{HEAD}{}{HEAD:#}\n", line(head)));
        for row in rows {
            self.0.push_str(&line(std::array::from_fn(|column| row[column].as_str())));
            self.0.push('\n');
        }
    }

    /// Adds a JSON object as named values, nested ones under their path.
    pub(super) fn object(&mut self, value: &Value) {
        let mut values = Vec::new();
        flatten("", value, &mut values);
        let values: Vec<_> = values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.values(&values);
    }

    /// Writes it, in the colours that the terminal wants.
    pub(super) fn print(&self) -> anyhow::Result<()> {
        written(anstream::stdout().write_all(self.0.as_bytes())).context("writing to standard output")
    }
}

/// Adds the values within a value, each under its name.
fn flatten(name: &str, value: &Value, values: &mut Vec<(String, String)>) {
    let below = |part: String| if name.is_empty() { part } else { format!("{name} {part}") };
    match value {
        Value::Object(parts) => {
            for (key, part) in parts {
                flatten(&below(key.replace('_', " ")), part, values);
            }
        }
        Value::Array(parts) if parts.iter().any(|part| part.is_object() || part.is_array()) => {
            for (number, part) in (1..).zip(parts) {
                flatten(&below(format!("{number}")), part, values);
            }
        }
        Value::Array(parts) => {
            values.push((name.to_owned(), parts.iter().map(plain).collect::<Vec<_>>().join(", ")));
        }
        value => values.push((name.to_owned(), plain(value))),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "–".to_owned(),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a terminal without colours shows.
    fn shown(sheet: &Sheet) -> String {
        anstream::adapter::strip_str(&sheet.0).to_string()
    }

    #[test]
    fn a_table_has_its_numbers_to_the_right() {
        let mut sheet = Sheet::default();
        sheet.values(&[("game", "catan".to_owned()), ("actions", "7".to_owned())]);
        let row = |name: &str, wins: &str| [name.to_owned(), wins.to_owned()];
        sheet.table(["player", "wins"], &[row("easy", "9"), row("random", "–"), row("x", "-12")]);
        assert_eq!(
            shown(&sheet),
            "game     catan\nactions  7\n\nplayer  wins\neasy       9\nrandom     –\nx        -12\n"
        );
    }

    #[test]
    fn an_object_is_told_by_names() {
        let mut sheet = Sheet::default();
        let value =
            serde_json::json!({"total": 7, "by_row": {"a": [1, 2], "b": null}, "cards": [{"id": "x"}]});
        sheet.object(&value);
        assert_eq!(shown(&sheet), "by row a    1, 2\nby row b    –\ncards 1 id  x\ntotal       7\n");
    }
}
