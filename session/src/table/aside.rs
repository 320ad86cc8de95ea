//! Asides: what happened at a table besides the game and is told with it: hints, take-backs, and changes of sitters.

use rules::{Seat, Words};

use super::author::Author;
use super::body::HintRow;
use super::deed::Deed;
use super::row::Row;

/// Something that happened besides the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The number of its row.
    pub seq: i64,
    /// The seat that it concerns.
    pub seat: Seat,
    /// What was done.
    deed: Deed,
    /// The time at which it was done.
    pub at: i64,
}

impl Aside {
    /// The aside that a row is, if it is one.
    pub(super) fn of(row: &Row) -> Option<Aside> {
        let is_one = match &row.deed {
            Deed::Hint(hinted) => hinted.decision.is_some(),
            Deed::Undo(cut) => cut.alone,
            Deed::ComeBack => row.author == Author::Person,
            Deed::Ask(_) | Deed::Agree(_) | Deed::Decline(_) => true,
            Deed::HandOver(_) | Deed::Take(_) | Deed::Free(_) => true,
            _ => false,
        };
        let seat = row.seat.filter(|_| is_one)?;
        Some(Aside { seq: row.seq, seat, deed: row.deed.clone(), at: row.at })
    }

    /// Whether it is a hint for that decision of the seat.
    pub(crate) fn is_hint(&self, seat: Seat, decision: u32) -> bool {
        self.seat == seat && matches!(self.deed, Deed::Hint(hinted) if hinted.decision == Some(decision))
    }

    /// Whether somebody asked for a hint that nobody else learned of.
    pub(crate) const fn is_own_hint(&self) -> bool {
        matches!(self.deed, Deed::Hint(HintRow { alone: true, .. }))
    }

    /// Whether something drawn or shown was taken back without asking anybody.
    pub(crate) const fn is_taken_back(&self) -> bool {
        matches!(self.deed, Deed::Undo(_))
    }

    /// Whether everybody but that seat was asked something.
    pub(crate) fn is_question_to(&self, seat: Seat) -> bool {
        matches!(self.deed, Deed::Ask(_)) && self.seat != seat
    }

    /// Whether the story includes it: a person's own hints stay untold before the end, and questions have messages of their own.
    pub(crate) const fn is_told(&self) -> bool {
        !self.is_own_hint() && !matches!(self.deed, Deed::Ask(_) | Deed::Agree(_) | Deed::Decline(_))
    }

    /// The number of the person who sat on that seat before, if somebody else does from then on. Rows of the first versions lack it.
    pub(crate) fn left(&self, seat: Seat) -> Option<u64> {
        match self.deed {
            Deed::Take(before) | Deed::Free(before) if self.seat == seat => Some(before.unwrap_or_default()),
            _ => None,
        }
    }

    /// Whether a person plays on that seat from then on: its owner, or somebody else.
    pub(crate) fn is_return_to(&self, seat: Seat) -> bool {
        self.seat == seat && matches!(self.deed, Deed::ComeBack | Deed::Take(_))
    }

    /// Its sentence in the story.
    pub(crate) fn say(&self, words: &dyn Words) -> String {
        let key = match &self.deed {
            Deed::Hint(_) => "story-hint",
            Deed::Undo(_) => "story-taken-back",
            Deed::HandOver(keeper) if keeper.once => "story-stood-in",
            Deed::HandOver(_) | Deed::Free(_) => "story-kept",
            Deed::ComeBack => "story-back",
            Deed::Take(_) => "story-taken",
            _ => return String::new(),
        };
        words.text(key, &[("name", self.seat.into())])
    }
}
