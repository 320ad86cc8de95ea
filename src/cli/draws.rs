//! `turnstone replay --check-draws`: computes the draws of a finished game again, from its secret and how it began.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, bail};
use rules::{Chance, ChanceError, Recorded, Seeded};
use tabletop::{AnyTable, Entry, EntryKind};

use super::output::say;
use super::publication::Publication;
use super::text_log::TextLog;
use crate::beacon::{VERIFIES, round_after, verify};
use crate::sentence::sentence;
use session::unhex;

/// Makes every draw of a game again; fails if the log fits neither its own commitment nor what was published, or if a draw differs, and
/// names the first such draw. The last line is JSON: the version of the luck and the agreed kind, the fingerprint of the secret, the state
/// of commitment, start and beacon, the draws checked, the differences, and how the log ends.
pub(super) fn draws(file: &Path, published: &Publication) -> anyhow::Result<()> {
    let written = TextLog::read(file)?;
    let secret = secret(&written)?.context(
        "the log has no line \"secret\": it is published when the game is over, and the draws follow from it",
    )?;
    let header = &written.log.header;
    let commitment = published.committed(&written, &secret)?;
    let start = published.started(header)?;
    let beacon = beacon(&written)?;
    let check = check(&written, &secret)?;
    if let Some(first) = &check.first {
        say(first)?;
    }
    let ends = check.ends(&written)?;
    let luck = if header.start.is_some() { "v2" } else { "v1" };
    let kind = header.start.as_ref().and_then(|start| start.terms.0.get("luck"));
    let end = serde_json::json!({
        "luck": luck, "kind": kind, "fingerprint": header.commitment(&secret), "commitment": commitment, "start": start,
        "beacon": beacon, "checked": check.checked, "differences": check.differences,
        "end": ends,
    });
    say(&end.to_string())?;
    if check.differences > 0 { bail!("not every draw follows from the secret") } else { Ok(()) }
}

/// The state of the beacon of a start that has one.
///
/// # Errors
/// If it is not the round after the start's message, or not signed by the group that signs rounds.
fn beacon(written: &TextLog) -> anyhow::Result<Option<&'static str>> {
    let Some(start) = &written.log.header.start else { return Ok(None) };
    let Some((round, signature)) = &start.beacon else { return Ok(None) };
    let (first, place) = (round_after(start.message), written.heading("beacon"));
    if *round != first {
        bail!("{place}: the first round after the start's message is {first}");
    }
    if !VERIFIES {
        bail!("{place}: this program was built without the feature `beacon` and cannot verify a signature");
    }
    if !verify(*round, signature) {
        bail!("{place}: that is not the signature of round {round}");
    }
    Ok(Some("verified"))
}

/// The published secret of a table, if its log carries it.
fn secret(written: &TextLog) -> anyhow::Result<Option<[u8; 32]>> {
    let Some(digits) = &written.log.header.secret else { return Ok(None) };
    unhex(digits).context("the secret must have 64 hexadecimal digits").map(Some)
}

/// Says what does not follow from the secret of a log that replays, if it has one.
pub(super) fn doubt(written: &TextLog) -> Option<String> {
    let checked = secret(written).and_then(|secret| match secret {
        None => Ok(None),
        Some(secret) => {
            Publication::default().committed(written, &secret)?;
            beacon(written)?;
            let check = check(written, &secret)?;
            check.ends(written).map(|_| check.first)
        }
    });
    checked.unwrap_or_else(|error| Some(sentence(&error)))
}

/// The draws of a game as far as they have been computed again.
struct Check {
    luck: Seeded,
    checked: u64,
    differences: u64,
    /// The first draw that differs, in words.
    first: Option<String>,
    /// Whether the game is over by its rules.
    over: bool,
}

/// Makes every draw again. If the log stops replaying after a draw that differs, reports that draw.
fn check(written: &TextLog, secret: &[u8; 32]) -> anyhow::Result<Check> {
    let luck = Seeded::new(written.log.header.seed(secret), BTreeMap::new());
    let mut check = Check { luck, checked: 0, differences: 0, first: None, over: false };
    let mut before: Option<Box<dyn AnyTable>> = None;
    let mut failed = Ok(());
    let replayed = written.replay(written.last(), |number, table, entry| {
        if failed.is_ok() {
            failed = check.take(written, before.as_deref(), number, entry);
        }
        before = Some(table.boxed());
    });
    failed?;
    match replayed {
        Err(error) if check.first.is_none() => Err(error),
        Err(_) => Ok(check),
        Ok(table) => Ok(Check { over: table.turn().outcome().is_some(), ..check }),
    }
}

impl Check {
    /// How the game ends with the log: `over`, or `ended` without a result, or `unsaid` if an older log stops before the game is over.
    ///
    /// # Errors
    /// If the log says that it goes on, or that it ends otherwise.
    fn ends(&self, written: &TextLog) -> anyhow::Result<&'static str> {
        let Some(end) = written.log.header.end else { return Ok(if self.over { "over" } else { "unsaid" }) };
        let place = written.heading("entries");
        match (written.last(), end.over) {
            (last, _) if last != end.last => {
                bail!(
                    "{place}: the last entry is number {}, but the log ends with number {last}: it was cut",
                    end.last
                )
            }
            // After a draw that differs, the rest does not replay.
            (_, true) if !self.over && self.first.is_none() => {
                bail!("{place}: by the rules the game is not over")
            }
            (_, false) if self.over => bail!("{place}: by the rules the game is over"),
            (_, over) => Ok(if over { "over" } else { "ended" }),
        }
    }

    /// Makes the draws of the entry with that number again, at the table before it.
    fn take(
        &mut self,
        written: &TextLog,
        before: Option<&dyn AnyTable>,
        number: usize,
        entry: &Entry,
    ) -> anyhow::Result<()> {
        let recorded = Recorded::new(entry.drawn.iter().cloned());
        let mut chance = Comparison { recorded, check: self, first: None };
        match (&entry.kind, before) {
            (EntryKind::Act(seat, action) | EntryKind::Auto(seat, action), Some(before)) => {
                before.boxed().play(*seat, action, &mut chance)?;
            }
            (EntryKind::Setup, _) => {
                let header = &written.log.header;
                super::title(&header.game)?.open(&header.options, header.seats, &mut chance)?;
            }
            _ => {}
        }
        let first = chance.first.map(|found| format!("{}: {found}", written.place(number)));
        self.first = self.first.take().or(first);
        Ok(())
    }
}

/// Answers with the recorded draws, and compares them with the secret's.
struct Comparison<'a> {
    recorded: Recorded,
    check: &'a mut Check,
    first: Option<String>,
}

impl Chance for Comparison<'_> {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        let (own, found) =
            (self.check.luck.draw(name, weights, label)?, self.recorded.draw(name, weights, label)?);
        self.check.checked += 1;
        let (own, said) = (label(own), label(found));
        if own != said {
            self.check.differences += 1;
            self.first.get_or_insert_with(|| format!("the secret draws {name} {own}, not {name} {said}"));
        }
        Ok(found)
    }
}
