//! Acting and resigning.

use std::sync::Arc;

use thinking::MIND;

use super::look;
use super::playing::Playing;
use crate::absence::unattended;
use crate::answers::{By, Change, Denied, Effect, Note, player};
use crate::table::{Author, Session, Status};

/// Does a seat's actions, one after the other: all or none up to the first barrier, from there on as far as they go.
pub(crate) fn act(
    session: &Session,
    moves: &[String],
    decision: Option<u32>,
    by: By<'_>,
) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    player::fresh(session, seat, decision)?;
    if moves.is_empty() {
        return Err(Denied::NoMove);
    }
    let typed = decision.is_none() && by.who.author == Author::Person;
    if let [only] = moves
        && typed
        && look::means_otherwise(session, seat, only, by.who)?
    {
        return Err(Denied::Stale { now: session.decision(seat) });
    }
    let mut playing = Playing::resume(Change::onward(session, by.moment), by.who)?;
    let (mut shut, mut halted) = (false, None);
    for (number, notation) in (1..).zip(moves) {
        match playing.act(seat, notation) {
            Ok(barrier) => shut |= barrier,
            // Something has been drawn or shown: the actions so far stand.
            Err(Denied::Rule(refusal)) if shut => {
                halted = Some(Arc::new(Denied::Halted { number, refusal }));
                break;
            }
            Err(Denied::Rule(refusal)) if moves.len() > 1 => {
                return Err(Denied::LinkRefused { number, refusal });
            }
            Err(denied) => return Err(denied),
        }
    }
    let mut change = Change { halted, ..playing.finish(session, seat) };
    if by.who.author == Author::Computer {
        change.session.mind = Some(if session.mind.is_none_or(|mind| mind == MIND) { MIND } else { 0 });
        change.bound_unattended();
    }
    Ok(change)
}

/// Leaves the game for good. If no person is left, the people who are away are called back, or the table ends; if the last one wishes to
/// watch, computers play on.
pub(crate) fn resign(session: &Session, watches: bool, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    let mut playing = Playing::resume(Change::onward(session, by.moment), by.who)?;
    playing.resign(seat)?;
    let mut change = playing.finish(session, seat);
    let watches = watches
        && unattended::may_resign_to_watch(session, by.who.user)
        && change.session.status == Status::Live;
    if session.seats.len() > 1 {
        let told = if watches { "notice-resigned-watching" } else { "notice-resigned" };
        change.effects.insert(0, Effect::Notice(Note::new(told).with("name", seat)));
    }
    if watches {
        change.leave_to_computers(by.who);
    } else if unattended::is_unattended(&change.session) && !change.call_back() {
        // Computers do not play on among themselves if nobody wishes to watch.
        change.end(by.who);
    }
    Ok(change)
}
