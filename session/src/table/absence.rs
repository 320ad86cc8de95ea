//! Absences, and what the rows of the log say about them.

use rules::{Seat, SeatSet};

use super::body::{EndReason, Vote};
use super::deed::Deed;
use super::remedy::Remedy;
use super::row::Row;
use super::set_back::since;
use crate::time::DAY;

/// The silence after which the others are asked at tables where no time runs out, in seconds: three days.
pub(crate) const SILENT: i64 = 3 * DAY;

/// An absent person who keeps the table waiting, and the remedies that the others wish for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Its public number.
    pub number: i64,
    /// The seat whose time has run out.
    pub seat: Seat,
    /// When the others were asked.
    pub since: i64,
    /// The votes of the others: the last one of each.
    pub votes: Vec<(Seat, Remedy)>,
}

impl Absence {
    /// Takes a row into the open absences.
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
            // The end in a deleted channel closes all of them.
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

    /// Drops the vote of a person who no longer sits on that seat.
    fn forget_vote(&mut self, seat: Seat) {
        self.votes.retain(|(voter, _)| *voter != seat);
    }

    /// The seats that vote for a remedy.
    pub fn voters(&self, remedy: Remedy) -> SeatSet {
        self.votes.iter().filter(|(_, vote)| *vote == remedy).map(|(seat, _)| *seat).collect()
    }
}
