//! `turnstone replay --check-draws`: the draws of a finished game, computed again from its secret.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, bail};
use games::{AnyTable, Chance, ChanceError, Entry, EntryKind, Recorded, Seeded};
use sha2::{Digest as _, Sha256};

use super::output::say;
use super::replay::Written;
use session::{hex, unhex};

/// The fewest digits of a fingerprint that say which secret it is of: so many stand on the first board.
const FEWEST_DIGITS: usize = 40;

/// Draws everything that was drawn in a game again; fails if the secret does not fit the commitment, or if something else came, and
/// names the first such draw. The last line is JSON: the fingerprint of the secret, whether it fits a commitment or there is none, the
/// draws checked, the differences.
pub(super) fn draws(file: &Path) -> anyhow::Result<()> {
    let written = Written::read(file)?;
    let secret = Secret::of(&written)?.context(
        "the log has no line \"secret\": it is published when the game is over, and the draws follow from it",
    )?;
    let fits = secret.fits(&written)?;
    let check = check(&written, &secret)?;
    if let Some(first) = &check.first {
        say(first)?;
    }
    let end = serde_json::json!({
        "fingerprint": secret.fingerprint, "commitment": if fits { "fits" } else { "missing" },
        "checked": check.checked, "differences": check.differences,
    });
    say(&end.to_string())?;
    if check.differences > 0 { bail!("not every draw follows from the secret") } else { Ok(()) }
}

/// Says what does not follow from the secret of a log that replays, if it carries one.
pub(super) fn doubt(written: &Written) -> Option<String> {
    let checked = Secret::of(written).and_then(|secret| match secret {
        None => Ok(None),
        Some(secret) => {
            secret.fits(written)?;
            check(written, &secret).map(|check| check.first)
        }
    });
    checked.unwrap_or_else(|error| Some(super::sentence(&error)))
}

/// The published secret of a table.
struct Secret {
    bytes: [u8; 32],
    /// Its SHA-256, which stands on the first board.
    fingerprint: String,
}

impl Secret {
    /// The secret that a log carries.
    fn of(written: &Written) -> anyhow::Result<Option<Secret>> {
        let Some(digits) = &written.log.header.secret else { return Ok(None) };
        let bytes = unhex(digits).context("the secret must have 64 hexadecimal digits")?;
        Ok(Some(Secret { bytes, fingerprint: hex(&Sha256::digest(bytes)) }))
    }

    /// Whether the log says to which fingerprint the host was committed.
    ///
    /// # Errors
    /// If it is that of another secret.
    fn fits(&self, written: &Written) -> anyhow::Result<bool> {
        let Some((line, committed)) = &written.commitment else { return Ok(false) };
        let committed = committed.to_ascii_lowercase();
        if committed.len() < FEWEST_DIGITS {
            bail!("line {line}: a commitment has at least {FEWEST_DIGITS} digits");
        }
        if !self.fingerprint.starts_with(&committed) {
            bail!(
                "line {line}: the secret does not fit the commitment, its fingerprint is {}",
                self.fingerprint
            );
        }
        Ok(true)
    }
}

/// The draws of a game as far as they have been computed again.
struct Check {
    luck: Seeded,
    checked: u64,
    differences: u64,
    /// The first draw that differs, as it is told.
    first: Option<String>,
}

/// Draws everything again. If the log ceases to replay behind a draw that differs, that draw is told.
fn check(written: &Written, secret: &Secret) -> anyhow::Result<Check> {
    let luck = Seeded::new(written.log.header.seed(&secret.bytes), BTreeMap::new());
    let mut check = Check { luck, checked: 0, differences: 0, first: None };
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
        _ => Ok(check),
    }
}

impl Check {
    /// Draws again what an entry of that number drew at the table before it.
    fn take(
        &mut self,
        written: &Written,
        before: Option<&dyn AnyTable>,
        number: usize,
        entry: &Entry,
    ) -> anyhow::Result<()> {
        let recorded = Recorded::new(entry.drawn.iter().cloned());
        let mut chance = Compared { recorded, check: self, first: None };
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

/// Answers what is on record, and holds it against what the secret draws.
struct Compared<'a> {
    recorded: Recorded,
    check: &'a mut Check,
    first: Option<String>,
}

impl Chance for Compared<'_> {
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
