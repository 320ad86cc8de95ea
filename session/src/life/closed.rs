//! Closed channels: while nothing can be posted there the table waits, until the channel opens again.

use rules::SeatSet;

use crate::answers::{By, Change, Denied, Effect};
use crate::clock::pause;
use crate::table::{Call, Deed, SeatRow, Session, Status};

/// Notes that nothing can be posted any more. A finished game may still have its last board to show.
pub(crate) fn park(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    if session.vanished {
        return Err(Denied::Over);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Park, None, by.who);
    Ok(change)
}

/// Goes on when the channel is open again: shows the board, calls the people whom the table waits for, and lets silence begin anew.
pub(crate) fn unpark(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    if !session.parked {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Unpark, None, by.who);
    pause::begin_anew(&mut change.session, session.still.parked, session.still.paused, by.moment.now);
    // A direct message has reached its person, so it still stands.
    let heard = |seat| session.seat(seat).is_some_and(|row| row.availability.direct && row.call == Call::Out);
    let called: SeatSet = session.waited_for().iter().filter(|&seat| !heard(seat)).collect();
    for row in change.session.seats.iter_mut().filter(|row| called.contains(row.seat)) {
        row.call = Call::Quiet;
        // The host of a full lobby is called as if it had just become full.
        row.asked_since = row.asked_since.filter(|_| session.status != Status::Lobby);
    }
    match session.status {
        Status::Lobby => change.effects.push(Effect::Lobby),
        Status::Live => change.effects.push(Effect::Board { since: session.next, ping: called }),
        Status::Over | Status::Ended | Status::Frozen => {}
    }
    Ok(change)
}

/// Whether a call reaches the person who sits there: where the channel is closed, only direct messages do.
pub(crate) fn reaches(session: &Session, row: &SeatRow) -> bool {
    !session.parked || row.availability.direct
}

impl Change {
    /// Calls by direct message the people whom a board would call that cannot be posted.
    pub(crate) fn call_directly(&mut self) {
        let mut direct = SeatSet::EMPTY;
        for effect in &mut self.effects {
            if let Effect::Board { ping, .. } = effect {
                let reached = |&seat: &rules::Seat| {
                    self.session.seat(seat).is_some_and(|row| row.must() && row.availability.direct)
                };
                direct = ping.iter().filter(reached).chain(direct.iter()).collect();
                *ping = ping.iter().filter(|&seat| !direct.contains(seat)).collect();
            }
        }
        for seat in direct.iter() {
            self.call_out(seat);
        }
    }
}
