//! Questions to everybody: going back beyond a barrier, and ending a game without a result, take the agreement of all people.

use games::{Seat, SeatSet};

use super::absence::SILENT;
use super::fold::numbers;
use super::{Call, Change, Denied, Doubt, Effect, Kind, Moment, Note, Person, Session, Status};

/// A question to everybody at the table. Computers are not asked: they agree to whatever all people agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its public number.
    pub number: i64,
    /// The matter that it is about.
    pub matter: Matter,
    /// The seat that asks, and so agrees.
    pub asked_by: Seat,
    /// The people whose agreement it takes.
    pub needed: SeatSet,
    /// The people who agree.
    pub agreed: SeatSet,
    /// The time at which it was asked.
    pub since: i64,
}

/// The matter of a question to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Whether to take back these entries; the first is the asker's own action.
    Undo(Vec<i64>),
    /// Whether time is to stand still.
    Pause,
    /// Whether to end the table without a result.
    End,
}

/// The fate of a question that is closed.
pub(super) enum Fate {
    /// Everybody agreed.
    Granted,
    /// That seat declined, or whoever asked withdrew it.
    Declined(Seat),
    /// The game has moved on.
    Lapsed,
    /// Somebody who plays has not answered for long.
    Unanswered,
}

impl Session {
    pub(super) fn end(&self, sure: bool, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        match self.status {
            Status::Over | Status::Ended => return Err(self.over()),
            Status::Lobby if self.host == who.user => return Ok(self.close(who, moment)),
            Status::Lobby => return Err(Denied::NotHost),
            Status::Live | Status::Frozen => {}
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        if !self.present().contains(seat) {
            return Err(Denied::Resigned);
        }
        let asked = self.question.as_ref().filter(|question| question.matter == Matter::End);
        if asked.is_none() && !self.people().contains(seat) {
            return Err(Denied::HandedOver);
        }
        let doubt = match asked {
            Some(question) if question.agreed.contains(seat) => return Err(Denied::Answered),
            Some(_) => Doubt::AgreeToEnd,
            None if self.question.is_some() => return Err(Denied::QuestionOpen),
            None if self.consenting(&Matter::End) == SeatSet::one(seat) => Doubt::EndAlone,
            None => Doubt::AskEnd,
        };
        match doubt {
            _ if !sure => Err(Denied::Unsure(doubt)),
            Doubt::AgreeToEnd => self.agree(None, who, moment),
            _ => self.ask(Matter::End, seat, who, moment),
        }
    }

    /// Ends the table as a moderator; the channel is told who did it.
    pub(super) fn settle(&self, sure: bool, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        if !self.status.is_open() {
            return Err(self.over());
        }
        if !sure {
            return Err(Denied::Unsure(Doubt::Settle));
        }
        let who = who.as_moderator();
        let told = Effect::Notice(Note::new("notice-settled").by(who.user));
        if self.status == Status::Lobby {
            let mut change = self.close(&who, moment);
            change.effects.push(told);
            return Ok(change);
        }
        let mut change = Change::new(self.onward(moment.now));
        change.effects.push(told);
        change.end(&who);
        change.lapse(who.user);
        Ok(change)
    }

    /// Asks everybody, or does it at once if no other person is there.
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
        let number = change.announce(Kind::Ask, Some(seat), who, matter.to_string());
        let agreed = SeatSet::one(seat);
        let needed = self.consenting(&matter);
        let question = Question { number, matter, asked_by: seat, needed, agreed, since: moment.now };
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
            return Err(self.over());
        }
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        let open = self.question.as_ref().filter(|open| number.is_none_or(|number| number == open.number));
        let question = open.ok_or(Denied::NoQuestion)?;
        if self.status == Status::Frozen && question.matter != Matter::End {
            return Err(Denied::Frozen);
        }
        match self.present().contains(seat) {
            _ if question.needed.contains(seat) => Ok((seat, question)),
            true => Err(Denied::HandedOver),
            false => Err(Denied::Resigned),
        }
    }

    /// The people whose game a matter touches: all who play; whoever has left their seat to a computer too where the game would end, or
    /// what was done on their seat be taken back.
    pub(super) fn consenting(&self, matter: &Matter) -> SeatSet {
        let touched = |seat: &Seat| match matter {
            Matter::Pause => false,
            Matter::End => true,
            Matter::Undo(cut) => {
                self.log.iter().any(|logged| cut.contains(&logged.seq) && logged.is_act_of(*seat))
            }
        };
        self.people().iter().chain(self.owners().iter().filter(touched)).collect()
    }

    /// When a question is decided without those who are away, or lapses, in seconds since 1970: after the time for which the table waits
    /// for anybody.
    pub(super) fn unanswered_at(&self, question: &Question) -> i64 {
        question.since + self.terms.pace.map_or(SILENT, |pace| pace.gift())
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
    /// The people who have not answered yet.
    pub fn missing(&self) -> SeatSet {
        self.needed.iter().filter(|&seat| !self.agreed.contains(seat)).collect()
    }
}

