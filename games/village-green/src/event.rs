//! Events at the table, for narration.

use super::action::{Kind, Sequence, Source};
use super::components::award::AwardId;
use super::components::green::GreenId;
use super::components::place::{Line, Place};
use super::state::Ending;
use rules::Seat;

/// An event at the table. What others must not know is said with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A seat has chosen how to lay the awards dealt; `again`: it had chosen before. Only the seat knows how.
    Arranged {
        seat: Seat,
        again: bool,
        awards: [AwardId; 3],
    },
    /// All have chosen: the awards lie above columns A, B and C.
    Opened {
        seat: Seat,
        awards: [AwardId; 3],
    },
    /// The first player was drawn; solo there is no such event.
    First(Seat),
    /// A seat has taken a green card. From the deck, only the seat knows which.
    Took {
        seat: Seat,
        source: Source,
        card: GreenId,
    },
    /// A new card lies in the green row.
    GreenUp(GreenId),
    /// A seat has laid a card of its hand, and what it covers.
    Laid {
        seat: Seat,
        card: GreenId,
        place: Place,
        over: Option<GreenId>,
    },
    /// A seat has put a card of its hand into the box. Only the seat knows which.
    Discarded {
        seat: Seat,
        card: GreenId,
    },
    /// A seat has taken an award. From the deck, only the seat knows which.
    TookAward {
        seat: Seat,
        source: Source,
        award: AwardId,
    },
    /// A new award lies in the row.
    AwardUp(AwardId),
    /// A seat has laid an award, and what it covers.
    Headed {
        seat: Seat,
        award: AwardId,
        line: Line,
        over: Option<AwardId>,
    },
    /// A structure has been laid, but no award is left.
    NoAward(Seat),
    /// A seat has turned its village card and put a row under the deck. Only the seat knows in which order.
    Renewed {
        seat: Seat,
        kind: Kind,
        order: Sequence,
    },
    /// A seat has turned its village card to cover any green card.
    Covering(Seat),
    /// A seat had nothing to do on its turn.
    Passed(Seat),
    /// The round at hand is the last.
    LastRound(Ending),
    /// Solo: the player wants no more.
    Stopped(Seat),
    Resigned(Seat),
    Over,
}
