//! Asking everybody: going back beyond a barrier, a pause, and an end without a result need the agreement of all people.

use rules::{Seat, SeatSet};

use crate::answers::{By, Change, Denied, Effect, Note, player};
use crate::clock::grace;
use crate::play::reach;
use crate::table::{Call, Deed, Fate, Matter, Person, Question, SILENT, Session, Status};

/// Asks everybody, or does it at once if no other person is there.
pub(crate) fn ask(session: &Session, matter: Matter, seat: Seat, by: By<'_>) -> Result<Change, Denied> {
    if session.question.is_some() {
        return Err(Denied::QuestionOpen);
    }
    let mut change = Change::onward(session, by.moment);
    let number = change.announce(Deed::Ask(matter), Some(seat), by.who);
    match change.settled() {
        Some(question) => change.grant(session, &question, by.who)?,
        None => {
            change.asked = change.session.question.clone();
            change.effects.push(Effect::Question(number));
        }
    }
    Ok(change)
}

/// The open question, if the button was made for it.
fn asked<'a>(
    session: &'a Session,
    number: Option<i64>,
    who: &Person,
) -> Result<(Seat, &'a Question), Denied> {
    if !session.status.is_open() {
        return Err(player::over(session));
    }
    let seat = session.seat_of(who.user).ok_or(Denied::NotSeated)?;
    let open = session.question.as_ref().filter(|open| number.is_none_or(|number| number == open.number));
    let question = open.ok_or(Denied::NoQuestion)?;
    if session.status == Status::Frozen && question.matter != Matter::End {
        return Err(Denied::Frozen);
    }
    match session.present().contains(seat) {
        _ if question.needed.contains(seat) => Ok((seat, question)),
        true => Err(Denied::HandedOver),
        false => Err(Denied::Resigned),
    }
}

/// When a question is decided without the people who are away, or lapses, in seconds since 1970: after the time for which the table waits
/// for anybody.
pub(crate) fn unanswered_at(session: &Session, question: &Question) -> i64 {
    grace::decided_at(session, question.since, session.terms.pace.map_or(SILENT, |pace| pace.gift()))
}

/// Agrees to a question; the last agreement grants it.
pub(crate) fn agree(session: &Session, number: Option<i64>, by: By<'_>) -> Result<Change, Denied> {
    let (seat, question) = asked(session, number, by.who)?;
    if question.agreed.contains(seat) {
        return Err(Denied::Answered);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Agree(Some(question.number)), Some(seat), by.who);
    match change.settled() {
        Some(question) => {
            change.close_question(&question, Fate::Granted, by.who.user);
            change.grant(session, &question, by.who)?;
        }
        None => change.effects.push(Effect::Question(question.number)),
    }
    Ok(change)
}

/// Declines a question, or withdraws one's own.
pub(crate) fn decline(session: &Session, number: Option<i64>, by: By<'_>) -> Result<Change, Denied> {
    let (seat, question) = asked(session, number, by.who)?;
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Decline(Some(question.number)), Some(seat), by.who);
    change.close_question(question, Fate::Declined(seat), by.who.user);
    Ok(change)
}

impl Change {
    /// The open question, if all agree to it.
    fn settled(&self) -> Option<Question> {
        self.session.question.clone().filter(|question| question.missing().is_empty())
    }

    /// Closes the message of a question. The person who asked learns the outcome once: by a new message that calls them, or, if they caused
    /// it or the game is over anyway, from the question itself. A granted question needs no notice: its effect is the news.
    pub(crate) fn close_question(&mut self, question: &Question, fate: Fate, user: u64) {
        self.asked = None;
        let Question { number, matter, asked_by, .. } = question;
        let own = self.session.seat_of(user) == Some(*asked_by) || self.session.status != Status::Live;
        let asked = match matter {
            Matter::Undo(_) => "consent-undo-asked",
            Matter::Pause => "consent-pause-asked",
            Matter::End => "consent-end-asked",
        };
        let (key, verdict) = match (fate, matter) {
            (Fate::Granted, _) => (asked, None),
            (Fate::Declined(_), _) if own => ("consent-withdrawn", None),
            (Fate::Lapsed, _) if own => ("consent-lapsed", None),
            (Fate::Declined(seat), Matter::Undo(_)) => (asked, Some(("notice-undo-declined", seat))),
            (Fate::Declined(seat), Matter::Pause) => (asked, Some(("notice-pause-declined", seat))),
            (Fate::Declined(seat), Matter::End) => (asked, Some(("notice-end-declined", seat))),
            (Fate::Lapsed, _) => (asked, Some(("notice-lapsed", *asked_by))),
            (Fate::Unanswered, _) => (asked, Some(("notice-unanswered", *asked_by))),
        };
        let note = Note::new(key).with("name", *asked_by);
        self.effects.push(Effect::Closed { question: *number, note });
        if let Some((key, seat)) = verdict {
            self.effects.push(Effect::Notice(Note::new(key).with("name", seat).calling(*asked_by)));
        }
    }

    /// Updates which people are asked, and decides a question that has been open for long: without the people who are away if everybody
    /// else agrees, else it lapses.
    pub(crate) fn settle_question(&mut self, before: &Session, who: &Person) -> Result<(), Denied> {
        let (session, now) = (&self.session, self.at);
        let asked = |open: &Question| {
            session.status == Status::Live || open.matter == Matter::End && session.status.is_open()
        };
        let Some(open) = session.question.clone().filter(asked) else { return Ok(()) };
        self.session.ask_owners();
        let session = &self.session;
        let Some(question) = session.question.clone() else { return Ok(()) };
        let runs = session.status == Status::Live && !session.parked && !session.paused;
        let late = runs && now >= unanswered_at(session, &question);
        let is_away = |seat: Seat| {
            session.seat(seat).is_some_and(|row| row.caretaker.is_some() || row.availability.is_away(now))
        };
        if !question.missing().iter().any(|seat| !late || !is_away(seat)) {
            self.close_question(&question, Fate::Granted, who.user);
            return self.grant(before, &question, who);
        }
        if late {
            self.note(Deed::Lapse(Some(question.number)), None, who);
            self.close_question(&question, Fate::Unanswered, who.user);
        } else if question != open {
            self.effects.push(Effect::Question(question.number));
        }
        Ok(())
    }

    /// Does what everybody has agreed to.
    fn grant(&mut self, before: &Session, question: &Question, who: &Person) -> Result<(), Denied> {
        let alone = before.seat_of(who.user) == Some(question.asked_by);
        match &question.matter {
            Matter::Undo(cut) => {
                let reach = reach::reach(before, cut);
                if !alone {
                    // The notice already pings them, so no call is owed.
                    self.session.row(question.asked_by).call = Call::Quiet;
                }
                let asked_nobody = question.needed == SeatSet::one(question.asked_by);
                self.undo(before, (cut, asked_nobody), question.asked_by, who)?;
                if !alone {
                    let notice = Note::new("notice-undone")
                        .with("name", question.asked_by)
                        .with("count", reach.total() as i64)
                        .with("since", format!("<t:{}:R>", reach.since));
                    // Everybody who loses a move reads it, not only the person who asked.
                    let doer = before.seat_of(who.user);
                    let lost = reach.moves.iter().map(|(seat, _)| *seat).filter(|&seat| doer != Some(seat));
                    let notice = lost.chain([question.asked_by]).fold(notice, Note::calling);
                    self.effects.push(Effect::Notice(notice));
                }
            }
            Matter::Pause => self.pause(who),
            Matter::End => self.end(who),
        }
        Ok(())
    }
}
