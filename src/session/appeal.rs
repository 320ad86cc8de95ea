//! What the game asks of people besides those whose turn it is: an offer, announced with a message of its own on which they answer.

use games::{AnyTable, Appeal, ReplayError, SeatSet, Viewer, Words};

use super::course::Course;
use super::fold::rebuild;
use super::{Change, Denied, Effect, Moment, Person, Session, Status};

/// What a published position asks of others.
fn asked(table: &dyn AnyTable) -> Option<Appeal> {
    table.sight(Viewer::Public).appeal()
}

impl Session {
    /// What the published table asks of others, and its number: the seq of the line that asked it.
    pub fn appeal(&self) -> Option<(i64, Appeal)> {
        let shown = self.shown.as_ref().filter(|_| self.status == Status::Live)?;
        let appeal = asked(shown.table.as_ref())?;
        let mut since = None;
        let seats = self.seats.len() as u8;
        rebuild(self.title, &self.options, seats, &self.log, &mut |line, table, _| {
            if line.seq <= shown.seq {
                since = asked(table).and(since.or(Some(line.seq)));
            }
        })
        .ok()?;
        Some((since?, appeal))
    }

    /// What has been told of the appeal with that number, from its announcement to its end; nothing if it was taken back.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn appeal_narration(&self, number: i64, words: &dyn Words) -> Result<Vec<String>, ReplayError> {
        let last = self.shown.as_ref().map_or(-1, |stage| stage.seq);
        let (mut story, mut was, mut over) = (Vec::new(), None, false);
        let seats = self.seats.len() as u8;
        rebuild(self.title, &self.options, seats, &self.log, &mut |line, table, tale| {
            if over || !(number..=last).contains(&line.seq) {
                return;
            }
            let is = asked(table);
            if is != was {
                story.extend(tale.into_iter().flat_map(|tale| tale.tell(Viewer::Public, words)));
            }
            over = is.is_none();
            was = is;
        })?;
        Ok(story)
    }

    /// Answers the appeal with that number.
    pub(super) fn answer(
        &self,
        number: i64,
        action: &str,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        let open = self.appeal().filter(|(open, _)| *open == number);
        let (_, appeal) = open.ok_or(Denied::NoQuestion)?;
        if !appeal.asked.contains(seat) {
            return Err(Denied::NotAsked);
        }
        if !self.table().is_some_and(|table| table.turn().admits(seat)) {
            return Err(Denied::Answered);
        }
        let mut course = Course::resume(self, who.user)?;
        course.act(seat, action)?;
        Ok(course.finish(self, seat, moment))
    }
}

impl Change {
    /// Has the message of an open appeal say that the game is over, whatever the position asks.
    pub(super) fn close_appeal(&mut self) {
        let open = self.session.appeal().map(|(number, _)| Effect::Appeal(number));
        let open = open.filter(|effect| !self.effects.contains(effect));
        self.effects.extend(open);
    }

    /// Compares what is asked of others with what was: announces it, or has its message say how it stands. Whoever is called
    /// because all have answered now.
    pub(super) fn appeal(&mut self, before: &Session, doer: Option<games::Seat>) -> SeatSet {
        let (was, is) = (before.appeal(), self.session.appeal());
        let (number, now) = (was.as_ref().map(|(number, _)| *number), is.as_ref().map(|(number, _)| *number));
        if was != is {
            self.effects.extend(number.map(Effect::Appeal));
            self.effects.extend(now.filter(|_| now != number).map(Effect::Appeal));
        }
        let waited = was.filter(|(_, appeal)| !appeal.open.is_empty());
        let answered = waited.is_some_and(|(_, appeal)| doer.is_some_and(|doer| appeal.asked.contains(doer)));
        let silent = is.is_some_and(|(_, appeal)| !appeal.open.is_empty());
        match self.session.table() {
            Some(table) if answered && !silent => table.turn().must(),
            _ => SeatSet::EMPTY,
        }
    }
}
