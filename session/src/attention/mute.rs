//! Peace for a turn: no more reminders of what is asked now.

use rules::Seat;

use crate::answers::{By, Change, Denied};
use crate::table::{Session, Status};

impl Session {
    /// Whether a person can still be reminded of what the game asks of them.
    pub fn can_be_muted(&self, user: u64) -> bool {
        let row = self.seat_of(user).and_then(|seat| self.seat(seat));
        row.is_some_and(|row| {
            let live = self.calls() && self.delaying().contains(row.seat);
            live && row.reminders.next.is_some() && row.availability.digest.is_none()
        })
    }
}

/// Stops a person's reminders of what the game asks now; they begin anew with its next question.
pub(crate) fn mute(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let begins = |seat: &Seat| session.status == Status::Lobby && session.delaying().contains(*seat);
    let seat = session.seat_of(by.who.user).filter(begins).map_or_else(|| session.player(by.who), Ok)?;
    if !session.delaying().contains(seat) {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::untouched(session, by.moment);
    change.session.row(seat).reminders.next = None;
    Ok(change)
}
