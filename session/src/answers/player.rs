//! Who may do anything at a table at all, and why others may not.

use rules::Seat;

use super::denied::Denied;
use crate::table::{Author, Person, Session, Status};

impl Session {
    /// The seat of somebody who still plays in a live game, or of the computer that plays for them.
    pub fn player(&self, who: &Person) -> Result<Seat, Denied> {
        match self.status {
            Status::Lobby => return Err(unbegun(self)),
            Status::Over | Status::Ended => return Err(over(self)),
            Status::Frozen => return Err(Denied::Frozen),
            Status::Live => {}
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        let handed_over = self.seat(seat).is_some_and(|row| row.caretaker.is_some());
        match who.author {
            _ if !self.present().contains(seat) => Err(Denied::Resigned),
            Author::Person if handed_over => Err(Denied::HandedOver),
            _ => Ok(seat),
        }
    }

    /// The reason why there is no board to show.
    pub fn boardless(&self) -> Denied {
        match self.status {
            Status::Over | Status::Ended if self.log.is_empty() => Denied::Closed,
            Status::Lobby => unbegun(self),
            // The log of a finished game may not replay under the present rules either.
            _ => Denied::Frozen,
        }
    }
}

/// Whether a button made for that decision still means what it says.
pub(crate) fn fresh(session: &Session, seat: Seat, decision: Option<u32>) -> Result<(), Denied> {
    let now = session.decision(seat);
    if decision.is_none_or(|decision| decision == now) { Ok(()) } else { Err(Denied::Stale { now }) }
}

/// The reason why the game cannot be played yet.
fn unbegun(session: &Session) -> Denied {
    if session.is_starting() { Denied::Starting } else { Denied::NotStarted }
}

/// The reason why nothing more can be done at a table that is over.
pub(crate) fn over(session: &Session) -> Denied {
    if session.log.is_empty() { Denied::Closed } else { Denied::Over }
}
