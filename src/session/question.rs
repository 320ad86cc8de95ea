//! What takes everybody's agreement: going back beyond a barrier, and ending a game without a result.

use games::{Seat, SeatSet};

use super::fold::numbers;
use super::{Change, Denied, Effect, Kind, Matter, Moment, Note, Person, Question, Session, Status};

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
        match &self.question {
            Some(question) if question.matter == Matter::End => self.agree(None, who, moment),
            _ => self.ask(Matter::End, seat, who, moment),
        }
    }

    /// Asks everybody, or does it at once if nobody else is there.
    pub(super) fn ask(
        &self,
        matter: Matter,
        seat: Seat,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        if self.question.is_some() {
            return Err(Denied::QuestionOpen);
        }
        let mut change = Change::new(self.onward(moment.now));
        let number = change.note(Kind::Ask, Some(seat), who, matter.to_string());
        let agreed = SeatSet::one(seat);
        let question = Question { number, matter, asked_by: seat, needed: self.present(), agreed };
        if question.missing().is_empty() {
            change.grant(self, &question, who)?;
        } else {
            change.session.question = Some(question);
            change.effects.push(Effect::Question(number));
        }
        Ok(change)
    }

    /// The open question, if it is the one that a button was made for.
    fn asked(&self, number: Option<i64>, who: &Person) -> Result<(Seat, &Question), Denied> {
        if !self.status.is_open() {
            return Err(Denied::Over);
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        let open = self.question.as_ref().filter(|open| number.is_none_or(|number| number == open.number));
        let question = open.ok_or(Denied::NoQuestion)?;
        if question.needed.contains(seat) { Ok((seat, question)) } else { Err(Denied::Resigned) }
    }

    pub(super) fn agree(&self, number: Option<i64>, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let (seat, question) = self.asked(number, who)?;
        if question.agreed.contains(seat) {
            return Err(Denied::Answered);
        }
        let question = Question { agreed: question.agreed.with(seat), ..question.clone() };
        let mut change = Change::new(self.onward(moment.now));
        change.note(Kind::Agree, Some(seat), who, question.number.to_string());
        if question.missing().is_empty() {
            change.session.question = None;
            change.close(&question, Fate::Granted, who.user);
            change.grant(self, &question, who)?;
        } else {
            change.effects.push(Effect::Question(question.number));
            change.session.question = Some(question);
        }
        Ok(change)
    }

    pub(super) fn decline(
        &self,
        number: Option<i64>,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let (seat, question) = self.asked(number, who)?;
        let mut change = Change::new(Session { question: None, ..self.onward(moment.now) });
        change.note(Kind::Decline, Some(seat), who, question.number.to_string());
        change.close(question, Fate::Declined(seat), who.user);
        Ok(change)
    }
}

impl Question {
    /// Who has not answered yet.
    pub fn missing(&self) -> SeatSet {
        self.needed.iter().filter(|&seat| !self.agreed.contains(seat)).collect()
    }
}

impl Change {
    /// Closes a question. Whoever asked is told once what became of it: by a new message that calls them, or, if it is their own
    /// doing or the game is over anyway, by the question itself. Of a question that is granted tells what is granted.
    pub(super) fn close(&mut self, question: &Question, fate: Fate, user: u64) {
        let Question { number, matter, asked_by, .. } = question;
        let own = self.session.seat_of(user) == Some(*asked_by) || self.session.status != Status::Live;
        let asked = match matter {
            Matter::Undo(_) => "consent-undo-asked",
            Matter::End => "consent-end-asked",
        };
        let (key, verdict) = match (fate, matter) {
            (Fate::Granted, _) => (asked, None),
            (Fate::Declined(_), _) if own => ("consent-withdrawn", None),
            (Fate::Lapsed, _) if own => ("consent-lapsed", None),
            (Fate::Declined(seat), Matter::Undo(_)) => (asked, Some(("notice-undo-declined", seat))),
            (Fate::Declined(seat), Matter::End) => (asked, Some(("notice-end-declined", seat))),
            (Fate::Lapsed, _) => (asked, Some(("notice-lapsed", *asked_by))),
        };
        let note = Note::new(key).with("name", *asked_by);
        self.effects.push(Effect::Closed { question: *number, note });
        if let Some((key, seat)) = verdict {
            self.effects.push(Effect::Notice(Note::new(key).with("name", seat).calling(*asked_by)));
        }
    }

    /// Does what everybody has agreed to.
    fn grant(&mut self, before: &Session, question: &Question, who: &Person) -> Result<(), Denied> {
        let alone = before.seat_of(who.user) == Some(question.asked_by);
        let asker = if alone { SeatSet::EMPTY } else { SeatSet::one(question.asked_by) };
        match &question.matter {
            Matter::Undo(cut) => {
                self.undo(before, cut, question.asked_by, who)?;
                if !alone {
                    let notice = Note::new("notice-undone").with("name", question.asked_by);
                    self.effects.push(Effect::Notice(notice.calling(question.asked_by)));
                }
            }
            Matter::End => self.end(who, asker),
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

impl std::fmt::Display for Matter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Matter::Undo(cut) => write!(f, "undo {}", numbers(cut)),
            Matter::End => f.write_str("end"),
        }
    }
}
