//! Events, to be told.

use serde::{Deserialize, Serialize};

use super::action::Deal;
use super::components::board::{Corner, Edge, Hex};
use super::components::cards::{Cards, Development, Resource};
use rules::{Seat, SeatSet};

/// A piece on its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Piece {
    /// A road on that edge.
    Road(Edge),
    /// A settlement on that corner.
    Settlement(Corner),
    /// A city on that corner.
    City(Corner),
}

/// An event. Secrets in it: the card of [`Bought`](Event::Bought) and [`Robbed`](Event::Robbed), and
/// the cards of [`Chose`](Event::Chose).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    /// The dice were rolled, and the land yielded.
    Rolled {
        /// The seat that rolled.
        seat: Seat,
        /// The two dice.
        dice: (u8, u8),
        /// The cards that each seat got.
        gains: [Cards; 4],
    },
    /// The bank could not pay all that was due of a kind.
    Shortage(Resource),
    /// The second settlement of the founding paid.
    Paid(Seat, Cards),
    /// A piece was built.
    Built {
        /// The seat that did it.
        seat: Seat,
        /// The piece and its place.
        piece: Piece,
    },
    /// A development card was bought.
    Bought {
        /// The seat that did it.
        seat: Seat,
        /// The card; a secret of the buyer.
        card: Option<Development>,
    },
    /// A development card was played.
    Played(Seat, Development),
    /// The second free road was left.
    Stopped(Seat),
    /// The cards of a year of plenty.
    Plenty(Seat, Cards),
    /// A monopoly took the cards of one kind.
    Monopoly {
        /// The seat that took them.
        seat: Seat,
        /// The kind.
        kind: Resource,
        /// The number from each seat.
        from: [u8; 4],
    },
    /// Some seats have too many cards and must discard half: so many each.
    MustDiscard([u8; 4]),
    /// A seat has chosen what to discard; the cards are its secret.
    Chose(Seat, Option<Cards>),
    /// All have chosen: the discard of a seat.
    Discarded(Seat, Cards),
    /// The robber was moved.
    Robbed {
        /// The seat that did it.
        seat: Seat,
        /// The robber's new hex.
        hex: Hex,
        /// The seat that was robbed.
        victim: Option<Seat>,
        /// Whether the victim had a card.
        stolen: bool,
        /// The card; a secret of the two.
        card: Option<Resource>,
    },
    /// A trade with the bank.
    Banked {
        /// The seat that traded.
        seat: Seat,
        /// The cards that went to the bank.
        give: Cards,
        /// The kind of the card that came from it.
        take: Resource,
    },
    /// A trade was offered.
    Offered {
        /// The seat that did it.
        seat: Seat,
        /// The deal, as the offerer says it.
        deal: Deal,
        /// The seats addressed.
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
        /// The seat whose turn it is.
        seat: Seat,
        /// The other one.
        with: Seat,
        /// The deal, as the first says it.
        deal: Deal,
    },
    /// The longest road changed hands, or was set aside.
    LongestRoad(Option<Seat>, u8),
    /// The largest army changed hands.
    LargestArmy(Seat, u8),
    /// A turn ended, that seat's begins.
    Turn(Seat),
    /// The current player has won.
    Won {
        /// The winner.
        seat: Seat,
        /// All points of the winner.
        points: u8,
        /// The points that were hidden until now.
        hidden: u8,
    },
}

impl Event {
    /// How important it is to a player who comes back after a turn; 0 is not worth telling.
    pub(super) const fn weight(self) -> u8 {
        match self {
            Event::Turn(_) | Event::Chose(..) | Event::Withdrawn(_) => 0,
            Event::Stopped(_) | Event::Shortage(_) | Event::Declined(_) => 1,
            Event::Played(..) | Event::Banked { .. } | Event::Offered { .. } | Event::Accepted(_) => 2,
            Event::Countered(..) | Event::Paid(..) | Event::Discarded(..) => 2,
            Event::Rolled { .. } | Event::Bought { .. } | Event::Plenty(..) => 3,
            Event::Built { piece: Piece::Road(_), .. } => 3,
            Event::Traded { .. } => 4,
            Event::MustDiscard(_) | Event::Robbed { .. } => 5,
            Event::Built { .. } => 6,
            Event::Monopoly { .. } => 7,
            Event::LongestRoad(..) | Event::LargestArmy(..) => 8,
            Event::Won { .. } => 9,
        }
    }

    /// The event without its secrets, as it may be kept for everybody to see.
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
