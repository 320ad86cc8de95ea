//! Questions to everybody.

use rules::{Seat, SeatSet};

use super::deed::Deed;
use super::matter::Matter;
use super::row::Row;
use super::set_back::since;

/// A question to everybody at the table. Computers are not asked: they agree to what all people agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its public number.
    pub number: i64,
    /// The matter that it is about.
    pub matter: Matter,
    /// The seat that asks, and so agrees.
    pub asked_by: Seat,
    /// The people whose agreement is needed.
    pub needed: SeatSet,
    /// The people who agree.
    pub agreed: SeatSet,
    /// When it was asked.
    pub since: i64,
}

/// The fate of a question that is closed.
pub(crate) enum Fate {
    /// Everybody agreed.
    Granted,
    /// That seat declined, or the person who asked withdrew it.
    Declined(Seat),
    /// The game has moved on.
    Lapsed,
    /// Somebody who plays has not answered for too long.
    Unanswered,
}

impl Question {
    /// Takes a row into the open question. Whom it asks follows from the table.
    pub(super) fn take(open: &mut Option<Question>, row: &Row) {
        if let Deed::Ask(matter) = &row.deed {
            let (asked_by, since, needed) = (row.seat.unwrap_or(Seat(0)), row.at, SeatSet::EMPTY);
            let (number, matter, agreed) = (row.known_as(), matter.clone(), SeatSet::one(asked_by));
            *open = Some(Question { number, matter, asked_by, needed, agreed, since });
        }
        let Some(question) = open else { return };
        question.since = since(row, question.since);
        match row.deed {
            Deed::Agree(_) => question.agreed = row.seat.into_iter().fold(question.agreed, SeatSet::with),
            // Ending can also be asked at a table where nothing can be played.
            Deed::Freeze(_) if question.matter == Matter::End => {}
            Deed::Decline(_)
            | Deed::Lapse(_)
            | Deed::Act(_)
            | Deed::Auto(_)
            | Deed::Undo(_)
            | Deed::Resign
            | Deed::HandOver(_)
            | Deed::ComeBack
            | Deed::Take(_)
            | Deed::Free(_)
            | Deed::Pause
            | Deed::Freeze(_)
            | Deed::Adopt(_)
            | Deed::End(_) => *open = None,
            _ => {}
        }
    }

    /// The people who have not answered yet.
    pub fn missing(&self) -> SeatSet {
        self.needed.iter().filter(|&seat| !self.agreed.contains(seat)).collect()
    }
}
