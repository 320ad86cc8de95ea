//! What becomes of a table under other rules: it goes on under them, or waits.

use crate::answers::{Change, Denied, Effect, Moment, Note};
use crate::play::Playing;
use crate::table::{Kind, Matter, Person, Session, Status};

/// Takes a table over to the present rules, under which its log has just been replayed, and plays what they answer by themselves.
///
/// # Errors
/// If the game cannot answer itself.
pub fn adopt(session: &Session, moment: &Moment) -> Result<Change, Denied> {
    let mut onward = session.onward(moment.now);
    onward.rules = session.title.rules();
    onward.status = Status::Live;
    let mut start = Change::new(onward);
    start.note(Kind::Adopt, None, &Person::bot(), session.title.rules().to_string());
    let mut playing = Playing::resume(&start.session, &Person::bot(), moment.now)?;
    playing.answer()?;
    let mut change = playing.settle_alone(start.session);
    change.rows.splice(0..0, start.rows);
    change.cut = Some(0);
    if session.status == Status::Frozen {
        // It may have been brought elsewhere meanwhile.
        let shown = change.shows_board();
        let again = change.session.showing().into_iter();
        change.effects.extend(again.filter(|effect| !(shown && matches!(effect, Effect::Board { .. }))));
        change.effects.insert(0, Effect::Notice(Note::new("notice-thawed")));
    }
    let mut change = change.settle(session, None, &Person::bot(), moment.now)?;
    // Nobody has touched the table.
    change.session.touched = session.touched;
    Ok(change)
}

/// Freezes a table whose log no longer replays under the current rules.
///
/// # Errors
/// If what everybody had agreed to cannot be done.
pub fn freeze(session: &Session, cause: &str, moment: &Moment) -> Result<Change, Denied> {
    let mut onward = session.onward(moment.now);
    onward.status = Status::Frozen;
    onward.touched = session.touched;
    let mut change = Change::new(onward);
    change.note(Kind::Freeze, None, &Person::bot(), cause);
    change.effects.push(Effect::Notice(Note::new("notice-frozen")));
    if session.question.as_ref().is_some_and(|question| question.matter != Matter::End) {
        change.lapse_question(0);
    }
    change.settle(session, None, &Person::bot(), moment.now)
}
