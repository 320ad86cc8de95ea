//! What happens, to be told.

use serde::{Deserialize, Serialize};

use super::action::Deal;
use super::board::{Corner, Edge, Hex};
use super::cards::{Cards, Development, Resource};
use crate::{Seat, SeatSet};

/// What is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Piece {
    /// A road on that edge.
    Road(Edge),
    /// A settlement on that corner.
    Settlement(Corner),
    /// A city on that corner.
    City(Corner),
}

/// Something that happened. Secrets in it: the card of [`Bought`](Event::Bought) and [`Robbed`](Event::Robbed), and
/// the cards of [`Chose`](Event::Chose).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    /// The dice were rolled, and the land yielded.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What the dice show.
        dice: (u8, u8),
        /// What each seat got.
        gains: [Cards; 4],
    },
    /// The bank could not pay all that was due of a kind.
    Shortage(Resource),
    /// The second settlement of the founding paid.
    Paid(Seat, Cards),
    /// Something was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What and where.
        piece: Piece,
    },
    /// A development card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which; a secret of the buyer.
        card: Option<Development>,
    },
    /// A development card was played.
    Played(Seat, Development),
    /// The second free road was left.
    Stopped(Seat),
    /// The cards of a year of plenty.
    Plenty(Seat, Cards),
    /// What a monopoly took from each seat.
    Monopoly {
        /// Who took.
        seat: Seat,
        /// Of which kind.
        kind: Resource,
        /// How many from each seat.
        from: [u8; 4],
    },
    /// These seats have too many cards and must discard half.
    MustDiscard(SeatSet),
    /// A seat has chosen what to discard; the cards are its secret.
    Chose(Seat, Option<Cards>),
    /// All have chosen: what a seat discarded.
    Discarded(Seat, Cards),
    /// The robber was moved.
    Robbed {
        /// By whom.
        seat: Seat,
        /// Whereto.
        hex: Hex,
        /// Who was robbed.
        victim: Option<Seat>,
        /// Whether the victim had a card.
        stolen: bool,
        /// The card; a secret of the two.
        card: Option<Resource>,
    },
    /// A trade with the bank.
    Banked {
        /// Who traded.
        seat: Seat,
        /// What went to the bank.
        give: Cards,
        /// What came from it.
        take: Resource,
    },
    /// A trade was offered.
    Offered {
        /// By whom.
        seat: Seat,
        /// What for what, as the offerer says it.
        deal: Deal,
        /// To whom.
        to: SeatSet,
    },
    /// The open offer was agreed to.
    Accepted(Seat),
    /// The open offer was turned down.
    Declined(Seat),
    /// The open offer was answered with another.
    Countered(Seat, Deal),
    /// The open offer was withdrawn, or everybody has turned it down.
    Withdrawn(Seat),
    /// Two players traded.
    Traded {
        /// Whose turn it is.
        seat: Seat,
        /// The other one.
        with: Seat,
        /// What the first gave and got.
        deal: Deal,
    },
    /// The longest road changed hands, or was set aside.
    LongestRoad(Option<Seat>, u8),
    /// The largest army changed hands.
    LargestArmy(Seat, u8),
    /// A turn ended; whose turn begins.
    Turn(Seat),
    /// Someone has won.
    Won {
        /// Who.
        seat: Seat,
        /// With how many points.
        points: u8,
        /// How many of them were hidden until now.
        hidden: u8,
    },
}

impl Event {
    /// The same without its secrets, as it may be kept for everybody to see.
    pub(super) fn public(self) -> Event {
        match self {
            Event::Bought { seat, .. } => Event::Bought { seat, card: None },
            Event::Chose(seat, _) => Event::Chose(seat, None),
            Event::Robbed { seat, hex, victim, stolen, .. } => {
                Event::Robbed { seat, hex, victim, stolen, card: None }
            }
            event => event,
        }
    }
}
