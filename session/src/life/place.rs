//! The place of a table: its channel may be deleted, and the table may be brought to another.

use rules::SeatSet;

use super::search;
use crate::answers::{By, Change, Denied, Effect, Note, player};
use crate::clock::pause;
use crate::table::{Call, DELAY, Deed, EndReason, Pair, Place, Reminders, Session, Status};

/// Everything that the channel shows of the table: to post again where the messages are lost.
pub fn showing(session: &Session) -> Vec<Effect> {
    if session.is_private() {
        return Vec::new();
    }
    let board = Effect::Board { since: session.next, ping: SeatSet::EMPTY };
    let question = session.question.as_ref().map(|open| Effect::Question(open.number));
    match session.status {
        Status::Lobby => [Effect::Lobby].into_iter().chain(search::search_effects(session)).collect(),
        Status::Frozen => {
            let notice = Effect::Notice(Note::new("notice-frozen"));
            let board = session.now.as_ref().map(|_| board);
            [Some(notice), board, question].into_iter().flatten().collect()
        }
        Status::Live => {
            let appeal = session.appeal().map(|(number, _)| Effect::Appeal(number));
            let absences = session.absences.iter().map(|absence| Effect::Absence(absence.number));
            let offers = session.seats.iter().filter_map(|row| row.offered).map(Effect::Offer);
            [Some(board), appeal, question].into_iter().flatten().chain(absences).chain(offers).collect()
        }
        Status::Over | Status::Ended => Vec::new(),
    }
}

/// Whether the table can be brought to another channel.
pub fn is_movable(session: &Session) -> bool {
    session.status.is_open() || session.vanished
}

/// The phase of the table's life; if its channel was deleted, the phase in which it will go on.
pub(crate) fn phase(session: &Session) -> Status {
    match session.status {
        Status::Ended if !session.vanished => Status::Ended,
        Status::Ended if session.log.is_empty() => Status::Lobby,
        Status::Ended if session.now.is_none() => Status::Frozen,
        Status::Ended => Status::Live,
        status => status,
    }
}

/// Closes the table without a result because its channel has been deleted. Nothing can be posted. Offered seats stay so; all other
/// questions are asked anew if the table goes on.
pub(crate) fn vanish(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    if !session.status.is_open() {
        return Err(Denied::Over);
    }
    let mut change = Change::onward(session, by.moment);
    change.session.status = Status::Ended;
    change.note(Deed::End(EndReason::ChannelDeleted), None, by.who);
    for row in &mut change.session.seats {
        row.asked_since = None;
        row.call = Call::Quiet;
    }
    Ok(change)
}

/// Moves the table to another channel of its server: the old channel gets a note, the new one everything there is to see. A private table
/// so becomes everybody's.
pub(crate) fn bring(session: &Session, channel: u64, allowed: bool, by: By<'_>) -> Result<Change, Denied> {
    if !is_movable(session) {
        return Err(player::over(session));
    }
    if session.host != by.who.user && !allowed {
        return Err(Denied::NotHostNorModerator);
    }
    let old = session.place.channel;
    if channel == old && !session.vanished {
        return Err(Denied::HereAlready);
    }
    let mut change = Change::onward(session, by.moment);
    (change.session.place, change.session.status) = (Place { channel, ..session.place }, phase(session));
    let own = session.host == by.who.user || session.seat_of(by.who.user).is_some();
    let who = if own { by.who.clone() } else { by.who.as_moderator() };
    let by = By { who: &who, ..by };
    // The row outlives its people, so it does not name one.
    let from = if session.is_private() { 0 } else { old };
    change.note(Deed::Bring(Some(Pair(from, channel))), None, by.who);
    if session.vanished {
        reopen(&mut change.session);
    } else if !session.is_private() {
        change.effects.push(Effect::Left { channel: old, messages: Vec::new() });
    }
    if session.parked || session.vanished {
        pause::begin_anew(&mut change.session, session.still.parked, session.still.paused, by.moment.now);
    }
    // A closed or deleted channel has called nobody.
    let unheard = session.vanished || session.parked;
    let called = if unheard { change.session.waited_for() } else { SeatSet::EMPTY };
    change.effects.extend(showing(&change.session).into_iter().map(|effect| match effect {
        Effect::Board { since, .. } => Effect::Board { since, ping: called },
        other => other,
    }));
    Ok(change)
}

/// Goes on where the table was when its channel was deleted.
fn reopen(session: &mut Session) {
    let must = session.table().map_or(SeatSet::EMPTY, |table| table.turn().must());
    let now = session.touched;
    for row in &mut session.seats {
        row.asked_since = must.contains(row.seat).then_some(now);
        row.reminders = Reminders::begun(now, &row.availability);
        // Orders wait as long as after any other question.
        row.orders.due = row.orders.due.map(|_| now + DELAY);
    }
}
