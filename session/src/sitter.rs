//! Sitters: the people and computers on the seats of a table.

use games::{AnyTable, Level, Seat, SeatSet, Viewer};
use sha2::{Digest as _, Sha256};

use super::{Bank, Call, Logged, Orders, Reminders, Rhythm, Session, Status, is_forgotten};

/// The numbers of computers: where people are stored by Discord's number, a computer takes the lowest of these that is free at its
/// table. No person has one of them, and 0 is the bot.
const COMPUTERS: std::ops::RangeInclusive<u16> = 1..=999;

/// A person or a computer on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, as Discord described them when they last did something.
    Person {
        /// Discord's number of the user.
        user: u64,
        /// The name that the server called them by.
        name: String,
        /// Discord's unique name.
        username: String,
        /// Discord's locale of their client.
        locale: String,
    },
    /// A computer. Everybody sees that it is one.
    Computer {
        /// Its number at the table, from 1.
        number: u16,
        /// Its strength.
        level: Level,
    },
}

impl Sitter {
    /// The number by which the table knows the sitter: a person's at Discord, a computer's own.
    pub const fn number(&self) -> u64 {
        match self {
            Sitter::Person { user, .. } => *user,
            Sitter::Computer { number, .. } => *number as u64,
        }
    }

    /// Discord's number of a person; none of a computer or of somebody who is forgotten, whom nobody can call.
    pub const fn user(&self) -> Option<u64> {
        match self {
            Sitter::Person { user, .. } if !is_forgotten(*user) => Some(*user),
            Sitter::Person { .. } | Sitter::Computer { .. } => None,
        }
    }

    /// Whether a computer sits there.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Sitter::Computer { .. })
    }
}

/// One seat that is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat.
    pub seat: Seat,
    /// The sitter.
    pub sitter: Sitter,
    /// The strength of the computer that plays for a person who has handed the seat over.
    pub caretaker: Option<Level>,
    /// Grows whenever what is asked of the seat changes. A button carries the number it was made for.
    pub decision: u32,
    /// The time since which the game waits for the seat, in seconds since 1970; none while it does not wait for it.
    pub asked_since: Option<i64>,
    /// How far its person has been called for what the game asks.
    pub call: Call,
    /// How often its person has been reminded of that.
    pub reminders: Reminders,
    /// When they are there, and how they wish to be called; of a computer the default.
    pub rhythm: Rhythm,
    /// The time that they have left, where the table has a pace.
    pub bank: Bank,
    /// The time before which the others are not asked what is to be done without them.
    pub respite: Option<i64>,
    /// Whether the caretaker goes as soon as the game no longer waits for the seat.
    pub stands_in: bool,
    /// The public number of the offer by which somebody else may take the seat.
    pub offered: Option<i64>,
    /// What its person has decided ahead.
    pub orders: Orders,
    /// The time they sat down.
    pub joined: i64,
    /// The time they resigned.
    pub left: Option<i64>,
}

impl SeatRow {
    /// A seat that has just been taken.
    pub(crate) fn new(seat: Seat, sitter: Sitter, now: i64) -> SeatRow {
        SeatRow {
            seat,
            sitter,
            caretaker: None,
            decision: 0,
            asked_since: None,
            call: Call::Quiet,
            reminders: Reminders::default(),
            rhythm: Rhythm::default(),
            bank: Bank::default(),
            respite: None,
            stands_in: false,
            offered: None,
            orders: Orders::default(),
            joined: now,
            left: None,
        }
    }

    /// The strength of the computer that plays on the seat, its own or a person's caretaker.
    pub const fn computer(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Computer { level, .. } => Some(level),
            Sitter::Person { .. } => self.caretaker,
        }
    }

    /// Whether the game waits for the seat.
    pub const fn must(&self) -> bool {
        self.asked_since.is_some()
    }
}

impl Session {
    /// The seat of the person or computer with that number.
    pub fn seat_of(&self, number: u64) -> Option<Seat> {
        self.seats.iter().find(|row| row.sitter.number() == number).map(|row| row.seat)
    }

