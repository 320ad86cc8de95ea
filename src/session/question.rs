//! What takes everybody's agreement: going back beyond a barrier, and ending a game without a result.

use games::{Seat, SeatSet};

use super::fold::numbers;
use super::{Ask, Change, Consent, Denied, Effect, Kind, Moment, Note, Person, Session, Status};

/// How a question is closed.
pub(super) enum Fate {
    /// Everybody agreed.
    Granted,
    /// That seat declined, or whoever asked withdrew it.
    Declined(Seat),
    /// The game has moved on.
    Lapsed,
}

impl Session {
    pub(super) fn end(&self, moderator: bool, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        match self.status {
            Status::Over | Status::Ended => return Err(Denied::Over),
            Status::Lobby if moderator || self.host == who.user => return Ok(self.close(who, moment)),
            Status::Lobby => return Err(Denied::NotHost),
            Status::Live | Status::Frozen => {}
        }
        if moderator {
            let mut change = Change::new(self.onward(moment.now));
            change.end(who, SeatSet::EMPTY);
            change.lapse(who.user);
            return Ok(change);
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        if !self.present().contains(seat) {
            return Err(Denied::Resigned);
        }
        match &self.consent {
            Some(consent) if consent.what == Ask::End => self.agree(None, who, moment),
            _ => self.ask(Ask::End, seat, who, moment),
        }
    }

    /// Asks everybody, or does it at once if nobody else is there.
    pub(super) fn ask(&self, what: Ask, seat: Seat, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        if self.consent.is_some() {
            return Err(Denied::ConsentOpen);
        }
        let mut change = Change::new(self.onward(moment.now));
        let question = change.note(Kind::Ask, Some(seat), who, what.to_string());
        let agreed = SeatSet::one(seat);
        let consent = Consent { question, what, asked_by: seat, needed: self.present(), agreed };
        if consent.missing().is_empty() {
            change.grant(self, &consent, who)?;
        } else {
            change.session.consent = Some(consent);
            change.effects.push(Effect::Question(question));
        }
        Ok(change)
    }

    /// The open question, if it is the one that a button was made for.
    fn asked(&self, question: Option<i64>, who: &Person) -> Result<(Seat, &Consent), Denied> {
        if !self.status.is_open() {
            return Err(Denied::Over);
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        let open = self.consent.as_ref().filter(|open| question.is_none_or(|number| number == open.question));
        let consent = open.ok_or(Denied::NoQuestion)?;
        if consent.needed.contains(seat) { Ok((seat, consent)) } else { Err(Denied::Resigned) }
    }

    pub(super) fn agree(
        &self,
        question: Option<i64>,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let (seat, consent) = self.asked(question, who)?;
        if consent.agreed.contains(seat) {
            return Err(Denied::Answered);
        }
        let consent = Consent { agreed: consent.agreed.with(seat), ..consent.clone() };
        let mut change = Change::new(self.onward(moment.now));
        change.note(Kind::Agree, Some(seat), who, consent.question.to_string());
        if consent.missing().is_empty() {
            change.session.consent = None;
            change.close(&consent, Fate::Granted, who.user);
            change.grant(self, &consent, who)?;
        } else {
            change.effects.push(Effect::Question(consent.question));
            change.session.consent = Some(consent);
        }
        Ok(change)
    }

    pub(super) fn decline(
        &self,
        question: Option<i64>,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let (seat, consent) = self.asked(question, who)?;
        let mut change = Change::new(Session { consent: None, ..self.onward(moment.now) });
        change.note(Kind::Decline, Some(seat), who, consent.question.to_string());
        change.close(consent, Fate::Declined(seat), who.user);
        Ok(change)
    }
}

impl Consent {
    /// Who has not answered yet.
    pub fn missing(&self) -> SeatSet {
        self.needed.iter().filter(|&seat| !self.agreed.contains(seat)).collect()
    }
}

impl Change {
    /// Closes a question. Whoever asked is told once what became of it: by a new message that calls them, or, if it is their own
    /// doing or the game is over anyway, by the question itself. Of a question that is granted tells what is granted.
    pub(super) fn close(&mut self, consent: &Consent, fate: Fate, user: u64) {
        let Consent { question, what, asked_by, .. } = consent;
        let own = self.session.seat_of(user) == Some(*asked_by) || self.session.status != Status::Live;
        let asked = match what {
            Ask::Undo(_) => "consent-undo-asked",
            Ask::End => "consent-end-asked",
        };
        let (key, verdict) = match (fate, what) {
            (Fate::Granted, _) => (asked, None),
            (Fate::Declined(_), _) if own => ("consent-withdrawn", None),
            (Fate::Lapsed, _) if own => ("consent-lapsed", None),
            (Fate::Declined(seat), Ask::Undo(_)) => (asked, Some(("notice-undo-declined", seat))),
            (Fate::Declined(seat), Ask::End) => (asked, Some(("notice-end-declined", seat))),
            (Fate::Lapsed, _) => (asked, Some(("notice-lapsed", *asked_by))),
        };
        let note = Note::new(key).with("name", *asked_by);
        self.effects.push(Effect::Closed { question: *question, note });
        if let Some((key, seat)) = verdict {
            self.effects.push(Effect::Notice(Note::new(key).with("name", seat).calling(*asked_by)));
        }
    }

    /// Does what everybody has agreed to.
    fn grant(&mut self, before: &Session, consent: &Consent, who: &Person) -> Result<(), Denied> {
        let alone = before.seat_of(who.user) == Some(consent.asked_by);
        let asker = if alone { SeatSet::EMPTY } else { SeatSet::one(consent.asked_by) };
        match &consent.what {
            Ask::Undo(cut) => {
                self.undo(before, cut, consent.asked_by, who)?;
                if !alone {
                    let notice = Note::new("notice-undone").with("name", consent.asked_by);
                    self.effects.push(Effect::Notice(notice.calling(consent.asked_by)));
                }
            }
            Ask::End => self.end(who, asker),
        }
        Ok(())
    }

    /// Ends the table without a result; that is told by its last board, which calls whoever asked for it.
    fn end(&mut self, who: &Person, calls: SeatSet) {
        self.note(Kind::End, None, who, "");
        self.close_appeal();
        self.session.status = Status::Ended;
        for row in &mut self.session.seats {
            row.must = false;
        }
        let told = match self.session.shown {
            Some(_) => Effect::Board { since: self.session.next, ping: calls },
            None => Effect::Notice(Note { calls, ..Note::new("notice-ended") }),
        };
        self.effects.push(told);
    }
}

impl std::fmt::Display for Ask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ask::Undo(cut) => write!(f, "undo {}", numbers(cut)),
            Ask::End => f.write_str("end"),
        }
    }
}
