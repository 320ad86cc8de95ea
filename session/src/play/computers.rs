//! Which computers are to act.

use rules::{Seat, SeatSet};
use tabletop::beside;

use super::appeal;
use crate::absence::unattended;
use crate::table::{LogEntry, Session, Status};

impl Session {
    /// Whether a computer must act here, or may break in.
    pub fn waits_for_computers(&self) -> bool {
        !self.computers_to_act().is_empty() || !self.computers_beside().is_empty()
    }

    /// The computers that the game waits for. Computers to which an offer is made answer it first. While people are asked, all of them or
    /// by an offer to which nobody has agreed yet, other computers wait, so that it does not lapse before people can answer. Where nothing
    /// can be posted, computers that play out a game for a watcher wait too.
    pub fn computers_to_act(&self) -> SeatSet {
        let unseen = self.parked && unattended::is_unattended(self);
        let (Some(table), Status::Live, None, false) = (self.table(), self.status, &self.question, unseen)
        else {
            return SeatSet::EMPTY;
        };
        let computer =
            |seat: &Seat| self.seat(*seat).is_some_and(|row| row.computer().is_some() && row.left.is_none());
        let (open, agreed) = self
            .appeal()
            .map_or((SeatSet::EMPTY, SeatSet::EMPTY), |(_, appeal)| (appeal.open, appeal.agreed));
        let answering: SeatSet = open.iter().filter(computer).collect();
        let patient = agreed.is_empty() && !appeal::silent(self).is_empty();
        if !answering.is_empty() || patient {
            return answering;
        }
        table.turn().must().iter().filter(computer).collect()
    }

    /// The computers that may break in though the game waits for others, in the order in which they are asked: each once after every act,
    /// beginning next to the actor.
    pub fn computers_beside(&self) -> Vec<Seat> {
        let last = self
            .log
            .last()
            .and_then(LogEntry::seat)
            .filter(|_| !self.parked || !unattended::is_unattended(self));
        let (Some(table), Some(last), Status::Live, None) = (self.table(), last, self.status, &self.question)
        else {
            return Vec::new();
        };
        let computers = self.seats.iter().filter(|row| row.computer().is_some() && row.left.is_none());
        beside(table, last, computers.map(|row| row.seat).collect())
    }
}
