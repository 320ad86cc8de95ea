//! A full lobby: its host is called to begin, and reminded like anybody who keeps others waiting.

use rules::Seat;

use super::{lobby, reunion};
use crate::answers::Change;
use crate::table::{Call, Session};

/// The host of a full lobby, if others wait for them there.
fn awaited_host(session: &Session) -> Option<Seat> {
    let full =
        session.in_lobby().is_ok() && lobby::room(session).is_err() && !reunion::begins_when_full(session);
    session.seat_of(session.host).filter(|_| full && session.people().len() > 1)
}

impl Change {
    /// Lets a full lobby wait for its host. A host who was `there` just now has seen it, and is owed the call. While a start is settled
    /// they are left in peace, also when it is cancelled.
    pub(crate) fn settle_host(&mut self, before: &Session, there: Option<Seat>) {
        let now = self.at;
        let host = awaited_host(&self.session).filter(|_| !before.is_starting());
        let parked = self.session.parked;
        for row in self.session.seats.iter_mut().filter(|row| Some(row.seat) != host) {
            row.asked_since = None;
        }
        let Some(seat) = host else { return };
        let row = self.session.row(seat);
        let new = row.asked_since.is_none();
        row.asked_since.get_or_insert(now);
        if there == Some(seat) || new && !row.may_be_called(now) {
            row.call = Call::Owed(now);
        } else if new && (!parked || row.availability.direct) {
            self.call_out(seat);
        }
    }
}
