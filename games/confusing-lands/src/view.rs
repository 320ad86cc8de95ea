//! The part of a position that one viewer may know.

use serde::Serialize;

use super::action::Action;
use super::components::card::{Card, CardSet};
use super::components::land::Land;
use super::score::Tally;
use super::state::{ConfusingLands, Step};
use rules::{Game as _, Seat, SeatSet, Turn, Viewer};

/// A position as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(super) viewer: Viewer,
    pub(super) turn: Turn,
    pub(super) step: Step,
    /// Rounds finished.
    pub(super) round: u8,
    pub(super) shared: Card,
    /// The deck's top card, which shows its plain face.
    pub(super) top: Card,
    /// Number of cards in the deck, the top one included.
    pub(super) deck: usize,
    /// Solo: the deck's top cards that were discarded.
    pub(super) topped: CardSet,
    pub(super) places: Vec<SeatView>,
}

/// A seat as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SeatView {
    pub(super) seat: Seat,
    pub(super) land: Land,
    /// The land's worth.
    #[serde(skip)]
    pub(super) tally: Tally,
    pub(super) aside: CardSet,
    pub(super) fresh: bool,
    pub(super) blocked: bool,
    /// Whether the seat has committed to a choice.
    pub(super) ready: bool,
    /// The hand, if the viewer knows it.
    pub(super) hand: Option<CardSet>,
    /// The committed choice, if it is the viewer's own.
    pub(super) chosen: Option<Action>,
    /// Solo: the cards discarded from the hand, if the viewer knows them.
    pub(super) discarded: Option<CardSet>,
}

/// Builds the view of one viewer.
pub(super) fn view(position: &ConfusingLands, viewer: Viewer) -> View {
    let over = position.step == Step::Over;
    // After the swap each of two players knows the card that the other received: it was its own.
    let passed = position.step == Step::Receive && viewer.seat().is_some();
    let places = Seat::first(position.seats).zip(&position.places).map(|(seat, side)| {
        let own = viewer.is(seat);
        SeatView {
            seat,
            land: side.land.clone(),
            tally: position.tally(seat),
            aside: side.aside,
            fresh: side.fresh,
            blocked: side.land.is_blocked(),
            ready: side.chosen.is_some(),
            hand: (own || passed || over).then_some(side.hand),
            chosen: side.chosen.filter(|_| own),
            discarded: (own || over).then_some(side.discarded),
        }
    });
    View {
        viewer,
        turn: position.turn(),
        step: position.step,
        round: position.round,
        shared: position.shared,
        top: position.top,
        deck: position.deck.len() + 1,
        topped: position.topped,
        places: places.collect(),
    }
}

impl View {
    /// The viewer's own place, if it has one.
    pub(super) fn own(&self) -> Option<&SeatView> {
        self.place(self.viewer.seat()?)
    }

    pub(super) fn place(&self, seat: Seat) -> Option<&SeatView> {
        self.places.get(seat.index())
    }

    /// Whether the game is over, by its last card or because everybody else has resigned.
    pub(super) fn is_over(&self) -> bool {
        self.turn.outcome().is_some()
    }

    /// Whether one person plays alone.
    pub(super) fn is_solo(&self) -> bool {
        self.places.len() == 1
    }

    /// The seats that must act.
    pub(super) fn must(&self) -> SeatSet {
        self.turn.must()
    }
}
