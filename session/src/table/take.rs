//! How a row changes a session.

use super::absence::Absence;
use super::aside::Aside;
use super::body::{Ended, Pair};
use super::deed::Deed;
use super::fairness::Fairness;
use super::logged::Logged;
use super::question::Question;
use super::row::{Return, Row};
use super::search::Search;
use super::session::Session;
use super::still::Still;

impl Session {
    /// Takes in a row that is appended to the log: live, at loading, and when another process takes over. Nothing else changes what
    /// follows from rows.
    pub(crate) fn take(&mut self, row: &Row) {
        self.next = row.seq + 1;
        self.log.extend(Logged::of(row));
        self.asides.extend(Aside::of(row));
        self.fairness.take(row);
        self.search.take(row);
        self.still.take(row);
        Absence::take(&mut self.absences, row);
        Question::take(&mut self.question, row);
        match &row.deed {
            Deed::Undo(cut) => self.log.retain(|logged| !cut.seqs.contains(&logged.seq)),
            Deed::Ask(matter) => {
                let needed = self.consenting(matter);
                self.question = Some(Question::asked(row, matter.clone(), needed));
            }
            Deed::Take(before) => {
                let both = before.iter().copied().chain([row.user]);
                self.sat
                    .extend(row.seat.into_iter().flat_map(|seat| both.clone().map(move |user| (seat, user))));
            }
            Deed::Free(before) => {
                self.sat.extend(row.seat.zip(*before));
                self.freed.extend(*before);
            }
            Deed::Grace(away) => {
                self.returned = away.map(|Pair(_, until)| Return { seq: row.seq, at: until });
            }
            Deed::Pause => self.paused = true,
            Deed::Resume => self.paused = false,
            Deed::Park => self.parked = true,
            Deed::Unpark => self.parked = false,
            Deed::Bring(_) => (self.vanished, self.parked) = (false, false),
            Deed::End(ended) => self.vanished = *ended == Ended::ChannelDeleted,
            Deed::Discount => self.discounted = true,
            Deed::Reunion => self.reunion = true,
            _ => {}
        }
    }

    /// Forgets what follows from rows, so that they can be taken in from the first one on.
    pub(crate) fn forget_rows(&mut self) {
        (self.log, self.asides, self.absences) = Default::default();
        (self.fairness, self.search, self.still) = (Fairness::default(), Search::default(), Still::default());
        (self.question, self.returned) = (None, None);
        (self.sat, self.freed) = Default::default();
        (self.discounted, self.reunion, self.vanished) = (false, false, false);
        self.next = 0;
    }
}
