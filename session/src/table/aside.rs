//! Asides: what happened at a table beside the game, and is told with it: hints, what was taken back, and who sat on a seat from when on.

use games::{Seat, Words};

use super::author::Author;
use super::body::Hinted;
use super::deed::Deed;
use super::row::Row;

/// Something that happened beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The number of its row.
    pub seq: i64,
    /// The seat that it concerns.
    pub seat: Seat,
    /// What happened.
    what: What,
}

/// What happened beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// A hint was asked for, for the decision with that number.
    Hint(u32),
    /// The same where nobody else is there to be told of it.
    OwnHint(u32),
    /// Something that was drawn or shown was taken back, and nobody else was asked.
    TakenBack,
    /// A computer makes one move there.
    StoodIn,
    /// A computer plays there from now on.
    Kept,
    /// The person plays there again.
    Back,
    /// Everybody was asked something.
    Asked,
    /// The question was answered.
    Answered,
    /// Somebody else plays there from now on, in the place of the one who has that number.
    Taken(u64),
    /// A computer sits there from now on, as a moderator has decided, in the place of the one who has that number.
    Freed(u64),
}

impl Aside {
    /// The aside that a row tells of, if it is one.
    pub(super) fn of(row: &Row) -> Option<Aside> {
        let what = match &row.deed {
            Deed::Hint(Hinted { decision, alone: true }) => What::OwnHint((*decision)?),
            Deed::Hint(Hinted { decision, alone: false }) => What::Hint((*decision)?),
            Deed::Undo(cut) if cut.alone => What::TakenBack,
            Deed::Ask(_) => What::Asked,
            Deed::Agree(_) | Deed::Decline(_) => What::Answered,
            Deed::HandOver(keeper) if keeper.once => What::StoodIn,
            Deed::HandOver(_) => What::Kept,
            Deed::ComeBack if row.author == Author::Person => What::Back,
            // Rows of the first versions do not say whose seat it was.
            Deed::Take(before) => What::Taken(before.unwrap_or_default()),
            Deed::Free(before) => What::Freed(before.unwrap_or_default()),
            _ => return None,
        };
        Some(Aside { seq: row.seq, seat: row.seat?, what })
    }

    /// Whether it is a hint for that decision of the seat.
    pub(crate) fn is_hint(&self, seat: Seat, decision: u32) -> bool {
        self.seat == seat && [What::Hint(decision), What::OwnHint(decision)].contains(&self.what)
    }

    /// Whether a hint was asked for of which nobody else was told.
    pub(crate) const fn is_own_hint(&self) -> bool {
        matches!(self.what, What::OwnHint(_))
    }

    /// Whether something that was drawn or shown was taken back without asking anybody.
    pub(crate) fn is_taken_back(&self) -> bool {
        self.what == What::TakenBack
    }

    /// Whether everybody but that seat was asked something.
    pub(crate) fn is_question_to(&self, seat: Seat) -> bool {
        self.what == What::Asked && self.seat != seat
    }

    /// Whether it is told in the story: of somebody's own hints nothing is told before the end, and questions have messages of their own.
    pub(crate) const fn is_told(&self) -> bool {
        !matches!(self.what, What::OwnHint(_) | What::Asked | What::Answered)
    }

    /// The number of the one who sat on that seat until then, if somebody else does from then on.
    pub(crate) fn left(&self, seat: Seat) -> Option<u64> {
        match self.what {
            What::Taken(number) | What::Freed(number) if self.seat == seat => Some(number),
            _ => None,
        }
    }

    /// Whether a person plays on that seat from then on: the one who sat there, or somebody else.
    pub(crate) fn is_return_to(&self, seat: Seat) -> bool {
        self.seat == seat && matches!(self.what, What::Back | What::Taken(_))
    }

    /// Its sentence in the story.
    pub(crate) fn say(&self, words: &dyn Words) -> String {
        let key = match self.what {
            What::Asked | What::Answered => return String::new(),
            What::Hint(_) | What::OwnHint(_) => "story-hint",
            What::TakenBack => "story-taken-back",
            What::StoodIn => "story-stood-in",
            What::Kept | What::Freed(_) => "story-kept",
            What::Back => "story-back",
            What::Taken(_) => "story-taken",
        };
        words.text(key, &[("name", self.seat.into())])
    }
}
