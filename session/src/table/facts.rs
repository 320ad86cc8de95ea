//! What follows from the rows of a log.

use rules::Seat;

use super::absence::Absence;
use super::aside::Aside;
use super::body::{EndReason, Pair};
use super::deed::Deed;
use super::fairness::Fairness;
use super::log_entry::LogEntry;
use super::question::Question;
use super::row::{Return, Row};
use super::search::Search;
use super::standstill::Standstill;

/// What follows from the rows of a table's log, taken in one after the other, and from nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The seq of the next row.
    pub next: i64,
    /// The effective log; the first entry is the set-up.
    pub log: Vec<LogEntry>,
    /// What happened besides the game, and is told with it.
    pub asides: Vec<Aside>,
    /// What chance follows from besides the secret, and what was published of it.
    pub fairness: Fairness,
    /// The question to everybody that is open.
    pub question: Option<Question>,
    /// The open absences.
    pub absences: Vec<Absence>,
    /// When the bot last came back to a table where somebody had been asked something.
    pub returned: Option<Return>,
    /// Whether its channel is closed to the bot.
    pub parked: bool,
    /// Whether time stands still, as all have agreed.
    pub paused: bool,
    /// Since when time stands still.
    pub still: Standstill,
    /// Whether it was closed because its channel was deleted: it can be brought to another.
    pub vanished: bool,
    /// Who sits or has sat on seats that were taken over or freed.
    pub sat: Vec<(Seat, u64)>,
    /// The people whom a moderator has taken off their seats.
    pub freed: Vec<u64>,
    /// Whether a moderator has decided that the finished game does not count.
    pub discounted: bool,
    /// Whether the lobby was opened for the people of an earlier game, and the game begins when every seat is taken.
    pub reunion: bool,
    /// How the lobby has looked for players.
    pub search: Search,
}

impl Facts {
    /// Takes in a row.
    pub(super) fn take(&mut self, row: &Row) {
        self.next = row.seq + 1;
        self.log.extend(LogEntry::of(row));
        self.asides.extend(Aside::of(row));
        self.fairness.take(row);
        self.search.take(row);
        self.still.take(row);
        Absence::take(&mut self.absences, row);
        Question::take(&mut self.question, row);
        match &row.deed {
            Deed::Undo(cut) => self.log.retain(|logged| !cut.seqs.contains(&logged.seq)),
            Deed::Take(before) => {
                let both = before.iter().copied().chain([row.user]);
                let sat = row.seat.into_iter().flat_map(|seat| both.clone().map(move |user| (seat, user)));
                self.sat.extend(sat);
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
            Deed::End(reason) => self.vanished = *reason == EndReason::ChannelDeleted,
            Deed::Discount => self.discounted = true,
            Deed::Reunion => self.reunion = true,
            _ => {}
        }
    }

    /// The number of the row with which somebody else got that seat.
    pub(crate) fn taken(&self, seat: Seat) -> Option<i64> {
        self.asides.iter().rev().find(|aside| aside.left(seat).is_some()).map(|aside| aside.seq)
    }

    /// How often something drawn or shown was taken back with nobody else there to ask.
    pub fn taken_back(&self) -> usize {
        self.asides.iter().filter(|aside| aside.is_taken_back()).count()
    }

    /// How often somebody asked for a hint with nobody else there to learn of it.
    pub fn own_hints(&self) -> usize {
        self.asides.iter().filter(|aside| aside.is_own_hint()).count()
    }
}
