//! Caretakers: a computer plays for a person who has handed their seat over, until they come back.

use rules::{Seat, SeatSet};
use thinking::Level;

use super::unattended;
use crate::answers::{By, Change, Confirmation, Denied, Effect, Note};
use crate::table::{CARETAKER, Call, Deed, Keeper, Person, Reminders, SeatRow, Session, Status};

/// Whether a computer plays for that person.
pub fn is_handed_over(session: &Session, user: u64) -> bool {
    let own = session.seats.iter().find(|row| row.sitter.user() == Some(user));
    session.status == Status::Live && own.is_some_and(|row| row.caretaker.is_some() && row.left.is_none())
}

/// Hands the person's seat over to a computer. Another person must still play, unless the last one wishes to watch the computers.
pub(crate) fn hand_over(session: &Session, watches: bool, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    let last = session.people() == SeatSet::one(seat);
    match unattended::may_leave_to_computers(session, by.who.user) {
        false if last => return Err(Denied::LastPerson),
        true if !watches => return Err(Denied::Unsure(Confirmation::LeaveToComputers)),
        _ => {}
    }
    let mut change = exchanged(session, seat, Some(CARETAKER), by);
    change.session.row(seat).call = Call::Quiet;
    change.take_calls_away(session);
    if last {
        change.leave_to_computers(by.who);
    }
    change.tell_who_plays(if last { "notice-handed-over-watching" } else { "notice-handed-over" }, seat);
    Ok(change)
}

/// Takes the person's seat back from its caretaker.
pub(crate) fn come_back(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let seat = match session.player(by.who) {
        Err(Denied::HandedOver) => session.seat_of(by.who.user).ok_or(Denied::NotSeated)?,
        Ok(_) => return Err(Denied::NotHandedOver),
        Err(denied) => return Err(denied),
    };
    if session.terms.strict && session.seat(seat).is_some_and(|row| row.stands_in) {
        return Err(Denied::TimeIsUp);
    }
    let mut change = exchanged(session, seat, None, by);
    let row = change.session.row(seat);
    if row.must() {
        // They see the question in the answer.
        row.call = Call::Owed(by.moment.now);
    }
    change.tell_who_plays("notice-came-back", seat);
    Ok(change)
}

/// Puts another sitter on a person's seat. A question to everybody lapses, because the people to ask have changed.
fn exchanged(session: &Session, seat: Seat, caretaker: Option<Level>, by: By<'_>) -> Change {
    let mut change = Change::onward(session, by.moment);
    let deed = match caretaker {
        Some(_) => Deed::HandOver(Keeper { level: caretaker, once: false }),
        None => Deed::ComeBack,
    };
    change.note(deed, Some(seat), by.who);
    let row = change.session.row(seat);
    (row.caretaker, row.stands_in) = (caretaker, false);
    row.reminders = Reminders::begun(by.moment.now, &row.availability);
    // A panel that was opened before asks the earlier sitter.
    row.decision += 1;
    change.lapse_question(by.who.user);
    change
}

impl Change {
    /// Gives seats back to the people for whom computers play, and calls them, because nobody else is left. Returns whether there were any.
    pub(crate) fn call_back(&mut self) -> bool {
        let away =
            |row: &&SeatRow| row.caretaker.is_some() && row.left.is_none() && row.sitter.user().is_some();
        let kept = self.session.seats.iter().filter(away);
        let kept: Vec<Seat> = kept.map(|row| row.seat).collect();
        for &seat in &kept {
            self.note(Deed::ComeBack, Some(seat), &Person::bot());
            let row = self.session.row(seat);
            (row.caretaker, row.stands_in) = (None, false);
            row.decision += 1;
            // The seat is theirs again, so nobody else can take it.
            self.withdraw_offer(seat, &Person::bot());
            self.effects
                .push(Effect::Notice(Note::new("notice-called-back").with("name", seat).calling(seat)));
        }
        !kept.is_empty()
    }

    /// Lets a computer play on a person's seat. A question to everybody lapses, because the people to ask have changed.
    pub(crate) fn seat_caretaker(&mut self, seat: Seat, who: &Person) {
        self.lapse_question(who.user);
        let row = self.session.row(seat);
        row.caretaker = Some(CARETAKER);
        row.decision += 1;
        if std::mem::take(&mut row.call) == Call::Out {
            self.effects.push(Effect::TakeCallAway(seat));
        }
    }

    /// Removes computers that stood in for one turn, once that turn has passed.
    pub(crate) fn end_stand_ins(&mut self) {
        let on_turn = self.session.on_turn();
        let done = self.session.seats.iter().filter(|row| row.stands_in && !on_turn.contains(row.seat));
        let done: Vec<Seat> = done.map(|row| row.seat).collect();
        for seat in done {
            self.note(Deed::ComeBack, Some(seat), &Person::bot());
            let row = self.session.row(seat);
            (row.caretaker, row.stands_in) = (None, false);
            row.decision += 1;
        }
    }
}
