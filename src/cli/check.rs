//! `turnstone replay --check-computers`: what the computers of a finished game did, computed again.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;

use anyhow::{Context as _, bail};
use games::{AnyTable, Entry, EntryKind, Header, Level, MIND, Seat};

use super::output::{Sheet, is_for_people, say};
use super::progress::Progress;
use super::written::Written;
use session::{computer_seed, unhex};

/// Computes every decision of a computer again, from what its seat could know, and prints the moves that differ from the log; fails if
/// there are any. At the end the fingerprint of the secret, the moves checked, the differences: as JSON, or for people.
pub(super) fn computers(file: &Path, json: bool) -> anyhow::Result<()> {
    let written = Written::read(file)?;
    let mut check = Check::new(&written.log.header)?;
    let mut said = Ok(());
    let mut before: Option<Box<dyn AnyTable>> = None;
    let mut number = 0;
    let progress = Progress::begin("checking", Some(written.last() as u64));
    let replayed = written.replay(written.last(), |at, table, entry| {
        progress.note(at as u64);
        if let Some(before) = &before
            && let Some(better) = check.holds(Box::as_ref(before), at, number, entry)
            && said.is_ok()
        {
            said = progress.aside(|| say(&format!("{}: {better}", written.place(at))));
        }
        before = Some(table.boxed());
        number += 1;
    });
    drop(progress);
    replayed?;
    said?;
    let Check { fingerprint, checked, differences, .. } = check;
    let end =
        serde_json::json!({ "fingerprint": fingerprint, "checked": checked, "differences": differences });
    if is_for_people(json) {
        let mut sheet = Sheet::default();
        sheet.object(&end);
        sheet.print()?;
    } else {
        say(&end.to_string())?;
    }
    if differences > 0 {
        bail!("not every move is the computer's own: somebody else chose those above, or another version did")
    } else {
        Ok(())
    }
}

/// A check that goes on from entry to entry.
struct Check<'a> {
    header: &'a Header,
    secret: [u8; 32],
    /// Its fingerprint, which was published before the game.
    fingerprint: String,
    /// What is still to come of the last decision of a seat.
    plans: BTreeMap<Seat, VecDeque<String>>,
    checked: u64,
    differences: u64,
}

impl<'a> Check<'a> {
    fn new(header: &'a Header) -> anyhow::Result<Check<'a>> {
        if header.computers.is_empty() {
            bail!("the log names no computer; one that does has a line like \"computer 2 hard\"");
        }
        match header.mind {
            Some(MIND) => {}
            Some(0) => {
                bail!("the computers of this game changed on the way: no one version thinks like them")
            }
            Some(mind) => bail!(
                "the computers of this game thought as number {mind}, those of this version think as number {MIND}; check it with \
                 the version that played it"
            ),
            None => bail!(
                "the log has no line \"mind\", so it is not known which computers played: only newer logs can be checked"
            ),
        }
        let secret = header.secret.as_deref().context(
            "the log has no line \"secret\": it is published when the game is over, and the thoughts follow from it",
        )?;
        let secret = unhex(secret).context(
            "the secret must have 64 hexadecimal digits; take the log anew with `turnstone export`",
        )?;
        let fingerprint = header.commitment(&secret);
        Ok(Check { header, secret, fingerprint, plans: BTreeMap::new(), checked: 0, differences: 0 })
    }

    /// Holds an entry against what the computer would do at the table before it; says what that is if it is something else. `at` is
    /// the entry's number in the file, `number` the one with the answers that the file leaves out.
    fn holds(&mut self, before: &dyn AnyTable, at: usize, number: u64, entry: &Entry) -> Option<String> {
        let EntryKind::Act(seat, action) = &entry.kind else { return None };
        let level = self.level(*seat, at)?;
        let plan = self.plans.entry(*seat).or_default();
        if plan.is_empty() {
            let seed = computer_seed(&self.secret, *seat, number);
            let best = before.advise(*seat, level, seed).into_iter().next();
            plan.extend(best.map_or_else(Vec::new, |best| best.moves));
        }
        self.checked += 1;
        let own = plan.pop_front();
        if own.as_ref() == Some(action) {
            return None;
        }
        plan.clear();
        self.differences += 1;
        let own = own.unwrap_or_else(|| "nothing".to_owned());
        Some(format!("{level} does otherwise: {own}"))
    }

    fn level(&self, seat: Seat, at: usize) -> Option<Level> {
        let stint = self.header.computers.iter().find(|stint| stint.seat == seat && stint.holds(at))?;
        Some(stint.level)
    }
}
