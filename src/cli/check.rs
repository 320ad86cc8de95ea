//! `turnstone replay --check-computers`: computes again what the computers of a finished game did.

mod asked;

use std::collections::VecDeque;
use std::path::Path;

use anyhow::{Context as _, bail};
use rules::Seat;
use tabletop::{AnyTable, Entry, EntryKind, Header, Occupancy};
use thinking::{Level, MIND, computer_seed};

use super::output::{Sheet, is_for_people, say};
use super::progress::Progress;
use super::text_log::TextLog;
use asked::Opportunities;
use session::unhex;

/// Computes every decision of a computer again, from what its seat could know, including decisions to let a chance pass, and prints where
/// the log differs; fails if it does. At the end prints the fingerprint of the secret, the moves checked, the differences, and the same
/// numbers for chances that were let pass: as JSON, or for people.
pub(super) fn computers(file: &Path, json: bool) -> anyhow::Result<()> {
    let written = TextLog::read(file)?;
    let mut check = Check::new(&written.log.header)?;
    let mut said = Ok(());
    let mut before: Option<(Box<dyn AnyTable>, Option<Seat>)> = None;
    let mut number = 0;
    let progress = Progress::begin("checking", Some(written.last() as u64));
    let replayed = written.replay(written.last(), |at, table, entry| {
        progress.note(at as u64);
        if let Some((before, last)) = &before {
            for better in check.holds(Box::as_ref(before), *last, (at, number), entry) {
                if said.is_ok() {
                    said = progress.aside(|| say(&format!("{}: {better}", written.place(at))));
                }
            }
        }
        before = Some((table.boxed(), entry.kind.seat()));
        number += 1;
    });
    drop(progress);
    replayed?;
    said?;
    let Check { fingerprint, checked, differences, declined, .. } = check;
    let let_pass = serde_json::json!({
        "checked": declined.checked, "differences": declined.differences, "unknown": declined.unknown,
    });
    let end = serde_json::json!({
        "fingerprint": fingerprint, "checked": checked, "differences": differences, "declined": let_pass,
    });
    if is_for_people(json) {
        let mut sheet = Sheet::default();
        sheet.object(&end);
        sheet.print()?;
    } else {
        say(&end.to_string())?;
    }
    if differences + declined.differences > 0 {
        bail!("not every move is the computer's own: somebody else chose those above, or another version did")
    } else {
        Ok(())
    }
}

/// A check that goes on from entry to entry.
struct Check<'a> {
    header: &'a Header,
    secret: [u8; 32],
    /// Its fingerprint, published before the game.
    fingerprint: String,
    /// The seat of the last decision, and the moves of it that are still to come: it was made in one go.
    plan: (Seat, VecDeque<String>),
    checked: u64,
    differences: u64,
    declined: Opportunities,
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
            "the secret must have 64 hexadecimal digits; take the log again with `turnstone export`",
        )?;
        let fingerprint = header.commitment(&secret);
        let (plan, declined) = ((Seat(0), VecDeque::new()), Opportunities::default());
        Ok(Check { header, secret, fingerprint, plan, checked: 0, differences: 0, declined })
    }

    /// Compares an entry with what computers would do at the table before it, after the action of `last`; reports a difference. `at` is the
    /// entry's number in the file, `number` the one with the answers that the file leaves out.
    fn holds(
        &mut self,
        before: &dyn AnyTable,
        last: Option<Seat>,
        (at, number): (usize, u64),
        entry: &Entry,
    ) -> Vec<String> {
        let EntryKind::Act(seat, action) = &entry.kind else { return Vec::new() };
        let goes_on = self.plan.0 == *seat && !self.plan.1.is_empty();
        let mut said = Vec::new();
        if !goes_on {
            self.plan = (*seat, VecDeque::new());
            said = self.let_pass(before, last, (at, number), *seat);
        }
        let Some(level) = self.stint(*seat, at).map(|stint| stint.level) else { return said };
        if !goes_on {
            self.plan.1.extend(self.thought(before, *seat, level, number));
        }
        self.checked += 1;
        let own = self.plan.1.pop_front();
        if own.as_ref() != Some(action) {
            self.plan.1.clear();
            self.differences += 1;
            let own = own.unwrap_or_else(|| "nothing".to_owned());
            said.push(format!("{level} does otherwise: {own}"));
        }
        said
    }

    /// What a computer does on a seat after so many entries; empty if it lets others go on.
    fn thought(&self, before: &dyn AnyTable, seat: Seat, level: Level, number: u64) -> Vec<String> {
        let seed = computer_seed(&self.secret, seat, number);
        before.advise(seat, level, seed).into_iter().next().map_or_else(Vec::new, |best| best.moves)
    }

    /// The computer that decides on a seat when that entry is made.
    fn stint(&self, seat: Seat, at: usize) -> Option<&Occupancy> {
        self.header.computers.iter().find(|stint| stint.seat == seat && stint.holds(at))
    }
}
