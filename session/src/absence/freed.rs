//! Seats that a moderator frees: their people are taken off the table and cannot come back.

use crate::answers::{By, Change, Denied, Effect, Note, player};
use crate::life::lobby;
use crate::table::{CARETAKER, Deed, Session, Sitter, Status, named};

/// Takes the person with that number off the table; the channel learns who did it. In the lobby they get up. Later a computer sits on their
/// seat, and others may take it over if it is offered.
pub(crate) fn free(session: &Session, number: u64, offered: bool, by: By<'_>) -> Result<Change, Denied> {
    if !session.status.is_open() {
        return Err(player::over(session));
    }
    let there = |seat: &rules::Seat| session.seat(*seat).is_some_and(|row| row.sitter.user().is_some());
    let seat = session.seat_of(number).filter(there).ok_or(Denied::NobodyThere)?;
    if !session.present().contains(seat) {
        return Err(Denied::Resigned);
    }
    let name = match session.seat(seat).map(|row| &row.sitter) {
        Some(Sitter::Person { user, name, .. }) => named(*user, name.clone()),
        _ => return Err(Denied::NobodyThere),
    };
    let who = by.who.as_moderator();
    let by = By { who: &who, ..by };
    if session.status == Status::Lobby {
        session.in_lobby()?;
        let mut change = lobby::without(session, seat, Deed::Remove(Some(number)), number, by);
        change.effects.push(Effect::Notice(Note::new("notice-removed").with("old", name).by(by.who.user)));
        return Ok(change);
    }
    let computer = session.free_number().ok_or(Denied::Full)?;
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Free(Some(number)), Some(seat), by.who);
    let told = Note::new("notice-freed").with("name", seat).with("old", name).by(by.who.user);
    let row = change.session.row(seat);
    row.sitter = Sitter::Computer { number: computer, level: CARETAKER };
    row.caretaker = None;
    row.joined = by.moment.now;
    change.vacate(seat, session, told, by.who);
    if offered && change.session.status.is_open() {
        change.offer(seat, by.who);
    }
    Ok(change)
}
