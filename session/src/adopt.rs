//! What happens to a table when the rules change: it goes on under the new ones, or waits.

use crate::answers::{Change, Denied, Effect, Moment, Note};
use crate::life::place;
use crate::play::Playing;
use crate::table::{Deed, Person, Session, Status};

/// Takes a table over to the present rules, under which its log has just been replayed, and plays the game's own answers.
///
/// # Errors
/// If the game cannot answer itself.
pub fn adopt(session: &Session, moment: &Moment) -> Result<Change, Denied> {
    let mut start = Change::onward(session, moment);
    (start.session.rules, start.session.status) = (session.title.rules(), Status::Live);
    start.note(Deed::Adopt(Some(session.title.rules())), None, &Person::bot());
    let live = start.session.clone();
    let mut playing = Playing::resume(start, &Person::bot())?;
    playing.answer()?;
    let mut change = playing.settle_alone(&live);
    change.cut = Some(0);
    if session.status == Status::Frozen {
        // It may have been brought elsewhere meanwhile.
        let shown = change.shows_board();
        let again = place::showing(&change.session).into_iter();
        change.effects.extend(again.filter(|effect| !(shown && matches!(effect, Effect::Board { .. }))));
        change.effects.insert(0, Effect::Notice(Note::new("notice-thawed")));
    }
    let mut change = change.settle(session, None, &Person::bot())?;
    // Nobody has touched the table.
    change.session.touched = session.touched;
    Ok(change)
}

/// Freezes a table whose log no longer replays under the current rules.
///
/// # Errors
/// If what everybody has agreed to cannot be done.
pub fn freeze(session: &Session, cause: &str, moment: &Moment) -> Result<Change, Denied> {
    let mut change = Change::untouched(session, moment);
    change.session.status = Status::Frozen;
    change.note(Deed::Freeze(cause.to_owned()), None, &Person::bot());
    change.effects.push(Effect::Notice(Note::new("notice-frozen")));
    change.lapse_question(0);
    change.settle(session, None, &Person::bot())
}
