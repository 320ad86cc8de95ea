//! Absences, and what their rows in the log say of them.

use rules::{Seat, SeatSet};

use super::body::{EndReason, Vote};
use super::deed::Deed;
use super::remedy::Remedy;
use super::row::Row;
use super::set_back::since;
use crate::time::DAY;

/// The silence after which the others are asked where no time runs out, in seconds: three days.
pub(crate) const SILENT: i64 = 3 * DAY;

/// Somebody for whom the table waits in vain, and what the others wish to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Its public number.
    pub number: i64,
    /// Whose time has run out.
    pub seat: Seat,
    /// The time at which the others were asked.
    pub since: i64,
    /// The votes of the others: the last one of each.
    pub votes: Vec<(Seat, Remedy)>,
}

impl Absence {
    /// Takes in what a row says of those that are open.
    pub(super) fn take(open: &mut Vec<Absence>, row: &Row) {
        match (&row.deed, row.seat) {
            (Deed::TimeUp, Some(seat)) => {
                open.push(Absence { number: row.known_as(), seat, since: row.at, votes: Vec::new() });
            }
            (Deed::Vote(Vote { absence: number, remedy: Some(remedy) }), Some(seat)) => {
                if let Some(absence) = open.iter_mut().find(|absence| Some(absence.number) == *number) {
                    absence.forget_vote(seat);
                    absence.votes.push((seat, *remedy));
                }
            }
            // Of an end in its channel the others are told, absence by absence.
            (Deed::End(EndReason::ChannelDeleted), _) => open.clear(),
            (Deed::Remedy(Vote { absence: number, .. }) | Deed::Back(number), _) => {
                open.retain(|absence| Some(absence.number) != *number);
            }
            (Deed::Take(_) | Deed::Free(_), Some(seat)) => {
                open.iter_mut().for_each(|absence| absence.forget_vote(seat));
            }
            _ => {}
        }
        open.iter_mut().for_each(|absence| absence.since = since(row, absence.since));
    }

    /// Drops the vote of somebody who no longer sits on that seat.
    fn forget_vote(&mut self, seat: Seat) {
        self.votes.retain(|(voter, _)| *voter != seat);
    }

    /// The seats that vote for a remedy.
    pub fn voters(&self, remedy: Remedy) -> SeatSet {
        self.votes.iter().filter(|(_, vote)| *vote == remedy).map(|(seat, _)| *seat).collect()
    }
}
