//! What a change of a person's availability changes at a table.

use crate::answers::{By, Change, Denied, Effect};
use crate::clock::banks;
use crate::table::{Reminders, Session, Status};
use crate::time::Availability;

/// Notes when a person is there from now on, and how to call them. Time that has passed is counted by the earlier availability.
pub(crate) fn keep_availability(
    session: &Session,
    availability: &Availability,
    by: By<'_>,
) -> Result<Change, Denied> {
    let seat = session.seat_of(by.who.user).ok_or(Denied::NotSeated)?;
    if !session.status.is_open() && !session.vanished {
        return Err(Denied::Over);
    }
    let mut change = Change::untouched(session, by.moment);
    banks::give(&mut change.session, seat, 0, by.moment.now);
    let row = change.session.row(seat);
    let holiday = row.availability.away != availability.away;
    // A person who ends a holiday is there: silence until now does not count.
    let returned = row.availability.is_away(by.moment.now) && !availability.is_away(by.moment.now);
    row.reminders = match row.reminders.since {
        Some(_) if returned => Reminders::begun(by.moment.now, availability),
        Some(_) => row.reminders.under(&row.availability, availability, by.moment.now),
        None => row.reminders,
    };
    row.availability = availability.clone();
    // The posted messages name holidays and times.
    match session.status {
        Status::Lobby if holiday => change.effects.push(Effect::Lobby),
        _ if holiday || change.session.deadline(seat) != session.deadline(seat) => change.show_anew(),
        _ => {}
    }
    Ok(change)
}
