//! Ending a table without a result.

use rules::SeatSet;

use super::{consent, lobby};
use crate::absence::unattended;
use crate::answers::{By, Change, Confirmation, Denied, Effect, Note, player};
use crate::table::{Call, Deed, EndReason, Matter, Person, Session, Status};

/// Ends the table without a result: in the lobby by its host, later by asking everybody.
pub(crate) fn end(session: &Session, sure: bool, by: By<'_>) -> Result<Change, Denied> {
    match session.status {
        Status::Over | Status::Ended => return Err(player::over(session)),
        Status::Lobby if session.host == by.who.user => return Ok(lobby::close(session, by)),
        Status::Lobby => return Err(Denied::NotHost),
        Status::Live | Status::Frozen => {}
    }
    if unattended::may_end_unattended(session, by.who.user) {
        return unattended::end_unattended(session, sure, by);
    }
    let seat = session.seat_of(by.who.user).ok_or(Denied::NotSeated)?;
    if !session.present().contains(seat) {
        return Err(Denied::Resigned);
    }
    let asked = session.question.as_ref().filter(|question| question.matter == Matter::End);
    if asked.is_none() && !session.people().contains(seat) {
        return Err(Denied::HandedOver);
    }
    let doubt = match asked {
        Some(question) if question.agreed.contains(seat) => return Err(Denied::Answered),
        Some(_) => Confirmation::AgreeToEnd,
        None if session.question.is_some() => return Err(Denied::QuestionOpen),
        None if session.consenting(&Matter::End) == SeatSet::one(seat) => Confirmation::EndAlone,
        None => Confirmation::AskEnd,
    };
    match doubt {
        _ if !sure => Err(Denied::Unsure(doubt)),
        Confirmation::AgreeToEnd => consent::agree(session, None, by),
        _ => consent::ask(session, Matter::End, seat, by),
    }
}

/// Ends the table as a moderator, or takes a finished game out of everything that compares people; the channel learns who did it.
pub(crate) fn settle(session: &Session, sure: bool, by: By<'_>) -> Result<Change, Denied> {
    if session.status == Status::Over && session.counts() {
        return if sure { Ok(discount(session, by)) } else { Err(Denied::Unsure(Confirmation::Discount)) };
    }
    if !session.status.is_open() {
        return Err(player::over(session));
    }
    if !sure {
        return Err(Denied::Unsure(Confirmation::Settle));
    }
    let who = by.who.as_moderator();
    let by = By { who: &who, ..by };
    let told = Effect::Notice(Note::new("notice-settled").by(by.who.user));
    if session.status == Status::Lobby {
        let mut change = lobby::close(session, by);
        change.effects.push(told);
        return Ok(change);
    }
    let mut change = Change::onward(session, by.moment);
    change.effects.push(told);
    change.end(by.who);
    change.lapse_question(by.who.user);
    Ok(change)
}

fn discount(session: &Session, by: By<'_>) -> Change {
    let who = by.who.as_moderator();
    let by = By { who: &who, ..by };
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Discount, None, by.who);
    // The last board shows what the game has changed, so it starts again from the act that ended the game.
    let last = session.log.iter().rfind(|logged| !logged.entry.is_automatic());
    let since = last.map_or(change.session.next, |logged| logged.seq);
    change.effects.push(Effect::Board { since, ping: SeatSet::EMPTY });
    change.effects.push(Effect::Notice(Note::new("notice-discounted").by(by.who.user)));
    change
}

impl Change {
    /// Ends the table without a result. Its last board says so, and calls all people, except one who plays alone.
    pub(crate) fn end(&mut self, who: &Person) {
        let calls = if self.session.seats.len() > 1 { self.session.owners() } else { SeatSet::EMPTY };
        let told = self.session.shown.as_ref().map(|shown| shown.seq);
        self.note(Deed::End(EndReason::ByPeople), None, who);
        self.close_appeal();
        self.session.publish();
        self.session.status = Status::Ended;
        for row in &mut self.session.seats {
            row.asked_since = None;
            if std::mem::take(&mut row.call) == Call::Out {
                self.effects.push(Effect::TakeCallAway(row.seat));
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
        let last = match &self.session.shown {
            Some(shown) if Some(shown.seq) == told => Effect::Board { since: self.session.next, ping: calls },
            // The last board also shows what only the actor had seen.
            Some(_) => Effect::Board { since: told.unwrap_or(-1), ping: calls },
            None => Effect::Notice(Note { calls, ..Note::new("notice-ended") }),
        };
        self.effects.push(last);
    }
}
