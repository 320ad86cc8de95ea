//! The decisions of a seat, found in a log.

use super::super::replay::{ReplayError, replay};
use super::super::{EntryKind, Log};
use crate::core::play::{AnyTable, Played};
use crate::core::rules::Barrier;
use crate::core::seat::{Seat, Viewer};

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
    log: &Log,
    seat: Seat,
    own: &dyn Fn(usize) -> bool,
) -> Result<Vec<Decision>, ReplayError> {
    let (mut found, mut goes_on) = (Vec::<Decision>::new(), false);
    let mut before: Option<Box<dyn AnyTable>> = None;
    let (mut next, writes_answers) = (0, log.writes_answers());
    replay(log, |table, entry, played| {
        let number = next;
        next += usize::from(writes_answers || !entry.is_automatic());
        let is_own = matches!(entry.kind, EntryKind::Act(who, _) if who == seat) && own(number);
        let stood = before.replace(table.boxed());
        let Some((stood, played)) = stood.zip(played).filter(|_| is_own) else {
            goes_on = false;
            return;
        };
        let ends = played.barrier == Barrier::Shut || !acts_on(stood.as_ref(), table, seat);
        let Played { action, .. } = played;
        match found.last_mut().filter(|_| goes_on) {
            Some(decision) => decision.done.push(action),
            None if !is_choice(stood.as_ref(), seat) => return,
            None => found.push(Decision { entry: number, before: stood, done: vec![action] }),
        }
        goes_on = !ends;
    })?;
    Ok(found)
}

/// Whether a seat could do more than one thing.
fn is_choice(table: &dyn AnyTable, seat: Seat) -> bool {
    let sight = table.sight(Viewer::Seat(seat));
    // Whoever is not waited for can also do nothing.
    sight.actions().len() > 1 || !sight.forms().is_empty() || !table.turn().must().contains(seat)
}

/// Whether a seat acts on before anybody else does.
fn acts_on(before: &dyn AnyTable, after: &dyn AnyTable, seat: Seat) -> bool {
    let (asked, turn) = (before.turn().may(), after.turn());
    let answers = turn.may().iter().any(|other| !asked.contains(other));
    turn.must().contains(seat) && !answers && after.reflex().is_none()
}
