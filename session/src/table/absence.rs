//! Absences, and what their rows in the log say of them.

use rules::{Seat, SeatSet};

use super::kind::Kind;
use super::remedy::Remedy;
use super::row::Row;
use super::still::SetBack;
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
    /// The absences that the rows have left open.
    pub(crate) fn open(rows: &[Row]) -> Vec<Absence> {
        let mut open: Vec<Absence> = Vec::new();
        for row in rows {
            let mut words = row.body.split(' ');
            let number = words.next().and_then(|number| number.parse::<i64>().ok());
            match (row.kind, row.seat) {
                (Kind::TimeUp, Some(seat)) => {
                    open.push(Absence { number: row.known_as(), seat, since: row.at, votes: Vec::new() });
                }
                (Kind::Vote, Some(seat)) => {
                    let remedy = words.next().and_then(|word| word.parse().ok());
                    let absence = open.iter_mut().find(|absence| Some(absence.number) == number);
                    if let (Some(absence), Some(remedy)) = (absence, remedy) {
                        absence.vote(seat, remedy);
                    }
                }
                (Kind::End, _) => open.clear(),
                (Kind::Remedy | Kind::Back, _) => open.retain(|absence| Some(absence.number) != number),
                (Kind::Take | Kind::Free, Some(seat)) => {
                    open.iter_mut().for_each(|absence| absence.forget_vote(seat));
                }
                _ => {}
            }
            let set_back = SetBack::of(row);
            for absence in &mut open {
                let right = || set_back.map(|set_back| set_back.right(absence.since));
                let anew = row.begins_anew().then_some(row.at);
                absence.since = anew.or_else(right).unwrap_or(absence.since);
            }
        }
        open
    }

    pub(crate) fn vote(&mut self, seat: Seat, remedy: Remedy) {
        self.forget_vote(seat);
        self.votes.push((seat, remedy));
    }

    /// Drops the vote of somebody who no longer sits on that seat.
    pub(crate) fn forget_vote(&mut self, seat: Seat) {
        self.votes.retain(|(voter, _)| *voter != seat);
    }

    /// The seats that vote for a remedy.
    pub fn voters(&self, remedy: Remedy) -> SeatSet {
        self.votes.iter().filter(|(_, vote)| *vote == remedy).map(|(seat, _)| *seat).collect()
    }
}
