//! A first game with a guide: one person and easy computers, a prepared beginning, and nothing of it counts.

use tabletop::Title;
use thinking::Level;

use super::lobby;
use crate::answers::{By, Change, Denied, Intent};
use crate::table::{Deed, Place};

impl Change {
    /// Opens a first game and begins it at once: nobody else is waited for, and its luck needs no publication.
    pub(crate) fn teach(
        place: Place,
        title: &'static dyn Title,
        intent: &Intent,
        language: &str,
        by: By<'_>,
    ) -> Result<Change, Denied> {
        let lesson = title.lesson().ok_or_else(|| Denied::UnknownGame(title.id().to_owned()))?;
        let mut session = lobby::empty(place, title, by.who.user, by.moment);
        session.secret = lesson.secret(title.id());
        session.terms.lesson = true;
        session.seats_wanted = lesson.seats;
        session.language = language.to_owned();
        lobby::sit_down(&mut session, by);
        let mut change = Change::new(session, by.moment.now);
        change.note(Deed::Open(title.id().to_owned()), None, by.who);
        for _ in 1..lesson.seats {
            change.sit_computer(Level::Easy, by)?;
        }
        change.begin_untold(intent, by)
    }
}