impl Change {
    /// Closes a question. Whoever asked is told once what became of it: by a new message that calls them, or, if it is their own
    /// doing or the game is over anyway, by the question itself. A granted question needs no verdict: its effect is the news.
    pub(super) fn close(&mut self, question: &Question, fate: Fate, user: u64) {
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

    /// Asks those whose game it is now, and decides a question that has not been answered for long: without those who are away if
    /// everybody else agrees, else it lapses.
    pub(super) fn settle_question(&mut self, before: &Session, who: &Person, now: i64) -> Result<(), Denied> {
        let session = &self.session;
        let asked = |open: &Question| {
            session.status == Status::Live || open.matter == Matter::End && session.status.is_open()
        };
        let Some(open) = session.question.clone().filter(asked) else { return Ok(()) };
        let question = Question { needed: session.consenting(&open.matter), ..open.clone() };
        let late =
            !session.parked && session.status == Status::Live && now >= session.unanswered_at(&question);
        let is_away = |seat: Seat| {
            session.seat(seat).is_some_and(|row| row.caretaker.is_some() || row.rhythm.is_away(now))
        };
        if !question.missing().iter().any(|seat| !late || !is_away(seat)) {
            self.session.question = None;
            self.close(&question, Fate::Granted, who.user);
            return self.grant(before, &question, who);
        }
        if late {
            self.note(Kind::Lapse, None, who, question.number.to_string());
            self.session.question = None;
            self.close(&question, Fate::Unanswered, who.user);
        } else if question != open {
            self.effects.push(Effect::Question(question.number));
            self.session.question = Some(question);
        }
        Ok(())
    }

    /// Does what everybody has agreed to.
    fn grant(&mut self, before: &Session, question: &Question, who: &Person) -> Result<(), Denied> {
        let alone = before.seat_of(who.user) == Some(question.asked_by);
        match &question.matter {
            Matter::Undo(cut) => {
                if !alone {
                    // The notice calls them.
                    self.session.seats[question.asked_by.index()].call = Call::Quiet;
                }
                let asked_nobody = question.needed == SeatSet::one(question.asked_by);
                self.undo(before, (cut, asked_nobody), question.asked_by, who)?;
                if !alone {
                    let notice = Note::new("notice-undone").with("name", question.asked_by);
                    self.effects.push(Effect::Notice(notice.calling(question.asked_by)));
                }
            }
            Matter::Pause => self.pause(who),
            Matter::End => self.end(who),
        }
        Ok(())
    }

    /// Ends the table without a result. Its last board tells so, and calls all people; nobody is called who plays alone.
    pub(super) fn end(&mut self, who: &Person) {
        let calls = if self.session.seats.len() > 1 { self.session.owners() } else { SeatSet::EMPTY };
        self.note(Kind::End, None, who, "");
        self.close_appeal();
        self.session.status = Status::Ended;
        for row in &mut self.session.seats {
            row.asked_since = None;
            if std::mem::take(&mut row.call) == Call::Out {
                self.effects.push(Effect::Heard(row.seat));
            }
        }
        let mut boards = self.effects.iter_mut().filter_map(|effect| match effect {
            Effect::Board { ping, .. } => Some(ping),
            _ => None,
        });
        if let Some(ping) = boards.next() {
            *ping = calls;
            return;
        }
        let last = match self.session.shown {
            Some(_) => Effect::Board { since: self.session.next, ping: calls },
            None => Effect::Notice(Note { calls, ..Note::new("notice-ended") }),
        };
        self.effects.push(last);
    }
}

impl std::fmt::Display for Matter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Matter::Undo(cut) => write!(f, "undo {}", numbers(cut)),
            Matter::Pause => f.write_str("pause"),
            Matter::End => f.write_str("end"),
        }
    }
}