    /// That seat's row.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
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

    /// Discord's numbers of the people whose seats those are, whoever plays for them.
    pub fn owning(&self, seats: SeatSet) -> Vec<u64> {
        seats.iter().filter_map(|seat| self.seat(seat)?.sitter.user()).collect()
    }

    /// The seats that the game waits for, and those to which it comes back within the same turn.
    pub(super) fn on_turn(&self) -> SeatSet {
        self.table().map_or(SeatSet::EMPTY, AnyTable::on_turn)
    }

    /// The number of the row with which somebody took that seat over from somebody else.
    pub(super) fn taken(&self, seat: Seat) -> Option<i64> {
        self.asides.iter().rev().find(|aside| aside.is_change_of(seat)).map(|aside| aside.seq)
    }

    /// Discord's numbers of the people on those seats; those for whom computers play are left out.
    pub fn users(&self, seats: SeatSet) -> Vec<u64> {
        let rows = seats.iter().filter_map(|seat| self.seat(seat));
        rows.filter(|row| row.caretaker.is_none()).filter_map(|row| row.sitter.user()).collect()
    }

    /// The computers that the game waits for: to take their turn, or to answer an appeal. While people are asked, everybody or those whom
    /// an offer addresses, they wait too, so that it does not lapse before anybody can answer.
    pub fn computers_to_act(&self) -> SeatSet {
        let (Some(table), Status::Live, None) = (self.table(), self.status, &self.question) else {
            return SeatSet::EMPTY;
        };
        let open = self.appeal().map_or(SeatSet::EMPTY, |(_, appeal)| appeal.open);
        let patient = !self.silent().is_empty();
        let waits = |seat: Seat| open.contains(seat) || (!patient && table.turn().must().contains(seat));
        let computers = self.seats.iter().filter(|row| row.computer().is_some() && row.left.is_none());
        computers.map(|row| row.seat).filter(|&seat| waits(seat)).collect()
    }

    /// The computers that may break in though the game waits for others, in the order in which they are asked: each once behind whatever
    /// somebody has done, beginning next to them.
    pub fn computers_beside(&self) -> Vec<Seat> {
        let last = self.log.last().and_then(Logged::seat);
        let (Some(table), Some(last), Status::Live, None) = (self.table(), last, self.status, &self.question)
        else {
            return Vec::new();
        };
        let (turn, count) = (table.turn(), self.seats.len());
        let others = std::iter::successors(Some(last.next(count as u8)), |seat| Some(seat.next(count as u8)));
        let computers = others.take(count.saturating_sub(1)).filter(|&seat| {
            let computer = self.seat(seat).is_some_and(|row| row.computer().is_some() && row.left.is_none());
            computer && turn.may().contains(seat)
        });
        let computers: Vec<Seat> = computers.collect();
        let open = !computers.is_empty() && table.sight(Viewer::Public).interruptible();
        if open { computers } else { Vec::new() }
    }

    /// The seed of a computer's decision on that seat as the table stands.
    pub fn computer_seed(&self, seat: Seat) -> u64 {
        computer_seed(&self.secret, seat, self.log.len() as u64)
    }

    /// The lowest number that is free for a computer.
    pub(super) fn free_number(&self) -> Option<u16> {
        COMPUTERS.into_iter().find(|&number| self.seat_of(number.into()).is_none())
    }
}

/// The seed of a computer's decision on a seat of the table with that secret, behind so many entries. Nobody can foresee it, taking back
/// does not change it, and whoever knows the secret can compute it again.
pub fn computer_seed(secret: &[u8; 32], seat: Seat, entries: u64) -> u64 {
    let mut hash = Sha256::new_with_prefix("computer");
    hash.update(secret);
    hash.update([seat.0]);
    hash.update(entries.to_be_bytes());
    seed(&hash.finalize())
}

/// The number that the first eight bytes of a hash make.
pub(super) fn seed(hash: &[u8]) -> u64 {
    hash.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}
