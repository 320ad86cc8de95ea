//! Unattended tables: the last person has left, and wishes to see how the computers play the game out.

use rules::SeatSet;
use tabletop::EntryKind;

use crate::answers::{By, Change, Confirmation, Denied, Effect, Note};
use crate::table::{Author, Deed, LogEntry, Person, Session, Status};

/// The most entries that computers write after the last person has left: many times the length of their games, so only endless ones are
/// cut.
const MOST_ENTRIES: usize = 5_000;

/// Whether a game goes on without people: computers play it out.
pub fn is_unattended(session: &Session) -> bool {
    matches!(session.status, Status::Live | Status::Frozen) && session.people().is_empty()
}

/// Whether that person is the last one whose game it is, and computers would play it out after they leave.
pub fn may_leave_to_computers(session: &Session, user: u64) -> bool {
    let own = session.seat_of(user).map(SeatSet::one).filter(|own| *own == session.people());
    session.status == Status::Live && session.seats.len() > 1 && own == Some(session.owners())
}

/// Whether that person may resign and let computers play it out: with fewer than two others left the game would be over.
pub fn may_resign_to_watch(session: &Session, user: u64) -> bool {
    may_leave_to_computers(session, user) && session.present().len() > 2
}

/// Whether that person may end the game that computers play out: the person who left it to them, or its host.
pub fn may_end_unattended(session: &Session, user: u64) -> bool {
    let resigned = session.log.iter().rfind(|logged| matches!(logged.entry.kind, EntryKind::Resign(_)));
    let last = session.owners().iter().next().or_else(|| resigned.and_then(LogEntry::seat));
    let seat = session.seat_of(user);
    is_unattended(session) && seat.is_some() && (seat == last || session.host == user)
}

/// Ends a game that computers play out, if that person is sure.
pub(crate) fn end_unattended(session: &Session, sure: bool, by: By<'_>) -> Result<Change, Denied> {
    if !sure {
        return Err(Denied::Unsure(Confirmation::EndAlone));
    }
    let mut change = Change::onward(session, by.moment);
    change.end(by.who);
    Ok(change)
}

impl Change {
    /// Lets time run again if it stood still: nobody is left who could.
    pub(crate) fn leave_to_computers(&mut self, who: &Person) {
        if self.session.paused {
            self.note(Deed::Resume, None, who);
        }
    }

    /// Ends a game that computers would play without end.
    pub(crate) fn bound_unattended(&mut self) {
        let session = &self.session;
        let alone = session.log.iter().rev().take_while(|logged| logged.author == Author::Computer);
        if session.status == Status::Live && session.people().is_empty() && alone.count() > MOST_ENTRIES {
            self.end(&Person::bot());
            self.effects.push(Effect::Notice(Note::new("notice-unending")));
        }
    }
}
