//! Caretakers: a computer plays on for a person who has handed their seat over, until they come back.

use games::{Level, Seat, SeatSet, Stint};

use super::{
    Author, Call, Change, Denied, Effect, Kind, Moment, Note, Person, Reminders, SeatRow, Session, Sitter,
    Status,
};

/// The strength of a caretaker.
pub(super) const CARETAKER: Level = Level::Normal;

impl Session {
    /// Whether a computer plays for that person.
    pub fn is_handed_over(&self, user: u64) -> bool {
        let own = self.seats.iter().find(|row| row.sitter.user() == Some(user));
        self.status == Status::Live && own.is_some_and(|row| row.caretaker.is_some() && row.left.is_none())
    }

    /// The computers that have decided here, each for all the game or for the entries of a caretaker.
    pub(super) fn stints(&self) -> Vec<Stint> {
        let mut stints: Vec<Stint> = Vec::new();
        for row in &self.seats {
            let seat = row.seat;
            if let Sitter::Computer { level, .. } = row.sitter {
                stints.push(Stint { seat, level, entries: None });
                continue;
            }
            let mut kept: Option<(usize, usize)> = None;
            for (number, logged) in self.log.iter().enumerate().filter(|(_, logged)| logged.is_act_of(seat)) {
                let entries = (kept.map_or(number, |(first, _)| first), number);
                match logged.author {
                    Author::Computer => kept = Some(entries),
                    _ => stints.extend(kept.take().map(|entries| stint(seat, entries))),
                }
            }
            stints.extend(kept.map(|entries| stint(seat, entries)));
        }
        stints
    }

    /// Hands the person's seat over to a computer. Somebody else must play on: computers do not play among themselves.
    pub(super) fn hand_over(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        if self.people() == SeatSet::one(seat) {
            return Err(Denied::LastPerson);
        }
        let mut change = self.exchanged(seat, Some(CARETAKER), who, moment);
        change.session.seats[seat.index()].call = Call::Quiet;
        change.hear(self);
        change.told("notice-handed-over", seat);
        Ok(change)
    }

    /// Takes the person's seat back from its caretaker.
    pub(super) fn come_back(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let seat = match self.player(who) {
            Err(Denied::HandedOver) => self.seat_of(who.user).ok_or(Denied::NotSeated)?,
            Ok(_) => return Err(Denied::NotHandedOver),
            Err(denied) => return Err(denied),
        };
        if self.terms.strict && self.seat(seat).is_some_and(|row| row.stands_in) {
            return Err(Denied::TimeIsUp);
        }
        let mut change = self.exchanged(seat, None, who, moment);
        let row = &mut change.session.seats[seat.index()];
        if row.must() {
            // They see the question in the answer.
            row.call = Call::Owed(moment.now);
        }
        change.told("notice-came-back", seat);
        Ok(change)
    }

    /// The table with another sitter on a person's seat. A question to everybody lapses: it asked others than would be asked now.
    fn exchanged(&self, seat: Seat, caretaker: Option<Level>, who: &Person, moment: &Moment) -> Change {
        let mut change = Change::new(self.onward(moment.now));
        let kind = if caretaker.is_some() { Kind::HandOver } else { Kind::ComeBack };
        let level = caretaker.map_or_else(String::new, |level| level.to_string());
        change.note(kind, Some(seat), who, level);
        let row = &mut change.session.seats[seat.index()];
        (row.caretaker, row.stands_in) = (caretaker, false);
        row.reminders = Reminders::begun(moment.now, &row.rhythm);
        // A panel that was opened before asks somebody else.
        row.decision += 1;
        change.lapse(who.user);
        change
    }
}

/// A caretaker's time on a seat.
const fn stint(seat: Seat, entries: (usize, usize)) -> Stint {
    Stint { seat, level: CARETAKER, entries: Some(entries) }
}

impl Change {
    /// Gives their seats back to the people for whom computers play, and calls them: nobody else is left. Whether there are any.
    pub(super) fn call_back(&mut self) -> bool {
        let away =
            |row: &&SeatRow| row.caretaker.is_some() && row.left.is_none() && row.sitter.user().is_some();
        let kept = self.session.seats.iter().filter(away);
        let kept: Vec<Seat> = kept.map(|row| row.seat).collect();
        for &seat in &kept {
            self.note(Kind::ComeBack, Some(seat), &Person::bot(), "");
            let row = &mut self.session.seats[seat.index()];
            (row.caretaker, row.stands_in) = (None, false);
            row.decision += 1;
            // The seat is theirs again: nobody waits for somebody else to take it.
            self.withdraw_offer(seat, &Person::bot());
            self.effects
                .push(Effect::Notice(Note::new("notice-called-back").with("name", seat).calling(seat)));
        }
        !kept.is_empty()
    }

    /// Tells the channel who plays on that seat now, and shows the board with the name that it has now.
    pub(super) fn told(&mut self, key: &str, seat: Seat) {
        self.effects.push(Effect::Notice(Note::new(key).with("name", seat)));
        if self.session.status == Status::Live {
            self.effects.push(Effect::Board { since: self.session.next, ping: SeatSet::EMPTY });
        }
    }
}
