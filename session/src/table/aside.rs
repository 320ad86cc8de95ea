//! Asides: what happened at a table beside the game, and is told with it: hints, what was taken back, and who sat on a seat from when on.

use rules::{Seat, Words};

use super::author::Author;
use super::kind::Kind;
use super::row::Row;

/// The end of the body of a row that hands a seat over for one move.
pub(crate) const ONE_MOVE: &str = " once";
/// The end of the body of a row with which somebody did alone what takes the agreement or the knowledge of other people where there are any.
pub(crate) const ALONE: &str = " alone";

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
    /// Somebody else plays there from now on, in the place of whoever has that number.
    Taken(u64),
    /// A computer sits there from now on, as a moderator has decided, in the place of whoever has that number.
    Freed(u64),
}

impl Aside {
    /// The asides that rows tell of, in order.
    pub(crate) fn all(rows: &[Row]) -> Vec<Aside> {
        rows.iter().filter_map(Aside::of).collect()
    }

    fn of(row: &Row) -> Option<Aside> {
        let what = match row.kind {
            Kind::Hint => match row.body.strip_suffix(ALONE) {
                Some(decision) => What::OwnHint(decision.parse().ok()?),
                None => What::Hint(row.body.parse().ok()?),
            },
            Kind::Undo if row.body.ends_with(ALONE) => What::TakenBack,
            Kind::Ask => What::Asked,
            Kind::Agree | Kind::Decline => What::Answered,
            Kind::HandOver if row.body.ends_with(ONE_MOVE) => What::StoodIn,
            Kind::HandOver => What::Kept,
            Kind::ComeBack if row.author == Author::Person => What::Back,
            // Rows of the first versions do not say whose seat it was.
            Kind::Take => What::Taken(row.body.parse().unwrap_or_default()),
            Kind::Free => What::Freed(row.body.parse().unwrap_or_default()),
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

    /// The number of whoever sat on that seat until then, if somebody else does from then on.
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
