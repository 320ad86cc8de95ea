//! A first game with a guide: one person and easy computers, a prepared beginning, and nothing of it counts.

use tabletop::Title;
use thinking::Level;

use super::lobby;
use crate::answers::{Change, Denied, Intent, Moment};
use crate::table::{Deed, Person, Place};

impl Change {
    /// Opens a first game and begins it: nobody is waited for, and nothing about its luck is to be published before.
    pub(crate) fn teach(
        place: Place,
        title: &'static dyn Title,
        intent: &Intent,
        language: &str,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let lesson = title.lesson().ok_or_else(|| Denied::UnknownGame(title.id().to_owned()))?;
        let mut session = lobby::empty(place, title, who.user, moment);
        session.secret = lesson.secret(title.id());
        session.terms.lesson = true;
        session.seats_wanted = lesson.seats;
        session.language = language.to_owned();
        lobby::sit_down(&mut session, who, moment);
        let mut change = Change::new(session, moment.now);
        change.note(Deed::Open(title.id().to_owned()), None, who);
        for _ in 1..lesson.seats {
            change.sit_computer(Level::Easy, who, moment)?;
        }
        let opened = change.session.clone();
        change.begin(who)?.settle(&opened, Some(intent), who)
    }
}
