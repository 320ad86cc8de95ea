//! The seats of a table by owner, and by whether they are asked.

use rules::{Seat, SeatSet};
use tabletop::AnyTable;

use super::matter::Matter;
use super::seat::SeatRow;
use super::session::Session;
use super::sitter::COMPUTERS;

impl Session {
    /// The people whom the game waits for; a person who plays alone is never called.
    pub(crate) fn waited_for(&self) -> SeatSet {
        let people = if self.seats.len() > 1 { self.people() } else { SeatSet::EMPTY };
        people.iter().filter(|&seat| self.seat(seat).is_some_and(|row| row.must())).collect()
    }

    /// The people whom other people wait for.
    pub(crate) fn delaying(&self) -> SeatSet {
        let people = self.people();
        let asked = people.iter().filter(|&seat| self.seat(seat).is_some_and(|row| row.must()));
        if people.len() > 1 { asked.collect() } else { SeatSet::EMPTY }
    }

    /// The seat of the person or computer with that number.
    pub fn seat_of(&self, number: u64) -> Option<Seat> {
        self.seats.iter().find(|row| row.sitter.number() == number).map(|row| row.seat)
    }

    /// That seat's row.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// The row of a seat that is taken, to be changed.
    ///
    /// # Panics
    /// If nobody has taken that seat.
    pub(crate) fn row(&mut self, seat: Seat) -> &mut SeatRow {
        &mut self.seats[seat.index()]
    }

    /// The number of what is asked of that seat now.
    pub fn decision(&self, seat: Seat) -> u32 {
        self.seat(seat).map_or(0, |row| row.decision)
    }

    /// The seats that have not resigned.
    pub fn present(&self) -> SeatSet {
        self.seats.iter().filter(|row| row.left.is_none()).map(|row| row.seat).collect()
    }

    /// The seats of the people who play: whom the game may call, and whose agreement counts.
    pub fn people(&self) -> SeatSet {
        let people = self.seats.iter().filter(|row| row.left.is_none() && row.computer().is_none());
        people.map(|row| row.seat).collect()
    }

    /// The seats of the people whose game it is: those who play, and those for whom a computer does.
    pub fn owners(&self) -> SeatSet {
        let owners = self.seats.iter().filter(|row| row.left.is_none() && row.sitter.user().is_some());
        owners.map(|row| row.seat).collect()
    }

    /// The people whose game a matter touches: all who play; people who have left their seats to a computer too, if the game would end or
    /// what was done on their seat would be taken back.
    pub(crate) fn consenting(&self, matter: &Matter) -> SeatSet {
        let touched = |seat: &Seat| match matter {
            Matter::Pause => false,
            Matter::End => true,
            Matter::Undo(cut) => {
                self.log.iter().any(|logged| cut.contains(&logged.seq) && logged.is_act_of(*seat))
            }
        };
        self.people().iter().chain(self.owners().iter().filter(touched)).collect()
    }

    /// Discord's numbers of the owners of those seats, no matter who plays for them.
    pub fn owning(&self, seats: SeatSet) -> Vec<u64> {
        seats.iter().filter_map(|seat| self.seat(seat)?.sitter.user()).collect()
    }

    /// The seats that the game waits for, and those to which it returns within the same turn.
    pub(crate) fn on_turn(&self) -> SeatSet {
        self.table().map_or(SeatSet::EMPTY, AnyTable::on_turn)
    }

    /// Discord's numbers of the people on those seats, without those for whom computers play.
    pub fn users(&self, seats: SeatSet) -> Vec<u64> {
        let rows = seats.iter().filter_map(|seat| self.seat(seat));
        rows.filter(|row| row.caretaker.is_none()).filter_map(|row| row.sitter.user()).collect()
    }

    /// The lowest number that is free for a computer.
    pub(crate) fn free_number(&self) -> Option<u16> {
        COMPUTERS.into_iter().find(|&number| self.seat_of(number.into()).is_none())
    }
}
