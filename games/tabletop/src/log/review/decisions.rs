//! The decisions of a seat, found in a log.

use super::super::replay::{ReplayError, replay};
use super::super::{Entry, EntryKind, Log};
use crate::play::{AnyTable, Played, Title};
use rules::{Barrier, Seat, Viewer};

/// What a seat did in a row.
pub(super) struct Decision {
    /// The number of its first entry.
    pub(super) entry: usize,
    /// The table before it.
    pub(super) before: Box<dyn AnyTable>,
    /// Its actions, in notation.
    pub(super) done: Vec<String>,
}

/// The decisions of a seat whose entries are its own; none where only one thing could be done.
///
/// # Errors
/// [`ReplayError`] names the entry that does not replay.
pub(super) fn decisions(
    title: &dyn Title,
    log: &Log,
    seat: Seat,
    own: &dyn Fn(usize) -> bool,
) -> Result<Vec<Decision>, ReplayError> {
    let (mut found, mut goes_on) = (Vec::<Decision>::new(), false);
    steps(title, log, |before, step| {
        if step.actor() != Some(seat) || !own(step.number) {
            goes_on = false;
            return;
        }
        let ends = step.played.barrier == Barrier::Shut || !acts_on(before.as_ref(), step.table, seat);
        let action = step.played.action;
        match found.last_mut().filter(|_| goes_on) {
            Some(decision) => decision.done.push(action),
            None if !is_choice(before.as_ref(), seat) => return,
            None => found.push(Decision { entry: step.number, before, done: vec![action] }),
        }
        goes_on = !ends;
    })?;
    Ok(found)
}

/// An entry of a log that was played.
pub(super) struct Step<'a> {
    /// Its number, as the log counts.
    pub(super) number: usize,
    pub(super) entry: &'a Entry,
    pub(super) played: Played,
    /// The table after it.
    pub(super) table: &'a dyn AnyTable,
}

impl Step<'_> {
    /// The seat that did it, if it was not done by itself.
    pub(super) fn actor(&self) -> Option<Seat> {
        if let EntryKind::Act(seat, _) = self.entry.kind { Some(seat) } else { None }
    }
}

/// Goes through a log, entry by entry, with the table before each.
///
/// # Errors
/// [`ReplayError`] names the entry that does not replay.
pub(super) fn steps(
    title: &dyn Title,
    log: &Log,
    mut seen: impl FnMut(Box<dyn AnyTable>, Step<'_>),
) -> Result<(), ReplayError> {
    let mut before: Option<Box<dyn AnyTable>> = None;
    let (mut next, writes_answers) = (0, log.writes_answers());
    replay(title, log, |table, entry, played| {
        let number = next;
        next += usize::from(writes_answers || !entry.is_automatic());
        if let Some((before, played)) = before.replace(table.boxed()).zip(played) {
            seen(before, Step { number, entry, played, table });
        }
    })?;
    Ok(())
}

/// Whether a seat could do more than one thing.
fn is_choice(table: &dyn AnyTable, seat: Seat) -> bool {
    let sight = table.sight(Viewer::Seat(seat));
    // A seat that is not waited for can also do nothing.
    sight.actions().len() > 1 || !sight.forms().is_empty() || !table.turn().must().contains(seat)
}

/// Whether a seat acts on before anybody else does.
fn acts_on(before: &dyn AnyTable, after: &dyn AnyTable, seat: Seat) -> bool {
    let (asked, turn) = (before.turn().may(), after.turn());
    let answers = turn.may().iter().any(|other| !asked.contains(other));
    turn.must().contains(seat) && !answers && after.reflex().is_none()
}
