//! Pauses: time stands still if all agree, and runs again as soon as one of them wishes it.

use crate::answers::{Change, Denied, Effect, Moment, Note};
use crate::table::{DELAY, Kind, Matter, Person, Reminders, Session, Status};

impl Session {
    /// Asks everybody whether time may stand still.
    pub(crate) fn pause(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        if self.paused {
            return Err(Denied::Paused);
        }
        if self.owners().len() < 2 {
            return Err(Denied::NobodyWaits);
        }
        let asked = self.question.as_ref().filter(|question| question.matter == Matter::Pause);
        match asked {
            Some(_) => self.agree(None, who, moment),
            None => self.ask(Matter::Pause, seat, who, moment),
        }
    }

    /// Lets time run again.
    pub(crate) fn resume(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        if !self.paused {
            return Err(Denied::NotPaused);
        }
        let mut change = Change::new(Session { paused: false, ..self.onward(moment.now) });
        change.note(Kind::Resume, Some(seat), who, "");
        change.session.begin_anew(moment.now);
        change.effects.push(Effect::Notice(Note::new("notice-resumed").with("name", seat)));
        change.show_anew();
        Ok(change)
    }

    /// Lets time run again where it stood still: silence, and the time before what was decided ahead is done, begin anew.
    pub(crate) fn begin_anew(&mut self, now: i64) {
        for row in &mut self.seats {
            if row.reminders.since.is_some() {
                row.reminders = Reminders::begun(now, &row.rhythm);
            }
            row.orders.due = row.orders.due.map(|due| due.max(now + DELAY));
        }
    }
}

impl Change {
    /// Lets time stand still.
    pub(crate) fn pause(&mut self, who: &Person) {
        self.note(Kind::Pause, None, who, "");
        self.session.paused = self.session.status == Status::Live;
        self.effects.push(Effect::Notice(Note::new("notice-paused")));
        self.show_anew();
    }
}
