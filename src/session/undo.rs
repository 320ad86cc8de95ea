use games::{EntryKind, Seat, SeatSet};

use super::fold::{numbers, rebuild};
use super::question::Fate;
use super::{Change, Denied, Effect, Kind, Logged, Matter, Moment, Person, Session, Status};

impl Session {
    /// Whether that seat can take its last action back without asking anybody.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.status == Status::Live && self.free_cut(seat).is_some()
    }

    pub(super) fn take_back(
        &self,
        decision: Option<u32>,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        self.fresh(seat, decision)?;
        if let Some(cut) = self.free_cut(seat) {
            let mut change = Change::new(self.onward(moment.now));
            change.undo(self, &cut, seat, who)?;
            return Ok(change);
        }
        let cut = self.asked_cut(seat).ok_or(Denied::NothingToUndo)?;
        self.ask(Matter::Undo(cut), seat, who, moment)
    }

    fn last_own(&self, seat: Seat) -> Option<usize> {
        self.log.iter().rposition(|line| matches!(line.entry.kind, EntryKind::Act(who, _) if who == seat))
    }

    /// The lines that a free take-back removes: the seat's last action and the game's answers to it. Free means: nothing since was a
    /// barrier, the seat has been admitted all the time, and what others did meanwhile stands without it.
    fn free_cut(&self, seat: Seat) -> Option<Vec<i64>> {
        let now = self.now.as_ref()?;
        let start = self.last_own(seat)?;
        let (before, since) = self.log.split_at(start);
        if !now.table.turn().admits(seat) || since.iter().any(|line| line.barrier) {
            return None;
        }
        let answers = since[1..].iter().take_while(|line| matches!(line.entry.kind, EntryKind::Auto(..)));
        let cut: Vec<i64> = since.iter().take(1 + answers.count()).map(|line| line.seq).collect();
        let others = &since[cut.len()..];
        if others.is_empty() {
            return Some(cut);
        }
        let mut admitted = true;
        let mut admits = |line: &Logged, table: &dyn games::AnyTable| {
            admitted &= line.seq < cut[0] || table.turn().admits(seat);
        };
        rebuild(self.title, &self.options, self.seats.len() as u8, &self.log, &mut |line, table, _| {
            admits(line, table);
        })
        .ok()?;
        let without: Vec<Logged> = before.iter().chain(others).cloned().collect();
        let stands = rebuild(self.title, &self.options, self.seats.len() as u8, &without, &mut |_, _, _| {});
        let settled = stands.is_ok_and(|rebuilt| rebuilt.now.table.reflex().is_none());
        (admitted && settled).then_some(cut)
    }

    /// The lines that go if everybody agrees: the seat's last action and everything since. Nobody's resignation is undone.
    fn asked_cut(&self, seat: Seat) -> Option<Vec<i64>> {
        let since = &self.log[self.last_own(seat)?..];
        let resigned = since.iter().any(|line| matches!(line.entry.kind, EntryKind::Resign(_)));
        (!resigned).then(|| since.iter().map(|line| line.seq).collect())
    }
}

impl Change {
    /// Takes lines back: a row is appended, the log folded anew.
    pub(super) fn undo(
        &mut self,
        before: &Session,
        cut: &[i64],
        seat: Seat,
        who: &Person,
    ) -> Result<(), Denied> {
        self.note(Kind::Undo, Some(seat), who, numbers(cut));
        let session = &mut self.session;
        session.log.retain(|line| !cut.contains(&line.seq));
        let seats = session.seats.len() as u8;
        let rebuilt = rebuild(session.title, &session.options, seats, &session.log, &mut |_, _, _| {})
            .map_err(|error| Denied::Broken(anyhow::anyhow!(error).context("replaying what is left")))?;
        session.log = rebuilt.log;
        session.now = Some(rebuilt.now);
        session.shown = Some(rebuilt.shown);
        self.cut = cut.iter().copied().min();
        self.lapse(who.user);
        let doer = self.session.seat_of(who.user);
        self.compare(before, SeatSet::one(seat), doer);
        // Nothing new is to be told of a board that went back.
        let last = self.session.next;
        for effect in &mut self.effects {
            if let Effect::Board { since, .. } = effect {
                *since = last;
            }
        }
        Ok(())
    }

    /// Closes an open question because that person has moved the game on.
    pub(super) fn lapse(&mut self, user: u64) {
        if let Some(question) = self.session.question.take() {
            self.close(&question, Fate::Lapsed, user);
        }
    }
}
