//! Text logs in files, and the lines of their parts.

use std::path::Path;

use anyhow::{Context as _, anyhow};
use games::title_of;
use tabletop::{AnyTable, Entry, Fault, Lines, Location, Log, OpenError, PlayError, ReplayError, replay_to};

use super::{english, read};

/// A text log, with the lines of its parts.
pub(super) struct TextLog {
    pub(super) log: Log,
    pub(super) lines: Lines,
}

impl TextLog {
    /// Reads the log in a file.
    pub(super) fn read(file: &Path) -> anyhow::Result<TextLog> {
        let text = read(file)?;
        let (log, lines) =
            Log::read(&text).context("this is not a text log; `turnstone export TABLE` writes one")?;
        Ok(TextLog { log, lines })
    }

    /// The number of the last entry; the set-up is 0.
    pub(super) fn last(&self) -> usize {
        self.log.entries.len() - 1
    }

    /// Names a line of the header by its key.
    pub(super) fn heading(&self, key: &str) -> String {
        let place = Location::Header(key.to_owned());
        place.named(self.lines.of(&place))
    }

    /// Names the entry with that number, with its line.
    pub(super) fn place(&self, number: usize) -> String {
        let place = Location::Entry(number, self.log.entries[number].to_string());
        place.named(self.lines.of(&place))
    }

    /// Replays the log as far as the entry with that number; `seen` also gets each entry's number. An automatic answer that the log leaves
    /// out has the number of the entry before it.
    pub(super) fn replay(
        &self,
        last: usize,
        mut seen: impl FnMut(usize, &dyn AnyTable, &Entry),
    ) -> anyhow::Result<Box<dyn AnyTable>> {
        let mut next = 0;
        let mut number = 0;
        let replayed = title_of(&self.log).and_then(|title| {
            replay_to(title, &self.log, last, |table, entry, _| {
                if self.log.writes_answers() || !entry.is_automatic() {
                    number = next;
                    next += 1;
                }
                seen(number, table, entry);
            })
        });
        replayed.map_err(|error| anyhow!(in_english(&error, self.lines.of(&error.place))))
    }
}

/// Why a log does not replay, with its line if that is known and the rules' sentence in English.
pub(super) fn in_english(ReplayError { place, fault }: &ReplayError, line: Option<usize>) -> String {
    let place = place.named(line);
    match fault {
        Fault::Play(PlayError::Refused(refusal) | PlayError::Unreadable(refusal))
        | Fault::Open(OpenError::Refused(refusal)) => format!("{place}: {}", english(refusal)),
        fault => format!("{place}: {fault}"),
    }
}
