//! Substitutes: a seat is offered in the channel, and the person who takes it plays on with what it holds.

use rules::{Arg, Seat};

use super::caretaker;
use crate::answers::{By, Change, Denied, Effect, Note, player};
use crate::clock::banks;
use crate::table::{Call, Deed, Orders, Person, Reminders, SeatRow, Session, Sitter, Status, mark, named};

/// Whether a person has sat on another seat, and so knows what it held.
fn knows_another(session: &Session, seat: Seat, user: u64) -> bool {
    let mark = mark(&session.secret, user);
    session.sat.iter().any(|(other, sitter)| *other != seat && *sitter == user)
        || session.barred.iter().any(|(other, barred)| *other != seat && *barred == mark)
}

/// Offers the person's seat to others; a computer plays on until somebody takes it, or they come back.
pub(crate) fn offer_seat(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let seat = match session.player(by.who) {
        Err(Denied::HandedOver) => session.seat_of(by.who.user).ok_or(Denied::NotSeated)?,
        seat => seat?,
    };
    let row = session.seat(seat).ok_or(Denied::NotSeated)?;
    if row.offered.is_some() {
        return Err(Denied::AlreadyOffered);
    }
    if session.people().iter().all(|other| other == seat) {
        return Err(Denied::LastPerson);
    }
    let mut change = match row.caretaker {
        Some(_) => Change::onward(session, by.moment),
        None => caretaker::hand_over(session, false, by)?,
    };
    change.offer(seat, by.who);
    Ok(change)
}

/// The seat that somebody may take: the offer with that number, or the first offer, unless they have sat on another seat.
fn on_offer<'a>(session: &'a Session, number: Option<i64>, who: &Person) -> Result<&'a SeatRow, Denied> {
    match session.status {
        Status::Lobby => return Err(Denied::NotStarted),
        Status::Over | Status::Ended => return Err(player::over(session)),
        Status::Frozen => return Err(Denied::Frozen),
        Status::Live => {}
    }
    if session.seat_of(who.user).is_some() {
        return Err(Denied::AlreadySeated);
    }
    if session.freed.contains(&who.user) {
        return Err(Denied::TakenOff);
    }
    let offered = |row: &&SeatRow| row.offered.is_some() && (number.is_none() || row.offered == number);
    let free: Vec<&SeatRow> = session.seats.iter().filter(offered).collect();
    let fair = free.iter().find(|row| !knows_another(session, row.seat, who.user));
    fair.copied().ok_or(if free.is_empty() { Denied::NotOffered } else { Denied::SatElsewhere })
}

/// Takes an offered seat: the offer with that number, or the first one.
pub(crate) fn take_seat(session: &Session, number: Option<i64>, by: By<'_>) -> Result<Change, Denied> {
    let row = on_offer(session, number, by.who)?;
    let (seat, must) = (row.seat, row.must());
    let old = row.sitter.number();
    let left = match &row.sitter {
        Sitter::Person { user, name, .. } => named(*user, name.clone()),
        Sitter::Computer { .. } => Arg::Message("person-computer".to_owned()),
    };
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Take(Some(old)), Some(seat), by.who);
    change.close_offer(seat, "offer-taken");
    let row = change.session.row(seat);
    row.sitter = by.who.sitter();
    (row.caretaker, row.stands_in, row.joined) = (None, false, by.moment.now);
    row.availability = by.moment.availability.clone();
    // Orders belong to the person, not to the seat.
    row.orders = Orders { last: row.orders.last, ..Orders::default() };
    row.reminders = Reminders::begun(by.moment.now, &row.availability);
    // A panel that was opened before belongs to somebody else.
    row.decision += 1;
    // They see the question in the answer.
    row.call = if must { Call::Owed(by.moment.now) } else { Call::Quiet };
    // Nobody has waited for them before.
    row.asked_since = must.then_some(by.moment.now);
    if session.host == old {
        change.session.host = by.who.user;
    }
    if let Some(pace) = session.terms.pace {
        banks::leave_at_least(&mut change.session, seat, pace.gift(), by.moment.now);
    }
    change.lapse_question(by.who.user);
    change.take_calls_away(session);
    let note = Note::new("notice-taken").with("name", seat).with("old", left);
    change.effects.push(Effect::Notice(note));
    change.show_anew();
    Ok(change)
}

impl Change {
    /// Offers a seat in the channel; if it is offered already, shows the offer again.
    pub(crate) fn offer(&mut self, seat: Seat, who: &Person) {
        if let Some(number) = self.session.row(seat).offered {
            self.effects.push(Effect::Offer(number));
            return;
        }
        let number = self.announce(Deed::Offer, Some(seat), who);
        self.session.row(seat).offered = Some(number);
        self.effects.push(Effect::Offer(number));
    }

    /// Withdraws the offer of a seat, if there is one: its owner is back.
    pub(crate) fn withdraw_offer(&mut self, seat: Seat, who: &Person) {
        if self.session.row(seat).offered.is_some() {
            self.note(Deed::Withdraw, Some(seat), who);
            self.close_offer(seat, "offer-withdrawn");
        }
    }

    /// Closes the message of an offer with a last sentence.
    fn close_offer(&mut self, seat: Seat, key: &str) {
        if let Some(question) = self.session.row(seat).offered.take() {
            let note = Note::new(key).with("name", seat);
            self.effects.push(Effect::Closed { question, note });
        }
    }

    /// Closes the offers of a game that is over.
    pub(crate) fn close_offers(&mut self) {
        for number in 0..self.session.seats.len() {
            self.close_offer(Seat(number as u8), "offer-over");
        }
    }
}
